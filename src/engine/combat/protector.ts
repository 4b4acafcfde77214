import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Characteristics } from '../../core/object.ts'
import type { State } from '../../core/state.ts'
import { askOption } from '../ask.ts'
import type { Context } from '../context.ts'
import { patchObject, record } from '../events/commit.ts'
import { opponentsOf } from '../seats.ts'

/** CR 310.8a, 310.11a: an opponent of a Siege’s controller; the controller alone of a battle without battle types. */
export const possibleProtectors = (
  state: State,
  { subtypes, controller }: Pick<Characteristics, 'subtypes' | 'controller'>,
): readonly PlayerId[] => (subtypes.includes('Siege') ? opponentsOf(state, controller) : [controller])

/** CR 310.8a, 310.10: the battle’s controller chooses. */
export const askProtector = (
  ctx: Context,
  battle: ObjectId,
  player: PlayerId,
  options: readonly PlayerId[],
  rule: string,
): PlayerId =>
  askOption(ctx, { kind: 'choose-player', key: `protector:${battle}`, player, rule, source: battle, options })

/** CR 310.8f: whoever it was before protects it no more. */
export const setProtector = (ctx: Context, battle: ObjectId, player: PlayerId): void => {
  const object = ctx.state.objects[battle]
  if (object === undefined) return
  patchObject(ctx, battle, { chosen: { ...object.chosen, protector: player } })
  record(ctx, { kind: 'protected', object: battle, player })
}
