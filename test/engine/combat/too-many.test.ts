import { describe, expect, it } from 'vitest'
import type { ActionPattern } from '../../../src/core/permission.ts'
import { CREATURE, defineCard, defineCreature, fixedRule } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const cant = (pattern: ActionPattern) => fixedRule({ kind: 'restriction', cant: pattern })
const must = (pattern: ActionPattern) => fixedRule({ kind: 'requirement', must: pattern })
const CARDS = [
  defineCard('Narrow Pass', '{2}', 'Artifact', [cant({ act: 'attack', who: CREATURE, moreThan: 1 })]),
  defineCard('Low Door', '{2}', 'Artifact', [
    cant({ act: 'attack', who: CREATURE, defending: { subject: 'player', player: 'you' }, moreThan: 1 }),
  ]),
  defineCard('No Ox Herd', '{2}', 'Artifact', [
    cant({ act: 'attack', who: { ...CREATURE, subtypes: ['Ox'] }, moreThan: 1 }),
  ]),
  defineCard('One Shield', '{2}', 'Artifact', [cant({ act: 'block', who: CREATURE, moreThan: 1 })]),
  defineCard('Sage', '{2}{W}', 'Planeswalker — Sage', [], { size: '3' }),
  defineCreature('Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Cub', '{W}', 'Cat', '2/2'),
  defineCreature('Eager Cub', '{W}', 'Cat', '2/2', [
    must({ act: 'attack', who: 'self' }),
    must({ act: 'block', who: 'self' }),
  ]),
  defineCreature('Shy Cub', '{W}', 'Cat', '2/2', [
    must({ act: 'attack', who: 'self' }),
    cant({ act: 'attack', who: 'self', alone: true }),
  ]),
]
const named = (names: readonly string[], prefix: string) => names.map((name, i) => ({ id: `${prefix}${i + 1}`, name }))
const attackers = (mine: readonly string[], theirs: readonly string[]) =>
  mainPhase(CARDS, {
    turn: { step: 'declare-attackers' },
    a: { battlefield: named(mine, 'a') },
    b: { battlefield: named(theirs, 'b') },
  })

describe('no more than so many attackers', () => {
  it('508.1c: at all', () => {
    const game = attackers(['Ox', 'Cub'], ['Narrow Pass'])
    expect(game.refusal(game.attackWith('a1', 'a2'))).toEqual(['attack.too-many 508.1c 101.2'])
    expect(game.refusal(game.attackWith('a2'))).toEqual(['legal'])
  })

  it('508.1c: of one sort', () => {
    const game = attackers(['Ox', 'Ox', 'Cub'], ['No Ox Herd'])
    expect(game.refusal(game.attackWith('a1', 'a2', 'a3'))).toEqual(['attack.too-many 508.1c 101.2'])
    expect(game.refusal(game.attackWith('a1', 'a3'))).toEqual(['legal'])
  })

  it('508.1c: of what attacks one player and not their planeswalker', () => {
    const game = attackers(['Ox', 'Cub', 'Cub'], ['Low Door', 'Sage'])
    expect(game.refusal(game.attackWith(['a1', 'B'], ['a2', 'B']))).toEqual(['attack.too-many 508.1c 101.2'])
    expect(game.refusal(game.attackWith(['a1', 'B'], ['a2', 'b2'], ['a3', 'b2']))).toEqual(['legal'])
  })

  it('508.1d: of two that must attack one has to, whichever', () => {
    const game = attackers(['Eager Cub', 'Eager Cub', 'Ox'], ['Narrow Pass'])
    expect(game.refusal(game.attackWith('a1', 'a2'))).toEqual(['attack.too-many 508.1c 101.2'])
    expect(game.refusal(game.attackWith('a3'))[0]).toBe('attack.requirement 508.1d')
    expect(game.refusal(game.attackWith())[0]).toBe('attack.requirement 508.1d')
    for (const one of ['a1', 'a2']) expect(game.refusal(game.attackWith(one))).toEqual(['legal'])
  })

  it('508.1d: one that must and can’t attack alone does not have to where nobody may come along', () => {
    const game = attackers(['Shy Cub', 'Ox'], ['Narrow Pass'])
    expect(game.refusal(game.attackWith())).toEqual(['legal'])
    expect(game.refusal(game.attackWith('a2'))).toEqual(['legal'])
  })
})

describe('no more than so many blockers', () => {
  const blocking = (theirs: readonly string[]) =>
    attackers(['Ox', 'Ox', 'One Shield'], theirs).attack('a1', 'a2').passAll()

  it('509.1b: at all', () => {
    const game = blocking(['Cub', 'Cub'])
    expect(game.refusal(game.blockWith({ b1: 'a1', b2: 'a2' }))).toEqual(['block.too-many 509.1b 101.2'])
    expect(game.refusal(game.blockWith({ b2: 'a2' }))).toEqual(['legal'])
  })

  it('509.1c: of those that must block one has to', () => {
    const game = blocking(['Eager Cub', 'Eager Cub', 'Cub'])
    expect(game.refusal(game.blockWith({ b1: 'a1', b2: 'a2' }))).toEqual(['block.too-many 509.1b 101.2'])
    expect(game.refusal(game.blockWith({ b3: 'a1' }))[0]).toBe('block.requirement 509.1c')
    expect(game.refusal(game.blockWith({ b2: 'a1' }))).toEqual(['legal'])
  })

  it('509.1b: of several players together', () => {
    const game = mainPhase(CARDS, {
      turn: { step: 'declare-attackers' },
      a: { battlefield: named(['Ox', 'Ox', 'One Shield'], 'a') },
      b: { battlefield: named(['Cub'], 'b') },
      more: {
        rules: { variant: 'free-for-all' },
        players: [
          { id: 'A', library: 20, battlefield: named(['Ox', 'Ox', 'One Shield'], 'a') },
          { id: 'B', library: 20, battlefield: named(['Cub'], 'b') },
          { id: 'C', library: 20, battlefield: named(['Cub'], 'c') },
        ],
      } as never,
    })
    game.attack(['a1', 'B'], ['a2', 'C']).passAll().block({ b1: 'a1' })
    expect(game.decision).toMatchObject({ kind: 'declare-blockers', player: 'C' })
    expect(game.refusal(game.blockWith({ c1: 'a2' }))).toEqual(['block.too-many 509.1b 101.2'])
    expect(game.refusal(game.blockWith({}))).toEqual(['legal'])
  })
})
