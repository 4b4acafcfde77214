import type { Illegality } from '../../../core/illegality.ts'
import type { Attacker } from '../../../core/state.ts'
import type { Context } from '../../context.ts'
import { illegal } from '../../illegal.ts'
import { means, restrictions } from '../../restrictions.ts'
import { named } from '../named.ts'
import { concernsDefender } from './attack-rules.ts'

/** CR 508.1c, 101.2: no more creatures attack, or attack that, than an effect lets attack together. */
export const tooManyAttackers = (ctx: Context, attacks: readonly Attacker[]): readonly Illegality[] =>
  restrictions(ctx, 'attack').flatMap((rule) => {
    const { moreThan, who } = rule.pattern
    if (moreThan === undefined) return []
    const given = attacks.filter(
      (attack) => means(ctx, rule, who, attack.attacker) && concernsDefender(ctx, rule, attack),
    ).length
    if (given <= moreThan) return []
    const params = { source: named(ctx, rule.source), most: moreThan, given }
    return [illegal('attack.too-many', ['508.1c', '101.2'], params)]
  })
