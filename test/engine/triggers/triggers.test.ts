import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { PositionPlayer } from '../../../src/core/position.ts'
import {
  all,
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  enchant,
  gainsLife,
  OTHER_OWN_CREATURE,
  OWN_CREATURE,
  slot,
  spell,
  target,
  token,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { unsettled } from '../sba/settled.ts'

const losesLife = (amount: number) => ({ do: 'lose-life', who: { ref: 'you' }, amount }) as const

const CARDS: readonly CardDefinition[] = [
  defineCard('Ruin of All', '{W}', 'Sorcery', [spell([], { do: 'destroy', what: all(CREATURE) })]),
  defineCard('Quiet End', '{B}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Way Out', '{W}', 'Instant', [spell([slot(CREATURE)], { do: 'exile', what: target() })]),
  defineCard('Call the Kin', '{W}', 'Sorcery', [
    spell([], { do: 'create-token', who: { ref: 'you' }, amount: 2, token: token('Soldier', 1) }),
  ]),
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Young Pup', '{W}', 'Dog', '1/1'),
  defineCreature('Last Words', '{1}{B}', 'Spirit', '1/1', [triggered({ on: 'dies', what: 'self' }, [gainsLife(1)])]),
  defineCreature('Final Echo', '{1}{B}', 'Spirit', '1/1', [triggered({ on: 'leaves', what: 'self' }, [gainsLife(3)])]),
  defineCreature('Grave Watcher', '{1}{B}', 'Human', '1/3', [
    triggered({ on: 'dies', what: { ...CREATURE, other: true } }, [gainsLife(1)]),
  ]),
  defineCreature('Weigher', '{1}{B}', 'Human', '1/1', [
    triggered({ on: 'dies', what: { ...OTHER_OWN_CREATURE } }, [
      {
        do: 'gain-life',
        who: { ref: 'you' },
        amount: { kind: 'characteristic', of: { ref: 'event', role: 'object' }, which: 'power' },
      },
    ]),
  ]),
  defineCreature('Hill Captain', '{1}{R}', 'Goblin', '2/2', [continuous(OTHER_OWN_CREATURE, bigger(1))]),
  defineCreature('Grave Speaker', '{2}{B}', 'Human', '2/2', [
    continuous(OWN_CREATURE, { kind: 'add-ability', ability: triggered({ on: 'dies', what: 'self' }, [gainsLife(1)]) }),
  ]),
  defineCreature('Death Bringer', '{2}{B}', 'Human', '2/2', [
    continuous(OTHER_OWN_CREATURE, {
      kind: 'add-ability',
      ability: triggered({ on: 'dies', what: CREATURE }, [gainsLife(1)]),
    }),
  ]),
  defineCreature('Grave Choir', '{2}{B}', 'Spirit', '2/2', [
    {
      ...continuous('self', {
        kind: 'add-ability',
        ability: triggered({ on: 'dies', what: CREATURE }, [gainsLife(1)]),
      }),
      condition: {
        kind: 'compare',
        left: { kind: 'count', filter: { subject: 'card', types: ['creature'], zones: ['graveyard'] } },
        op: '>=',
        right: 1,
      },
    } as Ability,
  ]),
  defineCard('Gate Bell', '{1}', 'Artifact', [triggered({ on: 'enters', what: CREATURE }, [gainsLife(1)])]),
  defineCard('Sour Bell', '{1}', 'Artifact', [triggered({ on: 'enters', what: CREATURE }, [losesLife(1)])]),
  defineCard('Thin Mercy', '{1}', 'Artifact', [
    triggered({ on: 'enters', what: CREATURE }, [gainsLife(5)], {
      condition: { kind: 'life-at-most', who: { ref: 'you' }, amount: 10 },
    }),
  ]),
  defineCreature('Lone Choir', '{W}', 'Spirit', '1/1', [
    triggered({ on: 'enters', what: 'self' }, [{ do: 'tap', what: target() }], {
      targets: [slot({ ...CREATURE, controller: 'opponent' })],
    }),
  ]),
  defineCard('Later Gain', '{W}', 'Sorcery', [
    spell([], {
      do: 'delayed-trigger',
      event: { on: 'next-step', step: 'end', whose: 'any' },
      effects: [gainsLife(4)],
    }),
  ]),
  defineCard('Brief Borrow', '{W}', 'Sorcery', [
    spell(
      [],
      { do: 'create-token', who: { ref: 'you' }, amount: 1, token: token('Spirit', 2), as: 'made' },
      {
        do: 'delayed-trigger',
        event: { on: 'next-step', step: 'end', whose: 'any' },
        effects: [{ do: 'exile', what: { ref: 'bound', name: 'made' } }],
      },
    ),
  ]),
  defineCard('Strike Twice', '{W}', 'Sorcery', [
    spell([], gainsLife(1), {
      do: 'reflexive-trigger',
      targets: [slot(CREATURE)],
      effects: [{ do: 'tap', what: target() }],
    }),
  ]),
  defineCard('Bark Hide', '{G}', 'Enchantment — Aura', [
    enchant(CREATURE),
    triggered({ on: 'dies', what: 'attached' }, [gainsLife(7)]),
  ]),
]

const HAND = [
  'Ruin of All',
  'Quiet End',
  'Way Out',
  'Call the Kin',
  'Lone Choir',
  'Young Pup',
  'Later Gain',
  'Brief Borrow',
  'Strike Twice',
]
const hand = HAND.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }))

