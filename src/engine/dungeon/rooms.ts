import type { Ability } from '../../core/ability.ts'
import type { CardLookup } from '../../core/card.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { State } from '../../core/state.ts'
import { definitionOf } from '../definitions.ts'

/** One room of a dungeon card, in printed order, the topmost first. */
export interface Room {
  readonly room: string
  readonly leadsTo: readonly string[]
}

/** CR 309.4: the rooms of a dungeon, as its room abilities name them. */
export const roomsIn = (abilities: readonly Ability[]): readonly Room[] =>
  abilities.flatMap((ability) => (ability.kind === 'triggered' && ability.event.on === 'room' ? [ability.event] : []))

/** CR 309.3: the dungeon that a player owns in the command zone. */
export const dungeonOf = (state: State, cards: CardLookup, player: PlayerId): ObjectId | undefined =>
  state.command.find((id) => {
    const object = state.objects[id]
    return object?.owner === player && definitionOf(object, cards)?.typeLine.types.includes('dungeon') === true
  })

/** CR 309.4: the room that the venture marker is in. */
export const roomOf = (state: State, cards: CardLookup, dungeon: ObjectId): Room | undefined => {
  const object = state.objects[dungeon]
  const rooms = object === undefined ? [] : roomsIn(definitionOf(object, cards)?.abilities ?? [])
  return rooms.find(({ room }) => room === object?.chosen.room)
}

/** CR 309.6: nothing leads on from the bottommost room. */
export const isBottommost = ({ leadsTo }: Room): boolean => leadsTo.length === 0
