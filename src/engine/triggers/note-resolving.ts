import type { Ability } from '../../core/ability.ts'
import type { StackFacts } from '../../core/object.ts'
import { type Context, cite } from '../context.ts'
import { patchHistory } from '../events/commit.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { project } from '../projection/project.ts'
import { resolvedKey, wordsOf } from '../refs/times-resolved.ts'

/**
 * CR 603.7h: notes that an ability resolves which asks for the how-manieth time it does so this turn; what that time brings, an ability
 * that triggers then among it, comes in that resolution only.
 */
export const noteResolving = (ctx: Context, facts: StackFacts): void => {
  const { ability, source } = facts
  if (ability === null || !asks(ability)) return
  const twins = (project(ctx).of(source)?.abilities ?? []).filter((other) => wordsOf(other) === wordsOf(ability))
  if (twins.length > 1)
    leaveUnsupportedRule('603.7h', project(ctx).of(source)?.name ?? '', 'the same ability twice on one object')
  patchHistory(ctx, { used: [...ctx.state.history.used, resolvedKey(facts, ability)] })
  cite(ctx, '603.7h', { source })
}

const asks = (ability: Ability): boolean => JSON.stringify(ability).includes('"resolved-this-turn"')
