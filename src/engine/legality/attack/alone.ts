import type { Illegality } from '../../../core/illegality.ts'
import type { Attacker } from '../../../core/state.ts'
import type { Context } from '../../context.ts'
import { illegal } from '../../illegal.ts'
import { restrictionsOn } from '../../restrictions.ts'
import { named } from '../named.ts'

/** CR 506.5, 508.1c: a creature that can't attack alone needs company. */
export const aloneFaults = (ctx: Context, attacks: readonly Attacker[]): readonly Illegality[] => {
  const [only, other] = attacks
  if (only === undefined || other !== undefined) return []
  return restrictionsOn(ctx, 'attack', only.attacker)
    .filter(({ pattern }) => pattern.alone === true)
    .map(({ source }) =>
      illegal('attack.prohibited', ['508.1c', '506.5'], {
        object: named(ctx, only.attacker),
        source: named(ctx, source),
      }),
    )
}
