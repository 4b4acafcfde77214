import type { PlayerId } from '../../core/ids.ts'
import type { Replacement } from '../../core/replacement.ts'
import type { Context } from '../context.ts'
import { inForce, liesOn } from '../replacement/in-force.ts'

type Spare = Extract<Replacement, { kind: 'spare-roll' }>

/** CR 706.6: the effects that have a player flip or roll one more and ignore one. */
export const sparesOf = (ctx: Context, of: Spare['of'], player: PlayerId): readonly Spare[] =>
  inForce(ctx).flatMap((force) =>
    force.replacement.kind === 'spare-roll' &&
    force.replacement.of === of &&
    liesOn(force, force.replacement.who, player)
      ? [force.replacement]
      : [],
  )
