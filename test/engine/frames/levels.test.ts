import { describe, expect, it } from 'vitest'
import type { Ability, StaticEffect } from '../../../src/core/ability.ts'
import type { Condition } from '../../../src/core/condition.ts'
import type { Cost } from '../../../src/core/cost.ts'
import {
  bigger,
  defineCard,
  defineCreature,
  gainsLife,
  keyword,
  manaCost,
  OWN_CREATURE,
  tapsFor,
  triggered,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const SELF = { ref: 'self' } as const
const has = (...abilities: readonly Ability[]): StaticEffect => ({
  kind: 'continuous',
  affects: 'self',
  modifications: abilities.map((ability) => ({ kind: 'add-ability', ability })),
})
const levelBar = (cost: Cost, level: number, ...abilities: readonly Ability[]): readonly Ability[] => [
  {
    kind: 'activated',
    cost,
    timing: 'sorcery',
    onlyDuring: { kind: 'compare', left: { kind: 'level', of: SELF }, op: '=', right: level - 1 },
    body: { kind: 'simple', targets: [], effects: [{ do: 'set-level', what: SELF, level }] },
  },
  {
    kind: 'static',
    condition: { kind: 'compare', left: { kind: 'level', of: SELF }, op: '>=', right: level },
    effects: [has(...abilities)],
  },
]
const ANTHEM: Ability = {
  kind: 'static',
  effects: [{ kind: 'continuous', affects: OWN_CREATURE, modifications: [bigger(1)] }],
}
const MILLER = defineCard('Miller', '{W}', 'Enchantment — Class', [
  triggered({ on: 'enters', what: { subject: 'permanent', types: ['creature'] } }, [gainsLife(1)]),
  ...levelBar(manaCost('{W}'), 2, triggered({ on: 'becomes-level', what: 'self', level: 2 }, [gainsLife(5)]), ANTHEM),
  ...levelBar(manaCost('{1}'), 3, tapsFor('G')),
])
const counters = (op: '>=' | '<=', right: number): Condition => ({
  kind: 'compare',
  left: { kind: 'counters', on: SELF, counter: 'level' },
  op,
  right,
})
const CLIMBER = defineCreature('Wall Climber', '{W}', 'Human', '1/1', [
  { kind: 'keyword', keyword: 'level up', cost: manaCost('{1}') },
  {
    kind: 'static',
    condition: { kind: 'and', all: [counters('>=', 1), counters('<=', 2)] },
    effects: [
      {
        kind: 'continuous',
        affects: 'self',
        modifications: [
          { kind: 'set-power-toughness', power: 3, toughness: 3 },
          { kind: 'add-ability', ability: keyword('flying') },
        ],
      },
    ],
  },
  {
    kind: 'static',
    condition: counters('>=', 3),
    effects: [
      {
        kind: 'continuous',
        affects: 'self',
        modifications: [{ kind: 'set-power-toughness', power: 6, toughness: 6 }],
      },
    ],
  },
])
const CASE = defineCard('The Lost Loaf', '{W}', 'Enchantment — Case', [
  triggered({ on: 'step-begins', step: 'end', whose: 'you' }, [{ do: 'solve', what: SELF }], {
    condition: {
      kind: 'and',
      all: [
        { kind: 'controls', who: { ref: 'you' }, filter: { types: ['creature'] } },
        { kind: 'not', not: { kind: 'solved', what: SELF } },
      ],
    },
  }),
  { kind: 'static', condition: { kind: 'solved', what: SELF }, effects: [has(ANTHEM)] },
])
const OX = defineCreature('Plain Ox', '{W}', 'Ox', '2/2')
const CARDS = [MILLER, CLIMBER, CASE, OX]

const withPermanent = (name: string, more: object = {}) =>
  mainPhase(CARDS, {
    a: {
      battlefield: [
        { id: 'it', name, ...more },
        { id: 'ox', name: 'Plain Ox' },
        ...lands('Plains', 'Plains', 'Plains', 'Plains'),
      ],
    },
  })
const use = (ability: number) => ({ kind: 'activate-ability', player: 'A', object: 'it', ability }) as const

describe('716: Classes', () => {
  it('107.16, 107.16a, 716.2a: a class level bar is activated level by level, at sorcery speed', () => {
    const game = withPermanent('Miller')
    expect(game.refusal(use(1))).toEqual(['activate.condition 602.1b 602.5'])
    game.do(use(0)).passAll()
    expect(game.object('it').level).toBe(2)
    expect(game.events).toContainEqual({ kind: 'level-changed', object: 'it', level: 2 })
    expect(game.size('ox')).toBe('3/3')
    expect(game.refusal(use(0))[0]).toMatch(/^activate.sorcery-timing/)
    expect(game.passAll().refusal(use(0))).toEqual(['activate.condition 602.1b 602.5'])
    game.do(use(1)).passAll()
    expect(game.object('it').level).toBe(3)
    expect(game.size('ox')).toBe('3/3')
    expect(game.traits('it').abilities.filter(({ kind }) => kind === 'activated')).toHaveLength(3)
  })

  it('716.2a: what it has at a level it has as it comes to it, so that it hears that', () => {
    const game = withPermanent('Miller').do(use(0)).passAll()
    expect(game.names('stack')).toEqual(['Miller'])
    expect(game.passAll().player('A').life).toBe(25)
  })

  it('716.2d, 716.3: without a level it counts as of level 1, with what stands before the bars', () => {
    const game = withPermanent('Miller')
    expect(game.size('ox')).toBe('2/2')
    expect(game.traits('it').abilities[0]!.kind).toBe('triggered')
    expect(game.object('it').level).toBeUndefined()
  })

  it('716.2b: a level is written with the position and read again', () => {
    const game = withPermanent('Miller', { level: 2 })
    expect(game.size('ox')).toBe('3/3')
    expect(JSON.parse(game.written()).players[0].battlefield[0]).toMatchObject({ level: 2 })
  })
})

describe('711: levelers', () => {
  it('107.8, 107.8a, 107.8b, 711.2a, 711.2b, 711.5: size and abilities go by the level counters', () => {
    const sizes = [0, 1, 2, 3, 4].map((level) => {
      const game = withPermanent('Wall Climber', { counters: { level } })
      return [game.size('it'), game.has('it', 'flying')]
    })
    expect(sizes).toEqual([
      ['1/1', false],
      ['3/3', true],
      ['3/3', true],
      ['6/6', false],
      ['6/6', false],
    ])
  })

  it('702.87a, 711.4: leveling up puts a counter on it, at sorcery speed and at any level', () => {
    const game = withPermanent('Wall Climber', { counters: { level: 3 } }).do({ ...use(0) })
    expect(game.refusal(use(0))[0]).toMatch(/^activate.sorcery-timing/)
    expect(game.passAll().object('it').counters).toEqual({ level: 4 })
  })
})

describe('719: Cases', () => {
  it('719.3a, 719.3b, 719.3c: it becomes solved at its controller’s end step, and is so from then on', () => {
    const game = withPermanent('The Lost Loaf').passTo('end')
    expect(game.size('ox')).toBe('2/2')
    game.passAll()
    expect(game.object('it').solved).toBe(true)
    expect(game.size('ox')).toBe('3/3')
    expect(game.events).toContainEqual({ kind: 'solved', object: 'it' })
  })

  it('719.3a: a solved one does not become so again', () => {
    const game = withPermanent('The Lost Loaf', { solved: true }).passTo('end')
    expect(game.turn.stack).toEqual([])
    expect(game.size('ox')).toBe('3/3')
  })
})
