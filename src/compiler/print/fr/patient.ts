import type { Filter } from '../../../core/filter.ts'
import { agreementOf, definitePlural, indefinite, type NounPhrase } from './phrase.ts'
import type { Mention, Scope } from './scope.ts'

export type Patient = 'self' | 'attached' | Filter

/** One object, or all that match as a plural. */
export const plural = (what: Patient, scope: Scope): Mention => {
  if (what === 'self' || what === 'attached') return scope.via.mention({ ref: what }, scope)
  const phrase = scope.via.describe(what, scope)
  const key = `all:${JSON.stringify(what)}`
  scope.last = key
  return {
    key,
    text: definitePlural(phrase),
    agreement: agreementOf(phrase, true),
    again: false,
    you: false,
    noun: phrase.short,
  }
}

/** One object, or one that matches. */
export const single = (what: Patient, scope: Scope): Mention => {
  if (what === 'self' || what === 'attached') return scope.via.mention({ ref: what }, scope)
  const phrase = scope.via.describe(what, scope)
  return firstMention(`one:${JSON.stringify(what)}`, phrase, scope)
}

/** One object, named for the first time under a key: the next pronoun is for it. */
export const firstMention = (key: string, phrase: NounPhrase, scope: Scope): Mention => {
  scope.last = key
  return {
    key,
    text: indefinite(phrase),
    agreement: agreementOf(phrase, false),
    again: false,
    you: false,
    noun: phrase.short,
  }
}
