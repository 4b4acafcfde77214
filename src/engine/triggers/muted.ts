import type { GameEvent } from '../../core/event.ts'
import type { TriggerEvent } from '../../core/trigger.ts'
import type { Context } from '../context.ts'
import { project } from '../projection/project.ts'
import type { ActiveStatic } from '../projection/projection.ts'
import { matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { type PatternOf, restrictions } from '../restrictions.ts'

interface Muting {
  readonly source: string
  readonly controller: string
  readonly pattern: PatternOf<'trigger'>
}

/** What causes no triggers: what enters as things are, what dies as they were just before (603.10a). */
export interface Mutings {
  readonly entering: readonly Muting[]
  readonly dying: readonly Muting[]
}

export const mutingsNow = (ctx: Context, before: readonly ActiveStatic[] | null): Mutings => {
  const now = restrictions(ctx, 'trigger')
  return { entering: now, dying: before === null ? now : before.flatMap(mutingOf) }
}

const mutingOf = ({ source, controller, effect }: ActiveStatic): readonly Muting[] =>
  effect.kind === 'restriction' && effect.cant.act === 'trigger' ? [{ source, controller, pattern: effect.cant }] : []

/** What is done to a permanent that dies besides its dying. */
const BESIDES_DYING: ReadonlySet<TriggerEvent['on']> = new Set(['sacrifices', 'unattached'])

/**
 * CR 603.2, 101.2: the batch as an ability hears it (`source` null: one that is no object’s), without the entering and the
 * dying of what an effect says causes no triggers. That it left another zone, and that it was sacrificed, still does.
 */
export const heardBy = (
  ctx: Context,
  { entering, dying }: Mutings,
  { source, on }: { readonly source: string | null; readonly on: TriggerEvent['on'] | null },
  events: readonly GameEvent[],
): readonly GameEvent[] => {
  if (entering.length + dying.length === 0) return events
  const isMuted = (rules: readonly Muting[], what: 'entering' | 'dying', id: string): boolean =>
    rules.some(({ source: muting, controller, pattern }) => {
      const env = plainEnv(project(ctx), muting, controller)
      if (pattern[what] === undefined || !matches(env, pattern[what], id)) return false
      return pattern.of === undefined || (source !== null && matches(env, pattern.of, source))
    })
  return events.flatMap((event): readonly GameEvent[] => {
    if (event.kind !== 'zone-change') return [event]
    const { from, to, became, object } = event
    if (to === 'battlefield' && became !== null)
      return isMuted(entering, 'entering', became) ? [{ ...event, became: null }] : [event]
    const dies = from === 'battlefield' && to === 'graveyard' && (on === null || !BESIDES_DYING.has(on))
    return dies && isMuted(dying, 'dying', object) ? [] : [event]
  })
}
