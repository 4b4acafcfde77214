import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import type { Filter } from '../../../src/core/filter.ts'
import { SELF, YOU } from '../../../src/core/ref.ts'
import type { Replacement } from '../../../src/core/replacement.ts'
import {
  ANY_TARGET,
  activated,
  all,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  OWN_CREATURE,
  PLAYER,
  replaces,
  slot,
  spell,
  TAP,
  target,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { unsettled } from '../sba/settled.ts'

type Prevention = Extract<Replacement, { kind: 'prevent-damage' }>
const shield = (what: Extract<Effect, { do: 'shield' }>['what'], more: Partial<Prevention>): Effect => ({
  do: 'shield',
  what,
  replacement: { kind: 'prevent-damage', ...more },
  duration: 'end-of-turn',
})
const A_PLAYER: Filter = { ...PLAYER, player: 'you' }
const gainThatMuch: Effect = { do: 'gain-life', who: YOU, amount: { kind: 'event-amount' } }
const CARDS: readonly CardDefinition[] = [
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Big Ox', '{2}{G}', 'Ox', '5/5'),
  defineCreature('Red Ram', '{1}{R}', 'Ram', '3/3'),
  defineCreature('Old Cleric', '{W}', 'Cleric', '1/4'),
  defineCreature('Grave Imp', '{B}', 'Imp', '1/1', [
    { ...activated([{ kind: 'exile-self' }], [slot(ANY_TARGET)], damages(2)), zone: 'graveyard' } as never,
  ]),
  defineCard('Ash Bolt', '{R}', 'Instant', [spell([slot(ANY_TARGET)], damages(3))]),
  defineCard('Wide Fire', '{R}', 'Sorcery', [spell([], damages(2, all(CREATURE)))]),
  defineCard('Two Sparks', '{R}', 'Sorcery', [spell([slot(ANY_TARGET)], damages(1), damages(1))]),
  defineCard('Ink Wash', '{U}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'colors', set: true, colors: ['U'] }],
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Small Shield', '{W}', 'Instant', [
    spell([slot(ANY_TARGET)], shield(target(), { to: 'self', amount: 2 })),
  ]),
  defineCard('Great Shield', '{W}', 'Instant', [
    spell([slot(ANY_TARGET)], shield(target(), { to: 'self', amount: 4 })),
  ]),
  defineCard('Stay Hand', '{W}', 'Instant', [spell([slot(CREATURE)], shield(target(), { from: 'self', once: true }))]),
  defineCard('Stay Red', '{W}', 'Instant', [
    spell([slot(CREATURE)], shield(target(), { on: 'source', from: { colors: ['R'] }, to: A_PLAYER, once: true })),
  ]),
  defineCard('Red Circle', '{W}', 'Instant', [
    spell(
      [],
      shield(
        { ref: 'choose', filter: { colors: ['R'] }, count: 1, chooser: YOU, damageSource: true },
        { on: 'source', from: { colors: ['R'] }, to: A_PLAYER, once: true },
      ),
    ),
  ]),
  defineCreature('Spark Imp', '{R}', 'Imp', '1/1', [
    activated([{ kind: 'sacrifice-self' }], [slot(ANY_TARGET)], damages(2)),
  ]),
  defineCard('Wide Cover', '{W}', 'Instant', [spell([], shield(all(OWN_CREATURE), { to: OWN_CREATURE }))]),
  defineCard('Calm Mind', '{W}', 'Enchantment', [
    triggered({ on: 'damage-prevented', what: { anyOf: [CREATURE, PLAYER] } }, [gainThatMuch]),
  ]),
  defineCard('Kind Answer', '{W}', 'Instant', [
    spell([slot(CREATURE)], shield(target(), { from: 'self', once: true, besides: [gainThatMuch] })),
  ]),
  defineCard('Shared Cover', '{W}', 'Instant', [spell([], shield(all(OWN_CREATURE), { to: 'self', amount: 1 }))]),
  defineCard('Peace Day', '{W}', 'Instant', [spell([], shield(all({}), { from: CREATURE }))]),
  defineCard('Quiet Vow', '{W}', 'Enchantment', [replaces({ kind: 'prevent-damage', from: CREATURE })]),
  defineCard('Patient Hill', '{W}', 'Enchantment', [
    replaces({ kind: 'prevent-damage', to: { ...CREATURE, subtypes: ['Cleric'], controller: 'you' }, amount: 1 }),
  ]),
  defineCard('Hot Fury', '{W}', 'Enchantment', [fixedRule({ kind: 'restriction', cant: { act: 'prevent-damage' } })]),
  defineCard('Double Harm', '{R}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'damage', who: 'any', times: 2 }),
  ]),
  defineCard('Old Debt', '{R}', 'Enchantment', [
    replaces({
      kind: 'prevent-damage',
      to: A_PLAYER,
      besides: [{ do: 'put-counters', on: SELF, counter: 'debt', amount: 1 }],
    }),
  ]),
  defineCreature('Pinger', '{R}', 'Ram', '1/1', [activated(TAP, [slot(ANY_TARGET)], damages(1))]),
]
const id = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const cards = (names: readonly string[]) => names.map((name) => ({ id: id(name), name }))
const board = (hand: readonly string[], mine: readonly string[] = [], theirs: readonly string[] = []): Game =>
  unsettled(
    CARDS,
    { mana: '{W}{W}{R}{R}{U}', hand: cards(hand), battlefield: cards(mine) },
    { battlefield: cards(theirs).map(({ id: one, name }) => ({ id: `b-${one}`, name })) },
  )
