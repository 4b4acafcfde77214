import type { Characteristics, GameObject } from '../../core/object.ts'
import type { Proposal } from '../events/proposal.ts'
import { isRelated } from '../refs/match.ts'
import type { InForce, Replacer } from './in-force.ts'
import { matchesFuture } from './matches-future.ts'

type Counters = Readonly<Record<string, number>>

/** CR 122.6, 122.6a, 614.16: counters that something enters with are put on it, by who controls it, so effects on their number change them. */
export const counterMultipliers = (
  counters: Counters | undefined,
  object: GameObject,
  traits: Characteristics,
  active: readonly InForce[],
): readonly Replacer[] =>
  active.flatMap(({ key, env, replacement }) => {
    if (replacement.kind !== 'modify-amount' || replacement.event !== 'counters') return []
    const { counter, times = 1, plus: more = 0 } = replacement
    const counted = Object.keys(counters ?? {}).filter((name) => counter === undefined || counter === name)
    if (counted.length === 0 || !isRelated(env, traits.controller, replacement.who)) return []
    if (replacement.what !== undefined && !matchesFuture(env, replacement.what, object, traits)) return []
    const change = (name: string, count: number): number =>
      counted.includes(name) ? Math.max(0, count * times + more) : count
    return [
      {
        key,
        source: env.source,
        rule: '614.16',
        commutes: false,
        apply: (event: Proposal) => [
          event.kind === 'move' || event.kind === 'create-token'
            ? { ...event, counters: changedCounts(event.counters, change) }
            : event,
        ],
      },
    ]
  })

const changedCounts = (counts: Counters | undefined, change: (name: string, count: number) => number): Counters =>
  Object.fromEntries(Object.entries(counts ?? {}).map(([name, count]) => [name, change(name, count)]))
