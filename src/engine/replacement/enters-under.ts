import type { Characteristics, GameObject } from '../../core/object.ts'
import type { Proposal } from '../events/proposal.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { isRelated } from '../refs/match.ts'
import type { InForce, Replacer } from './in-force.ts'
import { matchesFuture } from './matches-future.ts'

/**
 * CR 616.1b: effects that change under whose control something would enter the battlefield come before all others but those of
 * the object's own text.
 */
export const entersUnderReplacers = (
  object: GameObject,
  traits: Characteristics,
  active: readonly InForce[],
): readonly Replacer[] =>
  active
    .filter((force) => claims(force, object, traits))
    .map(({ key, env }) => ({
      key,
      source: env.source,
      rule: '616.1b',
      commutes: false,
      first: true,
      apply: (event: Proposal) => [event.kind === 'move' ? { ...event, under: env.controller } : event],
    }))

/** Whom a token enters under is not told apart from who creates it (111.2). */
export const refuseTokenUnder = (token: GameObject, traits: Characteristics, active: readonly InForce[]): void => {
  if (active.some((force) => claims(force, token, traits)))
    leaveUnsupportedRule('616.1b', traits.name, 'a token entering under the control of another than its creator')
}

const claims = ({ env, replacement }: InForce, object: GameObject, traits: Characteristics): boolean =>
  replacement.kind === 'enters-under' &&
  object.controller !== env.controller &&
  isRelated(env, object.controller, replacement.from) &&
  matchesFuture(env, replacement.what, object, traits)