const toQuestion = (game: Game): Game => {
  while (game.decision === null) game.passAll()
  return game
}
const attacked = (game: Game, ...attackers: readonly string[]): Game =>
  game
    .passTo('declare-attackers')
    .attack(...attackers)
    .passTo('end-of-combat')

describe('CR 615.1, 615.3, 615.4: a prevention effect', () => {
  it('615.3: can be made with nothing to prevent, and ends with its duration', () => {
    const game = board(['Small Shield'], ['Plain Ox']).resolve('A', 'small-shield', ['plain-ox'])
    expect(game.state.effects).toHaveLength(1)
    game.passTo('end').passAll()
    expect([game.turn.number, game.state.effects]).toEqual([4, []])
  })

  it('615.4: does nothing about damage already dealt', () => {
    const game = board(['Small Shield', 'Wide Fire'], ['Plain Ox']).resolve('A', 'wide-fire')
    game.resolve('A', 'small-shield', ['plain-ox'])
    expect([game.object('plain-ox').damage, game.state.effects.length]).toEqual([2, 1])
  })

  it('615.1: watches for damage as it would happen, and changes the rest of the event', () => {
    const game = board(['Small Shield', 'Ash Bolt']).resolve('A', 'small-shield', ['B']).resolve('A', 'ash-bolt', ['B'])
    expect(game.player('B').life).toBe(19)
    expect(game.events).toContainEqual({ kind: 'damage-prevented', source: 'ash-bolt.2', target: 'B', amount: 2 })
  })
})

describe('CR 615.7: a shield against damage from several sources at once', () => {
  const charge = (shieldName: string) => {
    const game = board([shieldName], ['Plain Ox', 'Big Ox']).resolve('A', id(shieldName), ['B'])
    return toQuestion(game.passTo('declare-attackers').attack('plain-ox', 'big-ox'))
  }

  it.each([
    ['Small Shield', 0, 2],
    ['Great Shield', 0, 3],
  ])('%s: the shielded player says how much of the first is prevented', (name, min, max) => {
    const game = charge(name)
    expect(game.decision).toMatchObject({ kind: 'choose-number', player: 'B', rule: '615.7', min, max })
    game.answer(1)
    const prevented = game.events.flatMap((event) => (event.kind === 'damage-prevented' ? [event] : []))
    const all = name === 'Small Shield' ? 2 : 4
    expect(prevented.map(({ source, amount }) => [source, amount])).toEqual([
      ['plain-ox', 1],
      ['big-ox', all - 1],
    ])
    expect([game.player('B').life, game.state.effects]).toEqual([20 - 8 + all, []])
  })

  it('asks nothing of a shield that is enough, or of one source', () => {
    const game = board(['Small Shield'], ['Plain Ox']).resolve('A', 'small-shield', ['B'])
    expect(attacked(game, 'plain-ox').player('B').life).toBe(19)
  })

  it('is not judged where other effects change that damage too', () => {
    const game = board(['Small Shield'], ['Plain Ox', 'Big Ox', 'Double Harm']).resolve('A', 'small-shield', ['B'])
    toQuestion(game.passTo('declare-attackers').attack('plain-ox', 'big-ox'))
    expect(game.decision).toMatchObject({ kind: 'choose-option', rule: '616.1' })
    const options = game.decision?.kind === 'choose-option' ? game.decision.options : []
    const verdict = game.judge({ kind: 'choose', player: 'B', answer: options.find((one) => one.includes('effect'))! })
    expect(verdict).toMatchObject({ verdict: 'unsupported', gaps: [{ rule: '615.7' }] })
  })
})

