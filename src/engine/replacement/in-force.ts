import type { ObjectId } from '../../core/ids.ts'
import type { Replacement } from '../../core/replacement.ts'
import type { Context } from '../context.ts'
import type { Proposal } from '../events/proposal.ts'
import { project } from '../projection/project.ts'
import { type Env, objectOf } from '../refs/env.ts'
import { matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'

/** One replacement or prevention effect that applies to one event. */
export interface Replacer {
  readonly key: string
  readonly source: ObjectId
  readonly rule: string
  /** Its result is the same in whatever order it is applied with others of the kind. */
  readonly commutes: boolean
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
  readonly effectId?: string
}

export const inForce = (ctx: Context): readonly InForce[] => {
  const view = project(ctx)
  const statics = view.statics.flatMap(({ source, controller, effect }, at) =>
    effect.kind === 'replacement'
      ? [
          {
            key: `static:${source}:${at}`,
            env: plainEnv(view, source, controller),
            replacement: effect.replacement,
            objects: null,
          },
        ]
      : [],
  )
  const floating = ctx.state.effects.flatMap(({ id, source, controller, replacement, objects, filter, left }) =>
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
          },
        ],
  )
  return [...statics, ...floating]
}

/** Whether the `what` of an effect means this object or player. */
export const isMeant = (force: InForce, what: 'self' | 'attached' | object | undefined, id: string): boolean => {
  if (force.objects !== null) return force.objects.includes(id)
  if (what === undefined) return true
  if (what === 'self') return force.env.source === id
  if (what === 'attached') return objectOf(force.env.view, force.env.source)?.attachedTo === id
  return matches(force.env, what, id)
}
