import type { Ability } from '../../core/ability.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Modification } from '../../core/modification.ts'
import { askObjects } from '../ask.ts'
import type { Context } from '../context.ts'
import { definitionOf } from '../definitions.ts'
import { nextKey } from '../next-key.ts'
import { mainTurn, turnOrderFrom } from '../seats.ts'
import type { MoveProposal, Proposal } from './proposal.ts'

type Entry = Extract<Proposal, { kind: 'move' | 'create-token' }>

/**
 * CR 613.7m: what enters the battlefield at the same time gets its timestamps in the order of players, the active one
 * first, and among the permanents of one player as that player likes; asked only where their effects contradict each other.
 */
export const inEntryOrder = (ctx: Context, proposals: readonly Proposal[]): readonly Proposal[] => {
  const entries = proposals.filter(isEntry)
  if (entries.length < 2) return proposals
  const [active = ''] = mainTurn(ctx.state).active
  const players = [...new Set([...turnOrderFrom(ctx.state, active), ...entries.map((one) => underOf(ctx, one))])]
  const ordered = players.flatMap((player) =>
    asPlayerLikes(
      ctx,
      player,
      entries.filter((one) => underOf(ctx, one) === player),
    ),
  )
  let at = 0
  return proposals.map((one) => (isEntry(one) ? ordered[at++]! : one))
}

const isEntry = (proposal: Proposal): proposal is Entry =>
  proposal.kind === 'create-token' || (proposal.kind === 'move' && proposal.to === 'battlefield')

const underOf = (ctx: Context, entry: Entry): PlayerId =>
  entry.kind === 'create-token'
    ? entry.player
    : (entry.under ?? ctx.state.objects[entry.object]?.owner ?? mainTurn(ctx.state).active[0]!)

const asPlayerLikes = (ctx: Context, player: PlayerId, entries: readonly Entry[]): readonly Entry[] => {
  const contested = entries.filter(
    (one): one is MoveProposal =>
      one.kind === 'move' && entries.some((other) => other !== one && contradict(ctx, one, other)),
  )
  if (contested.length < 2) return entries
  const order: readonly ObjectId[] = askObjects(ctx, {
    kind: 'order',
    purpose: 'entering',
    key: nextKey(ctx, `entering:${player}`),
    player,
    rule: '613.7m',
    options: contested.map(({ object }) => object),
  })
  const chosen = order.map((id) => contested.find(({ object }) => object === id)!)
  let at = 0
  return entries.map((one) => (one.kind === 'move' && contested.includes(one) ? chosen[at++]! : one))
}

/** Whether it could matter which of two is older: both change one thing, differently, and one of them for good. */
const contradict = (ctx: Context, a: Entry, b: Entry): boolean => {
  const [ofA, ofB] = [changesOf(ctx, a), changesOf(ctx, b)]
  return (
    JSON.stringify(ofA) !== JSON.stringify(ofB) &&
    ofA.some((one) => ofB.some((other) => subjectOf(one) === subjectOf(other) && (overrides(one) || overrides(other))))
  )
}

const changesOf = (ctx: Context, entry: Entry): readonly Modification[] => {
  if (entry.kind === 'create-token') return continuousOf(entry.token.abilities)
  const object = ctx.state.objects[entry.object]
  if (object === undefined || entry.down !== undefined) return []
  return continuousOf((entry.copied ?? definitionOf(object, ctx.cards))?.abilities ?? [])
}

const continuousOf = (abilities: readonly Ability[]): readonly Modification[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'static'
      ? ability.effects.flatMap((effect) => (effect.kind === 'continuous' ? effect.modifications : []))
      : [],
  )

/** What a modification changes, as far as two may get into each other's way. */
const subjectOf = ({ kind }: Modification): string => {
  switch (kind) {
    case 'types':
    case 'remove-types':
      return 'types'
    case 'add-ability':
    case 'remove-keyword':
    case 'remove-all-abilities':
      return 'abilities'
    default:
      return kind
  }
}

const overrides = (modification: Modification): boolean => {
  switch (modification.kind) {
    case 'types':
    case 'colors':
      return modification.set === true
    case 'add-ability':
    case 'define-power-toughness':
    case 'modify-power-toughness':
    case 'switch-power-toughness':
      return false
    default:
      return true
  }
}
