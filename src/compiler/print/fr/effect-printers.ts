import type { Effect, EffectVerb } from '../../../core/effect.ts'
import type { Line } from './line.ts'
import type { Scope } from './scope.ts'

export type EffectOf<V extends EffectVerb> = Extract<Effect, { do: V }>

/** One printer for each of the verbs it is about. */
export type EffectPrinters<V extends EffectVerb> = {
  readonly [K in V]: (effect: EffectOf<K>, scope: Scope) => readonly Line[]
}
