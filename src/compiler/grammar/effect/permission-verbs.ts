import type { Effect } from '../../../core/effect.ts'
import { YOU } from '../../../core/ref.ts'
import type { Row } from '../../syntax/combinators.ts'

const lands = (extra: number): Effect => ({
  do: 'rule',
  what: YOU,
  rule: { kind: 'permission', may: { act: 'play-land', who: 'you', extra } },
  duration: 'end-of-turn',
})

/** What you may do for a time, without a choice now (305.2). */
export const PERMISSION_VERBS: readonly Row<Effect>[] = [
  ['you may play an additional land this turn', lands(1)],
  ['you may play up to two additional lands this turn', lands(2)],
  ['you may play up to three additional lands this turn', lands(3)],
]
