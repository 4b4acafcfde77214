import { createRoute, z } from '@hono/zod-openapi'
import type { ProblemType } from '../../core/problem.ts'
import { bilingual, LANGUAGES, renderProblemPage } from '../../i18n/index.ts'
import type { AppContext } from '../env.ts'
import { answerJson } from '../http/answer-json.ts'
import { createRoutes } from '../http/api-routes.ts'
import { answerNotModified, CACHE, entityTag } from '../http/entity-tag.ts'
import { languageOf } from '../http/language.ts'
import { preferredType } from '../http/media-type.ts'
import { serve } from '../http/serve.ts'
import { html, type Markup, pageResponse, withCode } from '../pages/page.ts'
import { problemResponse } from '../problems/problem-response.ts'
import { problemResponses } from '../problems/problem-responses.ts'
import { isProblemType, PROBLEM_STATUSES, PROBLEM_TYPES } from '../problems/problem-statuses.ts'
import { listOf, wholeList } from '../schemas/list.ts'

const bothLanguages = z.strictObject({ en: z.string(), fr: z.string() })

const problemKind = z
  .strictObject({
    object: z.literal('problem-type'),
    type: z.string(),
    status: z.int(),
    title: bothLanguages,
    meaning: bothLanguages.openapi({ description: 'What it means and what to do' }),
    example: bothLanguages.openapi({ description: 'A case of it, and the cure' }),
    uri: z.string(),
  })
  .openapi('ProblemType')

const kindList = listOf(problemKind)

const listRoute = createRoute({
  method: 'get',
  path: '/problems',
  tags: ['service'],
  summary: 'Every kind of problem this service answers with',
  responses: {
    200: { description: 'The closed list', content: { 'application/json': { schema: kindList } } },
  },
})

const kindRoute = createRoute({
  method: 'get',
  path: '/problems/{type}',
  tags: ['service'],
  summary: 'What a kind of problem means, in both languages',
  request: { params: z.object({ type: z.string().max(60).openapi({ example: 'impossible-position' }) }) },
  responses: {
    200: {
      description: 'The explanation, as JSON or as a page',
      content: { 'application/json': { schema: problemKind }, 'text/html': { schema: z.string() } },
    },
    ...problemResponses(404),
  },
})

const describe = (type: ProblemType): z.infer<typeof problemKind> => {
  const part = (name: 'title' | 'meaning' | 'example') => ({
    ...bilingual((lang) => renderProblemPage(type, lang)[name]),
  })
  return {
    object: 'problem-type',
    type,
    status: PROBLEM_STATUSES[type],
    title: part('title'),
    meaning: part('meaning'),
    example: part('example'),
    uri: `/problems/${type}`,
  }
}

const EXAMPLE = { en: 'Example', fr: 'Exemple' } as const

const problemPage = (kind: z.infer<typeof problemKind>): Markup =>
  html`<main class="languages">${LANGUAGES.map(
    (lang) => html`<section lang="${lang}">
<h1>${kind.title[lang]}</h1>
<p class="soft">${kind.status} · <code>${kind.type}</code></p>
<p>${withCode(kind.meaning[lang])}</p>
<h2>${EXAMPLE[lang]}</h2>
<p>${withCode(kind.example[lang])}</p>
</section>`,
  )}</main>`

const answerKind = (c: AppContext, type: ProblemType): Response | Promise<Response> => {
  const media = preferredType(c.req.header('accept'), ['application/json', 'text/html'])
  const vary = media === 'text/html' ? ['Accept', 'Accept-Language'] : ['Accept']
  const tag = entityTag(c, type, media.split('/')[1] ?? '', media === 'text/html' ? languageOf(c) : '')
  const unchanged = answerNotModified(c, { tag, cache: CACHE.alias, vary })
  if (unchanged !== null) return unchanged
  const kind = describe(type)
  if (media === 'application/json') return answerJson(c, problemKind, kind)
  const language = languageOf(c)
  return pageResponse(c, { language, title: kind.title[language], body: problemPage(kind) })
}

export const problemRoutes = () => {
  const routes = createRoutes()
  serve(routes, listRoute, (c) => {
    const unchanged = answerNotModified(c, { tag: entityTag(c, 'problems'), cache: CACHE.alias })
    return unchanged ?? answerJson(c, kindList, wholeList(PROBLEM_TYPES.map(describe)))
  })
  serve(routes, kindRoute, (c) => {
    const { type } = c.req.valid('param')
    return isProblemType(type)
      ? answerKind(c, type)
      : problemResponse(c, 'not-found', { path: c.req.path.slice(0, 200) })
  })
  return routes
}
