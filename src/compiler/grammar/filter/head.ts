import type { CardType } from '../../../core/card-type.ts'
import type { Filter } from '../../../core/filter.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Source } from '../../syntax/syntax.ts'
import { isSentenceStart } from '../../syntax/text.ts'
import { hasOnly } from './field-set.ts'
import { kindsOf, nounWordsFor, printKinds } from './noun-words.ts'

/**
 * The noun of a phrase: "creature", "artifact creature", "Goblin", "instant or sorcery card", "artifacts and lands",
 * "creature token", "spell". Both directions go over `Filter` with the fields subject, types, subtypes, anyOf, token.
 */
export interface HeadRead {
  readonly filter: Filter
  readonly at: number
}

type Grammatical = 's' | 'p'

const WORD = /[A-Za-z][A-Za-z'-]*/y

export const wordAt = (source: Source, at: number): string => {
  WORD.lastIndex = at
  const match = WORD.exec(source.text)?.[0]
  if (match === undefined) return ''
  if (at + match.length > source.trace.farthest && isKnown(match, source, at)) source.trace.farthest = at + match.length
  return match
}

const isKnown = (word: string, source: Source, at: number): boolean =>
  nounWordsFor(word).length > 0 || (isSentenceStart(source.text, at) && nounWordsFor(decapitalize(word)).length > 0)

const decapitalize = (word: string): string => (word[0] ?? '').toLowerCase() + word.slice(1)

interface Member {
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
  readonly at: number
  /** Number of the last word. */
  readonly number: Grammatical
}

/** Reads one run of type words; every length is an answer. */
const readMembers = (source: Source, start: number): readonly Member[] => {
  const found: Member[] = []
  const go = (at: number, types: readonly CardType[], subtypes: readonly string[]): void => {
    const word = wordAt(source, at)
    if (word === '') return
    const entries = [
      ...nounWordsFor(word),
      ...(isSentenceStart(source.text, at) ? nounWordsFor(decapitalize(word)) : []),
    ]
    const end = at + word.length
    for (const entry of entries) {
      if (entry.kind === 'subtype' && types.length > 0) continue
      const nextTypes = entry.kind === 'type' ? [...types, entry.name as CardType] : types
      const nextSubtypes = entry.kind === 'subtype' ? [...subtypes, entry.name] : subtypes
      found.push({ types: nextTypes, subtypes: nextSubtypes, at: end, number: entry.number })
      if (entry.number === 's' && source.text[end] === ' ') go(end + 1, nextTypes, nextSubtypes)
    }
  }
  go(start, [], [])
  return found
}

const fieldsOf = ({ types, subtypes }: Member): Filter => ({
  ...(types.length > 0 ? { types } : {}),
  ...(subtypes.length > 0 ? { subtypes } : {}),
})

const JOINTS = [', or ', ', and ', ', and/or ', ' or ', ' and ', ' and/or ']

/** Lists of members: "A", "A or B", "A, B, or C"; the numbers of all members agree. */
const readLists = (source: Source, at: number): readonly { members: readonly Member[]; at: number }[] => {
  const results: { members: readonly Member[]; at: number }[] = []
  const go = (members: readonly Member[], from: number): void => {
    for (const member of readMembers(source, from)) {
      const last = members.at(-1)
      if (last !== undefined && last.number !== member.number) continue
      const all = [...members, member]
      results.push({ members: all, at: member.at })
    }
  }
  const grow = (members: readonly Member[], end: number): void => {
    if (members.length > 3) return
    if (source.text.startsWith(', ', end)) {
      const before = results.length
      go(members, end + 2)
      const added = results.splice(before)
      for (const each of added) if (!results.includes(each)) grow(each.members, each.at)
    }
    for (const joint of JOINTS) if (source.text.startsWith(joint, end)) go(members, end + joint.length)
  }
  for (const first of readMembers(source, at)) {
    results.push({ members: [first], at: first.at })
    grow([first], first.at)
  }
  return results
}

/** Nouns that close a phrase and say what sort of thing it is. */
const CLOSING: readonly { singular: string; plural: string; fields: Filter }[] = [
  { singular: 'card', plural: 'cards', fields: { subject: 'card' } },
  { singular: 'spell', plural: 'spells', fields: { subject: 'spell' } },
  { singular: 'token', plural: 'tokens', fields: { subject: 'permanent', token: true } },
  { singular: 'permanent', plural: 'permanents', fields: { subject: 'permanent' } },
]
const PERMANENT_CARD: Filter = {
  subject: 'card',
  anyOf: ['artifact', 'battle', 'creature', 'enchantment', 'land', 'planeswalker'].map((type) => ({
    types: [type as CardType],
  })),
}

const ALONE: readonly { singular: string; plural: string; fields: Filter }[] = [
  { singular: 'permanent card', plural: 'permanent cards', fields: PERMANENT_CARD },
  ...CLOSING,
  // Of damage and abilities: whatever it comes from (609.7).
  { singular: 'source', plural: 'sources', fields: {} },
  {
    singular: 'activated ability',
    plural: 'activated abilities',
    fields: { subject: 'ability', abilityKind: 'activated' },
  },
  {
    singular: 'triggered ability',
    plural: 'triggered abilities',
    fields: { subject: 'ability', abilityKind: 'triggered' },
  },
  {
    singular: 'activated or triggered ability',
    plural: 'activated and triggered abilities',
    fields: { subject: 'ability' },
  },
  {
    singular: 'spell or ability',
    plural: 'spells or abilities',
    fields: { anyOf: [{ subject: 'spell' }, { subject: 'ability' }] },
  },
  {
    singular: 'spell, activated ability, or triggered ability',
    plural: 'spells, activated abilities, and triggered abilities',
    fields: { anyOf: [{ subject: 'spell' }, { subject: 'ability' }] },
  },
]

const closes = (source: Source, at: number, word: string): number => {
  const end = at + word.length
  if (!source.text.startsWith(word, at)) {
    if (!isSentenceStart(source.text, at) || decapitalize(source.text.slice(at, end)) !== word) return -1
  }
  if (/[A-Za-z'-]/.test(source.text[end] ?? '')) return -1
  if (end > source.trace.farthest) source.trace.farthest = end
  return end
}

export const readHeads = (source: Source, at: number, number: Grammatical): readonly HeadRead[] => {
  const found: HeadRead[] = []
  const form = (row: { singular: string; plural: string }): string => (number === 's' ? row.singular : row.plural)
  for (const row of ALONE) {
    const end = closes(source, at, form(row))
    if (end >= 0) found.push({ filter: row.fields, at: end })
  }
  for (const list of readLists(source, at)) {
    const kinds: Filter =
      list.members.length === 1 ? fieldsOf(list.members[0] as Member) : { anyOf: list.members.map(fieldsOf) }
    if ((list.members[0] as Member).number === number)
      found.push({ filter: { subject: 'permanent', ...kinds }, at: list.at })
    if ((list.members.at(-1) as Member).number !== 's' || source.text[list.at] !== ' ') continue
    for (const row of CLOSING.slice(0, 3)) {
      const end = closes(source, list.at + 1, form(row))
      if (end >= 0) found.push({ filter: { ...row.fields, ...kinds }, at: end })
    }
  }
  return found.filter(({ filter }) => isSensible(filter))
}

/** Instants and sorceries are never permanents; a list needs different members. */
const isSensible = (filter: Filter): boolean =>
  filter.subject !== 'permanent' ||
  ![filter, ...(filter.anyOf ?? [])].some(({ types }) => types?.includes('instant') || types?.includes('sorcery'))

const joinings = (words: readonly string[]): readonly string[] => {
  if (words.length === 1) return words
  const last = words.at(-1) as string
  const before = words.slice(0, -1).join(', ')
  const comma = words.length > 2 ? ',' : ''
  return ['or', 'and', 'and/or'].map((joint) => `${before}${comma} ${joint} ${last}`)
}

export const HEAD_KEYS: readonly string[] = ['subject', 'types', 'subtypes', 'anyOf', 'token', 'abilityKind']

/** Every wording of the noun; empty if the filter has more to say than a noun can. Plural lists say "and" first. */
export const printHeads = (filter: Filter, number: Grammatical): readonly string[] => {
  if (!hasOnly(filter, HEAD_KEYS)) return []
  const alone = ALONE.filter(({ fields }) => isEqual(fields, filter)).map((row) =>
    number === 's' ? row.singular : row.plural,
  )
  if (alone.length > 0) return alone
  if (filter.anyOf?.some((member) => !hasOnly(member, ['types', 'subtypes']))) return []
  if (filter.anyOf !== undefined && (filter.types !== undefined || filter.subtypes !== undefined)) return []
  const members = (filter.anyOf ?? [filter]).map(kindsOf)
  if (members.some(({ types, subtypes }) => types.length + subtypes.length === 0)) return []
  const closing = CLOSING.find(({ fields }) => fields.subject === filter.subject && fields.token === filter.token)
  const bare = filter.subject === 'permanent' && filter.token === undefined
  if (filter.subject === 'ability' || filter.subject === 'player' || (!bare && closing === undefined)) return []
  const lists = joinings(members.map((member) => printKinds(member, bare ? number : 's')))
  const ordered = number === 'p' && lists.length > 1 ? [lists[1], lists[0], lists[2]] : lists
  const noun = closing === undefined ? '' : number === 's' ? closing.singular : closing.plural
  return ordered.map((list) => (bare ? (list as string) : `${list} ${noun}`))
}
