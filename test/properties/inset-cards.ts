import { withPrototype } from '../../src/compiler/with-prototype.ts'
import type { Alternative, CardDefinition } from '../../src/core/card.ts'
import {
  ANY_TARGET,
  activated,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  manaCost,
  OWN_CREATURE,
  replaces,
  slot,
  spell,
  target,
} from '../support/define-card.ts'

const inset = (card: CardDefinition, kind: Alternative['kind'], face: CardDefinition): CardDefinition => ({
  ...card,
  alternative: { kind, face },
})

/** Adventurer, omen, preparation and prototype cards, and what says of spells what a card is only as one of these. */
export const INSET_CARDS: readonly CardDefinition[] = [
  inset(
    defineCreature('Ember Cook', '{2}{R}', 'Dwarf', '3/2'),
    'adventure',
    defineCard('Stir Coals', '{R}', 'Instant — Adventure', [spell([slot(ANY_TARGET)], damages(1))]),
  ),
  inset(
    defineCreature('Fen Guide', '{B}', 'Human', '1/2'),
    'adventure',
    defineCard('Lead Astray', '{1}{B}', 'Sorcery — Adventure', [
      spell([slot({ subject: 'card', zones: ['graveyard'] })], { do: 'move', what: target(), to: 'hand' }),
    ]),
  ),
  inset(
    defineCreature('Mist Wyrm', '{3}{U}', 'Dragon', '3/3'),
    'omen',
    defineCard('Read Mist', '{U}', 'Sorcery — Omen', [spell([], gainsLife(1))]),
  ),
  inset(
    defineCreature('Page of Sparks', '{1}{R}', 'Wizard', '2/2', [
      replaces({ kind: 'enters-with', what: 'self', prepared: true }),
    ]),
    'preparation',
    defineCard('Loose Spark', '{R}', 'Instant', [spell([slot(CREATURE)], damages(2))]),
  ),
  inset(
    defineCreature('Page of Tides', '{1}{U}', 'Wizard', '1/3', [
      activated(manaCost('{1}'), [slot(OWN_CREATURE)], { do: 'prepare', what: target() }),
    ]),
    'preparation',
    defineCard('Slow Tide', '{U}', 'Sorcery', [spell([], gainsLife(2))]),
  ),
  withPrototype(
    defineCard(
      'Rust Titan',
      '{6}',
      'Artifact Creature — Golem',
      [{ kind: 'keyword', keyword: 'prototype', mana: ['1', 'R'], power: 2, toughness: 2 }],
      { size: '6/6' },
    ),
  ),
  defineCard('Tale Shelf', '{1}{R}', 'Enchantment', [
    fixedRule({
      kind: 'permission',
      may: {
        act: 'cast',
        who: 'you',
        what: { subject: 'spell', zones: ['graveyard'], owner: 'you', types: ['instant'] },
      },
    }),
  ]),
  defineCard('Tale Thief', '{1}{B}', 'Enchantment', [
    fixedRule({
      kind: 'permission',
      may: { act: 'cast', who: 'you', what: { subject: 'card', zones: ['exile'] } },
      as: 'adventure',
    }),
  ]),
]
