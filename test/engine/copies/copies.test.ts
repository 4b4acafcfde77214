import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { CopyExceptions } from '../../../src/core/copy.ts'
import type { Effect } from '../../../src/core/effect.ts'
import type { PositionPlayer } from '../../../src/core/position.ts'
import {
  activated,
  bigger,
  CREATURE,
  continuous,
  damages,
  defineCard,
  defineCreature,
  gainsLife,
  keyword,
  LAND,
  PLAYER,
  replaces,
  shelf,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { Game } from '../game.ts'
import { lands, mainPhase } from '../main-phase.ts'

const PERMANENT = { subject: 'permanent' } as const
const OWN_LANDS = { kind: 'count', filter: { ...LAND, controller: 'you' } } as const
const makes = (except?: CopyExceptions): Effect => ({
  do: 'create-token-copy',
  who: { ref: 'you' },
  amount: 1,
  of: target(),
  ...(except === undefined ? {} : { except }),
})
const becomes = (except?: CopyExceptions): Effect => ({
  do: 'become-copy',
  what: { ref: 'self' },
  of: target(),
  ...(except === undefined ? {} : { except }),
})
const CARDS: CardDefinition[] = [
  defineCreature('Red Drake', '{1}{R}', 'Drake', '2/2', [
    keyword('flying'),
    triggered({ on: 'enters', what: 'self' }, [gainsLife(3)]),
    triggered({ on: 'leaves', what: 'self' }, [gainsLife(50)]),
  ]),
  defineCreature('Root Giant', '{2}{G}', 'Giant', '*/*', [
    continuous('self', { kind: 'define-power-toughness', power: OWN_LANDS, toughness: OWN_LANDS }),
  ]),
  defineCreature('Slow Bud', '{G}', 'Plant', '0/0', [
    replaces({ kind: 'enters-with', what: 'self', tapped: true, counters: { counter: '+1/+1', amount: 2 } }),
  ]),
  defineCard('Old Sage', '{2}', 'Legendary Planeswalker — Sage', [], { size: '4' }),
  defineCard('Mirror', '{0}', 'Instant', [spell([slot(PERMANENT)], makes())]),
  defineCard('Late Mirror', '{0}', 'Instant', [spell([slot(PERMANENT)], { do: 'destroy', what: target() }, makes())]),
  defineCard('Script Mirror', '{0}', 'Instant', [spell([slot({ subject: 'card', zones: ['graveyard'] })], makes())]),
  defineCard('Empty Mirror', '{0}', 'Instant', [
    spell([], { ...makes(), of: { ref: 'all', filter: { subject: 'card', zones: ['exile'] } } } as Effect),
  ]),
  defineCard('Bent Mirror', '{0}', 'Instant', [
    spell(
      [slot(PERMANENT)],
      makes({ power: 7, toughness: 7, types: ['artifact'], notLegendary: true, abilities: [keyword('haste')] }),
    ),
  ]),
  defineCreature('Shifter', '{U}', 'Shapeshifter', '0/4', [
    activated([], [slot(PERMANENT)], becomes()),
    activated([], [slot(PERMANENT)], becomes({ abilities: [keyword('vigilance')] })),
    activated([], [slot(PLAYER)], damages(1), { do: 'put-counters', on: { ref: 'self' }, counter: '+1/+1', amount: 1 }),
  ]),
  defineCard('Grow', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [bigger(3)],
      duration: 'end-of-turn',
    }),
  ]),
]
const clones = (optional: boolean) =>
  replaces({ kind: 'enters-as-copy', of: CREATURE, optional, except: { abilities: [keyword('haste')] } })
CARDS.push(
  defineCreature('Ox Mask', '{0}', 'Ox', '5/5'),
  defineCard('Impose', '{0}', 'Instant', [
    spell([slot(PERMANENT), slot(PERMANENT, 'model')], { do: 'become-copy', what: target(), of: target('model') }),
  ]),
  defineCard('Blue Paint', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [
        { kind: 'colors', set: true, colors: ['U'] },
        { kind: 'types', set: true, subtypes: ['Frog'] },
        { kind: 'set-power-toughness', power: 6, toughness: 6 },
      ],
      duration: 'end-of-turn',
    }),
  ]),
  defineCreature('Clay', '{0}', 'Shapeshifter', '1/1', [
    replaces({
      kind: 'enters-with',
      what: 'self',
      being: [{ kind: 'set-power-toughness', power: 3, toughness: 3 }],
    }),
  ]),
  defineCreature('Twin', '{0}', 'Shapeshifter', '0/1', [clones(true)]),
  defineCreature('Slave Twin', '{0}', 'Shapeshifter', '0/1', [clones(false)]),
)
const cards = (...names: readonly string[]) => names.map((name) => ({ id: name.toLowerCase().replace(' ', '-'), name }))
const board = (a: Omit<PositionPlayer, 'id'>, b: Omit<PositionPlayer, 'id'> = {}) => mainPhase(CARDS, { a, b })
const token = (one: Game) => Object.values(one.state.objects).find(({ substance }) => substance.kind === 'token')?.id

