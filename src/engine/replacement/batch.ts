import type { Effect } from '../../core/effect.ts'
import type { GameEvent } from '../../core/event.ts'
import type { EventRole } from '../../core/ref.ts'
import type { Context } from '../context.ts'
import { patchState } from '../events/commit.ts'
import type { Proposal } from '../events/proposal.ts'
import type { Env } from '../refs/env.ts'
import type { Replacer } from './in-force.ts'

/** What simultaneous events have in common while they are replaced. */
export interface Batch {
  /** Events of the batch whose turn has not come yet. */
  waiting: readonly Proposal[]
  /** What the others have come out as. */
  done: readonly Proposal[]
  /** What is going elsewhere because of how something enters: nobody can choose it again (614.13b). */
  readonly taken: Set<string>
  /** Effects for the next time only that have had it: gone once the batch is dealt with. */
  readonly spent: Set<string>
  /** What each prevention effect has done, by its key. */
  readonly preventions: Map<string, Prevention>
  /** What else would change an event. */
  readonly changers: (proposal: Proposal) => readonly Replacer[]
}

/** Damage that one effect prevented of one batch, and what it says to do then. */
export interface Prevention {
  readonly env: Env
  readonly effects: readonly Effect[]
  readonly source: string
  readonly target: string
  readonly amount: number
  /** Each piece of damage it prevented, for abilities that watch for that. */
  readonly events: readonly Prevented[]
}

type Prevented = Extract<GameEvent, { kind: 'damage-prevented' }>

/**
 * CR 615.5, 615.13: adds up what one prevention effect prevents at one time; apart for each source or each thing damaged where
 * what it says to do then speaks of that one.
 */
export const notePrevention = (batch: Batch, key: string, now: Omit<Prevention, 'events'>): void => {
  const { source, target, amount, effects } = now
  const place = [key, refersTo(effects, 'source') ? source : '', refersTo(effects, 'target') ? target : ''].join(' ')
  const before = batch.preventions.get(place)
  const event: Prevented = { kind: 'damage-prevented', source, target, amount, by: key }
  batch.preventions.set(place, {
    ...now,
    amount: (before?.amount ?? 0) + amount,
    events: [...(before?.events ?? []), ...(amount > 0 ? [event] : [])],
  })
}

const refersTo = (value: unknown, role: EventRole): boolean => {
  if (typeof value !== 'object' || value === null) return false
  if ('ref' in value && value.ref === 'event' && 'role' in value) return value.role === role
  return Object.values(value).some((one) => refersTo(one, role))
}

/** CR 614.3, 615.3, 615.8: effects for the next time only are over when it has come. */
export const endSpent = (ctx: Context, { spent }: Batch): void => {
  if (spent.size > 0) patchState(ctx, { effects: ctx.state.effects.filter(({ id }) => !spent.has(id)) })
}

/** CR 615.7: a shield of an amount is used up as it prevents. */
export const useUp = (ctx: Context, id: string, left: number): void =>
  patchState(ctx, {
    effects: ctx.state.effects.flatMap((effect) =>
      effect.id !== id ? [effect] : left > 0 ? [{ ...effect, left }] : [],
    ),
  })
