import { describe, expect, it } from 'vitest'
import type { Position } from '../../../src/core/position.ts'
import type { ExtraPhase, Step } from '../../../src/core/step.ts'
import { defineCard, defineCreature, fixedRule, gainsLife, shelf, spell, triggered } from '../../support/define-card.ts'
import { Game } from '../game.ts'

const adds = (after: 'phase' | 'main-phase', ...phases: ExtraPhase[]) =>
  spell([], { do: 'extra-phases', after, phases })

const timed = (name: string, when: 'before' | 'after', duringCombat = false) =>
  defineCard(name, '{0}', 'Instant', [
    fixedRule({
      kind: 'cast-only',
      when: { kind: 'combat-point', when, point: 'attackers-declared', ...(duringCombat ? { duringCombat } : {}) },
    }),
    spell([], gainsLife(1)),
  ])

const CARDS = shelf([
  timed('Early Word', 'before'),
  timed('Late Word', 'after'),
  timed('War Word', 'before', true),
  defineCard('Second Dawn', '{R}', 'Instant', [spell([], { do: 'extra-steps', after: 'phase', step: 'upkeep' })]),
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCard('Second Charge', '{R}', 'Sorcery', [adds('main-phase', 'combat', 'postcombat-main')]),
  defineCard('Quick Charge', '{R}', 'Instant', [adds('main-phase', 'combat', 'postcombat-main')]),
  defineCard('Long Day', '{R}', 'Instant', [adds('phase', 'postcombat-main')]),
  defineCard('War Drum', '{R}', 'Instant', [adds('phase', 'combat')]),
  defineCard('Noon Bell', '{1}', 'Artifact', [
    triggered({ on: 'step-begins', step: 'precombat-main', whose: 'you' }, [gainsLife(1)]),
  ]),
  defineCard('Dusk Bell', '{1}', 'Artifact', [
    triggered({ on: 'step-begins', step: 'postcombat-main', whose: 'you' }, [gainsLife(10)]),
  ]),
])

const at = (step: Step, names: readonly string[], battlefield: readonly string[] = []): Game => {
  const hand = names.map((name, at) => ({ id: `card-${at + 1}`, name }))
  const position: Position = {
    turn: { number: 4, active: 'A', step },
    players: [
      { id: 'A', library: 5, hand, mana: '{R}{R}', battlefield: [{ id: 'ox', name: 'Plain Ox' }, ...battlefield] },
      { id: 'B', library: 5 },
    ],
  }
  return Game.at(position, CARDS)
}

/** The steps that begin from now to the end of the turn. */
const rest = (game: Game): Step[] => {
  const before = game.events.length
  game.passTo('end')
  return game.events.slice(before).flatMap((event) => (event.kind === 'step-began' ? [event.step] : []))
}
const SHORT_COMBAT: readonly Step[] = ['beginning-of-combat', 'declare-attackers', 'end-of-combat']

