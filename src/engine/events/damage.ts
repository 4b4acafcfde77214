import type { GameEvent } from '../../core/event.ts'
import type { Characteristics } from '../../core/object.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import { characteristicsOf } from '../refs/env.ts'
import { hasKeyword, keywordsOf } from '../refs/keywords.ts'
import { patchHistory, patchObject, record } from './commit.ts'
import type { DamageProposal, Proposal } from './proposal.ts'

/** CR 120.4d, 120.3e: the damage that is left happens; a creature bears it as marked damage unless it comes as counters. */
export const commitDamage = (ctx: Context, damage: DamageProposal, excess: number): readonly GameEvent[] => {
  const { target, amount, combat } = damage
  const source = characteristicsOf(project(ctx), damage.source)
  const beyond = excess > 0 ? { excess } : {}
  const dealt = record(ctx, { kind: 'damage', source: damage.source, target, amount, combat, ...beyond })
  const object = ctx.state.objects[target]
  if (object === undefined || project(ctx).of(target)?.types.includes('creature') !== true) return [dealt]
  const deathtouched = object.deathtouched || (source !== undefined && hasKeyword(source, 'deathtouch'))
  const marked = shrinks(source) ? 0 : amount
  patchObject(ctx, target, { deathtouched, damage: object.damage + marked })
  patchHistory(ctx, { dealtDamage: [...ctx.state.history.dealtDamage, target] })
  return [dealt]
}

/** CR 120.4c: what damage turns into besides marks, each an event of its own that other effects may still change. */
export const damageResults = (ctx: Context, damage: DamageProposal): readonly Proposal[] => {
  const source = characteristicsOf(project(ctx), damage.source)
  const results =
    ctx.state.players[damage.target] === undefined
      ? resultsForPermanent(ctx, damage, source)
      : resultsForPlayer(damage, source)
  if (source === undefined || !hasKeyword(source, 'lifelink')) return results
  /** CR 120.3f: its controller gains as much. */
  return [...results, { kind: 'life', player: source.controller, delta: damage.amount, cause: 'lifelink' }]
}

/** CR 120.3a–b, 120.3g, 702.90b, 702.164c: life is lost, or poison counters come instead; toxic adds some. */
const resultsForPlayer = (damage: DamageProposal, source: Characteristics | undefined): readonly Proposal[] => {
  const { target: player, amount, combat } = damage
  if (source === undefined) return [{ kind: 'life', player, delta: -amount, cause: 'damage' }]
  const toxic = combat ? keywordsOf(source, 'toxic').reduce((sum, { amount: value }) => sum + value, 0) : 0
  return [
    hasKeyword(source, 'infect')
      ? counters(damage, source, 'poison', amount)
      : { kind: 'life', player, delta: -amount, cause: 'damage' },
    ...(toxic > 0 ? [counters(damage, source, 'poison', toxic)] : []),
  ]
}

/** CR 120.3c–d, 120.3h: loyalty and defense counters go, -1/-1 counters come. */
const resultsForPermanent = (
  ctx: Context,
  damage: DamageProposal,
  source: Characteristics | undefined,
): readonly Proposal[] => {
  const types = project(ctx).of(damage.target)?.types ?? []
  return [
    ...(types.includes('planeswalker') ? [counters(damage, source, 'loyalty', -damage.amount)] : []),
    ...(types.includes('battle') ? [counters(damage, source, 'defense', -damage.amount)] : []),
    ...(types.includes('creature') && shrinks(source) ? [counters(damage, source, '-1/-1', damage.amount)] : []),
  ]
}

const shrinks = (source: Characteristics | undefined): boolean =>
  source !== undefined && (hasKeyword(source, 'wither') || hasKeyword(source, 'infect'))

/** CR 614.16: counters that combat damage brings are not put by an effect. */
const counters = (
  { target, combat }: DamageProposal,
  source: Characteristics | undefined,
  counter: string,
  delta: number,
): Proposal => ({
  kind: 'counters',
  on: target,
  counter,
  delta,
  ...(source === undefined ? {} : { by: source.controller }),
  ...(combat ? { byRule: true } : {}),
})
