import { describe, expect, it } from 'vitest'
import { CREATURE, defineCard, defineCreature, PLAYER, slot, spell, target } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCreature('Ox', '{0}', 'Ox', '1/1'),
  defineCard('Give Away', '{0}', 'Instant', [
    spell([slot(CREATURE), slot(PLAYER, 'who')], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'control', player: target('who') }],
      duration: 'end-of-turn',
    }),
  ]),
]

describe('CR 613.1b: control for another player than whose effect it is', () => {
  const game = () =>
    mainPhase(CARDS, {
      a: { hand: [{ id: 'give', name: 'Give Away' }], battlefield: [{ id: 'ox', name: 'Ox' }] },
    }).resolve('A', 'give', ['ox'], ['B'])

  it('613.1b: is that player’s, whatever becomes of who gave it', () => {
    expect(game().traits('ox').controller).toBe('B')
  })

  it('613.1b: and ends as the effect does', () => {
    const one = game().passTo('end').passAll()
    expect(one.traits('ox').controller).toBe('A')
  })
})
