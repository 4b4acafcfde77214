import type { Ability, TargetSlot } from '../../../core/ability.ts'
import type { Amount } from '../../../core/amount.ts'
import type { Effect } from '../../../core/effect.ts'
import type { Filter } from '../../../core/filter.ts'
import type { EventRole, Ref } from '../../../core/ref.ts'
import type { Zone } from '../../../core/zone.ts'
import type { Agreement, Gender, Noun } from './noun.ts'
import type { NounPhrase } from './phrase.ts'

/** Something the text has already named. */
export interface Known {
  readonly noun: Noun
  readonly plural: boolean
  /** The player the ability belongs to: "vous". */
  readonly you?: boolean
  /** The gender of its pronoun where that is not the noun’s: "une cible, …" is "elle". */
  readonly pronoun?: Gender
  /** It is the object itself, or what that is attached to. */
  readonly same?: 'self' | 'attached'
}

/** One mention of something in a text. */
export interface Mention {
  readonly key: string
  /** With its determiner: "une créature ciblée", "cette créature", "vous". */
  readonly text: string
  readonly agreement: Agreement
  /** It was the last thing named, so that a pronoun can stand for it. */
  readonly again: boolean
  readonly you: boolean
  /** The words after which the thing is called when named anew. */
  readonly noun: Noun
}

/** What an object's texts call the object itself and what it is attached to. */
export interface SelfWords {
  readonly noun: Noun
  /** Creatures die; other permanents are put into a graveyard. */
  readonly isCreature: boolean
  /** "créature enchantée" */
  readonly attached: Noun
}

/** The printers that call one another in circles, bound together in one place. */
export interface Recursion {
  readonly describe: (filter: Filter, scope: Scope) => NounPhrase
  readonly mention: (ref: Ref, scope: Scope, style?: 'each' | 'all') => Mention
  /** A number as a noun with its article: "le nombre de …", "3". */
  readonly value: (amount: Amount, scope: Scope) => string
  readonly ability: (ability: Ability, scope: Scope) => string
  /** Instructions in order, as one clause. */
  readonly instructions: (effects: readonly Effect[], scope: Scope) => string
}

/** What is known while one ability is printed. Only printing writes to it. */
export interface Scope {
  readonly via: Recursion
  readonly self: SelfWords
  readonly slots: Map<string, TargetSlot>
  readonly known: Map<string, Known>
  readonly roles: Partial<Record<EventRole, Known>>
  /** The key of what was named last. */
  last: string | undefined
  /** Where the ability works from, if not the battlefield. */
  readonly zone?: Zone
}

/** A fresh scope for an ability quoted inside another one. */
export const freshScope = (scope: Scope, words: SelfWords = scope.self): Scope => ({
  via: scope.via,
  self: words,
  slots: new Map(),
  known: new Map(),
  roles: {},
  last: undefined,
})
