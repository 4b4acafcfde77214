import fc from 'fast-check'
import { starterCards } from '../../src/cards/starter/starter-cards.ts'
import type { Ability } from '../../src/core/ability.ts'
import type { Action } from '../../src/core/action.ts'
import type { CardDefinition, TokenDefinition } from '../../src/core/card.ts'
import type { CardObject } from '../../src/core/card-object.ts'
import type { Position } from '../../src/core/position.ts'
import type { State } from '../../src/core/state.ts'
import { writePosition } from '../../src/engine/position/write-position.ts'
import { CATALOGUE } from '../catalogue.ts'
import { anyAbility } from '../compiler/fr/any-ability.ts'
import { type Chance, chanceFrom } from '../generators/answer.ts'
import { games, type Pool, play } from '../generators/playthrough.ts'
import { definitionOf } from '../support/compile-card.ts'
import type { FuzzRequest } from './request.ts'

const sent = new Map(CATALOGUE.map((card) => [card.name, card]))
const compiled = CATALOGUE.map((card) => definitionOf(card))
const byName = new Map([...compiled, ...starterCards].map((card) => [card.name, card]))
const isPermanent = ({ typeLine }: CardDefinition): boolean =>
  !typeLine.types.some((type) => type === 'instant' || type === 'sorcery' || type === 'land') &&
  !typeLine.subtypes.includes('Aura')
const everyCard = [...byName.values()]
const names = (cards: readonly CardDefinition[]): readonly string[] => cards.map(({ name }) => name)

/** Cards that a request can name: the service's own, and those whose texts go along with it. */
const POOL: Pool = {
  cards: (name) => byName.get(name),
  lands: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'],
  permanents: names(everyCard.filter(isPermanent)),
  spells: names(everyCard.filter(({ typeLine }) => !typeLine.types.includes('land'))),
  creature: 'Moss Ox',
  attachments: ['Bark Hide', 'Stolen Heart', 'Old Axe', 'Heavy Chain'],
}

/** The invented cards that a position names. */
const cardsIn = (text: string): readonly CardObject[] =>
  [...sent.values()].filter(({ name }) => text.includes(JSON.stringify(name)))

const positionOf = (state: State): Position => writePosition(state, POOL.cards)

/** Requests of the referee as a table sends them: positions reached by play, often with a question that waits, and what comes next. */
export const playedRequests = (seed: number, count: number): readonly FuzzRequest[] => {
  const found: FuzzRequest[] = []
  const chance = chanceFrom(seed)
  const odd = fc.sample(fc.array(anyAbility, { minLength: 1, maxLength: 2 }), { seed, numRuns: count })
  for (const [at, plain] of fc.sample(games(POOL), { seed, numRuns: count }).entries()) {
    if (found.length >= count) break
    const game = at % 2 === 0 ? plain : { ...plain, position: withOdd(plain.position, odd[at]!) }
    const moves: { readonly before: State; readonly action: Action }[] = []
    play(POOL, game, ({ before, action }) => void moves.push({ before, action }))
    for (let i = 0; i < 3 && moves.length > 0; i++) {
      const { before, action } = moves[chance(moves.length)]!
      found.push(...refereeRequests(before, action, chance))
    }
    found.push({ path: '/v1/states', body: { state: game.position, cards: cardsIn(JSON.stringify(game.position)) } })
  }
  return found
}

/** With a token of the first player's that has these abilities. */
const withOdd = (position: Position, abilities: readonly Ability[]): Position => ({
  ...position,
  players: position.players.map((player, i) =>
    i === 0
      ? { ...player, battlefield: [...(player.battlefield ?? []), { id: 'odd', token: { ...TOKEN, abilities } }] }
      : player,
  ),
})

const refereeRequests = (state: State, action: Action, chance: Chance): readonly FuzzRequest[] => {
  const position = positionOf(state)
  const cards = cardsIn(JSON.stringify(position))
  const [viewer = 'A'] = state.seats
  const verdict = { state: position, actions: [action, { kind: 'pass-all' }], cards }
  const others: readonly FuzzRequest[] = [
    { path: '/v1/legal-actions', body: { state: position, cards } },
    { path: `/v1/legal-actions?lang=fr`, body: { state: position, player: viewer, cards } },
    { path: '/v1/states', body: { state: position, view: viewer, cards } },
    { path: '/v1/verdicts?lang=en', body: { ...verdict, include: ['events', 'trail'] } },
  ]
  return [{ path: '/v1/verdicts', body: verdict }, others[chance(others.length)]!]
}

