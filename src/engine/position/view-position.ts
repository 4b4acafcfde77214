import type { CardLookup } from '../../core/card.ts'
import type { Decision } from '../../core/decision.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import type { Position } from '../../core/position.ts'
import type { FloatingEffect, Pending, State } from '../../core/state.ts'
import { seenBy } from '../turn/controlled-players.ts'
import { hiddenObjects, isHiddenFrom } from './hidden-objects.ts'
import { collectTexts } from './remembered-ids.ts'
import { placeIds, renameIds } from './renamed-ids.ts'
import { veiledPiles, withVeiledParts } from './veiled-piles.ts'
import { writePosition } from './write-position.ts'

/**
 * What a player may see of a state, as a position: no name, id or trace of a card hidden from them, no seed, and of a
 * pending question only the options they may see. It is no substitute for the state: who holds the game keeps that one.
 */
export const viewPosition = (state: State, viewer: PlayerId, cards?: CardLookup): Position => {
  const hidden = hiddenObjects(state, viewer, cards)
  const piles = veiledPiles(state, viewer, cards)
  const ids = placeIds(state, new Set([...hidden, ...piles]))
  const objects = Object.values(state.objects).map((one) => {
    const seen = viewObject(one, hidden, ids)
    return piles.has(one.id) ? withVeiledParts(seen, ids.get(one.id)) : seen
  })
  const renamed = <T>(value: T): T => renameIds(value, ids)
  const { players, turns } = state
  const view: State = {
    ...state,
    players: Object.fromEntries(
      Object.entries(players).map(([id, player]) => {
        const { library, hand, graveyard, outside, ...shown } = player
        const own = id === viewer && outside !== undefined ? { outside } : {}
        return [id, { ...shown, ...own, library: renamed(library), hand: renamed(hand), graveyard: renamed(graveyard) }]
      }),
    ),
    objects: Object.fromEntries(objects.map((one) => [one.id, one])),
    battlefield: renamed(state.battlefield),
    exile: renamed(state.exile),
    command: renamed(state.command),
    turns: turns.map((turn) => ({ ...turn, stack: renamed(turn.stack), combat: renamed(turn.combat) })),
    effects: renamed(state.effects.filter((one) => !hidden.has(one.source)).map((one) => withoutHidden(one, hidden))),
    delayed: renamed(state.delayed.filter((one) => !hidden.has(one.source))),
    waiting: renamed(state.waiting.filter((one) => !hidden.has(one.source))),
    lastKnown: renamed(viewLastKnown(state, viewer)),
    history: renamed(state.history),
    ...(state.resuming === undefined ? {} : { resuming: renamed(state.resuming) }),
    pending: state.pending === null ? null : viewPending(state.pending, viewer, hidden, ids),
    // What stands for a whole game stands for its hidden cards too.
    loop: null,
    random: { seed: '', drawn: 0 },
  }
  const { main: _, ...shown } = view
  const position = writePosition({ ...shown, cards: viewCards(view) }, cards)
  // CR 729.1a: what is hidden in the main game stays so.
  return state.main === undefined ? position : { ...position, main: viewPosition(state.main, viewer, cards) }
}

/** What a hidden object is a copy of below an effect is as hidden. */
const withoutHidden = (effect: FloatingEffect, hidden: ReadonlySet<ObjectId>): FloatingEffect =>
  effect.copies === undefined
    ? effect
    : { ...effect, copies: effect.copies.filter(({ object }) => !hidden.has(object)) }

/** A hidden object keeps what everybody sees of it: where it is, whose it is, its status, counters and damage. */
const viewObject = (
  object: GameObject,
  hidden: ReadonlySet<ObjectId>,
  ids: ReadonlyMap<ObjectId, ObjectId>,
): GameObject => {
  const { onStack, attachedTo, marks } = object
  const told = {
    ...object,
    ...(marks === undefined ? {} : { marks: renameIds(marks, ids) }),
    attachedTo: renameIds(attachedTo, ids),
    onStack: renameIds(onStack, ids),
  }
  if (!hidden.has(object.id)) return told
  const { copyOf: _, merged: __, ...bare } = told
  return { ...bare, id: ids.get(object.id) ?? object.id, substance: { kind: 'unknown' }, cast: null, chosen: {} }
}

/** CR 608.2h: what is remembered of gone objects, as far as this player could look at them. */
const viewLastKnown = (state: State, viewer: PlayerId): State['lastKnown'] =>
  Object.fromEntries(
    Object.entries(state.lastKnown).filter(([, { object }]) =>
      seenBy(state, viewer).some((player) => !isHiddenFrom(object, player)),
    ),
  )

const viewPending = (
  pending: Pending,
  viewer: PlayerId,
  hidden: ReadonlySet<ObjectId>,
  ids: ReadonlyMap<ObjectId, ObjectId>,
): Pending => {
  // CR 101.4a: what was chosen from a hidden zone stays hidden until all have chosen.
  const isTold = (value: unknown): boolean => {
    const texts = new Set<string>()
    collectTexts(value, texts)
    return [...texts].every((text) => !hidden.has(text) && (isOwn || !made?.some(({ id }) => id === text)))
  }
  const { named: made, ...decision } = pending.decision
  const { answers } = pending
  const isOwn = (decision.decider ?? decision.player) === viewer
  const options = 'options' in decision ? { options: (decision.options as readonly unknown[]).filter(isTold) } : {}
  const among = 'among' in decision ? { among: decision.among.filter(isTold) } : {}
  return {
    ...pending,
    decision: renameIds(
      { ...decision, ...options, ...among, ...(isOwn && made ? { named: made } : {}) } as Decision,
      ids,
    ),
    answers: Object.fromEntries(Object.entries(answers).filter(isTold)),
  }
}

/** Cards sent with the position show what somebody holds; only those this view names anyway stay. */
const viewCards = (view: State): State['cards'] => {
  const named = new Set<string>()
  collectTexts([Object.values(view.objects), view.lastKnown, view.effects, view.delayed, view.waiting], named)
  return view.cards.filter((card) =>
    [card.name, ...(card.card_faces ?? []).map((face) => face.name)].some((name) => named.has(name)),
  )
}
