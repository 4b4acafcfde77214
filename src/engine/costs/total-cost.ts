import type { Cost, CostPart } from '../../core/cost.ts'
import { manaOf } from '../../core/cost.ts'
import type { Filter } from '../../core/filter.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { isGeneric, isVariable, type ManaCost } from '../../core/mana.ts'
import type { CostChange } from '../../core/permission.ts'
import { type Context, cite } from '../context.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import { holds } from '../refs/condition.ts'
import type { Env } from '../refs/env.ts'
import { keywordsOf } from '../refs/keywords.ts'
import { findAll, isRelated, matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { type Agent, matchesAgent } from '../targets/match-agent.ts'
import { joinLoyalty } from './join-loyalty.ts'
import { withLeast } from './least-mana.ts'
import { reduceMana } from './reduce-mana.ts'

/** A spell or ability whose cost is worked out. */
export interface Priced {
  /** The object on the stack. */
  readonly stacked: ObjectId
  readonly agent: Agent
  readonly player: PlayerId
  /** Mana cost, alternative cost or activation cost, with the additional costs to be paid (601.2b). */
  readonly cost: Cost
  readonly x: number
  /** What the spell's own way of being cast takes off (702.119a). */
  readonly less?: ManaCost
  /** While targets are not chosen yet: the cheapest it can come to. */
  readonly openTargets: boolean
}

/**
 * CR 601.2f, 118.9d: the total cost: the mana, alternative or activation cost, plus additional costs and increases, minus reductions;
 * X has its value. What is on the stack has been paid for: nothing that alters costs later concerns it (601.8, 602.4). Several
 * where the player chooses what a reduction takes (118.7e, 118.13a).
 */
export const totalCosts = (ctx: Context, priced: Priced): readonly Cost[] => {
  const changes = costChanges(ctx, priced)
  const more = changes.flatMap(({ more: parts }) => parts ?? [])
  const less = changes.flatMap(({ less: parts }) => manaOf(parts ?? []))
  const cost = withX([...priced.cost, ...more], priced.x)
  const others = joinLoyalty(
    cost.filter(({ kind }) => kind !== 'mana'),
    priced.x,
  )
  if (changes.length > 0) cite(ctx, '601.2f', { object: priced.stacked })
  const least = Math.max(0, ...changes.map(({ atLeast = 0 }) => atLeast))
  return reduceMana(summed(manaOf(cost)), [...less, ...affinity(ctx, priced), ...(priced.less ?? [])]).flatMap(
    (mana): readonly Cost[] => {
      if (least > 0) return withLeast(mana, least).map((total) => [...total, ...others])
      const isFree = mana.length === 0 && !cost.some(({ kind }) => kind === 'mana')
      return [isFree ? others : [{ kind: 'mana', mana }, ...others]]
    },
  )
}

/** CR 107.3a: X takes the announced value in the mana of a cost; other parts read it from their standpoint. */
export const withX = (cost: Cost, x: number): Cost =>
  cost.map(
    (part): CostPart =>
      part.kind === 'mana'
        ? { kind: 'mana', mana: part.mana.map((symbol) => (isVariable(symbol) ? String(x) : symbol)) }
        : part,
  )

/** Generic parts as one number in front. */
const summed = (mana: ManaCost): ManaCost => {
  const generic = mana.filter(isGeneric).reduce((sum, symbol) => sum + Number(symbol), 0)
  const rest = mana.filter((symbol) => !isGeneric(symbol))
  return generic === 0 ? rest : [String(generic), ...rest]
}

const costChanges = (ctx: Context, priced: Priced): readonly CostChange[] => {
  const view = project(ctx)
  return view.statics.flatMap(({ source, controller, effect }) => {
    if (effect.kind !== 'cost-change') return []
    const env = plainEnv(view, source, controller)
    /** CR 113.6d: what a spell says of its own cost works on the stack, and only for itself. */
    const ownCost = ctx.state.objects[source]?.zone === 'stack'
    if (ownCost && source !== priced.stacked) return []
    if (!isRelated(env, priced.player, effect.who)) return []
    if (effect.condition !== undefined && !holds(env, effect.condition)) return []
    return applies(env, effect, priced) ? [repeated(env, effect)] : []
  })
}

/** "… for each …": the change once for each. */
const repeated = (env: Env, effect: CostChange): CostChange => {
  const { perEach, more, less } = effect
  if (perEach === undefined) return effect
  const times = Math.max(0, evaluate(env, perEach))
  return {
    ...effect,
    ...(more === undefined ? {} : { more: multiplied(more, times) }),
    ...(less === undefined ? {} : { less: multiplied(less, times) }),
  }
}

/** Generic mana as one number, however often. */
const multiplied = (cost: Cost, times: number): Cost =>
  cost.every((part) => part.kind === 'mana' && part.mana.every(isGeneric))
    ? [{ kind: 'mana', mana: [String(times * manaOf(cost).reduce((sum, symbol) => sum + Number(symbol), 0))] }]
    : Array.from({ length: times }, () => cost).flat()

const applies = (env: Env, { what, less }: CostChange, { stacked, agent, openTargets }: Priced): boolean => {
  if (openTargets && asksForTargets(what)) return less !== undefined && means(env, withoutTargets(what), stacked, agent)
  return means(env, what, stacked, agent)
}

const means = (env: Env, what: Filter, stacked: ObjectId, agent: Agent): boolean =>
  agent.kind === 'spell' ? matches(env, what, stacked) : namesAbilities(what) && matchesAgent(env, what, agent)

/** What changes the cost of spells says nothing of abilities, unless it says so. */
const namesAbilities = ({ subject, anyOf }: Filter): boolean =>
  subject === 'ability' || anyOf?.some(namesAbilities) === true

const asksForTargets = ({ targets, anyOf }: Filter): boolean =>
  targets !== undefined || anyOf?.some(asksForTargets) === true

const withoutTargets = ({ targets: _targets, anyOf, ...rest }: Filter): Filter =>
  anyOf === undefined ? rest : { ...rest, anyOf: anyOf.map(withoutTargets) }

/** CR 702.41a–b: {1} less for each thing named that the player controls, by each affinity ability. */
const affinity = (ctx: Context, { stacked, player, agent }: Priced): ManaCost => {
  const view = project(ctx)
  const traits = view.of(stacked)
  if (agent.kind !== 'spell' || traits === undefined) return []
  const env = plainEnv(view, stacked, player)
  return keywordsOf(traits, 'affinity').map(({ filter }) =>
    String(findAll(env, { ...filter, controller: 'you' }).length),
  )
}
