import type { Affected } from '../../../core/ability.ts'
import type { Ref } from '../../../core/ref.ts'
import { mapped, named } from '../../syntax/combinators.ts'
import type { Syntax } from '../../syntax/syntax.ts'

const toRef = (affected: Affected): Ref => {
  if (affected === 'self') return { ref: 'self' }
  if (affected === 'attached') return { ref: 'attached' }
  return { ref: 'all', filter: affected }
}

const fromRef = (ref: Ref): Affected | null => {
  if (ref.ref === 'self') return 'self'
  if (ref.ref === 'attached') return 'attached'
  return ref.ref === 'all' ? ref.filter : null
}

/** The subject of a static ability (604.1): itself, what it is attached to, or all that match. */
export const affected = (number: 's' | 'p'): Syntax<Affected> =>
  mapped<Ref, Affected>(named<Ref>(`object-nom-${number}`), fromRef, toRef)
