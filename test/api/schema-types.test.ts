import type { z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { actionSchema } from '../../src/api/schemas/action.ts'
import type { cardObjectSchema } from '../../src/api/schemas/card-object.ts'
import type {
  delayedTriggerSchema,
  floatingEffectSchema,
  waitingTriggerSchema,
} from '../../src/api/schemas/carried-state.ts'
import type { decisionSchema } from '../../src/api/schemas/decision.ts'
import type { eventSchema } from '../../src/api/schemas/event.ts'
import type { snapshotSchema } from '../../src/api/schemas/game-object.ts'
import {
  type abilitySchema,
  type cardDefinitionSchema,
  effectSchema,
  type filterSchema,
  type refSchema,
} from '../../src/api/schemas/ir/ir.ts'
import type { positionSchema } from '../../src/api/schemas/position.ts'
import type { Ability } from '../../src/core/ability.ts'
import type { Action } from '../../src/core/action.ts'
import type { CardDefinition } from '../../src/core/card.ts'
import type { CardObject } from '../../src/core/card-object.ts'
import type { Decision } from '../../src/core/decision.ts'
import type { Effect } from '../../src/core/effect.ts'
import type { GameEvent } from '../../src/core/event.ts'
import type { Filter } from '../../src/core/filter.ts'
import type { Snapshot } from '../../src/core/object.ts'
import type { Position } from '../../src/core/position.ts'
import type { Ref } from '../../src/core/ref.ts'
import type { DelayedTrigger, FloatingEffect, WaitingTrigger } from '../../src/core/state.ts'

type Mutable<T> = { -readonly [K in keyof T]: Mutable<T[K]> }

/** The paths of all fields down to three levels: what is optional could otherwise be forgotten unnoticed. */
type Fields<T, Level extends readonly 0[] = []> = Level['length'] extends 3
  ? ''
  : T extends readonly (infer Item)[]
    ? Fields<Item, Level>
    : T extends object
      ? { [K in keyof T & string]-?: `/${K}${'' | Fields<T[K], [...Level, 0]>}` }[keyof T & string]
      : ''

/** True where what a schema gives fits the core's type and the other way round, but for `readonly`. */
type Mirrors<S extends z.ZodType, T> = [z.infer<S>] extends [T]
  ? [Mutable<T>] extends [z.infer<S>]
    ? [Exclude<Fields<T>, Fields<z.infer<S>>>] extends [never]
      ? true
      : Exclude<Fields<T>, Fields<z.infer<S>>>
    : 'core says more'
  : 'schema says more'

const mirrors: readonly true[] = [
  true satisfies Mirrors<typeof positionSchema, Position>,
  true satisfies Mirrors<typeof actionSchema, Action>,
  true satisfies Mirrors<typeof decisionSchema, Decision>,
  true satisfies Mirrors<typeof eventSchema, GameEvent>,
  true satisfies Mirrors<typeof cardObjectSchema, CardObject>,
  true satisfies Mirrors<typeof abilitySchema, Ability>,
  true satisfies Mirrors<typeof effectSchema, Effect>,
  true satisfies Mirrors<typeof filterSchema, Filter>,
  true satisfies Mirrors<typeof refSchema, Ref>,
  true satisfies Mirrors<typeof snapshotSchema, Snapshot>,
  true satisfies Mirrors<typeof floatingEffectSchema, FloatingEffect>,
  true satisfies Mirrors<typeof delayedTriggerSchema, DelayedTrigger>,
  true satisfies Mirrors<typeof waitingTriggerSchema, WaitingTrigger>,
  true satisfies Mirrors<typeof cardDefinitionSchema, CardDefinition>,
]

test('the wire schemas mirror the vocabulary of the core', () => {
  expect(mirrors).toHaveLength(14)
})

test('every verb, event and action of a kind is told apart by its discriminant', () => {
  expect(effectSchema.safeParse({ do: 'draw', who: { ref: 'you' }, amount: 1 }).success).toBe(true)
  expect(effectSchema.safeParse({ do: 'draw', who: { ref: 'you' }, amount: 1, more: 1 }).success).toBe(false)
  expect(actionSchema.safeParse({ kind: 'concede', player: '__proto__' }).success).toBe(false)
})
