import type { Color } from './color.ts'
import type { Cost } from './cost.ts'
import type { Filter } from './filter.ts'
import type { LinkId } from './link.ts'
import type { ManaCost } from './mana.ts'

/** CR 702: keyword abilities that stand alone, with nothing behind their name. */
export const PLAIN_KEYWORDS = [
  'deathtouch',
  'defender',
  'double strike',
  'first strike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'intimidate',
  'lifelink',
  'reach',
  'shroud',
  'trample',
  'vigilance',
  'menace',
  'fear',
  'shadow',
  'horsemanship',
  'skulk',
  'banding',
  'prowess',
  'exalted',
  'changeling',
  'persist',
  'undying',
  'flanking',
  'battle cry',
  'infect',
  'wither',
  'convoke',
  'delve',
  'improvise',
  'devoid',
  'split second',
  'phasing',
  'ascend',
  'daybound',
  'nightbound',
  'read ahead',
  'start your engines!',
  'fuse',
  'aftermath',
  'retrace',
  'jump-start',
  'cascade',
  'storm',
  'rebound',
  'extort',
  'living weapon',
] as const
export type PlainKeyword = (typeof PLAIN_KEYWORDS)[number]

/** Keyword abilities followed by a cost. */
export const COST_KEYWORDS = [
  'equip',
  'ward',
  'cycling',
  'kicker',
  'flashback',
  'buyback',
  'unearth',
  'cumulative upkeep',
  'morph',
  'megamorph',
  'disguise',
  'disturb',
  'foretell',
  'plot',
  'level up',
  'evoke',
  'dash',
  'blitz',
  'escape',
  'spectacle',
  'surge',
  'emerge',
  'harmonize',
  'overload',
  'bestow',
  'madness',
  'miracle',
  'ninjutsu',
  'replicate',
  'multikicker',
  'entwine',
  'escalate',
  'embalm',
  'eternalize',
  'mutate',
] as const
export type CostKeyword = (typeof COST_KEYWORDS)[number]

/** What texts ask about, whether it was paid for a spell (601.2b): keywords whose cost or use is announced. */
export const PAID_KEYWORDS = [
  'kicker',
  'buyback',
  'entwine',
  'evoke',
  'dash',
  'blitz',
  'escape',
  'spectacle',
  'surge',
  'emerge',
  'overload',
  'bestow',
  'madness',
  'miracle',
  'replicate',
] as const
/** Additional costs that may be paid any number of times (702.33c, 702.56a). */
export const REPEATED_KEYWORDS = ['kicker', 'replicate'] as const
export type RepeatedKeyword = (typeof REPEATED_KEYWORDS)[number]
export type PaidKeyword = (typeof PAID_KEYWORDS)[number]

/** Keyword abilities followed by a number. */
export const NUMBER_KEYWORDS = [
  'annihilator',
  'devour',
  'bushido',
  'toxic',
  'rampage',
  'afflict',
  'modular',
  'fading',
  'vanishing',
  'crew',
] as const
export type NumberKeyword = (typeof NUMBER_KEYWORDS)[number]

export type KeywordName =
  | PlainKeyword
  | CostKeyword
  | NumberKeyword
  | 'suspend'
  | 'champion'
  | 'enchant'
  | 'protection'
  | 'landwalk'
  | 'hexproof from'
  | 'affinity'
  | 'splice'
  | 'bands with other'
  | 'typecycling'
  | 'prototype'

/** Protection and hexproof from: a quality (702.16, 702.11d). */
export type Quality =
  | { readonly kind: 'color'; readonly color: Color }
  | { readonly kind: 'everything' }
  | { readonly kind: 'all-colors' }
  | { readonly kind: 'filter'; readonly filter: Filter }

export type KeywordAbility =
  | { readonly keyword: PlainKeyword }
  | { readonly keyword: CostKeyword; readonly cost: Cost }
  | { readonly keyword: NumberKeyword; readonly amount: number }
  /** Time counters and a cost (702.62a). */
  | { readonly keyword: 'suspend'; readonly amount: number | 'X'; readonly cost: Cost }
  /** Two linked abilities (702.72a–b) about another of what matches that its controller controls. */
  | { readonly keyword: 'champion'; readonly filter: Filter; readonly link: LinkId }
  | { readonly keyword: 'enchant'; readonly filter: Filter }
  | { readonly keyword: 'protection' | 'hexproof from'; readonly from: readonly Quality[] }
  | { readonly keyword: 'landwalk'; readonly land: Filter; readonly name: string }
  | { readonly keyword: 'affinity'; readonly filter: Filter }
  /** Onto a spell that matches (702.47a). */
  | { readonly keyword: 'splice'; readonly filter: Filter; readonly cost: Cost }
  /** CR 702.22b–c: the quality of all creatures of a band. */
  | { readonly keyword: 'bands with other'; readonly filter: Filter }
  /** A second mana cost, power and toughness (702.160a). */
  | {
      readonly keyword: 'prototype'
      readonly mana: ManaCost
      readonly power: number
      readonly toughness: number
    }
  | { readonly keyword: 'typecycling'; readonly filter: Filter; readonly name: string; readonly cost: Cost }
