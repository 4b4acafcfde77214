import { describe, expect, it } from 'vitest'
import type { Filter } from '../../../src/core/filter.ts'
import type { PositionPlayer } from '../../../src/core/position.ts'
import {
  ANY_TARGET,
  activated,
  all,
  CREATURE,
  continuous,
  damages,
  defineCard,
  defineCreature,
  enchant,
  gainsLife,
  keyword,
  manaCost,
  PLAYER,
  replaces,
  slot,
  spell,
  TAP,
  tapsFor,
  target,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const OWN_HAND: Filter = { subject: 'card', zones: ['hand'], owner: 'you' }
const IN_EXILE: Filter = { subject: 'card', zones: ['exile'] }
const SPELL: Filter = { subject: 'spell' }
const CARDS = [
  defineCreature('Ox', '{0}', 'Ox', '3/3', [keyword('haste')]),
  defineCreature('Kicked Ox', '{0}', 'Ox', '3/3', [
    { kind: 'keyword', keyword: 'kicker', cost: manaCost('{0}') },
    triggered({ on: 'enters', what: 'self' }, [
      { do: 'if', condition: { kind: 'paid-additional-cost', keyword: 'kicker' }, effects: [gainsLife(5)] },
    ]),
  ]),
  defineCreature('Homing Ox', '{0}', 'Ox', '3/3', [
    triggered({ on: 'dies', what: 'self' }, [{ do: 'move', what: { ref: 'self' }, to: 'hand' }]),
  ]),
  defineCard('Clinging Vine', '{0}', 'Enchantment — Aura', [
    enchant(CREATURE),
    triggered({ on: 'dies', what: 'attached' }, [{ do: 'move', what: { ref: 'self' }, to: 'hand' }]),
  ]),
  defineCard('Paint', '{0}', 'Instant', [
    spell([slot(SPELL)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'colors', set: true, colors: ['U'] }],
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Calm', '{0}', 'Instant', [
    spell([slot(SPELL)], {
      do: 'shield',
      what: target(),
      replacement: { kind: 'prevent-damage', from: 'self' },
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Kill', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Spark', '{0}', 'Instant', [spell([slot(ANY_TARGET)], damages(1))]),
  defineCard('Echo Gift', '{0}', 'Instant', [
    spell([slot({ subject: 'card', types: ['instant'], zones: ['graveyard'] })], {
      do: 'continuous',
      what: target(),
      modifications: [
        { kind: 'add-ability', ability: { kind: 'keyword', keyword: 'flashback', cost: manaCost('{0}') } },
      ],
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Blink', '{0}', 'Instant', [
    spell(
      [slot(CREATURE)],
      { do: 'exile', what: target(), as: 'gone' },
      { do: 'move', what: { ref: 'bound', name: 'gone' }, to: 'battlefield' },
    ),
  ]),
  defineCard('Deeper', '{0}', 'Instant', [spell([slot(IN_EXILE)], { do: 'exile', what: target() })]),
  defineCard('Bounce', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'move', what: target(), to: 'hand' })]),
  defineCard('Bury', '{0}', 'Instant', [
    spell([slot(CREATURE)], { do: 'move', what: target(), to: 'library', position: { fromTop: 3 } }),
  ]),
  defineCard('Stay', '{0}', 'Sorcery', [
    spell([], { do: 'move', what: all({ subject: 'card', zones: ['command'] }), to: 'command' }),
  ]),
  defineCard('Start Over', '{0}', 'Sorcery', [spell([], { do: 'shuffle-into-library', what: all(OWN_HAND) })]),
  defineCard('Void', '{0}', 'Enchantment', [
    replaces({ kind: 'redirect-zone', what: CREATURE, from: 'battlefield', to: 'graveyard', instead: 'exile' }),
  ]),
  defineCard('Tide', '{0}', 'Enchantment', [
    replaces({ kind: 'redirect-zone', what: CREATURE, from: 'battlefield', to: 'graveyard', instead: 'hand' }),
  ]),
  defineCard('Well', '{0}', 'Artifact', [
    triggered({ on: 'enters', what: 'self' }, [
      { do: 'exile', what: { ref: 'library-top', of: { ref: 'you' }, count: 1 }, link: 'exiled' },
    ]),
    activated([], [], {
      do: 'move',
      what: all({ subject: 'card', zones: ['exile'], is: { ref: 'linked', link: 'exiled' } }),
      to: 'hand',
    }),
  ]),
  defineCard('Spring', '{0}', 'Artifact', [tapsFor('G')]),
  defineCreature('Rumor', '{0}', 'Bird', '1/1', [triggered({ on: 'dies', what: CREATURE }, [gainsLife(1)])]),
  defineCard('Flood Gate', '{0}', 'Enchantment', [
    continuous(CREATURE, { kind: 'cant-have-keyword', keyword: 'haste' }),
  ]),
  defineCard('Quick Step', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [
        { kind: 'add-ability', ability: keyword('haste') },
        { kind: 'add-ability', ability: keyword('flying') },
        {
          kind: 'add-ability',
          ability: { ...activated(TAP, [slot(PLAYER)], damages(1)), timing: 'sorcery' } as never,
        },
      ],
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Slow Step', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'remove-keyword', keyword: 'haste' }],
      duration: 'end-of-turn',
    }),
  ]),
]
const cards = (...names: readonly string[]) => names.map((name) => ({ id: name.toLowerCase().replace(' ', '-'), name }))
const board = (a: Omit<PositionPlayer, 'id'>, b: Omit<PositionPlayer, 'id'> = {}) => mainPhase(CARDS, { a, b })

