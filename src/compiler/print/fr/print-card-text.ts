import type { Ability } from '../../../core/ability.ts'
import type { CardDefinition } from '../../../core/card.ts'
import type { Cost } from '../../../core/cost.ts'
import type { Filter } from '../../../core/filter.ts'
import { abilityFr } from './ability.ts'
import { amountValue } from './amount.ts'
import { costText } from './cost.ts'
import { linesOf } from './effect.ts'
import { capitalize } from './elision.ts'
import { describeFilter, typesNoun } from './filter.ts'
import { lineText } from './line.ts'
import { type Noun, noun } from './noun.ts'
import { indefinite } from './phrase.ts'
import { mentionRef } from './reference.ts'
import type { Recursion, Scope, SelfWords } from './scope.ts'
import { findSubtypeFr } from './subtypes.ts'

const VIA: Recursion = {
  describe: (filter, scope) => describeFilter(filter, scope),
  mention: (ref, scope, style) => mentionRef(ref, scope, style),
  value: (amount, scope) => amountValue(amount, scope),
  ability: (ability, scope) => abilityFr(ability, scope),
  instructions: (effects, scope) => linesOf(effects, scope).map(lineText).join(', puis '),
}

const CARD = noun('f', 'carte')
const SPELL = noun('m', 'sort')
/** Subtypes a text calls the object by: "cet équipement". */
const NAMING_SUBTYPES = [
  'Equipment',
  'Vehicle',
  'Aura',
  'Saga',
  'Class',
  'Fortification',
  'Spacecraft',
  'Siege',
  'Case',
  'Room',
]

const selfNoun = ({ typeLine }: CardDefinition): Noun => {
  const { types, subtypes } = typeLine
  const naming = subtypes.find((subtype) => NAMING_SUBTYPES.includes(subtype))
  if (naming !== undefined && !types.includes('creature')) return findSubtypeFr(naming) ?? noun('m', 'permanent')
  if (types.includes('creature')) return typesNoun(['creature'])
  if (types.includes('instant') || types.includes('sorcery')) return SPELL
  const main = types.includes('land') ? 'land' : types.find((type) => type !== 'kindred')
  return main === undefined ? noun('m', 'permanent') : typesNoun([main])
}

/** "créature enchantée", "créature équipée", "terrain enchanté" */
const attachedNoun = (card: CardDefinition, scope: Scope): Noun => {
  if (card.typeLine.subtypes.includes('Equipment')) return noun('f', 'créature équipée', 'créatures équipées')
  if (card.typeLine.subtypes.includes('Fortification')) return noun('m', 'terrain fortifié', 'terrains fortifiés')
  const enchant = card.abilities.find((ability) => ability.kind === 'keyword' && ability.keyword === 'enchant')
  const filter: Filter = enchant?.kind === 'keyword' && enchant.keyword === 'enchant' ? enchant.filter : {}
  const head = describeFilter(filter, scope).short
  const participle = head.gender === 'f' ? 'enchantée' : 'enchanté'
  return { gender: head.gender, singular: `${head.singular} ${participle}`, plural: `${head.plural} ${participle}s` }
}

const scopeFor = (self: SelfWords, zone: Scope['zone']): Scope => ({
  via: VIA,
  self,
  slots: new Map(),
  known: new Map(),
  roles: {},
  last: undefined,
  ...(zone === undefined ? {} : { zone }),
})

const ANYTHING: SelfWords = {
  noun: noun('m', 'permanent'),
  isCreature: false,
  attached: noun('m', 'permanent enchanté', 'permanents enchantés'),
}

/** Where an ability works from, if not from the battlefield (113.6). */
const zoneOf = (ability: Ability): Scope['zone'] =>
  ability.kind === 'activated' || ability.kind === 'triggered' || ability.kind === 'static' ? ability.zone : undefined

/** An instruction that says nothing leaves its spaces behind. */
const tidy = (text: string): string =>
  text
    .replace(/ {2,}/gu, ' ')
    .replace(/ (?=[.,])/gu, '')
    .trim()

/** The abilities of a card face in French, one text each. Total: it prints whatever the structure says. */
export const printCardTextFr = (card: CardDefinition): string[] => {
  const words = { noun: selfNoun(card), isCreature: card.typeLine.types.includes('creature') }
  const self: SelfWords = { ...words, attached: attachedNoun(card, scopeFor(ANYTHING, undefined)) }
  return card.abilities.map((ability) => {
    const zone = zoneOf(ability)
    const isCard = zone === 'graveyard' || zone === 'hand' || zone === 'exile'
    return tidy(abilityFr(ability, scopeFor(isCard ? { ...self, noun: CARD } : self, zone)))
  })
}

/** A filter as an indefinite phrase: "une créature que vous contrôlez". */
export const printFilterFr = (filter: Filter): string => {
  const phrase = describeFilter(filter, scopeFor(ANYTHING, undefined))
  return phrase.anyTarget === true ? 'n’importe quelle cible' : indefinite(phrase)
}

/** A cost as it stands before a colon: "{2}, {T}, sacrifiez ce permanent". */
export const printCostFr = (cost: Cost): string => capitalize(costText(cost, scopeFor(ANYTHING, undefined)))