describe('CR 615.8: the next time a source would deal damage', () => {
  it('all of that damage is prevented, and nothing of what it deals later', () => {
    const game = board(['Stay Hand'], ['Pinger', 'Plain Ox']).resolve('A', 'stay-hand', ['pinger'])
    const ping = () => game.do({ kind: 'activate-ability', player: 'A', object: 'pinger', targets: [['B']] }).passAll()
    expect([ping().player('B').life, game.state.effects]).toEqual([20, []])
    game.state = {
      ...game.state,
      objects: { ...game.state.objects, pinger: { ...game.object('pinger'), tapped: false } },
    }
    expect(ping().player('B').life).toBe(19)
  })

  it('what it deals to several at that time is one time', () => {
    const game = board(['Stay Hand'], ['Big Ox'], ['Pinger', 'Old Cleric']).resolve('A', 'stay-hand', ['big-ox'])
    game.passTo('declare-attackers').attack('big-ox').passTo('declare-blockers')
    game.do({
      kind: 'declare-blockers',
      player: 'B',
      blockers: ['b-pinger', 'b-old-cleric'].map((blocker) => ({ blocker, attacker: 'big-ox' })),
    })
    game.passAll().answer({ 'b-pinger': 1, 'b-old-cleric': 4 })
    expect(game.names('graveyard', 'B')).toEqual([])
    expect(game.state.effects).toEqual([])
  })
})

describe('CR 615.9, 609.7b: a source’s properties are looked at again when it would deal damage', () => {
  it.each([
    [false, 20, 0],
    [true, 19, 1],
  ])('it has become blue: %s', (wash, life, shields) => {
    const game = board(['Stay Red', 'Ink Wash'], ['Pinger']).resolve('A', 'stay-red', ['pinger'])
    if (wash) game.resolve('A', 'ink-wash', ['pinger'])
    game.do({ kind: 'activate-ability', player: 'A', object: 'pinger', targets: [['A']] }).passAll()
    expect(game.player('A').life).toBe(life)
    expect(game.state.effects.filter(({ replacement }) => replacement !== undefined)).toHaveLength(shields)
  })

  it('what it deals to somebody else is not meant', () => {
    const game = board(['Stay Red'], ['Pinger']).resolve('A', 'stay-red', ['pinger'])
    game.do({ kind: 'activate-ability', player: 'A', object: 'pinger', targets: [['B']] }).passAll()
    expect([game.player('B').life, game.state.effects.length]).toEqual([19, 1])
  })
})

describe('CR 609.7c: sources with a property, wherever they are', () => {
  const imp = (...mine: readonly string[]): Game => {
    const game = unsettled(CARDS, {
      mana: '{W}',
      hand: cards(['Peace Day']),
      graveyard: cards(['Grave Imp']),
      battlefield: cards(mine),
    })
    return game
  }
  const throwImp = (game: Game): Game =>
    game.do({ kind: 'activate-ability', player: 'A', object: 'grave-imp', targets: [['B']] }).passAll()

  it('a static ability about creatures means a creature card that is not on the battlefield too', () => {
    expect(throwImp(imp()).player('B').life).toBe(18)
    expect(throwImp(imp('Quiet Vow')).player('B').life).toBe(20)
  })
})

describe('CR 609.7a: a source of damage of a player’s choice', () => {
  const circle = (game: Game, chosen: string): Game => {
    game.resolve('A', 'red-circle')
    expect(game.decision).toMatchObject({ kind: 'choose-objects', player: 'A' })
    return game.answer([chosen])
  }

  it('permanents and spells that match, and what an ability on the stack comes from, though it is gone', () => {
    const game = board(['Red Circle', 'Ash Bolt'], ['Spark Imp', 'Red Ram', 'Plain Ox'])
    game.do({ kind: 'activate-ability', player: 'A', object: 'spark-imp', targets: [['A']] })
    game.cast('A', 'ash-bolt', ['A']).cast('A', 'red-circle').passAll()
    expect(game.decision?.kind === 'choose-objects' ? [...game.decision.options].sort() : []).toEqual([
      'ash-bolt.2',
      'red-ram',
      'spark-imp',
    ])
  })

  it.each([
    ['ash-bolt.2', 18],
    ['spark-imp', 17],
    ['red-ram', 15],
  ])('%s', (chosen, life) => {
    const game = board(['Red Circle', 'Ash Bolt'], ['Spark Imp', 'Red Ram', 'Plain Ox'])
    game.do({ kind: 'activate-ability', player: 'A', object: 'spark-imp', targets: [['A']] })
    circle(game.cast('A', 'ash-bolt', ['A']), chosen)
      .passAll()
      .passAll()
    expect(game.player('A').life).toBe(life)
  })

  it('a chosen permanent spell is meant as the permanent that it becomes, too', () => {
    const game = board(['Red Circle', 'Pinger'], ['Red Ram']).cast('A', 'pinger')
    circle(game, 'pinger.2').passAll()
    expect(game.state.effects[0]?.objects).toEqual(['pinger.3'])
  })
})

