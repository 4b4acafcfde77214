import { joinWith, withQue } from './elision.ts'
import { type Clause, infinitive, instruct, order, statement } from './predicate.ts'
import type { Mention } from './scope.ts'
import { CREATE, DEAL, DISCARD, DRAW, GAIN, LOSE, type Verb } from './verb.ts'

/**
 * One instruction as printed: a clause that can take any mood, several that belong together ("cherchez …, révélez-la, puis
 * mélangez"), or a text that stands as it is. All without capital and full stop.
 */
export type Line = Clause | readonly Clause[] | string

const isSequence = (line: Line): line is readonly Clause[] => Array.isArray(line)

/** "a, b, puis c"; the words before the last are those of a sequence in time. */
const joinThen = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}, puis ${parts.at(-1)}`

const sequence = (clauses: readonly Clause[]): string => {
  const [first, ...rest] = clauses
  if (first === undefined) return ''
  // The doer is named once: "ce joueur révèle sa main, la mélange".
  const others = rest.map((clause) =>
    clause.subject.key === first.subject.key ? withoutSubject(clause) : instruct(clause),
  )
  return joinThen([instruct(first), ...others])
}

const withoutSubject = (clause: Clause): string =>
  clause.subject.you && clause.stated !== true
    ? order(clause)
    : statement({ ...clause, subject: { ...clause.subject, text: '', again: false } }).trim()

/** As an instruction. */
export const lineText = (line: Line): string =>
  typeof line === 'string' ? line : isSequence(line) ? sequence(line) : instruct(line)

/** As what `who` may do: "piocher une carte", "faire qu’un adversaire pioche une carte". */
export const lineInfinitive = (line: Line, who: Mention): string => {
  if (typeof line === 'string') return `faire ${withQue(line)}`
  if (!isSequence(line)) return isSame(line, who) ? infinitive(line, who.you) : `faire ${withQue(statement(line))}`
  if (line.every((clause) => isSame(clause, who))) return joinThen(line.map((clause) => infinitive(clause, who.you)))
  return `faire ${withQue(sequence(line))}`
}

const isSame = (clause: Clause, who: Mention): boolean =>
  (clause.subject.you && who.you) || clause.subject.key === who.key

const isClause = (line: Line | undefined): line is Clause =>
  line !== undefined && typeof line !== 'string' && !isSequence(line)

/** Drawing and discarding of one player are one sentence: "piochez deux cartes, puis défaussez-vous d’une carte". */
const continues = (before: Line | undefined, line: Line): line is Clause => {
  if (!isClause(before) || !isClause(line) || before.verb === line.verb) return false
  const isLoot = (verb: Verb) => verb === DRAW || verb === DISCARD
  const sameDoer = before.subject.you ? line.subject.you : before.subject.key === line.subject.key
  return isLoot(before.verb) && isLoot(line.verb) && sameDoer
}

const GAINS: readonly Verb[] = [DRAW, GAIN, LOSE, CREATE]

/** Draws, tokens and life of one player are one sentence: "vous piochez une carte et vous perdez 1 point de vie". */
const accompanies = (before: Line | undefined, line: Line): line is Clause => {
  if (!isClause(before) || !isClause(line) || before.verb === line.verb) return false
  const sameDoer = before.subject.you ? line.subject.you : before.subject.key === line.subject.key
  return (
    sameDoer &&
    GAINS.includes(before.verb) &&
    GAINS.includes(line.verb) &&
    (before.stated === true || line.stated === true)
  )
}

/** What somebody else loses or suffers and you gain is one sentence: "… perd 2 points de vie et vous gagnez …". */
const drains = (before: Line | undefined, line: Line): line is Clause =>
  isClause(before) &&
  isClause(line) &&
  !before.subject.you &&
  (before.verb === LOSE || before.verb === DEAL) &&
  line.subject.you &&
  line.stated === true &&
  line.verb === GAIN

/** Instructions as sentences one after another, each without its full stop. */
export const linesText = (lines: readonly Line[]): string =>
  lines
    .map((line, at) => {
      const [before, next] = [lines[at - 1], lines[at + 1]]
      if (drains(before, line)) return ` et ${statement(line)}`
      if (accompanies(before, line)) return ` et ${line.subject.you ? statement(line) : withoutSubject(line)}`
      if (next !== undefined && isClause(line) && accompanies(line, next))
        return `${at === 0 ? '' : '. '}${statement(line)}`
      const text = continues(lines[at - 1], line) ? `, puis ${withoutSubject(line)}` : lineText(line)
      return at === 0 || text === '' || text.startsWith(',') ? text : `. ${text}`
    })
    .join('')

/** Instructions inside a sentence that has begun already. */
export const linesInline = (lines: readonly Line[]): string =>
  joinWith(
    'et',
    lines.map(lineText).filter((text) => text !== ''),
  )
