import { withCounters } from '../../core/counter.ts'
import type { GameEvent } from '../../core/event.ts'
import type { Characteristics } from '../../core/object.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { characteristicsOf } from '../refs/env.ts'
import { hasKeyword, keywordsOf } from '../refs/keywords.ts'
import { patchHistory, patchObject, record } from './commit.ts'
import { commitCounters } from './counters.ts'
import { commitLife } from './life.ts'
import type { DamageProposal } from './proposal.ts'

/** CR 120.3: deals damage that was not prevented, with all its results at once. Returns what happened, damage first. */
export const commitDamage = (ctx: Context, damage: DamageProposal): readonly GameEvent[] => {
  if (damage.amount <= 0) return []
  const view = project(ctx)
  const source = characteristicsOf(view, damage.source)
  const { target, amount, combat } = damage
  const happened: GameEvent[] = [record(ctx, { kind: 'damage', source: damage.source, target, amount, combat })]
  if (ctx.state.players[target] !== undefined) happened.push(...hurtPlayer(ctx, target, damage, source))
  else happened.push(...hurtPermanent(ctx, target, amount, source))
  if (source !== undefined && hasKeyword(source, 'lifelink')) {
    happened.push(...commitLife(ctx, { kind: 'life', player: source.controller, delta: amount, cause: 'lifelink' }))
  }
  return happened
}

/** CR 120.3a–b, 702.90b, 702.164c: life is lost, or poison counters come instead; toxic adds some. */
const hurtPlayer = (
  ctx: Context,
  player: string,
  { amount, combat }: DamageProposal,
  source: Characteristics | undefined,
): readonly GameEvent[] => {
  const events: GameEvent[] = []
  if (source !== undefined && hasKeyword(source, 'infect')) {
    events.push(...commitCounters(ctx, { kind: 'counters', on: player, counter: 'poison', delta: amount }))
  } else {
    events.push(...commitLife(ctx, { kind: 'life', player, delta: -amount, cause: 'damage' }))
  }
  const toxic =
    source === undefined ? 0 : keywordsOf(source, 'toxic').reduce((sum, { amount: value }) => sum + value, 0)
  if (combat && toxic > 0)
    events.push(...commitCounters(ctx, { kind: 'counters', on: player, counter: 'poison', delta: toxic }))
  return events
}

/** CR 120.3c–e, 120.3h: loyalty and defense counters go, -1/-1 counters come, or damage is marked. */
const hurtPermanent = (
  ctx: Context,
  id: string,
  amount: number,
  source: Characteristics | undefined,
): readonly GameEvent[] => {
  const object = ctx.state.objects[id]
  const traits = project(ctx).of(id)
  if (object === undefined || traits === undefined) return []
  const events: GameEvent[] = []
  if (traits.types.includes('planeswalker')) {
    events.push(...commitCounters(ctx, { kind: 'counters', on: id, counter: 'loyalty', delta: -amount }))
  }
  if (traits.types.includes('battle')) {
    events.push(...commitCounters(ctx, { kind: 'counters', on: id, counter: 'defense', delta: -amount }))
  }
  if (!traits.types.includes('creature')) return events
  const shrinks = source !== undefined && (hasKeyword(source, 'wither') || hasKeyword(source, 'infect'))
  const deathtouched = object.deathtouched || (source !== undefined && hasKeyword(source, 'deathtouch'))
  if (shrinks) {
    patchObject(ctx, id, { deathtouched, counters: withCounters(object.counters, '-1/-1', amount) })
    events.push(record(ctx, { kind: 'counters', on: id, counter: '-1/-1', delta: amount }))
  } else {
    patchObject(ctx, id, { deathtouched, damage: object.damage + amount })
  }
  patchHistory(ctx, { dealtDamage: [...ctx.state.history.dealtDamage, id] })
  return events
}
