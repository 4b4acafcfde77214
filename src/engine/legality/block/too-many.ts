import type { Illegality } from '../../../core/illegality.ts'
import type { Blocker } from '../../../core/state.ts'
import type { Context } from '../../context.ts'
import { illegal } from '../../illegal.ts'
import { means, restrictions } from '../../restrictions.ts'
import { named } from '../named.ts'

/** CR 509.1b, 101.2: no more creatures block in a combat, whoever controls them, than an effect lets block together. */
export const tooManyBlockers = (ctx: Context, blocks: readonly Blocker[]): readonly Illegality[] =>
  restrictions(ctx, 'block').flatMap((rule) => {
    const { moreThan, who, attacker } = rule.pattern
    if (moreThan === undefined) return []
    const counted = blocks.filter(
      (block) =>
        means(ctx, rule, who, block.blocker) && (attacker === undefined || means(ctx, rule, attacker, block.attacker)),
    )
    const given = new Set(counted.map(({ blocker }) => blocker)).size
    if (given <= moreThan) return []
    const params = { source: named(ctx, rule.source), most: moreThan, given }
    return [illegal('block.too-many', ['509.1b', '101.2'], params)]
  })
