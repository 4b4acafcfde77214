import type { Filter } from '../../core/filter.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { State } from '../../core/state.ts'
import { allStacks } from '../seats.ts'
import { type Env, isPlayer, objectOf } from './env.ts'
import { chosenTargets, matches } from './match.ts'

/**
 * CR 609.7a: what can be chosen as a source of damage: permanents, spells, what an object on the stack, a waiting replacement or
 * prevention effect or a delayed trigger refers to, also where it is gone, and face-up objects in the command zone.
 */
export const damageSources = (env: Env, filter: Filter): readonly ObjectId[] => {
  const { state } = env.view
  const { subject: _, ...properties } = filter
  const candidates = new Set([
    ...state.battlefield.filter((id) => !state.objects[id]!.phasedOut),
    ...allStacks(state).filter((id) => state.objects[id]!.onStack?.kind === 'spell'),
    ...referredTo(state),
    ...state.command.filter((id) => !state.objects[id]!.faceDown),
  ])
  return [...candidates].filter((id) => !isPlayer(env.view, id) && isObject(env, id) && matches(env, properties, id))
}

/** An object that is or was there; abilities are no sources of damage. */
const isObject = (env: Env, id: ObjectId): boolean => {
  const kind = objectOf(env.view, id)?.substance.kind
  return kind !== undefined && kind !== 'ability'
}

const referredTo = (state: State): readonly string[] => [
  ...allStacks(state).flatMap((id) => {
    const object = state.objects[id]!
    const { onStack } = object
    const event = Object.values(onStack?.event ?? {}).filter((value) => typeof value === 'string')
    return [...(onStack === null ? [] : [onStack.source]), ...chosenTargets(object), ...event, ...named(onStack?.bound)]
  }),
  ...state.effects.flatMap(({ replacement, source, objects }) =>
    replacement === undefined ? [] : [source, ...objects],
  ),
  ...state.delayed.flatMap(({ source, bound }) => [source, ...named(bound)]),
]

const named = (bound: Readonly<Record<string, readonly string[]>> | undefined): readonly string[] =>
  Object.values(bound ?? {}).flat()
