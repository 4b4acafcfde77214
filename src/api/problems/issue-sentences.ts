import type { z } from '@hono/zod-openapi'
import type { Language } from '../../library/index.ts'

type Issue = z.core.$ZodIssue

interface IssueWords {
  readonly missing: string
  readonly type: (expected: string) => string
  readonly options: (options: string) => string
  readonly unknownKeys: (keys: string) => string
  readonly most: (what: Measured, limit: string) => string
  readonly least: (what: Measured, limit: string) => string
  readonly format: string
  readonly none: string
  readonly types: Readonly<Record<string, string>>
  /** Messages that schemas of this service give by name. */
  readonly named: Readonly<Record<NamedIssue, string>>
}

export const NAMED_ISSUES = [
  'reserved-name',
  'nothing-to-judge',
  'nothing-to-check',
  'no-such-day',
  'no-seed',
  'foreign-cursor',
  'too-many-actions',
  'repeated-card',
  'too-much-text',
] as const
export type NamedIssue = (typeof NAMED_ISSUES)[number]
type Measured = 'number' | 'text' | 'list' | 'map'

const en: IssueWords = {
  missing: 'This field is missing.',
  type: (expected) => `This must be ${expected}.`,
  options: (options) => `This must be one of: ${options}.`,
  unknownKeys: (keys) => `Unknown field: ${keys}.`,
  most: (what, limit) =>
    ({
      number: `This must be ${limit} at most.`,
      text: `This text may have ${limit} characters at most.`,
      list: `This list may have ${limit} entries at most.`,
      map: `This object may have ${limit} fields at most.`,
    })[what],
  least: (what, limit) =>
    ({
      number: `This must be ${limit} at least.`,
      text: `This text must have ${limit} characters at least.`,
      list: `This list must have ${limit} entries at least.`,
      map: `This object must have ${limit} fields at least.`,
    })[what],
  format: 'This does not have the right form.',
  none: 'This has none of the forms that are understood here.',
  types: {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
    tuple: 'a list',
    null: 'null',
  },
  named: {
    'reserved-name': 'This name is reserved and cannot be an id or a key.',
    'nothing-to-judge': 'There is no action to judge: give `actions`, or write them in the notation.',
    'nothing-to-check': 'There is nothing to check: give `text`, `citations` or both.',
    'no-such-day': 'The calendar has no such day.',
    'no-seed':
      'Something here is random and nothing says how it falls: give `seed`, or settle the starting player and shuffle the decks yourself.',
    'foreign-cursor': 'This cursor belongs to another question.',
    'too-many-actions': 'There are too many actions, those in the notation counted: 200 at most.',
    'repeated-card': 'Different cards are sent under the same name:',
    'too-much-text': 'These cards have too much text together: 60,000 characters at most.',
  },
}

const fr: IssueWords = {
  missing: 'Ce champ manque.',
  type: (expected) => `Il faut ici ${expected}.`,
  options: (options) => `Il faut ici l’une de ces valeurs : ${options}.`,
  unknownKeys: (keys) => `Champ inconnu : ${keys}.`,
  most: (what, limit) =>
    ({
      number: `Il faut ici ${limit} au plus.`,
      text: `Ce texte compte au plus ${limit} caractères.`,
      list: `Cette liste compte au plus ${limit} éléments.`,
      map: `Cet objet compte au plus ${limit} champs.`,
    })[what],
  least: (what, limit) =>
    ({
      number: `Il faut ici ${limit} au moins.`,
      text: `Ce texte compte au moins ${limit} caractères.`,
      list: `Cette liste compte au moins ${limit} éléments.`,
      map: `Cet objet compte au moins ${limit} champs.`,
    })[what],
  format: 'La forme n’est pas la bonne.',
  none: 'Aucune des formes comprises ici ne correspond.',
  types: {
    string: 'un texte',
    number: 'un nombre',
    int: 'un nombre entier',
    boolean: 'vrai ou faux (`true` ou `false`)',
    array: 'une liste',
    object: 'un objet',
    record: 'un objet',
    tuple: 'une liste',
    null: '`null`',
  },
  named: {
    'reserved-name': 'Ce nom est réservé et ne peut être ni un identifiant ni une clé.',
    'nothing-to-judge': 'Il n’y a pas d’action à juger : donnez `actions`, ou écrivez-les dans la notation.',
    'nothing-to-check': 'Il n’y a rien à vérifier : donnez `text`, `citations` ou les deux.',
    'no-such-day': 'Le calendrier n’a pas ce jour-là.',
    'no-seed':
      'Quelque chose est ici laissé au hasard sans que rien ne dise comment il tombe : donnez `seed`, ou fixez le premier joueur et mélangez les decks vous-même.',
    'foreign-cursor': 'Ce curseur appartient à une autre recherche.',
    'too-many-actions': 'Il y a trop d’actions, celles de la notation comprises : 200 au plus.',
    'repeated-card': 'Des cartes différentes sont envoyées sous le même nom\u00a0:',
    'too-much-text': 'Ces cartes ont trop de texte à elles toutes\u00a0: 60\u202f000 caractères au plus.',
  },
}

const words: Readonly<Record<Language, IssueWords>> = { en, fr }

const MEASURED: Readonly<Record<string, Measured>> = {
  string: 'text',
  array: 'list',
  set: 'list',
  map: 'map',
  object: 'map',
  record: 'map',
}

const listed = (values: readonly unknown[]): string =>
  values
    .slice(0, 40)
    .map((value) => `\`${String(value)}\``)
    .join(', ') + (values.length > 40 ? '…' : '')

/** What a schema complains about, as a sentence; `given` is the value at that place. */
export const issueSentence = (issue: Issue, given: unknown, language: Language): string => {
  const say = words[language]
  switch (issue.code) {
    case 'invalid_type':
      return given === undefined ? say.missing : say.type(say.types[issue.expected] ?? issue.expected)
    case 'invalid_value':
      return given === undefined ? say.missing : say.options(listed(issue.values))
    case 'invalid_union':
      if ('options' in issue && Array.isArray(issue.options) && issue.errors.length === 0) {
        return given === undefined ? say.missing : say.options(listed(issue.options))
      }
      return given === undefined ? say.missing : say.none
    case 'unrecognized_keys':
      return say.unknownKeys(listed(issue.keys.map((key) => key.slice(0, 100))))
    case 'too_big':
      return say.most(MEASURED[issue.origin] ?? 'number', `${issue.maximum}`)
    case 'too_small':
      return say.least(MEASURED[issue.origin] ?? 'number', `${issue.minimum}`)
    case 'custom':
      return isNamedIssue(issue.message) ? say.named[issue.message] : say.format
    case 'invalid_key':
      return say.named['reserved-name']
    default:
      return say.format
  }
}

export const isNamedIssue = (message: string): message is NamedIssue =>
  (NAMED_ISSUES as readonly string[]).includes(message)

/** The sentence of something schemas cannot say by themselves. */
export const namedSentence = (name: NamedIssue, language: Language): string => words[language].named[name]
