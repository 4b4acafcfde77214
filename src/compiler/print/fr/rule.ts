import type { Filter } from '../../../core/filter.ts'
import type { ActionPattern, Permission, Requirement, Restriction } from '../../../core/permission.ts'
import { costInfinitive, costText } from './cost.ts'

import { type Deed, deedOf, subjectOf } from './deed.ts'
import { withDe, withQue } from './elision.ts'
import { ALTERNATIVES_FR } from './filter-qualities.ts'
import { adjective } from './noun.ts'
import { counted } from './phrase.ts'
import type { Mention, Scope } from './scope.ts'

export type Rule = Restriction | Requirement | Permission

const subjectText = (mention: Mention): string => {
  if (!mention.again || mention.you) return mention.text
  const { gender, plural } = mention.agreement
  return `${gender === 'f' ? 'elle' : 'il'}${plural ? 's' : ''}`
}

const can = (mention: Mention): string => (mention.you ? 'pouvez' : mention.agreement.plural ? 'peuvent' : 'peut')

const AS_THOUGH: Readonly<Record<NonNullable<Permission['asThough']>, readonly [singular: string, plural: string]>> = {
  flash: ['s’il avait le flash', 's’ils avaient le flash'],
  haste: ['si elle avait la célérité', 'si elles avaient la célérité'],
  'no-defender': ['si elle n’avait pas le défenseur', 'si elles n’avaient pas le défenseur'],
  'no-hexproof': ['si elle n’avait pas la défense talismanique', 'si elles n’avaient pas la défense talismanique'],
  'any-color': ['s’il était de n’importe quelle couleur', 's’il était de n’importe quelle couleur'],
  'any-type': ['s’il était de n’importe quel type', 's’il était de n’importe quel type'],
  reach: ['si elle avait la portée', 'si elles avaient la portée'],
  'own-graveyard': ['s’il était dans votre cimetière', 's’ils étaient dans votre cimetière'],
}

/** "pas plus d’une créature ne peut attaquer à chaque combat" */
const tooMany = (who: Filter, most: number, infinitive: string, scope: Scope): string =>
  `pas plus ${withDe(counted(scope.via.describe(who, scope), most))} ne ${most < 2 ? 'peut' : 'peuvent'} ${infinitive} à chaque combat`

/** Not said as "ne peut pas": what simply does not happen. */
const cantText = (pattern: ActionPattern, { subject, infinitive }: Deed, scope: Scope): string => {
  const who = subjectText(subject)
  if ((pattern.act === 'attack' || pattern.act === 'block') && pattern.moreThan !== undefined)
    return tooMany(typeof pattern.who === 'object' ? pattern.who : {}, pattern.moreThan, infinitive, scope)
  if (pattern.act === 'untap')
    return `${who} ne se ${subject.agreement.plural ? 'dégagent' : 'dégage'} pas${infinitive.replace(/^se dégager/u, '')}`
  if (pattern.act === 'have-max-hand-size')
    return subject.you
      ? 'il n’y a pas de limite au nombre de cartes dans votre main'
      : `${who} n’ont pas de taille de main maximale`
  if (pattern.act === 'trigger') return `${who} ne font pas se ${infinitive}`
  return `${who} ne ${can(subject)} pas ${infinitive}`
}

/** "toutes les créatures qui peuvent bloquer cette créature le font" */
const allBlock = (pattern: Extract<ActionPattern, { act: 'block' }>, scope: Scope, when: string, given?: Mention) => {
  const all = subjectOf(pattern.who, scope)
  const attacker = given ?? subjectOf(pattern.attacker ?? 'self', scope)
  const every = all.agreement.gender === 'f' ? 'toutes' : 'tous'
  return `${every} ${all.text} qui peuvent bloquer ${attacker.text}${when === '' ? '' : ` ${when}`} le font`
}

