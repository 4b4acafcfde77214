import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { CostKeyword, NumberKeyword } from '../../../src/core/keyword.ts'
import {
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  equip,
  gainsLife,
  keyword,
  manaCost,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const paidBy = (name: CostKeyword, mana: string): Ability => ({ kind: 'keyword', keyword: name, cost: manaCost(mana) })
const counted = (name: NumberKeyword, amount: number): Ability => ({ kind: 'keyword', keyword: name, amount })

const CARDS = [
  defineCreature('Digger', '{3}{B}', 'Skeleton', '4/1', [paidBy('unearth', '{B}')]),
  defineCreature('Pharaoh', '{3}{W}', 'Human', '2/3', [paidBy('embalm', '{W}'), keyword('flying')]),
  defineCreature('Oracle', '{3}{U}', 'Naga', '2/2', [paidBy('eternalize', '{U}')]),
  defineCard('Tithe', '{2}{W}', 'Enchantment', [keyword('extort'), keyword('extort')]),
  defineCard('Husk', '{2}', 'Artifact — Equipment', [
    keyword('living weapon'),
    continuous('attached', bigger(2)),
    equip('{2}'),
  ]),
  defineCard('Walker', '{0}', 'Artifact Creature — Construct', [counted('modular', 2)], { size: '0/0' }),
  defineCard('Golem', '{0}', 'Artifact Creature — Golem', [], { size: '1/1' }),
  defineCreature('Fleeting', '{0}', 'Illusion', '3/3', [counted('vanishing', 2)]),
  defineCard('Slay', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Lift', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'move', what: target(), to: 'hand' })]),
  defineCard('Spark', '{0}', 'Instant', [spell([], gainsLife(0))]),
]
const card = (name: string, id = name.toLowerCase()) => ({ id, name })
const activate = (object: string) => ({ kind: 'activate-ability', player: 'A', object }) as const

describe('CR 702.84: unearth', () => {
  const game = () =>
    mainPhase(CARDS, { a: { hand: [card('Lift')], graveyard: [card('Digger')], battlefield: lands('Swamp') } })

  it('702.84a: it returns with haste and is exiled at the next end step', () => {
    const played = game().do(activate('digger')).passAll()
    expect(played.has(played.find('Digger'), 'haste')).toBe(true)
    played.passTo('end').passAll()
    expect(played.names('exile', 'A')).toEqual(['Digger'])
  })
  it('702.84a: wherever else it would go, it is exiled', () => {
    const played = game().do(activate('digger')).passAll()
    played.resolve('A', 'lift', [played.find('Digger')])
    expect(played.names('exile', 'A')).toEqual(['Digger'])
    expect(played.names('hand', 'A')).toEqual([])
  })
  it('702.84a: only at the time for a sorcery', () => {
    const late = mainPhase(CARDS, {
      a: { graveyard: [card('Digger')], battlefield: lands('Swamp') },
      turn: { step: 'upkeep' },
    })
    expect(late.refusal(activate('digger'))).toEqual(['activate.sorcery-timing 602.5d 307.5'])
  })
})

describe('CR 702.128, 702.129: embalm and eternalize', () => {
  it('702.128a: a token that is a white Zombie copy without a mana cost', () => {
    const played = mainPhase(CARDS, { a: { graveyard: [card('Pharaoh')], battlefield: lands('Plains') } }).do(
      activate('pharaoh'),
    )
    expect(played.names('exile', 'A')).toEqual(['Pharaoh'])
    played.passAll()
    const traits = played.traits(played.find('Pharaoh'))
    expect(traits).toMatchObject({
      colors: ['W'],
      manaCost: null,
      manaValue: 0,
      subtypes: ['Human', 'Zombie'],
      power: 2,
      toughness: 3,
    })
    expect(played.has(traits.id, 'flying')).toBe(true)
  })
  it('702.129a: a black 4/4 one', () => {
    const played = mainPhase(CARDS, { a: { graveyard: [card('Oracle')], battlefield: lands('Island') } })
      .do(activate('oracle'))
      .passAll()
    expect(played.traits(played.find('Oracle'))).toMatchObject({
      colors: ['B'],
      manaCost: null,
      power: 4,
      toughness: 4,
      subtypes: ['Naga', 'Zombie'],
    })
  })
})

describe('CR 702.101: extort', () => {
  it('702.101a–b: each instance asks for its payment, and gains what all opponents lose', () => {
    const played = mainPhase(CARDS, {
      a: { hand: [card('Spark')], battlefield: [...lands('Plains', 'Plains'), card('Tithe')] },
    }).cast('A', 'spark')
    expect(played.names('stack')).toEqual(['Spark', 'Tithe', 'Tithe'])
    played.passAll().answer(true)
    expect([played.player('A').life, played.player('B').life]).toEqual([21, 19])
    played.passAll().answer(false)
    expect(played.player('B').life).toBe(19)
  })
})

describe('CR 702.92, 702.43, 702.63: living weapon, modular, vanishing', () => {
  it('702.92a: it makes a Germ and is attached to it', () => {
    const played = mainPhase(CARDS, { a: { hand: [card('Husk')], battlefield: lands('Plains', 'Plains') } })
      .resolve('A', 'husk')
      .passAll()
    const germ = Object.values(played.state.objects).find(({ substance }) => substance.kind === 'token')!.id
    expect(played.traits(germ)).toMatchObject({
      colors: ['B'],
      subtypes: ['Phyrexian', 'Germ'],
      power: 2,
      toughness: 2,
    })
    expect(played.object(played.find('Husk')).attachedTo).toBe(germ)
  })
  it('702.43a: it enters with counters, and as it dies may give as many as it had', () => {
    const played = mainPhase(CARDS, {
      a: { hand: [card('Walker'), card('Slay')], battlefield: [card('Golem')] },
    }).resolve('A', 'walker')
    expect(played.size(played.find('Walker'))).toBe('2/2')
    played.resolve('A', 'slay', [played.find('Walker')])
    played.passAll().answer(true)
    expect(played.size('golem')).toBe('3/3')
  })
  it('702.63a: a time counter less each upkeep, and with the last it is sacrificed', () => {
    const played = mainPhase(CARDS, { a: { hand: [card('Fleeting')] } }).resolve('A', 'fleeting')
    const id = played.find('Fleeting')
    expect(played.object(id).counters).toEqual({ time: 2 })
    const own = () => {
      do played.passTo('upkeep').passTo('draw')
      while (!played.turn.active.includes('A'))
    }
    own()
    expect(played.object(id).counters).toEqual({ time: 1 })
    own()
    expect(played.names('graveyard', 'A')).toEqual(['Fleeting'])
  })
})
