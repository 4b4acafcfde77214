import type { Ref } from '../../../core/ref.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Mention, Scope, Source } from '../../syntax/syntax.ts'
import { isWordPart, matchLiteral } from '../../syntax/text.ts'

/** Nominative, objective, possessive. */
export type Case = 'nom' | 'obj' | 'poss'

export interface Pronoun {
  readonly words: Readonly<Record<Case, string>>
  readonly number: 's' | 'p'
  readonly sort: 'object' | 'player'
  /** What it stands for at this place of the text; null if nothing or too many things. */
  readonly resolve: (scope: Scope, form: Case) => Mention | null
}

const newest = (scope: Scope, fits: (mention: Mention) => boolean): Mention | null => {
  for (let i = scope.mentions.length - 1; i >= 0; i--) {
    const mention = scope.mentions[i] as Mention
    if (fits(mention)) return mention
  }
  return null
}

/** The doer of the clause, unless the clause says each of many does it: then "its" means each of them, which no one reference is. */
const isEachDoer = ({ subject }: Scope, sort: Mention['sort']): boolean =>
  subject !== null && subject.sort === sort && subject.ref.ref === 'all'

const THAT_NOUNS = [
  'creature',
  'permanent',
  'card',
  'spell',
  'land',
  'artifact',
  'enchantment',
  'token',
  'planeswalker',
  'ability',
  'source',
]
const PLURALS: Readonly<Record<string, string>> = { ability: 'abilities' }

const plain = (word: string): Record<Case, string> => ({ nom: word, obj: word, poss: `${word}'s` })

/** The newest single object; none where the newest mention is of many, which "it" cannot take up one by one. */
const IT: Pronoun = {
  words: { nom: 'it', obj: 'it', poss: 'its' },
  number: 's',
  sort: 'object',
  resolve: (scope, form) => {
    if (isEachDoer(scope, 'object')) return null
    const { subject } = scope
    const isDoer = ({ ref }: Mention): boolean =>
      form === 'obj' && subject?.sort === 'object' && isEqual(ref, subject.ref)
    const found = newest(scope, (mention) => mention.sort === 'object' && !isDoer(mention))
    return found === null || found.many ? null : found
  },
}
/** In a spell's text "it" right behind "this spell" may still be the creature spoken of before: the verb tells. */
const IT_BEFORE_SPELL: Pronoun = {
  ...IT,
  resolve: (scope, form) => {
    const last = IT.resolve(scope, form)
    if (form !== 'nom' || !scope.isSpell || last?.ref.ref !== 'self') return null
    const found = newest(scope, ({ sort, ref }) => sort === 'object' && ref.ref !== 'self')
    return found === null || found.many ? null : found
  },
}
const THEM: Pronoun = {
  words: { nom: 'they', obj: 'them', poss: 'their' },
  number: 'p',
  sort: 'object',
  resolve: (scope) => {
    const found = newest(scope, ({ sort, many }) => sort === 'object' && many)
    return found !== null && scope.mentions.at(-1)?.sort === 'player' ? null : found
  },
}
/** One player. Of "each opponent" neither "they" nor "that player" is one reference. */
const onePlayer = (scope: Scope): Mention | null => {
  if (isEachDoer(scope, 'player')) return null
  const found = newest(scope, ({ sort }) => sort === 'player')
  return found === null || found.many ? null : found
}
const THEY: Pronoun = {
  words: { nom: 'they', obj: 'them', poss: 'their' },
  number: 'p',
  sort: 'player',
  resolve: (scope) => {
    const last = scope.mentions.at(-1)
    return last !== undefined && last.sort === 'object' && last.many ? null : onePlayer(scope)
  },
}
const THAT_PLAYER: Pronoun = { words: plain('that player'), number: 's', sort: 'player', resolve: onePlayer }

const that = (noun: string): Pronoun => ({
  words: plain(`that ${noun}`),
  number: 's',
  sort: 'object',
  resolve: (scope) => newest(scope, ({ sort, many, nouns }) => sort === 'object' && !many && nouns.includes(noun)),
})
const those = (noun: string): Pronoun => {
  const words = `those ${PLURALS[noun] ?? `${noun}s`}`
  return {
    words: { nom: words, obj: words, poss: `${words}'` },
    number: 'p',
    sort: 'object',
    resolve: (scope) => newest(scope, ({ sort, many, nouns }) => sort === 'object' && many && nouns.includes(noun)),
  }
}

/** CR 609.7: what damage comes from, right after it was spoken of. */
const THE_SOURCE: Pronoun = { ...that('source'), words: plain('the source') }

/** In order of preference. */
export const OBJECT_PRONOUNS: readonly Pronoun[] = [
  IT,
  IT_BEFORE_SPELL,
  ...THAT_NOUNS.map(that),
  THEM,
  ...THAT_NOUNS.map(those),
  THE_SOURCE,
]
export const PLAYER_PRONOUNS: readonly Pronoun[] = [THAT_PLAYER, THEY]

export interface PronounRead {
  readonly mention: Mention
  readonly at: number
  readonly pronoun: Pronoun
}

export const readPronouns = (
  list: readonly Pronoun[],
  form: Case,
  source: Source,
  at: number,
  scope: Scope,
): readonly PronounRead[] =>
  list.flatMap((pronoun) => {
    const end = matchLiteral(source, at, pronoun.words[form])
    if (end < 0 || isWordPart(source.text[end])) return []
    const mention = pronoun.resolve(scope, form)
    return mention === null ? [] : [{ mention, at: end, pronoun }]
  })

/** Which of its references a mention gives: after an instruction moved it, possessives ask what it was. */
export const refIn = (mention: Mention, form: Case): Ref =>
  form === 'poss' && mention.past !== undefined ? mention.past : mention.ref
