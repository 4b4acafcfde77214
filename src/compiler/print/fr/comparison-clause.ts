import type { Amount, TurnCount } from '../../../core/amount.ts'
import type { Condition } from '../../../core/condition.ts'
import type { Comparator } from '../../../core/filter.ts'
import { inZones } from './amount.ts'
import { CARDS, LIFE } from './cost.ts'
import { withDe } from './elision.ts'
import { comparison } from './filter-qualities.ts'
import { cardinal, noun } from './noun.ts'
import { bare } from './phrase.ts'
import type { Clause } from './predicate.ts'
import type { Mention, Scope } from './scope.ts'
import { BE, HAVE, type Verb } from './verb.ts'

export const thirdPerson = (text: string, gender: 'm' | 'f' = 'm', plural = false): Mention => ({
  key: `text:${text}`,
  text,
  agreement: { gender, plural },
  again: false,
  you: false,
  noun: noun(gender, text, text),
})

export const clause = (subject: Mention, verb: Verb, rest: string, negative = false): Clause => ({
  subject,
  verb,
  rest,
  negative,
})

/** "au moins trois créatures", "deux autres terrains ou moins", "exactement un terrain" */
export const countedThings = (op: Comparator, count: number, one: string, many: string, gender: 'm' | 'f'): string => {
  const things = (number: number) => `${cardinal(number, gender)} ${number === 1 ? one : many}`
  if (op === '>=') return `au moins ${things(count)}`
  if (op === '>') return `au moins ${things(count + 1)}`
  if (op === '<=') return `${things(count)} ou moins`
  if (op === '<') return `${things(count - 1)} ou moins`
  if (op === '=') return `exactement ${things(count)}`
  return `un nombre ${withDe(many)} différent de ${count}`
}

export const masculine = (text: string): string =>
  text
    .replace(/^supérieure/u, 'supérieur')
    .replace(/^inférieure/u, 'inférieur')
    .replace('égale', 'égal')
    .replace(/^différente/u, 'différent')

/** A comparison said as people say it: so many cards in hand, so much life. */
export const compare = (condition: Extract<Condition, { kind: 'compare' }>, scope: Scope): Clause => {
  const { left, op, right } = condition
  if (typeof left === 'object' && typeof right === 'number') {
    if (left.kind === 'hand-size') {
      const who = scope.via.mention(left.of, scope)
      if (op === '=' && right === 0) return clause(who, HAVE, 'de carte en main', true)
      return clause(who, HAVE, `${countedThings(op, right, CARDS.singular, CARDS.plural, 'f')} en main`)
    }
    if (left.kind === 'life') {
      const who = scope.via.mention(left.of, scope)
      return clause(
        who,
        HAVE,
        `${right} ${right < 2 ? LIFE.singular : LIFE.plural} ${op === '>=' ? 'ou plus' : op === '<=' ? 'ou moins' : ''}`.trim(),
      )
    }
    if (left.kind === 'this-turn' && ((op === '>=' && right === 1) || (op === '>' && right === 0)))
      return happened(left, scope)
    if (left.kind === 'count') {
      const phrase = scope.via.describe(left.filter, scope)
      if (op === '=' && right === 0)
        return clause(
          thirdPerson('il'),
          { ...HAVE, it: 'n’y a', subjunctive: 'n’y ait' },
          `aucun${phrase.noun.gender === 'f' ? 'e' : ''} ${inZones(bare(phrase, false))}`,
        )
      const things = countedThings(
        op,
        right,
        inZones(bare(phrase, false)),
        inZones(bare(phrase, true)),
        phrase.noun.gender,
      )
      return clause(thirdPerson('il'), THERE_IS, things)
    }
  }
  const value = scope.via.value(left, scope)
  const feminine = /^(?:la|sa|votre (?:force|endurance)|l’endurance|son endurance)/u.test(value)
  const compared = comparison({ op, amount: right }, scope)
  return clause(thirdPerson(value, feminine ? 'f' : 'm'), BE, feminine ? compared : masculine(compared))
}

const THERE_IS: Verb = { ...HAVE, it: 'y a', subjunctive: 'y ait' }

/** Something that happened this turn, where once is enough: "vous avez gagné des points de vie ce tour-ci". */
const happened = (left: Extract<Amount, { kind: 'this-turn' }>, scope: Scope): Clause => {
  const deeds: Readonly<Record<TurnCount, string>> = {
    'spells-cast': 'lancé un sort',
    'creatures-died': '',
    'creatures-attacked-with': 'attaqué avec une créature',
    'life-gained': 'gagné des points de vie',
    'life-lost': 'perdu des points de vie',
    'cards-drawn': 'pioché une carte',
    'lands-played': 'joué un terrain',
  }
  if (left.what === 'creatures-died') return clause(thirdPerson('une créature', 'f'), BE, 'morte ce tour-ci')
  return clause(scope.via.mention(left.who, scope), HAVE, `${deeds[left.what]} ce tour-ci`)
}