describe('CR 615.5: what a prevention effect does besides', () => {
  it('happens right after, with the amount prevented', () => {
    const game = board(['Kind Answer'], ['Big Ox']).resolve('A', 'kind-answer', ['big-ox'])
    attacked(game, 'big-ox')
    expect([game.player('A').life, game.player('B').life]).toEqual([25, 20])
  })
})

describe('CR 615.10: an amount in a static ability', () => {
  it('is prevented of each event anew, of damage to each of several at the same time', () => {
    const game = board(['Wide Fire', 'Two Sparks'], ['Patient Hill', 'Old Cleric', 'Plain Ox'], ['Old Cleric'])
    game.resolve('A', 'wide-fire')
    const marked = ['old-cleric', 'plain-ox', 'b-old-cleric'].map((one) => game.object(one).damage)
    expect(marked).toEqual([1, 2, 2])
    game.resolve('A', 'two-sparks', ['old-cleric'])
    expect(game.object('old-cleric').damage).toBe(1)
  })
})

describe('CR 615.11: so much damage to each of several creatures', () => {
  it('a shield for each creature there is now, none for those that come later', () => {
    const game = board(['Shared Cover', 'Wide Fire'], ['Plain Ox', 'Big Ox'], ['Old Cleric'])
    game.resolve('A', 'shared-cover')
    expect(game.state.effects.map(({ objects, left }) => [objects, left])).toEqual([
      [['plain-ox'], 1],
      [['big-ox'], 1],
    ])
    game.resolve('A', 'wide-fire')
    expect(['plain-ox', 'big-ox', 'b-old-cleric'].map((one) => game.object(one).damage)).toEqual([1, 1, 2])
    expect(game.state.effects).toEqual([])
  })
})

describe('CR 615.12: damage that can’t be prevented', () => {
  it('does not use a shield up', () => {
    const game = board(['Small Shield', 'Ash Bolt'], ['Hot Fury']).resolve('A', 'small-shield', ['B'])
    game.resolve('A', 'ash-bolt', ['B'])
    expect([game.player('B').life, game.state.effects[0]?.left]).toEqual([17, 2])
    expect(game.trail).toContain('615.12')
  })

  it('is met once by each prevention effect, which does what else it says (615.12a)', () => {
    const game = board(['Ash Bolt'], ['Hot Fury', 'Old Debt']).resolve('A', 'ash-bolt', ['A'])
    expect([game.player('A').life, game.object('old-debt').counters]).toEqual([17, { debt: 1 }])
  })
})

describe('CR 615.13: abilities that watch for damage that is prevented', () => {
  it('once for one effect, however many events it prevents at the time', () => {
    const game = board(['Wide Cover', 'Wide Fire'], ['Calm Mind', 'Plain Ox', 'Big Ox']).resolve('A', 'wide-cover')
    game.resolve('A', 'wide-fire')
    expect(game.names('stack')).toEqual(['Calm Mind'])
    expect(game.passAll().player('A').life).toBe(24)
  })

  it('once for each effect', () => {
    const game = board(['Shared Cover', 'Wide Fire'], ['Calm Mind', 'Plain Ox', 'Big Ox']).resolve('A', 'shared-cover')
    game.resolve('A', 'wide-fire')
    expect(game.decision?.kind === 'order' || game.names('stack').length === 2).toBe(true)
  })

  it('not where none was prevented', () => {
    const game = board(['Small Shield', 'Ash Bolt'], ['Calm Mind', 'Hot Fury']).resolve('A', 'small-shield', ['B'])
    expect(game.resolve('A', 'ash-bolt', ['B']).names('stack')).toEqual([])
  })
})
