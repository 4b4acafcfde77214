import type { Affected } from '../../../core/ability.ts'
import type { Filter } from '../../../core/filter.ts'
import { mapped, named } from '../../syntax/combinators.ts'
import type { Syntax } from '../../syntax/syntax.ts'

/** What enters in some way: the object itself, or "creatures your opponents control". */
export const entering = (number: 's' | 'p'): Syntax<'self' | Filter> =>
  mapped<Affected, 'self' | Filter>(
    named<Affected>(`affected-${number}`),
    (affected) => (affected === 'attached' ? null : affected),
    (what) => what,
  )
