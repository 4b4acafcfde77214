import { describe, expect, it } from 'vitest'
import type { FloatingEffect } from '../../../src/core/state.ts'
import {
  bigger,
  CREATURE,
  continuous,
  damages,
  defineCard,
  defineCreature,
  enchant,
  equip,
  gainsLife,
  keyword,
  OWN_CREATURE,
  slot,
  spell,
  target,
  token,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'
import { unsettled } from '../sba/settled.ts'

const until = 'end-of-turn'
const CARDS = [
  defineCreature('Plain Ox', '{0}', 'Ox', '2/2'),
  defineCreature('Gray Ogre', '{0}', 'Ogre', '2/2'),
  defineCard('White Honor', '{0}', 'Enchantment', [continuous({ ...OWN_CREATURE, colors: ['W'] }, bigger(1))]),
  defineCard('Bleach', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'colors', set: true, colors: ['W'] }],
      duration: until,
    }),
  ]),
  defineCard('Redden', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'colors', set: true, colors: ['R'] }],
      duration: until,
    }),
  ]),
  defineCard('Tint', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'colors', colors: ['G'] }],
      duration: until,
    }),
  ]),
  defineCard('Wash Out', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'colors', set: true, colors: [] }],
      duration: until,
    }),
  ]),
  defineCard('Strike Down', '{0}', 'Instant', [
    spell([slot({ subject: 'permanent' })], { do: 'destroy', what: target() }),
  ]),
  defineCard('Surge', '{0}', 'Instant', [
    spell([slot(CREATURE)], { do: 'continuous', what: target(), modifications: [bigger(4)], duration: until }),
  ]),
  defineCard('Thick Hides', '{0}', 'Enchantment', [continuous(OWN_CREATURE, bigger(0, 2))]),
  defineCard('Diminish', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'set-power-toughness', power: 0, toughness: 1 }],
      duration: until,
    }),
  ]),
  defineCard('Grow', '{0}', 'Instant', [
    spell([slot(CREATURE)], { do: 'put-counters', on: target(), counter: '+1/+1', amount: 1 }),
  ]),
  defineCard('Long Axe', '{0}', 'Artifact — Equipment', [continuous('attached', bigger(2, 0)), equip('{0}')]),
  defineCard('Wings', '{0}', 'Enchantment — Aura', [
    enchant(CREATURE),
    continuous('attached', { kind: 'add-ability', ability: keyword('flying') }),
  ]),
  defineCard('Chains', '{0}', 'Enchantment — Aura', [
    enchant(CREATURE),
    continuous('attached', { kind: 'remove-keyword', keyword: 'flying' }),
  ]),
  defineCard('Great Watch', '{0}', 'Enchantment', [
    triggered({ on: 'enters', what: { ...CREATURE, power: { op: '>=', amount: 2 } } }, [gainsLife(5)]),
  ]),
  defineCard('Call Up', '{0}', 'Sorcery', [
    spell([], { do: 'create-token', who: { ref: 'you' }, amount: 1, token: token('Soldier', 1) }),
  ]),
  defineCard('All Five', '{0}', 'Enchantment', [
    continuous(CREATURE, { kind: 'set-power-toughness', power: 5, toughness: 5 }),
  ]),
  defineCard('All One', '{0}', 'Enchantment', [
    continuous(CREATURE, { kind: 'set-power-toughness', power: 1, toughness: 1 }),
  ]),
  defineCreature('Stone Heart', '{0}', 'Golem', '0/3', [keyword('defender')]),
  defineCard('Echo', '{0}', 'Instant', [
    spell([slot({ subject: 'spell' })], {
      do: 'copy-spell',
      what: target(),
      who: { ref: 'you' },
      newTargets: false,
    }),
  ]),
  defineCard('Scorch', '{0}', 'Instant', [spell([slot(CREATURE)], damages(3))]),
]
const card = (name: string) => ({ id: name.toLowerCase().replace(' ', '-'), name })
const table = (battlefield: readonly string[], ...hand: readonly string[]) =>
  mainPhase(CARDS, { a: { battlefield: battlefield.map(card), hand: hand.map(card) } })

