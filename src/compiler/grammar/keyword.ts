import type { Ability } from '../../core/ability.ts'
import type { Filter } from '../../core/filter.ts'
import {
  COST_KEYWORDS,
  type KeywordAbility,
  type KeywordName,
  NUMBER_KEYWORDS,
  PLAIN_KEYWORDS,
  type Quality,
} from '../../core/keyword.ts'
import { anyTemplate, mapped, oneOf, type Row, rows, words } from '../syntax/combinators.ts'
import { hole } from '../syntax/pattern.ts'
import type { Syntax } from '../syntax/syntax.ts'
import { emit, longestFirst, matchLiteral, parsed } from '../syntax/text.ts'
import { LINKS } from './choice.ts'
import { COLOR_ROWS } from './color.ts'

type KeywordRow = Row<KeywordAbility>

const LANDWALKS: readonly (readonly [string, Filter])[] = [
  ...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Desert'].map(
    (subtype) => [`${subtype.toLowerCase()}walk`, { types: ['land'], subtypes: [subtype] }] as const,
  ),
  ['nonbasic landwalk', { types: ['land'], notSupertypes: ['basic'] }],
  ['legendary landwalk', { types: ['land'], supertypes: ['legendary'] }],
]

const LANDCYCLINGS: readonly (readonly [string, Filter])[] = [
  ...['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].map(
    (subtype) => [`${subtype.toLowerCase()}cycling`, { subject: 'card', subtypes: [subtype] }] as const,
  ),
  ['basic landcycling', { subject: 'card', types: ['land'], supertypes: ['basic'] }],
  ['landcycling', { subject: 'card', types: ['land'] }],
  ['wizardcycling', { subject: 'card', subtypes: ['Wizard'] }],
  ['slivercycling', { subject: 'card', subtypes: ['Sliver'] }],
]

/** CR 702.47a */
const SPLICED_ONTO: readonly (readonly [string, Filter])[] = [
  ['Arcane', { subtypes: ['Arcane'] }],
  ['instant or sorcery', { anyOf: [{ types: ['instant'] }, { types: ['sorcery'] }] }],
]

/** CR 702: keyword abilities as they are written. */
const KEYWORD_ROWS: readonly KeywordRow[] = [
  ...PLAIN_KEYWORDS.map((keyword): KeywordRow => [keyword, { keyword }]),
  ...NUMBER_KEYWORDS.map((keyword): KeywordRow => [`${keyword} <n:numeral>`, { keyword, amount: hole('n') }]),
  ...COST_KEYWORDS.flatMap((keyword): KeywordRow[] => [
    [`${keyword} <m:mana-cost>`, { keyword, cost: hole('m') }],
    [`${keyword}—<c:nonmana-cost>`, { keyword, cost: hole('c') }],
  ]),
  ['suspend <n:numeral>—<m:mana-cost>', { keyword: 'suspend', amount: hole('n'), cost: hole('m') }],
  ['suspend X—<m:mana-cost>', { keyword: 'suspend', amount: 'X', cost: hole('m') }],
  ['champion <f:counted-one>', { keyword: 'champion', filter: hole('f'), link: LINKS.championed }],
  ['enchant <f:enchant-noun>', { keyword: 'enchant', filter: hole('f') }],
  ['protection from <q:qualities>', { keyword: 'protection', from: hole('q') }],
  ['hexproof from <q:qualities>', { keyword: 'hexproof from', from: hole('q') }],
  ...LANDWALKS.map(([name, land]): KeywordRow => [name, { keyword: 'landwalk', land, name }]),
  [
    'prototype <m:mana-symbols> — <p:numeral>/<t:numeral>',
    { keyword: 'prototype', mana: hole('m'), power: hole('p'), toughness: hole('t') },
  ],
  ['affinity for <f:noun-p>', { keyword: 'affinity', filter: hole('f') }],
  ['bands with other <f:noun-p>', { keyword: 'bands with other', filter: hole('f') }],
  ...SPLICED_ONTO.flatMap(([name, filter]): KeywordRow[] => [
    [`splice onto ${name} <m:mana-cost>`, { keyword: 'splice', filter, cost: hole('m') }],
    [`splice onto ${name}—<c:nonmana-cost>`, { keyword: 'splice', filter, cost: hole('c') }],
  ]),
  ...LANDCYCLINGS.map(
    ([name, filter]): KeywordRow => [
      `${name} <m:mana-cost>`,
      { keyword: 'typecycling', filter, name, cost: hole('m') },
    ],
  ),
]

