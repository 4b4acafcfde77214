import type { Amount } from '../../../core/amount.ts'
import type { TokenDefinition } from '../../../core/card.ts'
import { type Quantity, quantity } from './amount.ts'
import { joinWith, quoted } from './elision.ts'
import { typesNoun } from './filter.ts'
import { keywordInSentence } from './keyword.ts'
import { type Agreement, adjective, invariable, noun } from './noun.ts'
import { compound } from './phrase.ts'
import { freshScope, type Scope, type SelfWords } from './scope.ts'
import { subtypesTitle } from './subtypes.ts'
import { COLORS_FR, SUPERTYPES_FR } from './terms.ts'

const TOKEN = noun('m', 'jeton')
const COLORLESS = invariable('incolore')

/** Artifact tokens the rules define by their name alone (111.10): "un jeton Trésor". */
const PREDEFINED = ['Treasure', 'Food', 'Clue', 'Blood', 'Gold', 'Map', 'Powerstone', 'Junk', 'Mutagen', 'Lander']

const wordsFor = ({ typeLine }: TokenDefinition): SelfWords => ({
  noun: TOKEN,
  isCreature: typeLine.types.includes('creature'),
  attached: noun('f', 'créature enchantée', 'créatures enchantées'),
})

/** "1/1 blanche Soldat" */
const look = (token: TokenDefinition, agreement: Agreement): string => {
  const colors =
    token.colors.length === 0
      ? COLORLESS(agreement)
      : joinWith(
          'et',
          token.colors.map((color) => COLORS_FR[color](agreement)),
        )
  const size = token.power === undefined || token.toughness === undefined ? '' : `${token.power}/${token.toughness}`
  const supertypes = token.typeLine.supertypes.map((type) => SUPERTYPES_FR[type](agreement))
  return [...supertypes, size, colors, subtypesTitle(token.typeLine.subtypes)].filter((part) => part !== '').join(' ')
}

const abilitiesText = (token: TokenDefinition, scope: Scope): string => {
  const inside = freshScope(scope, wordsFor(token))
  const parts = token.abilities.map((ability) =>
    ability.kind === 'keyword'
      ? keywordInSentence(ability, inside)
      : quoted(scope.via.ability(ability, freshScope(scope, wordsFor(token)))),
  )
  return parts.length === 0 ? '' : ` avec ${joinWith('et', parts)}`
}

const isPredefined = ({ typeLine }: TokenDefinition): boolean =>
  typeLine.types.length === 1 &&
  typeLine.types[0] === 'artifact' &&
  typeLine.subtypes.length === 1 &&
  PREDEFINED.includes(typeLine.subtypes[0] ?? '')

/** "un jeton de créature 1/1 blanche Soldat avec le vol", "deux jetons Trésor engagés" */
export const tokenText = (token: TokenDefinition, amount: Amount, tail: string, scope: Scope): Quantity => {
  if (isPredefined(token)) {
    const name = subtypesTitle(token.typeLine.subtypes)
    const form = (plural: boolean): string =>
      `jeton${plural ? 's' : ''} ${name}${agreeTail(tail, { gender: 'm', plural })}`
    return quantity(amount, noun('m', form(false), form(true)), scope)
  }
  const kind = typesNoun(token.typeLine.types)
  const head = compound(TOKEN, kind.singular)
  const appearance = look(token, { gender: kind.gender, plural: false })
  const abilities = abilitiesText(token, scope)
  const form = (plural: boolean): string => {
    const agreement = { gender: 'm', plural } as const
    const name = token.name === undefined ? '' : ` ${adjective('appelé')(agreement)} ${token.name}`
    return `${plural ? head.plural : head.singular} ${appearance}${name}${agreeTail(tail, agreement)}${abilities}`
  }
  return quantity(amount, noun('m', form(false), form(true)), scope)
}

/** "engagé et attaquant" agrees with the tokens. */
const agreeTail = (tail: string, agreement: Agreement): string => {
  if (tail === '') return ''
  return ` ${tail
    .split(' et ')
    .map((word) => adjective(word)(agreement))
    .join(' et ')}`
}

/** "une créature 2/2 incolore Ver avec le vol": what a thing is said to be, token or not. */
export const lookText = (token: TokenDefinition, scope: Scope): string => {
  const kind = typesNoun(token.typeLine.types)
  const appearance = look(token, { gender: kind.gender, plural: false })
  return `${kind.gender === 'f' ? 'une' : 'un'} ${kind.singular} ${appearance}${abilitiesText(token, scope)}`
}
