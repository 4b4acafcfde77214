import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { CostPart } from '../../../src/core/cost.ts'
import type { ManaRestriction, ManaType } from '../../../src/core/mana.ts'
import { activated, defineCard, defineCreature, gainsLife, spell, TAP, tapsFor } from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const adds = (mana: readonly ManaType[], restriction?: ManaRestriction) =>
  ({
    do: 'add-mana',
    who: { ref: 'you' },
    mana: { kind: 'fixed', mana },
    ...(restriction === undefined ? {} : { restriction }),
  }) as const
const oneOf = (types: readonly ManaType[], amount = 1): Ability =>
  activated(TAP, [], { do: 'add-mana', who: { ref: 'you' }, mana: { kind: 'one-of', types, amount } })
const costing = (parts: readonly CostPart[], ...mana: readonly ManaType[]): Ability => activated(parts, [], adds(mana))

const CARDS = [
  defineCard('Coin', '{0}', 'Artifact', [costing([{ kind: 'tap' }, { kind: 'sacrifice-self' }], 'R')]),
  defineCard('Sore Land', '', 'Land', [
    activated(TAP, [], adds(['R']), { do: 'damage', source: { ref: 'self' }, amount: 1, to: { ref: 'you' } }),
  ]),
  defineCard('Forge Land', '', 'Land', [
    tapsFor('C'),
    activated(TAP, [], adds(['R']), { do: 'damage', source: { ref: 'self' }, amount: 1, to: { ref: 'you' } }),
  ]),
  defineCard('Border', '', 'Land', [oneOf(['R', 'G'])]),
  defineCard('Quarry', '', 'Land', [tapsFor('C')]),
  defineCard('Twin Stone', '{1}', 'Artifact', [tapsFor('C', 'C')]),
  defineCard('Filter', '', 'Land', [costing([{ kind: 'mana', mana: ['1'] }, { kind: 'tap' }], 'R', 'G')]),
  defineCard('Nursery', '', 'Land', [activated(TAP, [], adds(['G', 'G'], 'creature-spells'))]),
  defineCard('Blood Font', '{2}', 'Artifact', [costing([{ kind: 'pay-life', amount: 1 }], 'B')]),
  defineCard('Snow Field', '', 'Snow Land', [tapsFor('G')]),
  defineCreature('Elf', '{G}', 'Elf', '1/1', [tapsFor('G')]),
  defineCreature('Ox', '{1}{G}', 'Ox', '3/3'),
  ...(
    [
      ['Red One', '{R}'],
      ['Red Two', '{1}{R}'],
      ['Red Three', '{2}{R}'],
      ['Green Two', '{1}{G}'],
      ['Gray Two', '{2}'],
      ['Snowy', '{S}'],
      ['Machine', '{1}{R/P}'],
      ['Black One', '{B}'],
    ] as const
  ).map(([name, cost]) => defineCard(name, cost, 'Instant', [spell([], gainsLife(1))])),
]
const id = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const card = (name: string) => ({ id: id(name), name })
const holding = (name: string, battlefield: readonly (string | object)[], more: object = {}) =>
  mainPhase(CARDS, {
    a: {
      hand: [card(name)],
      battlefield: battlefield.map((one) => (typeof one === 'string' ? card(one) : one)) as never,
      ...more,
    },
  })
const cast = (name: string, more: object = {}) =>
  ({ kind: 'cast-spell', player: 'A', object: id(name), ...more }) as const
const tapped = (game: ReturnType<typeof mainPhase>) => game.state.battlefield.filter((one) => game.object(one).tapped)

describe('CR 601.2g: tapping for mana by itself', () => {
  it.each([
    ['Red One', ['Border', ...lands('Mountain')], ['mountain-1']],
    ['Red Two', [...lands('Mountain', 'Mountain'), 'Quarry'], ['mountain-1', 'quarry']],
    ['Gray Two', ['Elf', ...lands('Forest', 'Forest')], ['forest-1', 'forest-2']],
    ['Gray Two', ['Border', 'Twin Stone', ...lands('Forest')], ['twin-stone']],
    ['Red Two', ['Twin Stone', 'Border', ...lands('Forest')], ['border', 'forest-1']],
    ['Gray Two', [...lands('Mountain', 'Forest', 'Forest')], ['forest-2', 'forest-3']],
    ['Snowy', [...lands('Forest'), 'Snow Field'], ['snow-field']],
  ])('%s with %j taps %j', (name, battlefield, expected) => {
    expect(tapped(holding(name, battlefield).do(cast(name)))).toEqual(expected)
  })

  it('keeps the colours that other cards in hand ask for', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [card('Gray Two'), card('Red One')], battlefield: lands('Mountain', 'Forest', 'Forest', 'Mountain') },
    })
    expect(tapped(game.do(cast('Gray Two')))).toEqual(['forest-2', 'forest-3'])
  })

  it('spends the pool first and leaves nothing in it', () => {
    const game = holding('Red Two', lands('Mountain', 'Forest'), { mana: '{R}' }).do(cast('Red Two'))
    expect(tapped(game)).toHaveLength(1)
    expect(game.player('A').mana).toEqual([])
  })

  it('a creature that came this turn does not tap (302.6)', () => {
    expect(
      holding('Green Two', [{ ...card('Elf'), summoningSick: true }, ...lands('Forest')]).refusal(cast('Green Two')),
    ).toEqual(['cost.mana 601.2h 601.2f 118.3'])
  })

  it('mana with a restriction is spent only on what it is for (106.6)', () => {
    expect(holding('Green Two', ['Nursery']).refusal(cast('Green Two'))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
    expect(holding('Ox', ['Nursery']).refusal(cast('Ox'))).toEqual(['legal'])
  })
})

