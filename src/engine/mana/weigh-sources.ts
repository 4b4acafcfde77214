import type { PlayerId } from '../../core/ids.ts'
import type { Mana, ManaType } from '../../core/mana.ts'
import type { Context } from '../context.ts'
import { activatedAbilities, isManaAbility } from '../legality/activated-abilities.ts'
import { project } from '../projection/project.ts'
import type { ManaSource } from './sources.ts'

const CREATURE = 1_000_000
const EACH_TYPE = 10_000
const OTHER_USE = 5_000
const EACH_SYMBOL = 100
const SCARCE = 90
const IN_POOL = -1_000_000_000
const RESTRICTED = -1_000_000_000

/** How often each colour is asked for by the other cards a player holds. */
export const demandOfHand = (ctx: Context, player: PlayerId): Readonly<Partial<Record<ManaType, number>>> => {
  const view = project(ctx)
  const demand: Partial<Record<ManaType, number>> = {}
  for (const id of ctx.state.players[player]!.hand) {
    for (const symbol of view.of(id)?.manaCost ?? []) {
      for (const part of symbol.split('/') as ManaType[]) demand[part] = (demand[part] ?? 0) + 1
    }
  }
  return demand
}

/**
 * How much a player gives up by tapping a source: little for what makes one type that nothing in hand asks for, more the
 * more it could do otherwise. No rule: a player who wants it otherwise says what to tap.
 */
export const weighSources = (ctx: Context, player: PlayerId, sources: readonly ManaSource[]): readonly number[] => {
  const demand = demandOfHand(ctx, player)
  const typesOf = sources.map(({ options }) => new Set(options.flatMap(({ units }) => units.map(({ type }) => type))))
  const makers = (type: ManaType): number => typesOf.filter((types) => types.has(type)).length
  return sources.map(({ traits }, i) => {
    const types = [...typesOf[i]!]
    const wanted = Math.max(0, ...types.map((type) => Math.min(demand[type] ?? 0, 40)))
    const scarce = Math.max(0, ...types.filter((type) => type !== 'C').map((type) => Math.floor(SCARCE / makers(type))))
    const hasOtherUse = activatedAbilities(traits).some(
      ({ ability }) => !isManaAbility(ability) && ability.cost.some(({ kind }) => kind === 'tap'),
    )
    return (
      (traits.types.includes('creature') ? CREATURE : 0) +
      types.length * EACH_TYPE +
      (hasOtherUse ? OTHER_USE : 0) +
      wanted * EACH_SYMBOL +
      scarce
    )
  })
}

/** Mana in the pool is spent before anything is tapped, what can be spent on little else first. */
export const weighUnit = ({ type, restriction }: Mana, demand: ReturnType<typeof demandOfHand>): number =>
  IN_POOL + (restriction === undefined ? 0 : RESTRICTED) + (type === 'C' ? 0 : 1 + Math.min(demand[type] ?? 0, 40))
