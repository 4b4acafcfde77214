import type { Choices } from '../../core/action.ts'
import type { Cost } from '../../core/cost.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { ManaType } from '../../core/mana.ts'
import { type Context, cite, type Execute } from '../context.ts'
import { patchHistory } from '../events/commit.ts'
import { illegal } from '../illegal.ts'
import { leaveUnsupportedRule, refuse, reportFaults } from '../interrupt.ts'
import { activatedAbilities, isManaAbility, type ListedAbility } from '../legality/activated-abilities.ts'
import { named } from '../legality/named.ts'
import { ACTIVATE_STAGES } from '../legality/registry.ts'
import { passStages } from '../legality/stage.ts'
import { addsIn } from '../mana/adds-in.ts'
import { cannotProduce, outputsOf, sameTypes } from '../mana/production.ts'
import { spendsAs } from '../mana/spends-as.ts'
import { tappedForMana } from '../mana/triggered.ts'
import { project } from '../projection/project.ts'
import type { Env } from '../refs/env.ts'
import { matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import type { Payer } from './payer.ts'

/** Pays a cost; handed in, since paying may mean activating mana abilities that have costs. */
export type Pay = (ctx: Context, payer: Payer, cost: Cost) => { readonly used: Env['bound'] }

export interface ManaActivation {
  readonly player: PlayerId
  readonly object: ObjectId
  readonly listed: ListedAbility
  readonly produces?: readonly ManaType[]
  readonly choices: Choices
  /** Activated with priority, not to pay for something. */
  readonly atPriority?: boolean
}

/**
 * CR 109.4a, 117.1d, 405.6c, 605.3: activates a mana ability of whoever activates it, with priority or as something is paid: its cost
 * is paid and it resolves at once, without the stack.
 */
export const activateManaAbility = (ctx: Context, activation: ManaActivation, execute: Execute, pay: Pay): void => {
  const { player, object, listed, produces, choices } = activation
  const { ability, place } = listed
  const { zone, owner } = ctx.state.objects[object]!
  const traits = project(ctx).of(object)!
  passStages(ctx, ACTIVATE_STAGES, {
    player,
    object,
    zone,
    owner,
    traits,
    ability,
    place,
    isMana: true,
    isPaying: activation.atPriority !== true,
  })
  const name = named(ctx, object)
  const x = choices.x ?? 0
  const env = plainEnv(project(ctx), object, player, x)
  if (ability.body.kind === 'modal') leaveUnsupportedRule('605.1a', name.name, 'a mana ability with modes')
  const effects = ability.body.kind === 'simple' ? ability.body.effects : []
  const payer: Payer = {
    player,
    env,
    name,
    key: object,
    spending: { on: 'ability', is: (filter) => matches(plainEnv(project(ctx), object, player), filter, object) },
    spendsAs: spendsAs(ctx, player, { kind: 'activated', source: object, controller: player }, null),
    choices,
    execute,
    tapsForMana: true,
    activating: { object, ability: listed.index },
  }
  const { used: bound } = pay(ctx, payer, ability.cost)
  if (ability.limit !== undefined) patchHistory(ctx, { used: [...ctx.state.history.used, `${object}/${place}`] })
  cite(ctx, '605.3b', { source: object })
  const taps = ability.cost.some(({ kind }) => kind === 'tap')
  const before = ctx.events.length
  const wish = produces === undefined ? {} : { produces }
  const after = execute(ctx, { ...env, bound, view: project(ctx), tapsForMana: taps, ...wish }, effects)
  if ((after.produces ?? []).length > 0) refuse([cannotProduce(name)])
  if (taps) tappedForMana(ctx, player, object, manaAdded(ctx, before, object), execute)
}

/** What a mana ability has added since its instructions began to be followed. */
const manaAdded = (ctx: Context, from: number, source: ObjectId): readonly ManaType[] =>
  ctx.events.slice(from).flatMap((event) => (event.kind === 'mana-added' && event.source === source ? event.mana : []))

/** CR 601.2g: activates, in order, the mana abilities that an action names for its payment. */
export const activateNamed = (ctx: Context, payer: Payer, pay: Pay): void => {
  const { execute, player, choices } = payer
  if (execute === null) return
  choices.payment?.mana.forEach(({ source, ability, produces }, at) => {
    if (ctx.state.objects[source] === undefined) {
      reportFaults([
        { code: 'object.unknown', pointer: `/payment/mana/${at}/source`, rules: ['601.2g'], params: { id: source } },
      ])
    }
    const listed = manaAbilityOf(ctx, player, source, ability, produces)
    const activation = { player, object: source, listed, choices: {}, ...(produces === undefined ? {} : { produces }) }
    activateManaAbility(ctx, activation, execute, pay)
  })
}

/** The mana ability that is meant: the one of that index, else the first that makes what is wanted, else the first. */
const manaAbilityOf = (
  ctx: Context,
  player: PlayerId,
  source: ObjectId,
  index: number | undefined,
  produces: readonly ManaType[] | undefined,
): ListedAbility => {
  // CR 702.26b: what is phased out has none.
  const traits = project(ctx).of(source)
  const all = traits === undefined ? [] : activatedAbilities(traits).filter(({ ability }) => isManaAbility(ability))
  const listed = index === undefined ? all : all.filter((one) => one.index === index)
  const [first] = listed
  if (first === undefined)
    return refuse([illegal('payment.not-a-mana-ability', ['605.1a', '601.2g'], { source: named(ctx, source) })])
  if (produces === undefined) return first
  const env = plainEnv(project(ctx), source, player)
  return listed.find(({ ability }) => canProduce(ctx, env, ability, produces)) ?? first
}

/** Whether an ability's mana can come out as these types. */
export const canProduce = (
  ctx: Context,
  env: ReturnType<typeof plainEnv>,
  ability: ListedAbility['ability'],
  produces: readonly ManaType[],
): boolean => {
  const effects = ability.body.kind === 'simple' ? ability.body.effects : []
  const adds = addsIn(env, effects)
  return outputsOf(ctx, env, adds, false).some((units) =>
    sameTypes(
      units.map(({ type }) => type),
      produces,
    ),
  )
}
