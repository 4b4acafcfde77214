import { describe, expect, it } from 'vitest'
import { STEPS } from '../../../src/core/step.ts'
import { defineCard, defineCreature, fixedRule, gainsLife, keyword, spell } from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const legendary = defineCard('Royal Decree', '{0}', 'Legendary Sorcery', [spell([], gainsLife(3))])
const queen = defineCard('Old Queen', '{2}{W}', 'Legendary Creature — Noble', [], { size: '2/4' })
const CARDS = [
  defineCreature('Plain Ox', '{0}', 'Ox', '3/3'),
  defineCreature('Quick Ox', '{0}', 'Ox', '2/2', [keyword('flash')]),
  defineCard('Idle Relic', '{0}', 'Artifact'),
  defineCard('Idle Charm', '{0}', 'Enchantment'),
  defineCard('Idle Sage', '{0}', 'Planeswalker — Sage', [], { size: '3' }),
  defineCard('Long Rest', '{0}', 'Sorcery', [spell([], gainsLife(3))]),
  defineCard('Short Rest', '{0}', 'Instant', [spell([], gainsLife(1))]),
  defineCard('No Answer', '{0}', 'Instant', [keyword('split second'), spell([], gainsLife(1))]),
  defineCard('Nameless Price', '', 'Sorcery', [spell([], gainsLife(9))]),
  defineCard('Silent Hall', '{2}', 'Artifact', [
    fixedRule({
      kind: 'restriction',
      cant: { act: 'cast', what: { subject: 'spell', notTypes: ['creature'] }, who: 'any' },
    }),
  ]),
  defineCard('Early Bell', '{2}', 'Artifact', [
    fixedRule({
      kind: 'permission',
      may: { act: 'cast', what: { subject: 'spell', types: ['sorcery'] }, who: 'you' },
      asThough: 'flash',
    }),
  ]),
  legendary,
  queen,
]
const NAMES: Readonly<Record<string, string>> = {
  ox: 'Plain Ox',
  quick: 'Quick Ox',
  relic: 'Idle Relic',
  charm: 'Idle Charm',
  sage: 'Idle Sage',
  long: 'Long Rest',
  short: 'Short Rest',
  split: 'No Answer',
  priceless: 'Nameless Price',
  decree: 'Royal Decree',
}
const hand = Object.entries(NAMES).map(([id, name]) => ({ id, name }))
const cast = (object: string, player = 'A') => ({ kind: 'cast-spell', player, object }) as const

describe('CR 117.1a, 301–310: when a spell may be cast', () => {
  it.each(Object.keys(NAMES).filter((id) => !['priceless', 'decree'].includes(id)))('%s in one’s main phase', (id) => {
    expect(mainPhase(CARDS, { a: { hand } }).refusal(cast(id))).toEqual(['legal'])
  })

  it.each([
    ['ox', ['timing.sorcery 117.1a 302.1']],
    ['quick', ['legal']],
    ['relic', ['timing.sorcery 117.1a 301.1']],
    ['charm', ['timing.sorcery 117.1a 303.1']],
    ['sage', ['timing.sorcery 117.1a 306.1']],
    ['long', ['timing.sorcery 117.1a 307.1']],
    ['short', ['legal']],
  ])('%s in another player’s turn', (id, expected) => {
    const game = mainPhase(CARDS, { a: { hand }, turn: { active: 'B', step: 'precombat-main', priority: 'A' } })
    expect(game.refusal(cast(id))).toEqual(expected)
  })

  it.each([
    ['long', ['timing.sorcery 117.1a 307.1']],
    ['short', ['legal']],
  ])('%s in one’s own combat', (id, expected) => {
    expect(mainPhase(CARDS, { a: { hand }, turn: { step: 'end-of-combat' } }).refusal(cast(id))).toEqual(expected)
  })

  it.each(STEPS.filter((step) => !['untap', 'precombat-main', 'postcombat-main', 'cleanup'].includes(step)))(
    '505.6a: no other phase of one’s own turn will do: %s',
    (step) => {
      const game = mainPhase(CARDS, { a: { hand }, turn: { step, priority: 'A' } })
      const answers = ['relic', 'ox', 'charm', 'sage', 'long'].map((id) => game.refusal(cast(id)))
      expect(answers).toEqual(
        ['301.1', '302.1', '303.1', '306.1', '307.1'].map((rule) => [`timing.sorcery 117.1a ${rule}`]),
      )
    },
  )

  it('505.6a: either main phase will do, for the player whose turn it is', () => {
    const game = (active: string) =>
      mainPhase(CARDS, { a: { hand }, turn: { active, step: 'postcombat-main', priority: 'A' } })
    for (const id of ['relic', 'ox', 'charm', 'sage', 'long']) {
      expect(game('A').refusal(cast(id))).toEqual(['legal'])
      expect(game('B').refusal(cast(id))).not.toEqual(['legal'])
    }
  })

  it('says what is wrong with the moment', () => {
    const game = mainPhase(CARDS, { a: { hand } }).cast('A', 'short')
    expect(game.judge(cast('ox'))).toMatchObject({
      reasons: [
        { params: { step: 'precombat-main', stackEmpty: false, yourTurn: true, object: { name: 'Plain Ox' } } },
      ],
    })
  })

  it('an effect lets sorceries be cast as though they had flash (601.3b)', () => {
    const setting = { turn: { active: 'B', step: 'upkeep', priority: 'A' } } as const
    const game = mainPhase(CARDS, { a: { hand, battlefield: ['Early Bell'] }, ...setting })
    expect(game.refusal(cast('long'))).toEqual(['legal'])
    expect(game.refusal(cast('ox'))).toEqual(['timing.sorcery 117.1a 302.1'])
  })
})

