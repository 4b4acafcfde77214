import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { Cost } from '../../../src/core/cost.ts'
import {
  activated,
  CREATURE,
  continuous,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  PLAYER,
  replaces,
  slot,
  spell,
  TAP,
  target,
  triggered,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const adds = { do: 'add-mana', who: YOU, mana: { kind: 'fixed', mana: ['R'] } } as const
const pays = (counter: string, amount: number): Cost => [{ kind: 'pay-counters', counter, amount }]
const theirChoice = { ...slot(CREATURE), chooser: 'opponent' } as const
const once = { ...activated([], [], gainsLife(1)), limit: 'once-each-turn' } as Ability
const life = spell([], gainsLife(1))

const CARDS = [
  defineCard('Dynamo', '{2}', 'Artifact', [
    activated(pays('energy', 2), [], gainsLife(1)),
    activated(pays('ticket', 3), [], gainsLife(2)),
  ]),
  defineCard('Cruel Offer', '{0}', 'Sorcery', [spell([theirChoice], { do: 'destroy', what: target() })]),
  defineCard('Cruel Altar', '{2}', 'Artifact', [activated([], [theirChoice], { do: 'destroy', what: target() })]),
  defineCard('Double Deal', '{0}', 'Sorcery', [
    spell(
      [{ ...theirChoice, id: 'theirs' }, slot(PLAYER, 'mine')],
      { do: 'destroy', what: target('theirs') },
      damages(2, target('mine')),
    ),
  ]),
  defineCard('Double Altar', '{2}', 'Artifact', [
    activated([], [{ ...theirChoice, id: 'theirs' }, slot(PLAYER, 'mine')], { do: 'destroy', what: target('theirs') }),
  ]),
  defineCard('Their Pick', '{0}', 'Sorcery', [
    {
      kind: 'spell',
      body: {
        kind: 'modal',
        min: 1,
        max: 1,
        chooser: 'opponent',
        modes: [
          { targets: [], effects: [gainsLife(1)] },
          { targets: [], effects: [gainsLife(2)] },
        ],
      },
    },
  ]),
  defineCard('Writ', '{0}', 'Instant', [
    { kind: 'keyword', keyword: 'kicker', cost: [{ kind: 'mana', mana: ['2'] }] },
    {
      kind: 'spell',
      body: {
        kind: 'modal',
        min: 1,
        max: 1,
        whenPaid: { option: 'kicker', min: 0, max: 2 },
        modes: [
          { targets: [], effects: [gainsLife(1)] },
          { targets: [], effects: [gainsLife(2)] },
        ],
      },
    },
  ]),
  defineCard('Last Lamp', '{0}', 'Artifact', [{ ...activated(TAP, [], adds), timing: 'instant' } as Ability]),
  defineCard('Red Page', '{R}', 'Instant', [life]),
  defineCard('Measured Fire', '{0}', 'Sorcery', [
    {
      kind: 'spell',
      body: {
        kind: 'simple',
        targets: [slot(PLAYER)],
        effects: [damages({ kind: 'x' })],
        x: { kind: 'count', filter: { ...CREATURE, controller: 'you' } },
      },
    },
  ]),
  defineCard('Burst', '{X}{R}', 'Instant', [spell([slot(PLAYER)], damages({ kind: 'x' }))]),
  defineCard('Burst Watch', '{2}', 'Enchantment', [
    triggered({ on: 'casts', who: 'you', what: { subject: 'spell' } }, [
      { do: 'gain-life', who: YOU, amount: { kind: 'x-of', of: { ref: 'event', role: 'object' } } },
    ]),
  ]),
  defineCard('Thirst', '{0}', 'Instant', [spell([slot(PLAYER)], { do: 'drain-mana', from: target(), to: YOU })]),
  defineCard('Purge', '{0}', 'Sorcery', [
    fixedRule({ kind: 'additional-cost', cost: [{ kind: 'discard', what: {}, count: 1 }] }),
    life,
  ]),
  defineCard('Void Rest', '{2}', 'Enchantment', [
    replaces({ kind: 'redirect-zone', what: { subject: 'card', owner: 'you' }, to: 'graveyard', instead: 'exile' }),
  ]),
  defineCard('Quest', '{0}', 'Sorcery', [
    spell(
      [],
      {
        do: 'optional',
        who: YOU,
        as: 'searched',
        effects: [
          { do: 'search', who: YOU, zone: 'library', filter: { types: ['land'] }, count: 1, to: 'hand', shuffle: true },
        ],
      },
      { do: 'if', condition: { kind: 'did', name: 'searched' }, effects: [gainsLife(3)] },
    ),
  ]),
  defineCreature('Clerk', '{W}', 'Human', '1/1', [once]),
  defineCard('Guild', '{2}', 'Enchantment', [continuous(CREATURE, { kind: 'add-ability', ability: once })]),
  defineCreature('Ox', '{G}', 'Ox', '2/2'),
]
const id = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const card = (name: string) => ({ id: id(name), name })
const cast = (name: string, more: object = {}) =>
  ({ kind: 'cast-spell', player: 'A', object: id(name), ...more }) as const
const use = (object: string, ability = 0, more: object = {}) =>
  ({ kind: 'activate-ability', player: 'A', object, ability, ...more }) as const

describe('CR 107.14, 107.17a: counters a player pays with', () => {
  const at = (counters: Record<string, number>) => mainPhase(CARDS, { a: { counters, battlefield: [card('Dynamo')] } })
  it.each([
    [{ energy: 2 }, 0, ['legal']],
    [{ energy: 1 }, 0, ['cost.counters 107.14 118.3']],
    [{ ticket: 5 }, 0, ['cost.counters 107.14 118.3']],
    [{ ticket: 3 }, 1, ['legal']],
    [{ energy: 9 }, 1, ['cost.counters 107.17a 118.3']],
  ])('with %j ability %i: %j', (counters, ability, expected) => {
    expect(at(counters).refusal(use('dynamo', ability))).toEqual(expected)
  })
  it('takes them away from the player', () => {
    expect(at({ energy: 3, ticket: 1 }).do(use('dynamo')).player('A').counters).toMatchObject({ energy: 1, ticket: 1 })
  })
})

describe('CR 601.7, 602.3: choices of an opponent', () => {
  const board = {
    a: {
      hand: [card('Cruel Offer'), card('Their Pick')],
      battlefield: [card('Ox'), card('Clerk'), card('Cruel Altar')],
    },
  }
  it.each([
    ['601.7', cast('Cruel Offer'), 'targets:cruel-offer:target'],
    ['602.3', use('cruel-altar'), 'targets:cruel-altar:target'],
  ])('%s: the opponent is asked when the controller would be', (_, action, key) => {
    expect(mainPhase(CARDS, board).judge(action)).toMatchObject({
      verdict: 'incomplete',
      decision: { kind: 'choose-targets', key, player: 'B', options: ['ox', 'clerk'] },
    })
  })
  it('601.7: and their choice counts', () => {
    const answers = { 'targets:cruel-offer:target': ['clerk'] }
    const game = mainPhase(CARDS, board).do(cast('Cruel Offer', { answers })).passAll()
    expect(game.names('graveyard', 'A')).toContain('Clerk')
  })
  it.each([
    ['601.7b', cast('Double Deal'), 'double-deal'],
    ['602.3b', use('double-altar'), 'double-altar'],
  ])('%s: the controller chooses first, whatever is printed first', (_, action, from) => {
    const game = mainPhase(CARDS, {
      a: { hand: [card('Double Deal')], battlefield: [card('Ox'), card('Clerk'), card('Double Altar')] },
    })
    const mine = `targets:${from}:mine`
    const theirs = `targets:${from}:theirs`
    expect(game.judge(action)).toMatchObject({ decision: { key: mine, player: 'A' } })
    expect(game.judge({ ...action, answers: { [mine]: ['B'] } })).toMatchObject({
      decision: { key: theirs, player: 'B' },
    })
    game.do({ ...action, answers: { [mine]: ['B'], [theirs]: ['clerk'] } })
    expect(game.object(game.turn.stack[0]!).onStack!.targets.map(({ chosen }) => chosen)).toEqual([['clerk'], ['B']])
  })
  it('601.7: of modes as well', () => {
    expect(mainPhase(CARDS, board).judge(cast('Their Pick'))).toMatchObject({
      decision: { kind: 'choose-modes', player: 'B' },
    })
  })
  it.each([
    ['601.7a', cast('Cruel Offer')],
    ['602.3a', use('cruel-altar')],
  ])('%s: of several opponents the controller says who', (_, action) => {
    const game = mainPhase(CARDS, {
      ...board,
      more: {
        rules: { variant: 'free-for-all' },
        players: [
          { id: 'A', library: 20, ...board.a },
          { id: 'B', library: 20 },
          { id: 'C', library: 20 },
        ],
      },
    })
    const question = game.judge(action)
    expect(question).toMatchObject({ decision: { kind: 'choose-player', player: 'A', options: ['B', 'C'] } })
    const { key } = (question as { decision: { key: string } }).decision
    expect(game.judge({ ...action, answers: { [key]: 'C' } })).toMatchObject({
      decision: { kind: 'choose-targets', player: 'C' },
    })
  })
})

describe('CR 602.5c, 602.5e: limits on activating', () => {
  it('602.5e: "only as an instant" is with priority, not while something is paid for', () => {
    const game = mainPhase(CARDS, { a: { hand: [card('Red Page')], battlefield: [card('Last Lamp')] } })
    expect(game.refusal(cast('Red Page'))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
    expect(game.refusal(cast('Red Page', { payment: { mana: [{ source: 'last-lamp' }] } }))).toEqual([
      'activate.instant-timing 602.5e 605.3a',
    ])
    expect(game.do(use('last-lamp')).refusal(cast('Red Page'))).toEqual(['legal'])
  })
  it('602.5c: a limit goes for the ability it came with, not for another of the same words', () => {
    const game = mainPhase(CARDS, { a: { battlefield: [card('Clerk'), card('Guild')] } }).do(use('clerk', 0))
    expect(game.refusal(use('clerk', 0))).toEqual(['activate.limit 602.5b'])
    expect(game.do(use('clerk', 1)).refusal(use('clerk', 1))).toEqual(['activate.limit 602.5b'])
  })
})

describe('CR 107.3c, 107.3e: X that something else decides', () => {
  const setting = (hand: readonly string[], battlefield: readonly (string | object)[]) =>
    mainPhase(CARDS, { a: { hand: hand.map(card), battlefield: battlefield as never } })
  it('107.3c: where the text defines X nobody chooses it', () => {
    const game = setting(['Measured Fire'], [card('Ox'), card('Clerk')])
    expect(game.refusal(cast('Measured Fire', { x: 5, targets: [['B']] }))).toEqual(['x.not-allowed 107.3c 601.2b'])
    game.do(cast('Measured Fire', { targets: [['B']] }))
    expect(game.object(game.turn.stack[0]!).onStack!.x).toBe(2)
    expect(game.passAll().player('B').life).toBe(18)
  })
  it('107.3e: an ability may ask for the X of another object', () => {
    const game = setting(['Burst'], [...lands('Mountain', 'Mountain', 'Mountain'), 'Burst Watch'])
    game.do(cast('Burst', { x: 2, targets: [['B']] })).passAll()
    expect(game.player('A').life).toBe(22)
  })
})

describe('CR 601.4: modes that depend on a cost', () => {
  const writ = (basics: readonly string[], more: object) =>
    mainPhase(CARDS, { a: { hand: [card('Writ')], battlefield: lands(...basics) } }).refusal(cast('Writ', more))
  it.each([
    [['Forest', 'Forest'], { modes: [0, 1], pay: ['kicker'] }, ['legal']],
    [['Forest', 'Forest'], { modes: [], pay: ['kicker'] }, ['legal']],
    [['Forest', 'Forest'], { modes: [0, 1], pay: [] }, ['mode.count 700.2a 601.2b']],
    [['Forest'], { modes: [0, 1], pay: ['kicker'] }, ['cost.mana 601.2h 601.2f 118.3']],
    [['Forest'], { modes: [1] }, ['legal']],
    [['Forest', 'Forest'], { modes: [0, 1] }, ['incomplete']],
  ])('%j with %j: %j', (basics, more, expected) => {
    expect(writ(basics, more)).toEqual(expected)
  })
  it('both happen', () => {
    const game = mainPhase(CARDS, { a: { hand: [card('Writ')], battlefield: lands('Forest', 'Forest') } })
    expect(
      game
        .do(cast('Writ', { modes: [0, 1], pay: ['kicker'] }))
        .passAll()
        .player('A').life,
    ).toBe(23)
  })
})

describe('CR 106.13: mana that changes its pool', () => {
  it('leaves one and comes to the other with what it may be spent on', () => {
    const mana = [{ type: 'R' }, { type: 'G', restriction: 'creature-spells' }] as const
    const game = mainPhase(CARDS, { a: { hand: [card('Thirst')] }, b: { mana } })
    game.resolve('A', 'thirst', ['B'])
    expect([game.player('A').mana, game.player('B').mana]).toEqual([mana, []])
  })
})

describe('CR 118.11, 118.12b: a cost is paid whatever comes of it', () => {
  it('118.11: a discarded card that is exiled instead was discarded', () => {
    const game = mainPhase(CARDS, { a: { hand: [card('Purge'), card('Ox')], battlefield: ['Void Rest'] } })
    expect(game.do(cast('Purge')).names('exile')).toEqual(['Ox'])
    expect(game.passAll().player('A').life).toBe(21)
  })
  it.each([
    [true, 23],
    [false, 20],
  ])('118.12b: having searched counts, found or not: %j', (searches, expected) => {
    const game = mainPhase(CARDS, { a: { hand: [card('Quest')], library: ['Ox', 'Ox'] } })
      .do(cast('Quest'))
      .passAll()
    expect(game.answer(searches).player('A').life).toBe(expected)
  })
})
