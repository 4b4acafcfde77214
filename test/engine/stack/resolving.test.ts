import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import type { Filter } from '../../../src/core/filter.ts'
import {
  all,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  enchant,
  fixedRule,
  gainsLife,
  manaCost,
  PLAYER,
  slot,
  spell,
  tapsFor,
  target,
  token,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const EACH = { ref: 'each' } as const
const EVERYBODY = all(PLAYER)
const instant = (name: string, slots: Parameters<typeof spell>[0], ...effects: readonly Effect[]): CardDefinition =>
  defineCard(name, '{0}', 'Instant', [spell(slots, ...effects)])
const destroys = (filter: Filter): Effect => ({ do: 'destroy', what: all(filter) })
const counts = (filter: Filter): Effect => ({ do: 'gain-life', who: YOU, amount: { kind: 'count', filter } })
const barred = (what: Filter) => fixedRule({ kind: 'restriction', cant: { act: 'enter', what } })

const CARDS: readonly CardDefinition[] = [
  defineCreature('Ox', '{0}', 'Ox', '2/2'),
  defineCard('Pale Dusk', '{W}{B}', 'Creature — Spirit', [], { size: '1/1' }),
  defineCard('White Ox', '{W}', 'Creature — Ox', [], { size: '1/1' }),
  instant('Stop', [slot(CREATURE)], { do: 'destroy', what: target() }),
  instant('Tithe', [], {
    do: 'sacrifice',
    who: EVERYBODY,
    what: { ref: 'choose', filter: CREATURE, count: 1, chooser: EACH },
  }),
  instant('Offer', [], { do: 'optional', who: EVERYBODY, effects: [{ do: 'gain-life', who: EACH, amount: 2 }] }),
  instant('Fall', [], { do: 'for-each', of: all(CREATURE), effects: [{ do: 'destroy', what: EACH }] }),
  instant('Reckoning', [], {
    do: 'for-each',
    of: all({ anyOf: [CREATURE, PLAYER] }),
    effects: [{ do: 'mill', who: YOU, amount: 1 }, damages(1, EACH)],
  }),
  defineCreature('Watcher', '{0}', 'Human', '1/1', [
    triggered({ on: 'dies', what: { ...CREATURE, other: true } }, [gainsLife(1)]),
  ]),
  instant('Dues', [], { do: 'pay', who: YOU, cost: manaCost('{G}'), effects: [gainsLife(3)] }),
  defineCard('Grove', '', 'Land', [tapsFor('G')]),
  instant('Tally', [], {
    do: 'gain-life',
    who: YOU,
    amount: { kind: 'this-turn', what: 'creatures-died', who: YOU },
  }),
  instant('Dawn', [], destroys({ ...CREATURE, colors: ['B'] })),
  instant('Noon', [], destroys({ ...CREATURE, notColors: ['B'] })),
  defineCreature('Wall', '{0}', 'Wall', '0/4', [
    triggered({ on: 'blocks', what: 'self', attacker: CREATURE }, [
      { do: 'move', what: { ref: 'event', role: 'attacker' }, to: 'hand' },
    ]),
  ]),
  instant('Still', [slot(CREATURE)], {
    do: 'continuous',
    what: target(),
    modifications: [{ kind: 'types', set: true, types: ['artifact'] }],
    duration: 'end-of-turn',
  }),
  instant('Come Back', [], { do: 'move', what: { ref: 'self' }, to: 'hand' }, gainsLife(4)),
  instant('Census', [], counts({ subject: 'card', zones: ['graveyard'] })),
  defineCreature('Alarm', '{0}', 'Bird', '1/1', [
    triggered({ on: 'enters', what: 'self' }, [gainsLife(1)], {
      condition: { kind: 'life-at-most', who: YOU, amount: 20 },
    }),
  ]),
  defineCard('Chain', '{0}', 'Enchantment — Aura', [enchant(CREATURE)]),
  defineCard('Shut Gate', '{0}', 'Artifact', [barred({ subject: 'permanent', types: ['creature'] })]),
  defineCard('Grave Lid', '{0}', 'Artifact', [barred({ subject: 'card', types: ['creature'], zones: ['graveyard'] })]),
  instant('Raise', [slot({ subject: 'card', zones: ['graveyard'] })], {
    do: 'move',
    what: target(),
    to: 'battlefield',
    under: YOU,
  }),
  instant('Balm', [], gainsLife(3)),
  instant('Seize', [slot({ subject: 'spell' })], {
    do: 'continuous',
    what: target(),
    modifications: [{ kind: 'control', player: YOU }],
    duration: 'indefinite',
  }),
  instant('Muster', [], { do: 'create-token', who: YOU, amount: 2, token: token('Soldier', 1) }),
]
const hand = CARDS.filter(({ name }) => name !== 'Grove').map(({ name }) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
}))
type Setting = Parameters<typeof mainPhase>[1]
type Board = NonNullable<NonNullable<Setting['a']>['battlefield']>
const game = (a: Board = [], b: Board = [], more: Setting = {}): Game =>
  mainPhase(CARDS, { ...more, a: { hand, battlefield: a, ...more.a }, b: { battlefield: b, ...more.b } })