describe('CR 400.3–400.6: going from zone to zone', () => {
  it('400.3: what would go to somebody else’s hand goes to its owner’s', () => {
    const one = board({ hand: cards('Bounce') }, { battlefield: [{ id: 'ox', name: 'Ox', owner: 'A' }] })
    one.resolve('A', 'bounce', ['ox'])
    expect([one.names('hand', 'A'), one.names('hand', 'B')]).toEqual([['Ox'], []])
  })

  it('400.5, 404.2, 405.5: what comes last lies on top, and the top of the stack resolves first', () => {
    const one = board({ hand: cards('Spark', 'Paint', 'Calm') })
      .cast('A', 'spark', ['B'])
      .cast('A', 'paint', ['spark.2'])
    expect(one.names('stack')).toEqual(['Spark', 'Paint'])
    one.passAll().passAll()
    const [first, last] = one.player('A').graveyard
    expect([one.traits(first!).name, one.traits(last!).name]).toEqual(['Paint', 'Spark'])
  })

  it('400.6: of two effects that send it to different zones its controller chooses', () => {
    const one = board({ hand: cards('Kill'), battlefield: cards('Void', 'Tide') }, { battlefield: cards('Ox') })
    one.resolve('A', 'kill', ['ox'])
    expect(one.decision).toMatchObject({ kind: 'choose-option', player: 'B' })
    const options = one.decision?.kind === 'choose-option' ? one.decision.options : []
    one.answer(options.find((option) => option.includes('tide'))!)
    expect([one.names('hand', 'B'), one.names('exile')]).toEqual([['Ox'], []])
  })

  it('401.7: the third from the top of a library of one is its last', () => {
    const library = (count: number) =>
      board({ hand: cards('Bury') }, { battlefield: cards('Ox'), library: count }).resolve('A', 'bury', ['ox'])
    expect(library(1).player('B').library.indexOf('ox.2')).toBe(1)
    expect(library(5).player('B').library.indexOf('ox.2')).toBe(2)
  })

  it('400.12: shuffling a hand into a library moves every card of it', () => {
    const one = board({ hand: cards('Start Over', 'Ox', 'Spark'), library: 3 }).resolve('A', 'start-over')
    expect([one.player('A').hand.length, one.player('A').library.length]).toEqual([0, 5])
  })

  it('405.3: of abilities put on the stack together the active player’s come lowest', () => {
    const mine = { battlefield: [{ id: 'mine', name: 'Rumor' }], hand: cards('Kill') }
    const one = board(mine, { battlefield: [{ id: 'theirs', name: 'Rumor' }, ...cards('Ox')] })
    one.resolve('A', 'kill', ['ox'])
    expect(one.turn.stack.map((id) => one.object(id).onStack?.source)).toEqual(['mine', 'theirs'])
  })

  it('109.4a, 405.6c: a mana ability is its activator’s, resolves at once and leaves priority where it was', () => {
    const one = board({ battlefield: cards('Spring') }).do({ kind: 'activate-ability', player: 'A', object: 'spring' })
    expect([one.names('stack'), one.turn.priority, one.player('A').mana.length]).toEqual([[], 'A', 1])
  })
})

