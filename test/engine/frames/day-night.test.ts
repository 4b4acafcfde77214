import { describe, expect, it } from 'vitest'
import type { Time } from '../../../src/core/designation.ts'
import { defineCard, gainsLife, spell, triggered } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCard('Rooster', '{0}', 'Artifact', [
    triggered({ on: 'time-changes', to: 'day' }, [gainsLife(1)]),
    triggered({ on: 'time-changes', to: 'other' }, [gainsLife(10)]),
  ]),
  defineCard('Noon Bell', '{0}', 'Instant', [spell([], { do: 'set-time', to: 'day' })]),
  defineCard('Turning Lamp', '{0}', 'Instant', [spell([], { do: 'set-time', to: 'other' })]),
  defineCard('Small Talk', '{0}', 'Instant', [spell([], gainsLife(0))]),
  defineCard('Night Guard', '{0}', 'Artifact', [
    {
      kind: 'static',
      condition: { kind: 'time', is: 'night' },
      effects: [{ kind: 'max-hand-size', who: 'you', size: 1 }],
    },
  ]),
]
const at = (time: Time | undefined, hand: readonly string[] = []) =>
  mainPhase(CARDS, {
    a: { hand: hand.map((name, i) => ({ id: `card-${i}`, name })), battlefield: ['Rooster'] },
    more: time === undefined ? {} : { designations: { time } },
  })

describe('731: day and night', () => {
  it('731.1, 731.1a: it becomes day, which is heard; from night to day both ways of saying it', () => {
    const game = at(undefined, ['Noon Bell']).resolve('A', 'card-0')
    expect(game.state.designations).toEqual({ time: 'day' })
    expect(game.names('stack')).toEqual(['Rooster'])
    expect(game.passAll().player('A').life).toBe(21)
    const dawn = at('night', ['Noon Bell']).resolve('A', 'card-0')
    expect(dawn.state.waiting).toHaveLength(2)
    expect(dawn.trail).toContain('731.1')
  })

  it('731.1: it is heard only as it changes, and nothing changes into the other while it is neither', () => {
    expect(at('day', ['Noon Bell']).resolve('A', 'card-0').turn.stack).toEqual([])
    expect(at(undefined, ['Turning Lamp']).resolve('A', 'card-0').state.designations).toEqual({})
    expect(at('day', ['Turning Lamp']).resolve('A', 'card-0').state.designations).toEqual({ time: 'night' })
  })

  it('502.2, 731.2a: a turn without a spell of its player’s turns day into night, as the next one untaps', () => {
    const game = at('day').passTo('end').passTo('upkeep')
    expect(game.state.designations).toEqual({ time: 'night' })
    const busy = at('day', ['Small Talk']).resolve('A', 'card-0').passTo('end').passTo('upkeep')
    expect(busy.state.designations).toEqual({ time: 'day' })
  })

  it('502.2, 731.2b: two spells in one turn turn night into day, one does not', () => {
    const two = mainPhase(CARDS, {
      a: { hand: ['card-0', 'card-1'].map((id) => ({ id, name: 'Small Talk' })) },
      more: { designations: { time: 'night' } },
    })
    two.resolve('A', 'card-0').resolve('A', 'card-1').passTo('end').passTo('upkeep')
    expect(two.state.designations).toEqual({ time: 'day' })
    const game = at('night', ['Small Talk']).resolve('A', 'card-0').passTo('end').passTo('upkeep')
    expect(game.state.designations).toEqual({ time: 'night' })
  })

  it('502.2: a spell of another player in that turn does not count', () => {
    const game = mainPhase(CARDS, {
      b: { hand: [{ id: 'talk', name: 'Small Talk' }] },
      more: { designations: { time: 'day' } },
    })
    game.pass().resolve('B', 'talk').passTo('end').passTo('upkeep')
    expect(game.state.designations).toEqual({ time: 'night' })
  })

  it('731.2c: neither stays neither', () => {
    expect(at(undefined).passTo('end').passTo('upkeep').state.designations).toEqual({})
  })
})
