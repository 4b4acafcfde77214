import { isPermanentType } from '../../core/card-type.ts'
import type { GameEvent } from '../../core/event.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import type { Replacement } from '../../core/replacement.ts'
import { type Context, cite } from '../context.ts'
import { definitionOf, definitionOfComponent } from '../definitions.ts'
import { patchObject, record, takeTimestamp } from '../events/commit.ts'
import { countersStay } from '../events/counters.ts'
import { expandAbility } from '../keywords/expand.ts'
import { project } from '../projection/project.ts'
import { holds } from '../refs/condition.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { watch } from '../triggers/watch.ts'
import { faced, pileFaced } from './faced.ts'

/** What was paid for turning something face up. */
export interface PaidToTurnUp {
  readonly by?: string
  readonly x?: number
}

/**
 * CR 708.8, 613.7f: face-down permanents are turned face up together: their own values are theirs again, with a new timestamp,
 * and all that was applied to them still applies. Nothing enters the battlefield.
 */
export const turnFaceUp = (
  ctx: Context,
  ids: readonly ObjectId[],
  player: PlayerId,
  paid: PaidToTurnUp = {},
): readonly ObjectId[] => {
  const turned = ids.filter((id) => turnOver(ctx, id))
  for (const id of turned) applyAsTurned(ctx, id, paid)
  const x = paid.x === undefined ? {} : { x: paid.x }
  const events = turned.map((object): GameEvent => record(ctx, { kind: 'turned-face-up', object, player, ...x }))
  if (events.length > 0) watch(ctx, events)
  return turned
}

/** CR 701.40g, 701.58g: what is represented by an instant or sorcery card is only shown. */
const turnOver = (ctx: Context, id: ObjectId): boolean => {
  const object = ctx.state.objects[id]
  if (object?.faceDown !== true || object.zone !== 'battlefield') return false
  if (holdsNoPermanentCard(ctx, object)) {
    cite(ctx, object.merged === undefined ? '701.40g' : '730.2g', { object: id })
    record(ctx, { kind: 'revealed', objects: [id], to: 'all' })
    return false
  }
  const facing = { ...faced(object.marks, undefined), ...pileFaced(object, undefined) }
  patchObject(ctx, id, { ...facing, timestamp: takeTimestamp(ctx), ...countersStay(object) })
  cite(ctx, '708.8', { object: id })
  return true
}

/** CR 701.40g, 701.58g, 730.2g: it is, or has in it, an instant or sorcery card. */
const holdsNoPermanentCard = (ctx: Context, object: GameObject): boolean => {
  const cards = object.merged?.map((one) => definitionOfComponent(one, ctx.cards)) ?? [definitionOf(object, ctx.cards)]
  return cards.some((card) => {
    const types = card?.typeLine.types ?? []
    return types.length > 0 && !types.some(isPermanentType)
  })
}

type TurnedUp = Extract<Replacement, { kind: 'turned-up' }>

/** CR 614.1e, 708.11: what it says of being turned face up happens while that is done, not afterwards. */
const applyAsTurned = (ctx: Context, id: ObjectId, { by, x = 0 }: PaidToTurnUp): void => {
  const traits = project(ctx).of(id)
  if (traits === undefined) return
  const env = plainEnv(project(ctx), id, traits.controller, x)
  const texts = traits.abilities.flatMap(expandAbility).flatMap((ability): readonly TurnedUp[] => {
    if (ability.kind !== 'static' || (ability.condition !== undefined && !holds(env, ability.condition))) return []
    return ability.effects.flatMap((effect) =>
      effect.kind === 'replacement' && effect.replacement.kind === 'turned-up' ? [effect.replacement] : [],
    )
  })
  for (const { effects, ifPaid } of texts) {
    if (ifPaid !== undefined && ifPaid !== by) continue
    if (ctx.execute === null) throw new Error('instructions without anybody to follow them')
    cite(ctx, '614.1e', { object: id })
    ctx.execute(ctx, { ...env, view: project(ctx) }, effects)
  }
}
