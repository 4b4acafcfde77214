import type { Ability, Body, TargetSlot } from '../../core/ability.ts'
import type { CardDefinition } from '../../core/card.ts'

/** One use of the word "target" in a spell or ability, by the chosen mode (its index in the choice) it belongs to. */
export interface SlotPlace {
  readonly slot: string
  readonly mode: number
}

/** The slots of a spell's or ability's targets in the order of the text and of the chosen modes (115.3, 700.2c). */
export const slotsOf = (of: Ability | CardDefinition | undefined, modes: readonly number[]): readonly SlotPlace[] => {
  if (of === undefined) return []
  if ('kind' in of) return slotsOfAbility(of, modes)
  return of.abilities.flatMap((ability) =>
    ability.kind === 'spell' || (ability.kind === 'keyword' && ability.keyword === 'enchant')
      ? slotsOfAbility(ability, modes)
      : [],
  )
}

const slotsOfAbility = (ability: Ability, modes: readonly number[]): readonly SlotPlace[] => {
  if (ability.kind === 'keyword') return ability.keyword === 'enchant' ? [{ slot: 'enchant', mode: 0 }] : []
  return ability.kind === 'static' ? [] : slotsOfBody(ability.body, modes)
}

const slotsOfBody = (body: Body, modes: readonly number[]): readonly SlotPlace[] =>
  body.kind === 'simple'
    ? body.targets.map(place(0))
    : modes.flatMap((mode, chosen) => (body.modes[mode]?.targets ?? []).map(place(chosen)))

const place =
  (mode: number) =>
  ({ id }: TargetSlot): SlotPlace => ({ slot: id, mode })
