import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { Cost } from '../../../src/core/cost.ts'
import { activated, defineCard, fixedRule, gainsLife, manaCost, spell, TAP } from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const life = spell([], gainsLife(1))
const change = (more: Cost | null, less: string | null, subject: 'spell' | 'ability' = 'spell'): Ability =>
  fixedRule({
    kind: 'cost-change',
    what: { subject },
    who: 'any',
    ...(more === null ? {} : { more }),
    ...(less === null ? {} : { less: manaCost(less) }),
  })
const loyalty = (amount: number): Ability => activated([{ kind: 'loyalty', amount }], [], gainsLife(1))

const SPELLS = {
  '{1}{R}': 'red',
  '{1}{C}': 'pale',
  '{S}': 'snowy',
  '{2}': 'gray',
  '{2}{R}': 'dear',
  '{0}': 'free',
  '{1}{W}{U}': 'both',
  '{1}{W/U}': 'either',
  '{2/W}': 'twofold',
  '{1}{W/P}': 'bloody',
}
const CARDS = [
  ...Object.entries(SPELLS).map(([cost, name]) => defineCard(name, cost, 'Instant', [life])),
  ...['{W/U}', '{2/U}', '{U}', '{C}{C}', '{R/P}', '{U/P}', '{S}', '{1}'].map((less) =>
    defineCard(`Less ${less}`, '{2}', 'Artifact', [change(null, less)]),
  ),
  defineCard('Toll', '{2}', 'Artifact', [change(manaCost('{1}'), null)]),
  defineCard('Late Toll', '{0}', 'Instant', [life]),
  defineCard('Flash Toll', '{0}', 'Artifact', [{ kind: 'keyword', keyword: 'flash' }, change(manaCost('{1}'), null)]),
  defineCard('Ability Toll', '{0}', 'Artifact', [change(manaCost('{1}'), null, 'ability')]),
  defineCard('Higher Calling', '{2}', 'Artifact', [change([{ kind: 'loyalty', amount: 1 }], null, 'ability')]),
  defineCard('Sage', '{2}{W}', 'Planeswalker — Sage', [loyalty(1), loyalty(-4), loyalty(-1)], { size: '3' }),
  defineCard('Nameless Price', '', 'Sorcery', [life]),
  defineCard('Old Promise', '', 'Sorcery', [{ kind: 'keyword', keyword: 'flashback', cost: manaCost('{1}') }, life]),
  defineCard('Echo', '{R}', 'Instant', [{ kind: 'keyword', keyword: 'flashback', cost: manaCost('{2}{R}') }, life]),
  defineCard('Kick', '{R}', 'Instant', [{ kind: 'keyword', keyword: 'kicker', cost: manaCost('{2}') }, life]),
  defineCard('Stone', '{0}', 'Artifact', [activated(manaCost('{0}'), [], gainsLife(1))]),
  defineCard('Tower', '{0}', 'Artifact', [activated([...manaCost('{1}'), ...TAP], [], gainsLife(1))]),
  defineCard('Blood Toll', '{0}', 'Sorcery', [
    fixedRule({ kind: 'additional-cost', cost: [{ kind: 'pay-life', amount: 5 }] }),
    life,
  ]),
  defineCard('No Toll', '{0}', 'Sorcery', [
    fixedRule({ kind: 'additional-cost', cost: [{ kind: 'pay-life', amount: 0 }] }),
    life,
  ]),
  defineCard('Guardian', '{4}', 'Artifact', [
    fixedRule({ kind: 'restriction', cant: { act: 'lose-game', who: 'you' } }),
  ]),
]
const cast = (object: string, more: object = {}) => ({ kind: 'cast-spell', player: 'A', object, ...more }) as const
const use = (object: string, ability = 0) => ({ kind: 'activate-ability', player: 'A', object, ability }) as const
const inHand = (name: string) => ({ id: name, name })

