import fc from 'fast-check'
import type { Action } from '../../src/core/action.ts'
import type { CardLookup } from '../../src/core/card.ts'
import type { Counters } from '../../src/core/counter.ts'
import type { Decision } from '../../src/core/decision.ts'
import type { ManaType } from '../../src/core/mana.ts'
import type { Position, PositionEntry } from '../../src/core/position.ts'
import type { State } from '../../src/core/state.ts'
import type { Step } from '../../src/core/step.ts'
import type { Verdict } from '../../src/core/verdict.ts'
import { newContext } from '../../src/engine/context.ts'
import { judge, legalActions, projectState } from '../../src/engine/index.ts'
import { orGaps } from '../../src/engine/interrupt.ts'
import { candidates } from '../../src/engine/legality/candidates.ts'
import { readPosition } from '../../src/engine/position/read-position.ts'
import { withAnswer } from '../peer/with-answer.ts'
import { type Chance, chanceFrom, randomAnswer } from './answer.ts'

/** Names of cards to play with. */
export interface Pool {
  readonly cards: CardLookup
  readonly lands: readonly string[]
  readonly permanents: readonly string[]
  readonly spells: readonly string[]
  /** A plain creature, and what can be attached to it. */
  readonly creature: string
  readonly attachments: readonly string[]
}

/** A game to be played: where it starts, and the chance that decides what is done. */
export interface Game {
  readonly position: Position
  readonly seed: number
  readonly moves: number
}

const MOST_MOVES = 8
const PLAYERS = ['A', 'B', 'C']

/** Games that begin, and games under way with permanents on the battlefield; for two players, and now and then for three. */
export const games = (pool: Pool): fc.Arbitrary<Game> =>
  fc.record({
    position: fc
      .constantFrom(2, 2, 2, 3)
      .chain((seats) => fc.oneof(start(pool, seats), { weight: 4, arbitrary: underWay(pool, seats) })),
    seed: fc.integer(),
    moves: fc.integer({ min: 1, max: MOST_MOVES }),
  })

const start = (pool: Pool, seats: number): fc.Arbitrary<Position> =>
  players(seats, (id) =>
    fc.record({
      id: fc.constant(id),
      hand: fc.tuple(list(pool.lands, 3, 3), list(pool.spells, 4, 4)).map((parts) => parts.flat()),
      library: fc.tuple(list(pool.lands, 4, 4), list(pool.spells, 4, 4)).map((parts) => parts.flat()),
    }),
  ).map((table) => ({ ...table, turn: { number: 1, active: 'A', step: 'precombat-main' as const } }))

const STEPS: readonly Step[] = [
  'upkeep',
  'precombat-main',
  'precombat-main',
  'beginning-of-combat',
  'declare-attackers',
]

const underWay = (pool: Pool, seats: number): fc.Arbitrary<Position> =>
  fc
    .record({
      table: players(seats, (id) =>
        fc.record({
          id: fc.constant(id),
          life: fc.integer({ min: 1, max: 20 }),
          battlefield: fc
            .tuple(
              list(pool.lands, 3, 6),
              fc.array(permanent(pool), { minLength: 1, maxLength: 4 }),
              fc.oneof(fc.constant<readonly PositionEntry[]>([]), attachedPair(pool, id)),
              fc.array(fc.constant(TOKEN), { maxLength: 2 }),
            )
            .map((parts) => parts.flat()),
          hand: fc.oneof(
            { weight: 5, arbitrary: list(pool.spells, 2, 4) },
            { weight: 1, arbitrary: fc.constant<readonly PositionEntry[]>([null, null]) },
          ),
          graveyard: list(pool.spells, 0, 2),
          library: fc.oneof(list(pool.spells, 0, 3), fc.constant(5)),
          mana: fc.constantFrom('', '{R}{G}', '{W}{U}{B}{R}{G}'),
        }),
      ),
      step: fc.constantFrom(...STEPS),
      seed: fc.constantFrom('', 'elm', 'oak'),
    })
    .map(({ table, step, seed }) => ({ ...table, seed, turn: { number: 4, active: 'A', step } }))

const players = (seats: number, player: (id: string) => fc.Arbitrary<Position['players'][number]>) =>
  fc.tuple(...PLAYERS.slice(0, seats).map(player)).map(
    (all): Position => ({
      rules: { variant: seats === 2 ? 'two-player' : 'free-for-all' },
      players: all,
    }),
  )

const list = (names: readonly string[], minLength: number, maxLength: number): fc.Arbitrary<readonly PositionEntry[]> =>
  fc.array(fc.constantFrom(...names), { minLength, maxLength })

const TOKEN: PositionEntry = {
  token: {
    colors: ['W'],
    typeLine: { supertypes: [], types: ['creature'], subtypes: ['Soldier'] },
    power: 1,
    toughness: 1,
    abilities: [],
  },
}

/** A creature with something on it. */
const attachedPair = ({ creature, attachments }: Pool, id: string): fc.Arbitrary<readonly PositionEntry[]> =>
  fc.record({ on: fc.constantFrom(...attachments), damage: seldom(1) }).map(({ on, damage }) => [
    { id: `${id}-host`, name: creature, ...(damage === undefined ? {} : { damage }) },
    { name: on, attachedTo: `${id}-host` },
  ])

const permanent = ({ permanents }: Pool): fc.Arbitrary<PositionEntry> =>
  fc
    .record({
      name: fc.constantFrom(...permanents),
      tapped: seldom(true),
      summoningSick: seldom(true),
      counters: seldom<Counters>({ '+1/+1': 1 }, { '-1/-1': 1 }, { '+1/+1': 2, flying: 1 }),
      damage: seldom(1),
    })
    .map((made) => Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)))

