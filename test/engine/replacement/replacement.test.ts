import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { PositionPlayer } from '../../../src/core/position.ts'
import {
  ANY_TARGET,
  activated,
  all,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  keyword,
  LAND,
  manaCost,
  OWN_CREATURE,
  PLAYER,
  replaces,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { unsettled } from '../sba/settled.ts'

const CARDS: readonly CardDefinition[] = [
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Young Pup', '{W}', 'Dog', '1/1'),
  defineCard('Forest', '', 'Basic Land — Forest'),
  defineCard('Sleepy Hollow', '', 'Land', [replaces({ kind: 'enters-with', what: 'self', tapped: true })]),
  defineCard('Wary Hollow', '', 'Land', [
    replaces({
      kind: 'enters-with',
      what: 'self',
      tapped: true,
      unless: { kind: 'controls', who: { ref: 'you' }, filter: { subtypes: ['Forest'] } },
    }),
  ]),
  defineCard('Toll Hollow', '', 'Land', [
    replaces({ kind: 'enters-with', what: 'self', tapped: true, unlessPaid: [{ kind: 'pay-life', amount: 2 }] }),
  ]),
  defineCreature('Ripe Fungus', '{W}', 'Fungus', '0/0', [
    replaces({ kind: 'enters-with', what: 'self', counters: { counter: '+1/+1', amount: 2 } }),
  ]),
  defineCard('Slow Gate', '{1}', 'Artifact', [
    replaces({ kind: 'enters-with', what: { ...CREATURE, controller: 'opponent' }, tapped: true }),
  ]),
  defineCard('Warm Welcome', '{1}', 'Enchantment', [
    replaces({ kind: 'enters-with', what: OWN_CREATURE, counters: { counter: '+1/+1', amount: 1 } }),
  ]),
  defineCard('Final Rest', '{1}', 'Enchantment', [
    replaces({
      kind: 'redirect-zone',
      what: { types: ['creature'] },
      from: 'battlefield',
      to: 'graveyard',
      instead: 'exile',
    }),
  ]),
  defineCard('Second Home', '{1}', 'Enchantment', [
    replaces({
      kind: 'redirect-zone',
      what: { types: ['creature'] },
      from: 'battlefield',
      to: 'graveyard',
      instead: 'hand',
    }),
  ]),
  defineCreature('Last Words', '{1}{B}', 'Spirit', '1/1', [triggered({ on: 'dies', what: 'self' }, [gainsLife(1)])]),
  defineCreature('Bone Guard', '{1}{B}', 'Skeleton', '1/1', [
    activated(manaCost('{B}'), [], { do: 'regenerate', what: { ref: 'self' } }),
  ]),
  defineCreature('Stone Idol', '{4}', 'Golem', '3/3', [keyword('indestructible')]),
  defineCard('Quiet End', '{B}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Sure End', '{B}', 'Instant', [
    spell([slot(CREATURE)], { do: 'destroy', what: target(), noRegeneration: true }),
  ]),
  defineCard('Ash Bolt', '{R}', 'Instant', [spell([slot(ANY_TARGET)], damages(3))]),
  defineCard('Wide Fire', '{R}', 'Sorcery', [spell([], damages(1, all(CREATURE)))]),
  defineCard('Small Shield', '{W}', 'Instant', [
    spell([slot(ANY_TARGET)], {
      do: 'shield',
      what: target(),
      replacement: { kind: 'prevent-damage', to: 'self', amount: 2 },
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Great Shield', '{W}', 'Enchantment', [
    replaces({ kind: 'prevent-damage', to: { ...PLAYER, player: 'you' } }),
  ]),
  defineCard('Hot Fury', '{W}', 'Enchantment', [fixedRule({ kind: 'restriction', cant: { act: 'prevent-damage' } })]),
  defineCard('Double Harm', '{R}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'damage', who: 'you', times: 2 }),
  ]),
  defineCard('Added Harm', '{R}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'damage', who: 'you', plus: 1 }),
  ]),
  defineCard('Rich Soil', '{G}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'counters', who: 'you', times: 2 }),
  ]),
  defineCard('Twin Birth', '{G}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'tokens', who: 'you', times: 2 }),
  ]),
  defineCard('Open Spring', '{G}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'life-gain', who: 'you', times: 2 }),
  ]),
  defineCard('Dry Spring', '{G}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'gain-life', who: 'any' } }),
  ]),
  defineCard('Warm Hearth', '{W}', 'Instant', [spell([], gainsLife(4))]),
  defineCard('Slow Growth', '{G}', 'Instant', [
    spell([slot(CREATURE)], { do: 'put-counters', on: target(), counter: '+1/+1', amount: 1 }),
  ]),
  defineCard('One Recruit', '{W}', 'Instant', [
    spell([], {
      do: 'create-token',
      who: { ref: 'you' },
      amount: 1,
      token: {
        colors: [],
        typeLine: { supertypes: [], types: ['creature'], subtypes: ['Soldier'] },
        power: 1,
        toughness: 1,
        abilities: [],
      },
    }),
  ]),
  defineCard('Land Rise', '{G}', 'Instant', [spell([], { do: 'untap', what: all(LAND) })]),
]

