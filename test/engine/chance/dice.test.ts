import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import type { Replacement } from '../../../src/core/replacement.ts'
import { defineCard, gainsLife, manaCost, replaces, spell, tapsFor, triggered } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const roll = (more: Partial<Extract<Effect, { do: 'roll-dice' }>> = {}): Effect => ({
  do: 'roll-dice',
  who: YOU,
  sides: 20,
  ...more,
})
const TABLE: Effect = {
  do: 'results-table',
  rows: [
    { from: 1, to: 9, effects: [gainsLife(1)] },
    { from: 10, to: 10, effects: [gainsLife(2)] },
    { from: 11, to: 19, effects: [gainsLife(3)] },
    { from: 20, effects: [gainsLife(4), { do: 'roll-again' }] },
  ],
}
const gainsResult: Effect = { do: 'gain-life', who: YOU, amount: { kind: 'roll-result' } }
const rolls = (name: string, ...effects: readonly Effect[]): CardDefinition =>
  defineCard(name, '{0}', 'Instant', [spell([], ...effects)])
const modifier = (name: string, more: Omit<Extract<Replacement, { kind: 'modify-roll' }>, 'kind' | 'who'>) =>
  defineCard(name, '{0}', 'Artifact', [replaces({ kind: 'modify-roll', who: 'you', ...more })])
const bell = (name: string, event: Extract<Ability, { kind: 'triggered' }>['event']) =>
  defineCard(name, '{0}', 'Artifact', [triggered(event, [gainsLife(100)])])

const CARDS = [
  rolls('Table', roll(), TABLE),
  rolls('One', roll(), gainsResult),
  rolls('Plus', roll({ plus: { kind: 'hand-size', of: YOU } }), gainsResult),
  rolls('Pair', roll({ sides: 6, amount: 2 }), gainsResult, {
    do: 'if',
    condition: { kind: 'rolled-doubles' },
    effects: [gainsLife(50)],
  }),
  rolls('Apart', roll({ sides: 6, amount: 2 }), {
    do: 'gain-life',
    who: YOU,
    amount: { kind: 'roll-result', difference: true },
  }),
  rolls('Better', roll({ amount: 2, ignore: 'lowest' }), TABLE),
  rolls('Each', roll({ amount: 2 }), TABLE),
  modifier('Charm', { how: { plus: 2 } }),
  modifier('Curse', { how: { plus: -3 } }),
  modifier('Bribe', { how: { plus: 5 }, optional: true, cost: manaCost('{1}') }),
  modifier('Retry', { how: 'reroll', optional: true }),
  modifier('Ones', { how: 'reroll', natural: { op: '=', amount: 1 } }),
  defineCard('Spare', '{0}', 'Artifact', [replaces({ kind: 'spare-roll', of: 'dice', who: 'you', ignore: 'lowest' })]),
  defineCard('Pick', '{0}', 'Artifact', [replaces({ kind: 'spare-roll', of: 'dice', who: 'you', ignore: 'chosen' })]),
  bell('Any Bell', { on: 'rolls-dice', who: 'you' }),
  bell('High Bell', { on: 'rolls-dice', who: 'you', result: { op: '>=', amount: 15 } }),
  bell('True Bell', { on: 'rolls-dice', who: 'you', natural: 20 }),
  bell('Die Bell', { on: 'rolls-dice', who: 'any', each: true }),
  defineCard('Shard', '', 'Artifact', [tapsFor('C')]),
]

/** The spell resolves, and the dice of the table show these, in this order. */
const game = (name: string, faces: readonly number[], ...permanents: readonly string[]) => {
  const played = mainPhase(CARDS, {
    a: {
      hand: [{ id: 'spell', name }, { name: 'Table' }, { name: 'Table' }],
      battlefield: permanents.map((one, i) => ({ id: `p${i}`, name: one })),
    },
    more: { rules: { options: { randomness: 'table' } } },
  }).resolve('A', 'spell')
  for (const face of faces) played.answer(face)
  return played
}

