import { describe, expect, it } from 'vitest'
import {
  ANY_TARGET,
  damages,
  defineCard,
  defineCreature,
  keyword,
  replaces,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCard('Last Hope', '{3}{W}', 'Enchantment', [replaces({ kind: 'life-floor', who: 'you', least: 1 })]),
  defineCard('High Hope', '{3}{W}', 'Enchantment', [replaces({ kind: 'life-floor', who: 'you', least: 7 })]),
  defineCard('Spark', '{0}', 'Instant', [spell([slot(ANY_TARGET)], damages(3))]),
  defineCard('Wither Word', '{0}', 'Instant', [
    spell([slot({ subject: 'player' })], { do: 'lose-life', who: target(), amount: 3 }),
  ]),
  defineCreature('Blood Ox', '{4}{G}', 'Ox', '3/3', [keyword('lifelink')]),
  defineCreature('Great Ox', '{4}{G}', 'Ox', '5/5'),
]

const at = (life: number, theirs: readonly string[] = ['Last Hope']) =>
  mainPhase(CARDS, {
    a: {
      hand: [
        { id: 'spark', name: 'Spark' },
        { id: 'word', name: 'Wither Word' },
      ],
    },
    b: { life, battlefield: theirs },
  })

describe('damage that would reduce a life total below a number', () => {
  it.each([
    ['120.4c: reduces it to that number', 2, ['Last Hope'], 1],
    ['120.4c: of several numbers to the highest', 8, ['Last Hope', 'High Hope'], 7],
    ['does nothing to a total that is there already', 1, ['Last Hope'], 1],
    ['takes nothing from a total below it, and gives nothing', 4, ['High Hope'], 4],
    ['is dealt in full where it leaves that much', 4, ['Last Hope'], 1],
    ['is dealt in full where nothing says so', 4, [], 1],
  ])('%s', (_, life, theirs, left) => {
    expect(at(life, theirs).resolve('A', 'spark', ['B']).player('B').life).toBe(left)
  })

  it('120.4c: is dealt all the same', () => {
    const { events } = at(1).resolve('A', 'spark', ['B'])
    expect(events).toContainEqual({ kind: 'damage', source: 'spark.2', target: 'B', amount: 3, combat: false })
    expect(events.filter(({ kind }) => kind === 'life')).toEqual([])
  })

  it('is not a loss of life without damage', () => {
    expect(at(2).resolve('A', 'word', ['B']).player('B').life).toBe(-1)
  })

  it('120.4d: all damage of one event counts together, with the life it gives', () => {
    const game = mainPhase(CARDS, {
      turn: { step: 'declare-attackers' },
      a: {
        battlefield: [
          { id: 'left', name: 'Great Ox' },
          { id: 'right', name: 'Great Ox' },
        ],
      },
      b: { life: 4, battlefield: ['Last Hope', { id: 'blood', name: 'Blood Ox' }] },
    })
    game.attack('left', 'right').passAll().block({ blood: 'left' }).passAll()
    expect(game.player('B').life).toBe(2)
  })
})
