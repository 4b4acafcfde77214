/** CR 601.3: "cast this spell only …": a card's own text says when it may be cast. */
import { illegal } from '../illegal.ts'
import { project } from '../projection/project.ts'
import { holds } from '../refs/condition.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { named } from './named.ts'
import type { ProposedCard } from './proposed.ts'
import type { Rule } from './stage.ts'

export const castOnly: Rule<ProposedCard> = (ctx, { player, object, traits }) => {
  const env = plainEnv(project(ctx), object, player)
  const times = traits.abilities.flatMap((ability) =>
    ability.kind === 'static' ? ability.effects.flatMap((each) => (each.kind === 'cast-only' ? [each.when] : [])) : [],
  )
  return times.every((when) => holds(env, when))
    ? []
    : [illegal('cast.condition', ['601.3'], { object: named(ctx, object) })]
}
