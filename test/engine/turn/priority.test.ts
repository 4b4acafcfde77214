import { describe, expect, it } from 'vitest'
import {
  activated,
  defineCard,
  gainsLife,
  keyword,
  manaCost,
  spell,
  TAP,
  triggered,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCard('Short Rest', '{0}', 'Instant', [spell([], gainsLife(1))]),
  defineCard('Font', '{1}', 'Artifact', [activated(manaCost('{0}'), [], gainsLife(1))]),
  defineCard('Dawn Bell', '{1}', 'Artifact', [
    triggered({ on: 'step-begins', step: 'upkeep', whose: 'any' }, [gainsLife(1)]),
  ]),
  defineCard('Quick Field', '', 'Land', [keyword('flash'), activated(TAP, [], gainsLife(1))]),
]
const font = { id: 'font', name: 'Font' }
const use = (player: string, object = 'font') => ({ kind: 'activate-ability', player, object }) as const
const play = (object: string) => ({ kind: 'play-land', player: 'A', object }) as const
const isle = { id: 'isle', name: 'Island' }
const rest = { id: 'rest', name: 'Short Rest' }

describe('CR 117.1b: activated abilities', () => {
  it.each(['upkeep', 'draw', 'precombat-main', 'end-of-combat', 'postcombat-main', 'end'] as const)(
    'any time their controller has priority: %s, also of another turn',
    (step) => {
      const own = mainPhase(CARDS, { a: { battlefield: [font] }, turn: { step, priority: 'A' } })
      expect(own.refusal(use('A'))).toEqual(['legal'])
      const other = mainPhase(CARDS, { a: { battlefield: [font] }, turn: { active: 'B', step, priority: 'A' } })
      expect(other.refusal(use('A'))).toEqual(['legal'])
    },
  )
  it('with something on the stack, and not while another has priority', () => {
    const game = mainPhase(CARDS, { a: { battlefield: [font], hand: [rest] } }).cast('A', 'rest')
    expect(game.refusal(use('A'))).toEqual(['legal'])
    expect(game.pass().refusal(use('A'))).toEqual(['priority.not-yours 117.1'])
  })
})

describe('CR 117.1c, 116.3: special actions', () => {
  it.each([
    ['precombat-main', ['legal']],
    ['upkeep', ['land.wrong-step 116.2a 305.1']],
  ] as const)('117.1c: a land is played in a main phase: %s: %j', (step, expected) => {
    expect(mainPhase(CARDS, { a: { hand: [isle] }, turn: { step, priority: 'A' } }).refusal(play('isle'))).toEqual(
      expected,
    )
  })
  it('117.1c: with priority and an empty stack', () => {
    const game = mainPhase(CARDS, { a: { hand: [isle, rest] } }).cast('A', 'rest')
    expect(game.refusal(play('isle'))).toEqual(['land.stack-not-empty 116.2a 305.1'])
    const theirs = mainPhase(CARDS, { a: { hand: [isle] }, turn: { priority: 'B' } })
    expect(theirs.refusal(play('isle'))).toEqual(['priority.not-yours 117.1'])
  })
  it('116.3: whoever takes one has priority afterwards, and the stack is not used', () => {
    const game = mainPhase(CARDS, { a: { hand: [isle] } }).do(play('isle'))
    expect([game.turn.priority, game.turn.stack, game.turn.passed]).toEqual(['A', [], []])
  })
})

describe('CR 117.3a, 117.3c: who has priority', () => {
  it('117.3a: the active player as a step begins, after its turn-based actions and triggers', () => {
    const game = mainPhase(CARDS, {
      a: { battlefield: ['Dawn Bell'] },
      b: { library: 5 },
      turn: { step: 'end', priority: 'A' },
    }).passTo('upkeep')
    expect([game.turn.active, game.turn.priority, game.names('stack')]).toEqual([['B'], 'B', ['Dawn Bell']])
    game.passAll().passTo('draw')
    expect([game.turn.priority, game.player('B').hand.length]).toEqual(['B', 1])
  })
  it('117.3a: nobody in the untap step, nor usually in the cleanup step', () => {
    const game = mainPhase(CARDS, { turn: { step: 'end', priority: 'A' } }).passAll()
    const steps = game.events.flatMap((event) => (event.kind === 'step-began' ? [event.step] : []))
    expect([steps, game.turn.step]).toEqual([['cleanup', 'untap', 'upkeep'], 'upkeep'])
    expect(game.events.filter(({ kind }) => kind === 'priority')).toEqual([{ kind: 'priority', player: 'B' }])
  })
  it.each([
    ['casts a spell', { kind: 'cast-spell', player: 'B', object: 'rest' }],
    ['activates an ability', use('B')],
    ['activates a mana ability', use('B', 'forest-1')],
  ] as const)('117.3c: a player who %s keeps it, and all have to pass again', (_, action) => {
    const game = mainPhase(CARDS, { b: { hand: [rest], battlefield: [font, ...lands('Forest')] } }).pass()
    expect([game.turn.priority, game.turn.passed]).toEqual(['B', ['A']])
    game.do(action)
    expect([game.turn.priority, game.turn.passed]).toEqual(['B', []])
  })
})
