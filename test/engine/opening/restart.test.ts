import { describe, expect, it } from 'vitest'
import type { PositionPlayer } from '../../../src/core/position.ts'
import { writePosition } from '../../../src/engine/position/write-position.ts'
import { definitionOf } from '../../support/compile-card.ts'
import { defineCard, defineCreature, gainsLife, shelf, spell, token } from '../../support/define-card.ts'
import { Game } from '../game.ts'

const planeswalker = definitionOf({
  name: 'Old Beginner',
  mana_cost: '{7}',
  type_line: 'Legendary Planeswalker — Karn',
  loyalty: '6',
  oracle_text: [
    '[+1]: Target player exiles a card from their hand.',
    '[−2]: Exile target permanent.',
    '[−3]: Restart the game, leaving in exile all non-Aura permanent cards exiled with Old Beginner. Put those cards onto the battlefield under your control, then draw a card.',
  ].join('\n'),
})

const CARDS = [
  planeswalker,
  defineCard('Plain Stone', '{0}', 'Artifact'),
  defineCreature('Moss Ox', '{1}{G}', 'Ox', '2/2'),
  definitionOf({
    name: 'Glad Guest',
    mana_cost: '{1}{W}',
    type_line: 'Creature — Human',
    power: '1',
    toughness: '1',
    oracle_text: 'When this creature enters, you gain 3 life.',
  }),
  defineCard('Small Sign', '{0}', 'Sorcery', [
    spell([], {
      do: 'create-token',
      who: { ref: 'you' },
      amount: 1,
      token: token('Soldier', 1),
    }),
  ]),
  defineCard('New Start', '{0}', 'Sorcery', [spell([], { do: 'restart-game' }, gainsLife(2))]),
  defineCard('Each Anew', '{0}', 'Sorcery', [
    spell([], {
      do: 'for-each',
      of: { ref: 'all', filter: { subject: 'player', player: 'any' } },
      effects: [{ do: 'restart-game' }, { do: 'gain-life', who: { ref: 'each' }, amount: 5 }],
    }),
  ]),
]

const stones = (count: number) => Array.from({ length: count }, () => 'Plain Stone')

const game = (a: Omit<PositionPlayer, 'id'>, b: Omit<PositionPlayer, 'id'> = {}, more = {}): Game =>
  Game.at(
    {
      turn: { number: 8, active: 'A', step: 'precombat-main' },
      seed: 'anew',
      players: [
        { id: 'A', life: 7, library: stones(9), ...a },
        { id: 'B', life: 3, library: stones(9), ...b },
      ],
      ...more,
    },
    shelf(CARDS),
  )

const loyalty = (at: Game, ability: number, targets: readonly string[] = []): Game =>
  at
    .do({
      kind: 'activate-ability',
      player: 'A',
      object: 'walker',
      ability,
      ...(targets.length === 0 ? {} : { targets: [targets] }),
    })
    .passAll()

const WALKER = { id: 'walker', name: 'Old Beginner', counters: { loyalty: 6 } }

