import type { Filter } from '../../../core/filter.ts'
import type { Ref } from '../../../core/ref.ts'
import { isEqual } from '../../syntax/pattern.ts'
import { type Mention, type Scope, withMention } from '../../syntax/syntax.ts'

/** The words that may follow "that" for something a filter describes. */
export const nounsOf = (filter: Filter): readonly string[] => {
  if (filter.subject === 'player') return filter.player === 'opponent' ? ['player', 'opponent'] : ['player']
  if (filter.subject === 'ability') return ['ability']
  const own = [...(filter.types ?? []), ...(filter.anyOf === undefined ? (filter.subtypes ?? []) : [])]
  if (filter.subject === 'spell') return ['spell']
  if (filter.subject === 'card') return ['card']
  if (filter.anyOf?.some((member) => member.subject !== undefined)) return []
  if (filter.subject !== 'permanent') return []
  return [...own, 'permanent', ...(filter.token === true ? ['token'] : [])]
}

/** Words for what a moved card has become on the battlefield. */
export const nounsOnBattlefield = (nouns: readonly string[], filter: Filter | undefined): readonly string[] => [
  ...new Set([...nouns, ...(filter?.types ?? []), 'permanent', 'card']),
]

export const mentionObject = (scope: Scope, ref: Ref, nouns: readonly string[], many: boolean): Scope =>
  addMention(scope, { ref, sort: 'object', nouns, many })

export const mentionPlayer = (scope: Scope, ref: Ref, many = false, nouns: readonly string[] = ['player']): Scope =>
  addMention(scope, { ref, sort: 'player', nouns, many })

/** The newest mention stands last; mentioning again moves to the end. */
export const addMention = (scope: Scope, mention: Mention): Scope => {
  const last = scope.mentions.at(-1)
  if (last !== undefined && isEqual(last.ref, mention.ref)) return scope
  return withMention({ ...scope, mentions: scope.mentions.filter(({ ref }) => !isEqual(ref, mention.ref)) }, mention)
}

export const mentionOf = (scope: Scope, ref: Ref): Mention | undefined =>
  scope.mentions.find((mention) => isEqual(mention.ref, ref))

/** Later words speak of `now` where earlier ones spoke of `before`: a card that changed zones is a new object (400.7). */
export const renameMention = (scope: Scope, before: Ref, now: Mention): Scope => ({
  ...scope,
  mentions: [...scope.mentions.filter(({ ref }) => !isEqual(ref, before)), now],
})
