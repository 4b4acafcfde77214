import type { PlayerRelation } from '../../core/filter.ts'
import type { ObjectId, PlayerId, TargetId } from '../../core/ids.ts'
import type { Replacement } from '../../core/replacement.ts'
import type { Context } from '../context.ts'
import type { Proposal } from '../events/proposal.ts'
import { project } from '../projection/project.ts'
import { type Env, objectOf } from '../refs/env.ts'
import { isRelated, matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'

/** One replacement or prevention effect that applies to one event. */
export interface Replacer {
  readonly key: string
  readonly source: ObjectId
  readonly rule: string
  /** Its result is the same in whatever order it is applied with others of the kind. */
  readonly commutes: boolean
  /** It makes no difference when it is applied, so that nobody is asked about it. */
  readonly independent?: boolean
  /** It comes before those that are not marked so (616.1b). */
  readonly first?: boolean
  /** It is about an event within this one, and waits until nothing is about this one any more (616.1g). */
  readonly inner?: boolean
  /** It makes what enters do so with its back face up, before anything else but copying (616.1d). */
  readonly turns?: boolean
  /** It makes what enters a copy of something, before anything else that is about how it enters (616.1c). */
  readonly copies?: boolean
  readonly apply: (proposal: Proposal) => readonly Proposal[]
}

/** A replacement effect in force with its standpoint. */
export interface InForce {
  readonly key: string
  readonly env: Env
  readonly replacement: Replacement
  /** What a resolved effect was laid on; null for static abilities. */
  readonly objects: readonly string[] | null
  readonly left?: number
  readonly toward?: readonly TargetId[]
  readonly effectId?: string
}

/** CR 614.1, 614.4, 614.7, 615.4: the replacement and prevention effects there are at this moment, looked up as each event comes. */
export const inForce = (ctx: Context): readonly InForce[] => {
  const view = project(ctx)
  const statics = view.statics.flatMap((one) =>
    one.effect.kind === 'replacement' ? [{ ...one, effect: one.effect }] : [],
  )
  const fromStatics = statics.map(({ source, controller, effect }, at) => ({
    key: `static:${source}:${statics.slice(0, at).filter((other) => other.source === source).length}`,
    env: plainEnv(view, source, controller),
    replacement: effect.replacement,
    objects: null,
  }))
  const floating = ctx.state.effects.flatMap(
    ({ id, source, controller, replacement, objects, filter, left, toward }) =>
      replacement === undefined
        ? []
        : [
            {
              key: `effect:${id}`,
              env: plainEnv(view, source, controller),
              replacement,
              objects: filter === undefined ? objects : null,
              effectId: id,
              ...(left === undefined ? {} : { left }),
              ...(toward === undefined ? {} : { toward }),
            },
          ],
  )
  return [...fromStatics, ...floating]
}

/** Whether the `what` of an effect means this object or player. */
export const isMeant = (force: InForce, what: 'self' | 'attached' | object | undefined, id: string): boolean => {
  if (force.objects !== null) return force.objects.includes(id)
  if (what === undefined) return true
  if (what === 'self') return force.env.source === id
  if (what === 'attached') return objectOf(force.env.view, force.env.source)?.attachedTo === id
  return matches(force.env, what, id)
}

/** Whether an effect on a player means this one: laid on them, or related to its controller. */
export const liesOn = ({ objects, env }: InForce, who: PlayerRelation, player: PlayerId): boolean =>
  objects === null || objects.length === 0 ? isRelated(env, player, who) : objects.includes(player)
