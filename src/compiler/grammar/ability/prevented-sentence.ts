import type { StaticEffect } from '../../../core/ability.ts'
import type { Effect } from '../../../core/effect.ts'
import type { Filter } from '../../../core/filter.ts'
import { type Ref, SELF } from '../../../core/ref.ts'
import type { Replacement } from '../../../core/replacement.ts'
import { anyTemplate, named, type Row, rows } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import type { Output, Parsed, Scope, Syntax } from '../../syntax/syntax.ts'
import { emit, matchLiteral, parsed } from '../../syntax/text.ts'
import type { Effects } from '../effect/chain.ts'
import { mentionObject, nounsOf } from '../reference/mention.ts'

type Statics = readonly StaticEffect[]
type Prevention = Extract<Replacement, { kind: 'prevent-damage' }>

const YOU: Filter = { subject: 'player', player: 'you' }
const DAMAGED: Ref = { ref: 'event', role: 'target' }
const SOURCE: Ref = { ref: 'event', role: 'source' }

const about = (which: Omit<Prevention, 'kind'>): Prevention => ({ kind: 'prevent-damage', ...which })

/** Which damage is prevented. */
const OCCASIONS: Syntax<Prevention> = anyTemplate<Prevention>(
  rows<Prevention>([
    ['if (a source would deal damage to you|damage would be dealt to you), ', about({ to: YOU })],
    [
      'if (damage would be dealt to ~|a source would deal damage to ~|~ would be dealt damage), ',
      about({ to: 'self' }),
    ],
    ['if combat damage would be dealt to ~, ', about({ to: 'self', combat: true })],
    ['if damage would be dealt to enchanted creature, ', about({ to: 'attached' })],
    ['if (damage would be dealt to|a source would deal damage to) <f:counted-one>, ', about({ to: hole('f') })],
    ['if <s:counted-one> would deal damage to you, ', about({ from: hole('s'), to: YOU })],
    ['if <s:counted-one> would deal damage to ~, ', about({ from: hole('s'), to: 'self' })],
  ] satisfies readonly Row<Prevention>[]),
)

const chain = named<Effects>('chain')
const sentence = named<Effects>('sentence')

/** How what else is done follows: in the same sentence, or in the next. */
const JOINTS: readonly (readonly [text: string, Syntax<Effects>])[] = [
  ['prevent that damage. ', sentence],
  ['prevent that damage and ', chain],
]

/** CR 615.5: what the rest may speak of: how much was prevented, of what source, and what it would have been dealt to. */
const within = ({ to }: Prevention, scope: Scope): Scope => {
  const known: Scope = { ...scope, amount: { kind: 'event-amount' }, prevented: true }
  const source = mentionObject(known, SOURCE, ['source'], false)
  if (to === 'self') return mentionObject(source, SELF, [], false)
  return typeof to === 'object' && to.subject === 'permanent'
    ? mentionObject(source, DAMAGED, nounsOf(to), false)
    : source
}

const given = (prevention: Prevention, besides: readonly Effect[]): Statics => [
  { kind: 'replacement', replacement: besides.length === 0 ? prevention : { ...prevention, besides } },
]

const ALONE = 'prevent that damage'

/** CR 615.5: "If damage would be dealt to …, prevent that damage. Put a counter on it." */
export const preventedSentence: Syntax<Statics> = {
  parse: (source, at, scope) =>
    OCCASIONS.parse(source, at, scope).flatMap((occasion): readonly Parsed<Statics>[] => {
      const inside = within(occasion.value, occasion.scope)
      const more = JOINTS.flatMap(([text, syntax]) => {
        const begin = matchLiteral(source, occasion.at, text)
        if (begin < 0) return []
        return syntax
          .parse(source, begin, inside)
          .map((body) => ({ ...body, value: given(occasion.value, body.value) }))
      })
      const end = matchLiteral(source, occasion.at, ALONE)
      return end < 0 ? more : [...more, parsed(given(occasion.value, []), end, occasion.scope)]
    }),
  print: ([effect, ...more], out) => {
    if (effect?.kind !== 'replacement' || effect.replacement.kind !== 'prevent-damage' || more.length > 0) return []
    const { besides = [], ...prevention } = effect.replacement
    return OCCASIONS.print(prevention, out).flatMap((next) => printBesides(prevention, besides, next))
  },
}

const printBesides = (prevention: Prevention, besides: Effects, out: Output): readonly Output[] =>
  besides.length === 0
    ? emit(out, ALONE)
    : JOINTS.flatMap(([text, syntax]) =>
        emit(out, text, within(prevention, out.scope)).flatMap((next) => syntax.print(besides, next)),
      )
