import { expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { Filter } from '../../../src/core/filter.ts'
import { defineCard, defineCreature, fixedRule, gainsLife, keyword, spell } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const OWN_ARTIFACT = { kind: 'controls', who: { ref: 'you' }, filter: { types: ['artifact'] } } as const
const onlyWith: Ability = {
  kind: 'static',
  effects: [{ kind: 'restriction', cant: { act: 'cast', what: { is: { ref: 'self' } }, who: 'any' } }],
  condition: { kind: 'not', not: OWN_ARTIFACT },
}
const fromGrave: Ability = {
  kind: 'static',
  effects: [{ kind: 'permission', may: { act: 'cast', what: { is: { ref: 'self' } }, who: 'you' } }],
  zone: 'graveyard',
}
const CARDS = [
  defineCard('Forge Song', '{0}', 'Sorcery', [spell([], gainsLife(1)), onlyWith]),
  defineCreature('Grave Walker', '{0}', 'Zombie', '1/1', [fromGrave]),
  defineCreature('Plain Ox', '{0}', 'Ox', '3/3'),
  defineCard('Old Cup', '{0}', 'Artifact'),
]
const cast = { kind: 'cast-spell', player: 'A', object: 'it' } as const
const it_ = (name: string) => [{ id: 'it', name }]

it('CR 604.6: a card that says when it can be cast says so in the hand', () => {
  expect(mainPhase(CARDS, { a: { hand: it_('Forge Song') } }).refusal(cast)).toEqual([
    'cast.prohibited 604.6 101.2 601.3',
  ])
  const held = mainPhase(CARDS, { a: { hand: it_('Forge Song'), battlefield: ['Old Cup'] } })
  expect(held.refusal(cast)).toEqual(['legal'])
})

it('CR 604.6: a card that says it may be cast from elsewhere says so there, to its owner', () => {
  expect(mainPhase(CARDS, { a: { graveyard: it_('Grave Walker') } }).refusal(cast)).toEqual(['legal'])
  expect(mainPhase(CARDS, { a: { graveyard: it_('Plain Ox') } }).refusal(cast)).toEqual([
    'zone.cannot-play-from 601.3 601.2a',
  ])
  expect(mainPhase(CARDS, { b: { graveyard: it_('Grave Walker') } }).refusal(cast)[0]).toContain(
    'zone.cannot-play-from',
  )
})

const mayCast = (what: Filter): Ability =>
  fixedRule({ kind: 'permission', may: { act: 'cast', who: 'any', what: { subject: 'card', ...what } } })

it.each<[string, Filter]>([
  ['from hands', { zones: ['hand'] }],
  ['from anywhere', {}],
])('CR 601.2a: what lets cards be cast %s lets no spell be cast again, and no permanent', (_, what) => {
  const cards = [
    defineCard('Brief Song', '{0}', 'Instant', [spell([], gainsLife(1))]),
    defineCard('Open Shelf', '{1}', 'Artifact', [mayCast(what)]),
    defineCreature('Quick Ox', '{0}', 'Ox', '3/3', [keyword('flash')]),
  ]
  const game = mainPhase(cards, { a: { hand: it_('Brief Song'), battlefield: ['Open Shelf', 'Quick Ox'] } })
  expect(game.refusal({ ...cast, object: 'quick-ox' })).toEqual(['zone.cannot-play-from 601.3 601.2a'])
  game.do(cast)
  const [song] = game.turn.stack
  expect(game.refusal({ ...cast, object: song! })).toEqual(['zone.cannot-play-from 601.3 601.2a'])
})
