import type { Effect } from '../../core/effect.ts'
import type { Characteristics } from '../../core/object.ts'

/** CR 103.5b: what an object lets its owner do at any time for a mulligan, each as its instructions. */
export const beforeMulliganOf = ({ abilities }: Characteristics): readonly (readonly Effect[])[] =>
  abilities.flatMap((ability) =>
    ability.kind === 'static'
      ? ability.effects.flatMap((effect) => (effect.kind === 'before-mulligan' ? [effect.effects] : []))
      : [],
  )
