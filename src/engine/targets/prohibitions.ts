import type { TargetId } from '../../core/ids.ts'
import type { Illegality, Named } from '../../core/illegality.ts'
import type { Quality } from '../../core/keyword.ts'
import type { Characteristics } from '../../core/object.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { named } from '../legality/named.ts'
import { permissions } from '../legality/permissions.ts'
import { project } from '../projection/project.ts'
import { characteristicsOf, type View } from '../refs/env.ts'
import { hasKeyword, keywordsOf } from '../refs/keywords.ts'
import { matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { type RuleInForce, restrictionsOn } from '../restrictions.ts'
import { isOpponent } from '../seats.ts'
import { type Agent, matchesAgent, sourceMatches } from './match-agent.ts'

/**
 * CR 702.11, 702.16b, 702.18a, 101.2: what keeps a spell or ability from targeting an object or player; `asCast`: the target is
 * being chosen as a spell is cast.
 */
export const prohibitions = (
  ctx: Context,
  agent: Agent,
  object: Named,
  id: TargetId,
  asCast = false,
): readonly Illegality[] => {
  const view = project(ctx)
  const faults: Illegality[] = []
  const target = named(ctx, id)
  const traits = ctx.state.objects[id]?.zone === 'battlefield' ? view.of(id) : undefined
  if (traits !== undefined) faults.push(...keywordFaults(ctx, agent, object, target, traits))
  for (const rule of restrictionsOn(ctx, 'be-targeted', id)) {
    const env = plainEnv(view, rule.source, rule.controller)
    if (!matchesAgent(env, rule.pattern.by, agent) || (rule.pattern.asCast === true && !asCast)) continue
    faults.push(faultOf(ctx, rule, object, target))
  }
  return faults
}

/** CR 702.11c, 702.18a: players have hexproof and shroud, too, which is what these restrictions say of them. */
const faultOf = (
  ctx: Context,
  { source, pattern: { who, by } }: RuleInForce<'be-targeted'>,
  object: Named,
  target: Named,
): Illegality => {
  const isOfPlayer = typeof who === 'object' && who.subject === 'player'
  const byAll = by.anyOf?.length === 2 && by.anyOf.every((one) => Object.keys(one).join() === 'subject')
  if (isOfPlayer && byAll && Object.keys(by).length === 1)
    return illegal('target.shroud', ['702.18a', '601.2c'], { object, target })
  if (isOfPlayer && byAll && by.controller === 'opponent')
    return illegal('target.hexproof', ['702.11c', '601.2c'], { object, target })
  return illegal('target.prohibited', ['101.2', '115.1'], { object, target, source: named(ctx, source) })
}

/** CR 702.11e, 609.4: a permanent can be chosen as though it had neither hexproof nor hexproof from anything. */
const isOpenDespiteHexproof = (ctx: Context, agent: Agent, id: TargetId): boolean =>
  permissions(ctx, 'be-targeted').some(
    ({ env, may, permission: { asThough } }) =>
      asThough === 'no-hexproof' &&
      typeof may.who === 'object' &&
      matches(env, may.who, id) &&
      matchesAgent(env, may.by, agent),
  )

const keywordFaults = (
  ctx: Context,
  agent: Agent,
  object: Named,
  target: Named,
  traits: Characteristics,
): readonly Illegality[] => {
  const view = project(ctx)
  const faults: Illegality[] = []
  const has = (qualities: readonly Quality[]) => qualities.some((quality) => hasQuality(view, traits, quality, agent))
  const opposed = isOpponent(view.state, traits.controller, agent.controller)
  if (hasKeyword(traits, 'shroud')) faults.push(illegal('target.shroud', ['702.18a', '601.2c'], { object, target }))
  const barred: Illegality[] = []
  if (opposed && hasKeyword(traits, 'hexproof')) {
    barred.push(illegal('target.hexproof', ['702.11b', '601.2c'], { object, target }))
  }
  if (opposed && keywordsOf(traits, 'hexproof from').some(({ from }) => has(from))) {
    barred.push(illegal('target.hexproof-from', ['702.11d', '601.2c'], { object, target }))
  }
  if (barred.length > 0 && !isOpenDespiteHexproof(ctx, agent, traits.id)) faults.push(...barred)
  if (keywordsOf(traits, 'protection').some(({ from }) => has(from))) {
    faults.push(illegal('target.protection', ['702.16b', '601.2c'], { object, target }))
  }
  return faults
}

/** Whether the source of a spell or ability (as it last was, 608.2b) has a quality of protection or hexproof. */
export const hasQuality = (
  view: View,
  bearer: Characteristics,
  quality: Quality,
  agent: Pick<Agent, 'source'>,
): boolean => {
  const source = characteristicsOf(view, agent.source)
  if (source === undefined) return false
  switch (quality.kind) {
    case 'everything':
      return true
    case 'color':
      return source.colors.includes(quality.color)
    case 'all-colors':
      return source.colors.length > 0
    case 'filter':
      return sourceMatches(view, bearer.id, bearer.controller, quality.filter, agent.source)
  }
}
