import { joinWith, withDe, withLa, withLe } from './elision.ts'
import { type Agreeing, type Agreement, adjective, cardinal, type Noun, noun, TARGETED } from './noun.ts'

/** A description of things without its determiner: "créature non-noire que vous contrôlez". */
export interface NounPhrase {
  readonly noun: Noun
  /** How the same thing is named when it comes up again: "cette créature". */
  readonly short: Noun
  /** "autre" before the noun. */
  readonly other?: boolean
  readonly adjectives: readonly Agreeing[]
  /** Relative clauses and the like: they follow the word "ciblé". */
  readonly complements: readonly Agreeing[]
  /** Things of different kinds: "artefact ou créature"; the noun is then that of the first. */
  readonly alternatives?: readonly NounPhrase[]
  /** "n’importe quelle cible" (115.4). */
  readonly anyTarget?: boolean
}

export const plainPhrase = (head: Noun): NounPhrase => ({ noun: head, short: head, adjectives: [], complements: [] })

const TARGET = noun('f', 'cible')
const OTHER = adjective('autre')
const BARE_DE = /^(?:de|du|des|d’)\s?/u

const words = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** The agreement the phrase asks of what refers to it. */
export const agreementOf = (phrase: NounPhrase, plural: boolean): Agreement => ({ gender: phrase.noun.gender, plural })

const formOf = (head: Noun, plural: boolean): string => (plural ? head.plural : head.singular)

/** The phrase in one number, without a determiner. */
export const bare = (phrase: NounPhrase, plural: boolean, targeted = false): string => {
  if (phrase.alternatives !== undefined) return bareList(phrase, phrase.alternatives, plural, targeted)
  const agreement = agreementOf(phrase, plural)
  return words([
    phrase.other === true ? OTHER(agreement) : '',
    formOf(phrase.noun, plural),
    ...phrase.adjectives.map((agree) => agree(agreement)),
    targeted ? TARGETED(agreement) : '',
    ...phrase.complements.map((agree) => agree(agreement)),
  ])
}

const bareList = (phrase: NounPhrase, of: readonly NounPhrase[], plural: boolean, targeted: boolean): string => {
  const list = joinWith(
    plural ? 'et/ou' : 'ou',
    of.map((each) => bare(each, plural)),
  )
  if (!targeted) return words([list, complementsOf(phrase, plural)])
  const agreement = { gender: 'f', plural } as const
  const target = words([
    phrase.other === true ? OTHER(agreement) : '',
    formOf(TARGET, plural),
    ...phrase.complements.map((agree) => agree(agreement)),
  ])
  return `${target}, ${list}`
}

const complementsOf = (phrase: NounPhrase, plural: boolean): string =>
  words(phrase.complements.map((agree) => agree(agreementOf(phrase, plural))))

/** Each alternative with its own determiner, the complements once at the end. */
const spread = (phrase: NounPhrase, plural: boolean, word: string, one: (of: NounPhrase) => string): string => {
  if (phrase.alternatives === undefined) return one(phrase)
  const parts = phrase.alternatives.map((each) => one({ ...each, other: phrase.other === true || each.other === true }))
  return words([joinWith(word, parts), complementsOf(phrase, plural)])
}

export const definite = (text: string, { gender, plural }: Agreement): string =>
  plural ? `les ${text}` : gender === 'f' ? withLa(text) : withLe(text)

/** "une créature", "un artefact ou une créature" */
export const indefinite = (phrase: NounPhrase): string =>
  spread(phrase, false, 'ou', (one) => `${cardinal(1, one.noun.gender)} ${bare(one, false)}`)

/** "deux créatures" */
export const counted = (phrase: NounPhrase, count: number): string =>
  count === 1 ? indefinite(phrase) : `${cardinal(count, phrase.noun.gender)} ${bare(phrase, true)}`

/** "chaque créature" */
export const each = (phrase: NounPhrase): string => spread(phrase, false, 'et', (one) => `chaque ${bare(one, false)}`)

/** "toutes les créatures" */
export const all = (phrase: NounPhrase): string =>
  spread(phrase, true, 'et', (one) => `${one.noun.gender === 'f' ? 'toutes' : 'tous'} les ${bare(one, true)}`)

/** "les créatures" */
export const definitePlural = (phrase: NounPhrase): string =>
  spread(phrase, true, 'et', (one) => `les ${bare(one, true)}`)

/** "de créatures", as after a number that stands as a noun. */
export const partitivePlural = (phrase: NounPhrase): string => withDe(bare(phrase, true))

/** "ce sort", "cet artefact", "cette créature", "ces cartes" */
export const demonstrative = (head: Noun, plural: boolean): string => {
  if (plural) return `ces ${head.plural}`
  if (head.gender === 'f') return `cette ${head.singular}`
  return withDe(head.singular).startsWith('d’') ? `cet ${head.singular}` : `ce ${head.singular}`
}

/** What a noun is made of: "carte" and "créature" give "carte de créature". */
export const compound = (head: Noun, of: string): Noun => {
  const tail = BARE_DE.test(of) ? of : withDe(of)
  return { gender: head.gender, singular: `${head.singular} ${tail}`, plural: `${head.plural} ${tail}` }
}
