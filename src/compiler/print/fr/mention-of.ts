import { type Agreement, type Noun, noun } from './noun.ts'
import type { Mention, Scope } from './scope.ts'

export const PLAYER = noun('m', 'joueur')

/** A mention by its key; the same one as the last before it can be a pronoun. */
export const mentionOf = (scope: Scope, key: string, text: string, agreement: Agreement, head: Noun): Mention => {
  const again = scope.last === key
  scope.last = key
  return { key, text, agreement, again, you: false, noun: head }
}

export const YOU: Mention = {
  key: 'you',
  text: 'vous',
  agreement: { gender: 'm', plural: true },
  again: false,
  you: true,
  noun: PLAYER,
}
