import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import { SELF, YOU } from '../../../src/core/ref.ts'
import type { Replacement } from '../../../src/core/replacement.ts'
import {
  ANY_TARGET,
  activated,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  gainsLife,
  keyword,
  OWN_CREATURE,
  PLAYER,
  replaces,
  slot,
  spell,
  TAP,
  target,
  token,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { type Side, unsettled } from '../sba/settled.ts'

const instead = (
  event: 'draw' | 'life-gain' | 'life-loss',
  effects: readonly Effect[],
  more: object = {},
): Replacement => ({
  kind: 'instead',
  event,
  who: 'you',
  effects,
  ...more,
})
const draws = (amount: number): Effect => ({ do: 'draw', who: YOU, amount })
const FROM_GRAVEYARD = { subject: 'card', zones: ['graveyard'], owner: 'you' } as const
const regrow: Effect = {
  do: 'move',
  what: { ref: 'choose', filter: FROM_GRAVEYARD, count: 1, chooser: YOU },
  to: 'hand',
}
const redirect = (more: Partial<Extract<Replacement, { kind: 'redirect-damage' }>>): Replacement => ({
  kind: 'redirect-damage',
  instead: SELF,
  ...more,
})
const ownPlayer = { ...PLAYER, player: 'you' } as const
const CARDS: readonly CardDefinition[] = [
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Kind Ox', '{2}{G}', 'Ox', '3/3', [keyword('lifelink')]),
  defineCard('Forest', '', 'Basic Land — Forest'),
  defineCard('Two Pages', '{U}', 'Sorcery', [spell([], draws(2))]),
  defineCard('Warm Hearth', '{W}', 'Instant', [spell([], gainsLife(1))]),
  defineCard('Ash Bolt', '{R}', 'Instant', [spell([slot(ANY_TARGET)], damages(3))]),
  defineCard('Dry Well', '{U}', 'Enchantment', [replaces(instead('draw', [{ do: 'mill', who: YOU, amount: 2 }]))]),
  defineCard('Deep Well', '{U}', 'Enchantment', [replaces(instead('draw', [draws(2)]))]),
  defineCard('Free Well', '{U}', 'Enchantment', [replaces(instead('draw', [gainsLife(3)], { optional: true }))]),
  defineCard('Learned Joy', '{U}', 'Enchantment', [
    replaces(instead('life-gain', [{ do: 'draw', who: YOU, amount: { kind: 'event-amount' } }])),
  ]),
  defineCard('Old Letters', '{B}', 'Enchantment', [replaces(instead('draw', [regrow]))]),
  defineCard('Open Spring', '{G}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'life-gain', who: 'you', times: 2 }),
  ]),
  defineCard('Paper Shield', '{W}', 'Enchantment', [
    replaces(instead('life-loss', [{ do: 'mill', who: YOU, amount: { kind: 'event-amount' } }])),
  ]),
  defineCard('Thankful Shrine', '{W}', 'Enchantment', [
    triggered({ on: 'gains-life', who: 'you' }, [{ do: 'put-counters', on: SELF, counter: 'thanks', amount: 1 }]),
  ]),
  defineCard('Once Only', '{G}', 'Sorcery', [
    spell([], {
      do: 'shield',
      what: YOU,
      replacement: instead('draw', [gainsLife(5)], { once: true }),
      duration: 'end-of-turn',
    }),
  ]),
  defineCreature('Loyal Guard', '{W}', 'Soldier', '2/8', [replaces(redirect({ to: ownPlayer }))]),
  defineCard('Lead Figure', '{1}', 'Artifact', [replaces(redirect({ to: ownPlayer }))]),
  defineCard('Scapegoat', '{W}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'shield',
      what: YOU,
      replacement: { kind: 'redirect-damage', to: 'self', amount: 2, instead: target() },
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Quiet End', '{B}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Send Back', '{U}', 'Instant', [
    spell([slot({ subject: 'spell' })], { do: 'counter', what: target(), instead: 'hand' }),
  ]),
  defineCard('Silent Grave', '{W}', 'Enchantment', [
    replaces({ kind: 'redirect-zone', what: {}, to: 'graveyard', instead: 'exile' }),
  ]),
  defineCard('Bone Box', '{W}', 'Artifact', [
    replaces({
      kind: 'redirect-zone',
      what: CREATURE,
      from: 'battlefield',
      to: 'graveyard',
      instead: 'exile',
      link: 'exiled',
    }),
    activated(TAP, [], {
      do: 'move',
      what: { ref: 'all', filter: { subject: 'card', zones: ['exile'], is: { ref: 'linked', link: 'exiled' } } },
      to: 'hand',
    }),
  ]),
  defineCreature('Slow Double', '{G}', 'Shapeshifter', '0/0', [
    replaces({ kind: 'enters-with', what: 'self', tapped: true }),
    replaces({ kind: 'enters-as-copy', of: CREATURE }),
  ]),
  defineCard('Twin Birth', '{G}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'tokens', who: 'you', times: 2 }),
  ]),
  defineCard('Warm Welcome', '{1}', 'Enchantment', [
    replaces({ kind: 'enters-with', what: OWN_CREATURE, counters: { counter: '+1/+1', amount: 1 } }),
  ]),
  defineCard('Slow Gate', '{1}', 'Artifact', [replaces({ kind: 'enters-with', what: CREATURE, tapped: true })]),
  defineCard('Rich Soil', '{G}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'counters', who: 'you', times: 2 }),
  ]),
  defineCard('One Recruit', '{W}', 'Instant', [
    spell([], { do: 'create-token', who: YOU, amount: 1, token: token('Soldier', 1) }),
  ]),
  defineCard('Toll Hollow', '', 'Land', [
    replaces({ kind: 'enters-with', what: 'self', tapped: true, unlessPaid: [{ kind: 'pay-life', amount: 2 }] }),
  ]),
  defineCard('Land Rush', '{G}', 'Sorcery', [
    spell([], {
      do: 'move',
      what: { ref: 'all', filter: { ...FROM_GRAVEYARD, types: ['land'] } },
      to: 'battlefield',
      under: YOU,
    }),
  ]),
]
const id = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const cards = (names: readonly string[]) => names.map((name) => ({ id: id(name), name }))
const board = (hand: readonly string[], mine: readonly string[] = [], more: Side = {}, b: Side = {}): Game =>
  unsettled(CARDS, { mana: '{W}{U}{B}{R}{G}', hand: cards(hand), battlefield: cards(mine), library: 10, ...more }, b)
