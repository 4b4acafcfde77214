import type { Filter } from '../../../core/filter.ts'
import type { Modification } from '../../../core/modification.ts'
import { joinWith } from './elision.ts'
import { LATER, modificationPredicates } from './modification.ts'
import { agreementOf, bare } from './phrase.ts'
import { finiteTail } from './predicate.ts'
import type { Mention, Scope } from './scope.ts'

/** "le prochain sort de créature que vous lancez ce tour-ci", "chaque sort de créature que vous lancez", with what it then has. */
export const castModifications = (
  what: Filter,
  modifications: readonly Modification[],
  words: { readonly before: string; readonly after: string },
  scope: Scope,
): string => {
  const phrase = scope.via.describe({ subject: 'spell', ...what }, scope)
  const of: Mention = {
    key: `cast:${JSON.stringify(what)}`,
    text: `${words.before} ${bare(phrase, false)} ${words.after}`,
    agreement: agreementOf(phrase, false),
    again: false,
    you: false,
    noun: phrase.short,
  }
  const predicates = modificationPredicates(modifications, 'resolving', of, scope).map((each) =>
    finiteTail({ ...each, rest: each.rest.replace(LATER, '') }, of),
  )
  return `${of.text} ${joinWith('et', predicates)}`
}
