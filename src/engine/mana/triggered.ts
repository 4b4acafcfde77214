import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { ManaType } from '../../core/mana.ts'
import { type Context, cite, type Execute } from '../context.ts'
import { patchState } from '../events/commit.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { project } from '../projection/project.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { watch } from '../triggers/watch.ts'
import { isTriggeredManaAbility } from './is-triggered-mana.ts'

/** CR 106.12a: a mana ability with {T} in its cost has resolved: abilities that watch for it hear what it made, if it made any. */
export const tappedForMana = (
  ctx: Context,
  player: PlayerId,
  source: ObjectId,
  mana: readonly ManaType[],
  execute: Execute | null,
): void => {
  if (mana.length === 0) return
  watch(ctx, [{ kind: 'mana-added', player, mana, source, tapped: true }])
  resolveManaTriggers(ctx, execute)
}

/** CR 605.4, 605.4a: triggered mana abilities resolve right after the mana ability that triggered them, without the stack. */
const resolveManaTriggers = (ctx: Context, execute: Execute | null): void => {
  const ready = ctx.state.waiting.filter(({ ability }) => isTriggeredManaAbility(ability))
  for (const { id, source, controller, ability, event } of ready) {
    patchState(ctx, { waiting: ctx.state.waiting.filter((waiting) => waiting.id !== id) })
    if (!isTriggeredManaAbility(ability) || ability.body.kind !== 'simple') continue
    if (execute === null)
      return leaveUnsupportedRule('605.4a', '', 'a triggered mana ability in the midst of something else')
    cite(ctx, '605.4a', { source })
    execute(ctx, { ...plainEnv(project(ctx), source, controller), event }, ability.body.effects)
  }
}
