import type { Ability, Affected, StaticEffect, TargetSlot } from '../../src/core/ability.ts'
import type { Amount } from '../../src/core/amount.ts'
import type { CardDefinition, CardLookup, TokenDefinition } from '../../src/core/card.ts'
import type { CardType, Supertype } from '../../src/core/card-type.ts'
import { SUPERTYPES } from '../../src/core/card-type.ts'
import type { Color } from '../../src/core/color.ts'
import type { Condition } from '../../src/core/condition.ts'
import type { Cost } from '../../src/core/cost.ts'
import type { Effect } from '../../src/core/effect.ts'
import type { Filter } from '../../src/core/filter.ts'
import type { PlainKeyword } from '../../src/core/keyword.ts'
import { type ManaType, parseManaCost } from '../../src/core/mana.ts'
import type { Modification } from '../../src/core/modification.ts'
import type { Replacement } from '../../src/core/replacement.ts'
import type { TriggerEvent } from '../../src/core/trigger.ts'

interface Printed {
  /** Power and toughness, or loyalty (of a battle defense) alone. */
  readonly size?: string
  readonly indicator?: readonly Color[]
}

/** An invented card as the compiler would hand it to the referee. An empty cost is no mana cost at all. */
export const defineCard = (
  name: string,
  cost: string,
  line: string,
  abilities: readonly Ability[] = [],
  { size, indicator }: Printed = {},
): CardDefinition => {
  const [power, toughness] = size?.split('/') ?? []
  return {
    name,
    manaCost: cost === '' ? null : parseManaCost(cost),
    ...(indicator === undefined ? {} : { colorIndicator: indicator }),
    typeLine: readTypeLine(line),
    ...(power === undefined
      ? {}
      : toughness === undefined
        ? { [/\bBattle\b/.test(line) ? 'defense' : 'loyalty']: Number(power) }
        : {}),
    ...(power === undefined || toughness === undefined ? {} : { power: number(power), toughness: number(toughness) }),
    abilities,
    gaps: [],
  }
}

export const defineCreature = (
  name: string,
  cost: string,
  type: string,
  size: string,
  abilities: readonly Ability[] = [],
): CardDefinition => defineCard(name, cost, `Creature — ${type}`, abilities, { size })

const number = (text: string): number | '*' => (text === '*' ? '*' : Number(text))

const readTypeLine = (line: string): CardDefinition['typeLine'] => {
  const [left = '', right = ''] = line.split(' — ')
  const words = left.toLowerCase().split(' ')
  return {
    supertypes: words.filter((word) => (SUPERTYPES as readonly string[]).includes(word)) as Supertype[],
    types: words.filter((word) => !(SUPERTYPES as readonly string[]).includes(word)) as CardType[],
    subtypes: right === '' ? [] : right.split(' '),
  }
}

export const shelf = (cards: readonly CardDefinition[]): CardLookup => {
  const byName = new Map(
    cards.flatMap((card) =>
      [card.name, card.back?.face.name, card.alternative?.face.name].flatMap((name) =>
        name === undefined ? [] : [[name, card] as const],
      ),
    ),
  )
  return (name) => byName.get(name)
}

export const CREATURE: Filter = { subject: 'permanent', types: ['creature'] }
export const OWN_CREATURE: Filter = { ...CREATURE, controller: 'you' }
export const OTHER_OWN_CREATURE: Filter = { ...OWN_CREATURE, other: true }
export const LAND: Filter = { subject: 'permanent', types: ['land'] }
export const PLAYER: Filter = { subject: 'player', player: 'any' }
export const ANY_TARGET: Filter = { anyOf: [CREATURE, { subject: 'permanent', types: ['planeswalker'] }, PLAYER] }

export const keyword = (name: PlainKeyword): Ability => ({ kind: 'keyword', keyword: name })
export const enchant = (filter: Filter): Ability => ({ kind: 'keyword', keyword: 'enchant', filter })
export const equip = (mana: string): Ability => ({ kind: 'keyword', keyword: 'equip', cost: manaCost(mana) })
export const protectionFrom = (color: Color): Ability => ({
  kind: 'keyword',
  keyword: 'protection',
  from: [{ kind: 'color', color }],
})

export const manaCost = (mana: string): Cost => [{ kind: 'mana', mana: parseManaCost(mana)! }]
export const TAP: Cost = [{ kind: 'tap' }]

export const slot = (filter: Filter, id = 'target'): TargetSlot => ({ id, filter, min: 1, max: 1 })
export const target = (id = 'target') => ({ ref: 'target', id }) as const
export const all = (filter: Filter) => ({ ref: 'all', filter }) as const

export const spell = (targets: readonly TargetSlot[], ...effects: readonly Effect[]): Ability => ({
  kind: 'spell',
  body: { kind: 'simple', targets, effects },
})
export const activated = (cost: Cost, targets: readonly TargetSlot[], ...effects: readonly Effect[]): Ability => ({
  kind: 'activated',
  cost,
  body: { kind: 'simple', targets, effects },
})
export const tapsFor = (...mana: readonly ManaType[]): Ability =>
  activated(TAP, [], { do: 'add-mana', who: { ref: 'you' }, mana: { kind: 'fixed', mana } })

export const triggered = (
  event: TriggerEvent,
  effects: readonly Effect[],
  more: { readonly targets?: readonly TargetSlot[]; readonly condition?: Condition } = {},
): Ability => ({
  kind: 'triggered',
  event,
  ...(more.condition === undefined ? {} : { condition: more.condition }),
  body: { kind: 'simple', targets: more.targets ?? [], effects },
})

export const fixedRule = (...effects: readonly StaticEffect[]): Ability => ({ kind: 'static', effects })
export const continuous = (affects: Affected, ...modifications: readonly Modification[]): Ability =>
  fixedRule({ kind: 'continuous', affects, modifications })
export const replaces = (replacement: Replacement): Ability => fixedRule({ kind: 'replacement', replacement })
export const bigger = (power: number, toughness = power): Modification => ({
  kind: 'modify-power-toughness',
  power,
  toughness,
})

export const gainsLife = (amount: number): Effect => ({ do: 'gain-life', who: { ref: 'you' }, amount })
export const damages = (
  amount: Amount,
  to: Extract<Effect, { do: 'damage' }>['to'] = target(),
): Extract<Effect, { do: 'damage' }> => ({ do: 'damage', source: { ref: 'self' }, amount, to })

export const token = (subtype: string, size: number, abilities: readonly Ability[] = []): TokenDefinition => ({
  colors: ['W'],
  typeLine: { supertypes: [], types: ['creature'], subtypes: [subtype] },
  power: size,
  toughness: size,
  abilities,
})
