import { describe, expect, it } from 'vitest'
import {
  all,
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  keyword,
  spell,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const sized = (size: number) => continuous(CREATURE, { kind: 'set-power-toughness', power: size, toughness: size })
const CARDS = [
  defineCreature('Plain Ox', '{G}', 'Ox', '3/3'),
  defineCreature('Five Maker', '{G}', 'Shaper', '2/2', [sized(5)]),
  defineCreature('Four Maker', '{G}', 'Shaper', '2/2', [sized(4)]),
  defineCreature('Captain', '{G}', 'Soldier', '2/2', [continuous(CREATURE, bigger(1))]),
  defineCreature('Wind Lord', '{G}', 'Bird', '2/2', [
    continuous(CREATURE, { kind: 'add-ability', ability: keyword('flying') }),
  ]),
  defineCard('All Rise', '{0}', 'Sorcery', [
    spell([], {
      do: 'move',
      what: all({ subject: 'card', types: ['creature'], zones: ['graveyard'] }),
      from: 'graveyard',
      to: 'battlefield',
    }),
  ]),
]
const ox = { id: 'ox', name: 'Plain Ox' }
const rise = (a: readonly string[], b: readonly string[] = [], active: 'A' | 'B' = 'A') => {
  const cards = (names: readonly string[]) => names.map((name) => ({ id: name, name }))
  return mainPhase(CARDS, {
    a: {
      battlefield: [ox],
      graveyard: cards(a),
      ...(active === 'A' ? { hand: [{ id: 'rise', name: 'All Rise' }] } : {}),
    },
    b: { graveyard: cards(b), ...(active === 'B' ? { hand: [{ id: 'rise', name: 'All Rise' }] } : {}) },
    turn: { active },
  }).resolve(active, 'rise')
}

describe('CR 613.7m: the order of what enters at the same time', () => {
  it.each([
    [['Five Maker', 'Four Maker'], '4/4'],
    [['Four Maker', 'Five Maker'], '5/5'],
  ])('a player says which of their permanents counts as older: %j', (order, size) => {
    const game = rise(['Five Maker', 'Four Maker'])
    expect(game.decision).toMatchObject({ kind: 'order', purpose: 'entering', player: 'A', rule: '613.7m' })
    expect(game.answer(order).size('ox')).toBe(size)
  })

  it.each([
    ['A', '4/4'],
    ['B', '5/5'],
  ] as const)('between players the active one’s are older: %s', (active, size) => {
    const game = rise(['Five Maker'], ['Four Maker'], active)
    expect(game.decision).toBeNull()
    expect(game.size('ox')).toBe(size)
  })

  it('nobody is asked where the order makes no difference', () => {
    expect(rise(['Captain', 'Wind Lord', 'Plain Ox']).decision).toBeNull()
    expect(rise(['Five Maker', 'Captain']).decision).toBeNull()
  })
})