const board = (a: PositionPlayer['battlefield'], b: PositionPlayer['battlefield'] = [], more: object = {}): Game =>
  unsettled(CARDS, { mana: '{W}{B}{W}', hand, battlefield: a ?? [] }, { battlefield: b ?? [] }, more)

const lives = (game: Game) => [game.player('A').life, game.player('B').life]
const resolveAll = (game: Game): Game => {
  while (game.turn.stack.length > 0) game.passAll()
  return game
}

describe('CR 603.2–603.3: when abilities trigger and go on the stack', () => {
  it('603.2c: once for each of several that enter together', () => {
    const game = board(['Gate Bell']).resolve('A', 'call-the-kin')
    if (game.decision?.kind === 'order') game.answer(game.decision.options)
    expect(game.names('stack')).toEqual(['Gate Bell', 'Gate Bell'])
    expect(game.trail).toContain('603.3')
    expect(lives(resolveAll(game))).toEqual([22, 20])
  })

  it('603.3b: the active player’s go on the stack first, so the others’ resolve first', () => {
    const game = board(['Gate Bell'], ['Sour Bell']).resolve('A', 'young-pup')
    expect(game.names('stack').slice(0, 1)).toEqual(['Gate Bell'])
    expect(game.names('stack').at(-1)).toBe('Sour Bell')
  })

  it('603.3b: a player orders their own', () => {
    const game = board(['Gate Bell', 'Sour Bell'], ['Plain Ox']).resolve('A', 'lone-choir')
    expect(game.decision).toMatchObject({ kind: 'order', purpose: 'triggers', player: 'A', rule: '603.3b' })
    const options = game.decision?.kind === 'order' ? game.decision.options : []
    expect(options).toHaveLength(3)
    game.answer([options[2]!, options[1]!, options[0]!])
    expect(game.names('stack')).toHaveLength(3)
  })

  it('603.3d: without a legal target the ability is removed', () => {
    const game = board([]).resolve('A', 'lone-choir')
    expect(game.names('stack')).toEqual([])
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'trigger-removed', reason: 'no-legal-target' }))
  })

  it('603.3d: the only legal target is taken, one of several asked for', () => {
    const one = board([], [{ id: 'ox', name: 'Plain Ox' }]).resolve('A', 'lone-choir')
    expect(one.decision).toBeNull()
    expect(resolveAll(one).object('ox').tapped).toBe(true)
    const two = board(
      [],
      [
        { id: 'ox', name: 'Plain Ox' },
        { id: 'other', name: 'Plain Ox' },
      ],
    ).resolve('A', 'lone-choir')
    expect(two.decision).toMatchObject({ kind: 'choose-targets', player: 'A', options: ['ox', 'other'] })
    expect(resolveAll(two.answer(['other'])).object('other').tapped).toBe(true)
  })
})

describe('CR 603.4: intervening if', () => {
  it('does not trigger where it does not hold', () => {
    const game = board(['Thin Mercy']).resolve('A', 'young-pup')
    expect(game.events.filter(({ kind }) => kind === 'ability-triggered')).toHaveLength(0)
  })

  it('does nothing if it no longer holds on resolution', () => {
    const game = board(['Thin Mercy'], [], {
      players: [
        { id: 'A', life: 10, library: 5, mana: '{W}', hand, battlefield: ['Thin Mercy'] },
        { id: 'B', library: 5 },
      ],
    }).resolve('A', 'young-pup')
    expect(game.names('stack')).toEqual(['Thin Mercy'])
    game.state = { ...game.state, players: { ...game.state.players, A: { ...game.player('A'), life: 11 } } }
    game.passAll()
    expect(game.player('A').life).toBe(11)
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'trigger-removed', reason: 'condition' }))
  })

  it('happens if it holds both times', () => {
    const game = board(['Thin Mercy'], [], {
      players: [
        { id: 'A', life: 10, library: 5, mana: '{W}', hand, battlefield: ['Thin Mercy'] },
        { id: 'B', library: 5 },
      ],
    }).resolve('A', 'young-pup')
    expect(resolveAll(game).player('A').life).toBe(15)
  })
})