describe('727.1, 104.6: restarting the game', () => {
  it('ends it without a winner, and begins a new one with the mulligans', () => {
    const before = game({ hand: [{ id: 'new', name: 'New Start' }] })
    before.resolve('A', 'new')
    expect(before.state.result).toBeNull()
    expect(before.events.map(({ kind }) => kind)).toContain('game-restarted')
    expect(before.trail).toEqual(expect.arrayContaining(['727.1', '103.3']))
    expect(before.decision).toMatchObject({ purpose: 'mulligan', player: 'A' })
    expect(before.player('A')).toMatchObject({ life: 20, lost: false })
    expect(before.player('B').life).toBe(20)
    expect(before.player('A').hand).toHaveLength(7)
    // Nine cards of the library and the spell itself.
    expect(before.player('A').library).toHaveLength(3)
    expect(before.turn).toMatchObject({ number: 1, stack: [] })
    expect(before.names('stack')).toEqual([])
  })

  it('727.1a: its controller goes first, whoever’s turn it was', () => {
    const at = Game.at(
      {
        turn: { number: 8, active: 'A', step: 'upkeep', priority: 'A' },
        seed: 'anew',
        stack: [{ id: 'anew', name: 'New Start', controller: 'B', owner: 'B' }],
        players: [
          { id: 'A', library: stones(9) },
          { id: 'B', library: stones(9) },
        ],
      },
      shelf(CARDS),
    ).passAll()
    expect(at.decision).toMatchObject({ purpose: 'mulligan', player: 'B' })
    at.answer(false).answer(false)
    expect(at.turn).toMatchObject({ active: ['B'], number: 1, step: 'upkeep' })
    expect(at.player('B').life).toBe(22)
  })

  it('727.2: with all cards, wherever they were, for their owners; tokens and what was chosen are gone', () => {
    const at = game(
      {
        hand: [
          { id: 'new', name: 'New Start' },
          { id: 'sign', name: 'Small Sign' },
        ],
        graveyard: ['Moss Ox'],
        exile: ['Moss Ox'],
        battlefield: [
          { id: 'ox', name: 'Moss Ox', phasedOut: true },
          { id: 'theirs', name: 'Glad Guest', owner: 'B' },
          { id: 'ours', name: 'Moss Ox', counters: { '+1/+1': 2 }, tapped: true },
        ],
        counters: { poison: 3 },
        speed: 2,
      },
      { hand: stones(1) },
      { designations: { monarch: 'A' } },
    )
    at.resolve('A', 'sign').resolve('A', 'new')
    const owned = (player: string) => [...at.names('hand', player), ...at.names('library', player)].sort()
    expect(owned('A')).toEqual(
      ['Moss Ox', 'Moss Ox', 'Moss Ox', 'Moss Ox', 'New Start', ...stones(9), 'Small Sign'].sort(),
    )
    expect(owned('B')).toEqual(['Glad Guest', ...stones(10)])
    expect(
      Object.values(at.state.objects).every(
        ({ counters, tapped, phasedOut }) => !tapped && !phasedOut && Object.keys(counters).length === 0,
      ),
    ).toBe(true)
    expect(at.player('A').counters).toEqual({})
    expect(at.player('A').speed).toBeUndefined()
    expect(at.state).toMatchObject({ battlefield: [], exile: [], designations: {}, effects: [], delayed: [] })
    expect(Object.keys(at.state.objects)).not.toContain('ox')
  })

  it('727.2, 730.3: with each card of a merged permanent', () => {
    const at = game({
      hand: [{ id: 'new', name: 'New Start' }],
      battlefield: [{ id: 'pile', merged: ['Glad Guest', 'Moss Ox'] }],
    })
    at.resolve('A', 'new')
    const owned = [...at.names('hand', 'A'), ...at.names('library', 'A')].sort()
    expect(owned).toEqual(['Glad Guest', 'Moss Ox', 'New Start', ...stones(9)].sort())
  })

  it('727.3: who has fewer than seven cards loses in the first upkeep', () => {
    const at = game({ library: stones(12), hand: [{ id: 'new', name: 'New Start' }] }, { library: stones(5) })
    at.resolve('A', 'new').answer(false).answer(false)
    expect(at.state.result).toEqual({ kind: 'won', winners: ['A'] })
    expect(at.events).toContainEqual({ kind: 'player-lost', player: 'B', rule: '704.5b' })
  })

  it('727.4, 727.5: what is left in exile is in no deck; the effect ends before the first turn, and triggers wait for priority', () => {
    const at = game(
      { battlefield: [WALKER, { id: 'guest', name: 'Glad Guest' }] },
      { battlefield: [{ id: 'ox', name: 'Moss Ox' }] },
    )
    loyalty(at, 1, ['guest'])
    const guest = at.find('Glad Guest', 'exile')
    at.passTo('end').passTo('precombat-main').passTo('end').passTo('precombat-main')
    expect(at.turn.active).toEqual(['A'])
    loyalty(at, 2)
    expect(at.state.exile).toEqual([guest])
    expect(at.trail).toContain('727.5')
    expect(at.state.opening).toMatchObject({ stage: 'mulligan', unfinished: [{ controller: 'A' }] })
    // As a client carries it.
    const carried = Game.at(writePosition(at.state, shelf(CARDS)), shelf(CARDS))
      .answer(false)
      .answer(false)
    const [entered] = carried.state.battlefield
    expect(carried.traits(entered!)).toMatchObject({ name: 'Glad Guest', controller: 'A' })
    expect(carried.trail).toContain('727.4')
    expect(carried.player('A').hand).toHaveLength(8)
    expect(carried.turn).toMatchObject({ step: 'upkeep', number: 1 })
    expect(carried.names('stack')).toEqual(['Glad Guest'])
    expect(carried.passAll().player('A').life).toBe(23)
    // It has been there since before the turn began.
    expect(carried.object(entered!).summoningSick).toBe(false)
  })

  it('727.5: cards of other kinds, or exiled otherwise, are not left', () => {
    const at = game({ battlefield: [WALKER], exile: ['Moss Ox'] }, { hand: [{ id: 'sign', name: 'Small Sign' }] })
    loyalty(at, 0, ['B'])
    expect(at.names('exile')).toEqual(['Moss Ox', 'Small Sign'])
    at.passTo('end').passTo('precombat-main').passTo('end').passTo('precombat-main')
    loyalty(at, 2)
    expect(at.state.exile).toEqual([])
    expect([...at.names('hand', 'B'), ...at.names('library', 'B')]).toContain('Small Sign')
  })

  it('727.4: instructions around it wait too, each once', () => {
    const at = game({ hand: [{ id: 'anew', name: 'Each Anew' }] })
    at.resolve('A', 'anew')
    expect(at.state.opening?.unfinished).toHaveLength(2)
    // The second of them restarts the game once more.
    at.answer(false).answer(false)
    expect(at.decision).toMatchObject({ purpose: 'mulligan', player: 'A' })
    expect(at.state.opening?.unfinished).toHaveLength(1)
    at.answer(false).answer(false)
    expect([at.player('A').life, at.player('B').life]).toEqual([20, 25])
  })

  it('of three players who has lost is not in it, and two are no game of several', () => {
    const at = Game.at(
      {
        turn: { number: 8, active: 'A', step: 'precombat-main' },
        seed: 'anew',
        players: [
          { id: 'A', library: stones(9), hand: [{ id: 'new', name: 'New Start' }] },
          { id: 'B', lost: true },
          { id: 'C', library: stones(9) },
        ],
      },
      shelf(CARDS),
    ).resolve('A', 'new')
    expect(at.state.seats).toEqual(['A', 'C'])
    expect(at.state.rules.variant).toBe('two-player')
    at.answer(true).answer(false)
    expect(at.decision).toMatchObject({ purpose: 'put-on-bottom', min: 1 })
  })

  it('cards nobody knows stay unknown; one in exile that might be left is not guessed at', () => {
    const at = game({ library: 12, hand: [{ id: 'new', name: 'New Start' }] }, { library: 8 })
    at.resolve('A', 'new').answer(false).answer(false)
    expect(at.player('A').library).toHaveLength(6)
    const other = game({ battlefield: [WALKER], exile: [null] })
    const restarts = { kind: 'activate-ability', player: 'A', object: 'walker', ability: 2 } as const
    expect(other.do(restarts).judge({ kind: 'pass-all' })).toMatchObject({ verdict: 'unsupported' })
  })

  it('a companion revealed before is not judged', () => {
    const at = game({ hand: [{ id: 'new', name: 'New Start' }], companion: 'Moss Ox' })
    expect(at.cast('A', 'new').judge({ kind: 'pass-all' })).toMatchObject({ verdict: 'unsupported' })
  })
})
