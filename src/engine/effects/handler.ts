import type { Effect, EffectVerb } from '../../core/effect.ts'
import type { Context } from '../context.ts'
import type { Env } from '../refs/env.ts'

/** Carries out one instruction; returns the standpoint with what it named or counted. */
export type Handler<V extends EffectVerb> = (ctx: Context, env: Env, effect: Extract<Effect, { do: V }>) => Env

/** The standpoint with a name for what an instruction acted on. */
export const bind = (env: Env, name: string | undefined, ids: readonly string[]): Env =>
  name === undefined
    ? env
    : { ...env, bound: { ...env.bound, [name]: ids }, numbers: { ...env.numbers, [name]: ids.length } }

/** The standpoint with a name for a number. */
export const bindNumber = (env: Env, name: string | undefined, value: number): Env =>
  name === undefined ? env : { ...env, numbers: { ...env.numbers, [name]: value } }
