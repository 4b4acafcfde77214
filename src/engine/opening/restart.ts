import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { nextIncarnation } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import type { Player } from '../../core/player.ts'
import type { State, Turn, Variant } from '../../core/state.ts'
import { type Context, cite } from '../context.ts'
import { frontOf } from '../definitions.ts'
import { patchState, record } from '../events/commit.ts'
import { newObject } from '../events/new-object.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { livingPlayers } from '../seats.ts'
import { emptyHistory } from '../turn/history.ts'
import { STARTING_LIFE } from './set-up.ts'

/**
 * CR 104.1, 104.6, 727.1, 727.2: the game ends without a winner, and everybody still in it begins a new one with all the cards
 * that were in it, wherever they were; 727.1a: the player takes the first turn whose spell or ability this is; 727.5: the cards
 * `left` stay in exile. The procedure of 103 is run by the stages of the opening.
 */
export const restart = (ctx: Context, player: PlayerId, left: readonly ObjectId[]): void => {
  const { state } = ctx
  const seats = livingPlayers(state)
  refuseCompanions(ctx, seats)
  const kept = left.filter((id) => state.objects[id]?.zone === 'exile' && seats.includes(state.objects[id]!.owner))
  const objects = [...cardsOf(ctx, seats, kept), ...kept.map((id) => asNew(state.objects[id]!, id, 'exile'))]
  record(ctx, { kind: 'game-restarted', player })
  cite(ctx, '727.1', { player })
  if (kept.length > 0) cite(ctx, '727.5', { objects: kept })
  patchState(ctx, {
    ...NOTHING,
    rules: { ...state.rules, variant: variantFor(state, seats.length) },
    opening: { stage: 'first-player', starting: player, unshuffled: seats, mulligans: {}, kept: [], owing: [] },
    seats,
    teams: state.teams.map((team) => team.filter((one) => seats.includes(one))).filter((team) => team.length > 0),
    players: Object.fromEntries(seats.map((one) => [one, beginning(ctx, one, objects)])),
    objects: Object.fromEntries(objects.map((object) => [object.id, object])),
    exile: kept,
    turns: [{ ...FIRST_TURN, active: [player] }],
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
  if (revealed !== undefined) leaveUnsupportedRule('103.2b', revealed, 'revealing a companion for a restarted game')
}

/** CR 727.2: every card is its owner's; tokens, copies, emblems and abilities are none. Dungeons begin outside the game (309.2a). */
const cardsOf = (ctx: Context, seats: readonly PlayerId[], kept: readonly ObjectId[]): readonly GameObject[] =>
  Object.values(ctx.state.objects)
    .filter(({ id, owner, substance }) => isCard(substance.kind) && seats.includes(owner) && !kept.includes(id))
    .filter((object) => !isDungeon(ctx, object))
    .map((object) => asNew(object, unusedId(ctx, object.id), 'library'))

const isCard = (kind: GameObject['substance']['kind']): boolean => kind === 'card' || kind === 'unknown'

const isDungeon = (ctx: Context, object: GameObject): boolean =>
  frontOf(object, ctx.cards)?.typeLine.types.includes('dungeon') === true

const asNew = ({ substance, owner }: GameObject, id: ObjectId, zone: 'library' | 'exile'): GameObject =>
  newObject(id, substance, owner, zone)

const unusedId = (ctx: Context, id: ObjectId): ObjectId => {
  let next = nextIncarnation(id)
  while (ctx.state.objects[next] !== undefined) next = nextIncarnation(next)
  return next
}

/** CR 103.4, 119.1: what a player has as a game begins. */
const beginning = (ctx: Context, id: PlayerId, objects: readonly GameObject[]): Player => {
  const { outside } = ctx.state.players[id]!
  const dungeons = Object.values(ctx.state.objects).flatMap((object) => {
    const { owner, substance } = object
    return owner === id && substance.kind === 'card' && isDungeon(ctx, object) ? [substance.name] : []
  })
  return {
    id,
    life: STARTING_LIFE,
    counters: {},
    mana: [],
    landsPlayed: 0,
    library: objects.filter(({ owner, zone }) => owner === id && zone === 'library').map((object) => object.id),
    hand: [],
    graveyard: [],
    drewFromEmpty: false,
    ...(outside === undefined && dungeons.length === 0 ? {} : { outside: [...(outside ?? []), ...dungeons] }),
    lost: false,
  }
}