const option = (game: Game, part: string): string =>
  (game.decision?.kind === 'choose-option' ? game.decision.options : []).find((one) => one.includes(part))!

describe('CR 614.11: replaced draws', () => {
  it('614.11a: each draw of a sequence is replaced in full before the next', () => {
    const game = board(['Two Pages'], ['Dry Well']).resolve('A', 'two-pages')
    expect([game.player('A').library.length, game.player('A').hand.length]).toEqual([6, 0])
    expect(game.player('A').graveyard).toHaveLength(5)
    expect(game.events.some(({ kind }) => kind === 'draw')).toBe(false)
  })

  it('also with nothing to draw, so that nobody has drawn from an empty library', () => {
    const game = board(['Two Pages'], ['Dry Well'], { library: 0 }).resolve('A', 'two-pages')
    expect([game.player('A').drewFromEmpty, game.player('A').lost]).toEqual([false, false])
    expect(board(['Two Pages'], [], { library: 0 }).resolve('A', 'two-pages').player('A').lost).toBe(true)
  })

  it('614.5: what has replaced a draw leaves the draws that come of it alone', () => {
    expect(board(['Two Pages'], ['Deep Well']).resolve('A', 'two-pages').player('A').hand).toHaveLength(4)
  })

  it.each([
    [true, 26, 0],
    [false, 20, 2],
  ])('614.1a: where the player may, they are asked each time: %s', (uses, life, hand) => {
    const game = board(['Two Pages'], ['Free Well']).resolve('A', 'two-pages')
    expect(game.decision).toMatchObject({ kind: 'yes-or-no', purpose: 'use-replacement', player: 'A' })
    game.answer(uses).answer(uses)
    expect([game.player('A').life, game.player('A').hand.length]).toEqual([life, hand])
  })

  it('614.3: an effect for one time can be made at any time, and is used up', () => {
    const game = board(['Once Only', 'Two Pages']).resolve('A', 'once-only')
    expect(game.state.effects).toHaveLength(1)
    game.resolve('A', 'two-pages')
    expect([game.player('A').life, game.player('A').hand.length, game.state.effects]).toEqual([25, 1, []])
  })

  it('614.4: and changes no draw that has happened', () => {
    const game = board(['Once Only', 'Two Pages']).resolve('A', 'two-pages').resolve('A', 'once-only')
    expect([game.player('A').life, game.player('A').hand.length, game.state.effects.length]).toEqual([20, 2, 1])
  })
})

