import { describe, expect, it } from 'vitest'
import type { PositionPlayer } from '../../../src/core/position.ts'
import {
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  PLAYER,
  replaces,
  spell,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCreature('Ox', '{0}', 'Ox', '3/3'),
  defineCard('Study', '{0}', 'Instant', [spell([], { do: 'draw', who: { ref: 'you' }, amount: 3 })]),
  defineCard('Share', '{0}', 'Instant', [spell([], { do: 'draw', who: { ref: 'all', filter: PLAYER }, amount: 1 })]),
  defineCard('Perhaps', '{0}', 'Instant', [
    spell([], {
      do: 'optional',
      who: { ref: 'you' },
      effects: [{ do: 'draw', who: { ref: 'you' }, amount: 2 }],
      otherwise: [gainsLife(1)],
    }),
  ]),
  defineCard('Generous Offer', '{0}', 'Instant', [
    spell([], {
      do: 'optional',
      who: { ref: 'you' },
      effects: [{ do: 'draw', who: { ref: 'all', filter: { ...PLAYER, player: 'opponent' } }, amount: 1 }],
      otherwise: [gainsLife(1)],
    }),
  ]),
  defineCard('Pick Up', '{0}', 'Instant', [
    spell([], { do: 'move', what: { ref: 'library-top', of: { ref: 'you' }, count: 1 }, to: 'hand' }),
  ]),
  defineCard('One Page', '{0}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'draw', who: 'any', moreThan: 1 } }),
  ]),
  defineCard('Closed Book', '{0}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'draw', who: 'any' } }),
  ]),
  defineCard('Twofold Wit', '{0}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'draw', who: 'you', times: 2 }),
  ]),
  defineCard('Watchful Clerk', '{0}', 'Enchantment', [triggered({ on: 'draws', who: 'any' }, [gainsLife(1)])]),
]
const cards = (...names: readonly string[]) => names.map((name) => ({ id: name.toLowerCase().replace(' ', '-'), name }))
const board = (hand: string, battlefield: readonly string[], library = 5, b: Omit<PositionPlayer, 'id'> = {}) =>
  mainPhase(CARDS, {
    a: { hand: [{ id: 'spell', name: hand }], battlefield: cards(...battlefield), library },
    b: { library: 5, ...b },
  })
const inHand = (one: ReturnType<typeof board>) => one.player('A').hand.length

describe('CR 121.2: drawing several cards', () => {
  it('121.2b: who may draw only one card each turn draws one of three', () => {
    expect(inHand(board('Study', []).resolve('A', 'spell'))).toBe(3)
    const one = board('Study', ['One Page']).resolve('A', 'spell')
    expect([inHand(one), one.state.history.cardsDrawn.A]).toEqual([1, 1])
    expect(one.trail).toContain('121.2b')
  })

  it('121.2b: and cannot choose to draw two, but one where one is offered', () => {
    expect(board('Perhaps', []).resolve('A', 'spell').decision).toMatchObject({ kind: 'yes-or-no', player: 'A' })
    const none = board('Perhaps', ['One Page']).resolve('A', 'spell')
    expect([none.decision, inHand(none), none.player('A').life]).toEqual([null, 0, 21])
    expect(board('Generous Offer', ['One Page']).resolve('A', 'spell').decision).not.toBeNull()
  })

  it('121.2c: the active player draws first, then the others in turn order', () => {
    const game = (active: string) =>
      mainPhase(CARDS, {
        a: { hand: cards('Share') },
        turn: { active, priority: 'A' },
      }).resolve('A', 'share')
    const drawers = (active: string) => game(active).events.flatMap((one) => (one.kind === 'draw' ? [one.player] : []))
    expect([drawers('A'), drawers('B')]).toEqual([
      ['A', 'B'],
      ['B', 'A'],
    ])
  })
})

describe('CR 121.3: choosing to draw', () => {
  it('121.3: from an empty library it can be chosen, against an effect it cannot', () => {
    const empty = board('Perhaps', [], 0).resolve('A', 'spell')
    expect(empty.decision).toMatchObject({ kind: 'yes-or-no' })
    expect(empty.answer(true).player('A').lost).toBe(true)
    expect(board('Perhaps', ['Closed Book']).resolve('A', 'spell').decision).toBeNull()
  })

  it('121.3a: nor for somebody else who cannot draw', () => {
    const empty = board('Generous Offer', [], 5, { library: 0 }).resolve('A', 'spell')
    expect(empty.decision).toMatchObject({ kind: 'yes-or-no', player: 'A' })
    const stopped = board('Generous Offer', ['Closed Book']).resolve('A', 'spell')
    expect([stopped.decision, stopped.player('A').life]).toEqual([null, 21])
  })

  it('121.3: who cannot draw does not lose for an empty library', () => {
    const one = board('Study', ['Closed Book'], 0).resolve('A', 'spell')
    expect(one.player('A').lost).toBe(false)
  })
})

describe('CR 121.5–121.6: what is a draw', () => {
  it('121.5: putting cards from the library into the hand draws none', () => {
    const one = board('Pick Up', ['Watchful Clerk', 'Closed Book']).resolve('A', 'spell')
    expect([inHand(one), one.names('stack'), one.state.history.cardsDrawn]).toEqual([1, [], {}])
    expect(board('Pick Up', [], 0).resolve('A', 'spell').player('A').lost).toBe(false)
  })

  it('121.6a: a draw from an empty library is replaced all the same', () => {
    expect(board('Study', ['Twofold Wit'], 0).resolve('A', 'spell').trail).toContain('614.1a')
  })

  it('121.6b: each draw of several is replaced before the next', () => {
    const one = board('Study', ['Twofold Wit', 'Watchful Clerk'], 9).resolve('A', 'spell')
    expect([inHand(one), one.names('stack').length]).toEqual([6, 6])
  })
})
