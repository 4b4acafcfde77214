import { describe, expect, it } from 'vitest'
import { all, CREATURE, defineCreature, fixedRule, gainsLife, triggered } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCreature('Zealot', '{1}', 'Human', '1/1', [
    fixedRule({ kind: 'requirement', must: { act: 'attack', who: 'self' } }),
  ]),
  defineCreature('Ox', '{1}', 'Ox', '3/3'),
  defineCreature('Witness', '{1}', 'Bird', '0/1', [
    triggered({ on: 'deals-damage', what: CREATURE, combat: true, to: { subject: 'player' } }, [gainsLife(5)], {
      condition: { kind: 'matches', what: { ref: 'event', role: 'source' }, filter: { hadToAttack: true } },
    }),
    triggered({ on: 'step-begins', step: 'end', whose: 'any' }, [
      { do: 'destroy', what: all({ ...CREATURE, hadToAttack: true }) },
    ]),
  ]),
]
const game = (tapped = false) =>
  mainPhase(CARDS, {
    a: {
      battlefield: [
        { id: 'zealot', name: 'Zealot', tapped },
        { id: 'ox', name: 'Ox' },
        { id: 'witness', name: 'Witness' },
      ],
    },
  }).passTo('declare-attackers')

describe('CR 506.6: a creature that had to attack', () => {
  it('506.6: is one that an effect required to, whatever else attacks', () => {
    const attacked = game().attack('zealot', 'ox').passTo('end-of-combat')
    expect(attacked.player('A').life).toBe(25)
    expect(attacked.player('B').life).toBe(16)
  })
  it('506.6: also one that could not; and after combat nothing had to', () => {
    const kept = game(true)
    expect(kept.turn.combat!.compelled ?? []).toEqual([])
    kept.attack('ox')
    expect(kept.turn.combat!.compelled).toEqual(['zealot'])
    kept.passTo('end').passAll()
    expect(kept.names('battlefield', 'A')).toContain('Zealot')
  })
})
