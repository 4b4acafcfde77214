import type { CardDefinition } from '../../core/card.ts'
import type { Filter } from '../../core/filter.ts'
import type { Context } from '../context.ts'
import { newObject } from '../events/new-object.ts'
import { flippedSide, namesOfHalves } from '../faces/as-it-stands.ts'
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
  const definition = calledSo(card, given.toLowerCase())
  if (definition === null) return refuse([illegal('choice.one-name', ['201.4b', '709.4a'], { given })])
  if (filter === undefined) return definition.name
  const owner = ctx.state.seats[0]!
  const traits = baseDraft(newObject('named', { kind: 'card', name: given }, owner, 'library'), () => definition)
  if (!matchesTraits(plainEnv(project(ctx), 'named', owner), filter, traits))
    refuse([illegal('choice.card-name', ['201.4a'], { given, filter })])
  return definition.name
}

/**
 * CR 201.4b–d, 201.4f, 709.4a, 710.5, 712.19, 715.5, 720.5, 722.5: what of a card has that name: of a split card a half, and the two names
 * together are none; a back face or alternative characteristics with all that goes with them.
 */
const calledSo = (card: CardDefinition, name: string): CardDefinition | null => {
  const is = (other: string | undefined): boolean => other?.toLowerCase() === name
  if (card.halves !== undefined && namesOfHalves(card) !== undefined)
    return card.halves.find((half) => is(half.name)) ?? null
  if (card.flipped !== undefined && is(card.flipped.name)) return flippedSide(card, card.flipped)
  if (is(card.name)) return card
  return [card.alternative?.face, card.back?.face].find((face) => is(face?.name)) ?? card
}
