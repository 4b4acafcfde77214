import type { CardDefinition } from '../../core/card.ts'
import type { ObjectId, TargetId } from '../../core/ids.ts'
import type { Named } from '../../core/illegality.ts'
import type { GameObject } from '../../core/object.ts'
import type { Context } from '../context.ts'
import { definitionOf, wholeOf } from '../definitions.ts'
import { project } from '../projection/project.ts'
import { characteristicsOf, objectOf } from '../refs/env.ts'

/** An object or player as a sentence names it. An ability on the stack is named by its source (113.7). */
export const named = (ctx: Context, id: TargetId): Named => {
  if (ctx.state.players[id] !== undefined) return { id, name: id }
  const view = project(ctx)
  const object = objectOf(view, id)
  if (object?.substance.kind === 'ability') {
    const source = sourceOf(object.onStack)
    // A position may claim that an ability comes from an ability, even from itself; such a thing has no name.
    const isNamed = source !== null && objectOf(view, source)?.substance.kind !== 'ability'
    return isNamed ? { ...named(ctx, source), id } : { id, name: '' }
  }
  const definition = object === undefined ? undefined : definitionOf(object, ctx.cards)
  const hidden = object?.phasedOut === true && !object.faceDown ? definition?.name : undefined
  const shown = characteristicsOf(view, id)?.name ?? hidden ?? ''
  const name = shown === '' && object !== undefined && !object.faceDown ? nameOfLocked(ctx, object) : shown
  const fr = definition?.name === name ? definition.names?.fr : undefined
  return fr === undefined ? { id, name } : { id, name, fr }
}

/** CR 709.5: a sentence calls a permanent whose halves are all locked by what is on it, though it has no name. */
const nameOfLocked = (ctx: Context, object: GameObject): string => {
  const whole = wholeOf(object, ctx.cards)
  return whole?.halves === undefined ? '' : whole.name
}

/** The card itself by its name, though it is face down: for reasons told to the player whose it is. */
export const nameOfHidden = (ctx: Context, id: ObjectId): Named => {
  const object = ctx.state.objects[id]
  const definition = object === undefined ? undefined : definitionOf(object, ctx.cards)
  return definition === undefined ? named(ctx, id) : withFrench(id, definition)
}

const withFrench = (id: ObjectId, { name, names }: CardDefinition): Named =>
  names?.fr === undefined ? { id, name } : { id, name, fr: names.fr }

const sourceOf = (facts: { readonly source: ObjectId } | null): ObjectId | null => facts?.source ?? null