const mustText = (pattern: ActionPattern, { subject, infinitive }: Deed, when: string): string => {
  const who = subjectText(subject)
  const { plural } = subject.agreement
  const span = when === '' ? ' à chaque combat' : ` ${when}`
  if (pattern.act === 'attack') {
    const verb = plural ? 'attaquent' : 'attaque'
    const isPlain = pattern.defender === undefined && pattern.defending === undefined
    const defended = isPlain ? verb : infinitive.replace('attaquer', verb)
    return `${who} ${defended}${span} si possible`
  }
  if (pattern.act === 'block' && infinitive.startsWith('bloquer'))
    return `${who} ${infinitive.replace('bloquer', plural ? 'bloquent' : 'bloque')}${span} si possible`
  if (pattern.act === 'assign-by-toughness')
    return `${who} ${infinitive.replace('attribuer', plural ? 'attribuent' : 'attribue')}${when === '' ? '' : ` ${when}`}`
  return `${who} ${plural ? 'doivent' : 'doit'} ${infinitive}${when === '' ? '' : ` ${when}`} si possible`
}

/** What is allowed for a time is not allowed on each turn. */
const inTime = (infinitive: string, when: string): string =>
  when === '' ? infinitive : infinitive.replace(/ (?:pendant chacun de vos tours|à chaque combat)$/u, '')

/** The object the permission goes for, whatever its text calls it. */
const OWN_VALUE = /la valeur de mana de ce permanent/u

/** What casting by a permission costs: an alternative cost, or something more. */
const priceText = ({ forCost, ifPaid }: Permission, scope: Scope): string => {
  const more = ifPaid === undefined ? '' : ` en payant ${costText(ifPaid, scope)} de plus`
  if (forCost === undefined) return more
  if (forCost.length === 0) return ` sans payer leur coût de mana${more}`
  const price = costInfinitive(forCost, true, scope).replace(OWN_VALUE, 'leur valeur de mana')
  return ` à condition de ${price} à la place de leur coût de mana${more}`
}

/** A rule as a statement; `given` is what an effect lays it on, `when` how long. */
export const ruleText = (rule: Rule, scope: Scope, given?: Mention, when = ''): string => {
  const tail = when === '' ? '' : ` ${when}`
  switch (rule.kind) {
    case 'restriction':
      return cantText(rule.cant, deedOf(rule.cant, scope, given, false), scope) + tail
    case 'requirement':
      if (rule.must.act === 'block' && rule.must.each === true && typeof rule.must.who === 'object')
        return allBlock(rule.must, scope, when, given)
      return mustText(rule.must, deedOf(rule.must, scope, given, true), when)
    case 'permission': {
      const deed = deedOf(rule.may, scope, given, true)
      const plural = rule.may.act === 'cast' || deed.subject.agreement.plural
      const asThough = rule.asThough === undefined ? '' : ` comme ${AS_THOUGH[rule.asThough][plural ? 1 : 0]}`
      const as = rule.as === undefined ? '' : ` en tant ${withQue(ALTERNATIVES_FR[rule.as].singular)}`
      const price = priceText(rule, scope)
      return `${subjectText(deed.subject)} ${can(deed.subject)} ${inTime(deed.infinitive, when).replace(/^bloquer d(?:e |’)/u, 'bloquer des ')}${as}${asThough}${price}${tail}`
    }
    default:
      return rule satisfies never
  }
}

/** "ne peut ni attaquer ni bloquer": two restrictions on one thing that a text says together. */
export const attackOrBlock = (
  first: Rule,
  second: Rule,
  scope: Scope,
  given?: Mention,
  when = '',
): string | undefined => {
  if (first.kind !== 'restriction' || second.kind !== 'restriction') return undefined
  const [a, b] = [first.cant, second.cant]
  if (a.act !== 'attack' || b.act !== 'block' || a.defender !== undefined || b.attacker !== undefined) return undefined
  if (a.alone !== b.alone || JSON.stringify(a.who) !== JSON.stringify(b.who)) return undefined
  const subject = given ?? subjectOf(a.who, scope)
  const alone = a.alone === true ? ` ${adjective('seul')(subject.agreement)}` : ''
  return `${subjectText(subject)} ne ${can(subject)} ni attaquer ni bloquer${alone}${when === '' ? '' : ` ${when}`}`
}
