import { type Cost, manaOf } from '../../../core/cost.ts'
import type { KeywordAbility, Quality } from '../../../core/keyword.ts'
import { costText, indefiniteFilter, isManaOnly, manaText } from './cost.ts'
import { capitalize, joinWith, withDe, withLa, withLe } from './elision.ts'
import { bareKeywordFr, keywordNameFr } from './keyword-names.ts'
import { agreementOf, bare, definite, indefinite, plainPhrase } from './phrase.ts'
import type { Scope } from './scope.ts'
import { findSubtypeFr } from './subtypes.ts'
import { COLOR_NAMES_FR } from './terms.ts'

const COST_BREAK = ' — '

/** "{2}", or " — Payez 2 points de vie" where the cost is not mana alone. */
const costTail = (cost: Cost, scope: Scope): string =>
  isManaOnly(cost) ? ` ${manaText(manaOf(cost))}` : `${COST_BREAK}${capitalize(costText(cost, scope))}`

const quality = (from: Quality, scope: Scope): string => {
  switch (from.kind) {
    case 'color':
      return `contre ${COLOR_NAMES_FR[from.color]}`
    case 'everything':
      return 'contre tout'
    case 'all-colors':
      return 'contre toutes les couleurs'
    case 'filter': {
      const phrase = scope.via.describe(from.filter, scope)
      if (from.filter.colorCount === 'monocolored' && Object.keys(from.filter).length === 1)
        return 'contre le monochrome'
      if (from.filter.colorCount === 'multicolored' && Object.keys(from.filter).length === 1)
        return 'contre le multicolore'
      if (from.filter.chosen?.what === 'color' && Object.keys(from.filter).length === 1)
        return 'contre la couleur choisie'
      return `contre ${definite(bare(phrase, true), agreementOf(phrase, true))}`
    }
    default:
      return from satisfies never
  }
}

/** "enchanter : créature", "enchanter : créature que vous contrôlez" */
const enchantText = (filter: Parameters<Scope['via']['describe']>[0], scope: Scope): string =>
  `\u00a0: ${bare(scope.via.describe(filter, scope), false)}`

/** "traversée des îles" */
const landwalkText = (keyword: Extract<KeywordAbility, { keyword: 'landwalk' }>, scope: Scope): string => {
  const [subtype, ...more] = keyword.land.subtypes ?? []
  const isPlain = Object.keys(keyword.land).every((field) => ['subject', 'types', 'subtypes'].includes(field))
  const known = subtype === undefined || more.length > 0 || !isPlain ? undefined : findSubtypeFr(subtype)
  const lands = known === undefined ? scope.via.describe(keyword.land, scope) : plainPhrase(known)
  return `traversée des ${bare(lands, true)}`
}

/** What follows the name; empty for a keyword that stands alone. */
export const keywordFr = (keyword: KeywordAbility, scope: Scope): string => {
  const name = bareKeywordFr(keyword.keyword)
  switch (keyword.keyword) {
    case 'suspend':
      return `${name} ${keyword.amount}${COST_BREAK}${capitalize(isManaOnly(keyword.cost) ? manaText(manaOf(keyword.cost)) : costText(keyword.cost, scope))}`
    case 'champion':
      return `${name} ${withDe(indefiniteFilter({ subject: 'permanent', ...keyword.filter }, scope))}`
    case 'enchant':
      return name + enchantText(keyword.filter, scope)
    case 'protection':
    case 'hexproof from':
      return `${name} ${joinWith(
        'et',
        keyword.from.map((from) => quality(from, scope)),
      )}`
    case 'landwalk':
      return landwalkText(keyword, scope)
    case 'bands with other':
      return `${name} ${bare(scope.via.describe(keyword.filter, scope), true)}`
    case 'prototype':
      return `${name} ${manaText(keyword.mana)}${COST_BREAK}${keyword.power}/${keyword.toughness}`
    case 'affinity':
      return `${name} pour les ${bare(scope.via.describe(keyword.filter, scope), true)}`
    case 'splice':
      return `${name} sur ${indefinite(scope.via.describe({ ...keyword.filter, subject: 'spell' }, scope))}${costTail(keyword.cost, scope)}`
    case 'typecycling':
      return `${name} ${withDe(bare(scope.via.describe({ ...keyword.filter, subject: 'permanent' }, scope), false))}${costTail(keyword.cost, scope)}`
    default:
      if ('cost' in keyword) return name + costTail(keyword.cost, scope)
      return 'amount' in keyword ? `${name} ${keyword.amount}` : name
  }
}

/** In a sentence, after "a" or "acquiert": "le vol", "la protection contre le noir", "parade {2}". */
export const keywordInSentence = (keyword: KeywordAbility, scope: Scope): string => {
  const text = keywordFr(keyword, scope)
  switch (keyword.keyword) {
    case 'protection':
    case 'hexproof from':
    case 'landwalk':
      return withLa(text)
    case 'affinity':
    case 'bands with other':
      return withLe(text).replace(/^l’/u, 'l’')
    default:
      return text === bareKeywordFr(keyword.keyword) ? keywordNameFr(keyword.keyword) : text
  }
}
