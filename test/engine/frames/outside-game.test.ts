import { describe, expect, it } from 'vitest'
import { viewPosition } from '../../../src/engine/position/view-position.ts'
import { defineCard, defineCreature, spell } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const CARDS = [
  defineCard('Old Wish', '{0}', 'Sorcery', [
    spell([], {
      do: 'optional',
      who: YOU,
      effects: [{ do: 'bring-in', who: YOU, filter: { types: ['creature'] }, to: 'hand', reveal: true }],
    }),
  ]),
  defineCreature('Plain Ox', '{2}', 'Ox', '2/2'),
  defineCreature('Small Pup', '{1}', 'Dog', '1/1'),
  defineCard('Lone Stone', '{0}', 'Artifact'),
]
const wishing = (outside: readonly string[] | undefined) =>
  mainPhase(CARDS, {
    a: { hand: [{ id: 'wish', name: 'Old Wish' }], ...(outside === undefined ? {} : { outside }) },
  })

describe('cards from outside the game', () => {
  it('400.11b, 108.3b: one that fits is chosen, shown and brought in, owned by who brings it', () => {
    const game = wishing(['Plain Ox', 'Small Pup', 'Lone Stone', 'Plain Ox']).cast('A', 'wish').passAll().answer(true)
    expect(game.decision).toMatchObject({
      kind: 'choose-option',
      player: 'A',
      rule: '400.11b',
      options: ['Plain Ox', 'Small Pup'],
    })
    game.answer('Plain Ox')
    const [ox] = game.player('A').hand
    expect(game.object(ox!)).toMatchObject({ owner: 'A', zone: 'hand', substance: { kind: 'card', name: 'Plain Ox' } })
    expect(game.events).toContainEqual({ kind: 'revealed', objects: [ox], to: 'all' })
    expect(game.player('A').outside).toEqual(['Small Pup', 'Lone Stone', 'Plain Ox'])
    expect(game.trail).toContain('400.11b')
  })

  it('400.11b: none that fits is none brought in', () => {
    const game = wishing(['Lone Stone']).cast('A', 'wish').passAll().answer(true)
    expect(game.player('A').hand).toEqual([])
    expect(game.player('A').outside).toEqual(['Lone Stone'])
  })

  it('400.11b: where nobody has said what there is, nothing is judged', () => {
    const game = wishing(undefined).cast('A', 'wish').passAll()
    expect(game.judge({ kind: 'choose', player: 'A', answer: true })).toMatchObject({
      verdict: 'unsupported',
      gaps: [{ rule: '400.11b' }],
    })
  })

  it('400.11c: what permanents say of cards elsewhere is not said of those outside the game', () => {
    const chill = defineCard('Blank Slate', '{0}', 'Artifact', [
      {
        kind: 'static',
        effects: [
          {
            kind: 'continuous',
            affects: { subject: 'card', zones: ['hand', 'exile', 'library', 'graveyard'] },
            modifications: [{ kind: 'remove-types', types: ['creature'] }],
          },
        ],
      },
    ])
    const game = mainPhase([...CARDS, chill], {
      a: { hand: [{ id: 'wish', name: 'Old Wish' }], outside: ['Plain Ox'], battlefield: ['Blank Slate'] },
    })
    game.cast('A', 'wish').passAll().answer(true)
    expect(game.names('hand', 'A')).toEqual(['Plain Ox'])
  })

  it('only their owner sees them', () => {
    const { state } = wishing(['Plain Ox'])
    expect(viewPosition(state, 'A').players[0]).toMatchObject({ outside: ['Plain Ox'] })
    expect(JSON.stringify(viewPosition(state, 'B'))).not.toContain('Plain Ox')
  })
})
