import { describe, expect, it } from 'vitest'
import { lands, mainPhase } from '../../engine/main-phase.ts'
import {
  activated,
  CREATURE,
  defineCard,
  defineCreature,
  manaCost,
  replaces,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'

const YOU = { ref: 'you' } as const

describe('costs paid while something resolves', () => {
  it('118.11 example 1: a cost is paid though an effect puts something else in place of what it does', () => {
    const CARDS = [
      defineCard('Draining Eddy', '{2}{U}', 'Enchantment', [
        triggered({ on: 'step-begins', step: 'upkeep', whose: 'you' }, [
          {
            do: 'unless-paid',
            who: YOU,
            cost: [{ kind: 'pay-life', amount: 3 }],
            effects: [{ do: 'sacrifice', who: YOU, what: { ref: 'self' } }],
          },
        ]),
      ]),
      defineCreature('Stubborn Imp', '{R}', 'Imp', '1/1', [
        replaces({ kind: 'instead', event: 'life-loss', who: 'you', optional: true, effects: [] }),
      ]),
    ]
    const game = mainPhase(CARDS, {
      turn: { number: 2, active: 'B', step: 'end' },
      a: { library: 5, battlefield: [{ id: 'eddy', name: 'Draining Eddy' }, 'Stubborn Imp'] },
    })
    game.passAll()
    expect(game.names('stack')).toEqual(['Draining Eddy'])
    game.passAll()
    expect(game.decision).toMatchObject({ kind: 'yes-or-no', purpose: 'pay', player: 'A' })
    game.answer(true)
    expect(game.decision).toMatchObject({ kind: 'yes-or-no', purpose: 'use-replacement', player: 'A' })
    game.answer(true)
    expect(game.player('A').life).toBe(20)
    expect(game.names('battlefield')).toContain('Draining Eddy')
  })

  it('118.12 example 1: what follows a cost that could not be paid does not happen', () => {
    const CARDS = [
      defineCard('Long Pause', '{1}{U}', 'Enchantment', [
        triggered({ on: 'casts', who: 'any', what: {} }, [
          { do: 'sacrifice', who: YOU, what: { ref: 'self' }, as: 'gone' },
          {
            do: 'if',
            condition: { kind: 'did', name: 'gone' },
            effects: [
              {
                do: 'draw',
                who: { ref: 'all', filter: { subject: 'player', notRef: { ref: 'event', role: 'player' } } },
                amount: 3,
              },
            ],
          },
        ]),
      ]),
      defineCard('Nod', '{R}', 'Sorcery', [spell([], { do: 'gain-life', who: YOU, amount: 1 })]),
      defineCard('Sweeper', '{2}', 'Artifact', [
        activated([], [slot({ subject: 'permanent', types: ['enchantment'] })], { do: 'exile', what: target() }),
      ]),
    ]
    const table = () =>
      mainPhase(CARDS, {
        a: {
          battlefield: [...lands('Mountain'), { id: 'sweeper', name: 'Sweeper' }],
          hand: [{ id: 'nod', name: 'Nod' }],
        },
        b: { battlefield: [{ id: 'pause', name: 'Long Pause' }], hand: [] },
      }).cast('A', 'nod')
    expect(table().names('stack')).toEqual(['Nod', 'Long Pause'])
    const paid = table().passAll()
    expect(paid.names('graveyard', 'B')).toEqual(['Long Pause'])
    expect(paid.player('B').hand).toHaveLength(3)
    const unpaid = table().do({ kind: 'activate-ability', player: 'A', object: 'sweeper', targets: [['pause']] })
    unpaid.passAll().passAll()
    expect(unpaid.names('stack')).toEqual(['Nod'])
    expect(unpaid.names('exile', 'B')).toEqual(['Long Pause'])
    expect(unpaid.player('B').hand).toHaveLength(0)
  })

  it('118.12 example 2: a cost that somebody chose to pay is paid, whatever an effect makes of it', () => {
    const MORPH = { kind: 'keyword', keyword: 'morph', cost: manaCost('{2}') } as const
    const CARDS = [
      defineCreature('Shy Doll', '{2}{U}', 'Shapeshifter', '1/1', [
        MORPH,
        triggered({ on: 'turned-face-up', what: 'self' }, [
          {
            do: 'optional',
            who: YOU,
            effects: [
              {
                do: 'move',
                what: {
                  ref: 'choose',
                  filter: { subject: 'card', zones: ['hand'], owner: 'you', types: ['creature'], keywords: ['morph'] },
                  count: 1,
                  chooser: YOU,
                },
                to: 'battlefield',
                under: YOU,
              },
              { do: 'move', what: { ref: 'self' }, from: 'battlefield', to: 'hand' },
            ],
          },
        ]),
      ]),
      defineCreature('Hidden Boar', '{4}{G}', 'Boar', '5/4', [MORPH]),
      defineCard('Take In', '{U}', 'Instant', [
        spell([], {
          do: 'shield',
          what: { ref: 'all', filter: CREATURE },
          replacement: { kind: 'enters-under', what: CREATURE, from: 'opponent' },
          duration: 'end-of-turn',
        }),
      ]),
    ]
    const game = mainPhase(CARDS, {
      a: {
        battlefield: [...lands('Island', 'Island'), { id: 'doll', name: 'Shy Doll', faceDown: true }],
        hand: [{ id: 'boar', name: 'Hidden Boar' }],
      },
      b: { battlefield: [{ id: 'theirs', name: 'Island' }], hand: [{ id: 'take', name: 'Take In' }] },
    })
    game.pass().resolve('B', 'take')
    game.do({ kind: 'special-action', what: 'turn-face-up', player: 'A', object: 'doll' })
    expect(game.names('stack')).toEqual(['Shy Doll'])
    game.passAll().answer(true)
    expect(game.traits(game.find('Hidden Boar')).controller).toBe('B')
    expect(game.names('hand', 'A')).toEqual(['Shy Doll'])
  })
})
