import { createRoute, z } from '@hono/zod-openapi'
import { type Edition, type EditionInfo, findGlossaryTerm, listGlossary, suggestRules } from '../../library/index.ts'
import { findEdition } from '../editions/shelf.ts'
import { showEntry, termUri } from '../editions/show-term.ts'
import type { AppContext } from '../env.ts'
import { answerJson } from '../http/answer-json.ts'
import { createRoutes } from '../http/api-routes.ts'
import { answerNotModified, CACHE, entityTag } from '../http/entity-tag.ts'
import { dependsOnHeader, languageOf } from '../http/language.ts'
import { preferredType, REPRESENTATIONS } from '../http/media-type.ts'
import { serve } from '../http/serve.ts'
import { glossaryMarkdown, glossaryPage } from '../pages/glossary-page.ts'
import { pageResponse } from '../pages/page.ts'
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
  summary: 'One term of the glossary in both languages, by any of its names',
  description:
    'Case and accents are of no account. The term of either language is found, and what the thing was called before: `en jeu`, `removed from the game`.',
  request: { params: z.object({ term: z.string().min(1).max(100).openapi({ example: 'mana value' }) }), query },
  responses: {
    200: {
      description: 'The entry, in the representation that `Accept` prefers',
      content: {
        'application/json': { schema: glossaryEntry },
        'text/markdown': { schema: z.string() },
        'text/html': { schema: z.string() },
      },
    },
    ...problemResponses(404, 422),
  },
})

/** The same edition in the other language. */
const otherLanguage = ({ info }: Edition, c: AppContext): Promise<Edition | null> =>
  findEdition(c.env, { language: info.language === 'en' ? 'fr' : 'en', edition: info.edition, kind: info.kind })

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
    const terms = listGlossary(edition).map((one) => ({ ...one, uri: termUri(one.term, info) }))
    return answerJson(c, termList, wholeList(terms))
  })
  serve(routes, termRoute, async (c) => {
    const { edition: date, kind } = c.req.valid('query')
    const { term } = c.req.valid('param')
    const language = languageOf(c)
    const edition = await findEdition(c.env, { language, edition: date, kind })
    if (edition === null) return problemResponse(c, 'edition-not-found', { edition: date ?? '—', language })
    const view = findGlossaryTerm(edition, term)
    if (view === null) return noSuchTerm(c, term, edition)
    const type = preferredType(c.req.header('accept'), REPRESENTATIONS)
    const { info } = edition
    const unchanged = answerNotModified(c, {
      tag: entityTag(c, info.hash.slice(0, 16), info.language, type.split('/')[1] ?? ''),
      cache: date === undefined ? CACHE.alias : CACHE.immutable,
      vary: dependsOnHeader(c) ? ['Accept', 'Accept-Language'] : ['Accept'],
      location: termUri(view.term, info),
    })
    if (unchanged !== null) return unchanged
    const entry = showEntry(view, await otherLanguage(edition, c))
    c.header('Content-Language', info.language)
    if (type === 'text/html') {
      return pageResponse(c, { language: info.language, title: entry.term, body: glossaryPage(entry) })
    }
    if (type === 'application/json') return answerJson(c, glossaryEntry, entry)
    return c.body(glossaryMarkdown(entry), 200, { 'Content-Type': 'text/markdown; charset=utf-8' })
  })
  return routes
}
