import type { GameEvent } from '../../core/event.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { shuffled } from '../random.ts'
import { patchPlayer, record } from './commit.ts'
import type { MoveProposal, Proposal } from './proposal.ts'
import { inserted } from './zones.ts'

/** A move into a library, and whose it is. */
export interface Shelved {
  readonly move: MoveProposal
  readonly owner: PlayerId
}

/** The moves into libraries among events that have not happened yet. */
export const movesIntoLibraries = (ctx: Context, proposals: readonly Proposal[]): readonly Shelved[] =>
  proposals.flatMap((move) => {
    if (move.kind !== 'move' || move.to !== 'library') return []
    const owner = ctx.state.objects[move.object]?.owner
    return owner === undefined ? [] : [{ move, owner }]
  })

/**
 * CR 701.24c, 701.24g: a library into which something was to be shuffled is, whether or not that went there; what was put into a
 * certain place of it at the same time is in that place.
 */
export const shuffleInto = (ctx: Context, moves: readonly Shelved[], happened: readonly GameEvent[]): void => {
  const players = new Set(moves.flatMap(({ move, owner }) => (move.position === 'shuffled' ? [owner] : [])))
  for (const player of players) {
    const placed = moves.flatMap(({ move: { object, position = 'top' }, owner }) => {
      if (owner !== player || position === 'shuffled') return []
      const event = happened.find((one) => one.kind === 'zone-change' && one.object === object)
      if (event?.kind !== 'zone-change' || event.became === null) return []
      return (event.parts ?? [event.became]).map((id) => ({ id, position }))
    })
    const rest = ctx.state.players[player]!.library.filter((card) => placed.every(({ id }) => id !== card))
    const library = placed.reduce((cards, { id, position }) => inserted(cards, id, position), shuffled(ctx, rest))
    patchPlayer(ctx, player, { library })
    record(ctx, { kind: 'shuffled', player })
  }
}
