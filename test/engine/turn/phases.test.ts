import { describe, expect, it } from 'vitest'
import type { Position, PositionPlayer } from '../../../src/core/position.ts'
import type { FloatingEffect } from '../../../src/core/state.ts'
import type { Step } from '../../../src/core/step.ts'
import {
  bigger,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  gainsLife,
  shelf,
  slot,
  spell,
  triggered,
} from '../../support/define-card.ts'
import { Game } from '../game.ts'

const CARDS = shelf([
  defineCard('Forest', '', 'Basic Land — Forest'),
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCard('Ash Bolt', '{R}', 'Instant', [spell([slot(CREATURE)], damages(3))]),
  defineCard('Dusk Bell', '{1}', 'Artifact', [
    triggered({ on: 'step-begins', step: 'end', whose: 'any' }, [gainsLife(1)]),
  ]),
  defineCard('Hasty Smith', '{R}', 'Instant', [
    spell([], {
      do: 'search',
      who: { ref: 'you' },
      whose: { ref: 'you' },
      zone: 'library',
      filter: { types: ['artifact'] },
      count: 1,
      to: 'battlefield',
      shuffle: true,
    }),
  ]),
])

const at = (step: Step, a: Omit<PositionPlayer, 'id'> = {}, more: Partial<Position> = {}): Game =>
  Game.at(
    {
      turn: { number: 4, active: 'A', step },
      players: [
        { id: 'A', library: 5, ...a },
        { id: 'B', library: 5, battlefield: [{ id: 'theirs', name: 'Plain Ox' }] },
      ],
      ...more,
    },
    CARDS,
  )

/** Theirs, grown by a spell of A’s that has long resolved. */
const GROWN: Omit<FloatingEffect, 'duration'> = {
  id: 'grown',
  source: 'gone',
  controller: 'A',
  objects: ['theirs'],
  modifications: [bigger(2)],
  timestamp: 30,
  turn: 4,
}

const stepsOf = (game: Game): Step[] =>
  game.events.filter((event) => event.kind === 'step-began').map(({ step }) => step as Step)

