import type { Effect } from '../../../core/effect.ts'
import { named } from '../../syntax/combinators.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Syntax } from '../../syntax/syntax.ts'
import { emit, firstWordings, matchLiteral, parsed } from '../../syntax/text.ts'
import type { Effects } from './chain.ts'

type Delayed = Extract<Effect, { do: 'delayed-trigger' }>
type Moment = Extract<Delayed['event'], { on: 'next-step' }>

/** CR 603.7: moments a delayed triggered ability waits for. */
const MOMENTS: readonly (readonly [string, Moment])[] = [
  ['at the beginning of the next end step', { on: 'next-step', step: 'end', whose: 'any' }],
  ["at the beginning of the next turn's upkeep", { on: 'next-step', step: 'upkeep', whose: 'any' }],
  ['at the beginning of your next end step', { on: 'next-step', step: 'end', whose: 'you' }],
  ['at the beginning of your next upkeep', { on: 'next-step', step: 'upkeep', whose: 'you' }],
  // Said before the first turn, where the next one is the first.
  ['at the beginning of your first upkeep', { on: 'next-step', step: 'upkeep', whose: 'you' }],
  ['at end of combat', { on: 'next-step', step: 'end-of-combat', whose: 'any' }],
]

const body = named<Effects>('chain')

/** "At the beginning of the next end step, sacrifice it." */
const leading: Syntax<Effects> = {
  parse: (source, at, scope) =>
    MOMENTS.flatMap(([text, event]) => {
      const begin = matchLiteral(source, at, `${text}, `)
      if (begin < 0) return []
      return body.parse(source, begin, scope).map((inside) => {
        const effect: Effect = { do: 'delayed-trigger', event, effects: inside.value }
        return parsed([effect], inside.at, inside.scope)
      })
    }),
  print: ([effect, ...more], out) =>
    effect?.do !== 'delayed-trigger' || more.length > 0
      ? []
      : firstWordings(out, MOMENTS, ([text, event]) =>
          isEqual(event, effect.event)
            ? emit(out, `${text}, `).flatMap((next) => body.print(effect.effects, next))
            : [],
        ),
}

/** "Sacrifice it at the beginning of the next end step." */
const trailing: Syntax<Effects> = {
  parse: (source, at, scope) =>
    body.parse(source, at, scope).flatMap((inside) =>
      MOMENTS.flatMap(([text, event]) => {
        const end = matchLiteral(source, inside.at, ` ${text}`)
        if (end < 0) return []
        const effect: Effect = { do: 'delayed-trigger', event, effects: inside.value }
        return [parsed([effect], end, inside.scope)]
      }),
    ),
  print: ([effect, ...more], out) =>
    effect?.do !== 'delayed-trigger' || more.length > 0
      ? []
      : firstWordings(out, MOMENTS, ([text, event]) =>
          isEqual(event, effect.event) ? body.print(effect.effects, out).flatMap((next) => emit(next, ` ${text}`)) : [],
        ),
}

export const DELAYED: readonly Syntax<Effects>[] = [leading, trailing]
