import { describe, expect, it } from 'vitest'
import {
  CREATURE,
  defineCard,
  defineCreature,
  enchant,
  keyword,
  OWN_CREATURE,
  PLAYER,
  protectionFrom,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const RETURN = spell([slot({ subject: 'card', zones: ['graveyard'] })], {
  do: 'move',
  what: target(),
  to: 'battlefield',
  under: { ref: 'you' },
})
const CARDS = [
  defineCard('Mantle', '{G}', 'Enchantment — Aura', [enchant(CREATURE)]),
  defineCard('Own Mantle', '{G}', 'Enchantment — Aura', [enchant(OWN_CREATURE)]),
  defineCard('Curse', '{B}', 'Enchantment — Aura', [enchant(PLAYER)]),
  defineCard('Return', '{0}', 'Sorcery', [RETURN]),
  defineCreature('Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Mist Ox', '{2}{G}', 'Ox', '3/3', [keyword('shroud')]),
  defineCreature('Moss Ox', '{2}{G}', 'Ox', '3/3', [protectionFrom('G')]),
]
const returning = (aura: string, mine: readonly object[] = [], theirs: readonly object[] = []) =>
  mainPhase(CARDS, {
    a: {
      hand: [{ id: 'return', name: 'Return' }],
      graveyard: [{ id: 'aura', name: aura }],
      battlefield: mine as never,
    },
    b: { battlefield: theirs as never },
  }).resolve('A', 'return', ['aura'])
const mist = { id: 'mist', name: 'Mist Ox' }
const moss = { id: 'moss', name: 'Moss Ox' }
const ox = { id: 'ox', name: 'Ox' }

describe('CR 303.4f–g: an Aura that enters without having been cast', () => {
  it('may go on what couldn’t be targeted, and not on what is protected from it', () => {
    expect(returning('Mantle', [mist], [moss]).object('aura.2').attachedTo).toBe('mist')
  })
  it('is put on one its new controller chooses', () => {
    const game = returning('Mantle', [mist], [moss, ox])
    expect(game.decision).toMatchObject({
      kind: 'choose-objects',
      purpose: 'attach',
      player: 'A',
      options: ['mist', 'ox'],
    })
    expect(game.answer(['ox']).object('aura.2').attachedTo).toBe('ox')
  })
  it('stays where it is if there is nothing', () => {
    const game = returning('Own Mantle', [], [ox])
    expect(game.names('graveyard', 'A')).toContain('Own Mantle')
    expect(game.names('battlefield')).toEqual(['Ox'])
  })
  it('may enchant a player', () => {
    const game = returning('Curse')
    expect(game.decision).toMatchObject({ options: ['A', 'B'] })
    expect(game.answer(['B']).object('aura.2').attachedTo).toBe('B')
  })
})
