import history from '../../../rules-index/dist/history.bin'
import english from '../../../rules-index/dist/restatement-en.bin'
import french from '../../../rules-index/dist/restatement-fr.bin'
import { openEdition, openHistory, searchRules } from '../../../src/library/index.ts'

/** The library alone, with everything it ships loaded: both languages, the glossary and the history. */
const editions = [english, french].map((file) => openEdition(file))
const loaded = openHistory(history)

export default {
  fetch: (request: Request): Response => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname !== '/search') return new Response(`${loaded.size}`)
    const targets = editions.filter(({ info }) => info.language === searchParams.get('lang'))
    const answer = searchRules({ targets, bridges: editions }, { query: searchParams.get('q') ?? '', limit: 10 })
    return Response.json(answer.ok ? answer.value.hits.map(({ number }) => number) : [])
  },
}
