import type { Ability, TargetSlot } from '../../src/core/ability.ts'
import type { CardDefinition, CardLookup } from '../../src/core/card.ts'
import type { CardType, Supertype } from '../../src/core/card-type.ts'
import type { Effect } from '../../src/core/effect.ts'
import type { Filter } from '../../src/core/filter.ts'
import type { PlainKeyword } from '../../src/core/keyword.ts'
import { type ManaType, parseManaCost } from '../../src/core/mana.ts'
import type { Modification } from '../../src/core/modification.ts'

/** Invented cards for tests, and the five basic lands. They say what the compiler would have made of such a text. */

const types = (line: string): CardDefinition['typeLine'] => {
  const [left = '', right = ''] = line.split(' — ')
  const words = left.toLowerCase().split(' ')
  const supers = ['basic', 'legendary', 'snow']
  return {
    supertypes: words.filter((word) => supers.includes(word)) as Supertype[],
    types: words.filter((word) => !supers.includes(word)) as CardType[],
    subtypes: right === '' ? [] : right.split(' '),
  }
}

interface Printed {
  readonly fr?: string
  readonly size?: readonly [number | '*', number | '*']
  readonly loyalty?: number
  readonly abilities?: readonly Ability[]
}

const card = (name: string, cost: string | null, line: string, printed: Printed = {}): CardDefinition => ({
  name,
  ...(printed.fr === undefined ? {} : { names: { fr: printed.fr } }),
  manaCost: cost === null ? null : parseManaCost(cost),
  typeLine: types(line),
  ...(printed.size === undefined ? {} : { power: printed.size[0], toughness: printed.size[1] }),
  ...(printed.loyalty === undefined ? {} : { loyalty: printed.loyalty }),
  abilities: printed.abilities ?? [],
  gaps: [],
})

const plain = (keyword: PlainKeyword): Ability => ({ kind: 'keyword', keyword })
const creature: Filter = { subject: 'permanent', types: ['creature'] }
const slot = (filter: Filter, id = 'target'): TargetSlot => ({ id, filter, min: 1, max: 1 })
const target = (id = 'target') => ({ ref: 'target', id }) as const
const spell = (targets: readonly TargetSlot[], ...effects: Effect[]): Ability => ({
  kind: 'spell',
  body: { kind: 'simple', targets, effects },
})
const taps = (...mana: ManaType[]): Ability => ({
  kind: 'activated',
  cost: [{ kind: 'tap' }],
  body: {
    kind: 'simple',
    targets: [],
    effects: [{ do: 'add-mana', who: { ref: 'you' }, mana: { kind: 'fixed', mana } }],
  },
})
const bigger = (by: number): Modification => ({ kind: 'modify-power-toughness', power: by, toughness: by })
const anyTarget: Filter = {
  anyOf: [creature, { subject: 'permanent', types: ['planeswalker'] }, { subject: 'player', player: 'any' }],
}

const LANDS: readonly CardDefinition[] = [
  card('Plains', null, 'Basic Land — Plains', { fr: 'Plaine' }),
  card('Island', null, 'Basic Land — Island', { fr: 'Île' }),
  card('Swamp', null, 'Basic Land — Swamp', { fr: 'Marais' }),
  card('Mountain', null, 'Basic Land — Mountain', { fr: 'Montagne' }),
  card('Forest', null, 'Basic Land — Forest', { fr: 'Forêt' }),
  card('Quiet Quarry', null, 'Land', { fr: 'Carrière silencieuse', abilities: [taps('C')] }),
]

const CREATURES: readonly CardDefinition[] = [
  card('Meadow Bear', '{1}{G}', 'Creature — Bear', { fr: 'Ours des prés', size: [2, 2] }),
  card('Hill Brute', '{3}{R}', 'Creature — Giant', { fr: 'Brute des collines', size: [4, 4] }),
  card('Kite Scout', '{1}{U}', 'Creature — Bird Scout', { size: [1, 1], abilities: [plain('flying')] }),
  card('Gate Sentry', '{1}{W}', 'Creature — Wall', { size: [0, 5], abilities: [plain('defender')] }),
  card('Bog Viper', '{B}', 'Creature — Snake', { size: [1, 1], abilities: [plain('deathtouch')] }),
  card('Veiled Stag', '{1}{G}', 'Creature — Elk', { fr: 'Cerf voilé', size: [2, 1], abilities: [plain('hexproof')] }),
  card('Spark Runner', '{R}', 'Creature — Goblin', { size: [1, 1], abilities: [plain('haste')] }),
  card('Twin Lancer', '{2}{W}', 'Creature — Human Knight', { size: [2, 2], abilities: [plain('double strike')] }),
  card('Sap Tender', '{G}', 'Creature — Elf Druid', { size: [1, 1], abilities: [taps('G')] }),
  card('Odrin, Keeper of Keys', '{2}{W}', 'Legendary Creature — Human', {
    fr: 'Odrin, gardien des clefs',
    size: [2, 3],
  }),
  card('Camp Crier', '{2}{R}', 'Creature — Goblin', {
    size: [2, 1],
    abilities: [
      {
        kind: 'triggered',
        event: { on: 'enters', what: 'self' },
        body: {
          kind: 'simple',
          targets: [slot(anyTarget)],
          effects: [{ do: 'damage', source: { ref: 'self' }, amount: 1, to: target() }],
        },
      },
    ],
  }),
]

