import type { Amount } from './amount.ts'
import type { CopyExceptions } from './copy.ts'
import type { LinkId } from './link.ts'
import type { Ref } from './ref.ts'

/** CR 707: tokens, permanents and spells that are copies. */
export type CopyEffect =
  /** Tokens that are copies of what is referred to (707.2). */
  | {
      readonly do: 'create-token-copy'
      readonly who: Ref
      readonly amount: Amount
      readonly of: Ref
      readonly except?: CopyExceptions
      readonly tapped?: boolean
      readonly link?: LinkId
      readonly as?: string
    }
  /** Becomes a copy of something and stays one (707.4). */
  | { readonly do: 'become-copy'; readonly what: Ref; readonly of: Ref; readonly except?: CopyExceptions }
  /** CR 707.10: a copy of a spell or ability on the stack. */
  | {
      readonly do: 'copy-spell'
      readonly what: Ref
      readonly who: Ref
      readonly newTargets: boolean
      readonly except?: CopyExceptions
      /** What all of its targets become; its controller picks one of several (707.10e). */
      readonly target?: Ref
    }
