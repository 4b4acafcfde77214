import type { ObjectId } from '../../core/ids.ts'
import { type Mana, printManaCost } from '../../core/mana.ts'
import type { Player } from '../../core/player.ts'
import type { HiddenZone, PositionEntry, PositionPlayer } from '../../core/position.ts'
import type { State } from '../../core/state.ts'
import { compact, sortedRecord, unless, unlessEmpty } from './compact.ts'
import { listsOf } from './reading-order.ts'
import { type Writing, writeObject } from './write-object.ts'

export const writePlayer = (writing: Writing, state: State, player: Player): PositionPlayer => {
  const entries = (ids: readonly ObjectId[]): readonly PositionEntry[] =>
    ids.flatMap((id) => {
      const object = state.objects[id]
      return object === undefined ? [] : [writeObject(writing, object, player.id)]
    })
  const lists = listsOf(state, player)
  return compact<PositionPlayer>({
    id: player.id,
    life: player.life,
    counters: sortedRecord(player.counters),
    mana: writeMana(player.mana),
    landsPlayed: unless(player.landsPlayed, 0),
    battlefield: unlessEmpty(entries(lists.battlefield)),
    hand: writeHidden(entries(lists.hand)),
    graveyard: unlessEmpty(entries(lists.graveyard)),
    exile: unlessEmpty(entries(lists.exile)),
    command: unlessEmpty(entries(lists.command)),
    library: writeHidden(entries(lists.library)),
    drewFromEmpty: unless(player.drewFromEmpty, false),
    outside: player.outside,
    completed: player.completed,
    speed: player.speed,
    blessed: unless(player.blessed, false),
    lost: unless(player.lost, false),
  })
}

const writeHidden = (entries: readonly PositionEntry[]): HiddenZone | undefined =>
  entries.length === 0 ? undefined : entries.every((entry) => entry === null) ? entries.length : entries

const writeMana = (mana: readonly Mana[]): PositionPlayer['mana'] => {
  if (mana.length === 0) return undefined
  const isPlain = mana.every((unit) => unit.snow !== true && unit.restriction === undefined)
  return isPlain ? printManaCost(mana.map((unit) => unit.type)) : mana
}
