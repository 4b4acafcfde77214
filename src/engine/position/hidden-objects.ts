import type { Ability } from '../../core/ability.ts'
import type { CardLookup } from '../../core/card.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import type { State } from '../../core/state.ts'
import { orGaps } from '../interrupt.ts'
import { projectState } from '../projection/project.ts'
import { seenBy } from '../turn/controlled-players.ts'
import { knownController } from './known-controller.ts'
import { collectTexts } from './remembered-ids.ts'
import { shownCards } from './shown-cards.ts'

/**
 * CR 400.2, 401.2, 401.3, 404.2, 406.3, 708.5: whether a player may not look at an object: cards in libraries and in the hands of others, cards
 * exiled face down, and face-down spells and permanents that somebody else controls, phased out or not. Who may look at a card
 * exiled face down goes on doing so (406.3).
 */
export const isHiddenFrom = (object: GameObject, viewer: PlayerId, controller = object.controller): boolean => {
  switch (object.zone) {
    case 'library':
      return true
    case 'hand':
      return object.owner !== viewer
    case 'battlefield':
    case 'stack':
      return object.faceDown && controller !== viewer
    default:
      return object.faceDown && object.marks?.seenBy?.includes(viewer) !== true
  }
}

/** CR 701.20a, 702.49b, 702.94b: a card in hand that an ability from there has revealed stays so until that has left the stack. */
const keptRevealed = ({ turns, objects, waiting }: State): readonly ObjectId[] =>
  [...waiting, ...turns.flatMap(({ stack }) => stack.flatMap((id) => objects[id]?.onStack ?? []))].flatMap(
    ({ ability, source }) => (isRevealing(ability) && objects[source]?.zone === 'hand' ? [source] : []),
  )

const isRevealing = (ability: Ability | null): boolean => {
  if (ability?.kind === 'activated') return ability.cost.some(({ kind }) => kind === 'reveal-self')
  if (ability?.kind !== 'triggered' || ability.body.kind === 'modal') return false
  return ability.body.effects.some((effect) => effect.do === 'cast' && effect.by === 'miracle')
}

/** What is not understood shows nothing. */
const NOTHING = (): readonly ObjectId[] => []

/**
 * The objects a player may not look at now. Who is asked about cards may look at them for as long as the question stands:
 * a search, a look at the top of a library, a choice from a revealed hand (701.22a, 701.23a).
 */
export const hiddenObjects = (state: State, viewer: PlayerId, cards?: CardLookup): ReadonlySet<ObjectId> => {
  const shown = new Set<string>()
  const decision = state.pending?.decision
  if (decision !== undefined && (decision.decider ?? decision.player) === viewer && 'options' in decision)
    collectTexts(decision.options, shown)
  for (const id of keptRevealed(state)) shown.add(id)
  // CR 723.4: who controls a player sees what that player sees.
  const eyes = seenBy(state, viewer)
  // Who controls a permanent may be for a continuous effect to say (613.1b).
  const view = cards === undefined ? undefined : projectState(state, cards)
  const shownTo = (player: PlayerId): readonly ObjectId[] =>
    view === undefined ? [] : orGaps(() => shownCards(state, view, player), NOTHING)
  for (const id of eyes.flatMap(shownTo)) shown.add(id)
  const hidden = Object.values(state.objects).filter(
    (one) => !shown.has(one.id) && eyes.every((player) => isHiddenFrom(one, player, knownController(view, one))),
  )
  return new Set(hidden.map((one) => one.id))
}
