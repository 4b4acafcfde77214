import { describe, expect, it } from 'vitest'
import { deriveFacts } from '../../rules-index/build/facts/rule-facts.ts'
import { type FetchConfig, fetchOfficialText } from '../../rules-index/build/imported/fetch-official-text.ts'

const CONFIG: FetchConfig = { page: 'https://rules.test/page', link: 'https://files\\.test/[^"\'<>]*?\\.txt' }
const ADDRESS = 'https://files.test/Pebbles%2020050304.txt'
const PAGE = '<a href="https://files.test/Pebbles 20050304.txt">The rules</a>'
const TEXT = `These rules are effective as of March 4, 2005.

1. The Board

100. Pebbles

100.1. A pebble is a small stone of the players.

100.2. There are twelve pebbles.
`

const respond = (text: string, status = 200) => ({
  ok: status === 200,
  status,
  arrayBuffer: async () => new TextEncoder().encode(text).buffer as ArrayBuffer,
})
const fetchFrom = (site: Readonly<Record<string, string>>, facts = deriveFacts('2001-01-01', [])) =>
  fetchOfficialText(CONFIG, facts, async (address) =>
    site[address] === undefined ? respond('', 404) : respond(site[address]),
  )

describe('fetching the official text', () => {
  it('follows the page to the text, and tells what is new in it', async () => {
    const outcome = await fetchFrom({ [CONFIG.page]: PAGE, [ADDRESS]: TEXT })
    expect(outcome).toMatchObject({
      kind: 'fetched',
      source: { edition: '2005-03-04', language: 'en' },
      comparison: { added: ['100', '100.1', '100.2'] },
    })
  })
  it('lists the rules whose wording changed since the restated edition', async () => {
    const first = await fetchFrom({ [CONFIG.page]: PAGE, [ADDRESS]: TEXT })
    if (first.kind !== 'fetched') throw new Error(first.why)
    const before = deriveFacts('2001-01-01', first.source.rules)
    const after = await fetchFrom({ [CONFIG.page]: PAGE, [ADDRESS]: TEXT.replace('twelve', 'thirteen') }, before)
    expect(after).toMatchObject({ comparison: { added: [], removed: [], changed: ['100.2'] } })
    const same = deriveFacts('2005-03-04', first.source.rules)
    expect(await fetchFrom({ [CONFIG.page]: PAGE, [ADDRESS]: TEXT.replace('twelve', 'thirteen') }, same)).toMatchObject(
      { kind: 'failed' },
    )
  })
  it.each([
    ['no network', {}, /answered 404/],
    ['a page without a text', { [CONFIG.page]: 'Nothing here.' }, /names no text/],
    ['a text that is gone', { [CONFIG.page]: PAGE }, /answered 404/],
    ['a text that is no rules', { [CONFIG.page]: PAGE, [ADDRESS]: '<html>Sorry</html>' }, /cannot be read/],
    [
      'dates that disagree',
      { [CONFIG.page]: PAGE, [ADDRESS]: TEXT.replace('March 4', 'March 5') },
      /is dated 2005-03-05/,
    ],
  ])('%s is said', async (_, site, why) => {
    const outcome = await fetchFrom(site as Record<string, string>)
    expect(outcome.kind === 'failed' && outcome.why).toMatch(why)
  })
  it('being offline is said', async () => {
    const outcome = await fetchOfficialText(CONFIG, deriveFacts('2001-01-01', []), async () => {
      throw new TypeError('fetch failed')
    })
    expect(outcome).toMatchObject({ kind: 'failed', why: expect.stringContaining('offline') })
  })
})