describe('CR 601.3: what may not be cast', () => {
  it.each([
    ['without a mana cost', cast('priceless'), {}, ['cast.no-mana-cost 118.6 202.1b']],
    ['a legendary sorcery without a legend', cast('decree'), {}, ['cast.prohibited 205.4e']],
    ['under a prohibition', cast('short'), { b: { battlefield: ['Silent Hall'] } }, ['cast.prohibited 101.2 601.3']],
  ] as const)('refuses %s', (_, action, setting, reasons) => {
    expect(mainPhase(CARDS, { a: { hand }, ...setting }).refusal(action)).toEqual(reasons)
  })

  it('601.3e: it sees the spell that a card would be, and spares what it does not name', () => {
    const game = mainPhase(CARDS, { a: { hand }, b: { battlefield: ['Silent Hall'] } })
    expect(game.refusal(cast('ox'))).toEqual(['legal'])
  })

  it('a legend lets a legendary sorcery be cast', () => {
    expect(mainPhase(CARDS, { a: { hand, battlefield: ['Old Queen'] } }).refusal(cast('decree'))).toEqual(['legal'])
  })

  it('collects every reason of a stage', () => {
    const game = mainPhase(CARDS, {
      a: { hand },
      b: { battlefield: ['Silent Hall'] },
      turn: { active: 'B', step: 'upkeep', priority: 'A' },
    })
    expect(game.refusal(cast('priceless'))).toEqual([
      'timing.sorcery 117.1a 307.1',
      'cast.prohibited 101.2 601.3',
      'cast.no-mana-cost 118.6 202.1b',
    ])
  })

  it('split second lets nobody cast spells or activate other than mana abilities (702.61)', () => {
    const game = mainPhase(CARDS, { a: { hand, battlefield: lands('Forest') } }).cast('A', 'split')
    expect(game.refusal(cast('short'))).toEqual(['timing.split-second 702.61a'])
    expect(game.refusal({ kind: 'activate-ability', player: 'A', object: 'forest-1' })).toEqual(['legal'])
  })

  it('lands are played, never cast (305.9)', () => {
    const game = mainPhase(CARDS, { a: { hand: [{ id: 'isle', name: 'Island' }] } })
    expect(game.judge(cast('isle'))).toMatchObject({
      reasons: [{ code: 'cast.land', rules: ['305.9', '305.1'], alternative: { kind: 'play-land', object: 'isle' } }],
    })
  })

  it.each([
    [
      'a graveyard',
      { a: { graveyard: [{ id: 'short', name: 'Short Rest' }] } },
      ['zone.cannot-play-from 601.3 601.2a'],
    ],
    [
      'the battlefield',
      { a: { battlefield: [{ id: 'short', name: 'Idle Relic' }] } },
      ['zone.cannot-play-from 601.3 601.2a'],
    ],
    ['another hand', { b: { hand: [{ id: 'short', name: 'Short Rest' }] } }, ['cast.not-yours 601.3 108.3']],
  ] as const)('not from %s', (_, setting, reasons) => {
    expect(mainPhase(CARDS, setting).refusal(cast('short'))).toEqual(reasons)
  })

  it('only the player with priority casts (117.1)', () => {
    expect(mainPhase(CARDS, { b: { hand } }).refusal(cast('short', 'B'))).toEqual(['priority.not-yours 117.1'])
  })
})
