/** Short names for the parts of card structures that the tests put together. */

import { printCardTextFr } from '../../../src/compiler/print/fr/print-card-text.ts'
import type { Ability, Body, StaticEffect, TargetSlot } from '../../../src/core/ability.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { CardType } from '../../../src/core/card-type.ts'
import type { Condition } from '../../../src/core/condition.ts'
import type { Cost } from '../../../src/core/cost.ts'
import type { Effect } from '../../../src/core/effect.ts'
import type { Filter } from '../../../src/core/filter.ts'
import type { KeywordAbility } from '../../../src/core/keyword.ts'
import type { Ref } from '../../../src/core/ref.ts'
import type { TriggerEvent } from '../../../src/core/trigger.ts'

export const you: Ref = { ref: 'you' }
export const self: Ref = { ref: 'self' }
export const target = (id = 't1'): Ref => ({ ref: 'target', id })
export const all = (filter: Filter): Ref => ({ ref: 'all', filter })

export const creature: Filter = { subject: 'permanent', types: ['creature'] }
export const land: Filter = { subject: 'permanent', types: ['land'] }
export const player: Filter = { subject: 'player' }
export const opponent: Filter = { subject: 'player', player: 'opponent' }
export const anyTarget: Filter = {
  anyOf: [
    creature,
    player,
    { subject: 'permanent', types: ['planeswalker'] },
    { subject: 'permanent', types: ['battle'] },
  ],
}

export const slot = (
  filter: Filter,
  min: TargetSlot['min'] = 1,
  max: TargetSlot['max'] = 1,
  id = 't1',
): TargetSlot => ({
  id,
  filter,
  min,
  max,
})

export const body = (targets: readonly TargetSlot[], ...effects: Effect[]): Body => ({
  kind: 'simple',
  targets,
  effects,
})
export const spell = (targets: readonly TargetSlot[], ...effects: Effect[]): Ability => ({
  kind: 'spell',
  body: body(targets, ...effects),
})
export const activated = (cost: Cost, targets: readonly TargetSlot[], ...effects: Effect[]): Ability => ({
  kind: 'activated',
  cost,
  body: body(targets, ...effects),
})
export const triggered = (event: TriggerEvent, targets: readonly TargetSlot[], ...effects: Effect[]): Ability => ({
  kind: 'triggered',
  event,
  body: body(targets, ...effects),
})
export const fixed = (...effects: StaticEffect[]): Ability => ({ kind: 'static', effects })
export const fixedWhile = (condition: Condition, ...effects: StaticEffect[]): Ability => ({
  kind: 'static',
  effects,
  condition,
})
export const keyword = (ability: KeywordAbility): Ability => ({ kind: 'keyword', ...ability })

export const mana = (...symbols: string[]): Cost[number] => ({ kind: 'mana', mana: symbols })
export const tap: Cost[number] = { kind: 'tap' }

export const card = (
  types: readonly CardType[],
  subtypes: readonly string[],
  ...abilities: readonly Ability[]
): CardDefinition => ({
  name: 'Invented Card',
  manaCost: [],
  typeLine: { supertypes: [], types, subtypes },
  abilities,
  gaps: [],
})

/** Prints with `~` for the non-breaking spaces, so that expectations can be read. */
export const french = (types: readonly CardType[], ability: Ability, subtypes: readonly string[] = []): string =>
  printCardTextFr(card(types, subtypes, ability))
    .join('\n')
    .replaceAll('\u00a0', '~')

export const ofCreature = (ability: Ability): string => french(['creature'], ability)
export const ofSorcery = (...parts: Parameters<typeof spell>): string => french(['sorcery'], spell(...parts))