const seldom = <T>(...values: readonly T[]): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...values) })

/** One thing done in a game, and what came of it. */
export interface Move {
  readonly before: State
  readonly action: Action
  readonly verdict: Verdict
}

/** What is shown each action tried, legal or not; says whether to go on. */
export type Watch = (move: Move) => void

/** Plays a game: actions at random among those that come into question, until its moves are made or it is over. */
export const play = (pool: Pool, { position, seed, moves }: Game, watch: Watch): State => {
  const read = readPosition(position, pool.cards)
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  const chance = chanceFrom(seed)
  let state = read.value
  for (let move = 0; move < moves && state.result === null; move++) {
    const decision = pendingIn(pool, state)
    const next = decision === null ? act(pool, state, chance, watch) : decide(pool, state, decision, chance, watch)
    if (next === null) break
    state = next
  }
  return state
}

/** A position sent before a declaration asks its question as soon as somebody looks. */
const pendingIn = (pool: Pool, state: State): Decision | null =>
  state.pending?.decision ?? (state.turns[0]!.priority === null ? legalActions(state, null, pool.cards).decision : null)

/** Tries candidates until one is legal, mostly what a player would think of first; passing always is. */
const act = (pool: Pool, state: State, chance: Chance, watch: Watch): State | null => {
  const player = state.turns[0]!.priority
  const pass = (): State | null => {
    const all = player === null || chance(4) === 0
    return submit(pool, state, all ? { kind: 'pass-all' } : { kind: 'pass-priority', player }, chance, watch)
  }
  if (player === null || chance(isOwnMainPhase(state, player) ? 5 : 2) === 0) return pass()
  const all = orGaps(
    () => candidates(newContext(state, pool.cards), player),
    () => [],
  )
  if (all.length === 0) return pass()
  const own = all.filter((action) => 'object' in action && isNatural(pool, state, action, player))
  for (let attempt = 0; attempt < 3; attempt++) {
    const open = chance(6) === 0 || own.length === 0 ? all : own
    const next = submit(pool, state, open[chance(open.length)]!, chance, watch)
    if (next !== null) return next
  }
  return pass()
}

const isOwnMainPhase = ({ turns: [turn] }: State, player: string): boolean =>
  turn!.step === 'precombat-main' && turn!.active.includes(player) && turn!.stack.length === 0

/** Cards in hand and abilities of untapped permanents; tapping a land for mana as one casts is enough. */
const isNatural = (pool: Pool, state: State, action: Action, player: string): boolean => {
  if (!('object' in action) || action.object === undefined) return false
  const { zone, controller, tapped, substance } = state.objects[action.object]!
  if (zone === 'hand') return true
  if (zone !== 'battlefield' || controller !== player || tapped) return false
  return substance.kind !== 'card' || !pool.lands.includes(substance.name)
}

const MOST_QUESTIONS = 12

/** Submits an action and adds the choices it lacks. */
const submit = (pool: Pool, before: State, first: Action, chance: Chance, watch: Watch): State | null => {
  let action = first
  for (let question = 0; question < MOST_QUESTIONS; question++) {
    const verdict = judge(before, action, pool.cards)
    watch({ before, action, verdict })
    if (verdict.verdict === 'legal') return verdict.state
    if (verdict.verdict !== 'incomplete') return null
    const { decision } = verdict
    const more = withChoice(pool, before, action, decision, chance)
    if (more === null) return null
    action = more
  }
  return null
}

/** The questions that an action has a field for; any other is answered by its key. */
const OWN_QUESTION = /^(?:targets|modes|x|pay|alternative|divide|costs|life-for):/

/** Null where something would have to be done or settled first. */
const withChoice = (pool: Pool, state: State, action: Action, decision: Decision, chance: Chance): Action | null => {
  if (!('object' in action) || action.object === undefined) return null
  const answer = randomAnswer(decision, chance)
  if (decision.kind === 'choose-mana') {
    return action.kind === 'activate-ability' && decision.rule === '605.3b'
      ? { ...action, produces: String(answer).split('') as ManaType[] }
      : null
  }
  if (!OWN_QUESTION.test(decision.key)) return { ...action, answers: { ...action.answers, [decision.key]: answer } }
  return withAnswer(action, decision, answer, projectState(state, pool.cards).of(action.object)!)
}

const decide = (pool: Pool, state: State, decision: Decision, chance: Chance, watch: Watch): State | null => {
  for (let attempt = 0; attempt < 4; attempt++) {
    const next = submit(pool, state, answering(decision, chance), chance, watch)
    if (next !== null) return next
  }
  const plain: Action = { kind: 'choose', player: decision.player, answer: plainAnswer(decision) }
  const verdict = judge(state, plain, pool.cards)
  const better = verdict.verdict === 'illegal' ? verdict.reasons.find(({ alternative }) => alternative) : undefined
  return submit(pool, state, better?.alternative ?? plain, chance, watch)
}

const answering = (decision: Decision, chance: Chance): Action => {
  const answer = randomAnswer(decision, chance)
  const { player, key } = decision
  if (decision.kind === 'declare-attackers' && chance(2) === 0) {
    return { kind: decision.kind, player, attackers: answer as never }
  }
  if (decision.kind === 'declare-blockers' && chance(2) === 0) {
    return { kind: decision.kind, player, blockers: answer as never }
  }
  return { kind: 'choose', player, answer, ...(chance(2) === 0 ? { key } : {}) }
}

/** An answer that uses no chance: declares nothing, gives all to the first. */
const plainAnswer = (decision: Decision) =>
  decision.kind === 'declare-attackers' || decision.kind === 'declare-blockers' ? [] : randomAnswer(decision, () => 0)
