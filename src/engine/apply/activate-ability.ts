import type { ActivateAbility } from '../../core/action.ts'
import type { GameEvent } from '../../core/event.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Named } from '../../core/illegality.ts'
import type { Characteristics } from '../../core/object.ts'
import { type Context, cite } from '../context.ts'
import { activateManaAbility, canProduce } from '../costs/activate-mana.ts'
import { ownMana } from '../costs/own-mana.ts'
import { payCost } from '../costs/pay-cost.ts'
import { execute } from '../effects/execute.ts'
import { patchHistory, record } from '../events/commit.ts'
import { addAbilityToStack } from '../events/new-object.ts'
import { illegal } from '../illegal.ts'
import { leaveUnsupported, leaveUnsupportedRule, refuse, reportFaults } from '../interrupt.ts'
import { expandAbility } from '../keywords/expand.ts'
import { zoneOf } from '../keywords/functions-in.ts'
import { activatedAbilities, isManaAbility, type ListedAbility } from '../legality/activated-abilities.ts'
import { isLoyalty, loyaltyUse } from '../legality/activation.ts'
import { named } from '../legality/named.ts'
import { ACTIVATE_STAGES } from '../legality/registry.ts'
import { passStages } from '../legality/stage.ts'
import { project } from '../projection/project.ts'
import { matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { watch } from '../triggers/watch.ts'
import { announce } from './announce.ts'
import { factsOf, factsPaid, type Proposal, payerOf, settle } from './proposal.ts'

/** CR 602.2: activates an ability: it goes on the stack and is paid for by who activates it (602.1a); a mana ability resolves at once instead (605.3b). */
export const activateAbility = (ctx: Context, action: ActivateAbility): void => {
  const { player, object } = action
  if (ctx.state.objects[object] === undefined) {
    reportFaults([{ code: 'object.unknown', pointer: '/object', rules: ['602.2'], params: { id: object } }])
  }
  const listed = meantAbility(ctx, action)
  if (isManaAbility(listed.ability)) {
    const { produces } = action
    const activation = {
      player,
      object,
      listed,
      choices: action,
      atPriority: true,
      ...(produces === undefined ? {} : { produces }),
    }
    return activateManaAbility(ctx, activation, execute, payCost)
  }
  const { zone, owner } = ctx.state.objects[object]!
  const traits = project(ctx).of(object)!
  const { ability, place } = listed
  passStages(ctx, ACTIVATE_STAGES, { player, object, zone, owner, traits, ability, place, isMana: false })
  const name = named(ctx, object)
  if (zone === 'hand') record(ctx, { kind: 'revealed', objects: [object], to: 'all' })
  const stacked = putOnStack(ctx, player, object, ability)
  const proposal: Proposal = {
    action,
    key: object,
    name,
    stacked,
    source: object,
    kind: 'activated',
    body: ability.body,
    cost: ownMana(ability.cost, traits.manaCost)[0] ?? noManaCost(name),
    options: [],
    paid: [],
    spending: { on: 'ability', is: (filter) => matches(plainEnv(project(ctx), object, player), filter, object) },
    execute,
  }
  const { cost, x } = announce(ctx, proposal)
  settle(ctx, proposal, factsPaid(payCost(ctx, payerOf(ctx, proposal, x, cost), cost)))
  noteUse(ctx, object, listed)
  cite(ctx, '602.2b', { object: stacked })
  const targets = factsOf(ctx, proposal).targets.flatMap(({ chosen }) => chosen)
  watch(ctx, [
    record(ctx, { kind: 'ability-activated', object: stacked, player, source: object, targets }),
    ...cycled(ctx, player, object, traits, ability),
  ])
}

/** CR 118.6: a mana cost that is not there can't be paid. */
const noManaCost = ({ name }: Named): never => leaveUnsupportedRule('118.6', name, 'an ability for a mana cost')

/** CR 702.29c: the card was discarded to pay for its cycling ability. */
const cycled = (
  ctx: Context,
  player: PlayerId,
  object: ObjectId,
  traits: Characteristics,
  ability: ListedAbility['ability'],
): readonly GameEvent[] => {
  const became = ctx.moved.get(object)?.[0]
  const isCycling = traits.abilities.some(
    (own) =>
      own.kind === 'keyword' &&
      (own.keyword === 'cycling' || own.keyword === 'typecycling') &&
      expandAbility(own).includes(ability),
  )
  return isCycling && became !== undefined ? [record(ctx, { kind: 'cycled', object, became, player })] : []
}

/** CR 602.2a: the ability is created on the stack, an object that is no card. */
const putOnStack = (ctx: Context, player: PlayerId, source: ObjectId, ability: ListedAbility['ability']): ObjectId => {
  const id = addAbilityToStack(ctx, player, { kind: 'activated', source, ability })
  cite(ctx, '602.2a', { object: id })
  return id
}

/** The ability an action means: that of the index; or the only one, or the only one that fits the zone or the mana wanted. */
const meantAbility = (ctx: Context, action: ActivateAbility): ListedAbility => {
  const { object } = action
  const traits = project(ctx).of(object)!
  const all = activatedAbilities(traits)
  const name = named(ctx, object)
  if (all.length === 0 || (action.ability !== undefined && all[action.ability] === undefined)) {
    if (traits.gaps.length > 0) leaveUnsupported(traits.gaps)
    return refuse([illegal('activate.no-ability', ['602.1', '602.2'], { object: name })])
  }
  if (action.ability !== undefined) return all[action.ability]!
  const { zone } = ctx.state.objects[object]!
  const here = all.filter(({ ability }) => zoneOf(ability) === zone)
  const fitting = here.filter((listed) => fits(ctx, action, listed))
  const [only, other] = fitting.length > 0 ? fitting : here.length > 0 ? here : all
  if (only !== undefined && other === undefined) return only
  const alternative = { ...action, ability: only!.index }
  return refuse([illegal('activate.which-ability', ['602.2a'], { object: name, abilities: all.length }, alternative)])
}

const fits = (ctx: Context, { produces, player, object }: ActivateAbility, { ability }: ListedAbility): boolean =>
  produces === undefined ||
  (isManaAbility(ability) && canProduce(ctx, plainEnv(project(ctx), object, player), ability, produces))

/** CR 602.5b, 606.3: remembers the use of an ability whose uses are limited. */
const noteUse = (ctx: Context, object: ObjectId, { ability, place }: ListedAbility): void => {
  const uses = [
    ...(ability.limit === undefined ? [] : [`${object}/${place}`]),
    ...(isLoyalty(ability) ? [loyaltyUse(object)] : []),
  ]
  if (uses.length > 0) patchHistory(ctx, { used: [...ctx.state.history.used, ...uses] })
}
