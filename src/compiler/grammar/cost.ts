import type { Cost, CostPart } from '../../core/cost.ts'
import { anyTemplate, oneOf, type Row, rows } from '../syntax/combinators.ts'
import { hole } from '../syntax/pattern.ts'
import type { Output, Parsed, Scope, Source, Syntax } from '../syntax/syntax.ts'
import { emit, longestFirst, matchLiteral, parsed } from '../syntax/text.ts'

const what = hole('f.filter')
const count = hole('f.count')

/** CR 118: what may be asked for, as costs before a colon say it, with capitals. */
const PARTS: readonly Row<CostPart>[] = [
  ['{T}', { kind: 'tap' }],
  ['{Q}', { kind: 'untap' }],
  ['<m:mana-symbols>', { kind: 'mana', mana: hole('m') }],
  ['Pay <n:quantity:life>', { kind: 'pay-life', amount: hole('n') }],
  ['Sacrifice ~', { kind: 'sacrifice-self' }],
  ['Sacrifice <f:counted>', { kind: 'sacrifice', what, count }],
  ['Discard ~', { kind: 'discard-self' }],
  ['Reveal ~ from your hand', { kind: 'reveal-self' }],
  ['Discard your hand', { kind: 'discard-hand' }],
  ['Discard <f:counted> at random', { kind: 'discard', what, count, random: true }],
  ['Discard <f:counted>', { kind: 'discard', what, count }],
  ['Exile ~ from your graveyard', { kind: 'exile-self', from: 'graveyard' }],
  ['Exile ~', { kind: 'exile-self' }],
  ['Exile <f:counted>', { kind: 'exile', what, count }],
  ["Return ~ to its owner's hand", { kind: 'return-self-to-hand' }],
  ["Return <f:counted> to (its owner's hand|their owner's hand|your hand)", { kind: 'return-to-hand', what, count }],
  ['Tap <f:counted>', { kind: 'tap-permanents', what, count }],
  ['Remove <k:counters> from ~', { kind: 'remove-counters', counter: hole('k.counter'), amount: hole('k.amount') }],
  ['Put <k:counters> on ~', { kind: 'put-counters', counter: hole('k.counter'), amount: hole('k.amount') }],
  ['Get <k:counters>', { kind: 'get-counters', counter: hole('k.counter'), amount: hole('k.amount') }],
  ['Pay <k:counters>', { kind: 'pay-counters', counter: hole('k.counter'), amount: hole('k.amount') }],
  ['Mill <n:count:card>', { kind: 'mill', amount: hole('n') }],
]

const small = (text: string): string => text.replace(/^[A-Z]/, (letter) => letter.toLowerCase())

const part = anyTemplate<CostPart>(rows(PARTS))
/** The same costs inside a sentence: "pay {2}", "sacrifice a land", "pay 2 life". */
const spoken = anyTemplate<CostPart>(
  rows<CostPart>([
    ['pay <m:mana-symbols>', { kind: 'mana', mana: hole('m') }],
    ...PARTS.filter(([text]) => /^[A-Z]/.test(text)).map(([text, ir]): Row<CostPart> => [small(text), ir]),
  ]),
)
const spokenThirdPerson = anyTemplate<CostPart>(
  rows<CostPart>([
    ['pays <m:mana-symbols>', { kind: 'mana', mana: hole('m') }],
    ...PARTS.filter(([text]) => /^[A-Z]/.test(text)).map(
      ([text, ir]): Row<CostPart> => [
        small(text)
          .replace(/^\w+/, (verb) => `${verb}s`)
          .replace(/\(?your\b/g, 'their'),
        ir,
      ],
    ),
  ]),
)

/** Parts joined in one of several ways. */
const listOf = (each: Syntax<CostPart>, joints: readonly string[], most: number): Syntax<Cost> => ({
  parse: (source, at, scope) => {
    const results: Parsed<Cost>[] = []
    const go = (before: Cost, from: number, here: Scope): void => {
      for (const next of each.parse(source, from, here)) {
        const all = [...before, next.value]
        results.push(parsed(all, next.at, next.scope))
        if (all.length >= most) continue
        for (const joint of joints) {
          const end = matchLiteral(source, next.at, joint)
          if (end >= 0) go(all, end, next.scope)
        }
      }
    }
    go([], at, scope)
    return longestFirst(results)
  },
  print: (cost, out) => (cost.length === 0 || cost.length > most ? [] : printList(each, joints, cost, 0, out)),
})

const printList = (
  each: Syntax<CostPart>,
  joints: readonly string[],
  cost: Cost,
  i: number,
  out: Output,
): readonly Output[] => {
  if (i === cost.length) return [out]
  const between = i === 0 ? [''] : joints
  return between.flatMap((joint) =>
    emit(out, joint)
      .flatMap((next) => each.print(cost[i] as CostPart, next))
      .flatMap((next) => printList(each, joints, cost, i + 1, next)),
  )
}

/** Before a colon: "{2}, {T}, Sacrifice a creature". */
export const cost: Syntax<Cost> = listOf(part, [', '], 6)

/** Behind "may", "unless you", "as an additional cost …,". */
export const spokenCost: Syntax<Cost> = listOf(spoken, [' and '], 3)
export const spokenCostThirdPerson: Syntax<Cost> = listOf(spokenThirdPerson, [' and '], 3)

/** Behind a keyword and a space: mana only. */
export const manaOnlyCost: Syntax<Cost> = anyTemplate<Cost>(
  rows<Cost>([['<m:mana-symbols>', [{ kind: 'mana', mana: hole('m') }]]]),
)

/** Behind a keyword and a dash: at least one part that is no mana. */
export const nonmanaCost: Syntax<Cost> = {
  parse: (source: Source, at, scope) =>
    cost.parse(source, at, scope).filter(({ value }) => value.some(({ kind }) => kind !== 'mana')),
  print: (value, out) => (value.some(({ kind }) => kind !== 'mana') ? cost.print(value, out) : []),
}

/** CR 606: the loyalty cost of a planeswalker's ability. */
export const loyaltyCost: Syntax<Cost> = {
  parse: (source, at, scope) => {
    const match = /^\[?([+−–-]?)(\d+|X)\]?: /.exec(source.text.slice(at, at + 10))
    if (match === null) return []
    const minus = match[1] !== '' && match[1] !== '+'
    const amount = match[2] === 'X' ? (minus ? '-X' : 'X') : minus ? -Number(match[2]) : Number(match[2])
    return [parsed([{ kind: 'loyalty', amount }], at + match[0].length, scope)]
  },
  print: ([first, ...rest], out) => {
    if (first?.kind !== 'loyalty' || rest.length > 0) return []
    const { amount } = first
    const text =
      typeof amount === 'number'
        ? amount > 0
          ? `+${amount}`
          : String(amount).replace('-', '−')
        : amount.replace('-', '−')
    return emit(out, `${text === 'X' ? '+X' : text}: `)
  },
}

export const anyCost: Syntax<Cost> = oneOf(cost, nonmanaCost)
