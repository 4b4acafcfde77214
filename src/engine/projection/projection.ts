import type { Ability, StaticEffect } from '../../core/ability.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { View } from '../refs/env.ts'

/** A static effect that is on now (604.1): rules it lays down, costs it changes, events it replaces; not layer effects. */
export interface ActiveStatic {
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly timestamp: number
  readonly effect: Exclude<StaticEffect, { kind: 'continuous' }>
}

/** A triggered ability that is looking out for its event. */
export interface ActiveTrigger {
  readonly source: ObjectId
  readonly controller: PlayerId
  readonly ability: Extract<Ability, { kind: 'triggered' }>
  /** Place among the abilities of its object, for the once-each-turn limit. */
  readonly index: number
}

/** All that is computed from one version of a state (CR 613). */
export interface Projection extends View {
  readonly statics: readonly ActiveStatic[]
  readonly triggers: readonly ActiveTrigger[]
}
