import type { PlayerId } from '../../../core/ids.ts'
import type { Context } from '../../context.ts'
import type { Proposal } from '../../events/proposal.ts'

/** Something a state-based action finds and does (CR 704.1). */
export interface Finding {
  readonly rule: string
  readonly objects: readonly string[]
  /** The events it makes happen; may ask, where the rule gives somebody a choice. */
  readonly proposals: () => readonly Proposal[]
  /** What it does that is no such event: a designation changes hands. */
  readonly besides?: () => void
  /** Players who lose by it. */
  readonly losers?: readonly PlayerId[]
  /** Objects that cease to exist without going anywhere. */
  readonly vanish?: readonly string[]
}

/** One entry of CR 704.5: looks at the game and says what it would do now. */
export type StateBasedAction = (ctx: Context) => readonly Finding[]

export const NOTHING = (): readonly Proposal[] => []
