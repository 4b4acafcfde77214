import type { Ability } from '../../../src/core/ability.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import {
  activated,
  all,
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  gainsLife,
  keyword,
  manaCost,
  replaces,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'

export const SELF = { ref: 'self' } as const
export const YOU = { ref: 'you' } as const
export const PERMANENT = { subject: 'permanent' } as const
export const mutate = (mana: string): Ability => ({ kind: 'keyword', keyword: 'mutate', cost: manaCost(mana) })
export const withBack = (front: CardDefinition, face: CardDefinition): CardDefinition => ({
  ...front,
  back: { layout: 'transforming', face },
})

const free = (name: string, filter: Parameters<typeof slot>[0], ...effects: readonly Effect[]): CardDefinition =>
  defineCard(name, '{0}', 'Instant', [spell([slot(filter)], ...effects)])

/** Creatures that mutate, what they mutate onto, and what can happen to the pile; everything costs nothing. */
export const PILE_CARDS: readonly CardDefinition[] = [
  defineCreature('Gill Drake', '{4}{U}', 'Drake', '3/3', [
    keyword('flying'),
    mutate('{0}'),
    triggered({ on: 'mutates', what: 'self' }, [gainsLife(10)]),
  ]),
  defineCreature('Spine Boar', '{2}{G}', 'Boar', '5/4', [keyword('trample'), mutate('{0}')]),
  defineCreature('Moss Elk', '{1}{G}', 'Elk', '2/2', [keyword('vigilance'), activated([], [], gainsLife(1))]),
  defineCreature('Town Guard', '{W}', 'Human Soldier', '1/1'),
  defineCreature('Mire Feeder', '{B}', 'Zombie', '1/1', [
    triggered({ on: 'dies', what: { ...CREATURE } }, [gainsLife(1)]),
  ]),
  defineCard('Grave Ledger', '{2}', 'Artifact', [
    triggered({ on: 'zone-change', what: { subject: 'card', owner: 'you' }, to: 'graveyard' }, [gainsLife(1)]),
  ]),
  defineCard('Arrival Bell', '{2}', 'Artifact', [triggered({ on: 'enters', what: CREATURE }, [gainsLife(1)])]),
  defineCard('Grave Lock', '{2}', 'Enchantment', [
    replaces({ kind: 'redirect-zone', what: { subject: 'card' }, to: 'graveyard', instead: 'exile' }),
  ]),
  defineCard('Leveller', '{2}', 'Enchantment', [
    continuous(CREATURE, { kind: 'remove-all-abilities' }, { kind: 'set-power-toughness', power: 1, toughness: 1 }),
  ]),
  defineCreature('Mirror Newt', '{3}{U}', 'Newt', '0/0', [replaces({ kind: 'enters-as-copy', of: CREATURE })]),
  free('Slay', CREATURE, { do: 'destroy', what: target() }),
  free('Recall', PERMANENT, { do: 'move', what: target(), to: 'hand' }),
  free('Bury Deep', PERMANENT, { do: 'move', what: target(), to: 'library', position: 'bottom' }),
  free('Stow', PERMANENT, { do: 'move', what: target(), to: 'library', position: 'top' }),
  free('Flicker', PERMANENT, { do: 'exile', what: target() }, { do: 'move', what: target(), to: 'battlefield' }),
  free(
    'Slow Flicker',
    CREATURE,
    { do: 'exile', what: target() },
    {
      do: 'delayed-trigger',
      event: { on: 'next-step', step: 'end', whose: 'any' },
      effects: [{ do: 'move', what: target(), to: 'battlefield', counters: { counter: '+1/+1', amount: 1 } }],
    },
  ),
  free('Growth', CREATURE, {
    do: 'continuous',
    what: target(),
    modifications: [bigger(2)],
    duration: 'end-of-turn',
  }),
  free('Hide', CREATURE, { do: 'turn-face-down', what: target() }),
  free('Show', PERMANENT, { do: 'turn-face-up', what: target() }),
  free('Turn Over', CREATURE, { do: 'transform', what: target() }),
  free('Twin', CREATURE, { do: 'create-token-copy', who: YOU, of: target(), amount: 1 }),
  free('Echo', { subject: 'spell' }, { do: 'copy-spell', what: target(), who: YOU, newTargets: false }),
  defineCard('Sweep', '{0}', 'Sorcery', [spell([], { do: 'destroy', what: all(CREATURE) })]),
  defineCard('Toll', '{0}', 'Sorcery', [
    spell(
      [],
      { do: 'destroy', what: all(CREATURE), as: 'dead' },
      { do: 'gain-life', who: YOU, amount: { kind: 'bound', name: 'dead' } },
    ),
  ]),
  withBack(
    defineCreature('Dusk Hound', '{G}', 'Dog', '1/2', [keyword('reach')]),
    defineCreature('Dusk Beast', '', 'Beast', '4/5', [keyword('menace')]),
  ),
  defineCreature('Tide Shape', '{1}{U}', 'Shapeshifter', '1/1', [mutate('{0}'), keyword('changeling')]),
  defineCreature('Bone Golem', '{2}', 'Golem', '*/*', [
    mutate('{0}'),
    continuous('self', { kind: 'define-power-toughness', power: 7, toughness: 7 }),
  ]),
]
