import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { activated, defineCard, defineCreature, manaCost, replaces } from '../../support/define-card.ts'

const X = { kind: 'x' } as const
const CARDS = [
  defineCard('Shape Rod', '{4}', 'Artifact', [
    activated([{ kind: 'mana', mana: ['X'] }], [], {
      do: 'continuous',
      what: { ref: 'self' },
      modifications: [
        { kind: 'types', types: ['creature'], subtypes: ['Construct'] },
        { kind: 'set-power-toughness', power: X, toughness: X },
      ],
      duration: 'end-of-turn',
    }),
  ]),
  defineCreature('Mirror Moth', '{0}', 'Shapeshifter', '0/1', [
    replaces({ kind: 'enters-as-copy', of: { subject: 'permanent', types: ['creature'] }, optional: true }),
  ]),
]

const MASKED = defineCreature('Grinning Fiend', '{2}{B}{B}', 'Demon', '6/6', [
  { kind: 'keyword', keyword: 'morph', cost: manaCost('{0}') },
])

describe('707.2: the copiable values of an object', () => {
  it('707.2 example 1: a copy of an animated artifact is that artifact as printed, with the ability to be animated', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: [{ id: 'moth', name: 'Mirror Moth' }],
        battlefield: [{ id: 'rod', name: 'Shape Rod' }],
        mana: '{C}{C}{C}{C}{C}{C}{C}',
      },
    })
    game.do({ kind: 'activate-ability', player: 'A', object: 'rod', x: 5 }).passAll()
    expect(game.size('rod')).toBe('5/5')
    game.resolve('A', 'moth').answer(['rod'])
    const copy = game.state.battlefield.find((id) => id !== 'rod')!
    expect(game.traits(copy)).toMatchObject({ name: 'Shape Rod', types: ['artifact'], subtypes: [], power: null })
    game.do({ kind: 'activate-ability', player: 'A', object: copy, x: 2 }).passAll()
    expect(game.traits(copy)).toMatchObject({ types: ['artifact', 'creature'], power: 2, toughness: 2 })
  })

  it('707.2 example 2: a copy of a face-down permanent is face up, shows what that one shows, and cannot be turned up', () => {
    const game = mainPhase([...CARDS, MASKED], {
      a: {
        hand: [{ id: 'moth', name: 'Mirror Moth' }],
        battlefield: [{ id: 'fiend', name: 'Grinning Fiend', faceDown: true }],
      },
    })
    game.resolve('A', 'moth').answer(['fiend'])
    const copy = game.state.battlefield.find((id) => id !== 'fiend')!
    expect(game.traits(copy)).toMatchObject({
      name: '',
      manaCost: null,
      colors: [],
      types: ['creature'],
      subtypes: [],
      power: 2,
      toughness: 2,
      abilities: [],
    })
    expect(game.object(copy).faceDown).toBe(false)
    expect(game.refusal({ kind: 'special-action', what: 'turn-face-up', player: 'A', object: copy })).not.toEqual([
      'legal',
    ])
    expect(game.refusal({ kind: 'special-action', what: 'turn-face-up', player: 'A', object: 'fiend' })).toEqual([
      'legal',
    ])
  })
})