describe('CR 118.7b–g: what is left of a cost that is reduced', () => {
  it.each([
    ['red', 'Less {U}', ['Mountain'], ['legal']],
    ['red', 'Less {U}', ['Forest'], ['cost.mana 601.2h 601.2f 118.3']],
    ['gray', 'Less {U}', ['Forest'], ['legal']],
    ['gray', 'Less {U}', [], ['cost.mana 601.2h 601.2f 118.3']],
    ['red', 'Less {C}{C}', ['Mountain'], ['legal']],
  ])('118.7b: %s with %s and %j: %j', (name, rule, names, expected) => {
    const game = mainPhase(CARDS, { a: { hand: [inHand(name)], battlefield: [...lands(...names), rule] } })
    expect(game.refusal(cast(name))).toEqual(expected)
  })

  it('118.7d: colourless mana less takes {C} first, and generic mana with what is over', () => {
    expect(
      mainPhase(CARDS, { a: { hand: [inHand('pale')], battlefield: ['Less {C}{C}'] } }).refusal(cast('pale')),
    ).toEqual(['legal'])
  })

  it.each([
    ['red', 'Less {R/P}', ['Forest'], ['legal']],
    ['red', 'Less {R/P}', [], ['cost.mana 601.2h 601.2f 118.3']],
    ['red', 'Less {U/P}', ['Mountain'], ['legal']],
  ])(
    '118.7f: a Phyrexian symbol less is one mana of its colour: %s with %s and %j: %j',
    (name, rule, names, expected) => {
      const game = mainPhase(CARDS, { a: { hand: [inHand(name)], battlefield: [...lands(...names), rule] } })
      expect(game.refusal(cast(name))).toEqual(expected)
    },
  )

  it.each([
    ['gray', ['Forest'], ['legal']],
    ['gray', [], ['cost.mana 601.2h 601.2f 118.3']],
    ['red', ['Forest'], ['cost.mana 601.2h 601.2f 118.3']],
  ])('118.7g: a snow symbol less is one generic mana less: %s with %j: %j', (name, names, expected) => {
    const game = mainPhase(CARDS, { a: { hand: [inHand(name)], battlefield: [...lands(...names), 'Less {S}'] } })
    expect(game.refusal(cast(name))).toEqual(expected)
  })

  it.each([
    ['both', ['Plains', 'Forest'], ['legal']],
    ['both', ['Island', 'Forest'], ['legal']],
    ['both', ['Forest', 'Forest'], ['cost.mana 601.2h 601.2f 118.3']],
    ['gray', ['Forest'], ['legal']],
  ])('118.7e: either half of a hybrid symbol may be meant: %s with %j: %j', (name, names, expected) => {
    const game = mainPhase(CARDS, { a: { hand: [inHand(name)], battlefield: [...lands(...names), 'Less {W/U}'] } })
    expect(game.refusal(cast(name))).toEqual(expected)
  })

  it('118.7e: the player says which, where both can be paid', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [inHand('both')], battlefield: [...lands('Plains', 'Island', 'Forest'), 'Less {W/U}'] },
    })
    const question = { kind: 'choose-option', key: 'total:both', rule: '601.2f', options: ['{1}{U}', '{1}{W}'] }
    expect(game.judge(cast('both'))).toMatchObject({ verdict: 'incomplete', decision: question })
    const [id] = game.do(cast('both', { answers: { 'total:both': '{1}{W}' } })).turn.stack
    expect(game.object(id!).onStack!.manaSpent).toContain('W')
  })

  it('118.7e: a generic half is as much generic mana', () => {
    const game = mainPhase(CARDS, { a: { hand: [inHand('dear')], battlefield: [...lands('Mountain'), 'Less {2/U}'] } })
    expect(game.refusal(cast('dear'))).toEqual(['legal'])
  })

  it.each([
    ['either', 'Less {U}', ['Forest'], ['legal']],
    ['either', 'Less {U}', [], ['cost.mana 601.2h 601.2f 118.3']],
    ['twofold', 'Less {1}', ['Forest'], ['legal']],
    ['twofold', 'Less {1}', [], ['cost.mana 601.2h 601.2f 118.3']],
  ])(
    '118.13a: how a hybrid symbol is paid is announced before the cost is reduced: %s with %s and %j: %j',
    (name, rule, names, expected) => {
      const game = mainPhase(CARDS, { a: { hand: [inHand(name)], battlefield: [...lands(...names), rule] } })
      expect(game.refusal(cast(name))).toEqual(expected)
    },
  )

  it('a reduction that could take a Phyrexian symbol is left alone', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [inHand('bloody')], battlefield: [...lands('Plains', 'Plains'), 'Less {W/U}'] },
    })
    expect(game.refusal(cast('bloody'))).toEqual(['unsupported'])
  })

  it.each(['Less {1}', 'Less {S}'])('107.4h: %s does not lower a cost of snow mana', (rule) => {
    const game = mainPhase(CARDS, { a: { hand: [inHand('snowy')], battlefield: [rule] } })
    expect(game.refusal(cast('snowy'))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
  })
})

describe('CR 118.3b, 118.5a: life, and nothing at all, as a cost', () => {
  it('118.3b: life paid is subtracted', () => {
    const game = mainPhase(CARDS, { a: { hand: [inHand('Blood Toll')] } }).do(cast('Blood Toll'))
    expect(game.player('A').life).toBe(15)
  })
  it('118.3b: no life can always be paid', () => {
    const game = mainPhase(CARDS, { a: { life: -2, hand: [inHand('No Toll')], battlefield: ['Guardian'] } })
    expect(game.refusal(cast('No Toll'))).toEqual(['legal'])
  })
  it('118.5a: a spell for {0} lies in hand until it is cast, an ability for {0} waits to be activated', () => {
    const game = mainPhase(CARDS, { a: { hand: [inHand('free')], battlefield: [{ id: 'stone', name: 'Stone' }] } })
    expect(game.names('hand', 'A')).toEqual(['free'])
    expect(game.do(cast('free')).names('stack')).toEqual(['free'])
    expect(game.do(use('stone')).names('stack')).toEqual(['free', 'Stone'])
    expect(game.passAll().passAll().player('A').life).toBe(22)
  })
})

