import type { Ability } from '../../core/ability.ts'
import type { Counters } from '../../core/counter.ts'
import type { Characteristics, GameObject } from '../../core/object.ts'
import type { ActionPattern } from '../../core/permission.ts'
import { type Context, cite } from '../context.ts'
import { expandAbility } from '../keywords/expand.ts'
import { project } from '../projection/project.ts'
import { holds } from '../refs/condition.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { asEntered } from '../replacement/enters.ts'
import { matchesFuture } from '../replacement/matches-future.ts'
import { restrictions, restrictionsOn } from '../restrictions.ts'
import type { Proposal } from './proposal.ts'
import { tokenObject } from './token.ts'

type Barring = Extract<ActionPattern, { act: 'get-counters' }>

/** CR 101.2, 614.17: counters that can't be put on a permanent are not put there. */
export const isBarredCounter = (ctx: Context, proposal: Proposal): boolean =>
  proposal.kind === 'counters' &&
  proposal.delta > 0 &&
  restrictionsOn(ctx, 'get-counters', proposal.on).some(({ pattern }) => isAbout(pattern, proposal.counter))

const isAbout = ({ counter }: Barring, kind: string): boolean => counter === undefined || counter === kind

/** CR 113.6i: nor does what they can't be put on enter with them, whether it says so itself or something else does. */
export const withoutBarredCounters = (ctx: Context, proposal: Proposal): Proposal => {
  const isEntry = proposal.kind === 'create-token' || (proposal.kind === 'move' && proposal.to === 'battlefield')
  if (!isEntry || proposal.counters === undefined || Object.keys(proposal.counters).length === 0) return proposal
  const entering =
    proposal.kind === 'create-token'
      ? tokenObject(TOKEN, proposal.player, proposal.token)
      : ctx.state.objects[proposal.object]
  if (entering === undefined) return proposal
  const object = proposal.kind === 'move' && proposal.copied ? { ...entering, copyOf: proposal.copied } : entering
  const controller = proposal.kind === 'move' ? (proposal.under ?? object.owner) : proposal.player
  const traits = asEntered(ctx, object, controller, proposal.kind === 'move' ? proposal : {})
  if (traits === undefined) return proposal
  const barred = [...ownBars(ctx, traits), ...barsOfOthers(ctx, { ...object, controller }, traits)]
  if (barred.length === 0) return proposal
  cite(ctx, '113.6i', { object: object.id })
  return { ...proposal, counters: without(proposal.counters, barred) }
}
const TOKEN = 'token-about-to-enter'

const without = (counters: Counters, barred: readonly Barring[]): Counters =>
  Object.fromEntries(Object.entries(counters).filter(([kind]) => !barred.some((pattern) => isAbout(pattern, kind))))

const ownBars = (ctx: Context, { id, controller, abilities }: Characteristics): readonly Barring[] => {
  const env = plainEnv(project(ctx), id, controller)
  return abilities
    .flatMap(expandAbility)
    .filter(isStatic)
    .filter(({ condition }) => condition === undefined || holds(env, condition))
    .flatMap(({ effects }) => effects.flatMap((effect) => (effect.kind === 'restriction' ? [effect.cant] : [])))
    .filter(isBarring)
    .filter(({ who }) => who === 'self')
}

const isStatic = (ability: Ability): ability is Extract<Ability, { kind: 'static' }> => ability.kind === 'static'
const isBarring = (pattern: ActionPattern): pattern is Barring => pattern.act === 'get-counters'

const barsOfOthers = (ctx: Context, object: GameObject, traits: Characteristics): readonly Barring[] =>
  restrictions(ctx, 'get-counters').flatMap(({ source, controller, pattern }) => {
    const { who } = pattern
    if (typeof who === 'string') return []
    return matchesFuture(plainEnv(project(ctx), source, controller), who, object, traits) ? [pattern] : []
  })
