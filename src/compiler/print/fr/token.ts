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

/** "un jeton … pour chaque …" speaks of one. */
const isMany = (amount: Amount): boolean => amount !== 1 && (typeof amount === 'number' || amount.kind !== 'count')

const isPredefined = ({ typeLine }: TokenDefinition): boolean =>
  typeLine.types.length === 1 &&
  typeLine.types[0] === 'artifact' &&
  typeLine.subtypes.length === 1 &&
  PREDEFINED.includes(typeLine.subtypes[0] ?? '')

/** "un jeton de créature 1/1 blanche Soldat avec le vol", "deux jetons Trésor engagés" */
export const tokenText = (token: TokenDefinition, amount: Amount, tail: string, scope: Scope): Quantity => {
  if (isPredefined(token)) {
    const name = subtypesTitle(token.typeLine.subtypes)
    const { text, after } = quantity(amount, noun('m', `jeton ${name}`), scope)
    return { text: text + agreeTail(tail, amount), after }
  }
  const kind = typesNoun(token.typeLine.types)
  const head = compound(TOKEN, kind.singular)
  const appearance = look(token, { gender: kind.gender, plural: false })
  const { text, after } = quantity(amount, head, scope)
  const plural = isMany(amount)
  const name = token.name === undefined ? '' : ` ${adjective('appelé')({ gender: 'm', plural })} ${token.name}`
  return { text: `${text} ${appearance}${name}${agreeTail(tail, amount)}${abilitiesText(token, scope)}`, after }
}

/** "engagé et attaquant" agrees with the tokens. */
const agreeTail = (tail: string, amount: Amount): string => {
  if (tail === '') return ''
  const agreement = { gender: 'm', plural: isMany(amount) } as const
  return ` ${tail
    .split(' et ')
    .map((word) => adjective(word)(agreement))
    .join(' et ')}`
}
