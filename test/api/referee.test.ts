import { exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  exports.default.fetch(`https://arbitre.test${path}`, {
    method: 'POST',
    headers: { 'Content-Type': typeof body === 'string' ? 'text/plain' : 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** Invented cards: the tests say all there is to know of them. */
const CARDS = [
  { name: 'Ember Crag', type_line: 'Basic Land — Mountain' },
  {
    name: 'Cinder Dart',
    mana_cost: '{R}',
    type_line: 'Instant',
    oracle_text: 'Cinder Dart deals 3 damage to any target.',
  },
  {
    name: 'Warded Stag',
    mana_cost: '{G}',
    type_line: 'Creature — Elk',
    oracle_text: 'Hexproof',
    power: '2',
    toughness: '2',
  },
  {
    name: 'Riddle of Ways',
    mana_cost: '{R}',
    type_line: 'Sorcery',
    oracle_text: 'Perform an inscrutable rite upon the nearest calendar.',
  },
]
const STATE = {
  turn: { number: 3, active: 'A', step: 'precombat-main' },
  players: [
    {
      id: 'A',
      life: 20,
      hand: ['Cinder Dart', 'Riddle of Ways'],
      library: 53,
      battlefield: [{ id: 'crag', name: 'Ember Crag' }],
    },
    { id: 'B', life: 3, library: 50, battlefield: [{ id: 'stag', name: 'Warded Stag' }] },
  ],
}
const cast = (more: object = {}) => ({ kind: 'cast-spell', player: 'A', object: 'cinder-dart', ...more })
const judge = async (actions: unknown[], query = '', more: object = {}) => {
  const response = await post(`/v1/verdicts${query}`, { state: STATE, cards: CARDS, actions, ...more })
  expect(response.status).toBe(200)
  return response.json<Record<string, unknown>>()
}

describe('POST /v1/verdicts', () => {
  test('an illegal action is answered with its reason, its rule and both sentences', async () => {
    const verdict = await judge([cast({ targets: [['stag']] })])
    expect(verdict).toMatchObject({
      verdict: 'illegal',
      at: 0,
      reasons: [
        {
          code: 'target.hexproof',
          rules: ['702.11b', '601.2c'],
          edition: '2026-06-19',
          message: { en: expect.stringContaining('Warded Stag'), fr: expect.stringContaining('Warded Stag') },
        },
      ],
    })
  })

  test('one sentence where a language is asked for, by name or by header', async () => {
    const [byName, byHeader] = await Promise.all([
      judge([cast({ targets: [['stag']] })], '?lang=fr'),
      post(
        '/v1/verdicts?lang=auto',
        { state: STATE, cards: CARDS, actions: [cast({ targets: [['stag']] })] },
        { 'Accept-Language': 'fr' },
      ),
    ])
    const reason = (byName.reasons as { message: string }[])[0]
    expect(typeof reason?.message).toBe('string')
    expect(byHeader.headers.get('vary')).toContain('Accept-Language')
    expect(await byHeader.json()).toEqual(byName)
  })

  test('a legal action gives state, events and trail; later actions see what it did', async () => {
    const verdict = await judge([cast({ targets: [['B']] }), { kind: 'pass-all' }])
    expect(verdict.verdict).toBe('legal')
    expect(verdict.state).toMatchObject({ result: { kind: 'won', winners: ['A'] } })
    expect(verdict.events).toContainEqual(expect.objectContaining({ kind: 'damage', target: 'B', amount: 3 }))
    expect((verdict.trail as unknown[]).length).toBeGreaterThan(0)
  })

  test('`include` keeps only what is asked for', async () => {
    const verdict = await judge([cast({ targets: [['B']] })], '', { include: ['events'] })
    expect(Object.keys(verdict)).toEqual(expect.arrayContaining(['verdict', 'events', 'decision', 'assumptions']))
    expect(verdict).not.toHaveProperty('state')
    expect(verdict).not.toHaveProperty('trail')
  })

  test('the first action that fails is named', async () => {
    expect(await judge([cast({ targets: [['B']] }), { kind: 'play-land', player: 'B', object: 'stag' }])).toMatchObject(
      {
        verdict: 'illegal',
        at: 1,
      },
    )
  })

  test('a missing choice is asked for', async () => {
    expect(await judge([cast()])).toMatchObject({
      verdict: 'incomplete',
      at: 0,
      decision: { kind: 'choose-targets', player: 'A', options: ['A', 'B'] },
      question: { en: expect.any(String), fr: expect.any(String) },
    })
  })

  test('words that are not understood are named, never guessed', async () => {
    expect(await judge([{ kind: 'cast-spell', player: 'A', object: 'riddle-of-ways' }])).toMatchObject({
      verdict: 'unsupported',
      at: 0,
      gaps: [{ card: 'Riddle of Ways', text: 'Perform an inscrutable rite upon the nearest calendar.' }],
    })
  })

  test('an action that names what is not there is a 422', async () => {
    const response = await post('/v1/verdicts?lang=en', {
      state: STATE,
      cards: CARDS,
      actions: [cast({ targets: [['B']] }), { kind: 'cast-spell', player: 'A', object: 'nothing' }],
    })
    expect(response.status).toBe(422)
    const problem = await response.json<{ type: string; errors: { pointer: string }[] }>()
    expect(problem.type).toBe('https://arbitre.test/problems/impossible-action')
    expect(problem.errors[0]?.pointer).toMatch(/^\/actions\/1\//)
  })

  test('nothing to judge is a 422', async () => {
    const response = await post('/v1/verdicts?lang=en', { state: STATE, cards: CARDS })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ pointer: '/actions', code: 'schema.nothing-to-judge' }] })
  })

  test('the notation is read wherever a state is', async () => {
    const state = `3 A precombat-main
A 20: Ember Crag | hand: Cinder Dart | library: 53
B 3: Warded Stag
> A cast Cinder Dart -> Warded Stag`
    const response = await post('/v1/verdicts?lang=en', { state, cards: CARDS })
    expect(await response.json()).toMatchObject({ verdict: 'illegal', at: 0, reasons: [{ code: 'target.hexproof' }] })
  })

  test('the answered state can be sent again as it is', async () => {
    const first = await judge([cast({ targets: [['B']] })])
    const again = await post('/v1/states', { state: first.state })
    expect(again.status).toBe(200)
    expect(JSON.stringify((await again.json<{ state: unknown }>()).state)).toBe(JSON.stringify(first.state))
  })
})

describe('POST /v1/legal-actions', () => {
  test('every action it lists is judged legal, or lacks the choice it names', async () => {
    const response = await post('/v1/legal-actions', { state: STATE, cards: CARDS })
    expect(response.status).toBe(200)
    const list = await response.json<{
      player: string
      actions: { action: object; open: object | null }[]
      unsupported: object[]
    }>()
    expect(list.player).toBe('A')
    expect(list.actions.length).toBeGreaterThan(2)
    for (const { action, open } of list.actions) {
      const verdict = await judge([action], '', { include: [] })
      expect(verdict.verdict).toBe(open === null ? 'legal' : 'incomplete')
    }
    expect(list.unsupported).toMatchObject([{ gaps: [{ card: 'Riddle of Ways' }] }])
  })

  test('a position too large to list actions for is a 422', async () => {
    const players = [{ id: 'A', battlefield: [{ name: 'Ember Crag', count: 300 }] }, { id: 'B' }]
    const response = await post('/v1/legal-actions', { state: { ...STATE, players }, cards: CARDS })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ pointer: '/state', code: 'limit.objects' }] })
  })

  test('a player the position does not have is a 422', async () => {
    const response = await post('/v1/legal-actions', { state: STATE, cards: CARDS, player: 'C' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ pointer: '/player', code: 'player.unknown' }] })
  })
})

