import type { Ability } from '../../src/core/ability.ts'
import type { CardDefinition } from '../../src/core/card.ts'
import {
  ANY_TARGET,
  activated,
  all,
  bigger,
  CREATURE,
  continuous,
  damages,
  defineCard,
  defineCreature,
  enchant,
  equip,
  fixedRule,
  gainsLife,
  keyword,
  LAND,
  manaCost,
  OTHER_OWN_CREATURE,
  OWN_CREATURE,
  PLAYER,
  protectionFrom,
  replaces,
  shelf,
  slot,
  spell,
  TAP,
  tapsFor,
  target,
  token,
  triggered,
} from '../support/define-card.ts'

/** Invented cards that together make the referee do most of what it can do. */

const LANDS: readonly CardDefinition[] = [
  defineCard('Plains', '', 'Basic Land — Plains'),
  defineCard('Island', '', 'Basic Land — Island'),
  defineCard('Swamp', '', 'Basic Land — Swamp'),
  defineCard('Mountain', '', 'Basic Land — Mountain'),
  defineCard('Forest', '', 'Basic Land — Forest'),
  defineCard('Sleepy Hollow', '', 'Land', [
    replaces({ kind: 'enters-with', what: 'self', tapped: true }),
    tapsFor('B'),
  ]),
  defineCard('Painted Mesa', '', 'Land', [
    activated(TAP, [], {
      do: 'add-mana',
      who: { ref: 'you' },
      mana: { kind: 'one-of', types: ['W', 'R', 'G'], amount: 1 },
    }),
  ]),
]

const CREATURES: readonly CardDefinition[] = [
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Bog Asp', '{B}', 'Snake', '1/1', [keyword('deathtouch')]),
  defineCreature('Sky Ray', '{1}{U}', 'Bird', '2/2', [keyword('flying')]),
  defineCreature('Swift Lynx', '{R}', 'Cat', '2/1', [keyword('haste'), keyword('first strike')]),
  defineCreature('Hoof Giant', '{2}{G}', 'Giant', '5/4', [keyword('trample')]),
  defineCreature('Twin Fang', '{2}{R}', 'Wolf', '2/2', [keyword('double strike'), keyword('menace')]),
  defineCreature('Night Priest', '{1}{B}', 'Vampire Cleric', '2/2', [keyword('lifelink')]),
  defineCreature('Cinder Saint', '{1}{W}', 'Human Cleric', '2/2', [protectionFrom('R'), keyword('vigilance')]),
  defineCreature('Veil Cat', '{G}', 'Cat', '1/1', [keyword('hexproof')]),
  defineCreature('Gate Wall', '{W}', 'Wall', '0/4', [keyword('defender'), keyword('reach')]),
  defineCreature('Venom Thrall', '{1}{G}', 'Phyrexian Snake', '1/1', [keyword('infect')]),
  defineCreature('Stone Idol', '{3}', 'Golem', '3/3', [keyword('indestructible')]),
  defineCreature('Ambush Heron', '{1}{G}', 'Bird', '2/2', [keyword('flash'), keyword('undying')]),
  defineCreature('Leaf Speaker', '{G}', 'Elf Druid', '1/1', [tapsFor('G')]),
  defineCreature('Hill Captain', '{1}{R}', 'Goblin', '2/2', [continuous(OTHER_OWN_CREATURE, bigger(1))]),
  defineCreature('War Singer', '{1}{R}', 'Goblin Bard', '2/2', [
    fixedRule({ kind: 'requirement', must: { act: 'attack', who: 'self' } }),
  ]),
  defineCreature('Last Words', '{1}{B}', 'Spirit', '1/1', [
    triggered({ on: 'dies', what: 'self' }, [{ do: 'draw', who: { ref: 'you' }, amount: 1 }]),
  ]),
  defineCreature('Grave Watcher', '{1}{B}', 'Human', '1/3', [
    triggered({ on: 'dies', what: { ...CREATURE, other: true } }, [gainsLife(1)]),
  ]),
  defineCreature('Lone Choir', '{1}{W}', 'Spirit', '1/1', [
    triggered({ on: 'enters', what: 'self' }, [{ do: 'tap', what: target() }], {
      targets: [slot({ ...CREATURE, controller: 'opponent' })],
    }),
  ]),
  defineCreature('Kin Caller', '{2}{W}', 'Human Soldier', '2/2', [
    triggered({ on: 'enters', what: 'self' }, [
      {
        do: 'optional',
        who: { ref: 'you' },
        effects: [{ do: 'create-token', who: { ref: 'you' }, amount: 1, token: token('Soldier', 1) }],
      },
    ]),
  ]),
  defineCreature('Spark Adept', '{1}{R}', 'Human Wizard', '1/1', [activated(TAP, [slot(ANY_TARGET)], damages(1))]),
  defineCreature('Bone Guard', '{1}{B}', 'Skeleton', '1/1', [
    activated(manaCost('{B}'), [], { do: 'regenerate', what: { ref: 'self' } }),
  ]),
  defineCreature('Hungry Maw', '{2}{B}', 'Horror', '2/2', [
    activated([{ kind: 'sacrifice', what: OTHER_OWN_CREATURE, count: 1 }], [], {
      do: 'put-counters',
      on: { ref: 'self' },
      counter: '+1/+1',
      amount: 1,
    }),
  ]),
  defineCard('Old Queen', '{1}{W}', 'Legendary Creature — Human Noble', [], { size: '2/4' }),
]

