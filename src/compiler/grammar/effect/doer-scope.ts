import { YOU } from '../../../core/ref.ts'
import type { Scope, Subject } from '../../syntax/syntax.ts'

/** The doer of a command: the controller of the spell or ability. */
export const COMMANDED: Subject = { ref: YOU, sort: 'player', number: 'p' }

/**
 * The same scope always gives the same derived scope, so that what was read at a place in it is found again.
 */
const derived = (change: Partial<Scope>): ((scope: Scope) => Scope) => {
  const known = new WeakMap<Scope, Scope>()
  return (scope) => {
    const found = known.get(scope)
    if (found !== undefined) return found
    const made = { ...scope, ...change }
    known.set(scope, made)
    return made
  }
}

export const withoutDoer = derived({ subject: null })
export const commanded = derived({ subject: COMMANDED })
