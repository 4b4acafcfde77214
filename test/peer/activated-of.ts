import type { Ability } from '../../src/core/ability.ts'
import { expandAbility } from '../../src/engine/keywords/expand.ts'

export interface Activated {
  readonly ability: Extract<Ability, { kind: 'activated' }>
  /** The keyword it stands for, or itself. */
  readonly printed: Ability
}

/** The activated abilities in the order in which an action counts them; a keyword that stands for one is among them. */
export const activatedOf = (abilities: readonly Ability[]): readonly Activated[] =>
  abilities.flatMap((printed) =>
    expandAbility(printed).flatMap((ability) => (ability.kind === 'activated' ? [{ ability, printed }] : [])),
  )
