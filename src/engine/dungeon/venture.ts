import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { askOption } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { patchObject, patchPlayer, record, removeObject } from '../events/commit.ts'
import { leaveZone } from '../events/zones.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { nextKey } from '../next-key.ts'
import { bringIn, cardsOutside } from '../outside-game.ts'
import { watch } from '../triggers/watch.ts'
import { dungeonOf, isBottommost, roomOf, roomsIn } from './rooms.ts'

/** CR 726.2, 701.49d: the dungeon that only those enter who are told to venture into it by its name. */
const BY_NAME_ONLY = 'Undercity'

/** CR 309.5, 309.5a–b, 701.49a–d: into a first room, on to the next one, or out of a dungeon that is completed and into another. */
export const venture = (ctx: Context, player: PlayerId, into?: string): void => {
  const dungeon = dungeonOf(ctx.state, ctx.cards, player)
  if (dungeon === undefined) return enter(ctx, player, into)
  const room = roomOf(ctx.state, ctx.cards, dungeon)
  if (room === undefined) return leaveUnsupportedRule('309.4', '', 'a dungeon without a venture marker')
  if (!isBottommost(room)) {
    cite(ctx, '701.49b', { player })
    return moveTo(ctx, player, dungeon, choose(ctx, player, '701.49b', room.leadsTo))
  }
  cite(ctx, '701.49c', { player })
  complete(ctx, dungeon)
  enter(ctx, player, into)
}

/** CR 309.2a, 309.4a: a dungeon card from outside the game, with the marker in its topmost room. */
const enter = (ctx: Context, player: PlayerId, into: string | undefined): void => {
  const options = [...new Set(cardsOutside(ctx, player))].filter((name) => {
    const isMeant = into === undefined ? name !== BY_NAME_ONLY : name === into
    return isMeant && ctx.cards(name)?.typeLine.types.includes('dungeon') === true
  })
  if (options.length === 0) leaveUnsupportedRule('701.49a', '', 'no dungeon card outside the game is named')
  const name = choose(ctx, player, '701.49a', options)
  const definition = ctx.cards(name)!
  const [topmost] = roomsIn(definition.abilities)
  if (topmost === undefined || definition.gaps.length > 0) return leaveUnsupportedRule('309.4', name, 'its rooms')
  cite(ctx, '701.49a', { player })
  const dungeon = bringIn(ctx, player, name, 'command')
  moveTo(ctx, player, dungeon, topmost.room)
}

const choose = (ctx: Context, player: PlayerId, rule: string, options: readonly string[]): string =>
  askOption(ctx, {
    kind: 'choose-option',
    key: nextKey(ctx, `venture:${player}`),
    player,
    rule,
    source: null,
    options,
  })

const moveTo = (ctx: Context, player: PlayerId, dungeon: ObjectId, room: string): void => {
  const object = ctx.state.objects[dungeon]!
  patchObject(ctx, dungeon, { chosen: { ...object.chosen, room } })
  watch(ctx, [record(ctx, { kind: 'room-entered', player, object: dungeon, room })])
}

/** CR 309.7: its owner completes a dungeon as it is removed from the game. */
export const complete = (ctx: Context, dungeon: ObjectId): void => {
  const { owner, substance } = ctx.state.objects[dungeon]!
  const name = substance.kind === 'card' ? substance.name : ''
  const { outside = [], completed = [] } = ctx.state.players[owner]!
  leaveZone(ctx, dungeon, 'command', owner)
  removeObject(ctx, dungeon)
  patchPlayer(ctx, owner, { outside: [...outside, name], completed: [...completed, name] })
  watch(ctx, [record(ctx, { kind: 'dungeon-completed', player: owner, object: dungeon, name })])
}
