import { countersOf } from '../../core/counter.ts'
import type { GameObject } from '../../core/object.ts'
import type { Context } from '../context.ts'
import type { Proposal } from '../events/proposal.ts'
import { permanentOf } from '../settle/sba/permanents.ts'
import type { Replacer } from './in-force.ts'
import { preventAll } from './prevent.ts'

/** What counters of three kinds do by themselves (CR 122.1c–d, 122.1h); however many there are, it is one effect. */
export const counterReplacers = (ctx: Context, event: Proposal): readonly Replacer[] => {
  switch (event.kind) {
    case 'move':
      return [...shieldFromDestruction(ctx, event), ...finality(ctx, event)]
    case 'damage':
      return shieldFromDamage(ctx, event)
    case 'untap':
      return stun(ctx, event)
    default:
      return []
  }
}

type Of<K extends Proposal['kind']> = Extract<Proposal, { kind: K }>

/** CR 122.1c: destroyed by an effect, not for lethal damage (704.5g), it loses a shield counter instead. */
const shieldFromDestruction = (ctx: Context, { object, cause, by }: Of<'move'>): readonly Replacer[] =>
  cause !== 'destroy' || by === undefined
    ? []
    : whileHolding(ctx, object, 'shield', '122.1c', () => [removed(object, 'shield')])

/** CR 122.1c: damage to it is prevented and a shield counter removed, also where damage cannot be prevented (615.12). */
const shieldFromDamage = (ctx: Context, { target }: Of<'damage'>): readonly Replacer[] =>
  whileHolding(ctx, target, 'shield', '122.1c', (event) => [...preventAll(ctx, event), removed(target, 'shield')])

/** CR 122.1d: it loses a stun counter instead of untapping. */
const stun = (ctx: Context, { object }: Of<'untap'>): readonly Replacer[] =>
  ctx.state.objects[object]?.tapped === true
    ? whileHolding(ctx, object, 'stun', '122.1d', () => [removed(object, 'stun')])
    : []

/** CR 122.1h: from the battlefield it goes to exile in place of a graveyard. */
const finality = (ctx: Context, { object, to }: Of<'move'>): readonly Replacer[] =>
  to === 'graveyard'
    ? whileHolding(ctx, object, 'finality', '122.1h', (event) =>
        event.kind === 'move' ? [{ ...event, to: 'exile' }] : [event],
      )
    : []

const removed = (on: string, counter: string): Proposal => ({ kind: 'counters', on, counter, delta: -1 })

const whileHolding = (
  ctx: Context,
  id: string,
  counter: string,
  rule: string,
  apply: Replacer['apply'],
): readonly Replacer[] => {
  const object: GameObject | undefined = permanentOf(ctx, id)
  if (object === undefined || countersOf(object.counters, counter) === 0) return []
  return [{ key: `${counter}:${id}`, source: id, rule, commutes: false, apply }]
}