describe('POST /v1/states', () => {
  test('the canonical form is a fixed point', async () => {
    const once = await (await post('/v1/states', { state: STATE, cards: CARDS })).json<{ state: object }>()
    const twice = await (await post('/v1/states', { state: once.state })).json<{ state: object }>()
    expect(JSON.stringify(twice.state)).toBe(JSON.stringify(once.state))
  })

  test('fields keep the order they are canonical in, whatever the schemas say', async () => {
    // A token made by a card's text, and a decision that waits: both carry structures of their own order.
    const cards = [
      {
        name: 'Herd Call',
        mana_cost: '{R}',
        type_line: 'Sorcery',
        oracle_text: 'Create two 2/1 red Boar creature tokens with haste.',
      },
      ...CARDS,
    ]
    const players = [{ ...STATE.players[0], hand: ['Herd Call'] }, STATE.players[1]]
    const verdict = await post('/v1/verdicts', {
      state: { ...STATE, players },
      cards,
      actions: [{ kind: 'cast-spell', player: 'A', object: 'herd-call' }, { kind: 'pass-all' }],
    })
    const { state } = await verdict.json<{ state: { players: { battlefield: object[] }[] } }>()
    expect(state.players[0]?.battlefield.length).toBeGreaterThan(1)
    const again = await post('/v1/states', { state })
    expect(JSON.stringify((await again.json<{ state: object }>()).state)).toBe(JSON.stringify(state))
  })

  test('the state of a game that is over can be read again', async () => {
    const concede = { kind: 'concede', player: 'A' }
    const over = await (await post('/v1/verdicts', { state: STATE, cards: CARDS, actions: [concede] })).json<{
      state: object
    }>()
    expect(over.state).toMatchObject({ result: { kind: 'won', winners: ['B'] }, turn: { priority: null } })
    expect((await post('/v1/states', { state: over.state })).status).toBe(200)
  })

  test('a view hides what its player may not see', async () => {
    const response = await post('/v1/states?view=B', { state: STATE, cards: CARDS })
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({ object: 'state', view: 'B' })
    expect(text).not.toMatch(/cinder|dart/i)
  })

  test('the notation it gives reads back to the same state', async () => {
    const once = await (await post('/v1/states?lang=en', { state: STATE, cards: CARDS })).json<{
      state: object
      notation: string
    }>()
    const again = await (await post('/v1/states?lang=en', { state: once.notation, cards: CARDS })).json<{
      state: object
    }>()
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(once.state))
  })

  test('a Forge puzzle is read', async () => {
    const puzzle =
      '[state]\nturn=2\nactiveplayer=human\nactivephase=MAIN1\nhumanlife=7\nailife=4\nhumanbattlefield=Ember Crag|Tapped\n'
    const response = await post('/v1/states', { state: puzzle, cards: CARDS })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      state: { turn: { active: 'human' }, players: [{ life: 7 }, { life: 4 }] },
    })
  })

  test('text that cannot be read names the line', async () => {
    const response = await post('/v1/states?lang=en', '3 A precombat-main\nA 20: (((\nB 20:')
    expect(response.status).toBe(422)
    const problem = await response.json<{ type: string; errors: { detail: string }[] }>()
    expect(problem.type).toBe('https://arbitre.test/problems/unreadable-notation')
    expect(problem.errors[0]?.detail).toContain('2')
  })

  test('an ability that claims to come from itself breaks nothing', async () => {
    const ability = {
      kind: 'triggered',
      event: { on: 'enters', what: 'self' },
      body: { kind: 'simple', targets: [], effects: [] },
    }
    const stack = [
      { id: 'one', kind: 'triggered', controller: 'A', source: 'two', ability },
      { id: 'two', kind: 'triggered', controller: 'A', source: 'two', ability },
    ]
    for (const path of ['/v1/states', '/v1/legal-actions']) {
      const response = await post(path, { state: { ...STATE, stack }, cards: CARDS })
      expect(response.status).toBeLessThan(500)
    }
    const action = { kind: 'play-land', player: 'A', object: 'two' }
    expect(
      (await post('/v1/verdicts', { state: { ...STATE, stack }, cards: CARDS, actions: [action] })).status,
    ).toBeLessThan(500)
  })

  test('a name nobody knows comes with the nearest', async () => {
    const players = [{ id: 'A', battlefield: ['Warded Stga'] }, { id: 'B' }]
    const response = await post('/v1/states?lang=en', { state: { ...STATE, players }, cards: CARDS })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: [
        {
          pointer: '/state/players/0/battlefield/0',
          code: 'card.unknown',
          nearest: expect.arrayContaining(['Warded Stag']),
        },
      ],
    })
  })
})

