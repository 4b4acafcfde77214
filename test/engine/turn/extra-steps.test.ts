import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../src/core/effect.ts'
import type { Step } from '../../../src/core/step.ts'
import { defineCard, defineCreature, gainsLife, replaces, spell, triggered } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

type Steps = Omit<Extract<Effect, { do: 'extra-steps' }>, 'do'>
const adds = (name: string, more: Steps) =>
  defineCard(name, '{0}', 'Instant', [spell([], { do: 'extra-steps', ...more })])

const CARDS = [
  adds('Second Dawn', { after: 'step', step: 'upkeep' }),
  adds('Two Dawns', { after: 'step', step: 'upkeep', amount: 2 }),
  adds('Late Look', { after: 'step', step: 'draw' }),
  adds('Dusk Again', { after: 'step', step: 'end' }),
  adds('Own Dawn', { after: 'step', step: 'upkeep', mine: true }),
  adds('Dawns to Come', { after: 'phase', step: 'upkeep', amount: 2 }),
  defineCard('New Morning', '{0}', 'Instant', [
    spell([], { do: 'extra-phases', after: 'phase', phases: ['beginning'] }),
  ]),
  defineCard('Own Morning', '{0}', 'Instant', [
    spell([], { do: 'extra-phases', after: 'phase', phases: ['beginning'], mine: true }),
  ]),
  defineCard('Long War', '{0}', 'Instant', [
    spell([], { do: 'extra-phases', after: 'phase', phases: ['postcombat-main', 'postcombat-main'] }),
  ]),
  defineCard('Dawn Bell', '{0}', 'Artifact', [
    triggered({ on: 'step-begins', step: 'upkeep', whose: 'you' }, [gainsLife(1)]),
  ]),
  defineCard('Second Bell', '{0}', 'Artifact', [
    triggered({ on: 'step-begins', step: 'postcombat-main', whose: 'you', second: true }, [gainsLife(10)]),
  ]),
  defineCard('No Dawn', '{0}', 'Artifact', [replaces({ kind: 'skip', what: 'upkeep', who: 'any' })]),
  defineCreature('Plain Ox', '{0}', 'Ox', '2/2'),
]

const at = (step: Step, names: readonly string[], battlefield: readonly string[] = [], active: 'A' | 'B' = 'A') =>
  mainPhase(CARDS, {
    a: { hand: names.map((name, i) => ({ id: `card-${i}`, name })), battlefield },
    turn: { step, active, priority: 'A' },
  })

/** The steps that begin from now until this one does. */
const until = (game: ReturnType<typeof at>, step: Step): readonly Step[] => {
  const before = game.events.length
  game.passTo(step)
  return game.events.slice(before).flatMap((event) => (event.kind === 'step-began' ? [event.step] : []))
}

describe('CR 500.9, 500.10: steps that effects add', () => {
  it('500.9: come right after that step, the newest first, and the turn goes on after them as it would have', () => {
    const one = at('upkeep', ['Second Dawn'], ['Dawn Bell']).resolve('A', 'card-0')
    expect(until(one, 'precombat-main')).toEqual(['upkeep', 'draw', 'precombat-main'])
    expect(one.player('A').life).toBe(21)
    const more = at('upkeep', ['Late Look', 'Two Dawns']).resolve('A', 'card-0').resolve('A', 'card-1')
    expect(until(more, 'precombat-main')).toEqual(['upkeep', 'upkeep', 'draw', 'draw', 'precombat-main'])
    // Two draw steps, two cards, the hand being empty by then.
    expect(more.player('A').hand).toHaveLength(2)
    expect(more.turn.extraSteps).toBeUndefined()
  })

  it('500.9: after the end step comes another one, and then the cleanup step', () => {
    const one = at('end', ['Dusk Again']).resolve('A', 'card-0')
    expect(until(one, 'upkeep')).toEqual(['end', 'cleanup', 'untap', 'upkeep'])
  })

  it('500.10, 500.11: after a phase, a step comes in a phase of its own, which has no other steps', () => {
    const one = at('precombat-main', ['Dawns to Come'], ['Dawn Bell']).resolve('A', 'card-0')
    expect(until(one, 'declare-attackers')).toEqual(['upkeep', 'upkeep', 'beginning-of-combat', 'declare-attackers'])
    expect(one.turn).toMatchObject({ number: 3 })
    expect(one.turn.extraPhases).toBeUndefined()
  })

  it('500.10a: what "you get" in a turn of somebody else’s adds nothing', () => {
    const theirs = at('upkeep', ['Own Dawn'], [], 'B').resolve('A', 'card-0')
    expect(until(theirs, 'precombat-main')).toEqual(['draw', 'precombat-main'])
    expect(until(at('upkeep', ['Own Dawn']).resolve('A', 'card-0'), 'draw')).toEqual(['upkeep', 'draw'])
    const phase = at('precombat-main', ['Own Morning'], [], 'B').resolve('A', 'card-0')
    expect(until(phase, 'declare-attackers')).toEqual(['beginning-of-combat', 'declare-attackers'])
  })

  it('500.8: in a beginning phase that is added permanents untap, but no new turn begins', () => {
    const one = mainPhase(CARDS, {
      a: {
        hand: [{ id: 'card-0', name: 'New Morning' }],
        battlefield: [{ id: 'ox', name: 'Plain Ox', tapped: true, summoningSick: true }],
      },
    }).resolve('A', 'card-0')
    expect(until(one, 'beginning-of-combat')).toEqual(['untap', 'upkeep', 'draw', 'beginning-of-combat'])
    expect(one.object('ox')).toMatchObject({ tapped: false, summoningSick: true })
    expect(one.turn.number).toBe(3)
  })

  it('500.11: that an added step is skipped is not judged', () => {
    const one = at('upkeep', ['Second Dawn'], ['No Dawn']).cast('A', 'card-0').passAll()
    expect(one.judge({ kind: 'pass-all' })).toMatchObject({ verdict: 'unsupported', gaps: [{ rule: '500.11' }] })
  })
})

describe('CR 505.1b: the second main phase', () => {
  it('505.1b: main phases are counted in the turn, so that a third one is no second one', () => {
    const one = at('precombat-main', ['Long War'], ['Second Bell']).resolve('A', 'card-0')
    until(one, 'end')
    expect(one.events.filter((event) => event.kind === 'step-began' && event.step === 'postcombat-main')).toHaveLength(
      3,
    )
    expect(one.player('A').life).toBe(30)
    // The next turn counts anew.
    one.passTo('upkeep').passTo('end').passTo('upkeep')
    until(one, 'end')
    expect(one.player('A').life).toBe(40)
    const late = at('postcombat-main', ['Long War'], ['Second Bell']).resolve('A', 'card-0')
    until(late, 'end')
    expect(late.player('A').life).toBe(20)
  })
})
