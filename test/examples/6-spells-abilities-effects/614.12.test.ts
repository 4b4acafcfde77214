import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import {
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  replaces,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'

const fromChosen: Ability = {
  kind: 'keyword',
  keyword: 'protection',
  from: [{ kind: 'filter', filter: { chosen: { what: 'color', link: 'color' } } }],
}
const CARDS = [
  defineCreature('Many Voices', '{2}{W}', 'Angel', '2/2', [
    replaces({ kind: 'enters-with', what: 'self', choose: { choice: { kind: 'color' }, link: 'color' } }),
    continuous('self', { kind: 'add-ability', ability: fromChosen }),
  ]),
  defineCard('Mirror', '{0}', 'Sorcery', [
    spell([slot(CREATURE)], { do: 'create-token-copy', who: { ref: 'you' }, amount: 1, of: target() }),
  ]),
  defineCard('Red Claim', '{R}', 'Instant', [spell([slot(CREATURE)], { do: 'tap', what: target() })]),
  defineCard('Blue Claim', '{U}', 'Instant', [spell([slot(CREATURE)], { do: 'tap', what: target() })]),
]

describe('614.12: replacement effects that modify how a permanent enters', () => {
  it('614.12 example 1: as a token that is a copy is created its controller chooses a colour for it', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: ['Mirror', 'Red Claim', 'Blue Claim'].map((name) => ({ id: name, name })),
        mana: '{R}{U}',
      },
      b: { battlefield: [{ id: 'voices', name: 'Many Voices', chosen: { color: 'U' } }] },
    }).resolve('A', 'Mirror', ['voices'])
    expect(game.decision).toMatchObject({ kind: 'choose-color', player: 'A' })
    game.answer('R')
    const token = game.state.battlefield.find((id) => id !== 'voices')!
    const claim = (object: string, on: string) =>
      game.refusal({ kind: 'cast-spell', player: 'A', object, targets: [[on]] }).join()
    expect(claim('Red Claim', token)).toMatch(/^target\.protection /)
    expect(claim('Blue Claim', token)).toBe('legal')
    expect(claim('Red Claim', 'voices')).toBe('legal')
    expect(claim('Blue Claim', 'voices')).toMatch(/^target\.protection /)
  })
})
