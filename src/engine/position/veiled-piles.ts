import type { CardLookup } from '../../core/card.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Component, GameObject } from '../../core/object.ts'
import type { State } from '../../core/state.ts'
import { projectState } from '../projection/project.ts'
import { seenBy } from '../turn/controlled-players.ts'
import { knownController } from './known-controller.ts'

/** CR 708.5, 730.2e: the face-up merged permanents with a face-down component that a player may not look at. */
export const veiledPiles = (state: State, viewer: PlayerId, cards?: CardLookup): ReadonlySet<ObjectId> => {
  const piles = Object.values(state.objects).filter(
    ({ merged, faceDown }) => !faceDown && merged?.some(({ down }) => down !== undefined) === true,
  )
  if (piles.length === 0) return new Set()
  const eyes = seenBy(state, viewer)
  const view = cards === undefined ? undefined : projectState(state, cards)
  const veiled = piles.filter((pile) => !eyes.includes(knownController(view, pile)))
  return new Set(veiled.map(({ id }) => id))
}

/** A pile as such a player sees it: nothing tells what lies face down in it, not even an id made of a name. */
export const withVeiledParts = (object: GameObject, id: ObjectId = object.id): GameObject => ({
  ...object,
  id,
  ...(object.merged === undefined
    ? {}
    : { merged: object.merged.map((one, at) => veiled(one, `${id}-part-${at + 1}`)) }),
})

const veiled = ({ down, at, ...shown }: Component, id: ObjectId): Component => ({
  ...(down === undefined ? shown : { id, substance: { kind: 'unknown' }, down }),
  ...(at === undefined ? {} : { at }),
})
