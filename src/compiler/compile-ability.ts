import type { Ability, Body } from '../core/ability.ts'
import { unframed } from './grammar/ability/frame.ts'
import { ENGLISH } from './grammar/grammar.ts'
import { named } from './syntax/combinators.ts'
import { EMPTY_SCOPE, type Output, type Scope, type Source, type Syntax } from './syntax/syntax.ts'
import { parsed } from './syntax/text.ts'

/** Work allowed for one ability: reading and writing stop there. */
const READ_FUEL = 12_000
const WRITE_FUEL = 12_000

export interface AbilityContext {
  /** Instants and sorceries: sentences are spell abilities (113.3a). */
  readonly isSpell: boolean
  readonly attachedTo: readonly string[]
  readonly paid?: readonly string[]
  readonly firstTarget: number
}

export type CompiledText =
  | {
      readonly kind: 'understood'
      readonly abilities: readonly Ability[]
      readonly parts: readonly string[]
      readonly nextTarget: number
    }
  /** `at`: how far reading came. */
  | { readonly kind: 'gap'; readonly at: number; readonly reason: string }

const spell: Syntax<Ability> = {
  parse: (source, at, scope) =>
    named<Body>('body')
      .parse(source, at, scope)
      .map((body) => parsed<Ability>({ kind: 'spell', body: body.value }, body.at, body.scope)),
  print: (ability, out) => (ability.kind === 'spell' ? named<Body>('body').print(ability.body, out) : []),
}

const FORMS = (isSpell: boolean): readonly Syntax<Ability>[] => [
  ...(isSpell ? [spell] : []),
  named('activated'),
  named('triggered'),
  named('static'),
]

export const scopeFor = ({ isSpell, attachedTo, paid = [], firstTarget }: AbilityContext): Scope => ({
  ...EMPTY_SCOPE,
  isSpell,
  attachedTo,
  paid,
  firstTarget,
})

/** Reads one paragraph in normal form. Understood only if every word is, and the IR writes the same text. */
export const compileText = (text: string, context: AbilityContext): CompiledText => {
  const keywords = compileKeywords(text, context)
  if (keywords !== null) return keywords
  const source: Source = { text, grammar: ENGLISH, trace: { farthest: 0, fuel: READ_FUEL, memo: new Map() } }
  const scope = scopeFor(context)
  let misprinted = false
  for (const form of FORMS(context.isSpell)) {
    for (const result of form.parse(source, 0, scope)) {
      if (result.at !== text.length) continue
      if (printExactly(result.value, text, context)) {
        const nextTarget = Math.max(context.firstTarget, result.scope.firstTarget + result.scope.targets.length)
        return { kind: 'understood', abilities: [result.value], parts: [text], nextTarget }
      }
      misprinted = true
    }
  }
  return gapAt(text, source.trace.farthest, misprinted ? 'print' : source.trace.fuel < 0 ? 'long' : 'words')
}

const gapAt = (text: string, at: number, kind: 'print' | 'long' | 'words'): CompiledText => {
  if (kind === 'print') return { kind: 'gap', at: 0, reason: 'not printed back' }
  if (kind === 'long') return { kind: 'gap', at, reason: 'too long to work out' }
  const start = text.lastIndexOf(' ', at - 1) + 1
  const rest = text.slice(text[at - 1] === ' ' || at === 0 ? at : start)
  const words = rest.replace(/\n/g, ' ').split(' ').slice(0, 3).join(' ')
  return { kind: 'gap', at, reason: `not understood from: ${words === '' ? 'the end' : words}` }
}

const keyword = named<Ability>('keyword')

/** A line of keyword abilities (702): "Flying, trample"; a comma may also stand inside one. */
const compileKeywords = (text: string, context: AbilityContext): CompiledText | null => {
  const found = readKeywordItems(keywordPieces(text), context)
  if (found === null) return null
  const abilities = found.map(({ ability }) => ability)
  return { kind: 'understood', abilities, parts: found.map(({ item }) => item), nextTarget: context.firstTarget }
}

interface KeywordItem {
  readonly item: string
  readonly ability: Ability
}

/** The shortest first item that leaves something readable behind it. */
const readKeywordItems = (pieces: readonly string[], context: AbilityContext): readonly KeywordItem[] | null => {
  for (let taken = 1; taken <= Math.min(pieces.length, MOST_PIECES); taken++) {
    const item = capitalized(pieces.slice(0, taken).join(', '))
    const ability = readKeyword(item, context)
    if (ability === null) continue
    const rest = taken === pieces.length ? [] : readKeywordItems(pieces.slice(taken), context)
    if (rest !== null) return [{ item, ability }, ...rest]
  }
  return null
}
/** Parts of one keyword ability that commas part: "enchant creature, land, or planeswalker". */
const MOST_PIECES = 4

const readKeyword = (item: string, context: AbilityContext): Ability | null => {
  const source: Source = { text: item, grammar: ENGLISH, trace: { farthest: 0, fuel: READ_FUEL, memo: new Map() } }
  const found = keyword
    .parse(source, 0, scopeFor(context))
    .find(({ at, value }) => at === item.length && printExactly(value, item, context))
  return found?.value ?? null
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Commas part keywords, but not inside "protection from red, from white" and the costs behind a dash. */
const keywordPieces = (text: string): readonly string[] =>
  text.includes('—') || text.includes('.') ? [text.replace(/\.$/, '')] : text.split(/, (?!from |and from )|; /)

const printerFor = (ability: Ability): Syntax<Ability> =>
  ability.kind === 'spell' ? spell : named(ability.kind === 'keyword' ? 'keyword' : ability.kind)

const printWith = (ability: Ability, context: AbilityContext, expected?: string): readonly Output[] => {
  const run = { grammar: ENGLISH, counter: { fuel: WRITE_FUEL }, ...(expected === undefined ? {} : { expected }) }
  const out = { text: '', scope: scopeFor(context), run }
  const inside = unframed(ability)
  const said = inside === null ? [] : printerFor(inside.ability).print(inside.ability, { ...out, text: inside.prefix })
  return said.length > 0 && expected === undefined ? said : [...said, ...printerFor(ability).print(ability, out)]
}

/** Whether this text is one of the wordings of the ability. */
const printExactly = (ability: Ability, text: string, context: AbilityContext): boolean =>
  printWith(ability, context, text).some((out) => out.text === text)

/** The preferred wording, with `~` for the object itself; null if the grammar has no words for it. */
export const printNormal = (ability: Ability, context: AbilityContext): string | null =>
  printWith(ability, context)[0]?.text ?? null
