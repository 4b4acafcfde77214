import type { Amount } from '../../../core/amount.ts'
import type { Effect } from '../../../core/effect.ts'
import type { Modification } from '../../../core/modification.ts'
import { isEqual } from '../../syntax/pattern.ts'

/** "… for each F": the number of the clause once for every F. */
const multiply = (factor: Amount, by: Amount): Amount | null => {
  if (typeof factor !== 'number') return null
  return factor === 1 ? by : factor === 0 ? 0 : { kind: 'times', factor, of: by }
}

const divide = (amount: Amount): { factor: number; by: Amount } | null => {
  if (typeof amount === 'number' || amount.kind === 'x' || amount.kind === 'bound') return null
  if (amount.kind !== 'times') return { factor: 1, by: amount }
  return typeof amount.of === 'number' || amount.of.kind === 'x' ? null : { factor: amount.factor, by: amount.of }
}

type Counting = Extract<Effect, { amount: Amount }>

const isCounting = (effect: Effect): effect is Counting =>
  'amount' in effect && effect.amount !== 'hand' && effect.amount !== 'all'

const scaleModification = (mod: Modification, by: Amount): Modification | null => {
  if (mod.kind !== 'modify-power-toughness') return mod
  const power = multiply(mod.power, by)
  const toughness = multiply(mod.toughness, by)
  return power === null || toughness === null ? null : { ...mod, power, toughness }
}

export const scaleModifications = (list: readonly Modification[], by: Amount): readonly Modification[] | null => {
  if (!list.some(({ kind }) => kind === 'modify-power-toughness')) return null
  const scaled = list.map((mod) => scaleModification(mod, by))
  return scaled.includes(null) ? null : (scaled as readonly Modification[])
}

export const scale = (effect: Effect, by: Amount): Effect | null => {
  if (effect.do === 'continuous') {
    const modifications = scaleModifications(effect.modifications, by)
    return modifications === null ? null : { ...effect, modifications }
  }
  if (!isCounting(effect)) return null
  const amount = multiply(effect.amount, by)
  return amount === null ? null : ({ ...effect, amount } as Effect)
}

export interface Unscaled<T> {
  readonly value: T
  readonly by: Amount
}

const unscaleModification = (mod: Modification): Unscaled<Modification> | 'none' | null => {
  if (mod.kind !== 'modify-power-toughness') return 'none'
  const power = mod.power === 0 ? null : divide(mod.power)
  const toughness = mod.toughness === 0 ? null : divide(mod.toughness)
  if ((power === null && mod.power !== 0) || (toughness === null && mod.toughness !== 0)) return null
  const by = power?.by ?? toughness?.by
  if (by === undefined || (power !== null && toughness !== null && !isEqual(power.by, toughness.by))) return null
  return { value: { ...mod, power: power?.factor ?? 0, toughness: toughness?.factor ?? 0 }, by }
}

export const unscaleModifications = (list: readonly Modification[]): Unscaled<readonly Modification[]> | null => {
  const parts = list.map(unscaleModification)
  if (parts.includes(null)) return null
  const scaled = parts.filter((part) => part !== 'none' && part !== null)
  const first = scaled[0]
  if (first === undefined || scaled.some((part) => !isEqual(part.by, first.by))) return null
  return {
    by: first.by,
    value: list.map((mod, i) => {
      const part = parts[i]
      return part === 'none' || part === null || part === undefined ? mod : part.value
    }),
  }
}

export const unscale = (effect: Effect): Unscaled<Effect> | null => {
  if (effect.do === 'continuous') {
    const part = unscaleModifications(effect.modifications)
    return part === null ? null : { by: part.by, value: { ...effect, modifications: part.value } }
  }
  if (!isCounting(effect)) return null
  const part = divide(effect.amount)
  return part === null ? null : { by: part.by, value: { ...effect, amount: part.factor } as Effect }
}
