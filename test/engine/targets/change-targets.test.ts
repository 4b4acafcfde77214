import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../src/core/effect.ts'
import {
  ANY_TARGET,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  keyword,
  OWN_CREATURE,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const changes = (how: Extract<Effect, { do: 'change-target' }>['how']) =>
  spell([slot({ subject: 'spell' }, 'turned')], { do: 'change-target', what: target('turned'), how })
const CARDS = [
  defineCard('Spark', '{0}', 'Instant', [spell([slot(ANY_TARGET)], damages(3))]),
  defineCard('Pact', '{0}', 'Instant', [
    spell(
      [slot(OWN_CREATURE, 'one'), slot(CREATURE, 'two')],
      { do: 'tap', what: target('one') },
      { do: 'tap', what: target('two') },
    ),
  ]),
  defineCard('Spread', '{0}', 'Instant', [
    spell([{ id: 'target', filter: ANY_TARGET, min: 1, max: 2, divide: 3 }], {
      do: 'damage',
      source: { ref: 'self' },
      amount: 3,
      to: target(),
      divided: true,
    }),
  ]),
  defineCard('Turn One', '{0}', 'Instant', [changes('change-one')]),
  defineCard('Turn Any', '{0}', 'Instant', [changes('change-any')]),
  defineCard('New Ones', '{0}', 'Instant', [changes('choose-new')]),
  defineCard('Turn All', '{0}', 'Instant', [changes('change-all')]),
  defineCard('Only Mine', '{0}', 'Instant', [
    spell([slot({ subject: 'spell', targetsOnly: OWN_CREATURE }, 'turned')], {
      do: 'change-target',
      what: target('turned'),
      how: 'choose-new',
    }),
  ]),
  defineCreature('Ox', '{2}{G}', 'Ox', '9/9'),
  defineCreature('Mist Ox', '{2}{G}', 'Ox', '9/9', [keyword('shroud')]),
]
const hand = CARDS.slice(0, 8).map(({ name }) => ({ id: name.toLowerCase().replace(' ', '-'), name }))
const ox = (id: string, name = 'Ox') => ({ id, name })
const game = (mine: readonly object[], theirs: readonly object[] = []) =>
  mainPhase(CARDS, { a: { hand, battlefield: mine as never }, b: { battlefield: theirs as never } })
const targetsOf = (one: ReturnType<typeof game>, id: string) =>
  one.object(id).onStack?.targets.map(({ chosen }) => chosen)

describe('CR 115.7, 115.7b: changing a target', () => {
  it('to another legal target, which its controller picks', () => {
    const one = game([ox('mine'), ox('misty', 'Mist Ox')])
      .cast('A', 'spark', ['B'])
      .cast('A', 'turn-one', ['spark.2'])
      .passAll()
    expect(one.decision).toMatchObject({ kind: 'choose-targets', rule: '115.7b', player: 'A', options: ['A', 'mine'] })
    one.answer(['mine'])
    expect(targetsOf(one, 'spark.2')).toEqual([['mine']])
    expect(one.passAll().object('mine').damage).toBe(3)
  })

  it('changes nothing where there is no other', () => {
    const one = game([ox('mine')])
      .cast('A', 'pact', ['mine'], ['mine'])
      .cast('A', 'turn-one', ['pact.2'])
      .passAll()
    expect(one.decision).toBeNull()
    expect(targetsOf(one, 'pact.2')).toEqual([['mine'], ['mine']])
  })

  it('asks which, where several could be changed', () => {
    const one = game([ox('mine'), ox('other')])
      .cast('A', 'pact', ['mine'], ['mine'])
      .cast('A', 'turn-one', ['pact.2'])
      .passAll()
    expect(one.decision).toMatchObject({ kind: 'choose-option', options: ['one/mine', 'two/mine'] })
    one.answer('two/mine')
    expect(targetsOf(one, 'pact.2')).toEqual([['mine'], ['other']])
  })
})

describe('CR 115.7c–f: any targets, new targets', () => {
  it.each(['turn-any', 'new-ones'])('%s: each may stay or become another', (card) => {
    const one = game([ox('mine'), ox('other')], [ox('theirs')]).cast('A', 'pact', ['mine'], ['theirs'])
    one.cast('A', card, ['pact.2']).passAll()
    expect(one.decision).toMatchObject({ options: ['mine', 'other'] })
    one.answer(['mine'])
    expect(one.decision).toMatchObject({ options: ['theirs', 'mine', 'other'] })
    one.answer(['mine'])
    expect(targetsOf(one, 'pact.2')).toEqual([['mine'], ['mine']])
  })

  it('keeps the division, and no target twice in one use of the word', () => {
    const one = game([ox('mine')]).do({
      kind: 'cast-spell',
      player: 'A',
      object: 'spread',
      targets: [['A', 'B']],
      divide: [{ A: 1, B: 2 }],
    })
    one.cast('A', 'new-ones', ['spread.2']).passAll()
    one.answer(['B'])
    expect(one.decision).toMatchObject({ options: ['A', 'mine'] })
    one.answer(['A'])
    expect(one.object('spread.2').onStack?.targets).toEqual([
      { slot: 'target', mode: 0, chosen: ['B', 'A'], division: { B: 1, A: 2 } },
    ])
  })
})

describe('CR 115.7a: changing the targets', () => {
  it('changes every one of them, in a way that leaves the others possible', () => {
    const one = game([ox('mine'), ox('other')])
      .cast('A', 'pact', ['mine'], ['mine'])
      .cast('A', 'turn-all', ['pact.2'])
    expect(targetsOf(one.passAll(), 'pact.2')).toEqual([['other'], ['other']])
    expect(one.trail).toContain('115.7a')
  })

  it('changes none where one of them has no other', () => {
    const one = game([ox('mine')], [ox('theirs')])
    one.cast('A', 'pact', ['mine'], ['theirs']).cast('A', 'turn-all', ['pact.2']).passAll()
    expect(one.decision).toBeNull()
    expect(targetsOf(one, 'pact.2')).toEqual([['mine'], ['theirs']])
  })

  it('offers the old target to nobody', () => {
    const one = game([ox('mine')], [ox('theirs')])
      .cast('A', 'spark', ['B'])
      .cast('A', 'turn-all', ['spark.2'])
    expect(one.passAll().decision).toMatchObject({ options: ['A', 'mine', 'theirs'] })
  })
})

describe('CR 115.9c: a spell that targets only something', () => {
  const only = { kind: 'cast-spell', player: 'A', object: 'only-mine' } as const
  it.each([
    ['that alone', 'spark', [['mine']], 'legal'],
    ['it twice', 'pact', [['mine'], ['mine']], 'legal'],
    ['another of the kind besides', 'pact', [['mine'], ['other']], 'target.wrong-kind 601.2c 115.1'],
    ['something else', 'spark', [['theirs']], 'target.wrong-kind 601.2c 115.1'],
  ])('%s', (_, card, targets, expected) => {
    const one = game([ox('mine'), ox('other')], [ox('theirs')]).cast('A', card, ...targets)
    expect(one.refusal({ ...only, targets: [[`${card}.2`]] })).toEqual([expected])
  })
})
