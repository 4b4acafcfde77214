import type { CardDefinition } from '../../core/card.ts'
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
 * for may be a card's all the same, of which nothing is known. Returns the name as it is printed.
 */
export const checkName = (ctx: Context, given: string, filter: Filter | undefined): string => {
  const card = ctx.cards(given)
  if (card === undefined) return leaveUnsupportedRule('201.4', given, given)
  const definition = faceNamed(card, given)
  if (filter === undefined) return definition.name
  const owner = ctx.state.seats[0]!
  const traits = baseDraft(newObject('named', { kind: 'card', name: given }, owner, 'library'), () => definition)
  if (!matchesTraits(plainEnv(project(ctx), 'named', owner), filter, traits))
    refuse([illegal('choice.card-name', ['201.4a'], { given, filter })])
  return definition.name
}

/** CR 201.4f, 712.19, 715.5, 720.5, 722.5: an alternative name or that of a back face is one to choose, with the characteristics that go with it. */
const faceNamed = (card: CardDefinition, given: string): CardDefinition => {
  const isGiven = ({ name }: CardDefinition) => name.toLowerCase() === given.toLowerCase()
  const others = [card.alternative?.face, card.back?.face].filter((face) => face !== undefined)
  return isGiven(card) ? card : (others.find(isGiven) ?? card)
}
