import { describe, expect, it } from 'vitest'
import type { Amount } from '../../../src/core/amount.ts'
import type { Effect } from '../../../src/core/effect.ts'
import {
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  OWN_CREATURE,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const POWER: Amount = { kind: 'characteristic', of: target('of'), which: 'power' }
const LESS: Amount = { kind: 'times', factor: -1, of: POWER }
/** Target creature gets so much until end of turn, by the power of another. */
const gets = (power: Amount, toughness: Amount): Effect => ({
  do: 'continuous',
  what: target(),
  modifications: [{ kind: 'modify-power-toughness', power, toughness }],
  duration: 'end-of-turn',
})
const SLOTS = [slot(CREATURE), slot(CREATURE, 'of')]
const CARDS = [
  defineCreature('Wisp', '{B}', 'Spirit', '-2/5'),
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCard('Grow Like That', '{G}', 'Instant', [spell(SLOTS, gets(POWER, POWER))]),
  defineCard('Shrink Like That', '{B}', 'Instant', [spell(SLOTS, gets(LESS, LESS))]),
  defineCard('Least of Us', '{1}{W}', 'Enchantment', [
    continuous(
      { ...OWN_CREATURE, subtypes: ['Ox'] },
      {
        kind: 'modify-power-toughness',
        power: { kind: 'total', filter: { subject: 'permanent', subtypes: ['Spirit'] }, which: 'power' },
        toughness: 0,
      },
    ),
  ]),
  defineCard('Dimming', '{1}{B}', 'Enchantment', [continuous({ ...CREATURE, subtypes: ['Ox'] }, bigger(-4, 0))]),
]

const table = (name: string, more: readonly { id: string; name: string }[] = []) =>
  mainPhase(CARDS, {
    a: {
      battlefield: [...lands('Forest', 'Swamp'), { id: 'ox', name: 'Plain Ox' }, { id: 'wisp', name: 'Wisp' }, ...more],
      hand: [{ id: 'it', name }],
    },
  })

describe('power and toughness worked out', () => {
  it.each([
    ['107.1b: a bonus below zero is none', 'Grow Like That', 'wisp', '3/3'],
    ['107.1b: a malus below zero is none', 'Shrink Like That', 'wisp', '3/3'],
    ['a bonus above zero is added', 'Grow Like That', 'ox', '6/6'],
  ])('%s', (_, name, of, size) => {
    expect(table(name).resolve('A', 'it', ['ox'], [of]).size('ox')).toBe(size)
  })

  it('a malus above zero is taken away', () => {
    const game = table('Shrink Like That').resolve('A', 'it', ['wisp'], ['ox'])
    expect(game.size('wisp')).toBe('-5/2')
  })

  it('107.1b: so it is for a static ability; a number that is written stands', () => {
    expect(table('Grow Like That', [{ id: 'least', name: 'Least of Us' }]).size('ox')).toBe('3/3')
    expect(table('Grow Like That', [{ id: 'dim', name: 'Dimming' }]).size('ox')).toBe('-1/3')
  })
})
