import type { ObjectId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { blockPermissions, means } from '../restrictions.ts'

/** CR 509.1a: how many attackers a creature can be chosen to block: one, and as many more as effects let it. */
export const blockCapacity = (ctx: Context, blocker: ObjectId): number =>
  blockPermissions(ctx)
    .filter((rule) => means(ctx, rule, rule.pattern.who, blocker))
    .reduce((sum, { pattern: { additional } }) => sum + (additional === 'any' ? Infinity : (additional ?? 0)), 1)