const OTHERS: readonly CardDefinition[] = [
  defineCard('Bark Hide', '{G}', 'Enchantment — Aura', [enchant(CREATURE), continuous('attached', bigger(2))]),
  defineCard('Stolen Heart', '{1}{U}', 'Enchantment — Aura', [
    enchant(CREATURE),
    continuous('attached', { kind: 'control', player: { ref: 'you' } }),
  ]),
  defineCard('Old Axe', '{1}', 'Artifact — Equipment', [continuous('attached', bigger(2, 0)), equip('{1}')]),
  defineCard('Quiet Shrine', '{1}{W}', 'Enchantment', [continuous(OWN_CREATURE, bigger(0, 1))]),
  defineCard('Great Leveller', '{2}{W}', 'Enchantment', [
    continuous(CREATURE, { kind: 'remove-all-abilities' }, { kind: 'set-power-toughness', power: 1, toughness: 1 }),
  ]),
  defineCard('Final Rest', '{1}{W}', 'Enchantment', [
    replaces({
      kind: 'redirect-zone',
      what: { types: ['creature'] },
      from: 'battlefield',
      to: 'graveyard',
      instead: 'exile',
    }),
  ]),
  defineCard(
    'Ida, Path Warden',
    '{2}{W}',
    'Legendary Planeswalker — Ida',
    [
      activated([{ kind: 'loyalty', amount: 1 }], [], gainsLife(1)),
      activated([{ kind: 'loyalty', amount: -2 }], [slot(CREATURE)], damages(2)),
    ],
    { size: '3' },
  ),
]

const modal: Ability = {
  kind: 'spell',
  body: {
    kind: 'modal',
    min: 1,
    max: 1,
    modes: [
      { targets: [slot(CREATURE, 'grown')], effects: [pump('grown')] },
      { targets: [], effects: [gainsLife(4)] },
    ],
  },
}

