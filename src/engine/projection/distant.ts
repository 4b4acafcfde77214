import type { CardLookup } from '../../core/card.ts'
import type { GameObject } from '../../core/object.ts'
import type { State } from '../../core/state.ts'
import { definitionOf } from '../definitions.ts'
import { indexAbilities } from '../keywords/ability-index.ts'
import { functionsIn } from '../keywords/functions-in.ts'
import { baseDraft, type Draft } from './draft.ts'

/**
 * CR 113.6b: objects off the battlefield and the stack with a static ability that says it functions where they are: "as long
 * as this card is in your graveyard". Those in libraries say nothing to anybody.
 */
export const distantSources = (state: State, cards: CardLookup): readonly Draft[] =>
  placesElsewhere(state).flatMap((id) => {
    const object = state.objects[id]
    return object !== undefined && functionsThere(object, cards) ? [baseDraft(object, cards)] : []
  })

const placesElsewhere = (state: State): readonly string[] => [
  ...state.seats.flatMap((player) => [...state.players[player]!.graveyard, ...state.players[player]!.hand]),
  ...state.exile,
  ...state.command,
]

const functionsThere = (object: GameObject, cards: CardLookup): boolean => {
  const abilities = object.faceDown ? undefined : definitionOf(object, cards)?.abilities
  return (
    abilities !== undefined &&
    indexAbilities(abilities).statics.some(({ ability }) => functionsIn(ability, object.zone))
  )
}
