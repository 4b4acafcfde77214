import { createRoute, z } from '@hono/zod-openapi'
import {
  type Edition,
  type EditionInfo,
  findGlossaryTerm,
  type GlossaryView,
  listGlossary,
  suggestRules,
} from '../../library/index.ts'
import { findEdition } from '../editions/shelf.ts'
import { showEdition, showRef } from '../editions/show-rule.ts'
import type { AppContext } from '../env.ts'
import { answerJson } from '../http/answer-json.ts'
import { createRoutes } from '../http/api-routes.ts'
import { answerNotModified, CACHE, entityTag } from '../http/entity-tag.ts'
import { dependsOnHeader, languageOf } from '../http/language.ts'
import { serve } from '../http/serve.ts'
import { problemResponse } from '../problems/problem-response.ts'
import { problemResponses } from '../problems/problem-responses.ts'
import { editionParameter, kindParameter } from '../schemas/edition.ts'
import { glossaryEntry, glossaryTerm } from '../schemas/glossary.ts'
import { languageParameter } from '../schemas/language.ts'
import { listOf, wholeList } from '../schemas/list.ts'

const query = z.object({ edition: editionParameter, lang: languageParameter, kind: kindParameter })
const termList = listOf(glossaryTerm)

const listRoute = createRoute({
  method: 'get',
  path: '/v1/glossary',
  tags: ['rules'],
  summary: 'The terms of an edition’s glossary',
  request: { query },
  responses: {
    200: { description: 'The terms, as printed', content: { 'application/json': { schema: termList } } },
    ...problemResponses(404, 422),
  },
})

const termRoute = createRoute({
  method: 'get',
  path: '/v1/glossary/{term}',
  tags: ['rules'],
  summary: 'One term of the glossary, whatever its case and accents',
  request: { params: z.object({ term: z.string().min(1).max(100).openapi({ example: 'mana value' }) }), query },
  responses: {
    200: { description: 'The entry', content: { 'application/json': { schema: glossaryEntry } } },
    ...problemResponses(404, 422),
  },
})

const termUri = (term: string, { edition, language }: EditionInfo): string =>
  `/v1/glossary/${encodeURIComponent(term)}?edition=${edition}&lang=${language}`

const showEntry = (view: GlossaryView): z.infer<typeof glossaryEntry> => ({
  object: 'glossary-entry',
  term: view.term,
  text: view.text,
  see: view.see.map((ref) => showRef(ref, view.edition)),
  edition: showEdition(view.edition),
  uri: termUri(view.term, view.edition),
})

const freshness = (c: AppContext, info: EditionInfo, date: string | undefined) => ({
  tag: entityTag(c, info.hash.slice(0, 16), info.language),
  cache: date === undefined ? CACHE.alias : CACHE.immutable,
  vary: dependsOnHeader(c) ? ['Accept-Language'] : [],
})

const noSuchTerm = (c: AppContext, term: string, edition: Edition): Response => {
  const nearest = suggestRules([edition], term, 5).map(({ label }) => label)
  return problemResponse(c, 'term-not-found', { term, edition: edition.info.edition }, { nearest })
}

export const glossaryRoutes = () => {
  const routes = createRoutes()
  serve(routes, listRoute, async (c) => {
    const { edition: date, kind } = c.req.valid('query')
    const language = languageOf(c)
    const edition = await findEdition(c.env, { language, edition: date, kind })
    if (edition === null) return problemResponse(c, 'edition-not-found', { edition: date ?? '—', language })
    const { info } = edition
    const unchanged = answerNotModified(c, freshness(c, info, date))
    if (unchanged !== null) return unchanged
    return answerJson(c, termList, wholeList(listGlossary(edition).map((term) => ({ term, uri: termUri(term, info) }))))
  })
  serve(routes, termRoute, async (c) => {
    const { edition: date, kind } = c.req.valid('query')
    const { term } = c.req.valid('param')
    const language = languageOf(c)
    const edition = await findEdition(c.env, { language, edition: date, kind })
    if (edition === null) return problemResponse(c, 'edition-not-found', { edition: date ?? '—', language })
    const view = findGlossaryTerm(edition, term)
    if (view === null) return noSuchTerm(c, term, edition)
    const unchanged = answerNotModified(c, {
      ...freshness(c, edition.info, date),
      location: termUri(view.term, edition.info),
    })
    return unchanged ?? answerJson(c, glossaryEntry, showEntry(view))
  })
  return routes
}