/** Positions with a token whose abilities are drawn from everything the structure allows. */
export const structureRequests = (seed: number, count: number): readonly FuzzRequest[] =>
  fc
    .sample(fc.tuple(fc.array(anyAbility, { minLength: 1, maxLength: 3 }), fc.nat(3)), { seed, numRuns: count })
    .map(([abilities, which]) => {
      const state = {
        turn: { number: 2, active: 'A', step: 'precombat-main' },
        seed: 'elm',
        players: [
          {
            id: 'A',
            life: 20,
            mana: '{W}{U}{B}{R}{G}{C}{C}',
            library: ['Forest', 'Grizzly Bears', null],
            hand: ['Shock', null],
            graveyard: ['Grizzly Bears'],
            battlefield: [
              { id: 'odd', counters: { charge: 2 }, token: { ...TOKEN, abilities } },
              { id: 'bears', name: 'Grizzly Bears' },
              'Forest',
            ],
          },
          { id: 'B', life: 9, library: 4, hand: 2, battlefield: [{ id: 'theirs', name: 'Grizzly Bears' }, 'Plains'] },
        ],
      }
      const activate = { kind: 'activate-ability', player: 'A', object: 'odd', ability: 0 }
      const attack = { kind: 'declare-attackers', player: 'A', attackers: [{ attacker: 'bears', defender: 'B' }] }
      const pass = { kind: 'pass-all' }
      const bodies: readonly FuzzRequest[] = [
        { path: '/v1/verdicts', body: { state, actions: [activate, pass] } },
        { path: '/v1/verdicts', body: { state, actions: [pass, attack, pass, pass, pass] } },
        { path: '/v1/legal-actions', body: { state, player: 'A' } },
        {
          path: '/v1/verdicts',
          body: { state, actions: [{ kind: 'cast-spell', player: 'A', card: 'Shock', targets: [['odd']] }, pass] },
        },
      ]
      return bodies[which]!
    })

const TOKEN: Omit<TokenDefinition, 'abilities'> = {
  colors: ['G'],
  typeLine: { supertypes: [], types: ['creature', 'artifact'], subtypes: ['Golem'] },
  power: 2,
  toughness: 3,
}

/** Requests of every other endpoint. */
export const otherRequests = (): readonly FuzzRequest[] => [
  ...CATALOGUE.map((body): FuzzRequest => ({ path: '/v1/cards/compile', body })),
  ...DECKS.map((body): FuzzRequest => ({ path: '/v1/games', body })),
  { path: '/v1/rules', body: { numbers: ['601.2a', '702.19', '100', '9.9z'], lang: 'en' } },
  { path: '/v1/rules', body: { numbers: ['104.4b'], edition: '2026-06-19' } },
  { path: '/v1/citations', body: { text: 'As 217.1c said, see rule 601.2b and 702.9.', edition: '2007-07-13' } },
  { path: '/v1/citations', body: { numbers: ['217.1c', '502.1'] } },
  ...NOTATIONS.flatMap((text): readonly FuzzRequest[] => [
    { path: '/v1/verdicts', body: text },
    { path: '/v1/legal-actions', body: text },
    { path: '/v1/states', body: text },
    { path: '/v1/verdicts', body: { state: text } },
  ]),
  ...ADDRESSES.map((path): FuzzRequest => ({ path })),
]

const deck = (main: string) => [
  { name: main, count: 24 },
  { name: 'Grizzly Bears', count: 20 },
  { name: 'Shock', count: 16 },
]
const DECKS: readonly unknown[] = [
  {
    players: [
      { id: 'A', deck: deck('Forest') },
      { id: 'B', deck: deck('Mountain') },
    ],
    seed: 'elm',
  },
  {
    players: [
      { id: 'A', deck: 60 },
      { id: 'B', deck: 60, isShuffled: true },
    ],
    startingPlayer: 'A',
    seed: 'oak',
  },
  {
    players: ['A', 'B', 'C'].map((id) => ({ id, deck: deck('Forest') })),
    variant: 'free-for-all',
    options: { attackOnePlayer: true },
    startingPlayer: 'B',
    seed: 'ash',
  },
]

const NOTATIONS = [
  '3 A precombat-main\nA 20: Mountain x2, Grizzly Bears (tapped, +1/+1) | hand: Shock | library: 53\nB 12: Air Elemental\n> A cast Shock -> Air Elemental',
  '5 B declare-attackers\nA 3: Forest x3 | library: 9\nB 20: Grizzly Bears x2, Craw Wurm | graveyard: Shock\n> B attack Craw Wurm -> A',
  '[state]\nturn=4\nactiveplayer=human\nactivephase=MAIN1\nhumanlife=12\nailife=8\nhumanhand=Shock\nhumanbattlefield=Mountain;Grizzly Bears|Tapped\naibattlefield=Air Elemental|Counters:P1P1=2\n',
]

const ADDRESSES = [
  '/v1/search?q=first%20strike%20damage&lang=en&limit=5',
  '/v1/search?q=pi%C3%A9tinement%20et%20contact%20mortel&lang=fr',
  '/v1/search?q=601.2b',
  '/v1/suggest?q=tramp&lang=en',
  '/v1/rules/601.2a?lang=fr',
  '/v1/rules?lang=en',
  '/v1/rules/217.1c/history',
  '/v1/resolve?number=217.1c&edition=2007-07-13',
  '/v1/glossary?lang=fr',
  '/v1/glossary/en%20jeu?lang=fr',
  '/v1/keywords?lang=en',
  '/v1/diff/2007-07-13/2026-06-19',
  '/v1/editions',
  '/v1/cards/Grizzly%20Bears?lang=fr',
  '/v1/coverage?limit=5',
  '/problems/invalid-request',
  '/healthz',
  '/llms.txt',
]
