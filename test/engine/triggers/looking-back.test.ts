import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { TriggerEvent } from '../../../src/core/trigger.ts'
import {
  CREATURE,
  defineCard,
  defineCreature,
  enchant,
  equip,
  gainsLife,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { mainPhase } from '../main-phase.ts'
import { unsettled } from '../sba/settled.ts'

const gains = (on: TriggerEvent) => triggered(on, [gainsLife(1)])
const permanentSlot = slot({ subject: 'permanent' })

const CARDS: readonly CardDefinition[] = [
  defineCreature('Ox', '{0}', 'Ox', '2/2'),
  defineCard('Blade', '{0}', 'Artifact — Equipment', [gains({ on: 'unattached', what: 'self' }), equip('{0}')]),
  defineCard('Chain', '{0}', 'Enchantment — Aura', [enchant(CREATURE), gains({ on: 'unattached', what: 'self' })]),
  defineCard('Stop', '{0}', 'Instant', [spell([permanentSlot], { do: 'destroy', what: target() })]),
  defineCard('Take', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'control', player: { ref: 'you' } }],
      duration: 'end-of-turn',
    }),
  ]),
  defineCreature('Homebody', '{0}', 'Cat', '1/1', [gains({ on: 'loses-control', who: 'you', what: 'self' })]),
  defineCard('Envy', '{0}', 'Artifact', [gains({ on: 'loses-control', who: 'opponent', what: CREATURE })]),
  defineCard('Deny', '{0}', 'Instant', [spell([slot({ subject: 'spell' })], { do: 'counter', what: target() })]),
  defineCard('Deny Bell', '{0}', 'Artifact', [
    gains({ on: 'countered', what: { subject: 'spell', controller: 'you' } }),
    gains({ on: 'resolves', what: { subject: 'spell', types: ['instant'] } }),
  ]),
  defineCard('Last Bell', '{0}', 'Artifact', [gains({ on: 'loses-game', who: 'opponent' })]),
]
const hand = (player: string, names = ['Stop', 'Take', 'Deny', 'Ox']) =>
  names.map((name) => ({ id: `${player}-${name.toLowerCase()}`, name }))
type Board = NonNullable<NonNullable<Parameters<typeof mainPhase>[1]['a']>['battlefield']>
const game = (a: Board, b: Board = []): Game =>
  mainPhase(CARDS, { a: { hand: hand('a'), battlefield: a }, b: { hand: hand('b'), battlefield: b } })

describe('CR 603.10c, 701.3d: becoming unattached', () => {
  const board = (): Board => [
    { id: 'ox', name: 'Ox' },
    { id: 'other', name: 'Ox' },
    { id: 'blade', name: 'Blade', attachedTo: 'ox' },
  ]

  it('when its host leaves, when it leaves itself, when it moves to another', () => {
    for (const gone of ['ox', 'blade']) {
      expect(game(board()).resolve('A', 'a-stop', [gone]).names('stack')).toEqual(['Blade'])
    }
    const moved = game(board())
    moved.do({ kind: 'activate-ability', player: 'A', object: 'blade', ability: 0, targets: [['other']] }).passAll()
    expect(moved.names('stack')).toEqual(['Blade'])
    expect(moved.object('blade').attachedTo).toBe('other')
  })

  it('not where it was attached to nothing', () => {
    const one = game([{ id: 'blade', name: 'Blade' }]).resolve('A', 'a-stop', ['blade'])
    expect(one.names('stack')).toEqual([])
  })

  it('an Aura whose host is gone hears itself come off', () => {
    const one = game([
      { id: 'ox', name: 'Ox' },
      { id: 'chain', name: 'Chain', attachedTo: 'ox' },
    ]).resolve('A', 'a-stop', ['ox'])
    expect(one.names('graveyard', 'A')).toContain('Chain')
    expect(one.names('stack')).toEqual(['Chain'])
  })
})

describe('CR 603.10d: losing control', () => {
  it('is heard by the abilities of whoever controlled it before', () => {
    const one = game([{ id: 'cat', name: 'Homebody' }])
    one.pass().resolve('B', 'b-take', ['cat'])
    expect(one.traits('cat').controller).toBe('B')
    expect(one.names('stack')).toEqual(['Homebody'])
    one.passAll()
    expect([one.player('A').life, one.player('B').life]).toEqual([21, 20])
  })

  it('again when control goes back, now by the other player', () => {
    const one = game([{ id: 'cat', name: 'Homebody' }])
    one.pass().resolve('B', 'b-take', ['cat']).passAll().passTo('cleanup')
    while (one.turn.stack.length > 0) one.passAll()
    expect(one.traits('cat').controller).toBe('A')
    expect([one.player('A').life, one.player('B').life]).toEqual([21, 21])
  })

  it('of an opponent is heard by others', () => {
    const one = game(['Envy'], [{ id: 'ox', name: 'Ox' }]).resolve('A', 'a-take', ['ox'])
    expect(one.names('stack')).toEqual(['Envy'])
  })
})

describe('CR 603.10e, 608.2p: a spell that is countered, and one that has resolved', () => {
  it('is seen as it was on the stack', () => {
    const one = game(['Deny Bell']).cast('A', 'a-ox')
    one.pass().cast('B', 'b-deny', [one.turn.stack[0]!]).passAll()
    expect(one.names('graveyard', 'A')).toEqual(['Ox'])
    const ends = one.events.flatMap((event) => (event.kind === 'ability-triggered' ? [event.source] : []))
    expect(ends).toHaveLength(2)
  })

  it('only after everything else it does', () => {
    const one = game(['Deny Bell'], [{ id: 'ox', name: 'Ox' }]).resolve('A', 'a-stop', ['ox'])
    expect(one.names('stack')).toEqual(['Deny Bell'])
    expect(one.names('graveyard', 'A')).toEqual(['Stop'])
    const order = one.events.map((event) => (event.kind === 'zone-change' ? `to ${event.to}` : event.kind))
    expect(order.lastIndexOf('to graveyard')).toBeLessThan(order.indexOf('ability-triggered'))
  })

  it('not where it did not resolve', () => {
    const one = game(['Deny Bell'], [{ id: 'ox', name: 'Ox' }]).cast('A', 'a-stop', ['ox'])
    one.pass().cast('B', 'b-stop', ['ox']).passAll()
    const first = one.events.filter(({ kind }) => kind === 'ability-triggered')
    expect(first).toHaveLength(1)
    while (one.turn.stack.length > 0) one.passAll()
    expect(one.events.filter(({ kind }) => kind === 'ability-triggered')).toHaveLength(1)
  })
})

describe('CR 603.9, 603.10f: a player loses the game', () => {
  const three = (): Game =>
    unsettled(CARDS, { battlefield: ['Last Bell'] }, {}, {
      rules: { variant: 'free-for-all' },
      players: [
        { id: 'A', library: 5, battlefield: ['Last Bell'] },
        { id: 'B', library: 5, life: 0, battlefield: ['Last Bell'] },
        { id: 'C', library: 5 },
      ],
    } as never)

  it('is heard by those who stay, whatever the reason', () => {
    const killed = three().pass()
    expect(killed.names('stack')).toEqual(['Last Bell'])
    expect(killed.passAll().player('A').life).toBe(21)
    const conceded = three().do({ kind: 'concede', player: 'C' })
    const by = conceded.events.flatMap((event) => (event.kind === 'ability-triggered' ? [event.player] : []))
    expect(by).toContain('A')
  })
})
