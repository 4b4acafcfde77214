import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../src/core/effect.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { defineCard, replaces, spell } from '../../support/define-card.ts'

const YOU = { ref: 'you' } as const
const top = (count: 1 | { readonly kind: 'event-amount' }) => ({ ref: 'library-top', of: YOU, count }) as const
const AMOUNT = { kind: 'event-amount' } as const
const puts: Effect = { do: 'move', what: top(1), to: 'battlefield' }
const CARDS = [
  defineCard('Pages for Blood', '{3}', 'Enchantment', [
    replaces({
      kind: 'instead',
      event: 'life-payment',
      who: 'you',
      condition: {
        kind: 'compare',
        left: { kind: 'count', filter: { subject: 'card', zones: ['library'], owner: 'you' } },
        op: '>=',
        right: AMOUNT,
      },
      effects: [{ do: 'exile', what: top(AMOUNT) }],
    }),
  ]),
  defineCard('Breaking Pool', '', 'Land', [
    replaces({ kind: 'enters-with', what: 'self', tapped: true, unlessPaid: [{ kind: 'pay-life', amount: 2 }] }),
  ]),
  defineCard('Unearthing', '{0}', 'Sorcery', [spell([], puts)]),
  ...['Card a', 'Card b', 'Card c'].map((name) => defineCard(name, '{9}', 'Artifact')),
]
const entered = (...library: readonly string[]) =>
  mainPhase(CARDS, {
    a: { hand: [{ id: 'unearth', name: 'Unearthing' }], battlefield: ['Pages for Blood'], library },
  })
    .resolve('A', 'unearth')
    .answer(true)

describe('614.13c: cards exiled from a library out of which something enters', () => {
  it('614.13c example 1: the entering card is not among the cards exiled rather than life paid', () => {
    const game = entered('Breaking Pool', 'Card a', 'Card b', 'Card c')
    expect(game.object(game.find('Breaking Pool')).tapped).toBe(false)
    expect(game.names('exile')).toEqual(['Card a', 'Card b'])
    expect(game.player('A')).toMatchObject({ life: 20 })
    expect(game.player('A').library).toHaveLength(1)
  })

  it('614.13c example 1: with too few cards in the library the life is paid', () => {
    const game = entered('Breaking Pool')
    expect(game.player('A').life).toBe(18)
    expect(game.names('exile')).toEqual([])
  })
})
