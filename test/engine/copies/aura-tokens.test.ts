import { describe, expect, it } from 'vitest'
import type { PositionObject } from '../../../src/core/position.ts'
import {
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  enchant,
  keyword,
  protectionFrom,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCard('Strong Robe', '{G}', 'Enchantment — Aura', [enchant(CREATURE), continuous('attached', bigger(2))]),
  defineCard('Own Robe', '{G}', 'Enchantment — Aura', [enchant({ ...CREATURE, controller: 'you' })]),
  defineCreature('Plain Ox', '{1}', 'Ox', '2/4'),
  defineCreature('Shy Ox', '{1}', 'Ox', '2/4', [keyword('shroud')]),
  defineCreature('Green Ward', '{1}', 'Ox', '2/4', [protectionFrom('G')]),
  ...[1, 2].map((amount) =>
    defineCard(`Mirror ${amount}`, '{0}', 'Instant', [
      spell([slot({ subject: 'permanent', types: ['enchantment'] })], {
        do: 'create-token-copy',
        who: { ref: 'you' },
        amount,
        of: target(),
      }),
    ]),
  ),
]
const robe = { id: 'robe', name: 'Strong Robe', attachedTo: 'ox' } as const
const board = (mirror: 1 | 2, battlefield: readonly PositionObject[], b: readonly string[] = []) =>
  mainPhase(CARDS, {
    a: { hand: [{ id: 'mirror', name: `Mirror ${mirror}` }], battlefield },
    b: { battlefield: b.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name })) },
  })
const ox = { id: 'ox', name: 'Plain Ox' } as const

describe('303.4f: a token that is an Aura', () => {
  it('303.4f: is put by its controller onto anything it can enchant, which is no target', () => {
    const game = board(1, [ox, robe], ['Shy Ox', 'Green Ward']).resolve('A', 'mirror', ['robe'])
    expect(game.decision).toMatchObject({
      kind: 'choose-objects',
      purpose: 'attach',
      player: 'A',
      options: ['ox', 'shy-ox'],
    })
    game.answer(['shy-ox'])
    const token = game.state.battlefield.find((id) => game.object(id).substance.kind === 'token')!
    expect(game.object(token)).toMatchObject({ attachedTo: 'shy-ox', controller: 'A' })
    expect(game.size('shy-ox')).toBe('4/6')
    expect(game.trail).toContain('303.4f')
  })

  it('303.4f: is asked about for each of several', () => {
    const game = board(2, [ox, robe], ['Shy Ox']).resolve('A', 'mirror', ['robe'])
    game.answer(['shy-ox']).answer(['ox'])
    expect([game.size('ox'), game.size('shy-ox')]).toEqual(['6/8', '4/6'])
  })

  it('303.4g: is not created where there is nothing it can enchant', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [{ id: 'mirror', name: 'Mirror 1' }] },
      b: { battlefield: [ox, { id: 'robe', name: 'Own Robe', attachedTo: 'ox' }] },
    }).resolve('A', 'mirror', ['robe'])
    expect(game.decision).toBeNull()
    expect(game.turn.stack).toEqual([])
    expect(game.trail).toContain('303.4g')
    expect(game.events.some(({ kind }) => kind === 'token-created')).toBe(false)
    expect(game.state.battlefield).toHaveLength(2)
  })
})