describe('mana abilities that cost or do more', () => {
  it.each([
    ['Red One', ['Coin']],
    ['Red One', ['Sore Land']],
    ['Red Two', [...lands('Forest'), 'Filter']],
    ['Black One', ['Blood Font']],
  ])('%s with only %j asks for the mana', (name, battlefield) => {
    expect(holding(name, battlefield).judge(cast(name))).toMatchObject({
      verdict: 'incomplete',
      decision: { kind: 'choose-mana', key: `mana:${id(name)}` },
    })
  })

  it('refuse where they can’t be enough either, each used as often as its cost allows', () => {
    expect(holding('Red Two', ['Coin']).refusal(cast('Red Two'))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
    expect(holding('Gray Two', ['Blood Font']).refusal(cast('Gray Two'))).toEqual(['incomplete'])
  })

  it.each([
    [
      'a permanent that taps in several ways is tapped once (118.3)',
      'Red Two',
      ['Forge Land'],
      'cost.mana 601.2h 601.2f 118.3',
    ],
    ['nor does mana come before its own price is paid (118.3)', 'Red Two', ['Filter'], 'cost.mana 601.2h 601.2f 118.3'],
    ['nor do two pay for each other (118.3)', 'Red Two', ['Filter', 'Filter'], 'cost.mana 601.2h 601.2f 118.3'],
    [
      'what a mana ability costs is not there twice (118.3)',
      'Red Three',
      ['Filter', 'Quarry'],
      'cost.mana 601.2h 601.2f 118.3',
    ],
    ['one pays for the next', 'Red Three', ['Filter', 'Quarry', 'Forge Land'], 'incomplete'],
  ])('%s', (_, name, battlefield, expected) => {
    const named = battlefield.map((one, i) => ({ id: `source-${i}`, name: one }))
    expect(holding(name, named).refusal(cast(name))).toEqual([expected])
  })

  it('are used when the action names them, in order', () => {
    const coin = holding('Red One', ['Coin']).do(cast('Red One', { payment: { mana: [{ source: 'coin' }] } }))
    expect(coin.names('graveyard', 'A')).toEqual(['Coin'])
    const filter = holding('Red Two', [...lands('Forest'), 'Filter'])
    const mana = [{ source: 'forest-1' }, { source: 'filter' }]
    expect(filter.refusal(cast('Red Two', { payment: { mana } }))).toEqual(['legal'])
    const hurt = holding('Red One', ['Sore Land']).do(cast('Red One', { payment: { mana: [{ source: 'sore-land' }] } }))
    expect(hurt.player('A').life).toBe(19)
  })

  it.each([
    ['no such ability', [{ source: 'ox' }], ['payment.not-a-mana-ability 605.1a 601.2g']],
    ['mana it can’t make', [{ source: 'border', produces: ['U'] as const }], ['payment.cannot-produce 605.1 106.3']],
    ['too little', [{ source: 'border', produces: ['R'] as const }], ['payment.not-enough 601.2h 601.2f 118.3']],
    ['the same twice', [{ source: 'forest-1' }, { source: 'forest-1' }], ['cost.tapped 107.5 118.3']],
    ['what fits', [{ source: 'border', produces: ['R'] as const }, { source: 'forest-1' }], ['legal']],
  ] as const)('payment with %s', (_, mana, expected) => {
    const game = holding('Red Two', ['Border', 'Ox', ...lands('Forest', 'Mountain')])
    expect(game.refusal(cast('Red Two', { payment: { mana } }))).toEqual(expected)
  })

  it('mana that is made and not spent stays in the pool (118.3a)', () => {
    const game = holding('Red One', lands('Mountain', 'Forest'))
    game.do(cast('Red One', { payment: { mana: [{ source: 'mountain-1' }, { source: 'forest-2' }] } }))
    expect(game.player('A').mana).toEqual([{ type: 'G' }])
  })
})

describe('CR 107.4f: Phyrexian mana', () => {
  it('asks for how many symbols life is paid, where both can be', () => {
    expect(holding('Machine', lands('Mountain', 'Forest')).judge(cast('Machine'))).toMatchObject({
      decision: { kind: 'choose-number', key: 'life-for:machine', min: 0, max: 1 },
    })
  })
  it('takes the only way there is', () => {
    const game = holding('Machine', lands('Forest')).do(cast('Machine'))
    expect(game.player('A').life).toBe(18)
  })
  it.each([
    [lands('Mountain', 'Forest'), 20, { lifeFor: 1 }, ['legal']],
    [lands('Mountain', 'Forest'), 20, { lifeFor: 2 }, ['payment.life-symbols 107.4f 601.2b']],
    [lands('Forest', 'Forest'), 20, { lifeFor: 0 }, ['cost.mana 601.2h 601.2f 118.3']],
    [lands('Forest'), 1, undefined, ['cost.mana 601.2h 601.2f 118.3']],
    [lands('Forest'), 1, { lifeFor: 1 }, ['cost.life 119.4 107.4f']],
  ])('%j with %i life, %j: %j', (battlefield, life, payment, expected) => {
    const more = payment === undefined ? {} : { payment: { mana: [], ...payment } }
    expect(holding('Machine', battlefield, { life }).refusal(cast('Machine', more))).toEqual(expected)
  })
})

describe('CR 605.3b: activating a mana ability', () => {
  it('resolves at once, without the stack', () => {
    const game = mainPhase(CARDS, { a: { battlefield: lands('Forest') } })
    game.do({ kind: 'activate-ability', player: 'A', object: 'forest-1' })
    expect(game.player('A').mana).toEqual([{ type: 'G' }])
    expect(game.turn.stack).toEqual([])
    expect(game.refusal({ kind: 'activate-ability', player: 'A', object: 'forest-1' })).toEqual([
      'cost.tapped 107.5 118.3',
    ])
  })
  it('makes what the action says, or asks', () => {
    const game = mainPhase(CARDS, { a: { battlefield: [card('Border')] } })
    const action = { kind: 'activate-ability', player: 'A', object: 'border' } as const
    expect(game.judge(action)).toMatchObject({
      verdict: 'incomplete',
      decision: { kind: 'choose-mana', options: ['R', 'G'] },
    })
    expect(game.refusal({ ...action, produces: ['U'] })).toEqual(['payment.cannot-produce 605.1 106.3'])
    expect(game.do({ ...action, produces: ['G'] }).player('A').mana).toEqual([{ type: 'G' }])
  })
})

describe('mana abilities chosen by answers', () => {
  const answering = (answers: Readonly<Record<string, string>>) => ({ answers })

  it('601.2g: are used one at a time, each with its own cost, until there is enough', () => {
    const game = holding('Gray Two', ['Blood Font', 'Sore Land'])
    const first = { 'mana:gray-two': 'blood-font' }
    expect(game.judge(cast('Gray Two', answering(first)))).toMatchObject({
      verdict: 'incomplete',
      decision: { kind: 'choose-mana', key: 'mana:gray-two:then:2', options: ['blood-font', 'sore-land'] },
    })
    game.do(cast('Gray Two', answering({ ...first, 'mana:gray-two:then:2': 'sore-land' })))
    expect(game.player('A').life).toBe(18)
  })

  it('601.2g: are told apart by their index where a permanent has several, and what can simply be tapped is offered too', () => {
    const game = holding('Red Two', ['Filter', 'Forge Land', ...lands('Forest')])
    const asked = game.judge(cast('Red Two'))
    expect(asked).toMatchObject({ decision: { options: ['forge-land/0', 'forge-land/1', 'forest-1', 'filter'] } })
    game.do(cast('Red Two', answering({ 'mana:red-two': 'forge-land/1' })))
    expect(game.player('A').life).toBe(19)
  })

  it.each(['forge-land', 'ox', ''])('601.2g: nothing but what is offered is taken: %s', (answer) => {
    const game = holding('Red Two', ['Forge Land', 'Ox', ...lands('Forest')])
    expect(game.refusal(cast('Red Two', answering({ 'mana:red-two': answer })))).toEqual([
      'choice.not-an-option 601.2g',
    ])
  })

  it('601.2: an answer to a question that is not asked is refused', () => {
    const game = holding('Red One', lands('Mountain'))
    expect(game.refusal(cast('Red One', answering({ 'mana:red-one': 'mountain-1' })))).toEqual([
      'choice.not-asked 601.2',
    ])
  })
})
