import { describe, expect, it } from 'vitest'
import type { CopyExceptions } from '../../../src/core/copy.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, continuous, defineCreature, keyword, replaces } from '../../support/define-card.ts'

const CORPSES = { kind: 'count', filter: { subject: 'card', zones: ['graveyard'] } } as const
const mimic = (name: string, except: CopyExceptions) =>
  defineCreature(name, '{0}', 'Shapeshifter', '7/7', [
    replaces({ kind: 'enters-as-copy', of: CREATURE, optional: true, except }),
  ])
const CARDS = [
  defineCreature('Grave Eater', '{1}{G}', 'Lhurgoyf', '*/*', [
    continuous('self', { kind: 'define-power-toughness', power: CORPSES, toughness: CORPSES }),
    keyword('trample'),
  ]),
  defineCreature('Everykin', '{1}', 'Shapeshifter', '1/1', [keyword('changeling')]),
  mimic('Silver Titan', { power: 7, toughness: 7 }),
  mimic('Glass Rogue', { subtypes: ['Shapeshifter', 'Rogue'] }),
]
const copying = (mimicked: string, model: string) => {
  const game = mainPhase(CARDS, {
    a: {
      hand: [{ id: 'mimic', name: mimicked }],
      battlefield: [{ id: 'model', name: model }],
      graveyard: ['Everykin', 'Everykin'],
    },
  })
    .resolve('A', 'mimic')
    .answer(['model'])
  const copy = game.state.battlefield.find((id) => id !== 'model')!
  return { game, copy }
}

describe('707.9d: what defines a characteristic that the copy has for itself', () => {
  it('707.9d example 1: is not copied where the copy has its own power and toughness', () => {
    const { game, copy } = copying('Silver Titan', 'Grave Eater')
    expect(game.size('model')).toBe('2/2')
    expect(game.size(copy)).toBe('7/7')
    expect(game.traits(copy).abilities).toEqual([keyword('trample')])
  })

  it('707.9d example 2: is copied where the copy only has subtypes besides', () => {
    const { game, copy } = copying('Glass Rogue', 'Everykin')
    expect(game.has(copy, 'changeling')).toBe(true)
    expect(game.traits(copy)).toMatchObject({ name: 'Everykin', allCreatureTypes: true })
  })
})
