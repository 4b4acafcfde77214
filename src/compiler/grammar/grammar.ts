import { CARD_TYPES } from '../../core/card-type.ts'
import type { ManaRestriction } from '../../core/mana.ts'
import { ALL_SUBTYPES } from '../../core/subtype.ts'
import { oneOf, words } from '../syntax/combinators.ts'
import type { Grammar, Syntax } from '../syntax/syntax.ts'
import { abroad } from './ability/abroad.ts'
import { activated } from './ability/activated.ts'
import { affected } from './ability/affected.ts'
import { body } from './ability/body.ts'
import { chapter } from './ability/chapter.ts'
import { classLevel } from './ability/class-level.ts'
import { entering } from './ability/entering.ts'
import { levelSymbol } from './ability/level-symbol.ts'
import { opening } from './ability/opening.ts'
import { quoted } from './ability/quoted.ts'
import { staticAbility } from './ability/static.ts'
import { toSolve } from './ability/to-solve.ts'
import { watchedMany, yourMany } from './ability/trigger-batch.ts'
import { EVENT_RULES } from './ability/trigger-event.ts'
import { triggered } from './ability/triggered.ts'
import { another, eventThing, watched, watchedUnderYou, watchedYours } from './ability/watched.ts'
import {
  comparison,
  countOf,
  each,
  numberInWords,
  numeral,
  numeralOrX,
  quantityOf,
  thatMany,
  thatMuch,
  value,
} from './amount.ts'
import { becoming, landKind } from './become.ts'
import { anchorWord, chosenValue } from './choice.ts'
import { COLOR_PAIRS, COLOR_ROWS } from './color.ts'
import { condition } from './condition.ts'
import { anyOne, controlled, countedOne, eitherLand, otherNoun, state } from './controlled.ts'
import { copiedBesides, copyExceptions } from './copy-exceptions.ts'
import { cost, loyaltyCost, manaOnlyCost, nonmanaCost, spokenCost, spokenCostThirdPerson } from './cost.ts'
import { counters, extraCounters } from './counters.ts'
import { duration } from './duration.ts'
import { chain } from './effect/chain.ts'
import { damageSource } from './effect/next-time.ts'
import { inner } from './effect/sentence.ts'
import { effectsText } from './effect/text.ts'
import { nounPhrase } from './filter/noun-phrase.ts'
import { onTop } from './filter/on-top.ts'
import { enchantNoun, keyword, keywordName, qualities } from './keyword.ts'
import { manaAndOr, manaChoice, manaProduction, manaType } from './mana-production.ts'
import { grantedAbilities, modifications } from './modification.ts'
import { plainPowerToughness, signedPowerToughness } from './power-toughness.ts'
import { recipient } from './recipient.ts'
import { chosen, counted } from './reference/chosen.ts'
import { itIs, itself, spellTarget } from './reference/itself.ts'
import { objectPhrase, oneObject, paidObject } from './reference/objects.ts'
import { playerPhrase } from './reference/players.ts'
import { topCards } from './reference/top-cards.ts'
import { cardName, counterKind, manaSymbols, manaTypes, meldName } from './symbol.ts'
import { tokenAbilities, tokenDescription, tokenNoun, tokenPhrase } from './token.ts'

const manaRestriction: Syntax<ManaRestriction> = words<ManaRestriction>([
  ['creature spells', 'creature-spells'],
  ['artifact spells', 'artifact-spells'],
  ['instant and sorcery spells', 'instant-or-sorcery-spells'],
])

