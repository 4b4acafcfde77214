import type { Ref } from '../../../core/ref.ts'
import type { Mention, Scope, Source } from '../../syntax/syntax.ts'
import { isWordPart, matchLiteral } from '../../syntax/text.ts'

/** Nominative, objective, possessive. */
export type Case = 'nom' | 'obj' | 'poss'

export interface Pronoun {
  readonly words: Readonly<Record<Case, string>>
  readonly number: 's' | 'p'
  readonly sort: 'object' | 'player'
  /** What it stands for at this place of the text; null if nothing or too many things. */
  readonly resolve: (scope: Scope) => Mention | null
}

const newest = (scope: Scope, fits: (mention: Mention) => boolean): Mention | null => {
  for (let i = scope.mentions.length - 1; i >= 0; i--) {
    const mention = scope.mentions[i] as Mention
    if (fits(mention)) return mention
  }
  return null
}

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
]
const PLURALS: Readonly<Record<string, string>> = { ability: 'abilities' }

const plain = (word: string): Record<Case, string> => ({ nom: word, obj: word, poss: `${word}'s` })

const IT: Pronoun = {
  words: { nom: 'it', obj: 'it', poss: 'its' },
  number: 's',
  sort: 'object',
  resolve: (scope) => newest(scope, ({ sort, many }) => sort === 'object' && !many),
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
const THEY: Pronoun = {
  words: { nom: 'they', obj: 'them', poss: 'their' },
  number: 'p',
  sort: 'player',
  resolve: (scope) => {
    const last = scope.mentions.at(-1)
    if (last !== undefined && last.sort === 'object' && last.many) return null
    return newest(scope, ({ sort }) => sort === 'player')
  },
}
const THAT_PLAYER: Pronoun = {
  words: plain('that player'),
  number: 's',
  sort: 'player',
  resolve: (scope) => newest(scope, ({ sort, many }) => sort === 'player' && !many),
}

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

/** In order of preference. */
export const OBJECT_PRONOUNS: readonly Pronoun[] = [IT, ...THAT_NOUNS.map(that), THEM, ...THAT_NOUNS.map(those)]
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
    const mention = pronoun.resolve(scope)
    return mention === null ? [] : [{ mention, at: end, pronoun }]
  })

/** Which of its references a mention gives: after an instruction moved it, possessives ask what it was. */
export const refIn = (mention: Mention, form: Case): Ref =>
  form === 'poss' && mention.past !== undefined ? mention.past : mention.ref
