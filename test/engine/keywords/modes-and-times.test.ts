import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { CostKeyword } from '../../../src/core/keyword.ts'
import { SELF, YOU } from '../../../src/core/ref.ts'
import {
  ANY_TARGET,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  manaCost,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const paidBy = (name: CostKeyword, mana: string): Ability => ({ kind: 'keyword', keyword: name, cost: manaCost(mana) })
const modal = (max: number): Ability => ({
  kind: 'spell',
  body: {
    kind: 'modal',
    min: 1,
    max,
    modes: [
      { targets: [], effects: [gainsLife(1)] },
      { targets: [], effects: [gainsLife(10)] },
      { targets: [slot(CREATURE)], effects: [{ do: 'destroy', what: target() }] },
    ],
  },
})

const CARDS = [
  defineCard('Both', '{1}', 'Sorcery', [modal(1), paidBy('entwine', '{2}')]),
  defineCard('Many', '{1}', 'Sorcery', [modal(3), paidBy('escalate', '{1}')]),
  defineCard('Volley', '{1}', 'Instant', [paidBy('replicate', '{1}'), spell([slot(ANY_TARGET)], damages(1))]),
  defineCreature('Grower', '{1}', 'Plant', '1/1', [
    paidBy('multikicker', '{1}'),
    fixedRule({
      kind: 'replacement',
      replacement: {
        kind: 'enters-with',
        what: 'self',
        counters: { counter: '+1/+1', amount: { kind: 'times-paid', keyword: 'kicker' } },
      },
    }),
  ]),
  defineCard('Reach Out', '{1}', 'Instant', [
    fixedRule({
      kind: 'cost-change',
      what: { subject: 'spell', is: SELF },
      who: 'you',
      more: manaCost('{2}'),
      perEach: { kind: 'sum', of: [{ kind: 'targets', of: SELF }, -1] },
    }),
    spell(
      [{ id: 'target', filter: CREATURE, min: 0, max: 3 }],
      { do: 'tap', what: target() },
      { do: 'draw', who: YOU, amount: 0 },
    ),
  ]),
  defineCreature('Ox', '{1}{G}', 'Ox', '3/3'),
]
const card = (name: string, id = name.toLowerCase().replaceAll(' ', '-')) => ({ id, name })
const cast = (object: string, more: object = {}) => ({ kind: 'cast-spell', player: 'A', object, ...more }) as const
const game = (mana: number, name: string) =>
  mainPhase(CARDS, {
    a: { hand: [card(name)], battlefield: lands(...Array(mana).fill('Forest')) },
    b: { battlefield: [card('Ox', 'ox-1'), card('Ox', 'ox-2')] },
  })

describe('CR 702.42: entwine', () => {
  it('702.42a–b: all modes for its cost, in the order they are written', () => {
    const played = game(3, 'Both')
      .do(cast('both', { pay: ['entwine'], modes: [2, 1, 0], targets: [['ox-1']] }))
      .passAll()
    expect(played.player('A').life).toBe(31)
    expect(played.names('graveyard', 'B')).toEqual(['Ox'])
    expect(played.object('forest-3').tapped).toBe(true)
  })
  it('702.42a: without it as many as the card says', () => {
    expect(game(3, 'Both').refusal(cast('both', { pay: [], modes: [0, 1] }))).toEqual(['mode.count 700.2a 601.2b'])
    expect(game(3, 'Both').refusal(cast('both', { pay: ['entwine'], modes: [0] }))).toEqual([
      'mode.count 700.2a 601.2b',
    ])
    expect(game(2, 'Both').refusal(cast('both', { pay: ['entwine'], modes: [0, 1, 2], targets: [['ox-1']] }))).toEqual([
      'cost.mana 601.2h 601.2f 118.3',
    ])
  })
})

describe('CR 702.120: escalate', () => {
  it('702.120a: its cost once for each mode beyond the first', () => {
    expect(game(1, 'Many').refusal(cast('many', { modes: [0] }))).toEqual(['legal'])
    expect(game(1, 'Many').refusal(cast('many', { modes: [0, 1] }))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
    const played = game(3, 'Many').do(cast('many', { modes: [0, 1, 2], targets: [['ox-1']] }))
    expect(played.object('forest-3').tapped).toBe(true)
    expect(played.passAll().player('A').life).toBe(31)
  })
})

describe('CR 702.56, 702.33c: costs that are paid any number of times', () => {
  it('702.56a: replicate copies the spell for each time, with targets of its own', () => {
    const played = game(3, 'Volley')
      .do(cast('volley', { pay: ['replicate', 'replicate'], targets: [['B']] }))
      .passAll()
    played.answer(['ox-1'])
    played.answer(['B'])
    played.passAll().passAll().passAll()
    expect(played.player('B').life).toBe(18)
    expect(played.object('ox-1').damage).toBe(1)
  })
  it('702.56a: not paid it does not trigger; more than can be paid is refused', () => {
    const played = game(3, 'Volley').do(cast('volley', { pay: [], targets: [['B']] }))
    expect(played.names('stack')).toEqual(['Volley'])
    expect(game(2, 'Volley').refusal(cast('volley', { pay: ['replicate', 'replicate'], targets: [['B']] }))).toEqual([
      'cost.mana 601.2h 601.2f 118.3',
    ])
  })
  it('702.56a: asked for once more each time it can still be paid', () => {
    const asking = game(3, 'Volley')
    const first = { 'pay:volley:replicate': true }
    expect(asking.judge(cast('volley', { targets: [['B']] }))).toMatchObject({
      decision: { key: 'pay:volley:replicate' },
    })
    expect(asking.judge(cast('volley', { targets: [['B']], answers: first }))).toMatchObject({
      decision: { key: 'pay:volley:replicate:2' },
    })
    expect(
      asking
        .do(cast('volley', { targets: [['B']], answers: { ...first, 'pay:volley:replicate:2': true } }))
        .names('stack'),
    ).toHaveLength(2)
  })
  it('702.33c: multikicker kicks as often as it is paid', () => {
    const played = game(4, 'Grower')
      .do(cast('grower', { pay: ['kicker', 'kicker', 'kicker'] }))
      .passAll()
    expect(played.size(played.find('Grower'))).toBe('4/4')
  })
})

describe('CR 601.2f: what costs more for each target', () => {
  it('601.2f, 115.9a: the first target is free, none costs no less', () => {
    expect(game(1, 'Reach Out').refusal(cast('reach-out', { targets: [['ox-1']] }))).toEqual(['legal'])
    expect(game(1, 'Reach Out').refusal(cast('reach-out', { targets: [[]] }))).toEqual(['legal'])
    expect(game(2, 'Reach Out').refusal(cast('reach-out', { targets: [['ox-1', 'ox-2']] }))).toEqual([
      'cost.mana 601.2h 601.2f 118.3',
    ])
    expect(game(3, 'Reach Out').refusal(cast('reach-out', { targets: [['ox-1', 'ox-2']] }))).toEqual(['legal'])
  })
})
