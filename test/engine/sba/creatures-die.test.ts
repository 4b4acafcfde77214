import { describe, expect, it } from 'vitest'
import type { PositionObject } from '../../../src/core/position.ts'
import { bigger, CREATURE, continuous, defineCard, defineCreature, keyword } from '../../support/define-card.ts'
import { settled } from './settled.ts'

const CARDS = [
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Iron Idol', '{4}', 'Golem', '3/3', [keyword('indestructible')]),
  defineCreature('Paper Ghost', '{W}', 'Spirit', '1/0'),
  defineCard('Thin Air', '{B}', 'Enchantment', [continuous(CREATURE, bigger(0, -3))]),
  defineCard('Stone Tablet', '{2}', 'Artifact'),
]

describe('CR 704.5f–h: creatures that die', () => {
  it.each<[string, string, PositionObject]>([
    ['704.5f: toughness 0', '704.5f', { name: 'Paper Ghost' }],
    ['704.5f: toughness below 0 by counters', '704.5f', { name: 'Plain Ox', counters: { '-1/-1': 4 } }],
    ['704.5f: indestructible, toughness 0', '704.5f', { name: 'Iron Idol', counters: { '-1/-1': 3 } }],
    ['704.5f: toughness 0 in spite of regeneration', '704.5f', { name: 'Paper Ghost', regeneration: 1 }],
    ['704.5g: as much damage as toughness', '704.5g', { name: 'Plain Ox', damage: 3 }],
    ['704.5g: more damage than toughness', '704.5g', { name: 'Plain Ox', damage: 7 }],
    [
      '704.5g: damage against a toughness made smaller',
      '704.5g',
      { name: 'Plain Ox', damage: 2, counters: { '-1/-1': 1 } },
    ],
    ['704.5h: any damage by deathtouch', '704.5h', { name: 'Plain Ox', damage: 1, deathtouched: true }],
  ])('dies: %s', (_, rule, permanent) => {
    const game = settled(CARDS, { battlefield: [{ id: 'it', ...permanent }] })
    expect(game.names('battlefield')).toEqual([])
    expect(game.names('graveyard')).toEqual([permanent.name])
    expect(game.trail).toContain(rule)
  })

  it.each<[string, PositionObject]>([
    ['toughness 1', { name: 'Paper Ghost', counters: { '+1/+1': 1 } }],
    ['less damage than toughness', { name: 'Plain Ox', damage: 2 }],
    ['lethal damage on an indestructible creature', { name: 'Iron Idol', damage: 5 }],
    ['deathtouch on an indestructible creature', { name: 'Iron Idol', damage: 1, deathtouched: true }],
    ['a permanent that is no creature', { name: 'Stone Tablet', damage: 5, deathtouched: true }],
    ['lethal damage on a creature that is phased out', { name: 'Plain Ox', damage: 3, phasedOut: true }],
    ['toughness 0 on a creature that is phased out', { name: 'Paper Ghost', phasedOut: true }],
  ])('stays: %s', (_, permanent) => {
    const game = settled(CARDS, { battlefield: [{ id: 'it', ...permanent }] })
    expect(game.object('it').zone).toBe('battlefield')
  })

  it('704.5g, 701.19a: regeneration replaces the destruction', () => {
    const game = settled(CARDS, { battlefield: [{ id: 'ox', name: 'Plain Ox', damage: 3, regeneration: 1 }] })
    expect(game.object('ox')).toMatchObject({ zone: 'battlefield', tapped: true, damage: 0, regeneration: 0 })
  })

  it('704.5h: deathtouch that did not kill is forgotten with the check', () => {
    const game = settled(CARDS, { battlefield: [{ id: 'idol', name: 'Iron Idol', damage: 1, deathtouched: true }] })
    expect(game.object('idol').deathtouched).toBe(false)
  })

  it('704.3: everything that applies is performed at once', () => {
    const game = settled(CARDS, {
      battlefield: ['Thin Air', { name: 'Plain Ox' }, { name: 'Iron Idol' }, { name: 'Paper Ghost' }],
    })
    expect(game.names('graveyard')).toEqual(['Iron Idol', 'Paper Ghost', 'Plain Ox'])
    expect(game.trail.filter((rule) => rule === '704.3')).toHaveLength(1)
  })
})
