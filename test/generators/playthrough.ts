import fc from 'fast-check'
import type { Action } from '../../src/core/action.ts'
import type { CardLookup } from '../../src/core/card.ts'
import type { Counters } from '../../src/core/counter.ts'
import type { Decision } from '../../src/core/decision.ts'
import type { Position, PositionEntry } from '../../src/core/position.ts'
import type { State } from '../../src/core/state.ts'
import type { Step } from '../../src/core/step.ts'
import type { Verdict } from '../../src/core/verdict.ts'
import { newContext } from '../../src/engine/context.ts'
import { judge, projectState } from '../../src/engine/index.ts'
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
}

/** A game to be played: where it starts, and the chance that decides what is done. */
export interface Game {
  readonly position: Position
  readonly chance: readonly number[]
}

const PLAYERS = ['A', 'B', 'C']

/** Games that begin, and games under way with permanents on the battlefield; for two players, and now and then for three. */
export const games = (pool: Pool): fc.Arbitrary<Game> =>
  fc.record({
    position: fc
      .constantFrom(2, 2, 2, 3)
      .chain((seats) => fc.oneof(start(pool, seats), { weight: 4, arbitrary: underWay(pool, seats) })),
    chance: fc.array(fc.nat({ max: 999 }), { minLength: 12, maxLength: 48, size: 'max' }),
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
            .tuple(list(pool.lands, 2, 4), fc.array(permanent(pool), { minLength: 1, maxLength: 4 }))
            .map((parts) => parts.flat()),
          hand: fc.oneof(list(pool.spells, 0, 3), fc.constant<readonly PositionEntry[]>([null, null])),
          graveyard: list(pool.spells, 0, 2),
          library: fc.oneof(list(pool.spells, 0, 3), fc.constant(5)),
          mana: fc.constantFrom('', '{R}{G}', '{W}{U}{B}'),
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

const permanent = ({ permanents }: Pool): fc.Arbitrary<PositionEntry> =>
  fc.record(
    {
      name: fc.constantFrom(...permanents),
      tapped: fc.constant(true),
      summoningSick: fc.constant(true),
      counters: fc.constantFrom<Counters>({ '+1/+1': 1 }, { '-1/-1': 1 }, { '+1/+1': 2, flying: 1 }),
      damage: fc.constant(1),
    },
    { requiredKeys: ['name'] },
  )

/** One thing done in a game, and what came of it. */
export interface Move {
  readonly before: State
  readonly action: Action
  readonly verdict: Verdict
}

/** What is shown each action tried, legal or not; says whether to go on. */
export type Watch = (move: Move) => void

/** Plays a game: actions at random among those that come into question, until the chance is used up or the game is over. */
export const play = (pool: Pool, { position, chance: numbers }: Game, moves: number, watch: Watch): State => {
  const read = readPosition(position, pool.cards)
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  const chance = chanceFrom(numbers)
  let state = read.value
  for (let move = 0; move < moves && state.result === null; move++) {
    const next = state.pending === null ? act(pool, state, chance, watch) : decide(pool, state, chance, watch)
    if (next === null) break
    state = next
  }
  return state
}

/** Tries candidates until one is legal; passing always is. */
const act = (pool: Pool, state: State, chance: Chance, watch: Watch): State | null => {
  const player = state.turns[0]!.priority
  if (player === null) return submit(pool, state, { kind: 'pass-all' }, chance, watch)
  const open = [...candidates(newContext(state, pool.cards), player)]
  for (let attempt = 0; attempt < 3; attempt++) {
    const next = submit(pool, state, open[chance(open.length)]!, chance, watch)
    if (next !== null) return next
  }
  return submit(pool, state, { kind: 'pass-priority', player }, chance, watch)
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
    if (decision.key.startsWith('mana:') || !('object' in action) || action.object === undefined) return null
    const traits = projectState(before, pool.cards).of(action.object)!
    action = withAnswer(action, decision, randomAnswer(decision, chance), traits)
  }
  return null
}

const decide = (pool: Pool, state: State, chance: Chance, watch: Watch): State | null => {
  const { decision } = state.pending!
  for (let attempt = 0; attempt < 4; attempt++) {
    const next = submit(pool, state, answering(decision, chance), chance, watch)
    if (next !== null) return next
  }
  const refused = judge(state, { kind: 'choose', player: decision.player, answer: plainAnswer(decision) }, pool.cards)
  const suggested = refused.verdict === 'illegal' ? refused.reasons.find((one) => one.alternative)?.alternative : null
  const last = suggested ?? { kind: 'choose', player: decision.player, answer: plainAnswer(decision) }
  return submit(pool, state, last as Action, chance, watch)
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
