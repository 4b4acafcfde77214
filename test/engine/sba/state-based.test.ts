import { describe, expect, it } from 'vitest'
import {
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  gainsLife,
  OTHER_OWN_CREATURE,
  replaces,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { settled, unsettled } from './settled.ts'

const CARDS = [
  defineCreature('Ox', '{0}', 'Ox', '3/3'),
  defineCreature('Pup', '{0}', 'Dog', '1/1'),
  defineCreature('Captain', '{0}', 'Human', '1/1', [continuous(OTHER_OWN_CREATURE, bigger(2))]),
  defineCard('Falter', '{0}', 'Instant', [
    spell(
      [slot(CREATURE)],
      {
        do: 'continuous',
        what: target(),
        modifications: [bigger(-3)],
        duration: 'end-of-turn',
      },
      { do: 'put-counters', on: target(), counter: '+1/+1', amount: 1 },
    ),
  ]),
  defineCard('Dip', '{0}', 'Instant', [spell([], { do: 'set-life', who: { ref: 'you' }, amount: 0 }, gainsLife(5))]),
  defineCard('Void', '{0}', 'Enchantment', [
    replaces({ kind: 'redirect-zone', what: CREATURE, from: 'battlefield', to: 'graveyard', instead: 'exile' }),
  ]),
  defineCard('Weigh', '{0}', 'Enchantment', [
    triggered({ on: 'dies', what: CREATURE }, [
      {
        do: 'gain-life',
        who: { ref: 'you' },
        amount: { kind: 'characteristic', of: { ref: 'event', role: 'object' }, which: 'power' },
      },
    ]),
  ]),
]
const hand = (name: string) => [{ id: 'it', name }]

describe('CR 704: state-based actions', () => {
  it('704.1, 704.2: are done without the stack, whoever’s permanents they are about', () => {
    const game = settled(CARDS, {}, { battlefield: [{ id: 'ox', name: 'Ox', damage: 3 }] })
    expect([game.names('graveyard', 'B'), game.names('stack')]).toEqual([['Ox'], []])
  })

  it('704.4: do not look at what was so only while something resolved', () => {
    const ox = { battlefield: [{ id: 'ox', name: 'Ox' }] }
    const game = unsettled(CARDS, { hand: hand('Falter') }, ox).resolve('A', 'it', ['ox'])
    expect([game.names('battlefield'), game.size('ox')]).toEqual([['Ox'], '1/1'])
    expect(
      unsettled(CARDS, { hand: hand('Dip') })
        .resolve('A', 'it')
        .player('A'),
    ).toMatchObject({ life: 5, lost: false })
  })

  it('704.7: one replacement effect replaces several that would do the same', () => {
    const dying = { id: 'ox', name: 'Ox', damage: 5, deathtouched: true, counters: { '-1/-1': 3 } }
    const game = settled(CARDS, { battlefield: [{ id: 'void', name: 'Void' }, dying] })
    expect(game.names('exile')).toEqual(['Ox'])
    expect(game.trail.filter((rule) => rule === '614.6')).toHaveLength(1)
  })

  it('704.8: what leaves at once with others is remembered as it was before any of them left', () => {
    const game = settled(CARDS, {
      battlefield: [{ name: 'Captain', damage: 1 }, { name: 'Pup', damage: 3 }, { name: 'Weigh' }],
    })
    expect(game.names('graveyard', 'A')).toEqual(['Captain', 'Pup'])
    expect(game.passAll().passAll().player('A').life).toBe(20 + 1 + 3)
  })
})
