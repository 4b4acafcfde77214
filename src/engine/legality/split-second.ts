import type { ObjectId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { allStacks } from '../seats.ts'
import { named } from './named.ts'
import type { ProposedAbility, ProposedCard } from './proposed.ts'
import type { Rule } from './stage.ts'

/** CR 702.61a: while a spell with split second is on the stack, no spells are cast. */
export const splitSecondForSpells: Rule<ProposedCard> = (ctx, { object }) => splitSecond(ctx, object)

/** CR 702.61a–b: nor are abilities activated, mana abilities apart. */
export const splitSecondForAbilities: Rule<ProposedAbility> = (ctx, { object, isMana }) =>
  isMana ? [] : splitSecond(ctx, object)

const splitSecond = (ctx: Context, object: ObjectId): readonly Illegality[] => {
  const view = project(ctx)
  const source = allStacks(ctx.state).find((id) => {
    const traits = view.of(id)
    return traits !== undefined && hasKeyword(traits, 'split second')
  })
  if (source === undefined) return []
  return [illegal('timing.split-second', ['702.61a'], { object: named(ctx, object), source: named(ctx, source) })]
}
