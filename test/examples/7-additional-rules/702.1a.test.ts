import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { CREATURE, continuous, defineCreature, slot, target } from '../../support/define-card.ts'

const CARDS = [
  defineCreature('Scarred Chief', '{2}', 'Troll', '2/2', [
    continuous(
      { subject: 'card', zones: ['graveyard'], types: ['creature'], owner: 'you' },
      {
        kind: 'add-ability',
        /** Scavenge for its mana cost, as the rule spells it out. */
        ability: {
          kind: 'activated',
          zone: 'graveyard',
          timing: 'sorcery',
          cost: [{ kind: 'own-mana-cost' }, { kind: 'exile-self', from: 'graveyard' }],
          body: {
            kind: 'simple',
            targets: [slot(CREATURE)],
            effects: [
              {
                do: 'put-counters',
                on: target(),
                counter: '+1/+1',
                amount: { kind: 'characteristic', of: { ref: 'self' }, which: 'power' },
              },
            ],
          },
        },
      },
    ),
  ]),
  defineCreature('Dead Brute', '{1}{B}{G}', 'Brute', '4/2'),
]
const board = (mana: string) =>
  mainPhase(CARDS, {
    a: {
      battlefield: [{ id: 'chief', name: 'Scarred Chief' }],
      graveyard: [{ id: 'brute', name: 'Dead Brute' }],
      mana,
    },
  })
const SCAVENGE = { kind: 'activate-ability', player: 'A', object: 'brute', targets: [['chief']] } as const

describe('702.1a: the cost of a keyword ability', () => {
  it('702.1a example 1: where that is the mana cost of the card, the ability costs it and what else the keyword asks for', () => {
    const game = board('{B}{G}{R}').do(SCAVENGE)
    expect(game.player('A').mana).toEqual([])
    expect(game.names('exile')).toEqual(['Dead Brute'])
    expect(game.passAll().object('chief').counters).toEqual({ '+1/+1': 4 })
    expect(board('{B}{G}').refusal(SCAVENGE)).toEqual(['cost.mana 601.2h 601.2f 118.3'])
    expect(board('{B}{R}{R}').refusal(SCAVENGE)).toEqual(['cost.mana 601.2h 601.2f 118.3'])
  })
})
