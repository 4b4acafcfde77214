import { illegal } from '../illegal.ts'
import { named } from './named.ts'
import type { ProposedCard } from './proposed.ts'
import type { Rule } from './stage.ts'
import { waysToCast } from './ways-to-cast.ts'

/** CR 118.6: no mana cost is a cost that can't be paid; an alternative cost can (118.6a). */
export const payableManaCost: Rule<ProposedCard> = (ctx, card) =>
  card.traits.manaCost !== null || waysToCast(ctx, card).length > 0
    ? []
    : [illegal('cast.no-mana-cost', ['118.6', '202.1b'], { object: named(ctx, card.object) })]