describe('CR 608.2: following the instructions', () => {
  it('608.2a: an intervening if that no longer holds removes the ability first of all', () => {
    const one = game().resolve('A', 'alarm')
    expect(one.names('stack')).toEqual(['Alarm'])
    one.resolve('A', 'come-back').passAll()
    expect(one.player('A').life).toBe(24)
    expect(one.trail).toContain('603.4')
  })

  it('109.5: "you" on a spell is who controls it as it resolves, and its card is its owner’s all the same', () => {
    const more = { b: { hand: [{ id: 'taken', name: 'Seize' }] } }
    const one = game([], [], more).cast('A', 'balm').pass()
    one.resolve('B', 'taken', [one.find('Balm', 'stack')]).passAll()
    expect([one.player('A').life, one.player('B').life]).toEqual([20, 23])
    expect(one.names('graveyard', 'A')).toEqual(['Balm'])
    expect(one.names('graveyard', 'B')).toEqual(['Seize'])
  })

  it('608.2e: several players choose in turn order from the active one, then it happens to all at once', () => {
    const two = (prefix: string): Board => [1, 2].map((nth) => ({ id: `${prefix}${nth}`, name: 'Ox' }))
    const one = game([...two('a'), 'Watcher'], two('b'), { turn: { active: 'B', priority: 'A' } as never })
    one.resolve('A', 'tithe')
    expect(one.decision).toMatchObject({ player: 'B', options: ['b1', 'b2'] })
    one.answer(['b1'])
    expect(one.decision).toMatchObject({ player: 'A' })
    expect(one.object('b1').zone).toBe('battlefield')
    one.answer(['a1'])
    if (one.decision?.kind === 'order') one.answer(one.decision.options)
    expect(one.names('stack')).toEqual(['Watcher', 'Watcher'])
  })

  it('608.2e: "each player may": each says, then those who do do it', () => {
    const one = game().resolve('A', 'offer')
    expect(one.decision).toMatchObject({ kind: 'yes-or-no', player: 'A' })
    one.answer(true)
    expect(one.decision).toMatchObject({ kind: 'yes-or-no', player: 'B' })
    expect(one.player('A').life).toBe(20)
    one.answer(false)
    expect([one.player('A').life, one.player('B').life]).toEqual([22, 20])
  })

  it('608.2f: what can be done to all at once is', () => {
    const one = game(['Watcher', 'Ox', 'Ox']).resolve('A', 'fall')
    if (one.decision?.kind === 'order') one.answer(one.decision.options)
    expect(one.names('stack')).toEqual(['Watcher', 'Watcher'])
  })

  it('608.2f: what can’t is done player by player, each player’s in the order the controller says', () => {
    const one = game([{ id: 'own', name: 'Ox' }], [{ id: 'other', name: 'Ox' }])
    one.resolve('A', 'reckoning')
    expect(one.decision).toMatchObject({ player: 'A', options: ['A', 'own'] })
    one.answer(['own'])
    expect(one.decision).toMatchObject({ player: 'A', options: ['B', 'other'] })
    one.answer(['B'])
    const hit = one.events.flatMap((event) => (event.kind === 'damage' ? [event.target] : []))
    expect(hit).toEqual(['own', 'A', 'B', 'other'])
  })

  it('608.2g: mana abilities may be activated for a payment while something resolves', () => {
    const one = game([{ id: 'grove', name: 'Grove' }])
      .resolve('A', 'dues')
      .answer(true)
    expect(one.object('grove').tapped).toBe(true)
    expect(one.player('A').life).toBe(23)
  })

  it('608.2i: what happened this turn counts, wherever it is now', () => {
    const one = game([{ id: 'x', name: 'Ox' }])
      .resolve('A', 'muster')
      .resolve('A', 'fall')
      .resolve('A', 'tally')
    expect(one.names('graveyard').filter((name) => name === 'Ox')).toHaveLength(1)
    expect(one.player('A').life).toBe(23)
  })

  it('608.2j: only the characteristic that is named counts', () => {
    const board: Board = ['Pale Dusk', 'White Ox']
    expect(game(board).resolve('A', 'dawn').names('battlefield')).toEqual(['White Ox'])
    expect(game(board).resolve('A', 'noon').names('battlefield')).toEqual(['Pale Dusk'])
  })

  it('608.2k: what the event was about is affected, whatever it has become', () => {
    const one = game([{ id: 'ox1', name: 'Ox' }], [{ id: 'wall1', name: 'Wall' }])
    one.passTo('declare-attackers').attack('ox1').passAll().block({ wall1: 'ox1' }).cast('A', 'still', ['ox1'])
    one.passAll()
    expect(one.traits('ox1').types).toEqual(['artifact'])
    one.passAll()
    expect(one.names('hand', 'A').filter((name) => name === 'Ox')).toHaveLength(2)
  })

  it('608.2m: a spell that leaves the stack while it resolves is followed to its end', () => {
    const one = game().resolve('A', 'come-back')
    expect(one.names('hand', 'A')).toContain('Come Back')
    expect(one.player('A').life).toBe(24)
  })

  it('608.2n: it goes to the graveyard last of all, and an ability is gone', () => {
    const one = game().resolve('A', 'census')
    expect(one.player('A').life).toBe(20)
    expect(one.names('graveyard', 'A')).toEqual(['Census'])
    const two = game().resolve('A', 'alarm').passAll()
    expect(two.names('stack')).toEqual([])
    expect(Object.values(two.state.objects).filter(({ substance }) => substance.kind === 'ability')).toEqual([])
  })
})

