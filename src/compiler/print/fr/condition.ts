import type { Condition } from '../../../core/condition.ts'
import type { Comparator, Filter } from '../../../core/filter.ts'
import type { Step } from '../../../core/step.ts'
import { quantity } from './amount.ts'
import { CAME, SHOW } from './chance-words.ts'
import { wordFr } from './choice.ts'
import { clause, compare, countedThings, masculine, thirdPerson } from './comparison-clause.ts'
import { LIFE } from './cost.ts'
import { designationClause } from './designations.ts'
import { joinWith, withDe, withQue, withSi } from './elision.ts'
import { comparison } from './filter-qualities.ts'
import { bareKeywordFr } from './keyword-names.ts'
import { ordinal } from './noun.ts'
import { isPaid } from './paid.ts'
import { bare, definite, indefinite } from './phrase.ts'
import { type Clause, statement, subjunctive } from './predicate.ts'
import type { Mention, Scope } from './scope.ts'
import { STEPS_FR } from './terms.ts'
import { ATTACK, BE, BLOCK, CONTROL, DO, HAVE } from './verb.ts'

const NEGATED: Readonly<Record<Comparator, Comparator>> = {
  '=': '!=',
  '!=': '=',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
}

const controls = (condition: Extract<Condition, { kind: 'controls' }>, scope: Scope): Clause => {
  const who = scope.via.mention(condition.who, scope, 'each')
  const phrase = scope.via.describe(condition.filter, scope)
  const { op, count } = condition
  if (op === undefined || count === undefined || (op === '>=' && count === 1))
    return clause(who, CONTROL, indefinite(phrase))
  if (op === '=' && count === 0)
    return clause(who, CONTROL, `pas ${withDe(bare(phrase, false))}`.replace(/^pas /u, ''), true)
  if (typeof count === 'number')
    return clause(who, CONTROL, countedThings(op, count, bare(phrase, false), bare(phrase, true), phrase.noun.gender))
  return clause(
    who,
    CONTROL,
    `un nombre ${withDe(bare(phrase, true))} ${masculine(comparison({ op, amount: count }, scope))}`,
  )
}

const stepName = (step: Step): string => {
  const name = STEPS_FR[step]
  return definite(name.singular, { gender: name.gender, plural: false })
}

const turnOf = (who: Mention): Clause =>
  clause(thirdPerson('c’'), BE, who.you ? 'votre tour' : `le tour ${withDe(who.text)}`)

/** "cette créature attaque" */
const inCombat = (filter: Filter, what: Mention): Clause | undefined => {
  if (Object.keys(filter).length !== 1) return undefined
  if (filter.attacking !== undefined) return clause(what, ATTACK, '', !filter.attacking)
  if (filter.blocking !== undefined) return clause(what, BLOCK, '', !filter.blocking)
  return undefined
}

/** "vous avez gagné le lancer", "vous avez obtenu un double" */
const chanceClause = (condition: Extract<Condition, { kind: 'flip' | 'rolled-doubles' }>): Clause => {
  const have = { ...HAVE, it: 'avez', subjunctive: 'ayez' }
  if (condition.kind === 'rolled-doubles') return clause(thirdPerson('vous'), have, 'obtenu un double')
  const { came } = condition
  return came === 'won' || came === 'lost'
    ? clause(thirdPerson('vous'), have, `${CAME[came]} le lancer`)
    : clause(thirdPerson('la pièce', 'f'), SHOW, CAME[came])
}