describe('CR 616.2: one effect may make another applicable', () => {
  it('life becomes a draw, the draw a card from the graveyard', () => {
    const graveyard = [{ id: 'lost', name: 'Plain Ox' }]
    const game = board(['Warm Hearth'], ['Learned Joy', 'Old Letters'], { graveyard }).resolve('A', 'warm-hearth')
    expect([game.player('A').life, game.player('A').library.length]).toEqual([20, 10])
    expect(game.names('hand', 'A')).toEqual(['Plain Ox'])
  })
})

describe('CR 614.1, 614.6, 614.7: the event that does not happen', () => {
  it('life not lost to damage, which is dealt all the same', () => {
    const game = board(['Ash Bolt'], ['Paper Shield']).resolve('A', 'ash-bolt', ['A'])
    expect([game.player('A').life, game.player('A').library.length]).toEqual([20, 7])
    expect(game.events.some(({ kind }) => kind === 'life')).toBe(false)
  })

  it('life not gained triggers nothing', () => {
    const game = board(['Warm Hearth'], ['Learned Joy', 'Thankful Shrine']).resolve('A', 'warm-hearth')
    expect(game.names('stack')).toEqual([])
  })

  it('614.7: an effect whose event never comes does nothing', () => {
    const game = board(['Warm Hearth', 'Once Only']).resolve('A', 'once-only').resolve('A', 'warm-hearth')
    expect([game.player('A').life, game.state.effects.length]).toEqual([21, 1])
  })

  it('616.1e, 616.1f: any of those that apply first, then whatever applies to what has come of it', () => {
    const options = (first: string): Game => {
      const game = board(['Warm Hearth'], ['Learned Joy', 'Open Spring']).resolve('A', 'warm-hearth')
      return game.answer(option(game, first))
    }
    expect(options('open-spring').player('A').hand).toHaveLength(2)
    expect(options('learned-joy').player('A').hand).toHaveLength(1)
  })
})

describe('CR 614.9: redirected damage', () => {
  it('is the same damage, dealt to something else', () => {
    const game = board(['Ash Bolt'], ['Loyal Guard']).resolve('A', 'ash-bolt', ['A'])
    expect([game.player('A').life, game.object('loyal-guard').damage]).toEqual([20, 3])
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'damage', target: 'loyal-guard', amount: 3 }))
    expect(game.trail).toContain('614.9')
  })

  it('does nothing where it would go to what can’t be dealt damage', () => {
    expect(board(['Ash Bolt'], ['Lead Figure']).resolve('A', 'ash-bolt', ['A']).player('A').life).toBe(17)
  })

  it('so much of it, and nothing once the creature it was to go to is gone', () => {
    const game = board(['Scapegoat', 'Ash Bolt', 'Quiet End'], ['Plain Ox']).resolve('A', 'scapegoat', ['plain-ox'])
    const hurt = (one: Game) => one.resolve('A', 'ash-bolt', ['A']).player('A').life
    const before = game.state
    expect([hurt(game), game.object('plain-ox').damage, game.state.effects]).toEqual([19, 2, []])
    game.state = before
    expect(hurt(game.resolve('A', 'quiet-end', ['plain-ox']))).toBe(17)
  })
})