const handOf = (...names: readonly string[]) =>
  names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }))

const board = (
  hand: readonly string[],
  battlefield: PositionPlayer['battlefield'],
  b: PositionPlayer['battlefield'] = [],
): Game =>
  unsettled(
    CARDS,
    { mana: '{W}{B}{R}{R}{G}', hand: handOf(...hand), battlefield: battlefield ?? [] },
    { battlefield: b ?? [] },
  )
const playLand = (game: Game, object: string): Game => game.do({ kind: 'play-land', player: 'A', object })
const ox = { id: 'ox', name: 'Plain Ox' }

describe('CR 614.1c–d, 614.12: how something enters', () => {
  it('tapped', () => {
    const game = playLand(board(['Sleepy Hollow'], []), 'sleepy-hollow')
    expect(game.object('sleepy-hollow.2').tapped).toBe(true)
    expect(game.events.filter(({ kind }) => kind === 'tapped')).toEqual([])
    expect(game.trail).toContain('614.1c')
  })

  it.each([
    ['with a Forest', ['Forest'], false],
    ['without', [], true],
  ])('tapped unless one controls a Forest: %s', (_, lands, tapped) => {
    expect(playLand(board(['Wary Hollow'], lands), 'wary-hollow').object('wary-hollow.2').tapped).toBe(tapped)
  })

  it.each([
    [true, false, 18],
    [false, true, 20],
  ])('614.12a: tapped unless life is paid, which is asked before it enters: %s', (pays, tapped, life) => {
    const asking = board(['Toll Hollow'], []).judge({ kind: 'play-land', player: 'A', object: 'toll-hollow' })
    const decision =
      asking.verdict === 'incomplete' ? asking.decision : asking.verdict === 'legal' ? asking.decision : null
    expect(decision).toMatchObject({ kind: 'yes-or-no', purpose: 'pay', player: 'A', rule: '614.12a' })
    const game = board(['Toll Hollow'], []).do({
      kind: 'play-land',
      player: 'A',
      object: 'toll-hollow',
      answers: { [decision!.key]: pays },
    })
    expect(game.object('toll-hollow.2').tapped).toBe(tapped)
    expect(game.player('A').life).toBe(life)
  })

  it('with counters, before state-based actions look at it', () => {
    const game = board(['Ripe Fungus'], []).resolve('A', 'ripe-fungus')
    expect(game.size('ripe-fungus.3')).toBe('2/2')
  })

  it('306.5b: a planeswalker with its loyalty', () => {
    const walker = defineCard('Ida, Path Warden', '{W}', 'Legendary Planeswalker — Ida', [], { size: '3' })
    const game = unsettled([...CARDS, walker], { mana: '{W}', hand: [{ id: 'ida', name: 'Ida, Path Warden' }] })
    expect(game.resolve('A', 'ida').object(game.find('Ida, Path Warden')).counters).toEqual({ loyalty: 3 })
    expect(game.trail).toEqual(expect.arrayContaining(['306.5b', '608.3a']))
  })

  it('614.12: by what others say, of whoever will control it', () => {
    expect(board(['Young Pup'], [], ['Slow Gate']).resolve('A', 'young-pup').object('young-pup.3').tapped).toBe(true)
    expect(board(['Young Pup'], ['Slow Gate']).resolve('A', 'young-pup').object('young-pup.3').tapped).toBe(false)
  })

  it('several that only add up are applied without asking', () => {
    const game = board(['Ripe Fungus'], ['Warm Welcome'], ['Slow Gate']).resolve('A', 'ripe-fungus')
    expect(game.object('ripe-fungus.3')).toMatchObject({ tapped: true, counters: { '+1/+1': 3 } })
  })
})

describe('CR 614.6: what would happen goes elsewhere', () => {
  it('a creature that would die is exiled, and has not died (603.2g)', () => {
    const game = board(['Quiet End'], ['Final Rest', { id: 'words', name: 'Last Words' }]).resolve('A', 'quiet-end', [
      'words',
    ])
    expect(game.names('exile')).toEqual(['Last Words'])
    expect(game.names('stack')).toEqual([])
  })

  it('616.1: its controller chooses among several, and the other no longer applies', () => {
    const game = board(['Quiet End'], ['Final Rest', 'Second Home'], [ox]).resolve('A', 'quiet-end', ['ox'])
    expect(game.decision).toMatchObject({ kind: 'choose-option', player: 'B', rule: '616.1' })
    const options = game.decision?.kind === 'choose-option' ? game.decision.options : []
    expect(options).toHaveLength(2)
    const home = options.find((option) => option.includes('second-home'))!
    expect(game.answer(home).names('hand', 'B')).toEqual(['Plain Ox'])
  })
})