describe('POST /v1/cards/compile', () => {
  test('a card comes back as structure and as text in both languages', async () => {
    const response = await post('/v1/cards/compile', { ...CARDS[1], set: 'abc', prices: { eur: '0.10' } })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      object: 'card',
      name: 'Cinder Dart',
      understood: true,
      faces: [
        {
          parts: [
            {
              ability: { kind: 'spell' },
              printed: { en: 'Cinder Dart deals 3 damage to any target.', fr: expect.stringContaining('3 blessures') },
            },
          ],
        },
      ],
    })
  })

  test('what is not understood is named with its place', async () => {
    const response = await post('/v1/cards/compile?lang=en', CARDS[3])
    expect(await response.json()).toMatchObject({
      understood: false,
      faces: [{ gaps: [{ text: 'Perform an inscrutable rite upon the nearest calendar.', span: [0, 54] }] }],
    })
  })
})

describe('GET /v1/cards/{name}', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    exports.default.fetch(`https://arbitre.test${path}`, { headers })

  test('every card of the catalogue is described under its English and its French name', async () => {
    const { data } = await (await get('/v1/cards')).json<{
      data: { name: string; names?: { fr?: string }; uri: string }[]
    }>()
    expect(data.length).toBeGreaterThan(50)
    for (const { name, names, uri } of data.slice(0, 20)) {
      const card = await (await get(uri)).json<{
        name: string
        faces: { parts: { printed: { en: string; fr: string } }[] }[]
      }>()
      expect(card.name).toBe(name)
      for (const part of card.faces.flatMap(({ parts }) => parts)) {
        expect(part.printed.en, name).not.toBe('')
        expect(part.printed.fr, name).not.toBe('')
      }
      if (names?.fr === undefined) continue
      const french = await get(`/v1/cards/${encodeURIComponent(names.fr)}`)
      expect(french.headers.get('content-location')).toBe(uri)
    }
  })

  test('a name it does not hold is a 404 with the nearest', async () => {
    const response = await get('/v1/cards/Lightning%20Bolr')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ nearest: expect.arrayContaining(['Lightning Bolt']) })
  })

  test('it answers 304', async () => {
    const tag = (await get('/v1/cards/Lightning%20Bolt')).headers.get('etag') as string
    expect((await get('/v1/cards/Lightning%20Bolt', { 'If-None-Match': tag })).status).toBe(304)
    expect((await get('/v1/cards/Nothing%20Like%20It', { 'If-None-Match': '*' })).status).toBe(404)
  })
})

test('more card text than can be read in time is refused', async () => {
  const cards = Array.from({ length: 40 }, (_, i) => ({ name: `Long Tale ${i}`, oracle_text: 'word '.repeat(400) }))
  const response = await post('/v1/states?lang=en', { state: STATE, cards: [...CARDS, ...cards] })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ pointer: '/cards', code: 'schema.too-much-text' }] })
})

test('two different cards under one name are refused', async () => {
  const response = await post('/v1/states?lang=en', {
    state: STATE,
    cards: [...CARDS, { ...CARDS[1], mana_cost: '{U}' }],
  })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ pointer: '/cards', code: 'schema.repeated-card' }] })
  const copies = await post('/v1/states', { state: STATE, cards: [...CARDS, ...CARDS] })
  expect(copies.status).toBe(200)
})
