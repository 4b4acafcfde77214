import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import { defineCard, gainsLife, replaces, spell, triggered } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const loses: Effect = { do: 'lose-life', who: YOU, amount: 1 }
const bound = { kind: 'bound', name: 'n' } as const

const CARDS = [
  defineCard('Toss', '{0}', 'Instant', [
    spell(
      [],
      { do: 'flip-coin', who: YOU },
      { do: 'if', condition: { kind: 'flip', came: 'won' }, effects: [gainsLife(5)] },
      { do: 'if', condition: { kind: 'flip', came: 'lost' }, effects: [loses] },
    ),
  ]),
  defineCard('Look', '{0}', 'Instant', [
    spell(
      [],
      { do: 'flip-coin', who: YOU, uncalled: true },
      { do: 'if', condition: { kind: 'flip', came: 'heads' }, effects: [gainsLife(5)] },
      { do: 'if', condition: { kind: 'flip', came: 'tails' }, effects: [loses] },
      { do: 'if', condition: { kind: 'flip', came: 'won' }, effects: [gainsLife(100)] },
    ),
  ]),
  defineCard('Shower', '{0}', 'Instant', [
    spell([], { do: 'flip-coin', who: YOU, amount: 3, as: 'n' }, { do: 'gain-life', who: YOU, amount: bound }),
  ]),
  defineCard('Streak', '{0}', 'Instant', [
    spell([], { do: 'flip-coin', who: YOU, until: 'lost', as: 'n' }, { do: 'gain-life', who: YOU, amount: bound }),
  ]),
  defineCard('Loaded Coin', '{0}', 'Artifact', [replaces({ kind: 'fix-flip', who: 'you', side: 'heads', wins: true })]),
  defineCard('Second Coin', '{0}', 'Artifact', [
    replaces({ kind: 'spare-roll', of: 'coin', who: 'you', ignore: 'chosen' }),
  ]),
  defineCard('Proud Banner', '{0}', 'Artifact', [
    triggered({ on: 'flips-coin', who: 'you', came: 'won' }, [gainsLife(10)]),
  ]),
] satisfies readonly CardDefinition[]

const game = (spellName: string, table: boolean, ...permanents: readonly string[]) =>
  mainPhase(CARDS, {
    a: {
      hand: [{ id: 'spell', name: spellName }],
      battlefield: permanents.map((name, i) => ({ id: `p${i}`, name })),
    },
    more: { seed: 'pennies', ...(table ? { rules: { options: { randomness: 'table' } } } : {}) },
  }).resolve('A', 'spell')

describe('CR 705: flipping a coin', () => {
  it('705.1: each side comes up, the same way from the same seed; a table may say what its own coin shows', () => {
    const sides = new Set<unknown>()
    for (let seed = 0; seed < 12; seed++) {
      const flip = () =>
        mainPhase(CARDS, { a: { hand: [{ id: 'spell', name: 'Look' }] }, more: { seed: String(seed) } }).resolve(
          'A',
          'spell',
        )
      const [one, other] = [flip(), flip()].map(({ events }) => events.find(({ kind }) => kind === 'coin-flipped'))
      expect(one).toEqual(other)
      sides.add(one?.kind === 'coin-flipped' ? one.side : null)
    }
    expect(sides).toEqual(new Set(['heads', 'tails']))
    const own = game('Look', true)
    expect(own.decision).toMatchObject({ kind: 'report-coin', player: 'A', rule: '705.1', options: ['heads', 'tails'] })
    expect(own.answer('heads').player('A').life).toBe(25)
  })

  it('705.2: who flips calls a side, and wins if it comes up', () => {
    const called = game('Toss', true)
    expect(called.decision).toMatchObject({ kind: 'call-coin', player: 'A', rule: '705.2' })
    expect(called.refusal({ kind: 'choose', player: 'A', answer: 'edge' })).toEqual(['choice.not-an-option 705.2'])
    const before = called.answer('tails').state
    expect(called.answer('tails').player('A').life).toBe(25)
    expect(called.events).toContainEqual({ kind: 'coin-flipped', player: 'A', side: 'tails', won: true })
    called.state = before
    expect(called.answer('heads').player('A').life).toBe(19)
  })

  it('705.2: where only heads or tails matter nobody calls, wins or loses', () => {
    const seen = game('Look', true, 'Proud Banner').answer('tails')
    expect(seen.player('A').life).toBe(19)
    expect(seen.events).toContainEqual({ kind: 'coin-flipped', player: 'A', side: 'tails' })
    expect(seen.turn.stack).toEqual([])
  })

  it('705.2: several coins are flipped one after the other, or until one is lost', () => {
    const shower = game('Shower', true)
    for (const side of ['heads', 'heads', 'tails']) shower.answer('heads').answer(side)
    expect(shower.player('A').life).toBe(22)
    const streak = game('Streak', true)
    for (const side of ['tails', 'tails', 'heads']) streak.answer('tails').answer(side)
    expect(streak.player('A').life).toBe(22)
    expect(streak.events.filter(({ kind }) => kind === 'coin-flipped')).toHaveLength(3)
  })

  it('705.2, 603.2: winning triggers abilities that wait for it', () => {
    const won = game('Toss', true, 'Proud Banner').answer('heads').answer('heads')
    expect(won.passAll().player('A').life).toBe(35)
    const lost = game('Toss', true, 'Proud Banner').answer('heads').answer('tails')
    expect(lost.turn.stack).toEqual([])
  })

  it('705.3: an effect may say how it comes up and who wins, whatever the coin shows', () => {
    const fixed = game('Toss', true, 'Loaded Coin').answer('tails').answer('tails')
    expect(fixed.events).toContainEqual({ kind: 'coin-flipped', player: 'A', side: 'heads', won: true })
    expect(fixed.player('A').life).toBe(25)
    // Even a flip that nobody could have won.
    const uncalled = game('Look', true, 'Loaded Coin', 'Proud Banner').answer('tails')
    expect(uncalled.events).toContainEqual({ kind: 'coin-flipped', player: 'A', side: 'heads', won: true })
    expect(uncalled.turn.stack).toHaveLength(1)
  })

  it('614.1a: a second coin in place of one, of which its player keeps one', () => {
    const two = game('Toss', true, 'Second Coin').answer('heads').answer('heads').answer('tails')
    expect(two.decision).toMatchObject({ kind: 'choose-option', options: ['heads', 'tails'] })
    expect(two.answer('heads').player('A').life).toBe(25)
    const same = game('Toss', true, 'Second Coin').answer('heads').answer('tails').answer('tails')
    expect(same.player('A').life).toBe(19)
  })
})
