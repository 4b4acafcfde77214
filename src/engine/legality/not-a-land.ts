import { illegal } from '../illegal.ts'
import { named } from './named.ts'
import type { ProposedCard } from './proposed.ts'
import type { Rule } from './stage.ts'

/** CR 305.9: a land card is only ever played, never cast. */
export const notALand: Rule<ProposedCard> = (ctx, { object, player, traits }) =>
  traits.types.includes('land')
    ? [illegal('cast.land', ['305.9', '305.1'], { object: named(ctx, object) }, { kind: 'play-land', player, object })]
    : []