describe('CR 603.6c, 603.10a: abilities that look back', () => {
  it('700.4: dies is from the battlefield to a graveyard', () => {
    expect(resolveAll(board(['Last Words']).resolve('A', 'ruin-of-all')).player('A').life).toBe(21)
    const exiled = board([{ id: 'words', name: 'Last Words' }]).resolve('A', 'way-out', ['words'])
    expect(resolveAll(exiled).player('A').life).toBe(20)
  })

  it('leaves is from the battlefield to anywhere', () => {
    const game = board([{ id: 'echo', name: 'Final Echo' }]).resolve('A', 'way-out', ['echo'])
    expect(resolveAll(game).player('A').life).toBe(23)
  })

  it('603.10a: a creature that dies with others sees them die', () => {
    const game = board(['Grave Watcher', 'Plain Ox'], ['Plain Ox']).resolve('A', 'ruin-of-all')
    if (game.decision?.kind === 'order') game.answer(game.decision.options)
    expect(resolveAll(game).player('A').life).toBe(22)
  })

  it('603.10a: an ability that something which dies too had given is there', () => {
    const game = board(['Grave Speaker', 'Plain Ox']).resolve('A', 'ruin-of-all')
    if (game.decision?.kind === 'order') game.answer(game.decision.options)
    expect(resolveAll(game).player('A').life).toBe(22)
  })

  it('603.10a: an ability that something which stays loses by the death is there', () => {
    const game = board([{ id: 'bringer', name: 'Death Bringer' }, 'Plain Ox']).resolve('A', 'quiet-end', ['bringer'])
    expect(resolveAll(game).player('A').life).toBe(21)
  })

  it('603.10a: one that comes with the death is too late for it', () => {
    const game = board([{ id: 'ox', name: 'Plain Ox' }, 'Grave Choir']).resolve('A', 'quiet-end', ['ox'])
    expect(resolveAll(game).player('A').life).toBe(20)
  })

  it('608.2h: what is said of the dead is as it last was, also where what made it so died with it', () => {
    const game = board(['Weigher', 'Hill Captain', 'Plain Ox']).resolve('A', 'ruin-of-all')
    if (game.decision?.kind === 'order') game.answer(game.decision.options)
    expect(resolveAll(game).player('A').life).toBe(20 + 2 + 4)
  })

  it('603.6c: an Aura sees the creature it enchants die', () => {
    const game = board([
      { id: 'ox', name: 'Plain Ox' },
      { name: 'Bark Hide', attachedTo: 'ox' },
    ])
    expect(resolveAll(game.resolve('A', 'quiet-end', ['ox'])).player('A').life).toBe(27)
  })

  it('a death elsewhere does not trigger it', () => {
    const game = board([{ id: 'ox', name: 'Plain Ox' }, 'Last Words']).resolve('A', 'quiet-end', ['ox'])
    expect(game.names('stack')).toEqual([])
  })
})

describe('CR 603.7, 603.12: delayed and reflexive abilities', () => {
  it('603.7b: triggers the next time, and once', () => {
    const game = board([]).resolve('A', 'later-gain').passTo('end')
    expect(game.names('stack')).toEqual(['Later Gain'])
    expect(resolveAll(game).player('A').life).toBe(24)
    game.passAll().answer(['young-pup'])
    game.passTo('end')
    expect(game.names('stack')).toEqual([])
    expect(game.state.delayed).toEqual([])
  })

  it('603.7c: knows what it was made about', () => {
    const game = board([]).resolve('A', 'brief-borrow')
    expect(game.names('battlefield')).toEqual(['Spirit Token'])
    expect(resolveAll(game.passTo('end')).names('battlefield')).toEqual([])
  })

  it('603.12: triggers as it is done and takes its target then', () => {
    const game = board([], [{ id: 'ox', name: 'Plain Ox' }]).resolve('A', 'strike-twice')
    expect(game.player('A').life).toBe(21)
    expect(game.names('stack')).toEqual(['Strike Twice'])
    expect(resolveAll(game).object('ox').tapped).toBe(true)
  })
})
