import { describe, expect, it } from 'vitest'
import { LAYER_BUDGET, newContext } from '../../../src/engine/context.ts'
import { Interruption } from '../../../src/engine/interrupt.ts'
import { project } from '../../../src/engine/projection/project.ts'
import {
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  gainsLife,
  replaces,
  shelf,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  // It dies, and instead comes back at once: for ever, as long as it has no toughness; and never is all as it was.
  defineCreature('Restless Shade', '{B}', 'Shade', '1/1', [
    replaces({
      kind: 'redirect-zone',
      what: 'self',
      from: 'battlefield',
      to: 'graveyard',
      instead: 'battlefield',
      besides: [gainsLife(1)],
    }),
  ]),
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '9/9'),
  defineCard('Deep Frost', '{B}', 'Enchantment', [continuous({ ...CREATURE, subtypes: ['Shade'] }, bigger(-2))]),
]

describe('a judgment comes to an end whatever goes on for ever', () => {
  it.each([2, 100])('state-based actions without end are not judged, with %d permanents', (count) => {
    const oxen = Array.from({ length: count - 2 }, () => 'Plain Ox')
    const game = mainPhase(CARDS, { a: { battlefield: ['Deep Frost', 'Restless Shade', ...oxen] } })
    expect(game.judge({ kind: 'pass-all' })).toMatchObject({ verdict: 'unsupported', gaps: [{ rule: '732.1b' }] })
  })

  it('what is worked out in one judgment is bounded by the objects it is worked out for', () => {
    const ctx = newContext(mainPhase(CARDS, { a: { battlefield: ['Plain Ox', 'Plain Ox'] } }).state, shelf(CARDS))
    ctx.layered = LAYER_BUDGET - 12
    expect(project(ctx).state.battlefield).toHaveLength(2)
    ctx.version++
    ctx.form++
    expect(() => project(ctx)).toThrow(Interruption)
  })
})