describe('CR 613.5, 613.9: effects apply all the time and at once', () => {
  it('611.3b: a bonus for a colour comes and goes with the colour', () => {
    const game = table(['White Honor', 'Plain Ox'], 'Bleach', 'Redden')
    const sizes = [game.size('plain-ox')]
    game.resolve('A', 'bleach', ['plain-ox'])
    sizes.push(game.size('plain-ox'))
    game.resolve('A', 'redden', ['plain-ox'])
    sizes.push(game.size('plain-ox'))
    expect(sizes).toEqual(['2/2', '3/3', '2/2'])
  })

  it('613.4b, 613.4c: sizes after a counter, a spell, an enchantment and a spell that sets', () => {
    const game = table(['Gray Ogre'], 'Grow', 'Surge', 'Thick Hides', 'Diminish')
    const sizes = ['grow', 'surge'].map((id) => game.resolve('A', id, ['gray-ogre']).size('gray-ogre'))
    game.resolve('A', 'thick-hides')
    sizes.push(game.size('gray-ogre'), game.resolve('A', 'diminish', ['gray-ogre']).size('gray-ogre'))
    expect(sizes).toEqual(['3/3', '7/7', '7/9', '5/8'])
  })

  it('604.2: it ends the moment the permanent with the ability is gone', () => {
    const game = table(['All Five', 'Plain Ox'], 'Strike Down')
    expect(game.size('plain-ox')).toBe('5/5')
    game.resolve('A', 'strike-down', ['all-five'])
    expect(game.size('plain-ox')).toBe('2/2')
  })

  it('604.4: what an Equipment modifies is what it is attached to now, and nothing was a target', () => {
    const game = mainPhase(CARDS, {
      a: {
        battlefield: [card('Gray Ogre'), card('Plain Ox'), { ...card('Long Axe'), attachedTo: 'gray-ogre' }],
      },
    })
    expect([game.size('gray-ogre'), game.size('plain-ox')]).toEqual(['4/2', '2/2'])
    game.do({ kind: 'activate-ability', player: 'A', object: 'long-axe', targets: [['plain-ox']] }).passAll()
    expect([game.size('gray-ogre'), game.size('plain-ox')]).toEqual(['2/2', '4/2'])
  })
})

describe('CR 105.3: new colours', () => {
  it('replace those before, unless they come in addition; an object may lose all', () => {
    const game = table(['Plain Ox'], 'Bleach', 'Tint', 'Wash Out')
    const colors = ['bleach', 'tint', 'wash-out'].map(
      (id) => game.resolve('A', id, ['plain-ox']).traits('plain-ox').colors,
    )
    expect(colors).toEqual([['W'], ['W', 'G'], []])
  })
})

it('CR 611.3c: what enters does so with the effects on it, also for what watches it enter', () => {
  const game = table(['Great Watch', 'White Honor'], 'Call Up')
  game.resolve('A', 'call-up').passAll()
  expect(game.size(game.find('Soldier Token'))).toBe('2/2')
  expect(game.player('A').life).toBe(25)
  const without = table(['Great Watch'], 'Call Up')
  expect(without.resolve('A', 'call-up').player('A').life).toBe(20)
  expect(without.names('stack')).toEqual([])
})

it('CR 613.7d: an object is as old as its entering of the zone it is in', () => {
  const game = table(['All One', 'Plain Ox'], 'All Five')
  expect(game.size('plain-ox')).toBe('1/1')
  game.resolve('A', 'all-five')
  expect(game.size('plain-ox')).toBe('5/5')
  const other = table(['All Five', 'Plain Ox'], 'All One')
  expect(other.resolve('A', 'all-one').size('plain-ox')).toBe('1/1')
})

describe('CR 613.9: of effects that contradict each other the newer one holds', () => {
  it.each([
    ['Wings', 'Chains', false],
    ['Chains', 'Wings', true],
  ])('%s, then %s', (older, newer, flies) => {
    const game = table(['Plain Ox'], older, newer)
    for (const aura of [older, newer]) game.resolve('A', card(aura).id, ['plain-ox'])
    expect(game.has('plain-ox', 'flying')).toBe(flies)
  })

  it('one may decide whether another applies', () => {
    const game = table(['White Honor', 'Gray Ogre'], 'Bleach')
    expect(game.resolve('A', 'bleach', ['gray-ogre']).size('gray-ogre')).toBe('3/3')
  })
})

describe('CR 613.2, 613.2b–c: copiable values come first', () => {
  const effect = (modification: object): FloatingEffect =>
    ({
      id: 'effect-1',
      source: 'gone',
      controller: 'A',
      objects: ['it'],
      modifications: [modification],
      duration: until,
      timestamp: 1,
      turn: 3,
    }) as FloatingEffect

  it('613.2b, 613.1a: face down is applied before everything else, whatever is older', () => {
    const game = unsettled(
      CARDS,
      { battlefield: [{ id: 'it', name: 'Stone Heart', faceDown: true, timestamp: 9 }] },
      {},
      { effects: [effect({ kind: 'colors', set: true, colors: ['U'] })] },
    )
    expect(game.traits('it')).toMatchObject({ name: '', power: 2, toughness: 2, colors: ['U'], abilities: [] })
  })

  it('613.2c, 707.2: a copy has the copiable values and nothing that later layers did', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [card('Echo'), card('Plain Ox')] },
      more: {
        stack: [{ id: 'it', name: 'Scorch', controller: 'A', targets: [['ox']] }],
        effects: [effect({ kind: 'colors', set: true, colors: ['U'] })],
      },
      b: { battlefield: [{ id: 'ox', name: 'Gray Ogre' }] },
    })
    expect(game.traits('it').colors).toEqual(['U'])
    game.resolve('A', 'echo', ['it'])
    const copy = game.turn.stack.find((id) => id !== 'it')!
    expect(game.traits(copy)).toMatchObject({ name: 'Scorch', colors: [] })
  })
})
