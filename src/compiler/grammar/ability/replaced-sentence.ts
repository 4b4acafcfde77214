import type { StaticEffect } from '../../../core/ability.ts'
import type { Effect } from '../../../core/effect.ts'
import type { PlayerRelation } from '../../../core/filter.ts'
import type { Ref } from '../../../core/ref.ts'
import type { Replacement } from '../../../core/replacement.ts'
import { named } from '../../syntax/combinators.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Output, Parsed, Scope, Source, Syntax } from '../../syntax/syntax.ts'
import { emit, matchLiteral, parsed } from '../../syntax/text.ts'
import type { Effects } from '../effect/chain.ts'
import { mentionPlayer } from '../reference/mention.ts'

type Statics = readonly StaticEffect[]
type Instead = Extract<Replacement, { kind: 'instead' }>

/** An event of a player that other instructions take the place of, all but the instructions, and what these may speak of. */
interface Occasion {
  readonly text: string
  readonly replacement: Omit<Instead, 'effects'>
  readonly within: (scope: Scope) => Scope
}

const EVENT_PLAYER: Ref = { ref: 'event', role: 'player' }
const WHO: readonly (readonly [text: string, PlayerRelation])[] = [
  ['you', 'you'],
  ['an opponent', 'opponent'],
  ['a player', 'any'],
]

const exceptFirst = (who: PlayerRelation): string =>
  who === 'you'
    ? ' except the first one you draw in each of your draw steps'
    : ' except the first one they draw in each of their draw steps'

const aboutPlayer =
  (who: PlayerRelation) =>
  (scope: Scope): Scope =>
    who === 'you' ? scope : mentionPlayer(scope, EVENT_PLAYER, false, ['player', 'opponent'])

const withAmount = (scope: Scope): Scope => ({ ...scope, amount: { kind: 'event-amount' } })

const OCCASIONS: readonly Occasion[] = WHO.flatMap(([player, who]): Occasion[] => {
  const within = aboutPlayer(who)
  return [
    {
      text: `if ${player} would draw a card${exceptFirst(who)}`,
      replacement: { kind: 'instead', event: 'draw', who, exceptFirst: true },
      within,
    },
    { text: `if ${player} would draw a card`, replacement: { kind: 'instead', event: 'draw', who }, within },
    {
      text: `if ${player} would gain life`,
      replacement: { kind: 'instead', event: 'life-gain', who },
      within: (scope) => withAmount(within(scope)),
    },
    {
      text: `if ${player} would lose life`,
      replacement: { kind: 'instead', event: 'life-loss', who },
      within: (scope) => withAmount(within(scope)),
    },
  ]
})

const chain = named<Effects>('chain')

/** What stands before and behind the instructions. */
const FRAMES: readonly (readonly [before: string, after: string, optional: boolean])[] = [
  [', ', ' instead', false],
  [', instead ', '', false],
  [', you may ', ' instead', true],
  [', you may instead ', '', true],
  [', instead that player skips that draw and ', '', false],
]

/** Words for an event that nothing comes in place of. */
const NOTHING: readonly (readonly [text: string, Instead['event'], isYou: boolean])[] = [
  [', that player skips that draw instead', 'draw', false],
  [', instead that player skips that draw', 'draw', false],
  [', skip that draw instead', 'draw', true],
  [', that player gains no life instead', 'life-gain', false],
  [', you gain no life instead', 'life-gain', true],
]

const given = (occasion: Occasion, effects: readonly Effect[], optional: boolean): Statics => [
  {
    kind: 'replacement',
    replacement: { ...occasion.replacement, ...(optional ? { optional } : {}), effects },
  },
]

const isFor = ({ replacement: { event, who } }: Occasion, what: Instead['event'], isYou: boolean): boolean =>
  event === what && (who === 'you') === isYou

/** CR 614.6, 614.11: "If you would draw a card, … instead". */
export const replacedSentence: Syntax<Statics> = {
  parse: (source, at, scope) =>
    OCCASIONS.flatMap((occasion) => {
      const begin = matchLiteral(source, at, occasion.text)
      return begin < 0
        ? []
        : [...readNothing(source, begin, scope, occasion), ...readFrames(source, begin, scope, occasion)]
    }),
  print: ([effect, ...more], out) => {
    if (effect?.kind !== 'replacement' || effect.replacement.kind !== 'instead' || more.length > 0) return []
    const { effects, optional = false, ...replacement } = effect.replacement
    const occasion = OCCASIONS.find((one) => isEqual(one.replacement, replacement))
    if (occasion === undefined) return []
    return emit(out, occasion.text).flatMap((next) =>
      effects.length === 0 ? writeNothing(next, occasion) : writeFrames(next, occasion, effects, optional),
    )
  },
}

const readNothing = (source: Source, at: number, scope: Scope, occasion: Occasion): readonly Parsed<Statics>[] =>
  NOTHING.flatMap(([text, event, isYou]) => {
    const end = isFor(occasion, event, isYou) ? matchLiteral(source, at, text) : -1
    return end < 0 ? [] : [parsed(given(occasion, [], false), end, scope)]
  })

const readFrames = (source: Source, at: number, scope: Scope, occasion: Occasion): readonly Parsed<Statics>[] =>
  FRAMES.flatMap(([before, after, optional]) => {
    const begin = matchLiteral(source, at, before)
    if (begin < 0) return []
    return chain.parse(source, begin, occasion.within(scope)).flatMap((body) => {
      const end = after === '' ? body.at : matchLiteral(source, body.at, after)
      return end < 0 ? [] : [parsed(given(occasion, body.value, optional), end, body.scope)]
    })
  })

const writeNothing = (out: Output, occasion: Occasion): readonly Output[] =>
  NOTHING.flatMap(([text, event, isYou]) => (isFor(occasion, event, isYou) ? emit(out, text) : []))

const writeFrames = (out: Output, occasion: Occasion, effects: Effects, optional: boolean): readonly Output[] =>
  FRAMES.filter(([, , may]) => may === optional).flatMap(([before, after]) =>
    emit(out, before, occasion.within(out.scope))
      .flatMap((next) => chain.print(effects, next))
      .flatMap((next) => emit(next, after)),
  )
