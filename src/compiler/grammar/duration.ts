import type { Duration } from '../../core/duration.ts'
import { words } from '../syntax/combinators.ts'
import type { Syntax } from '../syntax/syntax.ts'

/** CR 611.2a–c: the span at the end of a clause; none at all means as long as the game lasts. */
export const duration: Syntax<Duration> = words<Duration>([
  [' until end of turn', 'end-of-turn'],
  [' this turn', 'end-of-turn'],
  [' until end of combat', 'end-of-combat'],
  [' for as long as it remains exiled', 'indefinite'],
  [' until your next turn', 'your-next-turn'],
  [' until the end of your next turn', 'end-of-your-next-turn'],
  [' until your next upkeep', 'your-next-upkeep'],
  [' until your next end step', 'your-next-end-step'],
  [' for as long as ~ remains on the battlefield', 'while-source'],
  [' for as long as you control ~', 'while-you-control-source'],
  [' for as long as ~ remains tapped', 'while-source-tapped'],
  ['', 'indefinite'],
])

/** The same spans in front of a sentence. */
export const LEADING_DURATIONS: readonly (readonly [string, Duration])[] = [
  ['until end of turn, ', 'end-of-turn'],
  ['until your next turn, ', 'your-next-turn'],
  ['until the end of your next turn, ', 'end-of-your-next-turn'],
  ['until your next upkeep, ', 'your-next-upkeep'],
  ['until your next end step, ', 'your-next-end-step'],
]
