import type { Filter } from '../../../core/filter.ts'
import type { Ref } from '../../../core/ref.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Scope } from '../../syntax/syntax.ts'

/**
 * What "other" and "another" set apart: the doer of the clause, else the one object spoken of so far, else the object the
 * ability is on. Null where several could be meant.
 */
const setApart = (scope: Scope): Ref | null => {
  const { subject, mentions, targets, isSpell } = scope
  const first = targets.find(({ filter }) => filter.subject !== 'player')
  if (subject?.sort === 'object' && !(isSpell && subject.ref.ref === 'self')) return subject.ref
  if (first !== undefined) return { ref: 'target', id: first.id }
  const objects = mentions.filter(({ sort }) => sort === 'object')
  if (objects.length > 1) return null
  return objects[0]?.ref ?? { ref: 'self' }
}

/** The filter field for "other" at this place; null where it is not clear what it sets apart. */
export const otherField = (scope: Scope): Pick<Filter, 'other' | 'notRef'> | null => {
  const ref = setApart(scope)
  if (ref === null || ref.ref === 'all') return null
  return ref.ref === 'self' ? { other: true } : { notRef: ref }
}

/** The filter without "other", if it has it in the form this place would give it. */
export const withoutOther = (filter: Filter, scope: Scope): Filter | null => {
  const field = otherField(scope)
  const { other, notRef, ...rest } = filter
  if (field === null || !isEqual({ other, notRef }, field)) return null
  return rest
}
