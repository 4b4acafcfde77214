import { MAX_SPEED } from '../../core/designation.ts'
import { MANA_TYPES, type Mana, type ManaType } from '../../core/mana.ts'
import type { GameObject } from '../../core/object.ts'
import type { Player } from '../../core/player.ts'
import type { PositionPlayer } from '../../core/position.ts'
import type { Zone } from '../../core/zone.ts'
import { LIMITS } from './limits.ts'
import { fault, type Reading, readCounters, readNumber } from './reading.ts'

/** CR 103.4: a life total nobody mentions is the one the game starts with. */
const STARTING_LIFE = 20

/** A player with the cards of their own zones; a card in another's list is in its owner's zone all the same (400.3). */
export const readPlayer = (
  reading: Reading,
  sent: PositionPlayer,
  pointer: string,
  objects: readonly GameObject[],
): Player => {
  const own = (zone: Zone) => objects.filter((one) => one.zone === zone && one.owner === sent.id).map((one) => one.id)
  return {
    id: sent.id,
    life: readNumber(reading, sent.life, `${pointer}/life`, STARTING_LIFE, -LIMITS.life, LIMITS.life),
    counters: readCounters(reading, sent.counters, `${pointer}/counters`, sent.id),
    mana: readMana(reading, sent.mana, `${pointer}/mana`),
    landsPlayed: readNumber(reading, sent.landsPlayed, `${pointer}/landsPlayed`, 0),
    library: own('library'),
    hand: own('hand'),
    graveyard: own('graveyard'),
    drewFromEmpty: sent.drewFromEmpty === true,
    ...(sent.outside === undefined ? {} : { outside: readNames(reading, sent.outside, `${pointer}/outside`) }),
    ...(sent.completed === undefined ? {} : { completed: sent.completed }),
    ...(sent.speed === undefined
      ? {}
      : { speed: readNumber(reading, sent.speed, `${pointer}/speed`, 0, 0, MAX_SPEED) }),
    ...(sent.blessed === true ? { blessed: true } : {}),
    lost: sent.lost === true,
  }
}

/** CR 108.1, 400.11: cards by the names their texts are found under. */
const readNames = (reading: Reading, names: readonly string[], pointer: string): readonly string[] =>
  names.map((name, i) => {
    const card = reading.cards(name)
    if (card === undefined) fault(reading, 'card.unknown', `${pointer}/${i}`, { name }, ['108.1'])
    return card?.name ?? name
  })

/** CR 106.1b, 106.4: units of mana, as `{R}{R}` or `RR`; a pool holds no generic or hybrid mana. */
const readMana = (reading: Reading, sent: PositionPlayer['mana'], pointer: string): readonly Mana[] => {
  if (sent === undefined) return []
  if (typeof sent !== 'string') return sent
  if (/^(?:\s*(?:\{[WUBRGC]\}|[WUBRGC]))*\s*$/i.test(sent)) {
    return [...sent.toUpperCase()].filter(isManaType).map((type) => ({ type }))
  }
  fault(reading, 'mana.unreadable', pointer, { mana: sent }, ['106.1b'])
  return []
}

const isManaType = (symbol: string): symbol is ManaType => (MANA_TYPES as readonly string[]).includes(symbol)
