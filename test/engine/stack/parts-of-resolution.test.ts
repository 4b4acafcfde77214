import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import {
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  keyword,
  OWN_CREATURE,
  PLAYER,
  replaces,
  slot,
  spell,
  tapsFor,
  target,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const SPELL = { subject: 'spell' } as const
const GRAVE = { subject: 'card', zones: ['graveyard'], owner: 'you' } as const

const CARDS: readonly CardDefinition[] = [
  defineCreature('Ox', '{0}', 'Ox', '2/2'),
  defineCard('Mourn', '{0}', 'Sorcery', [
    spell([], { do: 'gain-life', who: { ref: 'you' }, amount: { kind: 'count', filter: GRAVE } }),
  ]),
  defineCard('Strike', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() }, gainsLife(1))]),
  defineCard('Stop', '{0}', 'Instant', [
    spell([slot({ anyOf: [SPELL, { subject: 'ability' }] })], { do: 'counter', what: target() }),
  ]),
  defineCreature('Firm', '{0}', 'Human', '1/1', [
    { ...triggered({ on: 'enters', what: 'self' }, [gainsLife(4)]), cantBeCountered: true } as Ability,
  ]),
  defineCreature('Soft', '{0}', 'Human', '1/1', [triggered({ on: 'enters', what: 'self' }, [gainsLife(4)])]),
  defineCard('Mill Page', '{U}', 'Artifact'),
  defineCard('Lens', '{0}', 'Artifact', [
    fixedRule({ kind: 'permission', may: { act: 'spend-mana', who: 'you' }, asThough: 'any-color' }),
  ]),
  defineCard('Red Field', '', 'Land', [tapsFor('R')]),
  defineCard('Call Back', '{0}', 'Sorcery', [
    spell(
      [slot({ subject: 'card', types: ['creature'], zones: ['graveyard'] })],
      { do: 'cast', who: { ref: 'you' }, what: target(), forCost: [], as: 'called' },
      {
        do: 'continuous',
        what: { ref: 'bound', name: 'called' },
        modifications: [{ kind: 'add-ability', ability: keyword('haste') }],
        duration: 'indefinite',
      },
    ),
  ]),
  defineCard('Haste Hall', '{0}', 'Artifact', [
    continuous(
      { subject: 'spell', types: ['creature'], controller: 'you' },
      { kind: 'add-ability', ability: keyword('haste') },
    ),
  ]),
  defineCard('Break', '{0}', 'Instant', [
    spell([slot({ subject: 'permanent', types: ['artifact'] })], { do: 'destroy', what: target() }),
  ]),
  defineCard('Lending Pool', '{0}', 'Enchantment', [
    replaces({
      kind: 'instead',
      event: 'life-gain',
      who: 'you',
      effects: [
        {
          do: 'delayed-trigger',
          event: { on: 'next-step', step: 'end', whose: 'any' },
          effects: [{ do: 'lose-life', who: { ref: 'all', filter: { ...PLAYER, player: 'opponent' } }, amount: 3 }],
        },
      ],
    }),
  ]),
  defineCard('Balm', '{0}', 'Instant', [spell([slot(PLAYER)], { do: 'gain-life', who: target(), amount: 1 })]),
  defineCreature('Blood Pact', '{0}', 'Imp', '*/*', [
    fixedRule({ kind: 'additional-cost', cost: [{ kind: 'pay-life', amount: { kind: 'x' } }] }),
    continuous('self', {
      kind: 'define-power-toughness',
      power: { kind: 'x-of', of: { ref: 'self' } },
      toughness: { kind: 'x-of', of: { ref: 'self' } },
    }),
  ]),
  defineCard('Animate All', '{0}', 'Enchantment', [
    continuous(
      { subject: 'permanent', types: ['artifact'] },
      { kind: 'types', types: ['creature'] },
      {
        kind: 'set-power-toughness',
        power: 1,
        toughness: 1,
      },
    ),
  ]),
  defineCard('No Beasts', '{0}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'enter', what: { types: ['creature'] } } }),
  ]),
  defineCard('Bauble', '{0}', 'Artifact'),
  defineCreature('Grower', '{0}', 'Ox', '1/1', [continuous(OWN_CREATURE, bigger(0))]),
]
const ids = (...names: readonly string[]) => names.map((name) => ({ id: name.toLowerCase().replace(' ', '-'), name }))
const game = (
  hand: readonly string[],
  more: Parameters<typeof mainPhase>[1]['a'] = {},
  b: Parameters<typeof mainPhase>[1]['b'] = {},
) => mainPhase(CARDS, { a: { hand: ids(...hand), ...more }, b })

