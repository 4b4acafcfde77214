import type { PlayerId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import type { Proposal } from '../events/proposal.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import { lookUp } from '../refs/look-up.ts'
import type { Prevention } from './batch.ts'
import { inForce, liesOn } from './in-force.ts'

type Life = Extract<Proposal, { kind: 'life' }>

/**
 * CR 120.4c–d, 614.1a: damage that would reduce a life total below a number reduces it to that number. What is looked at is the
 * total that all of the damage event would leave: with the life gained by it and by preventing some of it.
 */
export const keptAboveFloor = (
  ctx: Context,
  results: readonly Proposal[],
  preventions: readonly Prevention[],
): readonly Proposal[] => {
  const losers = new Set(results.flatMap((one) => (isDamageLoss(one) ? [one.player] : [])))
  return [...losers].reduce((after, player) => above(ctx, after, preventions, player), results)
}

const isDamageLoss = (proposal: Proposal): proposal is Life => proposal.kind === 'life' && proposal.cause === 'damage'

const above = (
  ctx: Context,
  results: readonly Proposal[],
  preventions: readonly Prevention[],
  player: PlayerId,
): readonly Proposal[] => {
  const floor = floorOf(ctx, player)
  if (floor === null) return results
  const gained = results.reduce(
    (sum, one) => sum + (isGain(one, player) ? one.delta : 0),
    gainBesides(ctx, preventions, player),
  )
  let left = Math.max(0, ctx.state.players[player]!.life + gained - floor)
  return results.map((one) => {
    if (!isDamageLoss(one) || one.player !== player) return one
    const delta = Math.max(one.delta, -left)
    left += delta
    return delta === one.delta ? one : { ...one, delta }
  })
}

const isGain = (proposal: Proposal, player: PlayerId): proposal is Life =>
  proposal.kind === 'life' && proposal.player === player && proposal.delta > 0

/** The highest total that damage may not reduce this player's life below; null where there is none. */
const floorOf = (ctx: Context, player: PlayerId): number | null => {
  const floors = inForce(ctx).flatMap((force) => {
    const { replacement } = force
    return replacement.kind === 'life-floor' && liesOn(force, replacement.who, player) ? [replacement.least] : []
  })
  return floors.length === 0 ? null : Math.max(...floors)
}

/** CR 615.5: the life that prevention effects give besides. */
const gainBesides = (ctx: Context, preventions: readonly Prevention[], player: PlayerId): number =>
  preventions.reduce((sum, { env, effects, source, target, amount }) => {
    const at = { ...env, view: project(ctx), event: { source, target, amount } }
    const gains = effects.flatMap((effect) =>
      effect.do === 'gain-life' && lookUp(at, effect.who).includes(player) ? [evaluate(at, effect.amount)] : [],
    )
    return gains.reduce((all, gain) => all + Math.max(0, gain), sum)
  }, 0)