/** One keyword ability: "flying", "ward {2}", "protection from red". */
export const keyword: Syntax<Ability> = mapped<KeywordAbility, Ability>(
  wholeWords(anyTemplate<KeywordAbility>(rows(KEYWORD_ROWS))),
  (ability) => ({ kind: 'keyword', ...ability }),
  (ability) => {
    if (ability.kind !== 'keyword') return null
    const { kind: _, ...rest } = ability
    return rest as KeywordAbility
  },
)

/** "first strike" must not be read out of "first strikes", nor "flash" out of "flashback". */
function wholeWords<T>(inner: Syntax<T>): Syntax<T> {
  return {
    parse: (source, at, scope) =>
      inner.parse(source, at, scope).filter((each) => !/[a-z]/i.test(source.text[each.at] ?? '')),
    print: inner.print,
  }
}

const NAMES: readonly KeywordName[] = [...PLAIN_KEYWORDS, ...COST_KEYWORDS, ...NUMBER_KEYWORDS]

/** The bare name, as in "creatures with flying" and "loses trample". */
export const keywordName: Syntax<KeywordName> = words<KeywordName>(NAMES.map((name) => [name, name] as const))

const quality: Syntax<Quality> = oneOf<Quality>(
  words<Quality>([
    ['each color', { kind: 'all-colors' }],
    ['everything', { kind: 'everything' }],
    ['all colors', { kind: 'all-colors' }],
    ['the chosen color', { kind: 'filter', filter: { chosen: { what: 'color', link: LINKS.color } } }],
    ['the color of your choice', { kind: 'filter', filter: { chosen: { what: 'color', link: LINKS.yours } } }],
    ['the chosen player', { kind: 'filter', filter: { controlledBy: { ref: 'linked', link: LINKS.player } } }],
    ...COLOR_ROWS.map(([word, color]) => [word, { kind: 'color', color }] as const),
  ]),
  anyTemplate<Quality>(rows<Quality>([['<f:noun-p>', { kind: 'filter', filter: hole('f') }]])),
)

const JOINTS = [' and from ', ', from ', ', and from ']

/** CR 702.16g: "red and from blue". */
export const qualities: Syntax<readonly Quality[]> = {
  parse: (source, at, scope) => {
    const found = quality.parse(source, at, scope).map((each) => parsed([each.value], each.at, each.scope))
    for (let i = 0; i < found.length; i++) {
      const before = found[i] as (typeof found)[number]
      for (const joint of JOINTS) {
        const end = matchLiteral(source, before.at, joint)
        if (end < 0) continue
        for (const each of quality.parse(source, end, before.scope))
          found.push(parsed([...before.value, each.value], each.at, each.scope))
      }
    }
    return longestFirst(found)
  },
  print: (list, out) =>
    list.reduce(
      (outs, each, i) =>
        outs.flatMap((next) =>
          (i === 0
            ? ['']
            : next.run.expected !== undefined
              ? JOINTS
              : i < list.length - 1
                ? [', from ']
                : i > 1
                  ? [', and from ']
                  : [' and from ']
          ).flatMap((joint) => emit(next, joint).flatMap((joined) => quality.print(each, joined))),
        ),
      [out] as readonly (typeof out)[],
    ),
}

const PLAYER: Filter = { subject: 'player' }

/** CR 702.5a: what an Aura may enchant. */
export const enchantNoun: Syntax<Filter> = oneOf<Filter>(
  words<Filter>([
    ['player', PLAYER],
    ['opponent', { subject: 'player', player: 'opponent' }],
  ]),
  anyTemplate<Filter>(rows<Filter>([['<f:noun-s>', hole('f')]])),
)
