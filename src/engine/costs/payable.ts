import type { CostPart } from '../../core/cost.ts'
import { type Counters, countersOf } from '../../core/counter.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { named } from '../legality/named.ts'
import { isSummoningSick } from '../mana/summoning-sick.ts'
import { evaluate } from '../refs/amount.ts'
import { restrictionsOn, restrictionsOnPlayer } from '../restrictions.ts'
import { demandOf, isOwnPermanent, isPicking } from './candidates.ts'
import { firstUnmet } from './first-unmet.ts'
import type { Due, Payer } from './payer.ts'

/** CR 118.3: every reason why the parts of a cost that are no mana can't be paid now, one by one and all of them. */
export const nonManaFaults = (ctx: Context, player: PlayerId, dues: readonly Due[]): readonly Illegality[] => {
  const life = lifeOf(dues)
  const held = ctx.state.players[player]!.life
  const short = life > 0 && held < life
  const each = dues.flatMap(({ payer, part }) => partFaults(ctx, payer, part))
  return [
    ...(each.length > 0 ? each : togetherFaults(ctx, dues)),
    ...fixedLife(ctx, player, life),
    ...(short ? [illegal('cost.life', ['119.4', '118.3'], { player, life: held, amount: life })] : []),
  ]
}

/** CR 118.3b: all life a cost asks for. */
export const lifeOf = (dues: readonly Due[]): number =>
  dues.reduce(
    (sum, { payer, part }) => sum + (part.kind === 'pay-life' ? Math.max(0, evaluate(payer.env, part.amount)) : 0),
    0,
  )

/** CR 118.3: no object pays for two parts, so there may be too little for all of them. */
const togetherFaults = (ctx: Context, dues: readonly Due[]): readonly Illegality[] => {
  const picking = dues.flatMap(({ payer, part }) => (isPicking(part) ? [{ payer, part }] : []))
  if (picking.length < 2) return []
  const demands = picking.map(({ payer, part }) => demandOf(ctx, payer, part))
  const unmet = firstUnmet(demands)
  if (unmet === null) return []
  const { payer, part } = picking[unmet.at]!
  return enough(payer, part, demands[unmet.at]!.needed, unmet.met)
}

/** CR 119.4b, 119.8, 614.17b: whoever can't lose life can't pay any; 0 life can always be paid. */
export const fixedLife = (ctx: Context, player: PlayerId, life: number): readonly Illegality[] => {
  const [rule] = life > 0 ? restrictionsOnPlayer(ctx, 'lose-life', player) : []
  return rule === undefined
    ? []
    : [illegal('cost.life-fixed', ['119.8', '118.3'], { player, source: named(ctx, rule.source) })]
}

const partFaults = (ctx: Context, payer: Payer, part: CostPart): readonly Illegality[] => {
  if (isPicking(part)) {
    const { needed, options } = demandOf(ctx, payer, part)
    return enough(payer, part, needed, options.length)
  }
  const { env, player } = payer
  const source = ctx.state.objects[env.source]
  const here = (is: boolean): readonly Illegality[] => (is ? [] : enough(payer, part, 1, 0))
  switch (part.kind) {
    // Only a card on its way to the stack has one, and there it is put in its place.
    case 'own-mana-cost':
      return leaveUnsupportedRule('118.9', payer.name.name ?? '', 'the mana cost of this card')
    case 'mana':
    case 'pay-life':
    case 'discard-hand':
    case 'put-counters':
    case 'get-counters':
      return []
    case 'tap':
    case 'untap':
      return tapFaults(ctx, payer, part.kind)
    case 'sacrifice-self':
      return here(
        isOwnPermanent(ctx, player, env.source) && restrictionsOn(ctx, 'be-sacrificed', env.source).length === 0,
      )
    case 'reveal-self':
    case 'discard-self':
      return here(source?.zone === 'hand' && source.owner === player)
    case 'return-self-to-hand':
      return here(source?.zone === 'battlefield')
    case 'exile-self':
      return here(source !== undefined)
    case 'mill':
      return enough(payer, part, evaluate(env, part.amount), ctx.state.players[player]!.library.length)
    case 'pay-counters': {
      const { counters } = ctx.state.players[player]!
      return countersLeft(payer, counters, part.counter, evaluate(env, part.amount), PAYING[part.counter] ?? ['118.3'])
    }
    case 'remove-counters':
      return counterFaults(ctx, payer, part.counter, evaluate(env, part.amount), ['118.3'])
    case 'loyalty':
      return counterFaults(ctx, payer, 'loyalty', -loyaltyChange(payer, part), ['606.6'])
  }
}

/** CR 606.4: how a loyalty cost changes the number of loyalty counters. */
export const loyaltyChange = ({ env }: Payer, { amount }: Extract<CostPart, { kind: 'loyalty' }>): number =>
  amount === 'X' ? env.x : amount === '-X' ? -env.x : amount

const enough = ({ name }: Payer, part: CostPart, needed: number, present: number): readonly Illegality[] =>
  present >= needed
    ? []
    : [
        illegal('cost.not-enough', ['118.3', ...(RULES[part.kind] ?? [])], {
          object: name,
          cost: [part],
          needed,
          present,
        }),
      ]

const RULES: { readonly [K in CostPart['kind']]?: readonly string[] } = {
  sacrifice: ['701.21a'],
  'sacrifice-self': ['701.21a'],
  discard: ['701.9a'],
  'discard-self': ['701.9a'],
  'reveal-self': ['701.20a'],
  mill: ['701.17b'],
  'tap-permanents': ['701.26a'],
}

/** CR 107.5, 107.6, 302.6: {T} needs it untapped, {Q} tapped; a creature must have been controlled since the turn began. */
const tapFaults = (ctx: Context, { env, name }: Payer, kind: 'tap' | 'untap'): readonly Illegality[] => {
  const tapped = ctx.state.objects[env.source]?.tapped === true
  const faults: Illegality[] = []
  if (kind === 'tap' && tapped) faults.push(illegal('cost.tapped', ['107.5', '118.3'], { object: name }))
  if (kind === 'untap' && !tapped) faults.push(illegal('cost.untapped', ['107.6', '118.3'], { object: name }))
  if (isSummoningSick(ctx, env.source))
    faults.push(illegal('cost.summoning-sick', ['302.6', '602.5a'], { object: name }))
  return faults
}

/** CR 107.14, 107.17a: energy and ticket counters are paid with those the player has. */
const PAYING: Readonly<Record<string, readonly string[]>> = {
  energy: ['107.14', '118.3'],
  ticket: ['107.17a', '118.3'],
}

const counterFaults = (
  ctx: Context,
  { env, name }: Payer,
  counter: string,
  needed: number,
  rules: readonly string[],
): readonly Illegality[] => {
  const { counters } = ctx.state.objects[env.source] ?? {}
  return countersLeft({ name }, counters, counter, needed, rules)
}

const countersLeft = (
  { name }: Pick<Payer, 'name'>,
  held: Counters | undefined,
  counter: string,
  needed: number,
  rules: readonly string[],
): readonly Illegality[] => {
  const present = countersOf(held, counter)
  return present >= needed ? [] : [illegal('cost.counters', rules, { object: name, counter, needed, present })]
}
