import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import {
  CREATURE,
  defineCard,
  defineCreature,
  manaCost,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'

const SELF = { ref: 'self' } as const
const CARDS = [
  defineCreature('Sly Sprite', '{2}{U}', 'Faerie', '2/2', [
    triggered({ on: 'zone-change', what: 'self', to: 'graveyard' }, [{ do: 'shuffle-into-library', what: SELF }]),
  ]),
  defineCard('Cut Down', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Clean Sweep', '{0}', 'Instant', [
    spell([slot({ subject: 'card', zones: ['graveyard'] })], { do: 'exile', what: target() }),
  ]),
  defineCard('Dark Dawn', '{1}', 'Sorcery', [
    spell([], { do: 'lose-life', who: { ref: 'you' }, amount: 1 }, { do: 'shuffle-into-library', what: SELF }),
    { kind: 'keyword', keyword: 'flashback', cost: manaCost('{0}') },
  ]),
]
const shuffles = (game: ReturnType<typeof mainPhase>) =>
  game.events.flatMap((event) => (event.kind === 'shuffled' ? [event.player] : []))

describe('701.24c: shuffling an object into a library', () => {
  it('701.24c example 1: the library is shuffled though the card has left the graveyard by then', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: [
          { id: 'cut', name: 'Cut Down' },
          { id: 'sweep', name: 'Clean Sweep' },
        ],
      },
      b: { battlefield: [{ id: 'sprite', name: 'Sly Sprite' }] },
    }).resolve('A', 'cut', ['sprite'])
    expect(game.names('stack')).toEqual(['Sly Sprite'])
    game.resolve('A', 'sweep', [game.find('Sly Sprite', 'graveyard')])
    expect(shuffles(game)).toEqual([])
    game.passAll()
    expect(game.names('exile')).toEqual(['Sly Sprite'])
    expect(game.player('B').library).toHaveLength(20)
    expect(shuffles(game)).toEqual(['B'])
  })

  it('701.24c example 2: the library is shuffled though flashback exiles the spell instead', () => {
    const game = mainPhase(CARDS, { a: { graveyard: [{ id: 'dawn', name: 'Dark Dawn' }] } }).resolve('A', 'dawn')
    expect(game.names('exile')).toEqual(['Dark Dawn'])
    expect(game.player('A')).toMatchObject({ life: 19 })
    expect(game.player('A').library).toHaveLength(20)
    expect(shuffles(game)).toEqual(['A'])
  })
})