describe('CR 608.2: the parts of a resolution', () => {
  it('608.2: a spell is on the stack while what it says is done, and leaves it last', () => {
    const one = game(['Mourn'], { graveyard: ids('Ox') }).resolve('A', 'mourn')
    expect([one.player('A').life, one.names('graveyard', 'A')]).toEqual([21, ['Mourn', 'Ox']])
  })

  it('608.2: its targets are looked at before anything is done', () => {
    const one = game(['Strike', 'Strike'].slice(1), { battlefield: ids('Ox') })
    one.cast('A', 'strike', ['ox'])
    const other = mainPhase(CARDS, {
      a: { hand: [...ids('Strike'), { id: 'again', name: 'Strike' }], battlefield: ids('Ox') },
    })
    other.cast('A', 'strike', ['ox']).resolve('A', 'again', ['ox']).passAll()
    expect([one.passAll().player('A').life, other.player('A').life]).toEqual([21, 21])
  })
})

describe('CR 603.1a: instructions that are no part of the effect', () => {
  const stopped = (name: string) => {
    const one = game([name, 'Stop']).resolve('A', name.toLowerCase())
    return one.resolve('A', 'stop', [one.turn.stack[0]!]).passAll().player('A').life
  }

  it('603.1a: an ability that says so can’t be countered', () => {
    expect([stopped('Firm'), stopped('Soft')]).toEqual([24, 20])
  })
})

describe('CR 609.4b: spending mana as though it were of another kind', () => {
  it('609.4b: pays the cost as it is, with the mana that there is', () => {
    const one = game(['Mill Page'], { battlefield: ids('Lens', 'Red Field') }).cast('A', 'mill-page')
    const page = one.find('Mill Page', 'stack')
    expect([one.object(page).onStack?.manaSpent, one.traits(page).manaCost]).toEqual([['R'], ['U']])
  })
})

describe('CR 400.7h: what an effect lets be cast', () => {
  it('400.7h: is found by the rest of the effect as the spell it has become', () => {
    const one = game(['Call Back'], { graveyard: ids('Ox') })
      .resolve('A', 'call-back', ['ox'])
      .answer(['ox'])
    expect(one.has(one.find('Ox', 'stack'), 'haste')).toBe(true)
    expect(one.passAll().has(one.find('Ox'), 'haste')).toBe(true)
  })
})

describe('CR 400.7b, 611.3d: what a static ability gives a permanent spell', () => {
  it('400.7b: goes with the permanent it becomes', () => {
    const one = game(['Ox'], { battlefield: ids('Haste Hall') }).resolve('A', 'ox')
    expect(one.has(one.find('Ox'), 'haste')).toBe(true)
  })

  it('611.3d: and stays, whatever becomes of the static ability', () => {
    const one = game(['Ox', 'Break'], { battlefield: ids('Haste Hall') }).resolve('A', 'ox')
    one.resolve('A', 'break', ['haste-hall'])
    expect(one.has(one.find('Ox'), 'haste')).toBe(true)
  })

  it('400.7b: nothing else that is on the battlefield gets it', () => {
    const one = game(['Ox'], { battlefield: [...ids('Haste Hall'), { id: 'old', name: 'Ox' }] }).resolve('A', 'ox')
    expect(one.has('old', 'haste')).toBe(false)
  })
})

describe('CR 603.7f: a delayed triggered ability of a replacement effect', () => {
  it('603.7f: is of the object with the static ability and its controller', () => {
    const one = game(['Balm'], {}, { battlefield: ids('Lending Pool') }).resolve('A', 'balm', ['B'])
    expect([one.player('B').life, one.state.delayed.map(({ source, controller }) => [source, controller])]).toEqual([
      20,
      [['lending-pool', 'B']],
    ])
    one.passTo('end').passAll()
    expect([one.player('A').life, one.player('B').life]).toEqual([17, 20])
  })
})

describe('CR 607.2j: a variable additional cost', () => {
  it('607.2j: the value is the one that was chosen as the spell was cast', () => {
    const one = game(['Blood Pact']).do({ kind: 'cast-spell', player: 'A', object: 'blood-pact', x: 4 }).passAll()
    expect([one.player('A').life, one.size(one.find('Blood Pact'))]).toEqual([16, '4/4'])
  })
})

describe('CR 614.17d: what can’t enter', () => {
  it('614.17d: is looked at as it would be on the battlefield, with what is there already', () => {
    const one = game(['Bauble', 'Ox'], { battlefield: ids('No Beasts', 'Animate All') })
    one.resolve('A', 'bauble')
    expect([one.names('graveyard', 'A'), one.names('battlefield', 'A')]).toEqual([
      ['Bauble'],
      ['Animate All', 'No Beasts'],
    ])
    const without = game(['Bauble'], { battlefield: ids('No Beasts') }).resolve('A', 'bauble')
    expect(without.names('battlefield', 'A')).toEqual(['Bauble', 'No Beasts'])
  })
})
