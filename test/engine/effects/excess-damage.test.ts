import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import {
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  keyword,
  PLAYER,
  replaces,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { unsettled } from '../sba/settled.ts'

const WALKER = { subject: 'permanent', types: ['planeswalker'] } as const
const controller = { ref: 'controller', of: target() } as const
const CARDS: readonly CardDefinition[] = [
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Old Cleric', '{W}', 'Cleric', '1/4'),
  defineCreature('Adder', '{B}', 'Snake', '4/1', [keyword('deathtouch')]),
  defineCard('Ida, Path Warden', '{W}', 'Legendary Planeswalker — Ida', [], { size: '3' }),
  defineCard('Great Flame', '{R}', 'Instant', [
    spell([slot({ anyOf: [CREATURE, WALKER] })], { ...damages(5), excess: controller }),
  ]),
  defineCard('Adder Bite', '{R}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'damage',
      source: { ref: 'all', filter: { ...CREATURE, subtypes: ['Snake'] } },
      amount: 4,
      to: target(),
      excess: controller,
    }),
  ]),
  defineCard('True Flame', '{R}', 'Instant', [spell([slot(PLAYER)], { ...damages(5), unpreventable: true })]),
  defineCard('Keen Eye', '{W}', 'Enchantment', [
    triggered({ on: 'is-dealt-damage', what: CREATURE, excess: true }, [
      { do: 'gain-life', who: { ref: 'you' }, amount: { kind: 'event-amount' } },
    ]),
  ]),
  defineCard('Safe House', '{W}', 'Enchantment', [
    replaces({ kind: 'prevent-damage', to: { ...PLAYER, player: 'you' } }),
  ]),
]

describe('CR 120.4a: excess damage that goes to something else instead', () => {
  const board = (object: object, hand = 'Great Flame', b: readonly string[] = []) =>
    unsettled(
      CARDS,
      { mana: '{R}', hand: [{ id: 'spell', name: hand }], battlefield: [{ id: 'adder', name: 'Adder' }] },
      { battlefield: [{ id: 'hit', ...object } as never, ...b] },
    )
  it.each([
    ['beyond a creature’s toughness', { name: 'Plain Ox' }, 3, 18],
    ['with damage marked already', { name: 'Old Cleric', damage: 2 }, 2, 17],
    ['beyond loyalty', { name: 'Ida, Path Warden', counters: { loyalty: 1 } }, 1, 16],
    ['none', { name: 'Ida, Path Warden', counters: { loyalty: 7 } }, 5, 20],
  ])('%s', (_, object, dealt, life) => {
    const game = board(object).resolve('A', 'spell', ['hit'])
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'damage', target: 'hit', amount: dealt }))
    expect(game.player('B').life).toBe(life)
  })

  it('beyond 1 from a source with deathtouch', () => {
    const game = board({ name: 'Old Cleric' }, 'Adder Bite').resolve('A', 'spell', ['hit'])
    expect([game.player('B').life, game.names('graveyard', 'B')]).toEqual([17, ['Old Cleric']])
  })

  it('before it is prevented where it goes to', () => {
    const game = board({ name: 'Plain Ox' }, 'Great Flame', ['Safe House']).resolve('A', 'spell', ['hit'])
    expect([game.player('B').life, game.names('graveyard', 'B')]).toEqual([20, ['Plain Ox']])
  })

  it('615.12: damage of which the text says that it can’t be prevented is not', () => {
    const game = board({ name: 'Plain Ox' }, 'True Flame', ['Safe House']).resolve('A', 'spell', ['B'])
    expect(game.player('B').life).toBe(15)
  })
})

describe('CR 120.10: abilities that watch for excess damage', () => {
  const cleric = { id: 'cleric', name: 'Old Cleric' }
  const attackedBy = (...attackers: readonly string[]) => {
    const battlefield = attackers.map((name, at) => ({ id: `attacker${at}`, name }))
    const game = unsettled(
      CARDS,
      { battlefield: [{ id: 'eye', name: 'Keen Eye' }, ...battlefield] },
      { battlefield: [cleric] },
    )
    game.passTo('declare-attackers').attack('attacker0').passTo('declare-blockers').block({ cleric: 'attacker0' })
    return game.passTo('end-of-combat').player('A').life
  }
  it.each([
    ['no more than is lethal', 'Plain Ox', 20],
    ['beyond 1 where the source has deathtouch', 'Adder', 23],
  ])('%s', (_, attacker, life) => {
    expect(attackedBy(attacker)).toBe(life)
  })

  it('what several sources deal together, which triggers once', () => {
    const game = unsettled(
      CARDS,
      {
        battlefield: [
          { id: 'eye', name: 'Keen Eye' },
          { id: 'ox', name: 'Plain Ox' },
        ],
      },
      { battlefield: ['one', 'two'].map((id) => ({ id, name: 'Plain Ox' })) },
    )
    game.passTo('declare-attackers').attack('ox').passTo('declare-blockers').block({ one: 'ox', two: 'ox' })
    game.passAll().answer({ one: 3, two: 0 })
    while (game.turn.stack.length > 0) game.passAll()
    expect(game.player('A').life).toBe(23)
  })
})