describe('CR 118.6a: an unpayable cost', () => {
  it('stays so when it is raised', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [inHand('Nameless Price')], battlefield: ['Toll', ...lands('Forest')] },
    })
    expect(game.refusal(cast('Nameless Price'))).toEqual(['cast.no-mana-cost 118.6 202.1b'])
  })
  it('is no hindrance where an alternative cost is paid', () => {
    const graveyard = [inHand('Old Promise')]
    expect(mainPhase(CARDS, { a: { graveyard, battlefield: lands('Forest') } }).refusal(cast('Old Promise'))).toEqual([
      'legal',
    ])
    expect(mainPhase(CARDS, { a: { graveyard } }).refusal(cast('Old Promise'))).toEqual([
      'cost.mana 601.2h 601.2f 118.3',
    ])
  })
})

describe('CR 118.8d, 118.9c–d: additional and alternative costs and the mana cost', () => {
  const rich = lands('Mountain', 'Mountain', 'Mountain', 'Mountain')
  it('118.8d: a kicked spell has the mana value of its mana cost', () => {
    const game = mainPhase(CARDS, { a: { hand: [inHand('Kick')], battlefield: rich } }).do(
      cast('Kick', { pay: ['kicker'] }),
    )
    const [id] = game.turn.stack
    expect(game.object(id!).onStack!.manaSpent).toHaveLength(3)
    expect(game.traits(id!).manaValue).toBe(1)
  })
  it('118.9c: nor does flashback change it', () => {
    const game = mainPhase(CARDS, { a: { graveyard: [inHand('Echo')], battlefield: rich } }).do(cast('Echo'))
    const [id] = game.turn.stack
    expect(game.object(id!).onStack!.manaSpent).toHaveLength(3)
    expect(game.traits(id!)).toMatchObject({ manaValue: 1, manaCost: ['R'] })
  })
  it.each([
    ['Toll', 3, ['cost.mana 601.2h 601.2f 118.3']],
    ['Toll', 4, ['legal']],
    ['Less {1}', 2, ['legal']],
    ['Less {1}', 1, ['cost.mana 601.2h 601.2f 118.3']],
  ])('118.9d: %s goes for the alternative cost: with %i lands %j', (rule, count, expected) => {
    const battlefield = [...rich.slice(0, count), rule]
    expect(mainPhase(CARDS, { a: { graveyard: [inHand('Echo')], battlefield } }).refusal(cast('Echo'))).toEqual(
      expected,
    )
  })
})

describe('CR 601.8, 602.4: what is on the stack has been paid for', () => {
  it('601.8: a spell that alters costs does nothing to spells cast before it', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [inHand('red'), inHand('Flash Toll')], battlefield: lands('Mountain', 'Forest') },
    })
    game.do(cast('red')).do(cast('Flash Toll')).passAll()
    expect(game.names('battlefield')).toContain('Flash Toll')
    expect(game.passAll().player('A').life).toBe(21)
  })
  it('602.4: nor to abilities activated before', () => {
    const tower = { id: 'tower', name: 'Tower' }
    const game = mainPhase(CARDS, { a: { hand: [inHand('Flash Toll')], battlefield: [tower, ...lands('Forest')] } })
    game.do(use('tower')).do(cast('Flash Toll')).passAll().passAll()
    expect(game.player('A').life).toBe(21)
  })
})

describe('CR 602.1a: the player who activates an ability pays its cost', () => {
  it('with their own mana, and nobody else’s', () => {
    const setting = (mine: readonly string[], theirs: readonly string[]) => ({
      a: { battlefield: [{ id: 'tower', name: 'Tower' }, ...lands(...mine)] },
      b: { battlefield: lands(...theirs).map((land) => ({ ...land, id: `b-${land.id}` })) },
    })
    expect(mainPhase(CARDS, setting([], ['Forest'])).refusal(use('tower'))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
    const game = mainPhase(CARDS, setting(['Forest'], ['Forest'])).do(use('tower'))
    expect(game.state.battlefield.filter((id) => game.object(id).tapped)).toEqual(['tower', 'forest-1'])
  })
})

describe('CR 606.5: costs of loyalty counters are one cost', () => {
  const at = (loyaltyNow: number) =>
    mainPhase(CARDS, {
      a: { battlefield: ['Higher Calling', { id: 'sage', name: 'Sage', counters: { loyalty: loyaltyNow } }] },
    })
  it.each([
    [0, 3, 5],
    [1, 4, 1],
    [1, 3, 0],
    [2, 3, 3],
  ])('ability %i with %i counters leaves %i', (ability, before, after) => {
    const game = at(before).do(use('sage', ability))
    expect(game.state.objects.sage?.counters.loyalty ?? 0).toBe(after)
  })
  it('and together they may be too much', () => {
    expect(at(2).refusal(use('sage', 1))).toEqual(['cost.counters 606.6'])
  })
  it('one that takes none off is no removal: it triggers as one event', () => {
    expect(
      at(3)
        .do(use('sage', 0))
        .events.filter(({ kind }) => kind === 'counters'),
    ).toHaveLength(1)
  })
})
