import { describe, expect, it } from 'vitest'
import type { Filter } from '../../../src/core/filter.ts'
import type { PositionPlayer } from '../../../src/core/position.ts'
import {
  activated,
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  keyword,
  LAND,
  manaCost,
  OWN_CREATURE,
  replaces,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const ITSELF: Filter = { is: { ref: 'self' } }
const OWN_LANDS = { kind: 'count', filter: { ...LAND, controller: 'you' } } as const
const CARDS = [
  defineCreature('Ox', '{0}', 'Ox', '3/3'),
  defineCreature('Root Giant', '{0}', 'Giant', '*/*', [
    continuous('self', { kind: 'define-power-toughness', power: OWN_LANDS, toughness: OWN_LANDS }),
  ]),
  defineCreature('Old Rage', '{0}', 'Incarnation', '2/2', [
    {
      kind: 'static',
      zone: 'graveyard',
      effects: [
        {
          kind: 'continuous',
          affects: OWN_CREATURE,
          modifications: [{ kind: 'add-ability', ability: keyword('haste') }],
        },
        { kind: 'restriction', cant: { act: 'gain-life', who: 'opponent' } },
      ],
    },
  ]),
  defineCreature('Cheap Ox', '{2}', 'Ox', '2/2', [
    fixedRule({ kind: 'cost-change', what: ITSELF, who: 'any', less: manaCost('{2}') }),
  ]),
  defineCreature('Stubborn Ox', '{0}', 'Ox', '2/2', [
    fixedRule({ kind: 'restriction', cant: { act: 'be-countered', who: 'self' } }),
  ]),
  defineCreature('Grave Ox', '{0}', 'Ox', '2/2', [
    {
      kind: 'static',
      zone: 'graveyard',
      effects: [{ kind: 'permission', may: { act: 'cast', who: 'you', what: ITSELF } }],
    },
  ]),
  defineCreature('Slow Ox', '{0}', 'Ox', '2/2', [
    replaces({ kind: 'enters-with', what: 'self', tapped: true, counters: { counter: '+1/+1', amount: 1 } }),
  ]),
  defineCreature('Returner', '{0}', 'Skeleton', '1/1', [
    activated([], [], { do: 'move', what: { ref: 'self' }, from: 'graveyard', to: 'hand' }),
    triggered({ on: 'dies', what: { ...CREATURE, other: true } }, [gainsLife(1)]),
  ]),
  defineCreature('Ember Memory', '{0}', 'Spirit', '1/1', [
    activated([{ kind: 'exile-self', from: 'graveyard' }], [], gainsLife(2)),
    activated([{ kind: 'discard-self' }], [], gainsLife(4)),
  ]),
  defineCreature('Keen Ghost', '{0}', 'Spirit', '1/1', [
    triggered({ on: 'casts', who: 'you', what: { subject: 'spell' } }, [
      { do: 'move', what: { ref: 'self' }, from: 'graveyard', to: 'hand' },
    ]),
  ]),
  defineCreature('Falling Star', '{0}', 'Spirit', '1/1', [
    triggered({ on: 'zone-change', what: 'self', to: 'graveyard' }, [gainsLife(6)]),
  ]),
  defineCard('Deny', '{0}', 'Instant', [spell([slot({ subject: 'spell' })], { do: 'counter', what: target() })]),
  defineCard('Kill', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Balm', '{0}', 'Instant', [spell([], gainsLife(1))]),
  defineCard('Toss', '{0}', 'Sorcery', [spell([], { do: 'mill', who: { ref: 'you' }, amount: 1 })]),
  defineCard('Banner', '{0}', 'Enchantment', [continuous(OWN_CREATURE, bigger(1))]),
]
const cards = (...names: readonly string[]) => names.map((name) => ({ id: name.toLowerCase().replace(' ', '-'), name }))
const board = (a: Omit<PositionPlayer, 'id'>, b: Omit<PositionPlayer, 'id'> = {}) => mainPhase(CARDS, { a, b })

describe('CR 113.6: where abilities function', () => {
  it('113.6a: what defines a characteristic, everywhere', () => {
    const giants = (zone: string) => [{ id: zone, name: 'Root Giant' }]
    const one = board({
      battlefield: [...lands('Forest', 'Forest'), ...giants('there')],
      hand: giants('hand'),
      graveyard: giants('grave'),
      exile: giants('exile'),
      library: giants('library'),
    })
    expect(['there', 'hand', 'grave', 'exile', 'library'].map((id) => one.size(id))).toEqual(Array(5).fill('2/2'))
  })

  it('113.6: a static ability of a permanent does nothing from a hand or graveyard', () => {
    const one = board({ battlefield: cards('Ox'), hand: cards('Banner'), graveyard: [{ id: 'old', name: 'Banner' }] })
    expect(one.size('ox')).toBe('3/3')
  })

  it('113.6b: one that says where it functions, only there', () => {
    const grave = board({ battlefield: cards('Ox'), graveyard: cards('Old Rage') }, { hand: cards('Balm') })
    expect(grave.has('ox', 'haste')).toBe(true)
    expect(grave.pass().resolve('B', 'balm').player('B').life).toBe(20)
    const there = board({ battlefield: cards('Ox', 'Old Rage') }, { hand: cards('Balm') })
    expect(there.has('ox', 'haste')).toBe(false)
    expect(there.pass().resolve('B', 'balm').player('B').life).toBe(21)
  })

  it('113.6d: what changes its own cost, on the stack', () => {
    const one = board({ hand: [...cards('Cheap Ox'), { id: 'second', name: 'Cheap Ox' }], battlefield: [] })
    expect(one.cast('A', 'cheap-ox').names('stack')).toEqual(['Cheap Ox'])
  })

  it('113.6e, 113.6g: that it cannot be countered, on the stack', () => {
    const one = board({ hand: cards('Stubborn Ox') }, { hand: cards('Deny') })
    one.cast('A', 'stubborn-ox').pass().cast('B', 'deny', ['stubborn-ox.2']).passAll().passAll()
    expect(one.names('battlefield')).toEqual(['Stubborn Ox'])
  })

  it('113.6f: where it may be cast from, where it lies', () => {
    const one = board({ graveyard: cards('Grave Ox', 'Ox') })
    const cast = (object: string) => one.refusal({ kind: 'cast-spell', player: 'A', object })
    expect(cast('grave-ox')).toEqual(['legal'])
    expect(cast('ox')).toEqual(['zone.cannot-play-from 601.3 601.2a'])
  })

  it('113.6h: how it enters, as it enters', () => {
    const one = board({ hand: cards('Slow Ox') }).resolve('A', 'slow-ox')
    expect(one.object('slow-ox.3')).toMatchObject({ tapped: true, counters: { '+1/+1': 1 } })
  })

  it.each([
    ['hand', 1, 24],
    ['graveyard', 0, 22],
  ] as const)('113.6j: an ability whose cost can only be paid in a %s, there', (zone, ability, life) => {
    const one = board({ [zone]: cards('Ember Memory') })
    const activate = { kind: 'activate-ability', player: 'A', object: 'ember-memory' } as const
    expect(one.refusal({ ...activate, ability: 1 - ability })).toEqual(['activate.wrong-zone 113.6 602.2'])
    expect(
      one
        .do({ ...activate, ability })
        .passAll()
        .player('A').life,
    ).toBe(life)
    const there = board({ battlefield: cards('Ember Memory') })
    expect(there.refusal({ ...activate, ability })).toEqual(['activate.wrong-zone 113.6 602.2'])
  })

  it('113.6k: a trigger that cannot happen on the battlefield, where it can', () => {
    const one = board({ hand: cards('Toss'), library: cards('Falling Star') })
    expect(one.resolve('A', 'toss').passAll().player('A').life).toBe(26)
  })

  it('113.6m: an ability that takes its object out of a zone, only in that zone', () => {
    const activate = { kind: 'activate-ability', player: 'A', object: 'returner' } as const
    expect(board({ battlefield: cards('Returner') }).refusal(activate)).toEqual(['activate.wrong-zone 113.6 602.2'])
    expect(
      board({ graveyard: cards('Returner') })
        .do(activate)
        .passAll()
        .names('hand', 'A'),
    ).toEqual(['Returner'])
    const ghost = board({ graveyard: cards('Keen Ghost'), hand: cards('Balm') })
      .cast('A', 'balm')
      .passAll()
    expect(ghost.names('hand', 'A')).toEqual(['Keen Ghost'])
    const there = board({ battlefield: cards('Keen Ghost'), hand: cards('Balm') }).cast('A', 'balm')
    expect(there.names('stack')).toEqual(['Balm'])
  })
})