describe('CR 500: phases and steps', () => {
  it('500.1, 501.1, 505.1, 512.1: five phases with their steps in order, each every turn', () => {
    const game = at('end', { battlefield: [{ id: 'ox', name: 'Plain Ox' }] })
    game.passTo('upkeep').passTo('end')
    expect(stepsOf(game)).toEqual([
      'cleanup',
      'untap',
      'upkeep',
      'draw',
      'precombat-main',
      'beginning-of-combat',
      'declare-attackers',
      'end-of-combat',
      'postcombat-main',
      'end',
    ])
  })
  it('500.2, 505.2: an empty stack alone ends nothing; all must pass with it empty', () => {
    const game = at('precombat-main', { hand: [{ id: 'bolt', name: 'Ash Bolt' }], mana: '{R}' })
    game.cast('A', 'bolt', ['theirs']).passAll()
    expect(game.turn).toMatchObject({ step: 'precombat-main', priority: 'A', stack: [] })
    game.pass()
    expect(game.turn).toMatchObject({ step: 'precombat-main', priority: 'B' })
    expect(game.pass().turn.step).toBe('beginning-of-combat')
  })
  it('500.3: steps without priority end when what they do is done', () => {
    const game = at('end').passAll()
    expect(stepsOf(game)).toEqual(['cleanup', 'untap', 'upkeep'])
    expect(game.turn).toMatchObject({ step: 'upkeep', active: ['B'], priority: 'B' })
  })
  it.each([
    ['your-next-upkeep', 'untap', 'upkeep'],
    ['your-next-end-step', 'postcombat-main', 'end'],
  ] as const)(
    '500.4: what lasts until a step is over as it begins, in a turn of its controller: %s',
    (duration, before, step) => {
      const effect: FloatingEffect = { ...GROWN, duration }
      const theirs = at(before, {}, { turn: { number: 5, active: 'B', step: before }, effects: [effect] })
      expect(theirs.passTo(step).size('theirs')).toBe('5/5')
      const game = at(before, {}, { effects: [effect] })
      expect(game.size('theirs')).toBe('5/5')
      game.passTo(step)
      expect(game.size('theirs')).toBe('3/3')
    },
  )
  it('500.4: what began in that step lasts until the next such step of its controller', () => {
    const game = at('end', {}, { effects: [{ ...GROWN, duration: 'your-next-end-step' }] })
    game.passTo('upkeep').passTo('end')
    expect(game.turn.active).toEqual(['B'])
    expect(game.size('theirs')).toBe('5/5')
    game.passTo('upkeep').passTo('postcombat-main')
    expect(game.size('theirs')).toBe('5/5')
    expect(game.passTo('end').size('theirs')).toBe('3/3')
  })
  it('500.5a: what lasts until end of combat lasts through the end of combat step', () => {
    const effect: FloatingEffect = { ...GROWN, duration: 'end-of-combat' }
    const game = at('end-of-combat', {}, { effects: [effect] })
    expect(game.size('theirs')).toBe('5/5')
    game.pass()
    expect(game.size('theirs')).toBe('5/5')
    game.pass()
    expect(game.turn.step).toBe('postcombat-main')
    expect(game.size('theirs')).toBe('3/3')
  })
  it('500.12: what comes of the end of a phase happens in the next one, not between them', () => {
    const effect: FloatingEffect = { ...GROWN, objects: ['hurt'], duration: 'end-of-combat' }
    const hurt = { id: 'hurt', name: 'Plain Ox', damage: 4 }
    const game = at('end-of-combat', { battlefield: [hurt] }, { effects: [effect] })
    const before = game.events.length
    game.passAll()
    const kinds = game.events.slice(before).map(({ kind }) => kind)
    expect(kinds.filter((kind) => ['effect-ended', 'step-began', 'zone-change', 'priority'].includes(kind))).toEqual([
      'effect-ended',
      'step-began',
      'zone-change',
      'priority',
    ])
    expect(game.names('graveyard')).toEqual(['Plain Ox'])
  })
  it('500.6: what triggers at the beginning of a step goes on the stack before anybody has priority', () => {
    const game = at('postcombat-main', { battlefield: ['Dusk Bell'] }).passAll()
    expect(game.turn).toMatchObject({ step: 'end', priority: 'A' })
    expect(game.names('stack')).toEqual(['Dusk Bell'])
  })
  it('513.2: the end step does not go back for what enters during it', () => {
    const game = at('end', {
      library: ['Dusk Bell', 'Forest', 'Forest'],
      hand: [{ id: 'smith', name: 'Hasty Smith' }],
      mana: '{R}',
    })
    game.resolve('A', 'smith')
    if (game.decision !== null) game.answer(game.player('A').library.slice(0, 1))
    expect(game.names('battlefield')).toContain('Dusk Bell')
    expect(game.names('stack')).toEqual([])
    game.passTo('upkeep').passTo('end')
    expect(game.names('stack')).toEqual(['Dusk Bell'])
  })
  it.each<[string, Step, Step]>([
    ['503.1', 'end', 'upkeep'],
    ['504.2', 'upkeep', 'draw'],
    ['505.6', 'draw', 'precombat-main'],
    ['513.1', 'postcombat-main', 'end'],
  ])('%s: from %s on, the active player has priority once the %s step or phase has begun', (_, before, step) => {
    const game = at(before).passAll()
    const active = game.turn.active[0]
    expect(game.turn).toMatchObject({ step, priority: active, stack: [] })
  })
  it('505.6b: a land is played in either main phase, with the stack empty and once a turn', () => {
    for (const step of ['precombat-main', 'postcombat-main'] as const) {
      const hand = [
        { id: 'one', name: 'Forest' },
        { id: 'two', name: 'Forest' },
      ]
      const game = at(step, { hand }).do({ kind: 'play-land', player: 'A', object: 'one' })
      expect(game.names('stack')).toEqual([])
      expect(game.refusal({ kind: 'play-land', player: 'A', object: 'two' })[0]).toMatch(/^land\./)
    }
    const busy = at('precombat-main', {
      hand: [
        { id: 'bolt', name: 'Ash Bolt' },
        { id: 'one', name: 'Forest' },
      ],
      mana: '{R}',
    }).cast('A', 'bolt', ['theirs'])
    expect(busy.refusal({ kind: 'play-land', player: 'A', object: 'one' })).not.toEqual(['legal'])
    expect(
      at('end', { hand: [{ id: 'one', name: 'Forest' }] }).refusal({ kind: 'play-land', player: 'A', object: 'one' }),
    ).not.toEqual(['legal'])
  })
})