const SPELLS: readonly CardDefinition[] = [
  defineCard('Ash Bolt', '{R}', 'Instant', [spell([slot(ANY_TARGET)], damages(3))]),
  defineCard('Rolling Ember', '{X}{R}', 'Sorcery', [spell([slot(ANY_TARGET)], damages({ kind: 'x' }))]),
  defineCard('Split Flame', '{1}{R}', 'Instant', [
    spell([{ id: 'target', filter: ANY_TARGET, min: 1, max: 3, divide: 3 }], { ...damages(3), divided: true }),
  ]),
  defineCard('Quiet End', '{1}{B}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Ebb Home', '{U}', 'Instant', [spell([slot(CREATURE)], { do: 'move', what: target(), to: 'hand' })]),
  defineCard('Tide Denial', '{1}{U}', 'Instant', [
    spell([slot({ subject: 'spell' })], { do: 'counter', what: target() }),
  ]),
  defineCard('Two Roads', '{1}{G}', 'Instant', [modal]),
  defineCard('Deep Read', '{1}{U}', 'Sorcery', [
    spell([], { do: 'draw', who: { ref: 'you' }, amount: 2 }, { do: 'discard', who: { ref: 'you' }, amount: 1 }),
    { kind: 'keyword', keyword: 'flashback', cost: manaCost('{2}{U}') },
  ]),
  defineCard('Stern Look', '{W}', 'Sorcery', [
    { kind: 'keyword', keyword: 'kicker', cost: manaCost('{1}') },
    spell(
      [slot(PLAYER)],
      { do: 'lose-life', who: target(), amount: 1 },
      {
        do: 'if',
        condition: { kind: 'paid-additional-cost', keyword: 'kicker' },
        effects: [{ do: 'discard', who: target(), amount: 1 }],
      },
    ),
  ]),
  defineCard('Ruin of All', '{2}{W}', 'Sorcery', [spell([], { do: 'destroy', what: all(CREATURE) })]),
  defineCard('Call the Kin', '{1}{W}', 'Sorcery', [
    spell([], { do: 'create-token', who: { ref: 'you' }, amount: 2, token: token('Soldier', 1) }),
  ]),
  defineCard('Borrowed Blade', '{2}{R}', 'Sorcery', [
    spell(
      [slot(CREATURE)],
      {
        do: 'continuous',
        what: target(),
        duration: 'end-of-turn',
        modifications: [
          { kind: 'control', player: { ref: 'you' } },
          { kind: 'add-ability', ability: keyword('haste') },
        ],
      },
      { do: 'untap', what: target() },
    ),
  ]),
  defineCard('Second Breath', '{1}{B}', 'Sorcery', [
    spell([slot({ subject: 'card', types: ['creature'], zones: ['graveyard'], owner: 'you' })], {
      do: 'move',
      what: target(),
      to: 'battlefield',
      under: { ref: 'you' },
    }),
  ]),
  defineCard('Seed Search', '{1}{G}', 'Sorcery', [
    spell([], {
      do: 'search',
      who: { ref: 'you' },
      zone: 'library',
      filter: { subject: 'card', types: ['land'] },
      count: 1,
      to: 'battlefield',
      tapped: true,
      shuffle: true,
    }),
  ]),
  defineCard('Echo Cast', '{R}{R}', 'Instant', [
    spell([slot({ subject: 'spell' })], {
      do: 'copy-spell',
      what: target(),
      who: { ref: 'you' },
      newTargets: true,
    }),
  ]),
  defineCard('Clear Head', '{U}', 'Instant', [
    spell([], { do: 'scry', who: { ref: 'you' }, amount: 2 }, { do: 'draw', who: { ref: 'you' }, amount: 1 }),
  ]),
  defineCard('Second Field', '{G}', 'Sorcery', [
    spell([], {
      do: 'delayed-trigger',
      event: { on: 'next-step', step: 'end', whose: 'any' },
      effects: [{ do: 'untap', what: all({ ...LAND, controller: 'you' }) }],
    }),
  ]),
]

function pump(id: string) {
  return { do: 'continuous', what: target(id), modifications: [bigger(2)], duration: 'end-of-turn' } as const
}

export const LAND_NAMES: readonly string[] = LANDS.map(({ name }) => name)
export const PERMANENT_NAMES: readonly string[] = [...CREATURES, ...OTHERS].map(({ name }) => name)
export const SPELL_NAMES: readonly string[] = [...CREATURES, ...OTHERS, ...SPELLS].map(({ name }) => name)
export const CARD_DEFINITIONS: readonly CardDefinition[] = [...LANDS, ...CREATURES, ...OTHERS, ...SPELLS]
export const CARDS = shelf(CARD_DEFINITIONS)
