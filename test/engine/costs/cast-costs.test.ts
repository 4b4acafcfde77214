import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { Cost } from '../../../src/core/cost.ts'
import {
  ANY_TARGET,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  manaCost,
  OWN_CREATURE,
  slot,
  spell,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const alsoPay = (cost: Cost): Ability => fixedRule({ kind: 'additional-cost', cost })
const costs = (more: '1' | null, less: string | null, what: object): Ability =>
  fixedRule({
    kind: 'cost-change',
    what: { subject: 'spell', ...what },
    who: 'any',
    ...(more === null ? {} : { more: manaCost(`{${more}}`) }),
    ...(less === null ? {} : { less: manaCost(less) }),
  })
const life = spell([], gainsLife(1))

const CARDS = [
  defineCard('Rite', '{B}', 'Sorcery', [alsoPay([{ kind: 'sacrifice', what: OWN_CREATURE, count: 1 }]), life]),
  defineCard('Toll', '{0}', 'Sorcery', [alsoPay([{ kind: 'pay-life', amount: 5 }]), life]),
  defineCard('Purge', '{0}', 'Sorcery', [alsoPay([{ kind: 'discard', what: {}, count: 2 }]), life]),
  defineCard('Blast', '{X}{R}', 'Sorcery', [
    spell([slot(ANY_TARGET)], {
      do: 'damage',
      source: { ref: 'self' },
      amount: { kind: 'x' },
      to: { ref: 'target', id: 'target' },
    }),
  ]),
  defineCard('Kick', '{R}', 'Instant', [
    { kind: 'keyword', keyword: 'kicker', cost: manaCost('{1}{R}') },
    spell([slot(ANY_TARGET)], damages(2)),
  ]),
  defineCard('Echo', '{R}', 'Instant', [{ kind: 'keyword', keyword: 'flashback', cost: manaCost('{2}{R}') }, life]),
  defineCard('Herd Call', '{4}{G}', 'Sorcery', [{ kind: 'keyword', keyword: 'affinity', filter: OWN_CREATURE }, life]),
  defineCard('Tax Office', '{2}', 'Artifact', [costs('1', null, { notTypes: ['creature'] })]),
  defineCard('Guild Hall', '{2}', 'Artifact', [costs(null, '{1}', {})]),
  defineCard('Grand Hall', '{2}', 'Artifact', [costs(null, '{R}', {})]),
  defineCard('Plain Rest', '{1}{R}', 'Sorcery', [life]),
  defineCreature('Ox', '{1}{G}', 'Ox', '3/3'),
  defineCard('Scrap Golem', '{3}', 'Artifact Creature — Golem', [], { size: '2/2' }),
  defineCard('Forge Rite', '{0}', 'Sorcery', [
    alsoPay([
      { kind: 'sacrifice', what: OWN_CREATURE, count: 1 },
      { kind: 'sacrifice', what: { subject: 'permanent', types: ['artifact'], controller: 'you' }, count: 1 },
    ]),
    life,
  ]),
]
const hand = ['Rite', 'Toll', 'Purge', 'Blast', 'Kick', 'Echo', 'Herd Call', 'Plain Rest'].map((name) => ({
  id: name.split(' ')[0]!.toLowerCase(),
  name,
}))
const ox = (n: number) => ({ id: `ox-${n}`, name: 'Ox' })
const cast = (object: string, more: object = {}) => ({ kind: 'cast-spell', player: 'A', object, ...more }) as const

describe('CR 118.3: parts of a cost that take of the same', () => {
  const golem = (n: number) => ({ id: `golem-${n}`, name: 'Scrap Golem' })
  const table = (...battlefield: readonly object[]) =>
    mainPhase(CARDS, { a: { hand: [{ id: 'forge', name: 'Forge Rite' }], battlefield: battlefield as never } })

  it('are refused where there is too little for all of them', () => {
    expect(table(golem(1)).refusal(cast('forge'))).toEqual(['cost.not-enough 118.3 701.21a'])
    expect(table(golem(1), ox(1)).do(cast('forge')).names('graveyard').toSorted()).toEqual(['Ox', 'Scrap Golem'])
  })

  it('are asked for what leaves enough for the others', () => {
    const verdict = table(golem(1), ox(1), ox(2)).judge(cast('forge'))
    expect(verdict).toMatchObject({ verdict: 'incomplete', decision: { options: ['ox-1', 'ox-2'] } })
  })
})

describe('CR 118.8: additional costs', () => {
  it('a creature is sacrificed: the only one, or as chosen', () => {
    const one = mainPhase(CARDS, { a: { hand, battlefield: [...lands('Swamp'), ox(1)] } }).do(cast('rite'))
    expect(one.names('graveyard', 'A')).toEqual(['Ox'])
    const two = mainPhase(CARDS, {
      a: { hand, battlefield: [...lands('Swamp'), ox(1), ox(2)] },
      b: { battlefield: [ox(3)] },
    })
    expect(two.judge(cast('rite'))).toMatchObject({
      decision: {
        kind: 'choose-objects',
        key: 'costs:rite:sacrifice',
        purpose: 'sacrifice',
        options: ['ox-1', 'ox-2'],
      },
    })
    expect(two.refusal(cast('rite', { costs: { sacrifice: ['ox-2'] } }))).toEqual(['legal'])
    expect(two.refusal(cast('rite', { costs: { sacrifice: ['ox-3'] } }))).toEqual(['cost.choice 118.3 601.2h'])
    expect(two.refusal(cast('rite', { costs: { sacrifice: ['ox-1', 'ox-2'] } }))).toEqual([
      'cost.choice-count 118.3 601.2h',
    ])
  })

  it('says all that is lacking at once', () => {
    expect(mainPhase(CARDS, { a: { hand } }).refusal(cast('rite'))).toEqual([
      'cost.not-enough 118.3 701.21a',
      'cost.mana 601.2h 601.2f 118.3',
    ])
  })

  it.each([
    [5, ['legal']],
    [4, ['cost.life 119.4 118.3']],
  ])('with %i life: %j (119.4)', (held, expected) => {
    expect(mainPhase(CARDS, { a: { hand, life: held } }).refusal(cast('toll'))).toEqual(expected)
  })

  it('the spell itself is not in hand any more and can’t be discarded for itself', () => {
    const three = ['Purge', 'Toll'].map((name) => ({ id: name.toLowerCase(), name }))
    expect(mainPhase(CARDS, { a: { hand: three } }).refusal(cast('purge'))).toEqual(['cost.not-enough 118.3 701.9a'])
  })
})

describe('CR 107.3: X', () => {
  const setting = { a: { hand, battlefield: lands('Mountain', 'Forest', 'Forest') } }
  it.each([
    [{ x: 2 }, ['legal']],
    [{ x: 0 }, ['legal']],
    [{ x: 3 }, ['cost.mana 601.2h 601.2f 118.3']],
    [{ x: -1 }, ['x.out-of-range 107.3a 107.1b']],
    [{ x: 1.5 }, ['x.out-of-range 107.3a 107.1b']],
  ])('%j: %j', (more, expected) => {
    expect(mainPhase(CARDS, setting).refusal(cast('blast', { targets: [['B']], ...more }))).toEqual(expected)
  })

  it('asks for X up to what can be paid', () => {
    expect(mainPhase(CARDS, setting).judge(cast('blast', { targets: [['B']] }))).toMatchObject({
      decision: { kind: 'choose-number', key: 'x:blast', what: 'x', min: 0, max: 2 },
    })
  })

  it('X is remembered, and only costs with X have one', () => {
    const game = mainPhase(CARDS, setting)
    expect(game.refusal(cast('plain', { x: 2 }))).toEqual(['x.not-allowed 107.3a 601.2b'])
    expect(game.do(cast('blast', { x: 2, targets: [['B']] })).object('blast.2').onStack).toMatchObject({ x: 2 })
    expect(game.passAll().player('B').life).toBe(18)
  })
})

describe('CR 702.33, 702.34: optional and alternative costs', () => {
  it('asks whether to kick when both can be paid, and not when they can’t', () => {
    const rich = mainPhase(CARDS, { a: { hand, battlefield: lands('Mountain', 'Mountain', 'Mountain') } })
    expect(rich.judge(cast('kick', { targets: [['B']] }))).toMatchObject({
      decision: { kind: 'yes-or-no', purpose: 'pay', key: 'pay:kick:kicker' },
    })
    expect(rich.do(cast('kick', { targets: [['B']], pay: ['kicker'] })).object('kick.2').onStack?.paid).toEqual([
      'kicker',
    ])
    const poor = mainPhase(CARDS, { a: { hand, battlefield: lands('Mountain') } })
    expect(poor.do(cast('kick', { targets: [['B']] })).object('kick.2').onStack?.paid).toEqual([])
  })

  it('refuses options the spell does not have', () => {
    const game = mainPhase(CARDS, { a: { hand, battlefield: lands('Mountain') } })
    expect(game.refusal(cast('kick', { targets: [['B']], pay: ['buyback'] }))).toEqual([
      'cost.option-unknown 601.2b 118.8a',
    ])
    expect(game.refusal(cast('kick', { targets: [['B']], pay: ['kicker'] }))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
  })

  it('flashback is paid from the graveyard instead of the mana cost', () => {
    const graveyard = [{ id: 'echo', name: 'Echo' }]
    const poor = mainPhase(CARDS, { a: { graveyard, battlefield: lands('Mountain') } })
    expect(poor.refusal(cast('echo'))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
    const rich = mainPhase(CARDS, { a: { graveyard, battlefield: lands('Mountain', 'Forest', 'Forest') } }).do(
      cast('echo'),
    )
    expect(rich.object('echo.2').onStack).toMatchObject({ paid: ['flashback'], castFrom: 'graveyard' })
    expect(rich.passAll().names('exile')).toEqual(['Echo'])
  })
})

describe('CR 601.2f, 118.7: what a spell costs in total', () => {
  const castable = (forests: number, battlefield: readonly string[], object: string) =>
    mainPhase(CARDS, {
      a: { hand, battlefield: [...lands('Mountain', ...Array(forests).fill('Forest')), ...battlefield] },
    }).refusal(cast(object))

  it.each([
    ['as printed', 1, [], ['legal']],
    ['one more', 1, ['Tax Office'], ['cost.mana 601.2h 601.2f 118.3']],
    ['one more', 2, ['Tax Office'], ['legal']],
    ['generic mana less', 0, ['Guild Hall'], ['legal']],
    ['never the coloured part by generic (118.7a)', 0, ['Guild Hall', 'Guild Hall'], ['legal']],
    ['more and less', 1, ['Guild Hall', 'Tax Office'], ['legal']],
    ['red mana less, then generic (118.7c)', 0, ['Grand Hall'], ['legal']],
  ])('%s with %i more lands and %j: %j', (_, forests, battlefield, expected) => {
    expect(castable(forests, battlefield, 'plain')).toEqual(expected)
  })

  it('affinity counts what its player controls (702.41a)', () => {
    const four = [1, 2, 3, 4].map(ox)
    const game = (oxen: readonly object[]) =>
      mainPhase(CARDS, { a: { hand, battlefield: [...lands('Forest'), ...(oxen as never[])] } })
    expect(game(four).refusal(cast('herd'))).toEqual(['legal'])
    expect(game(four.slice(1)).refusal(cast('herd'))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
  })

  it('names what is missing', () => {
    const game = mainPhase(CARDS, { a: { hand, battlefield: lands('Forest') } })
    expect(game.judge(cast('plain'))).toMatchObject({ reasons: [{ params: { cost: ['1', 'R'], missing: ['R'] } }] })
  })

  it('prefers saying that it can’t be paid to asking for targets', () => {
    expect(mainPhase(CARDS, { a: { hand } }).refusal(cast('kick'))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
  })
})
