import type { Filter } from '../../core/filter.ts'
import type { Context } from '../context.ts'
import { newObject } from '../events/new-object.ts'
import { illegal } from '../illegal.ts'
import { leaveUnsupportedRule, refuse } from '../interrupt.ts'
import { baseDraft } from '../projection/draft.ts'
import { project } from '../projection/project.ts'
import { matchesTraits } from '../refs/match-traits.ts'
import { plainEnv } from '../refs/plain-env.ts'

/**
 * CR 201.4, 201.4a: the name that is chosen is one of a card, and of one that is as the text says. A name this referee has no card
 * for may be a card's all the same, of which nothing is known.
 */
export const checkName = (ctx: Context, given: string, filter: Filter | undefined): void => {
  const definition = ctx.cards(given)
  if (definition === undefined) return leaveUnsupportedRule('201.4', given, given)
  if (filter === undefined) return
  const owner = ctx.state.seats[0]!
  const traits = baseDraft(newObject('named', { kind: 'card', name: given }, owner, 'library'), () => definition)
  if (!matchesTraits(plainEnv(project(ctx), 'named', owner), filter, traits))
    refuse([illegal('choice.card-name', ['201.4a'], { given, filter })])
}
