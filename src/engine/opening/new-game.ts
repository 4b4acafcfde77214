import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { nextIncarnation } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import type { Player } from '../../core/player.ts'
import type { State, Turn, Variant } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { patchState } from '../events/commit.ts'
import { newObject } from '../events/new-object.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { isCardPiece, piecesOf } from '../merging/pieces.ts'
import { emptyHistory } from '../turn/history.ts'
import { STARTING_LIFE } from './set-up.ts'

/** What a game begins with: who plays, who takes the first turn, their decks, and what lies in exile all the same. */
export interface NewGame {
  readonly first: PlayerId
  readonly seats: readonly PlayerId[]
  readonly objects: readonly GameObject[]
  readonly outside: (player: PlayerId) => readonly string[] | undefined
}

/** CR 103.3, 103.4, 119.1: a game that begins anew within one judgment, before anything is shuffled; the stages of the opening go on. */
export const beginNewGame = (ctx: Context, { first, seats, objects, outside }: NewGame): void => {
  const { state } = ctx
  refuseCompanions(ctx, seats)
  const of = (zone: GameObject['zone'], player?: PlayerId): readonly ObjectId[] =>
    objects.filter((one) => one.zone === zone && (player ?? one.owner) === one.owner).map(({ id }) => id)
  patchState(ctx, {
    ...NOTHING,
    rules: { ...state.rules, variant: variantFor(state, seats.length) },
    opening: { stage: 'first-player', starting: first, unshuffled: seats, mulligans: {}, kept: [], owing: [] },
    seats,
    teams: state.teams.map((team) => team.filter((one) => seats.includes(one))).filter((team) => team.length > 0),
    players: Object.fromEntries(seats.map((one) => [one, beginning(one, of('library', one), outside(one))])),
    objects: Object.fromEntries(objects.map((object) => [object.id, object])),
    exile: of('exile'),
    turns: [{ ...FIRST_TURN, active: [first] }],
    history: emptyHistory(),
  })
  ctx.held = null
  ctx.moved = new Map()
}

/** What the new game knows nothing of. */
const NOTHING = {
  battlefield: [],
  command: [],
  effects: [],
  delayed: [],
  waiting: [],
  lastKnown: {},
  pending: null,
  loop: null,
  extraTurns: [],
  controlled: [],
  designations: {},
  result: null,
} satisfies Partial<State>

const FIRST_TURN: Omit<Turn, 'active'> = {
  number: 1,
  step: 'untap',
  priority: null,
  passed: [],
  stack: [],
  combat: null,
  begun: false,
}

/** CR 800.1: a game that begins with two players is none of several. */
const variantFor = ({ rules }: State, players: number): Variant =>
  rules.variant === 'free-for-all' && players === 2 ? 'two-player' : rules.variant

/** CR 103.2b: whether a deck is now as a companion wants it is not judged. */
const refuseCompanions = (ctx: Context, seats: readonly PlayerId[]): void => {
  const revealed = seats.map((id) => ctx.state.players[id]!.companion).find((name) => name !== undefined)
  if (revealed !== undefined) leaveUnsupportedRule('103.2b', revealed, 'revealing a companion for another game')
}

/** CR 103.4, 119.1: what a player has as a game begins. */
const beginning = (id: PlayerId, library: readonly ObjectId[], outside: readonly string[] | undefined): Player => ({
  id,
  life: STARTING_LIFE,
  counters: {},
  mana: [],
  landsPlayed: 0,
  library,
  hand: [],
  graveyard: [],
  drewFromEmpty: false,
  ...(outside === undefined ? {} : { outside }),
  lost: false,
})

/** A card of a game: tokens, copies, emblems and abilities are none (108.2), and a permanent may be several (712.21, 730.3). */
export type Card = Pick<GameObject, 'id' | 'substance' | 'owner'>

export const cardsOf = (object: GameObject): readonly Card[] =>
  piecesOf(object)
    .filter(isCardPiece)
    .map(({ id, substance }) => ({ id, substance, owner: object.owner }))

/** The card as an object of another game: new, under a name that nothing has in either. */
export const carriedOver = (
  { id, substance, owner }: Card,
  zone: 'library' | 'exile',
  taken: (id: ObjectId) => boolean,
): GameObject => {
  let next = nextIncarnation(id)
  while (taken(next)) next = nextIncarnation(next)
  return newObject(next, substance, owner, zone)
}