describe('CR 706: rolling dice', () => {
  it('706.1a, 706.1b: a die of so many sides comes up from one to that; a table rolls its own', () => {
    const faces = new Set<number>()
    for (let seed = 0; seed < 300; seed++) {
      const rolled = mainPhase(CARDS, {
        a: { hand: [{ id: 'spell', name: 'Pair' }] },
        more: { seed: String(seed) },
      }).resolve('A', 'spell')
      const event = rolled.events.find(({ kind }) => kind === 'dice-rolled')
      if (event?.kind === 'dice-rolled') for (const { natural } of event.rolls) faces.add(natural)
    }
    expect([...faces].toSorted()).toEqual([1, 2, 3, 4, 5, 6])
    const own = game('One', [])
    expect(own.decision).toMatchObject({ kind: 'report-die', player: 'A', sides: 20, rule: '706.1b' })
    expect(own.refusal({ kind: 'choose', player: 'A', answer: 21 })).toEqual(['choice.count 706.1b'])
    expect(own.refusal({ kind: 'choose', player: 'A', answer: 0 })).toEqual(['choice.count 706.1b'])
    expect(own.answer(20).player('A').life).toBe(40)
  })

  it('706.2: what the instruction and other effects add or take away makes the result of the natural one', () => {
    const plus = game('Plus', [7])
    expect(plus.events).toContainEqual({
      kind: 'dice-rolled',
      player: 'A',
      sides: 20,
      rolls: [{ natural: 7, result: 9 }],
    })
    expect(game('One', [7], 'Charm', 'Curse').player('A').life).toBe(26)
  })

  it('706.2a: a modifier may be optional and cost mana, for which mana abilities may be activated', () => {
    const asked = game('One', [7], 'Bribe', 'Shard')
    expect(asked.decision).toMatchObject({ kind: 'yes-or-no', purpose: 'modify-roll', player: 'A', rule: '706.2a' })
    const before = asked.state
    expect(asked.answer(true).player('A').life).toBe(32)
    expect(asked.object('p1').tapped).toBe(true)
    asked.state = before
    expect(asked.answer(false).player('A').life).toBe(27)
    // Nothing to pay with: it is not offered.
    expect(game('One', [7], 'Bribe').player('A').life).toBe(27)
  })

  it('706.2b: rolling again is thought of first, and then what changes the result', () => {
    const again = game('One', [7], 'Charm', 'Retry')
    expect(again.decision).toMatchObject({ purpose: 'modify-roll', source: 'p1' })
    expect(again.answer(true).answer(12).player('A').life).toBe(34)
    expect(game('One', [1, 5], 'Ones').player('A').life).toBe(25)
    expect(game('One', [2], 'Ones').player('A').life).toBe(22)
  })

  it('706.3a: the row that has the result is followed', () => {
    const rows = [1, 9, 10, 11, 19].map((face) => game('Table', [face]).player('A').life - 20)
    expect(rows).toEqual([1, 1, 2, 3, 3])
    // A result that no row has does nothing; one above the last number has the open row.
    expect(game('Table', [2], 'Curse').player('A').life).toBe(20)
    expect(game('Table', [20, 4], 'Charm').player('A').life).toBe(25)
    expect(game('Each', [3, 12]).player('A').life).toBe(24)
  })

  it('706.3b: the roll, what modifies it and its table are one ability', () => {
    const one = game('Table', [5])
    expect(one.events.filter(({ kind }) => kind === 'resolved')).toHaveLength(1)
    expect(one.trail).toContain('706.3a')
  })

  it('706.3c: to roll again is to roll the same dice with the same modifiers', () => {
    const again = game('Table', [18], 'Charm')
    expect(again.decision).toMatchObject({ kind: 'report-die', sides: 20 })
    // 13 and 2 more: the third row, after the fourth.
    expect(again.answer(13).player('A').life).toBe(27)
    expect(again.events.filter(({ kind }) => kind === 'dice-rolled')).toHaveLength(2)
  })

  it('706.5: without a table the text says what the results are for; doubles are equal results', () => {
    expect(game('Pair', [2, 5]).player('A').life).toBe(27)
    expect(game('Pair', [4, 4]).player('A').life).toBe(78)
    expect(game('Apart', [2, 6]).player('A').life).toBe(24)
  })

  it('706.6: a roll that is ignored never happened', () => {
    const better = game('Better', [20, 3], 'True Bell')
    expect(better.answer(1).decision).toMatchObject({ kind: 'report-die' })
    const kept = game('Better', [3, 12])
    expect(kept.player('A').life).toBe(23)
    expect(kept.events).toContainEqual({
      kind: 'dice-rolled',
      player: 'A',
      sides: 20,
      rolls: [{ natural: 12, result: 12 }],
    })
    // One die more than there would be, and the lowest of all ignored.
    const spare = game('One', [18, 6], 'Spare', 'High Bell', 'Die Bell')
    expect(spare.player('A').life).toBe(38)
    expect(spare.events.filter(({ kind }) => kind === 'ability-triggered')).toHaveLength(2)
    const low = game('One', [6, 18], 'Pick', 'High Bell')
    expect(low.decision).toMatchObject({ kind: 'choose-option', options: ['6', '18'], rule: '706.6' })
    expect(low.answer('6').player('A').life).toBe(26)
    expect(low.turn.stack).toEqual([])
  })

  it('706.2, 603.2c: abilities trigger once for dice rolled together, or for each die that is as they ask', () => {
    const triggers = (name: string, faces: readonly number[], ...bells: readonly string[]) =>
      game(name, faces, ...bells).events.filter(({ kind }) => kind === 'ability-triggered').length
    expect(triggers('Each', [16, 17], 'Any Bell')).toBe(1)
    expect(triggers('Each', [16, 17], 'Die Bell')).toBe(2)
    expect(triggers('Each', [16, 14], 'High Bell')).toBe(1)
    expect(triggers('One', [18], 'True Bell', 'Charm')).toBe(0)
    expect(triggers('One', [20], 'True Bell', 'Curse')).toBe(1)
  })
})
