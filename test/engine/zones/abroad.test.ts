import { describe, expect, it } from 'vitest'
import { definitionOf } from '../../support/compile-card.ts'
import { defineCard, slot, spell, target } from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const CARDS = [
  definitionOf({
    name: 'Swarm Speaker',
    mana_cost: '{G}',
    type_line: 'Legendary Planeswalker — Grist',
    loyalty: '3',
    oracle_text:
      "As long as Swarm Speaker isn't on the battlefield, it's a 2/3 Insect creature in addition to its other types.",
  }),
  defineCard('Dig Up', '{0}', 'Sorcery', [
    spell([slot({ subject: 'card', types: ['creature'], zones: ['graveyard'] })], {
      do: 'move',
      what: target(),
      to: 'hand',
    }),
  ]),
  defineCard('Snub', '{0}', 'Instant', [
    spell([slot({ subject: 'spell', types: ['creature'] })], { do: 'counter', what: target() }),
  ]),
  defineCard('Far Call', '{0}', 'Sorcery', [
    spell([], { do: 'bring-in', who: YOU, filter: { types: ['creature'] }, to: 'hand' }),
  ]),
]
const speaker = { id: 'speaker', name: 'Swarm Speaker' }
const hand = (name: string) => ({ id: 'card', name })

describe('113.6c: an ability that says where it does not function functions everywhere else', () => {
  it('in a graveyard, a hand, a library and exile', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: [hand('Dig Up')],
        graveyard: [speaker],
        library: [{ ...speaker, id: 'deep' }],
        exile: [{ ...speaker, id: 'far' }],
      },
    })
    for (const id of ['speaker', 'deep', 'far']) {
      expect(game.traits(id)).toMatchObject({ types: ['creature', 'planeswalker'], subtypes: ['Grist', 'Insect'] })
      expect(game.size(id)).toBe('2/3')
    }
    game.resolve('A', 'card', ['speaker'])
    expect(game.names('hand', 'A')).toEqual(['Swarm Speaker'])
    expect(game.traits(game.player('A').hand[0]!).types).toContain('creature')
  })

  it('on the stack, but not on the battlefield', () => {
    const game = mainPhase(CARDS, {
      a: { hand: [speaker], battlefield: lands('Forest') },
      b: { hand: [{ id: 'snub', name: 'Snub' }] },
    }).cast('A', 'speaker')
    const [cast] = game.turn.stack
    expect(game.traits(cast!).types).toEqual(['creature', 'planeswalker'])
    game.pass()
    expect(game.judge({ kind: 'cast-spell', player: 'B', object: 'snub', targets: [[cast!]] }).verdict).toBe('legal')
    game.pass()
    const entered = game.find('Swarm Speaker')
    expect(game.traits(entered)).toMatchObject({ types: ['planeswalker'], subtypes: ['Grist'], power: null })
  })

  it('outside the game', () => {
    const game = mainPhase(CARDS, { a: { hand: [hand('Far Call')], outside: ['Swarm Speaker'] } }).resolve('A', 'card')
    expect(game.names('hand', 'A')).toEqual(['Swarm Speaker'])
  })
})
