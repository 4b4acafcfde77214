import { describe, expect, it } from 'vitest'
import type { Position } from '../../../src/core/position.ts'
import { Game } from '../../engine/game.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { ANY_TARGET, defineCard, defineCreature, shelf, spell, target } from '../../support/define-card.ts'

const RAID = defineCard('Great Raid', '{0}', 'Sorcery', [
  spell([{ id: 'target', filter: { subject: 'permanent', controller: 'opponent' }, min: 2, max: 2 }], {
    do: 'continuous',
    what: target(),
    modifications: [{ kind: 'control', player: { ref: 'you' } }],
    duration: 'indefinite',
  }),
])
const WITNESS = defineCreature('Witness', '{1}', 'Human', '1/1')
const VOLCANO = defineCard('Chance Volcano', '{0}', 'Sorcery', [
  spell([{ id: 'target', filter: ANY_TARGET, min: 0, max: 5 }], {
    do: 'for-each',
    of: target(),
    effects: [
      { do: 'exile', what: { ref: 'library-top', of: { ref: 'you' }, count: 1 }, as: 'card' },
      {
        do: 'damage',
        source: { ref: 'self' },
        amount: { kind: 'characteristic', of: { ref: 'bound', name: 'card' }, which: 'mana-value' },
        to: { ref: 'each' },
      },
    ],
  }),
])
const COSTLY = defineCard('Four Mana', '{4}', 'Artifact')
const CHEAP = defineCard('One Mana', '{1}', 'Artifact')
const OX = defineCreature('Broad Ox', '{2}', 'Ox', '3/9')

const threePlayers: Position = {
  turn: { number: 3, active: 'A', step: 'precombat-main' },
  players: [
    { id: 'A', library: 20, hand: [{ id: 'raid', name: 'Great Raid' }] },
    { id: 'B', library: 20, battlefield: [{ id: 'bw', name: 'Witness' }] },
    { id: 'C', library: 20, battlefield: [{ id: 'cw', name: 'Witness' }] },
  ],
}

describe('608.2f: what is done to several', () => {
  it('608.2f example 1: what several opponents control is taken from all of them at once', () => {
    const game = Game.at(threePlayers, shelf([RAID, WITNESS])).resolve('A', 'raid', ['bw', 'cw'])
    expect([game.traits('bw').controller, game.traits('cw').controller]).toEqual(['A', 'A'])
    const [taken, ...others] = game.state.effects
    expect(others).toEqual([])
    expect(taken!.objects.toSorted()).toEqual(['bw', 'cw'])
  })

  it('608.2f example 2: what needs the top card of a library is done for one target after the other, in an order chosen', () => {
    const game = mainPhase([VOLCANO, COSTLY, CHEAP, OX], {
      a: { hand: [{ id: 'volcano', name: 'Chance Volcano' }], library: ['Four Mana', 'One Mana', 'Four Mana'] },
      b: { battlefield: [{ id: 'ox', name: 'Broad Ox' }] },
    }).resolve('A', 'volcano', ['B', 'ox'])
    expect(game.decision).toMatchObject({ kind: 'choose-objects', player: 'A', options: ['B', 'ox'] })
    game.answer(['ox'])
    expect(game.object('ox').damage).toBe(4)
    expect(game.player('B').life).toBe(19)
    expect(game.names('exile')).toEqual(['Four Mana', 'One Mana'])
    expect(game.player('A').library).toHaveLength(1)
    const order = game.events.flatMap(({ kind }) => (kind === 'zone-change' || kind === 'damage' ? [kind] : []))
    expect(order.slice(-5)).toEqual(['zone-change', 'damage', 'zone-change', 'damage', 'zone-change'])
  })
})
