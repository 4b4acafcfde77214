import { describe, expect, it } from 'vitest'
import type { Filter } from '../../../src/core/filter.ts'
import {
  activated,
  CREATURE,
  defineCard,
  defineCreature,
  gainsLife,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const ENCHANTMENT: Filter = { subject: 'permanent', types: ['enchantment'] }
const CARDS = [
  defineCard('Sleep', '{0}', 'Enchantment', [
    activated([], [slot(CREATURE)], { do: 'exile', what: target(), until: 'source-leaves' }),
    activated([{ kind: 'sacrifice-self' }], [], gainsLife(1)),
  ]),
  defineCard('Break', '{0}', 'Instant', [spell([slot(ENCHANTMENT)], { do: 'destroy', what: target() })]),
  defineCard('Find', '{0}', 'Instant', [
    spell([slot({ subject: 'card', zones: ['exile'] })], { do: 'move', what: target(), to: 'hand' }),
  ]),
  defineCreature('Ox', '{1}', 'Ox', '2/2'),
  defineCreature('Cub', '{1}', 'Cat', '2/2', [triggered({ on: 'enters', what: 'self' }, [gainsLife(5)])]),
]
const hand = ['Break', 'Find'].map((name) => ({ id: name.toLowerCase(), name }))
const game = () =>
  mainPhase(CARDS, {
    a: {
      hand,
      battlefield: [
        { id: 'sleep', name: 'Sleep' },
        { id: 'kept', name: 'Ox', owner: 'B' },
      ],
    },
    b: {
      battlefield: [
        { id: 'ox', name: 'Ox', counters: { '+1/+1': 2 } },
        { id: 'cub', name: 'Cub' },
        {
          id: 'doll',
          token: {
            name: 'Doll',
            colors: [],
            typeLine: { supertypes: [], types: ['creature'], subtypes: [] },
            power: 1,
            toughness: 1,
            abilities: [],
          },
        },
      ],
    },
  })
const exile = (one: ReturnType<typeof game>, id: string) =>
  one.do({ kind: 'activate-ability', player: 'A', object: 'sleep', ability: 0, targets: [[id]] }).passAll()

describe('CR 610.3: exiled until the source leaves the battlefield', () => {
  it('comes back when it does, as a new object', () => {
    const one = exile(game(), 'ox')
    expect(one.names('exile')).toEqual(['Ox'])
    one.resolve('A', 'break', ['sleep'])
    expect(one.names('exile')).toEqual([])
    expect(one.names('battlefield', 'B').filter((name) => name === 'Ox')).toHaveLength(2)
    expect(Object.values(one.state.objects).some(({ counters }) => Object.keys(counters).length > 0)).toBe(false)
    expect(one.trail).toContain('610.3')
  })

  it('under its owner’s control, whoever controlled it (610.3c)', () => {
    const one = exile(game(), 'kept').resolve('A', 'break', ['sleep'])
    const back = Object.values(one.state.objects).find(({ id }) => id.startsWith('kept.'))
    expect(back).toMatchObject({ zone: 'battlefield', controller: 'B' })
  })

  it('together with the others, and its entering is seen (610.3d)', () => {
    const one = exile(exile(game(), 'ox'), 'cub').resolve('A', 'break', ['sleep'])
    expect(one.names('exile')).toEqual([])
    expect(one.passAll().player('B').life).toBe(25)
  })

  it('not if it has left exile meanwhile, and never as a token', () => {
    const one = exile(exile(game(), 'ox'), 'doll')
    one.resolve('A', 'find', [one.find('Ox', 'exile')]).resolve('A', 'break', ['sleep'])
    expect(one.names('hand', 'B')).toEqual(['Ox'])
    expect(one.names('battlefield', 'B')).not.toContain('Doll')
  })

  it('does not go at all if the source has left before (610.3a)', () => {
    const one = game().do({ kind: 'activate-ability', player: 'A', object: 'sleep', ability: 0, targets: [['ox']] })
    one.do({ kind: 'activate-ability', player: 'A', object: 'sleep', ability: 1 }).passAll().passAll()
    expect(one.object('ox').zone).toBe('battlefield')
  })
})
