import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import { defineCard, defineCreature, gainsLife, slot, spell, target, triggered } from '../../support/define-card.ts'

const CARDS = [
  defineCard('Ideal Form', '{0}', 'Sorcery', [
    spell([slot({ subject: 'card', zones: ['graveyard'], types: ['creature'] })], {
      do: 'move',
      what: target(),
      to: 'battlefield',
      being: [{ kind: 'types', types: ['enchantment'] }],
    }),
  ]),
  defineCard('Form Later', '{0}', 'Sorcery', [
    spell(
      [slot({ subject: 'card', zones: ['graveyard'], types: ['creature'] })],
      { do: 'move', what: target(), to: 'battlefield', as: 'it' },
      {
        do: 'continuous',
        what: { ref: 'bound', name: 'it' },
        modifications: [{ kind: 'types', types: ['enchantment'] }],
        duration: 'indefinite',
      },
    ),
  ]),
  defineCard('Charm Watcher', '{2}', 'Artifact', [
    triggered({ on: 'enters', what: { subject: 'permanent', types: ['enchantment'] } }, [gainsLife(1)]),
  ]),
  defineCreature('Grey Ox', '{2}', 'Ox', '3/3'),
]
const casting = (spellName: string) =>
  mainPhase(CARDS, {
    a: {
      hand: [{ id: 'spell', name: spellName }],
      graveyard: [{ id: 'ox', name: 'Grey Ox' }],
      battlefield: ['Charm Watcher'],
    },
  }).resolve('A', 'spell', ['ox'])

describe('611.2e: what a permanent is from the moment it enters', () => {
  it('611.2e example 1: one that is an enchantment too is seen entering by what looks for enchantments', () => {
    const game = casting('Ideal Form')
    expect(game.traits(game.find('Grey Ox')).types).toEqual(['creature', 'enchantment'])
    expect(game.names('stack')).toEqual(['Charm Watcher'])
  })

  it('611.2e example 1: one that only becomes an enchantment once it is there is not', () => {
    const game = casting('Form Later')
    expect(game.traits(game.find('Grey Ox')).types).toEqual(['creature', 'enchantment'])
    expect(game.names('stack')).toEqual([])
  })
})
