import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { Ref } from '../../../src/core/ref.ts'
import { judge, legalActions } from '../../../src/engine/index.ts'
import { CREATURE, defineCard, defineCreature, gainsLife, shelf, TAP } from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

/** A choice among creatures, where no instruction is there to ask for it. */
const SOME: Ref = { ref: 'choose', filter: CREATURE, count: 1, upTo: false, chooser: { ref: 'you' } }
const odd: Ability = {
  kind: 'static',
  condition: { kind: 'controls', who: { ref: 'you' }, filter: { is: SOME } },
  effects: [
    {
      kind: 'continuous',
      affects: CREATURE,
      modifications: [{ kind: 'modify-power-toughness', power: 1, toughness: 1 }],
    },
  ],
}
const CARDS = [
  defineCreature('Odd Ox', '{G}', 'Ox', '1/1', [odd]),
  defineCreature('Odd Elk', '{G}', 'Elk', '1/1', [
    {
      kind: 'activated',
      cost: TAP,
      onlyDuring: { kind: 'controls', who: { ref: 'you' }, filter: { is: SOME } },
      body: { kind: 'simple', targets: [], effects: [gainsLife(1)] },
    },
  ]),
  defineCreature('Plain Elk', '{G}', 'Elk', '1/1'),
  defineCard('Page', '{G}', 'Instant'),
]
const GAP = { reason: 'rule-not-enforced', rule: '608.2d' }

describe('CR 608.2d: a choice that no instruction asks for', () => {
  const on = (name: string, step: 'precombat-main' | 'upkeep' = 'precombat-main') =>
    mainPhase(CARDS, {
      a: { battlefield: [{ id: 'odd', name }, { id: 'elk', name: 'Plain Elk' }, ...lands('Forest')] },
      turn: { step, priority: step === 'upkeep' ? null : 'A' },
    }).state
  const cards = shelf([...CARDS, defineCard('Forest', '', 'Basic Land — Forest')])

  it('608.2d: is not judged where what is always looked at holds it', () => {
    const verdict = judge(on('Odd Ox'), { kind: 'pass-priority', player: 'A' }, cards)
    expect(verdict).toMatchObject({ verdict: 'unsupported', gaps: [GAP] })
  })

  it.each(['precombat-main', 'upkeep'] as const)('608.2d: nor is what could be done then, in the step %s', (step) => {
    const { actions, unsupported } = legalActions(on('Odd Ox', step), 'A', cards)
    expect(actions).toEqual([])
    expect(unsupported.map(({ gaps }) => gaps[0]?.rule)).toContain('608.2d')
  })

  it('608.2d: keeps nothing else from being judged where one ability holds it', () => {
    const { actions, unsupported } = legalActions(on('Odd Elk'), 'A', cards)
    expect(unsupported).toMatchObject([{ action: { kind: 'activate-ability', object: 'odd' }, gaps: [GAP] }])
    expect(actions.map(({ action }) => action.kind)).toEqual(['pass-priority', 'activate-ability'])
  })
})