describe('CR 500.8: phases that effects add', () => {
  it('500.8, 505.1a: come right after that phase, and the turn goes on after them; added main phases are postcombat ones', () => {
    const game = at('precombat-main', ['Second Charge']).resolve('A', 'card-1')
    expect(rest(game)).toEqual([...SHORT_COMBAT, 'postcombat-main', ...SHORT_COMBAT, 'postcombat-main', 'end'])
    expect(game.turn.extraPhases).toBeUndefined()
  })
  it('500.8: after the main phase that comes last, too', () => {
    const game = at('postcombat-main', ['Second Charge']).resolve('A', 'card-1')
    expect(rest(game)).toEqual([...SHORT_COMBAT, 'postcombat-main', 'end'])
  })
  it('500.8: the newest first', () => {
    const game = at('postcombat-main', ['War Drum', 'Long Day']).resolve('A', 'card-1').resolve('A', 'card-2')
    expect(rest(game)).toEqual(['postcombat-main', ...SHORT_COMBAT, 'end'])
  })
  it('500.8: during a combat phase, a whole new one follows, in which creatures attack again', () => {
    const game = at('beginning-of-combat', ['War Drum']).resolve('A', 'card-1').passTo('declare-attackers')
    game.attack('ox').passTo('end-of-combat').passAll()
    expect(game.turn).toMatchObject({ step: 'beginning-of-combat', combat: { attackers: [], damageStep: 0 } })
    expect(game.player('B').life).toBe(17)
    expect(rest(game)).toEqual(['declare-attackers', 'end-of-combat', 'postcombat-main', 'end'])
  })
  it('500.8: after "this main phase" only where there is one', () => {
    const game = at('upkeep', ['Quick Charge']).resolve('A', 'card-1')
    expect(rest(game)).toEqual(['draw', 'precombat-main', ...SHORT_COMBAT, 'postcombat-main', 'end'])
  })
  it('500.8: after the ending phase no answer is given', () => {
    const game = at('end', ['War Drum']).cast('A', 'card-1')
    expect(game.judge({ kind: 'pass-all' })).toMatchObject({ verdict: 'unsupported', gaps: [{ rule: '500.8' }] })
  })
  it('505.1a: abilities hear of one precombat main phase a turn', () => {
    const game = at('draw', [], ['Noon Bell', 'Dusk Bell']).passTo('precombat-main').passAll()
    game.state = {
      ...game.state,
      turns: [{ ...game.turn, extraPhases: { phases: ['combat', 'postcombat-main'], next: 'beginning-of-combat' } }],
    }
    game.passTo('end')
    expect(game.player('A').life).toBe(20 + 1 + 10 + 10)
  })
  it('506.7d, 506.7c: only before or after a point of combat means that of the first combat phase, except during combat', () => {
    const game = at('precombat-main', ['Second Charge', 'Early Word', 'Late Word', 'War Word'])
    const mayCast = () =>
      [2, 3, 4].filter((n) => game.refusal({ kind: 'cast-spell', player: 'A', object: `card-${n}` })[0] === 'legal')
    expect(mayCast()).toEqual([2])
    game.resolve('A', 'card-1').passTo('beginning-of-combat')
    expect(mayCast()).toEqual([2, 4])
    game.passTo('end-of-combat')
    expect(mayCast()).toEqual([3])
    game.passAll()
    expect(mayCast()).toEqual([3])
    const carried = JSON.parse(game.passTo('beginning-of-combat').written()) as Position
    expect(carried.turn).toMatchObject({ step: 'beginning-of-combat', combats: 2 })
    expect(mayCast()).toEqual([3, 4])
    game.passTo('upkeep')
    expect(game.turn.combats).toBeUndefined()
  })
  it('506.7d: also where the phases are added after combat has begun', () => {
    const game = at('end-of-combat', ['War Drum', 'Early Word', 'Late Word', 'War Word']).resolve('A', 'card-1')
    game.passTo('beginning-of-combat')
    expect(game.refusal({ kind: 'cast-spell', player: 'A', object: 'card-2' })).toEqual(['cast.condition 601.3'])
    expect(game.refusal({ kind: 'cast-spell', player: 'A', object: 'card-3' })).toEqual(['legal'])
  })
  it('506.7d: in an upkeep that is added after combat, that has been', () => {
    const game = at('end-of-combat', ['Second Dawn', 'Early Word', 'Late Word']).resolve('A', 'card-1').passTo('upkeep')
    expect(game.turn.active).toEqual(['A'])
    expect(game.refusal({ kind: 'cast-spell', player: 'A', object: 'card-2' })).toEqual(['cast.condition 601.3'])
    expect(game.refusal({ kind: 'cast-spell', player: 'A', object: 'card-3' })).toEqual(['legal'])
  })
  it('is carried by a position', () => {
    const game = at('precombat-main', ['Second Charge']).resolve('A', 'card-1')
    const again = Game.at(JSON.parse(game.written()) as Position, CARDS)
    expect(again.written()).toBe(game.written())
    expect(rest(again)).toEqual(rest(game))
  })
})
