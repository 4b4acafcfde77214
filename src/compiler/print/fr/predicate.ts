import { joinWith, withNe, withSe } from './elision.ts'
import { subject as subjectOf } from './reference.ts'
import type { Mention } from './scope.ts'
import type { Verb } from './verb.ts'

/** What somebody does, in no particular mood. */
export interface Predicate {
  readonly verb: Verb
  readonly reflexive?: boolean
  /** A direct object; a pronoun before or after the verb if it was the last thing named. */
  readonly object?: Mention
  /** All that follows the verb and its object. */
  readonly rest: string
  /** The order, where it is not the verb’s: "regard 2". */
  readonly order?: string
  /** Said of "vous" as a statement, not as an order: "vous gagnez 2 points de vie". */
  readonly stated?: boolean
  readonly negative?: boolean
}

/** A predicate and who it is said of. */
export interface Clause extends Predicate {
  readonly subject: Mention
}

const words = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(' ,', ',')

const clitic = ({ object }: Predicate): string | undefined => {
  if (object === undefined || !object.again || object.you) return undefined
  const { gender, plural } = object.agreement
  return plural ? 'les' : gender === 'f' ? 'la' : 'le'
}

/** A clitic elides before a vowel: "l’exiler". */
const before = (pronoun: string, verb: string): string =>
  pronoun !== 'les' && /^[aeiouéèêâ]/iu.test(verb) ? `l’${verb}` : `${pronoun} ${verb}`

const objectText = (predicate: Predicate): string =>
  predicate.object === undefined || clitic(predicate) !== undefined ? '' : predicate.object.text

/** "détruisez-la", "défaussez-vous d’une carte" */
export const order = (predicate: Predicate): string => {
  if (predicate.order !== undefined) return predicate.order
  const pronoun = clitic(predicate)
  const verb = predicate.verb.you
  const head = predicate.reflexive === true ? `${verb}-vous` : pronoun === undefined ? verb : `${verb}-${pronoun}`
  return words(head, objectText(predicate), predicate.rest)
}

/** "la détruire", "vous défausser d’une carte" */
export const infinitive = (predicate: Predicate, you: boolean): string => {
  const pronoun = clitic(predicate)
  const bare = predicate.verb.infinitive
  const verb =
    predicate.reflexive === true
      ? you
        ? `vous ${bare}`
        : withSe(bare)
      : pronoun === undefined
        ? bare
        : before(pronoun, bare)
  return words(verb, objectText(predicate), predicate.rest)
}

const conjugate = (predicate: Predicate, subject: Mention, form: string): string => {
  const pronoun = clitic(predicate)
  let verb = form
  if (predicate.reflexive === true) verb = subject.you ? `vous ${form}` : withSe(form)
  else if (pronoun !== undefined) verb = before(pronoun, form)
  return predicate.negative === true ? `${withNe(verb)} pas` : verb
}

const formFor = (verb: Verb, subject: Mention): string =>
  subject.you ? verb.you : subject.agreement.plural ? verb.they : verb.it

/** The predicate in the indicative without its subject. */
export const finiteTail = (predicate: Predicate, subject: Mention): string =>
  words(conjugate(predicate, subject, formFor(predicate.verb, subject)), objectText(predicate), predicate.rest)

/** "un joueur ciblé pioche une carte", "vous gagnez 2 points de vie" */
export const statement = (clause: Clause): string =>
  `${subjectOf(clause.subject)} ${finiteTail(clause, clause.subject)}`

/** "son contrôleur ne paie {2}", as after "à moins que" */
export const subjunctive = (clause: Clause): string => {
  const { verb } = clause
  const form = clause.subject.you
    ? verb.subjunctiveYou
    : clause.subject.agreement.plural
      ? theySubjunctive(verb)
      : verb.subjunctive
  const tail =
    clause.negative === true ? conjugate(clause, clause.subject, form) : withNe(conjugate(clause, clause.subject, form))
  return words(subjectOf(clause.subject), tail, objectText(clause), clause.rest)
}

const theySubjunctive = (verb: Verb): string =>
  verb.subjunctive === 'soit' ? 'soient' : verb.subjunctive === 'ait' ? 'aient' : `${verb.subjunctive}nt`

/** An instruction: an order to "vous", a statement of anybody else. */
export const instruct = (clause: Clause): string =>
  clause.subject.you && clause.stated !== true && clause.negative !== true ? order(clause) : statement(clause)

/** Several clauses of one subject as infinitives: "la détruire et piocher une carte". */
export const infinitives = (clauses: readonly Clause[], you: boolean): string =>
  joinWith(
    'et',
    clauses.map((clause) => infinitive(clause, you)),
  )
