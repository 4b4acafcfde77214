import type { GameEvent } from '../../core/event.ts'
import type { ObjectId, TargetId } from '../../core/ids.ts'
import type { Characteristics } from '../../core/object.ts'
import { bandOf, blocksOfBands } from '../combat/bands.ts'
import { blockersWereDeclared } from '../combat/combat-roles.ts'
import { defendingPlayer, joinable } from '../combat/defenders.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { mainTurn } from '../seats.ts'
import { patchCombat, record } from './commit.ts'

/** What a permanent attacks or blocks as it enters the battlefield. */
export interface Joining {
  readonly attacking?: TargetId
  readonly blocking?: ObjectId
}

/** CR 506.3a, 506.3f: what is no creature, or is a battle too, enters but neither attacks nor blocks. */
export const joinCombat = (ctx: Context, id: ObjectId, { attacking, blocking }: Joining): readonly GameEvent[] => [
  ...(attacking === undefined ? [] : joinAttack(ctx, id, attacking)),
  ...(blocking === undefined ? [] : joinBlock(ctx, id, blocking)),
]

export const canFight = (traits: Characteristics | undefined): traits is Characteristics =>
  traits?.types.includes('creature') === true && !traits.types.includes('battle')

/** CR 506.3b–c, 508.4–508.4c: it attacks without having been declared, if that is still there to be attacked. */
export const joinAttack = (ctx: Context, attacker: ObjectId, defender: TargetId): readonly GameEvent[] => {
  const traits = project(ctx).of(attacker)
  const turn = mainTurn(ctx.state)
  if (!canFight(traits) || turn.combat === null) return []
  if (!joinable(ctx, traits.controller).includes(defender)) return []
  if (turn.combat.attackers.some((attack) => attack.attacker === attacker)) return []
  patchCombat(ctx, turn, { attackers: [...turn.combat.attackers, { attacker, defender }] })
  return [record(ctx, { kind: 'joined-attack', attacker, defender })]
}

/** CR 506.3e, 509.4–509.4b: it blocks without having been declared, an attacker of its controller's only. */
const joinBlock = (ctx: Context, blocker: ObjectId, attacker: ObjectId): readonly GameEvent[] => {
  const traits = project(ctx).of(blocker)
  const turn = mainTurn(ctx.state)
  const attack = turn.combat?.attackers.find((one) => one.attacker === attacker)
  if (!canFight(traits) || attack === undefined || defendingPlayer(ctx, attack) !== traits.controller) return []
  const blocks = blocksOfBands(turn.combat!.attackers, [{ blocker, attacker }])
  patchCombat(ctx, turn, { blockers: [...turn.combat!.blockers, ...blocks] })
  const joined = blocks.map((block) => record(ctx, { kind: 'joined-block', ...block }))
  return [...joined, ...becomeBlocked(ctx, attacker)]
}

/** CR 702.22i: an attacking creature becomes blocked, and its whole band with it. */
export const becomeBlocked = (ctx: Context, attacker: ObjectId): readonly GameEvent[] =>
  bandOf(mainTurn(ctx.state).combat?.attackers ?? [], attacker).flatMap((id) => becomeBlockedAlone(ctx, id))

/** CR 509.1h, 509.3c: it is heard if it was unblocked. */
const becomeBlockedAlone = (ctx: Context, attacker: ObjectId): readonly GameEvent[] => {
  const turn = mainTurn(ctx.state)
  const { combat } = turn
  if (combat === null || !combat.attackers.some((attack) => attack.attacker === attacker)) return []
  if (combat.blocked.includes(attacker)) return []
  patchCombat(ctx, turn, { blocked: [...combat.blocked, attacker] })
  return blockersWereDeclared(turn) ? [record(ctx, { kind: 'became-blocked', attacker })] : []
}
