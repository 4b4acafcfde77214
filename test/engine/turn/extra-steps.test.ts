import { describe, expect, it } from 'vitest'
import type { Step } from '../../../src/core/step.ts'
import { defineCard, gainsLife, replaces, spell, triggered } from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCard('Two Dawns', '{0}', 'Instant', [
    spell([], { do: 'extra-phases', after: 'phase', phases: ['upkeep'], times: 2, yours: true }),
  ]),
  defineCard('Dawn for All', '{0}', 'Instant', [spell([], { do: 'extra-phases', after: 'phase', phases: ['upkeep'] })]),
  defineCard('No Dawn', '{0}', 'Instant', [
    spell([], { do: 'extra-phases', after: 'phase', phases: ['upkeep'], times: 0, yours: true }),
  ]),
  defineCard('Drum', '{0}', 'Instant', [spell([], { do: 'extra-phases', after: 'phase', phases: ['combat'] })]),
  defineCard('Chime', '{1}', 'Artifact', [
    triggered({ on: 'step-begins', step: 'upkeep', whose: 'you' }, [gainsLife(1)]),
  ]),
  defineCard('Long Night', '{1}', 'Enchantment', [replaces({ kind: 'skip', what: 'upkeep', who: 'any' })]),
]

const at = (name: string, battlefield: readonly string[] = [], active = 'A'): Game =>
  mainPhase(CARDS, {
    turn: { step: 'postcombat-main', active },
    a: {
      library: 5,
      battlefield,
      hand: [
        { id: 'it', name },
        { id: 'drum', name: 'Drum' },
      ],
    },
    b: { library: 5 },
  })
const play = (game: Game): Game => (game.turn.priority === 'A' ? game : game.pass()).resolve('A', 'it')
/** The steps that begin from now to the end of the turn. */
const rest = (game: Game): readonly Step[] => {
  const before = game.events.length
  game.passTo('end')
  return game.events.slice(before).flatMap((event) => (event.kind === 'step-began' ? [event.step] : []))
}

describe('CR 500.10: steps added after a phase', () => {
  it('500.10: come each in a phase without the other steps of it', () => {
    const game = play(at('Two Dawns', ['Chime']))
    expect(rest(game)).toEqual(['upkeep', 'upkeep', 'end'])
    expect(game.player('A').life).toBe(22)
    expect(game.turn.extraPhases).toBeUndefined()
  })

  it('500.8: with other phases added after the same one, the newest first', () => {
    const game = play(at('Dawn for All')).resolve('A', 'drum')
    expect(rest(game)).toEqual(['beginning-of-combat', 'declare-attackers', 'end-of-combat', 'upkeep', 'end'])
  })

  it('500.8: with phases added during such a step', () => {
    const game = play(at('Two Dawns')).passTo('upkeep').resolve('A', 'drum')
    expect(rest(game)).toEqual(['beginning-of-combat', 'declare-attackers', 'end-of-combat', 'upkeep', 'end'])
  })

  it('500.10a: those that "you get" are added to no turn of another player', () => {
    expect(rest(play(at('Two Dawns', [], 'B')))).toEqual(['end'])
    expect(rest(play(at('Dawn for All', [], 'B')))).toEqual(['upkeep', 'end'])
  })

  it('500.10: none are none', () => {
    expect(rest(play(at('No Dawn')))).toEqual(['end'])
  })

  it('500.11: one that is skipped is not judged', () => {
    const game = play(at('Two Dawns', ['Long Night']))
    expect(game.judge({ kind: 'pass-all' }).verdict).toBe('unsupported')
  })
})