/** Every rule by the name templates use. */
const RULES = {
  'noun-s': nounPhrase('s'),
  'noun-p': nounPhrase('p'),
  'other-noun-p': otherNoun,
  object: objectPhrase('obj'),
  'object-obj': objectPhrase('obj'),
  'one-object': oneObject,
  'object-nom-s': objectPhrase('nom', 's'),
  'object-nom-p': objectPhrase('nom', 'p'),
  'object-possessive': objectPhrase('poss'),
  'player-obj': playerPhrase('obj'),
  'player-s': playerPhrase('nom', 's'),
  'player-nom-s': playerPhrase('nom', 's'),
  'player-nom-p': playerPhrase('nom', 'p'),
  'player-possessive': playerPhrase('poss'),
  recipient,
  'copy-exceptions': copyExceptions,
  'copied-besides': copiedBesides,
  'any-one': anyOne,
  'card-type': words(CARD_TYPES.map((type) => [type, type] as const)),
  'damage-source': damageSource,
  'target-of-spell': spellTarget,
  'spell-target': spellTarget,
  itself,
  'it-is': itIs,
  'paid-object': paidObject,
  'top-cards': topCards,
  counted,
  'counted-one': countedOne,
  chosen,
  'on-top': onTop,
  'anchor-word': anchorWord,
  'chosen-value': chosenValue,
  controlled,
  'either-land': eitherLand,
  state,
  numeral,
  'numeral-or-x': numeralOrX,
  'number-word': numberInWords,
  'that-much': thatMuch,
  'that-many': thatMany,
  value,
  each,
  comparison,
  'mana-symbols': manaSymbols,
  'mana-types': manaTypes,
  'mana-type': manaType,
  'mana-choice': manaChoice,
  'mana-and-or': manaAndOr,
  'mana-production': manaProduction,
  'mana-restriction': manaRestriction,
  'counter-kind': counterKind,
  'card-name': cardName,
  'meld-name': meldName,
  subtype: words(ALL_SUBTYPES.map((name) => [name, name] as const)),
  counters,
  'extra-counters': extraCounters,
  'signed-pt': signedPowerToughness,
  'plain-pt': plainPowerToughness,
  duration,
  'color-word': words(COLOR_ROWS),
  'two-colors': words(COLOR_PAIRS),
  keyword,
  'keyword-name': keywordName,
  qualities,
  'enchant-noun': enchantNoun,
  'granted-abilities': grantedAbilities,
  'animated-s': becoming('s', true),
  'animated-p': becoming('p', true),
  'transformed-s': becoming('s', false),
  'transformed-p': becoming('p', false),
  'only-s': becoming('s', 'only'),
  'only-p': becoming('p', 'only'),
  'land-kind-s': landKind('s'),
  'land-kind-p': landKind('p'),
  'gain-s': modifications('gain', 's'),
  'gain-p': modifications('gain', 'p'),
  'have-s': modifications('have', 's'),
  'have-p': modifications('have', 'p'),
  cost,
  'loyalty-cost': loyaltyCost,
  'mana-cost': manaOnlyCost,
  'mana-only-cost': manaOnlyCost,
  'nonmana-cost': nonmanaCost,
  'spoken-cost-p': spokenCost,
  'spoken-cost-s': spokenCostThirdPerson,
  token: tokenPhrase,
  'token-s': tokenNoun('s'),
  'token-p': tokenNoun('p'),
  'token-description': tokenDescription,
  'token-abilities': tokenAbilities,
  condition,
  chain,
  sentence: inner,
  besides: chain,
  effects: effectsText,
  body,
  event: oneOf(...EVENT_RULES),
  watched,
  'watched-many': watchedMany,
  'your-many': yourMany,
  another,
  'watched-yours': watchedYours,
  'watched-under-you': watchedUnderYou,
  'event-attacker': eventThing('attacker'),
  'event-blocker': eventThing('blocker'),
  'event-target': eventThing('target'),
  'event-thing': eventThing('object'),
  'affected-s': affected('s'),
  'affected-p': affected('p'),
  shielded: oneOf(affected('s'), affected('p')),
  'entering-s': entering('s'),
  'entering-p': entering('p'),
  activated: oneOf(activated, classLevel),
  triggered: oneOf(triggered, chapter, toSolve),
  static: oneOf(levelSymbol, opening, abroad, staticAbility),
  quoted,
} satisfies Record<string, unknown>

/** Rules that take a noun. */
const FAMILIES: Readonly<Record<string, (noun: string) => Syntax<unknown>>> = {
  count: (noun) => countOf(noun) as Syntax<unknown>,
  quantity: (noun) => quantityOf(noun) as Syntax<unknown>,
}

const known = new Map<string, Syntax<unknown>>(Object.entries(RULES) as unknown as [string, Syntax<unknown>][])

export const ENGLISH: Grammar = {
  rule: (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const [family, noun] = name.split(':')
    const make = FAMILIES[family ?? '']
    if (make === undefined || noun === undefined) throw new Error(`no grammar rule ${name}`)
    const made = make(noun)
    known.set(name, made)
    return made
  },
}