describe('CR 608.3: permanent spells', () => {
  it('608.3, 608.3a: enter under their controller’s control', () => {
    const one = game().resolve('A', 'ox')
    expect(one.object(one.find('Ox'))).toMatchObject({ zone: 'battlefield', controller: 'A' })
    expect(one.trail).toContain('608.3a')
  })

  it('110.2b, 400.7a: one taken on the stack enters under its new controller', () => {
    const one = game([], [], { b: { hand: [{ id: 'taken', name: 'Seize' }] } })
      .cast('A', 'alarm')
      .pass()
    one.resolve('B', 'taken', [one.find('Alarm', 'stack')]).passAll()
    expect(one.traits(one.find('Alarm')).controller).toBe('B')
    one.passAll()
    expect([one.player('A').life, one.player('B').life]).toEqual([20, 21])
  })

  it('608.3b: an Aura whose target is gone goes to its owner’s graveyard', () => {
    const one = game([{ id: 'ox1', name: 'Ox' }])
      .cast('A', 'chain', ['ox1'])
      .resolve('A', 'stop', ['ox1'])
      .passAll()
    expect(one.names('graveyard', 'A')).toEqual(['Chain', 'Ox', 'Stop'])
    expect(one.trail).toContain('608.2b')
  })

  it('608.3e: one that can’t enter goes to its owner’s graveyard', () => {
    const one = game(['Shut Gate']).resolve('A', 'ox')
    expect(one.names('graveyard', 'A')).toEqual(['Ox'])
    expect(one.trail).toContain('608.3e')
    expect(game(['Shut Gate']).resolve('A', 'muster').names('battlefield')).toEqual(['Shut Gate'])
  })

  it('608.3e: where only cards from a zone can’t, others can', () => {
    const more = { a: { graveyard: [{ id: 'dead', name: 'Ox' }] } }
    const one = game(['Grave Lid'], [], more).resolve('A', 'ox').resolve('A', 'raise', ['dead'])
    expect(one.names('battlefield')).toEqual(['Grave Lid', 'Ox'])
    expect(one.object('dead').zone).toBe('graveyard')
  })
})
