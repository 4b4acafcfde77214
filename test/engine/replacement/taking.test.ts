import { describe, expect, it } from 'vitest'
import {
  CREATURE,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  replaces,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCreature('Maw', '{0}', 'Lizard', '1/1', [{ kind: 'keyword', keyword: 'devour', amount: 2 }]),
  defineCreature('Cub', '{2}', 'Cat', '2/2'),
  defineCreature('Mourner', '{2}', 'Human', '1/1', [
    triggered({ on: 'sacrifices', who: 'you', what: CREATURE }, [gainsLife(1)]),
  ]),
  defineCard('Vow', '{2}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'be-sacrificed', who: { ...CREATURE, subtypes: ['Cat'] } } }),
  ]),
  defineCard('More', '{2}', 'Artifact', [
    replaces({ kind: 'modify-amount', event: 'counters', who: 'you', what: CREATURE, counter: '+1/+1', times: 2 }),
  ]),
  defineCard('Mirror', '{0}', 'Instant', [
    spell([slot(CREATURE)], { do: 'create-token-copy', who: { ref: 'you' }, amount: 1, of: target() }),
  ]),
]
const casting = (...names: readonly string[]) => {
  const battlefield = names.map((name, i) => ({ id: `${name.toLowerCase()}-${i + 1}`, name }))
  return mainPhase(CARDS, {
    a: {
      hand: [
        { id: 'maw', name: 'Maw' },
        { id: 'mirror', name: 'Mirror' },
      ],
      battlefield,
    },
    b: { battlefield: [{ id: 'theirs', name: 'Cub' }] },
  }).resolve('A', 'maw')
}

describe('CR 702.82: devour', () => {
  it('702.82a: creatures of its controller are sacrificed as it enters, and it has counters for each', () => {
    const game = casting('Cub', 'Cub', 'Mourner')
    expect(game.decision).toMatchObject({ purpose: 'sacrifice', player: 'A', options: ['cub-1', 'cub-2', 'mourner-3'] })
    game.answer(['cub-1', 'cub-2'])
    expect(game.object(game.find('Maw')).counters).toEqual({ '+1/+1': 4 })
    expect(game.names('graveyard', 'A')).toEqual(['Cub', 'Cub'])
    expect(game.names('stack')).toEqual(['Mourner', 'Mourner'])
  })

  it('702.82a: with none sacrificed or none there it enters without', () => {
    expect(casting('Cub').answer([]).names('battlefield', 'A')).toEqual(['Cub', 'Maw'])
    expect(casting().object('maw.3').counters).toEqual({})
  })

  it('702.82a, 101.2: what can’t be sacrificed can’t be chosen', () => {
    expect(casting('Cub', 'Vow').decision).toBeNull()
  })

  it('614.13a, 614.16: what multiplies counters multiplies them', () => {
    const game = casting('Cub', 'More').answer(['cub-1'])
    expect(game.object(game.find('Maw')).counters).toEqual({ '+1/+1': 4 })
  })

  it('614.13a: a token that would enter so is not played', () => {
    const game = casting()
    expect(game.cast('A', 'mirror', ['maw.3']).judge({ kind: 'pass-all' }).verdict).toBe('unsupported')
  })
})
