import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { Effect } from '../../../src/core/effect.ts'
import {
  activated,
  continuous,
  defineCard,
  fixedRule,
  gainsLife,
  keyword,
  manaCost,
  replaces,
  triggered,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const chapter = (numbers: readonly number[], ...effects: readonly Effect[]): Ability =>
  triggered({ on: 'chapter', numbers }, effects)

const LAY = defineCard('Lay of the Mill', '{1}{W}', 'Enchantment — Saga', [
  chapter([1, 2], gainsLife(1)),
  chapter([3], gainsLife(10)),
])
const MUTE = defineCard('Mute Lay', '{1}{W}', 'Enchantment — Saga')
const AHEAD = defineCard('Hasty Lay', '{1}{W}', 'Enchantment — Saga', [
  keyword('read ahead'),
  chapter([1], gainsLife(1)),
  chapter([2], gainsLife(10)),
  chapter([3], gainsLife(100)),
])
const QUILL = defineCard('Hasty Quill', '{1}', 'Artifact', [
  activated(manaCost('{1}'), [], {
    do: 'put-counters',
    on: { ref: 'all', filter: { subject: 'permanent', subtypes: ['Saga'] } },
    counter: 'lore',
    amount: 2,
  }),
])
const DOUBLER = defineCard('Echoing Hall', '{3}', 'Artifact', [
  replaces({ kind: 'modify-amount', event: 'counters', who: 'you', times: 2, byEffect: true }),
])
const CLASP = defineCard('Iron Clasp', '{3}', 'Artifact', [
  fixedRule({
    kind: 'restriction',
    cant: { act: 'be-sacrificed', who: { subject: 'permanent', subtypes: ['Saga'] } },
  }),
])
const BLANK = defineCard('Blank Page', '{3}', 'Artifact', [
  continuous({ subject: 'permanent', subtypes: ['Saga'] }, { kind: 'remove-all-abilities' }),
])
const CARDS = [LAY, MUTE, AHEAD, QUILL, DOUBLER, CLASP, BLANK]

const withSaga = (lore: number, ...others: readonly string[]) =>
  mainPhase(CARDS, {
    a: {
      battlefield: [
        { id: 'lay', name: 'Lay of the Mill', counters: { lore } },
        ...others.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name })),
        ...lands('Plains', 'Plains'),
      ],
    },
    turn: { step: 'draw' },
  })

const casting = (name: string, ...others: readonly string[]) =>
  mainPhase(CARDS, {
    a: { hand: [{ id: 'lay', name }], battlefield: [...lands('Plains', 'Plains'), ...others] },
  })

describe('a Saga enters', () => {
  it('714.3a, 714.2b, 107.15, 107.15a: with a lore counter, and its first chapter triggers', () => {
    const game = casting('Lay of the Mill').resolve('A', 'lay')
    expect(game.object('lay.3').counters).toEqual({ lore: 1 })
    expect(game.names('stack')).toEqual(['Lay of the Mill'])
    expect(game.passAll().player('A').life).toBe(21)
    expect(game.trail).toContain('714.3a')
  })

  it('714.3a, 122.6: the counter it enters with is no effect’s, but is put on it', () => {
    const game = casting('Lay of the Mill', 'Echoing Hall').resolve('A', 'lay')
    expect(game.object('lay.3').counters).toEqual({ lore: 2 })
    expect(game.decision).toMatchObject({
      kind: 'order',
      purpose: 'triggers',
      options: [{}, {}].map(() => expect.anything()),
    })
  })

  it('714.2d, 714.4: a Saga without chapters has none to come to, and stays', () => {
    const game = casting('Mute Lay').resolve('A', 'lay')
    expect(game.object('lay.3').counters).toEqual({ lore: 1 })
  })

  it('714.3b, 702.155b, 702.155a: with read ahead its controller chooses a chapter, and no earlier one triggers that turn', () => {
    const game = casting('Hasty Lay').resolve('A', 'lay')
    expect(game.decision).toMatchObject({ kind: 'choose-number', player: 'A', rule: '714.3b', min: 1, max: 3 })
    game.answer(2)
    expect(game.object('lay.3').counters).toEqual({ lore: 2 })
    expect(game.names('stack')).toHaveLength(1)
    expect(game.passAll().player('A').life).toBe(30)
  })
})

describe('lore counters', () => {
  it('505.4, 714.3c: one is put on each Saga with chapters of the active player as the precombat main phase begins', () => {
    const game = withSaga(1)
    game.passTo('precombat-main')
    expect(game.object('lay').counters).toEqual({ lore: 2 })
    expect(game.trail).toContain('505.4')
    expect(game.names('stack')).toEqual(['Lay of the Mill'])
  })

  it('505.4: not on those of others, and not in other main phases', () => {
    const game = mainPhase(CARDS, {
      b: { battlefield: [{ id: 'lay', name: 'Lay of the Mill', counters: { lore: 1 } }] },
      turn: { step: 'draw' },
    })
    game.passTo('postcombat-main')
    expect(game.object('lay').counters).toEqual({ lore: 1 })
  })

  it('714.3c, 614.16: that is no effect, so what doubles the counters of effects does nothing', () => {
    const game = withSaga(1, 'Echoing Hall')
    game.passTo('precombat-main')
    expect(game.object('lay').counters).toEqual({ lore: 2 })
  })

  it('505.4: a Saga that has lost its chapters gets none', () => {
    const game = withSaga(1, 'Blank Page')
    game.passTo('precombat-main')
    expect(game.object('lay').counters).toEqual({ lore: 1 })
  })

  it('714.2b, 714.2c, 107.15b: each chapter that several counters come to at once triggers once', () => {
    const game = mainPhase(CARDS, {
      a: {
        battlefield: [
          { id: 'lay', name: 'Lay of the Mill', counters: { lore: 1 } },
          { id: 'quill', name: 'Hasty Quill' },
          ...lands('Plains'),
        ],
      },
    })
    game.do({ kind: 'activate-ability', player: 'A', object: 'quill' }).passAll()
    expect(game.object('lay').counters).toEqual({ lore: 3 })
    game.answer(game.decision?.kind === 'order' ? game.decision.options : [])
    expect(game.names('stack')).toHaveLength(2)
    expect(game.passAll().passAll().player('A').life).toBe(31)
  })
})

describe('704.5s, 714.4: the last chapter', () => {
  it('the Saga is sacrificed once its last chapter ability has left the stack', () => {
    const game = withSaga(2)
    game.passTo('precombat-main')
    expect(game.object('lay').counters).toEqual({ lore: 3 })
    game.passAll()
    expect(game.player('A').life).toBe(30)
    expect(game.names('graveyard', 'A')).toEqual(['Lay of the Mill'])
    expect(game.events).toContainEqual(expect.objectContaining({ object: 'lay', cause: 'sacrifice' }))
    expect(game.trail).toContain('704.5s')
  })

  it('what can’t be sacrificed stays', () => {
    const game = withSaga(3, 'Iron Clasp')
    game.passTo('precombat-main')
    expect(game.object('lay').counters).toEqual({ lore: 4 })
    expect(game.names('battlefield', 'A')).toContain('Lay of the Mill')
  })

  it('a Saga without its chapters stays, and goes as it has them back', () => {
    const game = withSaga(3, 'Blank Page')
    game.passTo('precombat-main')
    expect(game.names('battlefield', 'A')).toContain('Lay of the Mill')
  })
})
