import type { Context } from './context.ts'
import { patchState } from './events/commit.ts'

/** A number from the generator in the state: the same seed and count give the same number on every machine. */
const draw = (ctx: Context): number => {
  const { seed, drawn } = ctx.state.random
  patchState(ctx, { random: { seed, drawn: drawn + 1 } })
  return mix(hash(`${seed}#${drawn}`)) / 0x1_0000_0000
}

/** FNV-1a over UTF-16 units. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** The finaliser of MurmurHash3, so that neighbouring counts fall far apart. */
const mix = (input: number): number => {
  let value = input
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** CR 701.24a: a new order, each as likely (Fisher and Yates). */
export const shuffled = <T>(ctx: Context, items: readonly T[]): readonly T[] => {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(draw(ctx) * (last + 1))
    const held = order[last]!
    order[last] = order[other]!
    order[other] = held
  }
  return order
}

/** A whole number from 1 to `most`, each as likely. */
export const numberUpTo = (ctx: Context, most: number): number => Math.floor(draw(ctx) * most) + 1

export const pickAtRandom = <T>(ctx: Context, items: readonly T[], count: number): readonly T[] =>
  shuffled(ctx, items).slice(0, count)
