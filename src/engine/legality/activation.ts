import { illegal } from '../illegal.ts'
import { zoneOf } from '../keywords/functions-in.ts'
import { project } from '../projection/project.ts'
import { holds } from '../refs/condition.ts'
import { objectOf } from '../refs/env.ts'
import { isRelated, matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { restrictions } from '../restrictions.ts'
import { isActive } from '../seats.ts'
import { activatedAbilities } from './activated-abilities.ts'
import { named } from './named.ts'
import type { ProposedAbility } from './proposed.ts'
import { isSorceryTime } from './sorcery-timing.ts'
import type { Rule } from './stage.ts'

/** CR 113.6: an ability works from the battlefield, or from the zone it names. */
export const activationZone: Rule<ProposedAbility> = (ctx, { object, zone, ability }) =>
  zoneOf(ability) === zone
    ? []
    : [illegal('activate.wrong-zone', ['113.6', '602.2'], { object: named(ctx, object), zone })]

/** CR 602.2: only its controller, or off the battlefield its owner, activates an object's abilities. */
export const activationController: Rule<ProposedAbility> = (ctx, { object, player, traits }) =>
  traits.controller === player
    ? []
    : [
        illegal('activate.not-controller', ['602.2', '108.4a'], {
          object: named(ctx, object),
          controller: traits.controller,
        }),
      ]

/** CR 602.5d, 606.3: "only as a sorcery", and loyalty abilities, need the time for a sorcery. */
export const activationTiming: Rule<ProposedAbility> = (ctx, { object, player, ability }) => {
  const loyalty = isLoyalty(ability)
  if ((ability.timing !== 'sorcery' && !loyalty) || isSorceryTime(ctx, player)) return []
  const rules = loyalty ? ['606.3'] : ['602.5d', '307.5']
  return [illegal('activate.sorcery-timing', rules, { object: named(ctx, object) })]
}

/** CR 602.5e: "only as an instant" means with priority, not while a spell or ability is paid for. */
export const instantTiming: Rule<ProposedAbility> = (ctx, { object, ability, isPaying }) =>
  ability.timing === 'instant' && isPaying === true
    ? [illegal('activate.instant-timing', ['602.5e', '605.3a'], { object: named(ctx, object) })]
    : []

/** CR 606.2 */
export const isLoyalty = ({ cost }: ProposedAbility['ability']): boolean => cost.some(({ kind }) => kind === 'loyalty')

/** CR 602.1b: "activate only if …" and "only during …". */
export const activationCondition: Rule<ProposedAbility> = (ctx, { object, player, ability }) =>
  ability.onlyDuring === undefined || holds(plainEnv(project(ctx), object, player), ability.onlyDuring)
    ? []
    : [illegal('activate.condition', ['602.1b', '602.5'], { object: named(ctx, object) })]

/** CR 602.5b–c: "only once each turn" goes for the object, whoever controls it, and for this one of its abilities. */
export const activationLimit: Rule<ProposedAbility> = (ctx, { object, ability, place }) =>
  ability.limit === 'once-each-turn' && ctx.state.history.used.includes(`${object}/${place}`)
    ? [illegal('activate.limit', ['602.5b'], { object: named(ctx, object) })]
    : []

/** CR 606.3: one loyalty ability of a permanent each turn, by any player. */
export const loyaltyOnce: Rule<ProposedAbility> = (ctx, { object, ability, traits }) => {
  if (!isLoyalty(ability)) return []
  const own = activatedAbilities(traits).filter((other) => isLoyalty(other.ability))
  const uses = [loyaltyUse(object), ...own.map(({ place }) => `${object}/${place}`)]
  return ctx.state.history.used.some((use) => uses.includes(use))
    ? [illegal('loyalty.already-activated', ['606.3'], { object: named(ctx, object) })]
    : []
}

/** How a turn's use of a loyalty ability is remembered: for the permanent, whichever of its abilities it was. */
export const loyaltyUse = (object: string): string => `${object}/loyalty`

/** CR 602.5, 101.2: no effect says that it can't be activated (by this player, now); mana abilities are spared unless it says so. */
export const activationRestrictions: Rule<ProposedAbility> = (ctx, { object, player, isMana }) =>
  restrictions(ctx, 'activate').flatMap(({ source, controller, pattern, objects }) => {
    const view = project(ctx)
    const { what, who } = pattern
    if (isMana && pattern.manaToo !== true) return []
    if (who !== undefined && !isRelated(plainEnv(view, source, controller), player, who)) return []
    if (pattern.unlessOwnTurn === true && isActive(ctx.state, player)) return []
    const concerned =
      objects !== null && objects.length > 0
        ? objects.includes(object)
        : what === 'self'
          ? source === object
          : what === 'attached'
            ? objectOf(view, source)?.attachedTo === object
            : matches(plainEnv(view, source, controller), what, object)
    if (!concerned) return []
    return [
      illegal('activate.prohibited', ['101.2', '602.5'], { object: named(ctx, object), source: named(ctx, source) }),
    ]
  })
