import type { Ability, StaticEffect } from '../../../core/ability.ts'
import { anyTemplate, rows } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import type { Syntax } from '../../syntax/syntax.ts'

/** CR 113.6c: "as long as ~ isn't on the battlefield": what the card is everywhere else. */
export const abroad: Syntax<Ability> = anyTemplate<Ability>(
  rows<Ability>([
    [
      "as long as ~ isn't on the battlefield, it's <m:animated-s> in addition to its other types.",
      {
        kind: 'static',
        notIn: 'battlefield',
        effects: [{ kind: 'continuous', affects: 'self', modifications: hole('m') } as StaticEffect],
      },
    ],
  ]),
)
