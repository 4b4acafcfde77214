import type { Modification } from '../../core/modification.ts'
import type { Ref } from '../../core/ref.ts'
import { leaveUnsupported } from '../interrupt.ts'
import { expandAbility } from '../keywords/expand.ts'
import { characteristicsOf, type Env } from '../refs/env.ts'
import { lookUp } from '../refs/look-up.ts'

/**
 * CR 113.3b, 611.2c: the activated abilities that what is meant has as the effect begins, each to be added; what it gains or loses later
 * changes nothing. Where they name the object they were on, they speak of the one that has them now (201.5b).
 */
export const activatedAbilitiesOf = (env: Env, of: Ref): readonly Modification[] =>
  lookUp(env, of).flatMap((id) => {
    const traits = characteristicsOf(env.view, id)
    if (traits === undefined) return []
    const unknown = traits.gaps.filter(({ scope }) => scope === undefined || scope === 'activated')
    if (unknown.length > 0) leaveUnsupported(unknown)
    return traits.abilities
      .filter((ability) => expandAbility(ability).some(({ kind }) => kind === 'activated'))
      .map((ability) => ({ kind: 'add-ability', ability }) as const)
  })
