import { describe, expect, it } from 'vitest'
import type { PositionEntry } from '../../../src/core/position.ts'
import {
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  enchant,
  equip,
  keyword,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'
import { unsettled } from '../sba/settled.ts'

const sizeFor = (size: number) => continuous(CREATURE, { kind: 'set-power-toughness', power: size, toughness: size })
const CARDS = [
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Sky Ray', '{2}{U}', 'Bird', '2/2', [
    keyword('flying'),
    continuous({ ...CREATURE, other: true }, { kind: 'types', subtypes: ['Bird'] }, bigger(1)),
  ]),
  defineCard('Five Each', '{2}{W}', 'Enchantment', [sizeFor(5)]),
  defineCard('Small Gift', '{1}{W}', 'Enchantment — Aura', [
    enchant(CREATURE),
    continuous('attached', { kind: 'add-ability', ability: sizeFor(1) }),
  ]),
  defineCard('Quiet', '{1}{W}', 'Enchantment', [continuous(CREATURE, { kind: 'remove-all-abilities' })]),
  defineCard('Grounded', '{1}{G}', 'Enchantment', [
    continuous(CREATURE, { kind: 'remove-keyword', keyword: 'flying' }),
  ]),
  defineCard('Heavy Hammer', '{1}', 'Artifact — Equipment', [
    continuous('attached', { kind: 'remove-keyword', keyword: 'flying' }),
    equip('{0}'),
  ]),
  defineCard('Winged Rune', '{0}', 'Enchantment — Aura', [
    enchant({ subject: 'permanent', types: ['artifact'] }),
    continuous('attached', {
      kind: 'add-ability',
      ability: continuous('attached', { kind: 'add-ability', ability: keyword('flying') }),
    }),
  ]),
  defineCard('Feather', '{0}', 'Sorcery', [
    {
      kind: 'spell',
      body: {
        kind: 'simple',
        targets: [{ id: 'target', filter: CREATURE, min: 1, max: 1 }],
        effects: [{ do: 'put-counters', on: { ref: 'target', id: 'target' }, counter: 'flying', amount: 1 }],
      },
    },
  ]),
]
const board = (...battlefield: readonly PositionEntry[]) => unsettled(CARDS, { battlefield })
const ox = (more: object = {}) => ({ id: 'it', name: 'Plain Ox', timestamp: 1, ...more })

describe('CR 613.7a: when a static ability begins to count', () => {
  it('one that an effect grants has the timestamp of that effect if that is the later one', () => {
    const game = board(
      ox(),
      { name: 'Five Each', timestamp: 5 },
      { name: 'Small Gift', attachedTo: 'it', timestamp: 9 },
    )
    expect(game.size('it')).toBe('1/1')
  })

  it('its object’s timestamp counts where that is later', () => {
    const game = board(
      ox({ timestamp: 7 }),
      { name: 'Five Each', timestamp: 5 },
      { name: 'Small Gift', attachedTo: 'it', timestamp: 2 },
    )
    expect(game.size('it')).toBe('1/1')
    const older = board(
      ox(),
      { name: 'Five Each', timestamp: 5 },
      { name: 'Small Gift', attachedTo: 'it', timestamp: 2 },
    )
    expect(older.size('it')).toBe('5/5')
  })

  it('one granted to a permanent stays later than its own when the permanent gets a new timestamp', () => {
    const game = mainPhase(CARDS, {
      a: {
        battlefield: [
          { id: 'hammer', name: 'Heavy Hammer', timestamp: 1 },
          { id: 'rune', name: 'Winged Rune', attachedTo: 'hammer', timestamp: 2 },
          { id: 'it', name: 'Plain Ox', timestamp: 3 },
        ],
      },
    })
    game.do({ kind: 'activate-ability', player: 'A', object: 'hammer', targets: [['it']] }).passAll()
    expect(game.object('hammer').attachedTo).toBe('it')
    expect(game.object('hammer').timestamp).toBeGreaterThan(3)
    expect(game.has('it', 'flying')).toBe(true)
  })

  it('613.6: an ability that lost a keyword beside it is the same one and applies once', () => {
    const game = board({ id: 'ray', name: 'Sky Ray' }, 'Grounded', ox())
    expect(game.traits('it').subtypes).toEqual(['Ox', 'Bird'])
    expect(game.size('it')).toBe('4/4')
  })
})

describe('CR 613.7c, 122.1b: counters have timestamps', () => {
  it('a newer effect that takes all abilities takes that of an older counter, and not that of a newer one', () => {
    const at = (counterTimestamps?: object) =>
      board(ox({ counters: { flying: 1 }, counterTimestamps }), { name: 'Quiet', timestamp: 5 }).has('it', 'flying')
    expect([at(), at({ flying: 3 }), at({ flying: 8 })]).toEqual([false, false, true])
  })

  it('a counter has the timestamp of the moment it was put there, and all of its kind get that of the newest', () => {
    const game = mainPhase(CARDS, {
      a: {
        battlefield: [ox({ counters: { flying: 1 } }), { name: 'Quiet', timestamp: 5 }],
        hand: [{ id: 'feather', name: 'Feather' }],
      },
    })
    expect(game.has('it', 'flying')).toBe(false)
    game.resolve('A', 'feather', ['it'])
    expect(game.object('it').counters).toEqual({ flying: 2 })
    expect(game.has('it', 'flying')).toBe(true)
  })

  it('it is written with the position and read again', () => {
    const game = board(ox({ counters: { flying: 1 }, counterTimestamps: { flying: 8 } }), {
      name: 'Quiet',
      timestamp: 5,
    })
    const written = JSON.parse(game.written())
    expect(written.players[0].battlefield[0].counterTimestamps).toEqual({ flying: 8 })
    expect(unsettled(CARDS, written.players[0]).has('it', 'flying')).toBe(true)
    expect(unsettled(CARDS, written.players[0]).state.clock).toBe(9)
  })
})
