import type { GameEvent, MoveCause } from '../../core/event.ts'
import type { Zone } from '../../core/zone.ts'
import type { Teller } from '../teller.ts'
import { inZone, zones } from './zones.ts'

type Move = Extract<GameEvent, { kind: 'zone-change' }>

const thing = ({ object }: Move, say: Teller): string => say.nameOr(object, 'une carte')
const named = ({ object }: Move, say: Teller): string => {
  const name = say.nameOr(object, '')
  return name === '' ? '' : ` : ${name}`
}
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
/** Where it ends up, if that is not where such a move usually leads. */
const unless = (usual: Zone, { to }: Move): string => (to === usual ? '' : ` (destination : ${zones[to]})`)

const goes = (move: Move, say: Teller): string =>
  `${capital(thing(move, say))} ${move.to === 'battlefield' ? 'arrive' : 'va'} ${inZone(move.to)}`

const moved = (move: Move, say: Teller): string =>
  `${goes(move, say)}${move.from === null ? '' : ` depuis ${zones[move.from]}`}.`

/** One line for each reason why something changes zones. */
export const moves: Readonly<Record<MoveCause, (move: Move, say: Teller) => string>> = {
  play: moved,
  cast: moved,
  resolve: (move, say) => (move.to === 'battlefield' ? `${goes(move, say)}.` : moved(move, say)),
  countered: moved,
  draw: moved,
  discard: (move, say) => `${move.player} se défausse d’une carte${named(move, say)}${unless('graveyard', move)}.`,
  destroy: (move, say) => `Permanent détruit : ${thing(move, say)}${unless('graveyard', move)}.`,
  sacrifice: (move, say) => `${move.player} sacrifie ${thing(move, say)}${unless('graveyard', move)}.`,
  exile: (move, say) => `${capital(thing(move, say))} part en exil${unless('exile', move)}.`,
  mill: (move, say) => `${move.player} meule ${thing(move, say)}${unless('graveyard', move)}.`,
  search: (move, say) => `Carte trouvée${named(move, say)} (destination : ${zones[move.to]}).`,
  move: moved,
  'state-based': (move, say) => `${goes(move, say)} (action basée sur un état).`,
  cost: (move, say) => `${goes(move, say)} pour payer un coût.`,
}
