import { env, exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../src/api/app.ts'
import { type EditionContent, encodeEdition } from '../../src/library/index.ts'

const fetchPath = (path: string, init: RequestInit = {}) => exports.default.fetch(`https://arbitre.test${path}`, init)
const get = (path: string, headers: Record<string, string> = {}) => fetchPath(path, { headers })
const json = async <T>(path: string, status = 200): Promise<T> => {
  const response = await get(path)
  expect(response.status, path).toBe(status)
  return response.json<T>()
}
const post = (path: string, body: unknown) =>
  fetchPath(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

interface Ref {
  readonly number: string
  readonly title: string
  readonly uri: string
}
interface Problem {
  readonly type: string
  readonly title: string
  readonly detail: string
  readonly nearest?: string[]
  readonly successors?: string[]
  readonly errors?: { parameter?: string; pointer?: string; code: string; detail: string }[]
}

describe('GET /v1/rules/{number}/history', () => {
  interface History {
    readonly number: string
    readonly edition: string | null
    readonly lineages: {
      id: string
      today: Ref[]
      certainty: string
      stretches: { number: string; from: string; to: string; step: string }[]
      parts: { number: string; edition: string }[]
      splitFrom: { number: string; edition: string } | null
    }[]
  }
  test('a number of 2007 leads to today’s rule', async () => {
    const history = await json<History>('/v1/rules/217.1c/history?lang=fr')
    expect(history).toMatchObject({ number: '217.1c', edition: null })
    const [rule] = history.lineages
    expect(rule?.today[0]).toMatchObject({ number: '400.7', uri: '/v1/rules/400.7?edition=2026-06-19&lang=fr' })
    expect(rule?.today[0]?.title).toBe('Généralités')
    expect(rule?.stretches[0]).toEqual({ number: '217.1c', from: '2001-07-23', to: '2003-03-15', step: 'added' })
    expect(rule?.stretches.find(({ from }) => from === '2009-07-11')).toMatchObject({ number: '400.7' })
    expect(rule?.stretches.at(-1)?.to).toBe('2026-06-19')
    expect(rule?.parts).toContainEqual({ id: '400.7a@2009-07-11', number: '400.7a', edition: '2009-07-11' })
  })
  test('a number that meant several rules tells each, today’s first', async () => {
    const { lineages } = await json<History>('/v1/rules/310.4/history')
    expect(lineages.map(({ today }) => today[0]?.number ?? null)).toEqual([
      '310.4',
      '311.4',
      '313.4',
      '312.4',
      null,
      null,
    ])
  })
  test('with an edition or a day, only the rule that had it then', async () => {
    for (const query of ['edition=2009-05-01', 'on=2009-06-15']) {
      const { lineages } = await json<History>(`/v1/rules/310.4/history?${query}`)
      expect(lineages.map(({ id }) => id)).toEqual(['310.4@2003-07-01'])
    }
  })
  test('numbers and editions that never were are 404s that say what comes nearest', async () => {
    const rule = await json<Problem>('/v1/rules/702.999/history?lang=en', 404)
    expect(rule.type).toBe('https://arbitre.test/problems/unknown-rule')
    expect(rule.detail).toBe('No edition of the rules ever had a rule 702.999.')
    expect(rule.nearest?.[0]).toMatch(/^702 /)
    const edition = await json<Problem>('/v1/rules/310.4/history?edition=2009-06-15&lang=fr', 404)
    expect(edition.type).toBe('https://arbitre.test/problems/unknown-edition')
    expect(edition.nearest).toContain('2009-05-01')
    const then = await json<Problem>('/v1/rules/702.19b/history?edition=1999-04-23', 404)
    expect(then.detail).toBe('The edition of 1999-04-23 had no rule 702.19b.')
  })
})

describe('GET /v1/resolve', () => {
  interface Resolution {
    readonly id: string
    readonly edition: string
    readonly certainty: string
    readonly numbers: Ref[]
    readonly above: Ref | null
    readonly reusedBy: string | null
    readonly message: { en: string; fr: string }
    readonly warning?: { en: string; fr: string }
  }
  test('the seeds’ numbers lead to today’s rules', async () => {
    const cases = [
      ['217.1c', '2007-10-01', '400.7'],
      ['215.4', '2007-10-01', '119.4'],
      ['216.3', '2007-10-01', '111.7'],
      ['114.3', '2011-02-04', '115.3'],
      ['807.4', '2011-02-04', '807.4'],
    ]
    for (const [number, edition, today] of cases) {
      const found = await json<Resolution>(`/v1/resolve?number=${number}&edition=${edition}`)
      expect(found.numbers[0]?.number, number).toBe(today)
    }
  })
  test('says it in both languages, and warns of a number that means something else now', async () => {
    const found = await json<Resolution>('/v1/resolve?number=114.3&edition=2011-02-04')
    expect(found).toMatchObject({ id: '113.3@2009-07-11', certainty: 'edited', reusedBy: '113.3@2010-07-16' })
    expect(found.message.en).toBe('Rule 114.3 of 4 February 2011 is rule 115.3 of 19 June 2026, in other words.')
    expect(found.message.fr).toBe(
      'La règle 114.3 du 4 février 2011 est la règle 115.3 du 19 juin 2026, dans d’autres termes.',
    )
    expect(found.warning?.en).toBe('In the edition of 19 June 2026, the number 114.3 belongs to another rule.')
  })
  test('without an edition takes the newest that had the number; goes back in time with `to`', async () => {
    expect(await json<Resolution>('/v1/resolve?number=217.1c')).toMatchObject({ edition: '2009-05-01' })
    const back = await json<Resolution>('/v1/resolve?number=702.19b&to=2005-08-01')
    expect(back.numbers).toEqual([
      { number: '502.9b', title: '', held: false, uri: '/v1/rules/502.9b/history?edition=2005-08-01' },
    ])
  })
  test('a rule’s id is enough', async () => {
    const found = await json<Resolution>('/v1/resolve?number=217.1c@2001-07-23')
    expect(found).toMatchObject({ id: '217.1c@2001-07-23', edition: '2001-07-23', certainty: 'split' })
    expect((await get('/v1/resolve?number=217.1c@yesterday')).status).toBe(404)
  })
  test('a rule without a successor leads to what stood above it', async () => {
    const found = await json<Resolution>('/v1/resolve?number=310.4&edition=2009-05-01')
    expect(found).toMatchObject({ certainty: 'removed', numbers: [], above: { number: '510' } })
  })
  test('a day that the calendar lacks is a 422, one before the first edition a 404', async () => {
    const problem = await json<Problem>('/v1/resolve?number=100.1&on=2019-02-30&lang=fr', 422)
    expect(problem.errors?.[0]).toMatchObject({ parameter: 'on', code: 'schema.no-such-day' })
    expect((await get('/v1/resolve?number=100.1&on=1998-01-01')).status).toBe(404)
  })
})

describe('POST /v1/citations', () => {
  interface Citation {
    readonly given: string
    readonly start: number | null
    readonly number: string
    readonly status: string
    readonly isEdited: boolean
    readonly numbers: Ref[]
    readonly otherMeanings: { id: string; today: string[] }[]
    readonly texts: { en?: string; fr?: string }
    readonly message: { en: string; fr: string }
  }
  const check = async (body: unknown): Promise<Citation[]> => {
    const response = await post('/v1/citations', body)
    expect(response.status).toBe(200)
    return (await response.json<{ data: Citation[] }>()).data
  }
  test('every number of a text is checked against the edition in force when it was written', async () => {
    const text = 'Per CR 114.3 you may not, and rule 702.19b (see 310.4) agrees; 999.9 is invented.'
    const found = await check({ text, on: '2011-03-01' })
    expect(found.map(({ given, status, numbers }) => [given, status, numbers[0]?.number])).toEqual([
      ['CR 114.3', 'moved', '115.3'],
      ['rule 702.19b', 'moved', '702.22b'],
      ['310.4', 'moved', '313.4'],
      ['999.9', 'unknown', undefined],
    ])
    expect(found.map(({ start }) => start)).toEqual([4, 30, 48, 63])
    expect(found[0]?.isEdited).toBe(true)
    expect(found[0]?.texts.en?.length).toBeGreaterThan(30)
    expect(found[0]?.texts.fr?.length).toBeGreaterThan(30)
  })
  test('a list may name an edition for each; one language may be kept', async () => {
    const citations = [{ number: '217.1c', edition: '2007-10-01' }, { number: '702.19b' }, { number: 'nonsense' }]
    const response = await post('/v1/citations', { citations, lang: 'fr' })
    const { data } = await response.json<{ data: (Omit<Citation, 'message'> & { message: string })[] }>()
    expect(data.map(({ status }) => status)).toEqual(['moved', 'current', 'unknown'])
    expect(data[0]?.message).toMatch(/^Ce que disait la règle 217\.1c le 1er octobre 2007/)
    expect(data[1]?.texts).toEqual({ fr: expect.any(String) })
  })
  test('a number that means something else in other editions says so', async () => {
    const [found] = await check({ citations: [{ number: '310.4' }] })
    expect(found?.otherMeanings.map(({ id }) => id)).toContain('310.4@2003-07-01')
  })
  test('nothing to check is a 422, an unknown edition a 404', async () => {
    expect((await post('/v1/citations', {})).status).toBe(422)
    expect((await post('/v1/citations', { text: '100.1', edition: '2000-01-01' })).status).toBe(404)
  })
})

describe('GET /v1/diff/{from}/{to}', () => {
  interface Diff {
    readonly totals: Record<string, number>
    readonly has_more: boolean
    readonly next_page?: string
    readonly data: {
      id: string
      kinds: string[]
      from: { number: string; text: string | null } | null
      to: { number: string; text: string | null } | null
      elsewhere: { certainty: string; numbers: string[] } | null
    }[]
  }
  test('counts what changed, and pages through it', async () => {
    const first = await json<Diff>('/v1/diff/2009-05-01/2009-07-11?limit=500')
    expect(first.has_more).toBe(true)
    const all = [...first.data]
    for (let next = first.next_page; next !== undefined; ) {
      const page = await json<Diff>(next.replace('https://arbitre.test', ''))
      all.push(...page.data)
      next = page.next_page
    }
    const counted = (kind: string) => all.filter(({ kinds }) => kinds.includes(kind)).length
    expect(first.totals).toEqual({
      added: counted('added'),
      removed: counted('removed'),
      renumbered: counted('renumbered'),
      edited: counted('edited'),
    })
    expect(all.find(({ id }) => id === '217.1c@2001-07-23')).toMatchObject({
      kinds: ['renumbered', 'edited'],
      from: { number: '217.1c', text: null },
      to: { number: '400.7', text: null },
    })
    expect(all.find(({ id }) => id === '400.7a@2009-07-11')).toMatchObject({
      kinds: ['added'],
      from: null,
      elsewhere: { certainty: 'split', numbers: ['217.1c'] },
    })
  })
  test('one kind only; nothing between an edition and itself', async () => {
    const { data } = await json<Diff>('/v1/diff/2026-04-17/2026-06-19?kind=added')
    expect(data.length).toBeGreaterThan(5)
    expect(data.every(({ kinds }) => kinds.join() === 'added')).toBe(true)
    expect((await json<Diff>('/v1/diff/2026-06-19/2026-06-19')).data).toEqual([])
  })
  test('gives the texts where both editions are held', async () => {
    const content = (edition: string, number: string, text: string): EditionContent => ({
      info: { edition, language: 'en', kind: 'imported', approximate: false, ruleCount: 1, sources: [], hash: edition },
      rules: [{ number, title: '', text, examples: [], list: [], see: [], also: [] }],
      glossary: [],
      known: [],
    })
    const held = [content('2009-05-01', '217.1c', 'As it was.'), content('2009-07-11', '400.7', 'As it became.')].map(
      (one) => ({ one, bytes: encodeEdition(one), file: `${one.info.edition}.bin` }),
    )
    const index = { editions: held.map(({ one, bytes, file }) => ({ ...one.info, file, bytes: bytes.byteLength })) }
    const assets = async (input: RequestInfo | URL) => {
      const { pathname } = new URL(String(input))
      if (pathname.endsWith('index.json')) return Response.json(index)
      return new Response(held.find(({ file }) => pathname.endsWith(file))?.bytes)
    }
    const request = '/v1/diff/2009-05-01/2009-07-11?lang=en&kind=renumbered&limit=500'
    const response = await createApp().request(request, {}, { ...env, ASSETS: { fetch: assets } as unknown as Fetcher })
    const { data } = await response.json<Diff>()
    expect(data.find(({ id }) => id === '217.1c@2001-07-23')).toMatchObject({
      from: { text: 'As it was.' },
      to: { text: 'As it became.' },
    })
  })
  test('an edition that never was is a 404', async () => {
    expect((await get('/v1/diff/2009-05-01/2009-05-02')).status).toBe(404)
    expect((await get('/v1/diff/2009-05-01/tomorrow')).status).toBe(422)
  })
})

describe('old numbers elsewhere', () => {
  test('a rule asked for by an old number is a 404 that says where it stands', async () => {
    const problem = await json<Problem>('/v1/rules/217.1c?lang=en', 404)
    expect(problem.successors?.[0]).toBe('400.7 General')
  })
  test('a search by an old number finds today’s rule', async () => {
    interface Answer {
      readonly numbers: { number: string; held: boolean; successors: Ref[] }[]
      readonly data: { number: string; reason: string }[]
    }
    const { numbers, data } = await json<Answer>('/v1/search?q=217.1c&lang=fr')
    expect(numbers[0]).toMatchObject({ number: '217.1c', held: false })
    expect(numbers[0]?.successors[0]?.number).toBe('400.7')
    expect(data[0]).toMatchObject({ number: '400.7', reason: 'number' })
  })
})

describe('the glossary in both languages', () => {
  interface Entry {
    readonly term: string
    readonly text: string
    readonly see: Ref[]
    readonly counterpart: { language: string; term: string; text: string; uri: string } | null
    readonly older: { language: string; name: string; until: number }[]
    readonly foundBy: string
  }
  const entry = (term: string, lang: string) => json<Entry>(`/v1/glossary/${encodeURIComponent(term)}?lang=${lang}`)
  test.each([
    ['Battlefield', 'en', 'Battlefield', 'term'],
    ['champ de bataille', 'en', 'Battlefield', 'counterpart'],
    ['Battlefield', 'fr', 'Champ de bataille', 'counterpart'],
    ['en jeu', 'fr', 'En jeu (obsolète)', 'term'],
    ['comes into play', 'fr', 'Arriver', 'older'],
    ['arpenteur', 'fr', 'Planeswalker', 'also'],
    ['interrupt', 'en', 'Interrupt (Obsolete)', 'term'],
    ['remove from the game', 'en', 'Remove from the Game, Removed, Removed-from-the-Game Zone (Obsolete)', 'term'],
    ['valeur de mana', 'en', 'Mana Value', 'counterpart'],
    ['CONTACT MORTEL', 'fr', 'Contact mortel', 'term'],
  ])('%s in %s is %s', async (asked, lang, term, foundBy) => {
    expect(await entry(asked, lang)).toMatchObject({ term, foundBy })
  })
  test('an entry has both languages, rules, and what it was called before', async () => {
    const found = await entry('battlefield', 'fr')
    expect(found.counterpart).toMatchObject({ language: 'en', term: 'Battlefield' })
    expect(found.counterpart?.text.length).toBeGreaterThan(20)
    expect(found.see.map(({ number }) => number)).toContain('403')
    expect(found.older).toContainEqual({ language: 'fr', name: 'en jeu', from: null, until: 2009 })
    expect((await get(found.counterpart?.uri ?? '')).status).toBe(200)
  })
  test('words that went out of use lead to today’s rules', async () => {
    const cases = [
      ['en jeu', '403'],
      ['retiré de la partie', '406'],
      ['arpenteur', '306'],
      ['interrupt', '304'],
      ['remove from the game', '406'],
      ['brûlure de mana', '106'],
    ]
    for (const [term, rule] of cases) {
      const { see } = await entry(term as string, 'fr')
      expect(
        see.map(({ number }) => number.slice(0, 3)),
        term,
      ).toContain(rule)
    }
  })
  test('Markdown and HTML of the same term by Accept', async () => {
    const markdown = await get('/v1/glossary/Champ%20de%20bataille?lang=fr', { Accept: 'text/markdown' })
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await markdown.text()).toMatch(/^# Champ de bataille\n[\s\S]*En anglais\u00a0: \[Battlefield\]/)
    const page = await get('/v1/glossary/battlefield?lang=en', { Accept: 'text/html' })
    expect(page.headers.get('vary')).toBe('Accept')
    const text = await page.text()
    expect(text).toContain('<html lang="en">')
    expect(text).toContain('<section lang="fr"><h2>In French: <a href="/v1/glossary/Champ%20de%20bataille')
    expect(page.headers.get('etag')).not.toBe(markdown.headers.get('etag'))
  })
  test('a term that is not held is a 404 with the nearest', async () => {
    const problem = await json<Problem>('/v1/glossary/deathtuch?lang=en', 404)
    expect(problem.type).toBe('https://arbitre.test/problems/term-not-found')
    expect(problem.nearest).toContain('Deathtouch')
  })
  test('a search by an old word shows today’s entry and rule', async () => {
    interface Answer {
      readonly terms: { term: string; language: string; foundBy: string; uri: string }[]
      readonly data: { number: string }[]
    }
    const { terms, data } = await json<Answer>('/v1/search?q=coût converti de mana&lang=fr')
    expect(terms[0]).toMatchObject({ term: 'Coût converti de mana (obsolète)', language: 'fr', foundBy: 'term' })
    expect(data[0]?.number).toMatch(/^202\.3/)
  })
  test('the list pairs the terms', async () => {
    const { data } = await json<{ data: { term: string; counterpart: string; uri: string }[] }>('/v1/glossary?lang=fr')
    expect(data.length).toBe(735)
    expect(data.find(({ term }) => term === 'Contact mortel')?.counterpart).toBe('Deathtouch')
  })
})

test('GET /v1/keywords names each in both languages with its rule', async () => {
  interface Keyword {
    readonly kind: string
    readonly name: { en: string; fr: string }
    readonly number: string
  }
  const { data } = await json<{ data: Keyword[] }>('/v1/keywords')
  expect(data.find(({ number }) => number === '702.2')).toMatchObject({
    kind: 'ability',
    name: { en: 'Deathtouch', fr: 'Contact mortel' },
  })
  expect(data.find(({ name }) => name.en === 'Scry')).toMatchObject({ kind: 'action', number: '701.22' })
  expect(data.filter(({ kind }) => kind === 'ability').length).toBe(193)
  const words = await json<{ data: Keyword[] }>('/v1/keywords?kind=ability-word')
  expect(words.data.length).toBeGreaterThan(40)
  expect(words.data.every(({ name }) => name.en !== '' && name.fr !== '')).toBe(true)
})

describe('every GET of the library', () => {
  const PATHS = [
    '/v1/editions',
    '/v1/rules?lang=en',
    '/v1/rules',
    '/v1/rules/702.19b',
    '/v1/rules/702.19b?lang=fr&edition=2026-06-19',
    '/v1/rules/217.1c/history',
    '/v1/rules/310.4/history?edition=2009-05-01&lang=fr',
    '/v1/resolve?number=217.1c&edition=2007-10-01',
    '/v1/diff/2025-09-19/2026-06-19',
    '/v1/search?q=deathtouch%20trample',
    '/v1/suggest?q=contact',
    '/v1/glossary?lang=fr',
    '/v1/glossary/exile',
    '/v1/keywords',
    '/v1/coverage?within=702.19',
    '/v1/cards?q=bolt',
    '/v1/cards/Lightning%20Bolt',
    '/openapi.json',
    '/problems',
    '/problems/rule-not-found',
    '/llms.txt',
    '/',
    '/docs',
  ]
  test.each(PATHS)('%s answers 304 to its own tag, and HEAD as GET without a body', async (path) => {
    const full = await get(path)
    expect(full.status).toBe(200)
    const tag = full.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\x21\x23-\x7e]+"$/)
    const again = await get(path, { 'If-None-Match': tag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const head = await fetchPath(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, ''])
  })
  test('the list above is whole', async () => {
    const document = await json<{ paths: Record<string, Record<string, unknown>> }>('/openapi.json')
    const withGet = Object.keys(document.paths).filter((path) => 'get' in (document.paths[path] ?? {}))
    const asPattern = (path: string) =>
      new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+').replace('.', '\\.')}(?:\\?|$)`)
    const missing = withGet.filter((path) => path !== '/healthz' && !PATHS.some((one) => asPattern(path).test(one)))
    expect(missing).toEqual([])
  })
  test('another method is a 405 that says which are allowed', async () => {
    for (const path of ['/v1/resolve', '/v1/diff/2025-09-19/2026-06-19', '/v1/keywords']) {
      const response = await fetchPath(path, { method: 'DELETE' })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toContain('GET')
    }
  })
})

describe('what is malformed', () => {
  /** A small generator of its own, so that the same hundred are asked each time. */
  const random = (() => {
    let seed = 20261130
    return () => {
      seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
      return seed / 0x7fffffff
    }
  })()
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const MARKS = [
    '702',
    '.',
    ',',
    'b',
    'z9',
    '-',
    '%',
    '/',
    '?',
    '#',
    '\u0000',
    'é',
    '999',
    ' ',
    '..',
    '{}',
    '\\',
    '1e3',
    '٣',
    '💥',
    '',
  ]
  const scramble = () => Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(MARKS)).join('')
  const PLACES: readonly ((text: string) => string)[] = [
    (text) => `/v1/rules/${encodeURIComponent(text)}`,
    (text) => `/v1/rules/${encodeURIComponent(text)}/history`,
    (text) => `/v1/resolve?number=${encodeURIComponent(text)}`,
    (text) => `/v1/resolve?number=702.19b&edition=${encodeURIComponent(text)}`,
    (text) => `/v1/resolve?number=702.19b&to=${encodeURIComponent(`2019-${text}`)}`,
    (text) => `/v1/rules/702.19b?edition=${encodeURIComponent(text)}`,
    (text) => `/v1/rules/702.19b?lang=${encodeURIComponent(text)}`,
    (text) => `/v1/search?q=haste&lang=${encodeURIComponent(text)}`,
    (text) => `/v1/search?q=haste&cursor=${encodeURIComponent(text)}`,
    (text) => `/v1/search?q=haste&limit=${encodeURIComponent(text)}`,
    (text) => `/v1/diff/2019-10-04/2026-06-19?cursor=${encodeURIComponent(text)}`,
    (text) => `/v1/diff/${encodeURIComponent(text)}/2026-06-19`,
    (text) => `/v1/glossary/${encodeURIComponent(text)}`,
    (text) => `/v1/keywords?kind=${encodeURIComponent(text)}`,
  ]
  test('a hundred and forty malformed numbers, editions, languages and cursors give clean answers', async () => {
    let refused = 0
    for (let i = 0; i < 140; i++) {
      const path = (PLACES[i % PLACES.length] as (text: string) => string)(scramble())
      const response = await get(path)
      const body = await response.text()
      expect(response.status, path).toBeLessThan(500)
      if (response.status < 400) continue
      refused++
      expect([400, 404, 422], path).toContain(response.status)
      expect(response.headers.get('content-type'), path).toBe('application/problem+json')
      const problem = JSON.parse(body) as Problem & { status: number }
      expect(problem.status).toBe(response.status)
      expect(problem.type, path).toMatch(/^https:\/\/arbitre\.test\/problems\/[a-z-]+$/)
      expect(problem.detail.length, path).toBeGreaterThan(10)
    }
    expect(refused).toBeGreaterThan(100)
  })
})
