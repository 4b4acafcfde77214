import type { Choices } from '../../core/action.ts'
import type { Cost, CostPart } from '../../core/cost.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Named } from '../../core/illegality.ts'
import type { Execute } from '../context.ts'
import type { Spending } from '../mana/spending.ts'
import type { SpendsAs } from '../mana/spends-as.ts'
import type { Env } from '../refs/env.ts'

/** Who pays a cost, for what, and what they have said about it. */
export interface Payer {
  readonly player: PlayerId
  /** Read from the spell, or from the object whose ability or text has the cost: its source is what {T} taps. */
  readonly env: Env
  /** How reasons name it. */
  readonly name: Named
  /** The id questions are keyed by. */
  readonly key: string
  readonly spending: Spending
  readonly choices: Choices
  /** Null where only simple mana abilities are wanted. */
  readonly execute: Execute | null
  /** No action says how it is paid: mana abilities that cost or do more than tapping are asked for one at a time. */
  readonly whileResolving?: boolean
  /** CR 106.12: the cost is that of a mana ability, so that {T} in it taps "for mana". */
  readonly tapsForMana?: boolean
  /** CR 118.14: how mana may be spent on this, whatever its type. */
  readonly spendsAs?: SpendsAs | undefined
  /** CR 605.3c: the mana ability that is being activated, which can't be activated again until it has resolved. */
  readonly activating?: { readonly object: ObjectId; readonly ability: number }
}

/** A part of what is paid at once, and the standpoint its text has: that of one payer, or of several effects that ask for it. */
export interface Due {
  readonly payer: Payer
  readonly part: CostPart
}

export const duesOf = (payer: Payer, cost: Cost): readonly Due[] => cost.map((part) => ({ payer, part }))

export const costOf = (dues: readonly Due[]): Cost => dues.map(({ part }) => part)
