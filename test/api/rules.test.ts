import { exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

const get = (path: string, headers: Record<string, string> = {}) =>
  exports.default.fetch(`https://arbitre.test${path}`, { headers })

const post = (body: unknown) =>
  exports.default.fetch('https://arbitre.test/v1/rules', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('GET /v1/rules/{number}', () => {
  test('one rule with its surroundings, pinned by edition', async () => {
    const response = await get('/v1/rules/115.1a?edition=2026-06-19&lang=fr')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-language')).toBe('fr')
    expect(response.headers.get('vary')).toBe('Accept')
    const rule = await response.json<{ number: string; parent: { number: string; uri: string }; text: string }>()
    expect(rule.number).toBe('115.1a')
    expect(rule.text.length).toBeGreaterThan(20)
    expect(rule.parent).toMatchObject({ number: '115.1', uri: '/v1/rules/115.1?edition=2026-06-19&lang=fr' })
  })

  test('the current alias is short-lived and names the pinned address', async () => {
    const response = await get('/v1/rules/CR%20115.1A', { 'Accept-Language': 'fr' })
    expect(response.headers.get('cache-control')).toContain('max-age=300, stale-while-revalidate')
    expect(response.headers.get('content-location')).toBe('/v1/rules/115.1a?edition=2026-06-19&lang=fr')
    expect(response.headers.get('vary')).toBe('Accept, Accept-Language')
  })

  test('Markdown and HTML of the same rule by Accept', async () => {
    const markdown = await get('/v1/rules/115.1?lang=en', { Accept: 'text/markdown' })
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect(await markdown.text()).toMatch(/^# 115\.1 /)
    const page = await get('/v1/rules/115.1?lang=fr', { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('<html lang="fr">')
    expect(page.headers.get('etag')).not.toBe(markdown.headers.get('etag'))
  })

  test('a number that is not held is a 404 with the nearest rules', async () => {
    const response = await get('/v1/rules/115.99?lang=en')
    expect(response.status).toBe(404)
    const problem = await response.json<{ type: string; nearest: string[] }>()
    expect(problem.type).toBe('https://arbitre.test/problems/rule-not-found')
    expect(problem.nearest[0]).toMatch(/^115 /)
  })

  test('an edition that is not held is a 404, a date that is none a 422', async () => {
    expect((await get('/v1/rules/115.1?edition=1999-04-23')).status).toBe(404)
    const bad = await get('/v1/rules/115.1?edition=yesterday&lang=fr')
    expect(bad.status).toBe(422)
    expect(await bad.json()).toMatchObject({
      title: 'La requête n’a pas la forme voulue',
      errors: [{ parameter: 'edition', code: 'schema.invalid-format' }],
    })
  })
})

describe('conditional requests', () => {
  test.each([
    ['the tag itself', (tag: string) => tag],
    ['its weak form', (tag: string) => `W/${tag}`],
    ['a list that holds it', (tag: string) => `"other", ${tag}`],
    ['any', () => '*'],
  ])('%s answers 304 without a body', async (_, header) => {
    const path = '/v1/rules/115.1?lang=en'
    const tag = (await get(path)).headers.get('etag') as string
    const again = await get(path, { 'If-None-Match': header(tag) })
    expect(again.status).toBe(304)
    expect(again.headers.get('etag')).toBe(tag)
    expect(again.headers.get('content-location')).toBe('/v1/rules/115.1?edition=2026-06-19&lang=en')
    expect(await again.text()).toBe('')
  })

  test('another tag is answered in full, and nothing that is absent is "not modified"', async () => {
    expect((await get('/v1/rules/115.1', { 'If-None-Match': '"other"' })).status).toBe(200)
    expect((await get('/v1/rules/115.99', { 'If-None-Match': '*' })).status).toBe(404)
  })
})

test('the contents list sections with their headings', async () => {
  const response = await get('/v1/rules?lang=en')
  const list = await response.json<{ object: string; data: { number: string; headings: { number: string }[] }[] }>()
  expect(list.object).toBe('list')
  const first = list.data.find(({ number }) => number === '1')
  expect(first?.headings.map(({ number }) => number)).toContain('115')
})

test('several rules at once, those not held named apart', async () => {
  const response = await post({ numbers: ['115.1', '999.9', 'nonsense', '400.7'], lang: 'en' })
  expect(response.status).toBe(200)
  const list = await response.json<{ data: { number: string }[]; notFound: string[] }>()
  expect(list.data.map(({ number }) => number)).toEqual(['115.1', '400.7'])
  expect(list.notFound).toEqual(['999.9', 'nonsense'])
})

test('the editions held, both languages of the restatement among them', async () => {
  const list = await (await get('/v1/editions')).json<{ data: { language: string; kind: string }[] }>()
  const restated = list.data.filter(({ kind }) => kind === 'restatement').map(({ language }) => language)
  expect(restated).toEqual(['en', 'fr'])
})

describe('GET /v1/search', () => {
  test('a question finds rules in its language, with marks', async () => {
    const response = await get('/v1/search?q=cible%20ill%C3%A9gale')
    expect(response.status).toBe(200)
    const list = await response.json<{
      spoken: string
      data: { text: { text: string; marks: [number, number][] }; edition: { language: string } }[]
    }>()
    expect(list.spoken).toBe('fr')
    expect(list.data[0]?.edition.language).toBe('fr')
    expect(list.data.some(({ text }) => text.marks.length > 0)).toBe(true)
  })

  test('pages follow one another without repeating', async () => {
    const first = await (await get('/v1/search?q=target&limit=2')).json<{
      has_more: boolean
      next_page: string
      data: { number: string }[]
    }>()
    expect(first.has_more).toBe(true)
    const second = await (await exports.default.fetch(first.next_page)).json<{ data: { number: string }[] }>()
    const numbers = [...first.data, ...second.data].map(({ number }) => number)
    expect(new Set(numbers).size).toBe(4)
  })

  test('a cursor of another question is refused', async () => {
    const response = await get('/v1/search?q=target&cursor=2-abc&lang=en')
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ parameter: 'cursor', code: 'schema.foreign-cursor' }] })
  })

  test('a missing question says which parameter', async () => {
    const response = await get('/v1/search?lang=en')
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ parameter: 'q', detail: 'This field is missing.' }] })
  })
})

test('completions lead to rules', async () => {
  const list = await (await get('/v1/suggest?q=115.1&lang=en&limit=3')).json<{ data: { number: string }[] }>()
  expect(list.data.map(({ number }) => number)).toEqual(['115.1', '115.1a', '115.1b'])
})

describe('the glossary', () => {
  test('lists its terms, each with its address', async () => {
    const list = await (await get('/v1/glossary?lang=en')).json<{
      object: string
      data: { term: string; uri: string }[]
    }>()
    expect(list.object).toBe('list')
    for (const { term, uri } of list.data.slice(0, 3)) {
      const entry = await (await get(uri)).json<{ term: string; text: string }>()
      expect(entry.term).toBe(term)
      expect(entry.text).not.toBe('')
    }
  })

  test('a term it does not hold is a 404', async () => {
    const response = await get('/v1/glossary/nonsense%20word?lang=fr')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ type: 'https://arbitre.test/problems/term-not-found' })
  })
})
