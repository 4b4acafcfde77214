import { deriveFacts, type EditionFacts, type RuleFacts } from '../facts/rule-facts.ts'
import { decodeBytes } from '../importers/decode-bytes.ts'
import { dateInName, dateInText } from '../importers/detect-edition.ts'
import { type ImportedSource, importText } from '../importers/import-text.ts'

export interface FetchConfig {
  /** The publisher's rules page. */
  readonly page: string
  /** What the address of the text looks like on it, as a regular expression. */
  readonly link: string
}

/** How a fetched text compares with the edition that the project restates. */
export interface TextComparison {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
}

export type FetchOutcome =
  | { readonly kind: 'fetched'; readonly source: ImportedSource; readonly comparison: TextComparison }
  | { readonly kind: 'failed'; readonly why: string }

type Get = (
  address: string,
) => Promise<{ readonly ok: boolean; readonly status: number; arrayBuffer(): Promise<ArrayBuffer> }>

/** Finds the text on the publisher's page, downloads it, and checks it; touches nothing else. */
export const fetchOfficialText = async (config: FetchConfig, facts: EditionFacts, get: Get): Promise<FetchOutcome> => {
  const page = await download(config.page, get)
  if (typeof page === 'string') return { kind: 'failed', why: page }
  const link = new RegExp(config.link).exec(new TextDecoder().decode(page))?.[0]
  if (link === undefined) return { kind: 'failed', why: `${config.page} names no text of the rules` }
  const address = encodeURI(decodeURI(link.replaceAll('&amp;', '&')))
  const bytes = await download(address, get)
  return typeof bytes === 'string' ? { kind: 'failed', why: bytes } : readFetched(address, bytes, facts)
}

const download = async (address: string, get: Get): Promise<Uint8Array | string> => {
  try {
    const response = await get(address)
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : `${address} answered ${response.status}`
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
    return `${address} could not be reached${cause === '' ? '' : ` (${cause})`}; is this machine offline?`
  }
}

/** The date in the address and the date in the text must agree; a text of the restated date must be that text, rule for rule. */
const readFetched = (address: string, bytes: Uint8Array, facts: EditionFacts): FetchOutcome => {
  const name = decodeURIComponent(address.slice(address.lastIndexOf('/') + 1))
  const stated = dateInText(decodeBytes(bytes).text)
  const named = dateInName(name)
  if (stated !== null && named !== null && stated !== named) {
    return { kind: 'failed', why: `${address}: the text is dated ${stated}, its address ${named}` }
  }
  const outcome = importText(name, bytes, {}, null)
  if (outcome.kind === 'refused') return { kind: 'failed', why: `${address} cannot be read as rules (${outcome.why})` }
  const comparison = compareFacts(facts, deriveFacts(outcome.source.edition, outcome.source.rules))
  const differs = comparison.added.length + comparison.removed.length + comparison.changed.length
  if (outcome.source.edition === facts.edition && differs > 0) {
    return {
      kind: 'failed',
      why: `${address}: ${differs} rules differ from the text of ${facts.edition} as it was known`,
    }
  }
  return { kind: 'fetched', source: outcome.source, comparison }
}

export const compareFacts = (before: EditionFacts, after: EditionFacts): TextComparison => {
  const isChanged = ([number, facts]: [string, RuleFacts]): boolean =>
    before.rules[number] !== undefined && before.rules[number].hash !== facts.hash
  return {
    added: Object.keys(after.rules).filter((number) => before.rules[number] === undefined),
    removed: Object.keys(before.rules).filter((number) => after.rules[number] === undefined),
    changed: Object.entries(after.rules)
      .filter(isChanged)
      .map(([number]) => number),
  }
}