describe('CR 400.7: what a new object remembers', () => {
  it('400.7a, 112.4: a colour given to a permanent spell stays with the permanent', () => {
    const one = board({ hand: cards('Ox', 'Paint') })
      .cast('A', 'ox')
      .cast('A', 'paint', ['ox.2'])
      .passAll()
    expect(one.traits('ox.2').colors).toEqual(['U'])
    expect(one.passAll().traits('ox.3').colors).toEqual(['U'])
  })

  it('400.7c: so does the prevention of damage from it', () => {
    const one = board({ hand: cards('Ox', 'Calm') })
      .cast('A', 'ox')
      .cast('A', 'calm', ['ox.2'])
      .passAll()
      .passAll()
    one.passTo('declare-attackers').attack(['ox.3', 'B']).passTo('end-of-combat')
    expect(one.player('B').life).toBe(20)
  })

  it('400.7d: a permanent knows what was paid for its spell', () => {
    const cast = (pay: readonly string[]) =>
      board({ hand: cards('Kicked Ox') })
        .do({ kind: 'cast-spell', player: 'A', object: 'kicked-ox', pay: [...pay] })
        .passAll()
        .passAll()
    expect([cast(['kicker']).player('A').life, cast([]).player('A').life]).toEqual([25, 20])
  })

  it('400.7e: what triggered as it moved finds the card it became, in a public zone', () => {
    const one = board({ hand: cards('Kill'), battlefield: cards('Homing Ox') }).resolve('A', 'kill', ['homing-ox'])
    expect(one.passAll().names('hand', 'A')).toEqual(['Homing Ox'])
  })

  it('400.7f: an Aura’s ability finds the card the Aura became just after what it enchanted died', () => {
    const one = board({
      hand: cards('Kill'),
      battlefield: [...cards('Ox'), { id: 'vine', name: 'Clinging Vine', attachedTo: 'ox' }],
    }).resolve('A', 'kill', ['ox'])
    expect(one.names('graveyard', 'A')).toContain('Clinging Vine')
    expect(one.passAll().names('hand', 'A')).toEqual(['Clinging Vine'])
  })

  it('400.7g: flashback given to a card in a graveyard lets it be cast and goes with the spell', () => {
    const setting = { hand: cards('Echo Gift'), graveyard: cards('Spark') }
    const cast = { kind: 'cast-spell', player: 'A', object: 'spark', targets: [['B']] } as const
    expect(board(setting).refusal(cast)).toEqual(['zone.cannot-play-from 601.3 601.2a'])
    const one = board(setting).resolve('A', 'echo-gift', ['spark']).do(cast)
    expect(one.has('spark.2', 'flashback')).toBe(true)
    expect([one.passAll().names('exile'), one.player('B').life]).toEqual([['Spark'], 19])
  })

  it('400.7j: other parts of an effect find what it moved to a public zone', () => {
    const one = board({ hand: cards('Blink') }, { battlefield: cards('Ox') }).resolve('A', 'blink', ['ox'])
    expect(one.names('battlefield')).toEqual(['Ox'])
  })

  it('403.4: what enters again has nothing to do with what it was', () => {
    const setting = { hand: cards('Blink', 'Spark', 'Slow Step') }
    const one = board(setting, { battlefield: [{ id: 'ox', name: 'Ox', damage: 1 }] })
    one.resolve('A', 'slow-step', ['ox']).resolve('A', 'blink', ['ox'])
    expect([one.has('ox.3', 'haste'), one.object('ox.3').damage]).toEqual([true, 0])
  })

  it('400.8, 406.7: an exiled card that is exiled stays and is a new object', () => {
    const one = board({ hand: cards('Deeper'), exile: cards('Ox') }).resolve('A', 'deeper', ['ox'])
    expect([one.names('exile'), one.state.exile]).toEqual([['Ox'], ['ox.2']])
  })
})

describe('CR 400.10: the command zone', () => {
  it('400.10: what is put there from there is a new object', () => {
    const one = board({ hand: cards('Stay'), command: cards('Ox') }).resolve('A', 'stay')
    expect(one.state.command).toEqual(['ox.2'])
  })
})

describe('CR 406: exile', () => {
  it('406.6: an ability that speaks of cards exiled with its object means no others', () => {
    const one = board({ hand: cards('Well'), library: cards('Spark'), exile: cards('Ox') })
    one.resolve('A', 'well').passAll()
    expect(one.names('exile')).toEqual(['Ox', 'Spark'])
    one.do({ kind: 'activate-ability', player: 'A', object: one.find('Well') }).passAll()
    expect([one.names('exile'), one.names('hand', 'A')]).toEqual([['Ox'], ['Spark']])
  })

  it('406.3a: a card exiled face down has no characteristics', () => {
    const one = board({ exile: [{ id: 'secret', name: 'Ox', faceDown: true }] })
    expect(one.traits('secret')).toMatchObject({ name: '', types: [], power: null, manaCost: null, abilities: [] })
  })
})

describe('CR 113.10, 113.11: abilities added and removed', () => {
  it('113.10, 113.10b, 113.10c: the later of gaining and losing prevails, and all instances are lost', () => {
    const setting = () => board({ hand: cards('Quick Step', 'Slow Step') }, { battlefield: cards('Ox') })
    const lost = setting().resolve('A', 'quick-step', ['ox']).resolve('A', 'slow-step', ['ox'])
    expect([lost.has('ox', 'haste'), lost.has('ox', 'flying')]).toEqual([false, true])
    const gained = setting().resolve('A', 'slow-step', ['ox']).resolve('A', 'quick-step', ['ox'])
    expect(gained.has('ox', 'haste')).toBe(true)
  })

  it('113.10a: what an added ability says of when it is activated goes with it', () => {
    const one = board({ hand: cards('Quick Step'), battlefield: cards('Ox') }).resolve('A', 'quick-step', ['ox'])
    const use = { kind: 'activate-ability', player: 'A', object: 'ox', targets: [['B']] } as const
    expect(one.refusal(use)).toEqual(['legal'])
    expect(one.passTo('upkeep').refusal(use)).not.toEqual(['legal'])
  })

  it('113.11: what cannot have an ability loses it and gains it no more, but gains the others', () => {
    const one = board({ hand: cards('Quick Step'), battlefield: cards('Flood Gate', 'Ox') })
    expect(one.has('ox', 'haste')).toBe(false)
    one.resolve('A', 'quick-step', ['ox'])
    expect([one.has('ox', 'haste'), one.has('ox', 'flying')]).toEqual([false, true])
  })
})