describe('CR 707.2: tokens that are copies', () => {
  const drake = { id: 'drake', name: 'Red Drake', counters: { '+1/+1': 2 }, tapped: true, chosen: { color: 'R' } }

  it('707.2, 707.2a: what is printed is copied, with its colour, and neither counters, status nor other effects', () => {
    const one = board({ hand: cards('Mirror', 'Grow') }, { battlefield: [drake] })
    one.resolve('A', 'grow', ['drake']).resolve('A', 'mirror', ['drake'])
    const made = token(one)!
    expect(one.traits(made)).toMatchObject({ name: 'Red Drake', colors: ['R'], manaValue: 2, power: 2, toughness: 2 })
    expect(one.traits(made).abilities).toHaveLength(3)
    expect(one.object(made)).toMatchObject({ tapped: false, counters: {}, owner: 'A' })
  })

  it('707.6: choices made for the original are not copied', () => {
    const one = board({ hand: cards('Mirror') }, { battlefield: [drake] }).resolve('A', 'mirror', ['drake'])
    expect(one.object(token(one)!).chosen).toEqual({})
  })

  it('707.5: it enters as a copy: its enters abilities trigger, and how it enters is as it says', () => {
    const one = board({ hand: cards('Mirror') }, { battlefield: [drake] })
      .resolve('A', 'mirror', ['drake'])
      .passAll()
    expect(one.player('A').life).toBe(23)
    const bud = board(
      { hand: cards('Mirror') },
      { battlefield: [{ id: 'bud', name: 'Slow Bud', counters: { '+1/+1': 1 } }] },
    )
    bud.resolve('A', 'mirror', ['bud'])
    expect(bud.object(token(bud)!)).toMatchObject({ tapped: true, counters: { '+1/+1': 2 } })
    const sage = board({ hand: cards('Mirror') }, { battlefield: cards('Old Sage') }).resolve('A', 'mirror', [
      'old-sage',
    ])
    expect(sage.object(token(sage)!).counters).toEqual({ loyalty: 4 })
  })

  it('707.3: a copy of a copy copies what that one copied', () => {
    const one = board({ hand: [...cards('Mirror'), { id: 'again', name: 'Mirror' }] }, { battlefield: [drake] })
    one.resolve('A', 'mirror', ['drake']).passAll()
    one.resolve('A', 'again', [token(one)!]).passAll()
    expect(one.names('battlefield')).toEqual(['Red Drake', 'Red Drake', 'Red Drake'])
  })

  it('111.12: none is created of nothing, but of one that is gone as it last was', () => {
    const none = board({ hand: cards('Empty Mirror') }).resolve('A', 'empty-mirror')
    expect([token(none), none.trail.includes('111.12')]).toEqual([undefined, true])
    const last = board({ hand: cards('Late Mirror') }, { battlefield: [drake] }).resolve('A', 'late-mirror', ['drake'])
    expect(last.traits(token(last)!).name).toBe('Red Drake')
  })

  it('111.5: none is created of an instant card', () => {
    const one = board({ hand: cards('Script Mirror'), graveyard: cards('Grow') }).resolve('A', 'script-mirror', [
      'grow',
    ])
    expect([token(one), one.trail.includes('111.5')]).toEqual([undefined, true])
  })

  it('707.9a, 707.9b, 707.9d: exceptions are the copy’s own, and what defined those values is not copied', () => {
    const setting = {
      hand: [...cards('Bent Mirror'), ...cards('Mirror')],
      battlefield: [...lands('Forest'), ...cards('Root Giant')],
    }
    const one = board(setting).resolve('A', 'bent-mirror', ['root-giant'])
    const made = token(one)!
    expect([one.size(made), one.size('root-giant'), one.has(made, 'haste')]).toEqual(['7/7', '1/1', true])
    expect(new Set(one.traits(made).types)).toEqual(new Set(['artifact', 'creature']))
    one.resolve('A', 'mirror', [made])
    expect(
      Object.values(one.state.objects).filter(({ id }) => one.state.battlefield.includes(id) && one.size(id) === '7/7'),
    ).toHaveLength(2)
  })

  it('707.9b: "except it isn’t legendary" keeps both', () => {
    const one = board({ hand: cards('Bent Mirror'), battlefield: cards('Old Sage') }).resolve('A', 'bent-mirror', [
      'old-sage',
    ])
    expect([one.decision, one.traits(token(one)!).supertypes]).toEqual([null, []])
  })
})

