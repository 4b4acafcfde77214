import type { ObjectId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import type { Combat } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { named } from '../legality/named.ts'
import { project } from '../projection/project.ts'
import { type Assignment, damageLeft, isDeadly } from './lethal-damage.ts'

/** What is assigned so far in the step, and the creatures of the same player that still assign theirs. */
export interface Assigning {
  readonly combat: Combat
  readonly done: readonly Assignment[]
  readonly later: readonly ObjectId[]
}

/**
 * CR 702.19b, 510.1e: before any damage goes past a creature's blockers each of them is assigned lethal damage, by whichever creatures;
 * what is still to come may make it up. `done` has the division that is asked about.
 */
export const pastBlockersFaults = (ctx: Context, source: ObjectId, assigning: Assigning): readonly Illegality[] => {
  const { combat, done } = assigning
  const owed = new Set(done.filter((one) => isPast(combat, one)).flatMap(({ source: by }) => blockersOf(combat, by)))
  const short = [...owed].filter((blocker) => needOf(ctx, blocker, done) > 0)
  const unmet = subsetsOf(short).find(
    (some) => canAdd(ctx, some, assigning) < sum(some.map((id) => needOf(ctx, id, done))),
  )
  return (unmet ?? []).map((blocker) =>
    illegal('damage.not-lethal-before-trample', ['702.19b'], {
      object: named(ctx, source),
      blocker: named(ctx, blocker),
      lethal: damageLeft(ctx, blocker),
      given: sum(done.filter(({ target }) => target === blocker).map(({ amount }) => amount)),
    }),
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const blockersOf = ({ blockers }: Combat, attacker: ObjectId): readonly ObjectId[] =>
  blockers.filter((one) => one.attacker === attacker).map(({ blocker }) => blocker)

const isPast = (combat: Combat, { source, target, amount }: Assignment): boolean =>
  amount > 0 &&
  combat.attackers.some(({ attacker }) => attacker === source) &&
  !blockersOf(combat, source).includes(target)

/** CR 702.2c: any damage from a source with deathtouch is enough. */
const needOf = (ctx: Context, blocker: ObjectId, done: readonly Assignment[]): number => {
  const dealt = done.filter(({ target, amount }) => target === blocker && amount > 0)
  if (dealt.some(({ source }) => isDeadly(ctx, source))) return 0
  return Math.max(0, damageLeft(ctx, blocker) - sum(dealt.map(({ amount }) => amount)))
}

/** The most of what these blockers need that the creatures still to come can assign to them. */
const canAdd = (ctx: Context, blockers: readonly ObjectId[], { combat, done, later }: Assigning): number =>
  sum(
    later.map((id) => {
      const own = blockers.filter((blocker) => blockersOf(combat, id).includes(blocker))
      const power = Math.max(0, project(ctx).of(id)?.power ?? 0)
      if (!isDeadly(ctx, id)) return own.length === 0 ? 0 : power
      const needs = own.map((blocker) => needOf(ctx, blocker, done)).sort((a, b) => b - a)
      return sum(needs.slice(0, power))
    }),
  )

/** Together they are asked for all they need where each alone could have it (Hall's condition); the smallest first. */
const subsetsOf = (ids: readonly ObjectId[]): readonly (readonly ObjectId[])[] =>
  ids.length > MOST_TOGETHER
    ? [...ids.map((id) => [id]), ids]
    : everySubset(ids).toSorted((a, b) => a.length - b.length)

const everySubset = ([first, ...others]: readonly ObjectId[]): readonly (readonly ObjectId[])[] =>
  first === undefined ? [[]] : everySubset(others).flatMap((some) => [some, [first, ...some]])

const MOST_TOGETHER = 8
