import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'

const post = (path: string, body: unknown) =>
  exports.default.fetch(`https://arbitre.test${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

const DECK = [
  { name: 'Forest', count: 24 },
  { name: 'Grizzly Bears', count: 36 },
]
interface Waiting {
  readonly kind: string
  readonly state: { players: { hand: unknown[]; library: unknown[] }[]; turn: { step: string; active: string } }
  readonly decision: { kind: string; purpose?: string; player: string; rule: string } | null
  readonly question?: { en: string; fr: string }
}

test('a game is started, and goes on by verdicts through mulligans into its first turn', async () => {
  const response = await post('/v1/games', {
    players: [
      { id: 'A', deck: DECK },
      { id: 'B', deck: 60 },
    ],
    startingPlayer: 'B',
    seed: 'oak',
  })
  expect(response.status).toBe(200)
  const game = await response.json<Waiting>()
  expect(game).toMatchObject({
    kind: 'started',
    decision: { kind: 'yes-or-no', purpose: 'mulligan', player: 'B', rule: '103.5' },
    question: { en: 'B, do you take a mulligan?', fr: 'B, prenez-vous un mulligan\u00a0?' },
  })
  expect(game.state.players[0]?.hand).toHaveLength(7)
  const keep = (player: string) => ({ kind: 'choose', player, answer: false })
  const next = await post('/v1/verdicts', { state: game.state, actions: [keep('B'), keep('A')] })
  const { verdict, state } = await next.json<Waiting & { verdict: string }>()
  expect(verdict).toBe('legal')
  expect(state.turn).toMatchObject({ active: 'B', step: 'upkeep' })
})

test('the same request gives the same bytes; without a starting player somebody is asked', async () => {
  const request = { players: ['A', 'B', 'C'].map((id) => ({ id, deck: DECK })), seed: 'elm' }
  const [one, two] = [await post('/v1/games', request), await post('/v1/games', request)]
  const text = await one.text()
  expect(await two.text()).toBe(text)
  expect((JSON.parse(text) as Waiting).decision).toMatchObject({ kind: 'choose-player', rule: '103.1' })
})

test('what is random needs a seed; unknown cards and players are told where they stand', async () => {
  const seedless = await post('/v1/games?lang=fr', {
    players: [
      { id: 'A', deck: DECK },
      { id: 'B', deck: 60 },
    ],
  })
  expect(seedless.status).toBe(422)
  expect(await seedless.json()).toMatchObject({ errors: [{ pointer: '/seed', code: 'schema.no-seed' }] })
  const unknown = await post('/v1/games', {
    players: [
      { id: 'A', deck: ['Forest', 'Grizly Bears'] },
      { id: 'B', deck: 60 },
    ],
    seed: 'elm',
    startingPlayer: 'Z',
  })
  expect(unknown.status).toBe(422)
  const { errors } = await unknown.json<{ errors: { pointer: string; code: string }[] }>()
  expect(errors.map(({ pointer, code }) => [pointer, code])).toEqual(
    expect.arrayContaining([
      ['/players/0/deck/1', 'card.unknown'],
      ['/startingPlayer', 'player.unknown'],
    ]),
  )
  const settled = await post('/v1/games', {
    players: [
      { id: 'A', deck: DECK, isShuffled: true },
      { id: 'B', deck: 60 },
    ],
    startingPlayer: 'A',
  })
  expect(settled.status).toBe(200)
})

test('with a format, decks are checked: size, copies, sideboard', async () => {
  const players = [
    { id: 'A', deck: [{ name: 'Forest', count: 50 }], sideboard: 3 },
    { id: 'B', deck: DECK },
  ]
  const request = { players, seed: 'fir', startingPlayer: 'A' }
  expect((await post('/v1/games', request)).status).toBe(200)
  const checked = await post('/v1/games?lang=en', { ...request, format: 'constructed' })
  expect(checked.status).toBe(422)
  expect(await checked.json()).toMatchObject({
    type: 'https://arbitre.test/problems/illegal-deck',
    title: 'A deck is not allowed',
    detail: '2 things in the decks are not allowed.',
    errors: [
      { code: 'deck.too-small', pointer: '/players/0/deck', rules: ['100.2a', '100.5'] },
      { code: 'deck.too-many-copies', pointer: '/players/1/deck', rules: ['100.2a'] },
    ],
  })
})
