import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, defineCreature, gainsLife, replaces, triggered } from '../../support/define-card.ts'

const CARDS = [
  defineCreature('Fading Giant', '{5}', 'Giant', '7/7', [
    { kind: 'keyword', keyword: 'fading', amount: 3 },
    replaces({ kind: 'enters-with', what: 'self', tapped: true }),
  ]),
  defineCreature('Omen Wall', '{1}', 'Wall', '0/4', [triggered({ on: 'enters', what: 'self' }, [gainsLife(2)])]),
  defineCreature('Mirror Moth', '{0}', 'Shapeshifter', '0/1', [
    replaces({ kind: 'enters-as-copy', of: CREATURE, optional: true }),
  ]),
]
const copyOf = (name: string) => {
  const game = mainPhase(CARDS, {
    a: { hand: [{ id: 'moth', name: 'Mirror Moth' }] },
    b: { battlefield: [{ id: 'model', name }] },
  })
    .resolve('A', 'moth')
    .answer(['model'])
  return { game, copy: game.state.battlefield.find((id) => id !== 'model')! }
}

describe('707.5: entering as a copy', () => {
  it('707.5 example 1: it enters tapped and with the counters that what it copies enters with', () => {
    const { game, copy } = copyOf('Fading Giant')
    expect(game.traits(copy).name).toBe('Fading Giant')
    expect(game.object(copy)).toMatchObject({ tapped: true, counters: { fade: 3 } })
  })

  it('707.5 example 2: the ability of what it copies that triggers on entering triggers for it', () => {
    const { game, copy } = copyOf('Omen Wall')
    expect(game.traits(copy).name).toBe('Omen Wall')
    expect(game.names('stack')).toEqual(['Omen Wall'])
    expect(game.passAll().player('A').life).toBe(22)
  })
})
