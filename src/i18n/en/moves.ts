import type { GameEvent, MoveCause } from '../../core/event.ts'
import type { Zone } from '../../core/zone.ts'
import type { Teller } from '../teller.ts'
import { intoZone, zones } from './zones.ts'

type Move = Extract<GameEvent, { kind: 'zone-change' }>

const thing = ({ object }: Move, say: Teller): string => say.nameOr(object, 'a card')
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
/** Where it ends up, if that is not where such a move usually leads. */
const unless = (usual: Zone, { to }: Move): string => (to === usual ? '' : ` (it goes ${intoZone(to)})`)

const moved = (move: Move, say: Teller): string => {
  const from = move.from === null ? '' : ` from ${zones[move.from]}`
  return capital(`${thing(move, say)} goes${from} ${intoZone(move.to)}.`)
}

/** One line for each reason why something changes zones. */
export const moves: Readonly<Record<MoveCause, (move: Move, say: Teller) => string>> = {
  play: moved,
  cast: moved,
  resolve: (move, say) =>
    move.to === 'battlefield' ? capital(`${thing(move, say)} enters the battlefield.`) : moved(move, say),
  countered: moved,
  draw: moved,
  discard: (move, say) => `${move.player} discards ${thing(move, say)}${unless('graveyard', move)}.`,
  destroy: (move, say) => capital(`${thing(move, say)} is destroyed${unless('graveyard', move)}.`),
  sacrifice: (move, say) => `${move.player} sacrifices ${thing(move, say)}${unless('graveyard', move)}.`,
  exile: (move, say) => capital(`${thing(move, say)} is exiled${unless('exile', move)}.`),
  mill: (move, say) => `${move.player} mills ${thing(move, say)}${unless('graveyard', move)}.`,
  search: (move, say) => capital(`${thing(move, say)} is found and goes ${intoZone(move.to)}.`),
  move: moved,
  'state-based': (move, say) => capital(`${thing(move, say)} goes ${intoZone(move.to)} as a state-based action.`),
  cost: (move, say) => capital(`${thing(move, say)} goes ${intoZone(move.to)} to pay a cost.`),
}