const SPELLS: readonly CardDefinition[] = [
  card('Scorch', '{R}', 'Instant', {
    fr: 'Roussi',
    abilities: [spell([slot(anyTarget)], { do: 'damage', source: { ref: 'self' }, amount: 3, to: target() })],
  }),
  card('Unsay', '{U}{U}', 'Instant', {
    fr: 'Dédit',
    abilities: [spell([slot({ subject: 'spell' })], { do: 'counter', what: target() })],
  }),
  card('Second Reading', '{2}{U}', 'Sorcery', {
    abilities: [spell([], { do: 'draw', who: { ref: 'you' }, amount: 2 })],
  }),
  card('Duel of Heirs', '{2}{G}', 'Sorcery', {
    abilities: [
      spell(
        [slot({ ...creature, controller: 'you' }, 'mine'), slot({ ...creature, controller: 'opponent' }, 'theirs')],
        {
          do: 'fight',
          a: target('mine'),
          b: target('theirs'),
        },
      ),
    ],
  }),
  card('Two Roads', '{1}{G}', 'Instant', {
    abilities: [
      {
        kind: 'spell',
        body: {
          kind: 'modal',
          min: 1,
          max: 1,
          modes: [
            { targets: [slot(creature, 'hurt')], effects: [{ do: 'destroy', what: target('hurt') }] },
            { targets: [], effects: [{ do: 'gain-life', who: { ref: 'you' }, amount: 4 }] },
          ],
        },
      },
    ],
  }),
  card('Rolling Ember', '{X}{R}', 'Sorcery', {
    abilities: [
      spell([slot(anyTarget)], { do: 'damage', source: { ref: 'self' }, amount: { kind: 'x' }, to: target() }),
    ],
  }),
]

const OTHERS: readonly CardDefinition[] = [
  card('Bramble Mantle', '{1}{G}', 'Enchantment — Aura', {
    fr: 'Manteau de ronces',
    abilities: [
      { kind: 'keyword', keyword: 'enchant', filter: creature },
      { kind: 'static', effects: [{ kind: 'continuous', affects: 'attached', modifications: [bigger(2)] }] },
    ],
  }),
  card('Plain Blade', '{1}', 'Artifact — Equipment', {
    abilities: [
      { kind: 'static', effects: [{ kind: 'continuous', affects: 'attached', modifications: [bigger(1)] }] },
      { kind: 'keyword', keyword: 'equip', cost: [{ kind: 'mana', mana: ['1'] }] },
    ],
  }),
  card('Common Cause', '{1}{W}', 'Enchantment', {
    abilities: [
      {
        kind: 'static',
        effects: [{ kind: 'continuous', affects: { ...creature, controller: 'you' }, modifications: [bigger(1)] }],
      },
    ],
  }),
  card('Tollmaster Ivo', '{2}{B}', 'Legendary Planeswalker — Ivo', {
    loyalty: 4,
    abilities: [
      {
        kind: 'activated',
        cost: [{ kind: 'loyalty', amount: 1 }],
        body: { kind: 'simple', targets: [], effects: [{ do: 'scry', who: { ref: 'you' }, amount: 1 }] },
      },
    ],
  }),
]

export const CATALOGUE: readonly CardDefinition[] = [...LANDS, ...CREATURES, ...SPELLS, ...OTHERS]

const byName = new Map(
  CATALOGUE.flatMap((one) => [one.name, one.names?.fr ?? one.name].map((name) => [name.toLowerCase(), one] as const)),
)

/** Finds a card of this catalogue by its English or French name, whatever the case. */
export const catalogue: CardLookup = (name) => byName.get(name.toLowerCase())
