import type { TargetSlot } from '../../../core/ability.ts'
import type { Amount } from '../../../core/amount.ts'
import type { Filter } from '../../../core/filter.ts'
import type { Ref } from '../../../core/ref.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Output, Parsed, Scope, Source } from '../../syntax/syntax.ts'
import { parseNamed } from '../../syntax/template.ts'
import { emit, isWordPart, matchLiteral, parsed } from '../../syntax/text.ts'
import { NUMBER_ROWS } from '../../words/number-words.ts'
import { addMention, nounsOf } from './mention.ts'
import { otherField, withoutOther } from './other.ts'

const permanent = (type: 'creature' | 'planeswalker' | 'battle'): Filter => ({ subject: 'permanent', types: [type] })
const PLAYER: Filter = { subject: 'player' }
const OPPONENT: Filter = { subject: 'player', player: 'opponent' }

/** CR 115.4: any target. */
export const ANY_TARGET: Filter = {
  anyOf: [permanent('creature'), PLAYER, permanent('planeswalker'), permanent('battle')],
}

/** Nouns behind "target" that are no description of an object alone. */
const SPECIAL: readonly (readonly [singular: string, plural: string, Filter])[] = [
  ['player', 'players', PLAYER],
  ['opponent', 'opponents', OPPONENT],
  ['player or planeswalker', 'players and/or planeswalkers', { anyOf: [PLAYER, permanent('planeswalker')] }],
  ['opponent or planeswalker', 'opponents and/or planeswalkers', { anyOf: [OPPONENT, permanent('planeswalker')] }],
  ['creature or player', 'creatures and/or players', { anyOf: [permanent('creature'), PLAYER] }],
  ['creature or opponent', 'creatures and/or opponents', { anyOf: [permanent('creature'), OPPONENT] }],
  [
    'creature, player, or planeswalker',
    'creatures, players, and/or planeswalkers',
    { anyOf: [permanent('creature'), PLAYER, permanent('planeswalker')] },
  ],
]

const SPELL: Filter = { subject: 'spell' }
/** A spell, or something that is none yet or no more. */
const SPELL_OR: readonly (readonly [singular: string, plural: string, Filter])[] = [
  ['spell or permanent', 'spells and/or permanents', { anyOf: [SPELL, { subject: 'permanent' }] }],
  ['spell or creature', 'spells and/or creatures', { anyOf: [SPELL, permanent('creature')] }],
  [
    'spell or nonland permanent',
    'spells and/or nonland permanents',
    { anyOf: [SPELL, { subject: 'permanent', notTypes: ['land'] }] },
  ],
  [
    'spell or permanent that is one or more colors',
    'spells and/or permanents that are one or more colors',
    {
      anyOf: [
        { ...SPELL, colorCount: 'colored' },
        { subject: 'permanent', colorCount: 'colored' },
      ],
    },
  ],
]

const NOUNS = [...SPECIAL, ...SPELL_OR]

interface Quantity {
  readonly text: string
  readonly min: Amount
  /** `all`: as many as there are. */
  readonly max: Amount | 'all'
  readonly number: 's' | 'p'
}

const X: Amount = { kind: 'x' }
const FEW = NUMBER_ROWS.slice(2, 11)
const QUANTITIES: readonly Quantity[] = [
  { text: '', min: 1, max: 1, number: 's' },
  { text: 'up to one ', min: 0, max: 1, number: 's' },
  ...FEW.map(([word, n]): Quantity => ({ text: `${word} `, min: n, max: n, number: 'p' })),
  ...FEW.map(([word, n]): Quantity => ({ text: `up to ${word} `, min: 0, max: n, number: 'p' })),
  { text: 'one or two ', min: 1, max: 2, number: 'p' },
  { text: 'one, two, or three ', min: 1, max: 3, number: 'p' },
  { text: 'any number of ', min: 0, max: 'all', number: 'p' },
  { text: 'X ', min: X, max: X, number: 'p' },
  { text: 'up to X ', min: 0, max: X, number: 'p' },
]

export interface TargetRead {
  readonly ref: Ref
  readonly number: 's' | 'p'
  readonly sort: 'object' | 'player'
}

const slotOf = (filter: Filter, min: Amount, max: Quantity['max']): Omit<TargetSlot, 'id'> => ({
  filter,
  min,
  max: max === 'all' ? { kind: 'count', filter } : max,
})

const sortOf = (filter: Filter): 'object' | 'player' => (filter.subject === 'player' ? 'player' : 'object')

export const introduceSlot = (
  slot: Omit<TargetSlot, 'id'>,
  number: 's' | 'p',
  at: number,
  scope: Scope,
): Parsed<TargetRead> => {
  const id = `t${scope.firstTarget + scope.targets.length}`
  const ref: Ref = { ref: 'target', id }
  const sort = sortOf(slot.filter)
  const next = addMention(
    { ...scope, targets: [...scope.targets, { id, ...slot }] },
    { ref, sort, nouns: nounsOf(slot.filter), many: number === 'p' },
  )
  return parsed({ ref, number, sort }, at, next)
}

