import type { CardLookup } from '../core/card.ts'
import { nextIncarnation, type ObjectId, type PlayerId } from '../core/ids.ts'
import type { Position } from '../core/position.ts'
import type { Zone } from '../core/zone.ts'
import type { Cursor, Written } from './cursor.ts'
import { type NotedObject, notedObjects, notedPlayers } from './noted-object.ts'
import { EVERYWHERE, type Names, type Places, resolveName } from './resolve-name.ts'

/** What the names in actions are looked for in; it follows cards that are cast or played, which get new ids (400.7). */
export interface ActionSetting extends Names {
  objects: readonly NotedObject[]
}

export const newActionSetting = (position: Position, cards: CardLookup | undefined): ActionSetting => ({
  objects: notedObjects(position),
  players: notedPlayers(position),
  cards,
})

/** CR 400.7: a card that is cast or played is a new object from then on. */
export const follow = (setting: ActionSetting, id: ObjectId, to: Zone): void => {
  setting.objects = setting.objects.map((one) => (one.id === id ? { ...one, id: nextIncarnation(id), zone: to } : one))
}

export const playableBy = (player: PlayerId): Places => [
  (one) => one.zone === 'hand' && one.player === player,
  (one) => one.zone !== 'battlefield' && one.zone !== 'stack' && one.player === player,
  (one) => one.zone !== 'battlefield' && one.zone !== 'stack',
]

export const controlledBy = (player: PlayerId): Places => [
  (one) => one.zone === 'battlefield' && one.player === player,
  (one) => one.zone === 'battlefield',
  (one) => one.player === player,
  () => true,
]

/** What a special action is taken with: a permanent of that player, or a card in their hand. */
export const actedOnBy = (player: PlayerId): Places => [
  (one) => (one.zone === 'battlefield' || one.zone === 'hand') && one.player === player,
  (one) => one.player === player,
  () => true,
]

/** Anything a target, a defender or an answer may be. */
export const ANYTHING = EVERYWHERE

/** The id a word means. A single word that names nothing here is taken for the id of what comes later. */
export const findTarget = (cursor: Cursor, setting: ActionSetting, written: Written, places: Places): string => {
  const found = resolveName(setting, written, places)
  if (found !== undefined) return found
  if (/\s/.test(written.text) && !written.quoted) {
    return cursor.fail('unknown-name', { name: written.text }, written.column - 1)
  }
  return written.text
}