/** "cette créature est un elfe", "elle a le vol" */
const matching = (condition: Extract<Condition, { kind: 'matches' | 'card-matches' }>, scope: Scope): Clause => {
  const what = scope.via.mention(condition.what, scope)
  const phrase = scope.via.describe(condition.filter, scope)
  const hasKind =
    condition.filter.types !== undefined ||
    condition.filter.subtypes !== undefined ||
    condition.filter.subject !== undefined ||
    condition.filter.anyOf !== undefined
  // What a cost was paid with is gone: the text asks what it was (608.2k).
  const be = condition.what.ref === 'bound' && isPaid(condition.what.name) ? { ...BE, it: 'était' } : BE
  if (hasKind) return clause(what, be, indefinite(phrase))
  const combat = inCombat(condition.filter, what)
  if (combat !== undefined) return combat
  const qualities = [...phrase.adjectives, ...phrase.complements].map((agree) => agree(what.agreement)).join(' ')
  return /^(?:avec|sans) /u.test(qualities)
    ? clause(what, HAVE, qualities.replace(/^avec /u, '').replace(/^sans (.*)$/u, 'pas $1'))
    : /^que? /u.test(qualities)
      ? clause(what, BE, `${indefinite({ ...phrase, noun: what.noun, adjectives: [], alternatives: [] })}`)
      : clause(what, be, qualities)
}

/** Each simple condition as one clause, so that "si" and "à moins que" both can take it. */
const clauseOf = (condition: Exclude<Condition, { kind: 'and' | 'or' | 'not' }>, scope: Scope): Clause => {
  switch (condition.kind) {
    case 'compare':
      return compare(condition, scope)
    case 'card-matches':
    case 'matches':
      return matching(condition, scope)
    case 'controls':
      return controls(condition, scope)
    case 'turn-of':
      return turnOf(scope.via.mention(condition.who, scope))
    case 'during':
      return clause(thirdPerson('c’'), BE, joinWith('ou', condition.steps.map(stepName)))
    case 'after-upkeep':
      return clause(thirdPerson('c’'), BE, 'après l’étape d’entretien')
    case 'combat-point':
      return clause(thirdPerson('c’'), BE, combatPoint(condition))
    case 'paid-additional-cost':
      return condition.keyword === 'kicker'
        ? clause(
            thirdPerson('ce sort'),
            { ...BE, it: 'a été', subjunctive: 'ait été' },
            condition.nth === undefined ? 'kické' : `kické avec son ${ordinal(condition.nth, 'm')} coût de kick`,
          )
        : clause(
            thirdPerson('vous'),
            { ...HAVE, it: 'avez', subjunctive: 'ayez' },
            `payé le coût ${withDe(bareKeywordFr(condition.keyword))}`,
          )
    case 'did': {
      const isOther = scope.known.get(`did:${condition.name}`)?.you === false
      if (isOther) return clause(thirdPerson('il'), DO, 'ainsi')
      return clause(thirdPerson('vous'), { ...DO, it: DO.you, subjunctive: DO.subjunctiveYou }, 'ainsi')
    }
    case 'life-at-most': {
      const who = scope.via.mention(condition.who, scope)
      return clause(who, HAVE, `${quantity(condition.amount, LIFE, scope, true).text} ou moins`)
    }
    case 'chose':
      return clause(thirdPerson(wordFr(condition.value)), { ...BE, it: 'a été', subjunctive: 'ait été' }, 'choisi')
    case 'resolved-this-turn':
      return clause(thirdPerson('c’'), BE, `${timeFr(condition.times)} que cette capacité se résout ce tour-ci`)
    case 'was-cast':
      return clause(
        thirdPerson('vous'),
        { ...HAVE, it: 'l’avez', subjunctive: 'l’ayez' },
        scope.self.noun.gender === 'f' ? 'lancée' : 'lancé',
      )
    case 'flip':
    case 'rolled-doubles':
      return chanceClause(condition)
    default:
      return designationClause(condition, scope)
  }
}

const ORDINALS: readonly string[] = ['première', 'deuxième', 'troisième']
/** "la deuxième fois": how often an ability has resolved. */
export const timeFr = (times: number): string => `la ${ORDINALS[times - 1] ?? `${times}e`} fois`