/** The longest quantity is shorter: without the word so near, nothing here is a target. */
const REACH = 34

export const readTargets = (source: Source, at: number, scope: Scope): readonly Parsed<TargetRead>[] => {
  if (!/target/i.test(source.text.slice(at, at + REACH))) return []
  return [
    ...readAnyTarget(source, at, scope),
    ...QUANTITIES.flatMap((quantity) => readQuantity(quantity, source, at, scope)),
  ]
}

const readAnyTarget = (source: Source, at: number, scope: Scope): readonly Parsed<TargetRead>[] =>
  (
    [
      ['any target', {}],
      ['any other target', otherField(scope)],
    ] as const
  ).flatMap(([text, more]) => {
    const end = more === null ? -1 : matchLiteral(source, at, text)
    if (end < 0 || isWordPart(source.text[end])) return []
    return [introduceSlot({ filter: { ...ANY_TARGET, ...more }, min: 1, max: 1 }, 's', end, scope)]
  })

const readQuantity = (
  { text, min, max, number }: Quantity,
  source: Source,
  at: number,
  scope: Scope,
): readonly Parsed<TargetRead>[] => {
  const begin = text === '' ? at : matchLiteral(source, at, text)
  if (begin < 0) return []
  const single = text === ''
  return [['target ', false] as const, [single ? 'another target ' : 'other target ', true] as const].flatMap(
    ([word, other]) => {
      const field = other ? otherField(scope) : {}
      const end = field === null ? -1 : matchLiteral(source, begin, word)
      if (end < 0) return []
      return readNoun(source, end, scope, number).map((noun) =>
        introduceSlot(slotOf({ ...noun.value, ...field }, min, max), number, noun.at, noun.scope),
      )
    },
  )
}

const readNoun = (source: Source, at: number, scope: Scope, number: 's' | 'p'): readonly Parsed<Filter>[] => {
  const special = NOUNS.flatMap(([singular, plural, filter]) => {
    const end = matchLiteral(source, at, number === 's' ? singular : plural)
    return end < 0 || isWordPart(source.text[end]) ? [] : [parsed(filter, end, scope)]
  })
  const described = parseNamed(`noun-${number}`, source, at, scope) as readonly Parsed<Filter>[]
  return [...special.reverse(), ...described]
}

/** Writes the first mention of a target; nothing if the slot is unknown or introduced already. */
export const writeTarget = (
  id: string,
  out: Output,
  number?: 's' | 'p',
): readonly { out: Output; number: 's' | 'p' }[] => {
  const slot = out.scope.slots.find((each) => each.id === id)
  if (slot === undefined || slot.divide !== undefined || out.scope.targets.some((each) => each.id === id)) return []
  return writeQuantities(slot, out, number)
}

/** The same for a slot with something to divide, whose words stand around it. */
export const writeTargetSlot = (slot: TargetSlot, out: Output): readonly Output[] =>
  writeQuantities(slot, out, 'p').map(({ out: next }) => next)

const writeQuantities = (
  slot: TargetSlot,
  out: Output,
  number?: 's' | 'p',
): readonly { out: Output; number: 's' | 'p' }[] => {
  const quantities = QUANTITIES.filter(
    (each) =>
      isEqual(each.min, slot.min) &&
      isEqual(slotOf(slot.filter, each.min, each.max).max, slot.max) &&
      (number === undefined || each.number === number),
  )
  return quantities.flatMap((quantity) =>
    writeSlot(slot, quantity, out).map((written) => ({
      out: introduced(slot, quantity, written),
      number: quantity.number,
    })),
  )
}

const introduced = (slot: TargetSlot, { number }: Quantity, out: Output): Output => ({
  ...out,
  scope: addMention(
    { ...out.scope, targets: [...out.scope.targets, slot] },
    {
      ref: { ref: 'target', id: slot.id },
      sort: sortOf(slot.filter),
      nouns: nounsOf(slot.filter),
      many: number === 'p',
    },
  ),
})

const writeSlot = (slot: TargetSlot, { text, number }: Quantity, out: Output): readonly Output[] => {
  const others = withoutOther(slot.filter, out.scope)
  const filter = others ?? slot.filter
  if (text === '' && isEqual(filter, ANY_TARGET)) return emit(out, others === null ? 'any target' : 'any other target')
  const word = others === null ? 'target ' : text === '' ? 'another target ' : 'other target '
  return emit(out, `${text}${word}`).flatMap((next) => writeNoun(filter, number, next))
}

const writeNoun = (filter: Filter, number: 's' | 'p', out: Output): readonly Output[] => {
  const special = NOUNS.flatMap(([singular, plural, meaning]) =>
    isEqual(meaning, filter) ? emit(out, number === 's' ? singular : plural) : [],
  )
  return [...special, ...out.run.grammar.rule(`noun-${number}`).print(filter, out)]
}