describe('CR 614.15, 616.1a: an effect that replaces part of itself comes first', () => {
  it('a countered spell goes where that text says, whatever else would change where it goes', () => {
    const game = board(['Ash Bolt', 'Send Back'], ['Silent Grave'])
    game.cast('A', 'ash-bolt', ['B']).resolve('A', 'send-back', ['ash-bolt.2'])
    expect(game.decision).toBeNull()
    expect([game.names('hand', 'A'), game.names('exile')]).toEqual([['Ash Bolt'], ['Send Back']])
  })
})

describe('CR 614.14: cards that a replacement effect exiled', () => {
  it('are those another ability of the object speaks of, and no others', () => {
    const exile = [{ id: 'older', name: 'Kind Ox' }]
    const game = board(['Quiet End'], ['Bone Box', 'Plain Ox'], { exile }).resolve('A', 'quiet-end', ['plain-ox'])
    expect(game.names('exile')).toEqual(['Kind Ox', 'Plain Ox'])
    game.do({ kind: 'activate-ability', player: 'A', object: 'bone-box' }).passAll()
    expect([game.names('exile'), game.names('hand', 'A')]).toEqual([['Kind Ox'], ['Plain Ox']])
  })
})

describe('CR 616.1c: what becomes a copy as it enters', () => {
  it('does so first, and then has no more of its own to say of how it enters', () => {
    const game = board(['Slow Double'], ['Plain Ox']).resolve('A', 'slow-double')
    expect(game.names('battlefield')).toEqual(['Plain Ox', 'Plain Ox'])
    expect(game.object('slow-double.3').tapped).toBe(false)
  })

  it('and what others say of it holds for the copy', () => {
    const game = board(['Slow Double'], ['Plain Ox', 'Warm Welcome', 'Slow Gate']).resolve('A', 'slow-double')
    expect(game.object('slow-double.3')).toMatchObject({ tapped: true, counters: { '+1/+1': 1 } })
  })
})

describe('CR 616.1g, 614.1d: an event within another', () => {
  it('tokens are doubled before anything is said of how they enter', () => {
    const game = board(['One Recruit'], ['Twin Birth', 'Warm Welcome', 'Rich Soil', 'Slow Gate'])
    game.resolve('A', 'one-recruit')
    expect(game.decision).toBeNull()
    const soldiers = game.state.battlefield
      .map((one) => game.object(one))
      .filter(({ substance }) => substance.kind === 'token')
    expect(soldiers.map(({ counters, tapped }) => [counters, tapped])).toEqual([
      [{ '+1/+1': 2 }, true],
      [{ '+1/+1': 2 }, true],
    ])
  })
})

describe('CR 614.12b: choices as several permanents enter', () => {
  it.each([
    [3, 1],
    [4, 2],
    [1, 0],
  ])('with %i life no more is promised than can be paid together', (life, most) => {
    const graveyard = ['one', 'two'].map((one) => ({ id: one, name: 'Toll Hollow' }))
    const game = board(['Land Rush'], [], { life, graveyard }).resolve('A', 'land-rush')
    while (game.decision !== null) game.answer(true)
    const untapped = game.state.battlefield.filter((one) => !game.object(one).tapped)
    expect(untapped).toHaveLength(most)
    expect(game.player('A').life).toBe(life - 2 * most)
  })
})