const POINTS: Readonly<Record<Extract<Condition, { kind: 'combat-point' }>['point'], string>> = {
  'attackers-declared': 'la déclaration des attaquants',
  'blockers-declared': 'la déclaration des bloqueurs',
  'combat-damage': 'l’étape des blessures de combat',
  'end-of-combat': 'l’étape de fin de combat',
  combat: 'le combat',
}

/** "pendant le combat, après la déclaration des bloqueurs" */
const combatPoint = ({ when, point, duringCombat }: Extract<Condition, { kind: 'combat-point' }>): string =>
  `${duringCombat === true ? 'pendant le combat, ' : ''}${when === 'before' ? 'avant' : 'après'} ${POINTS[point]}`

const tidy = (text: string): string =>
  text
    .replace(/c’ (?=est)/gu, 'c’')
    .replace(/ce n’est/gu, 'ce n’est')
    .replace(/c’ (?=n’)/gu, 'ce ')
    .replace(/c’ (?=ne )/gu, 'ce ')
    .replace(/c’ (?=soit)/gu, 'ce ')

/** "a et que b": after "si", "tant que" and the like. */
const joinThat = (word: string, parts: readonly string[]): string =>
  joinWith(
    word,
    parts.map((part, at) => (at === 0 ? part : withQue(part))),
  )

/** The condition as a plain statement, without "si". */
export const conditionStatement = (condition: Condition, scope: Scope): string => {
  switch (condition.kind) {
    case 'and':
      return joinThat(
        'et',
        condition.all.map((part) => conditionStatement(part, scope)),
      )
    case 'or':
      return joinThat(
        'ou',
        condition.any.map((part) => conditionStatement(part, scope)),
      )
    case 'not':
      return negated(condition.not, scope)
    default:
      return tidy(statement(clauseOf(condition, scope)))
  }
}

const negated = (condition: Condition, scope: Scope): string => {
  if (condition.kind === 'not') return conditionStatement(condition.not, scope)
  if (condition.kind === 'and')
    return joinThat(
      'ou',
      condition.all.map((part) => negated(part, scope)),
    )
  if (condition.kind === 'or')
    return joinThat(
      'et',
      condition.any.map((part) => negated(part, scope)),
    )
  if (condition.kind === 'compare') return conditionStatement({ ...condition, op: NEGATED[condition.op] }, scope)
  if (condition.kind === 'controls' && condition.op === undefined) {
    const none: Condition = { ...condition, op: '=', count: 0 }
    return conditionStatement(none, scope)
  }
  return tidy(statement({ ...clauseOf(condition, scope), negative: true }))
}

/** "si vous contrôlez une créature" */
export const ifText = (condition: Condition, scope: Scope): string => withSi(conditionStatement(condition, scope))

/** "tant que vous contrôlez une créature" */
export const asLongAs = (condition: Condition, scope: Scope): string =>
  condition.kind === 'turn-of' && condition.who.ref === 'you'
    ? 'pendant votre tour'
    : `tant ${withQue(conditionStatement(condition, scope))}`

/** "à moins que vous ne contrôliez une créature" */
export const unless = (condition: Condition, scope: Scope): string => {
  switch (condition.kind) {
    case 'and':
      return `à moins que ${joinWith(
        'et',
        condition.all.map((part) => unless(part, scope).replace(/^à moins que? ?’?/u, '')),
      )}`
    case 'or':
      return `à moins ${joinWith(
        'ou',
        condition.any.map((part) => unless(part, scope).replace(/^à moins /u, '')),
      )}`
    case 'not':
      return ifText(condition.not, scope)
    default:
      return tidy(`à moins ${withQue(subjunctive(clauseOf(condition, scope)))}`)
  }
}

export const during = (steps: readonly Step[]): string =>
  joinWith(
    'ou',
    steps.map((step) => `pendant ${stepName(step)}`),
  )

/** A condition said after what depends on it. */
export const conditionTail = (condition: Condition, scope: Scope): string => ifText(condition, scope)
