import { type Agreeing, type Agreement, adjective, type Noun, noun } from './noun.ts'
import { definite, type NounPhrase } from './phrase.ts'
import type { Scope } from './scope.ts'

const PERMANENT = noun('m', 'permanent')
const CARD = noun('f', 'carte')

/** What is said of what a cost was paid with, and what that is called where the cost does not stand in the same text. */
const PAID: Readonly<Record<string, { readonly participle: Agreeing; readonly noun: Noun }>> = {
  sacrificed: { participle: adjective('sacrifié'), noun: PERMANENT },
  discarded: { participle: adjective('défaussé'), noun: CARD },
  exiled: { participle: adjective('exilé'), noun: CARD },
  returned: { participle: adjective('renvoyé'), noun: PERMANENT },
  tapped: { participle: adjective('engagé'), noun: PERMANENT },
}

export const isPaid = (name: string): boolean => Object.hasOwn(PAID, name)

const keyOf = (name: string): string => `paid:${name}`

/** Notes what a part of a cost is paid with, for the text behind it. */
export const notePaid = (scope: Scope, name: string, phrase: NounPhrase): void => {
  scope.known.set(keyOf(name), { noun: phrase.alternatives === undefined ? phrase.noun : PERMANENT, plural: false })
}

/** "la créature sacrifiée" (608.2k); undefined for a name that no cost gives. */
export const paidWith = (
  scope: Scope,
  name: string,
): { readonly text: string; readonly agreement: Agreement; readonly noun: Noun } | undefined => {
  const paid = PAID[name]
  if (paid === undefined) return undefined
  const head = scope.known.get(keyOf(name))?.noun ?? paid.noun
  const agreement = { gender: head.gender, plural: false } as const
  return { text: definite(`${head.singular} ${paid.participle(agreement)}`, agreement), agreement, noun: head }
}
