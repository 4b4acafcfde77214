import type { Decision } from '../../core/decision.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { ChosenTargets } from '../../core/object.ts'
import type { WaitingTrigger } from '../../core/state.ts'
import { askObjects } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { patchState, record, takeId } from '../events/commit.ts'
import { addAbilityToStack } from '../events/new-object.ts'
import { project } from '../projection/project.ts'
import { objectOf } from '../refs/env.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { livingPlayers, mainTurn, turnOrderFrom } from '../seats.ts'
import { chooseModes } from '../targets/choose-modes.ts'
import { chooseTargets } from '../targets/choose-targets.ts'
import { watch } from './watch.ts'

/**
 * CR 405.3, 603.3: puts all waiting abilities on the stack, the active player's first, then each other player's in turn order;
 * each player orders their own (603.3b). Returns whether any was waiting.
 */
export const putTriggersOnStack = (ctx: Context): boolean => {
  if (ctx.state.waiting.length === 0) return false
  const first = mainTurn(ctx.state).active[0]!
  for (const player of turnOrderFrom(ctx.state, first)) {
    for (const trigger of inChosenOrder(ctx, player)) putOnStack(ctx, trigger)
  }
  const living = livingPlayers(ctx.state)
  patchState(ctx, { waiting: ctx.state.waiting.filter(({ controller }) => living.includes(controller)) })
  return true
}

const inChosenOrder = (ctx: Context, player: PlayerId): readonly WaitingTrigger[] => {
  const own = ctx.state.waiting.filter(({ controller }) => controller === player)
  if (own.length < 2 || own.every((trigger) => isSame(ctx, trigger, own[0]!))) return own
  const decision: Decision = {
    kind: 'order',
    purpose: 'triggers',
    key: `order-triggers:${player}:${own[0]!.id}`,
    player,
    rule: '603.3b',
    options: own.map(({ id }) => id),
  }
  return askObjects(ctx, decision).map((id) => own.find((trigger) => trigger.id === id)!)
}

/** Abilities whose order can't matter: the same words from things of one name, knowing the same things. */
const isSame = (ctx: Context, a: WaitingTrigger, b: WaitingTrigger): boolean => {
  const name = (trigger: WaitingTrigger) =>
    project(ctx).of(trigger.source)?.name ?? ctx.state.lastKnown[trigger.source]?.characteristics.name
  return (
    name(a) === name(b) &&
    JSON.stringify([a.ability, { ...a.event, object: 0, became: 0 }]) ===
      JSON.stringify([b.ability, { ...b.event, object: 0, became: 0 }])
  )
}

const putOnStack = (ctx: Context, trigger: WaitingTrigger): void => {
  const { source, controller, ability, event } = trigger
  patchState(ctx, { waiting: ctx.state.waiting.filter(({ id }) => id !== trigger.id) })
  if (ability.kind !== 'triggered') return
  const id = takeId(ctx, 'ability')
  /** CR 107.3m: the X of an enters ability is the one the spell was cast with. */
  const castX = ability.event.on === 'enters' ? (objectOf(project(ctx), source)?.cast?.x ?? 0) : 0
  // CR 702.37f, 702.168e: of an ability about being turned face up, the one that was paid for that.
  const x = trigger.x ?? event.x ?? castX
  const env = {
    ...plainEnv(project(ctx), source, controller, x),
    event,
    ...(trigger.bound === undefined ? {} : { bound: trigger.bound }),
  }
  const modes = chooseModes(ctx, env, ability.body, id, undefined)
  const targets: readonly ChosenTargets[] | null =
    modes === null ? null : chooseTargets(ctx, env, ability.body, modes, id)
  if (modes === null || targets === null) {
    record(ctx, { kind: 'trigger-removed', source, reason: 'no-legal-target' })
    cite(ctx, '603.3d', { source })
    return
  }
  cite(ctx, '603.3', { source })
  const bound = {
    ...(trigger.bound === undefined ? {} : { bound: trigger.bound }),
    ...(trigger.since === undefined ? {} : { since: trigger.since }),
  }
  addAbilityToStack(ctx, controller, { kind: 'triggered', source, ability, modes, targets, x, event, ...bound }, id)
  const chosen = targets.flatMap((slot) => slot.chosen)
  watch(ctx, [record(ctx, { kind: 'trigger-put-on-stack', object: id, source, player: controller, targets: chosen })])
}
