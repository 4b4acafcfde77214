import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { all, defineCard, defineCreature, replaces, spell } from '../../support/define-card.ts'

const CORPSES = { subject: 'card', zones: ['graveyard'], types: ['creature'], owner: 'you' } as const
const CARDS = [
  defineCreature('Sewn Ghoul', '{4}{B}', 'Zombie', '2/2', [
    replaces({ kind: 'enters-with', what: 'self', taking: { how: 'exile', what: CORPSES } }),
  ]),
  defineCreature('Grey Ox', '{2}', 'Ox', '3/3'),
  defineCard('Last Call', '{0}', 'Sorcery', [spell([], { do: 'move', what: all(CORPSES), to: 'battlefield' })]),
  defineCard('First Call', '{0}', 'Sorcery', [
    spell([], { do: 'move', what: all({ ...CORPSES, subtypes: ['Zombie'] }), to: 'battlefield' }),
  ]),
]
const called = (spellName: string) =>
  mainPhase(CARDS, {
    a: {
      hand: [{ id: 'call', name: spellName }],
      graveyard: [
        { id: 'ghoul', name: 'Sewn Ghoul' },
        { id: 'ox', name: 'Grey Ox' },
      ],
    },
  }).resolve('A', 'call')

describe('614.13a: objects that change zones because of how a permanent enters', () => {
  it('614.13a example 1: neither the permanent nor one that enters with it can be chosen', () => {
    const game = called('Last Call')
    expect(game.decision).toBeNull()
    expect(game.names('battlefield')).toEqual(['Grey Ox', 'Sewn Ghoul'])
    expect(game.names('exile')).toEqual([])
  })

  it('614.13a example 1: one that stays in the graveyard can', () => {
    const game = called('First Call')
    expect(game.decision).toMatchObject({ kind: 'choose-objects', player: 'A', options: ['ox'], min: 0 })
    game.answer(['ox'])
    expect(game.names('battlefield')).toEqual(['Sewn Ghoul'])
    expect(game.names('exile')).toEqual(['Grey Ox'])
  })
})
