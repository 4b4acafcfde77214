import type { Illegality } from '../../../core/illegality.ts'
import type { Blocker } from '../../../core/state.ts'
import type { Context } from '../../context.ts'
import { illegal } from '../../illegal.ts'
import { project } from '../../projection/project.ts'
import { evaluate } from '../../refs/amount.ts'
import { hasKeyword } from '../../refs/keywords.ts'
import { compare } from '../../refs/match.ts'
import { plainEnv } from '../../refs/plain-env.ts'
import { restrictionsOn } from '../../restrictions.ts'
import { named } from '../named.ts'
import { tooManyBlockers } from './too-many.ts'

/** CR 702.111b, 509.1b: restrictions on the blockers of one attacker, or on all blockers, taken together. */
export const togetherFaults = (
  ctx: Context,
  blocks: readonly Blocker[],
  earlier: readonly Blocker[],
): readonly Illegality[] => [
  ...[...new Set(blocks.map(({ attacker }) => attacker))].flatMap((attacker) => countFaults(ctx, attacker, blocks)),
  ...aloneFaults(ctx, blocks),
  ...tooManyBlockers(ctx, [...earlier, ...blocks]),
]

const countFaults = (ctx: Context, attacker: string, blocks: readonly Blocker[]): readonly Illegality[] => {
  const view = project(ctx)
  const given = blocks.filter((block) => block.attacker === attacker).length
  const faults: Illegality[] = []
  const traits = view.of(attacker)
  if (traits !== undefined && hasKeyword(traits, 'menace') && given === 1) {
    faults.push(illegal('block.menace', ['702.111b', '509.1b'], { attacker: named(ctx, attacker), given }))
  }
  for (const { pattern, source, controller } of restrictionsOn(ctx, 'be-blocked-by', attacker)) {
    const env = plainEnv(view, source, controller)
    if (!compare(given, pattern.count.op, evaluate(env, pattern.count.amount))) continue
    const params = { attacker: named(ctx, attacker), source: named(ctx, source), given }
    faults.push(illegal('block.count', ['509.1b', '101.2'], params))
  }
  return faults
}

const aloneFaults = (ctx: Context, blocks: readonly Blocker[]): readonly Illegality[] => {
  const [only] = blocks
  if (only === undefined || blocks.some(({ blocker }) => blocker !== only.blocker)) return []
  return restrictionsOn(ctx, 'block', only.blocker)
    .filter(({ pattern }) => pattern.alone === true)
    .map(({ source }) =>
      illegal('block.prohibited', ['509.1b'], { object: named(ctx, only.blocker), source: named(ctx, source) }),
    )
}
