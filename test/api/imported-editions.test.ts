import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createApp } from '../../src/api/app.ts'
import { findEdition, listEditions } from '../../src/api/editions/shelf.ts'
import { type EditionContent, type EditionFile, encodeEdition, type Language } from '../../src/library/index.ts'

const content = (edition: string, language: Language): EditionContent => ({
  info: {
    edition,
    language,
    kind: 'imported',
    approximate: false,
    ruleCount: 1,
    sources: ['some.txt'],
    hash: `${edition}${language}`,
  },
  rules: [
    { number: '115.1', title: '', text: `Targets as ${edition} has them.`, examples: [], list: [], see: [], also: [] },
  ],
  glossary: [],
  known: [],
})

/** Assets as a deployment has them, counting what is asked for. */
const assetsOf = (contents: readonly EditionContent[]) => {
  const asked: string[] = []
  const files = new Map<string, () => Response>()
  const editions = contents.map((one): EditionFile => {
    const bytes = encodeEdition(one)
    const file = `${one.info.edition}.${one.info.language}.bin`
    files.set(`/editions/${file}`, () => new Response(bytes))
    return { ...one.info, file, bytes: bytes.byteLength }
  })
  files.set('/editions/index.json', () => Response.json({ editions }))
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input))
    asked.push(pathname)
    return files.get(pathname)?.() ?? new Response(null, { status: 404 })
  }
  return { asked, env: { ...env, ASSETS: { fetch } as unknown as Fetcher } }
}

test('imported editions stand beside the restatement, newest first', async () => {
  const { env: imported } = assetsOf([content('2009-07-11', 'en'), content('2027-02-05', 'fr')])
  const editions = await listEditions(imported)
  expect(editions.map(({ edition, language, kind }) => `${edition} ${language} ${kind}`)).toEqual([
    '2027-02-05 fr imported',
    '2026-06-19 en restatement',
    '2026-06-19 fr restatement',
    '2009-07-11 en imported',
  ])
})

test('a search without an edition looks through all that are held', async () => {
  const { env: imported } = assetsOf([content('1999-04-23', 'fr')])
  const search = async (query: string) => {
    const response = await createApp().request(`/v1/search?q=1999&lang=fr${query}`, {}, imported)
    expect(response.status).toBe(200)
    const { data } = await response.json<{ data: { edition: { edition: string } }[] }>()
    return data.map(({ edition }) => edition.edition)
  }
  expect(await search('')).toContain('1999-04-23')
  expect(await search('&edition=2026-06-19')).not.toContain('1999-04-23')
})

test('an imported edition is read when it is asked for, and once', async () => {
  const { env: imported, asked } = assetsOf([content('2009-07-11', 'en')])
  expect((await findEdition(imported, { language: 'en' }))?.info.kind).toBe('restatement')
  expect(asked).toEqual(['/editions/index.json'])
  for (let time = 0; time < 3; time++) {
    expect((await findEdition(imported, { language: 'en', edition: '2009-07-11' }))?.size).toBe(1)
  }
  expect(asked).toEqual(['/editions/index.json', '/editions/2009-07-11.en.bin'])
})

test('where a date is held twice the restatement answers, unless the import is asked for', async () => {
  const { env: imported } = assetsOf([content('2026-06-19', 'en')])
  const wanted = { language: 'en', edition: '2026-06-19' } as const
  expect((await findEdition(imported, wanted))?.info.kind).toBe('restatement')
  expect((await findEdition(imported, { ...wanted, kind: 'imported' }))?.info.kind).toBe('imported')
})

test('a rule of an imported edition is served with its own address', async () => {
  const { env: imported } = assetsOf([content('2009-07-11', 'en')])
  const response = await createApp().request(
    'https://arbitre.test/v1/rules/115.1?edition=2009-07-11&lang=en',
    {},
    imported,
  )
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    text: 'Targets as 2009-07-11 has them.',
    uri: '/v1/rules/115.1?edition=2009-07-11&lang=en&kind=imported',
  })
})