describe('CR 701.19: regeneration', () => {
  const guard = { id: 'guard', name: 'Bone Guard' }

  it('701.19a: replaces destruction once: tapped, undamaged, still there', () => {
    const game = board(['Quiet End', 'Sure End'], [guard])
      .do({ kind: 'activate-ability', player: 'A', object: 'guard' })
      .passAll()
    expect(game.object('guard').regeneration).toBe(1)
    game.state = {
      ...game.state,
      players: { ...game.state.players, A: { ...game.player('A'), mana: [{ type: 'B' }, { type: 'B' }] } },
    }
    game.resolve('A', 'quiet-end', ['guard'])
    expect(game.object('guard')).toMatchObject({ tapped: true, regeneration: 0 })
    expect(game.events).toContainEqual({ kind: 'regenerated', object: 'guard' })
    game.resolve('A', 'sure-end', ['guard'])
    expect(game.names('graveyard', 'A')).toContain('Bone Guard')
  })

  it('701.19c: not where it can’t be regenerated', () => {
    const game = board(['Sure End'], [{ ...guard, regeneration: 1 }]).resolve('A', 'sure-end', ['guard'])
    expect(game.names('graveyard', 'A')).toContain('Bone Guard')
  })

  it('702.12b: an indestructible permanent is not destroyed', () => {
    const game = board(['Quiet End'], [{ id: 'idol', name: 'Stone Idol' }]).resolve('A', 'quiet-end', ['idol'])
    expect(game.object('idol').zone).toBe('battlefield')
  })
})

describe('CR 615: prevention', () => {
  it('615.7: a shield of an amount is used up as it prevents', () => {
    const game = board(['Small Shield', 'Ash Bolt', 'Wide Fire'], [ox]).resolve('A', 'small-shield', ['ox'])
    game.resolve('A', 'wide-fire')
    expect(game.object('ox').damage).toBe(0)
    expect(game.events).toContainEqual({ kind: 'damage-prevented', source: 'wide-fire.2', target: 'ox', amount: 1 })
    game.resolve('A', 'ash-bolt', ['ox'])
    expect(game.object('ox').damage).toBe(2)
    expect(game.state.effects).toEqual([])
  })

  it('615.1a: all damage to a player', () => {
    const game = board(['Ash Bolt'], [], ['Great Shield']).resolve('A', 'ash-bolt', ['B'])
    expect(game.player('B').life).toBe(20)
    expect(board(['Ash Bolt'], ['Great Shield']).resolve('A', 'ash-bolt', ['B']).player('B').life).toBe(17)
  })

  it('615.12: damage that can’t be prevented is not', () => {
    expect(board(['Ash Bolt'], ['Hot Fury'], ['Great Shield']).resolve('A', 'ash-bolt', ['B']).player('B').life).toBe(
      17,
    )
  })
})

describe('CR 614.1a, 616.1: more of something', () => {
  it('twice the damage', () => {
    expect(board(['Ash Bolt'], ['Double Harm']).resolve('A', 'ash-bolt', ['B']).player('B').life).toBe(14)
  })

  it('616.1: the player who is affected chooses the order where it matters', () => {
    const game = board(['Ash Bolt'], ['Double Harm', 'Added Harm']).resolve('A', 'ash-bolt', ['B'])
    expect(game.decision).toMatchObject({ kind: 'choose-option', player: 'B', rule: '616.1' })
    const options = game.decision?.kind === 'choose-option' ? game.decision.options : []
    const lifeAfter = (first: string) => {
      const verdict = game.judge({ kind: 'choose', player: 'B', answer: options.find((one) => one.includes(first))! })
      return verdict.verdict === 'legal' ? verdict.state.players.B!.life : null
    }
    expect([lifeAfter('double-harm'), lifeAfter('added-harm')]).toEqual([20 - 7, 20 - 8])
  })

  it('counters, tokens and life', () => {
    expect(board(['Slow Growth'], ['Rich Soil', ox]).resolve('A', 'slow-growth', ['ox']).object('ox').counters).toEqual(
      { '+1/+1': 2 },
    )
    expect(board(['One Recruit'], ['Twin Birth']).resolve('A', 'one-recruit').names('battlefield')).toHaveLength(3)
    expect(board(['Warm Hearth'], ['Open Spring']).resolve('A', 'warm-hearth').player('A').life).toBe(28)
  })

  it('614.5: each effect applies once to an event', () => {
    expect(board(['Warm Hearth'], ['Open Spring', 'Open Spring']).resolve('A', 'warm-hearth').player('A').life).toBe(36)
  })

  it('614.17c, 119.7: what can’t happen is not replaced', () => {
    const game = board(['Warm Hearth'], ['Open Spring', 'Dry Spring']).resolve('A', 'warm-hearth')
    expect(game.player('A').life).toBe(20)
    expect(game.trail).toContain('614.17')
    expect(game.decision).toBeNull()
  })
})
