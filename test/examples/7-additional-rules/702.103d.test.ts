import { expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import { lands, mainPhase } from '../../engine/main-phase.ts'
import { bigger, continuous, defineCard, defineCreature, fixedRule, manaCost } from '../../support/define-card.ts'

const bestow: Ability = { kind: 'keyword', keyword: 'bestow', cost: manaCost('{1}{W}') }
const CARDS = [
  defineCard('Lantern Moth', '{W}', 'Enchantment Creature — Insect', [bestow, continuous('attached', bigger(2))], {
    size: '1/1',
  }),
  defineCreature('Mule', '{1}', 'Horse', '2/2'),
  defineCard('Stillness', '{3}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'cast', who: 'any', what: { types: ['creature'] } } }),
  ]),
  defineCreature('Herd Caller', '{3}', 'Druid', '2/4', [
    fixedRule({
      kind: 'permission',
      may: {
        act: 'cast',
        who: 'you',
        what: { types: ['creature'], zones: ['library'], topOfLibrary: true, owner: 'you' },
      },
    }),
  ]),
]
const moth = { id: 'moth', name: 'Lantern Moth' }
const mule = { id: 'mule', name: 'Mule' }
const cast = (more: object) => ({ kind: 'cast-spell', player: 'A', object: 'moth', ...more }) as const
const BESTOWED = { pay: ['bestow'], targets: [['mule']] }

it('702.103d example 1: what keeps creature spells from being cast does not keep a card from being cast bestowed', () => {
  const game = mainPhase(CARDS, {
    a: { hand: [moth], battlefield: [...lands('Plains', 'Plains'), mule, { id: 'still', name: 'Stillness' }] },
  })
  expect(game.refusal(cast({ pay: [] }))).toEqual(['cast.prohibited 101.2 601.3'])
  expect(game.do(cast(BESTOWED)).passAll().size('mule')).toBe('4/4')
})

it('702.103d example 2: what lets creature spells be cast from a library lets no card be cast bestowed from there', () => {
  const game = mainPhase(CARDS, {
    a: { library: [moth], battlefield: [...lands('Plains', 'Plains'), mule, { id: 'caller', name: 'Herd Caller' }] },
  })
  expect(game.refusal(cast(BESTOWED))).toEqual(['zone.cannot-play-from 601.3 601.2a'])
  expect(game.refusal(cast({ pay: [] }))).toEqual(['legal'])
})