describe('CR 707.5: entering as a copy', () => {
  const setting = (name: string, ...there: readonly string[]) =>
    board({ hand: [{ id: 'twin', name }] }, { battlefield: cards(...there) }).resolve('A', 'twin')

  it('707.5: its controller chooses as it enters, and what it copies says how it enters and triggers', () => {
    const one = setting('Twin', 'Slow Bud', 'Red Drake')
    expect(one.decision).toMatchObject({ kind: 'choose-objects', player: 'A', min: 0, max: 1, rule: '707.5' })
    one.answer(['red-drake'])
    expect([one.traits('twin.3').name, one.has('twin.3', 'haste'), one.names('stack')]).toEqual([
      'Red Drake',
      true,
      ['Red Drake'],
    ])
    const bud = board(
      { hand: cards('Twin') },
      { battlefield: [{ id: 'bud', name: 'Slow Bud', counters: { '+1/+1': 3 } }] },
    )
    bud.resolve('A', 'twin').answer(['bud'])
    expect(bud.object('twin.3')).toMatchObject({ tapped: true, counters: { '+1/+1': 2 } })
  })

  it('707.5: who may copy nothing has what is printed; who must copies what there is', () => {
    const none = setting('Twin', 'Red Drake').answer([])
    expect([none.traits('twin.3').name, none.size('twin.3')]).toEqual(['Twin', '0/1'])
    expect(setting('Slave Twin', 'Red Drake').traits('twin.3').name).toBe('Red Drake')
    expect(setting('Slave Twin').traits('twin.3').name).toBe('Slave Twin')
  })

  it('707.3, 400.7: a copy of it is a copy of what it copied; in another zone it is itself again', () => {
    const one = board({ hand: cards('Slave Twin', 'Late Mirror') }, { battlefield: cards('Red Drake') })
    one.resolve('A', 'slave-twin').passAll().resolve('A', 'late-mirror', ['slave-twin.3'])
    expect(one.traits(token(one)!).name).toBe('Red Drake')
    expect(one.names('graveyard', 'A')).toContain('Slave Twin')
  })
})

describe('CR 707.4: becoming a copy', () => {
  const use = (ability: number, at: string) =>
    ({ kind: 'activate-ability', player: 'A', object: 'shifter', ability, targets: [[at]] }) as const
  const setting = () =>
    board(
      {
        battlefield: [{ id: 'shifter', name: 'Shifter', tapped: true, counters: { '+1/+1': 1 } }],
        hand: cards('Grow', 'Mirror'),
      },
      { battlefield: [...cards('Red Drake', 'Root Giant')] },
    )

  it('707.4, 110.5c: nothing enters or leaves, and status, counters and other effects go on', () => {
    const one = setting().resolve('A', 'grow', ['shifter']).do(use(0, 'red-drake')).passAll()
    expect([one.traits('shifter').name, one.size('shifter'), one.object('shifter').tapped]).toEqual([
      'Red Drake',
      '6/6',
      true,
    ])
    expect([one.names('stack'), one.player('A').life]).toEqual([[], 20])
  })

  it('707.2b: what becomes of the original later changes nothing', () => {
    const one = setting().do(use(0, 'red-drake')).passAll().resolve('A', 'grow', ['red-drake'])
    expect(one.size('shifter')).toBe('3/3')
  })

  it('707.9a: an ability it is given while copying is copied from it', () => {
    const one = setting().do(use(1, 'red-drake')).passAll().resolve('A', 'mirror', ['shifter'])
    expect([one.has('shifter', 'vigilance'), one.has(token(one)!, 'vigilance')]).toEqual([true, true])
  })

  it('707.11: an ability that names its object follows it into being something else', () => {
    const one = setting().do(use(2, 'B')).do(use(0, 'red-drake')).passAll()
    expect(one.traits('shifter').name).toBe('Red Drake')
    expect([one.passAll().player('B').life, one.object('shifter').counters]).toEqual([19, { '+1/+1': 2 }])
  })

  it('708.10: one that is face down becomes one face down', () => {
    const hidden = [{ id: 'hidden', name: 'Ox Mask', faceDown: true }]
    const one = board({ hand: cards('Impose'), battlefield: hidden }, { battlefield: cards('Red Drake') })
    one.resolve('A', 'impose', ['hidden'], ['red-drake'])
    expect([one.traits('hidden').name, one.size('hidden'), one.object('hidden').copyOf?.name]).toEqual([
      '',
      '2/2',
      'Red Drake',
    ])
  })

  it('613.2a: what it copies comes before effects of later layers that are older', () => {
    const one = board(
      { battlefield: [{ id: 'shifter', name: 'Shifter' }], hand: cards('Blue Paint') },
      { battlefield: cards('Red Drake') },
    )
    one.resolve('A', 'blue-paint', ['shifter']).do(use(0, 'red-drake')).passAll()
    expect(one.traits('shifter')).toMatchObject({ name: 'Red Drake', colors: ['U'], power: 6, toughness: 6 })
    expect(one.traits('shifter').subtypes).toEqual(['Frog'])
  })

  it('613.2a: of power and toughness that something sets as it enters nothing is said', () => {
    const one = board({ hand: cards('Clay') })
      .cast('A', 'clay')
      .pass()
    expect(one.refusal({ kind: 'pass-priority', player: 'B' })).toEqual(['unsupported'])
  })

  it('what it copied is part of the position', () => {
    const one = setting().do(use(0, 'red-drake')).passAll()
    const again = Game.at(JSON.parse(one.written()), shelf(CARDS))
    expect([again.traits('shifter').name, again.written()]).toEqual(['Red Drake', one.written()])
  })
})
