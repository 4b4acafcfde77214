import type { Ability } from '../../core/ability.ts'
import { type Context, cite } from '../context.ts'
import type { Execute } from '../costs/payer.ts'
import { patchState } from '../events/commit.ts'
import { project } from '../projection/project.ts'
import { plainEnv } from '../refs/plain-env.ts'

type Triggered = Extract<Ability, { kind: 'triggered' }>

/** CR 605.1b: it triggers on a permanent being tapped for mana, has no target, and adds mana. */
export const isTriggeredManaAbility = (ability: Ability): ability is Triggered =>
  ability.kind === 'triggered' &&
  ability.event.on === 'taps' &&
  ability.event.forMana === true &&
  ability.body.kind === 'simple' &&
  ability.body.targets.length === 0 &&
  ability.body.effects.some((effect) => effect.do === 'add-mana')

/** CR 605.4a: triggered mana abilities resolve right after the mana ability that triggered them, without the stack. */
export const resolveManaTriggers = (ctx: Context, execute: Execute): void => {
  const ready = ctx.state.waiting.filter(({ ability }) => isTriggeredManaAbility(ability))
  for (const { id, source, controller, ability, event } of ready) {
    patchState(ctx, { waiting: ctx.state.waiting.filter((waiting) => waiting.id !== id) })
    if (!isTriggeredManaAbility(ability) || ability.body.kind !== 'simple') continue
    cite(ctx, '605.4a', { source })
    execute(ctx, { ...plainEnv(project(ctx), source, controller), event }, ability.body.effects)
  }
}
