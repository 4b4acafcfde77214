import type { Effect } from '../../core/effect.ts'
import { holds } from '../refs/condition.ts'
import type { Env } from '../refs/env.ts'

export type AddMana = Extract<Effect, { do: 'add-mana' }>

/** The instructions of an ability that add mana as things are now: of an "if … otherwise", the part that holds. */
export const addsIn = (env: Env, effects: readonly Effect[]): readonly AddMana[] =>
  effects.flatMap((effect) => {
    if (effect.do === 'add-mana') return [effect]
    if (effect.do === 'if') return addsIn(env, holds(env, effect.condition) ? effect.effects : (effect.otherwise ?? []))
    return 'effects' in effect ? addsIn(env, effect.effects) : []
  })
