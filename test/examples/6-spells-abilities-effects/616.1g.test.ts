import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, defineCard, defineCreature, replaces, slot, spell, target } from '../../support/define-card.ts'

const CARDS = [
  defineCreature('Many Voices', '{2}{W}', 'Angel', '2/2', [
    replaces({ kind: 'enters-with', what: 'self', choose: { choice: { kind: 'color' }, link: 'color' } }),
  ]),
  defineCard('Twice the Folk', '{3}{G}', 'Enchantment', [
    replaces({ kind: 'modify-amount', event: 'tokens', who: 'you', times: 2 }),
  ]),
  defineCard('Mirror', '{0}', 'Sorcery', [
    spell([slot(CREATURE)], { do: 'create-token-copy', who: { ref: 'you' }, amount: 1, of: target() }),
  ]),
]

describe('616.1g: an event within another', () => {
  it('616.1g example 1: how many tokens there are is settled before how each of them enters', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [{ id: 'mirror', name: 'Mirror' }], battlefield: ['Twice the Folk'] },
      b: { battlefield: [{ id: 'voices', name: 'Many Voices' }] },
    }).resolve('A', 'mirror', ['voices'])
    expect(game.decision).toMatchObject({ kind: 'choose-color', player: 'A' })
    game.answer('R')
    expect(game.decision).toMatchObject({ kind: 'choose-color', player: 'A' })
    game.answer('G')
    const tokens = Object.values(game.state.objects).filter(({ substance }) => substance.kind === 'token')
    expect(tokens.map(({ chosen }) => chosen)).toEqual([{ color: 'R' }, { color: 'G' }])
  })
})
