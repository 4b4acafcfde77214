import { createRoutes } from '../http/api-routes.ts'
import { answerNotModified, CACHE, entityTag } from '../http/entity-tag.ts'
import { languageOf } from '../http/language.ts'
import { homePage } from '../pages/home-page.ts'
import { llmsText } from '../pages/llms-text.ts'
import { pageResponse } from '../pages/page.ts'
import { STYLE } from '../pages/style.ts'

/** What is for readers rather than programs: the landing page, its style, and the summary for language models. */
export const siteRoutes = () => {
  const routes = createRoutes()
  routes.get('/', (c) => {
    const language = languageOf(c)
    const tag = entityTag(c, 'home', language)
    const unchanged = answerNotModified(c, { tag, cache: CACHE.alias, vary: ['Accept-Language'] })
    return unchanged ?? pageResponse(c, { language, title: 'Arbitre', body: homePage(new URL(c.req.url).origin) })
  })
  routes.get('/style.css', (c) => {
    const unchanged = answerNotModified(c, { tag: entityTag(c, 'style'), cache: CACHE.alias })
    return unchanged ?? c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' })
  })
  routes.get('/llms.txt', (c) => {
    const unchanged = answerNotModified(c, { tag: entityTag(c, 'llms'), cache: CACHE.alias })
    return unchanged ?? c.body(llmsText, 200, { 'Content-Type': 'text/plain; charset=utf-8' })
  })
  return routes
}
