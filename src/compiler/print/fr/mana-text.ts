import type { Amount } from '../../../core/amount.ts'
import type { ManaRestriction, ManaType } from '../../../core/mana.ts'
import type { ManaProduction } from '../../../core/mana-production.ts'
import { inZones, quantity } from './amount.ts'
import { joinWith, withA, withDe } from './elision.ts'
import { noun } from './noun.ts'
import { bare, indefinite } from './phrase.ts'
import type { Scope } from './scope.ts'

const MANA = noun('m', 'mana')

const symbol = (type: ManaType): string => `{${type}}`

const isAnyColor = (types: readonly ManaType[]): boolean => types.length === 5 && !types.includes('C')

/** "trois manas", or "X manas" with what X is. */
const manas = (amount: Amount, scope: Scope): { text: string; meaning: string } => {
  if (typeof amount === 'number' || amount.kind === 'x' || amount.kind === 'event-amount' || amount.kind === 'bound')
    return { text: quantity(amount, MANA, scope).text, meaning: '' }
  return { text: `X ${MANA.plural}`, meaning: `, X étant ${scope.via.value(amount, scope)}` }
}

const oneOf = (types: readonly ManaType[], amount: Amount, scope: Scope): string => {
  const { text, meaning } = manas(amount, scope)
  if (isAnyColor(types))
    return `${text} ${amount === 1 ? 'de la couleur' : 'd’une seule couleur'} de votre choix${meaning}`
  const list = (count: number) =>
    joinWith(
      'ou',
      types.map((type) => symbol(type).repeat(count)),
    )
  return typeof amount === 'number' ? list(amount) : `${text} de ${list(1)}${meaning}`
}

/** What "ajoutez" adds: "{G}", "{W} ou {U}", "un mana de la couleur de votre choix". */
export const manaProductionText = (mana: ManaProduction, scope: Scope): string => {
  switch (mana.kind) {
    case 'fixed':
      return mana.mana.map(symbol).join('')
    case 'one-of':
      return oneOf(mana.types, mana.amount, scope)
    case 'combination': {
      const { text, meaning } = manas(mana.amount, scope)
      if (isAnyColor(mana.types)) return `${text} de la combinaison de mana coloré de votre choix${meaning}`
      return `${text} dans n’importe quelle combinaison de ${joinWith('et/ou', mana.types.map(symbol))}${meaning}`
    }
    case 'amount':
      return amountOf(symbol(mana.type), mana.amount, scope)
    case 'could-produce':
      return `${manas(mana.amount, scope).text} d’${mana.of === 'color' ? 'une couleur' : 'un type'} que pourrait produire ${indefinite(scope.via.describe(mana.what, scope))}`
    case 'color-among':
      return `${manas(mana.amount, scope).text} d’une couleur ${withDe(indefinite(scope.via.describe(mana.what, scope)))}`
    case 'chosen-color':
      return joinWith('ou', [...(mana.or ?? []).map(symbol), `${manas(mana.amount, scope).text} de la couleur choisie`])
    case 'of-event':
      return `${manas(mana.amount, scope).text} d’un type ainsi produit`
    case 'symbols':
      return mana.mana.map((each) => `{${each}}`).join('')
    default:
      return mana satisfies never
  }
}

const amountOf = (mana: string, amount: Amount, scope: Scope): string => {
  if (typeof amount === 'number') return mana.repeat(amount)
  if (amount.kind === 'count')
    return `${mana} pour chaque ${inZones(bare(scope.via.describe(amount.filter, scope), false))}`
  if (amount.kind === 'event-amount' || amount.kind === 'bound') return `autant de ${mana}`
  if (amount.kind === 'x') return `X ${mana}`
  return `un nombre de ${mana} égal ${withA(scope.via.value(amount, scope))}`
}

const RESTRICTIONS: Readonly<Record<Exclude<ManaRestriction, object>, string>> = {
  'creature-spells': 'lancer des sorts de créature',
  'artifact-spells': 'lancer des sorts d’artefact',
  'instant-or-sorcery-spells': 'lancer des sorts d’éphémère et de rituel',
  abilities: 'activer des capacités',
}

/** "Ne dépensez ce mana que pour lancer des sorts de créature" */
export const manaRestrictionText = (restriction: ManaRestriction, scope: Scope): string => {
  if (typeof restriction !== 'object') return `ne dépensez ce mana que pour ${RESTRICTIONS[restriction]}`
  const { spells, abilitiesOf, uncounterable } = restriction
  const uses = [
    ...(spells === undefined
      ? []
      : [`lancer des ${bare(scope.via.describe({ subject: 'spell', ...spells }, scope), true)}`]),
    ...(abilitiesOf === undefined
      ? []
      : [`activer des capacités ${withDe(bare(scope.via.describe(abilitiesOf, scope), true))}`]),
  ]
  const only = uses.length === 0 ? [] : [`ne dépensez ce mana que pour ${joinWith('ou', uses)}`]
  if (uncounterable === undefined) return only.join('')
  const what =
    Object.keys(uncounterable).length === 0
      ? 'sort'
      : bare(scope.via.describe({ subject: 'spell', ...uncounterable }, scope), false)
  return joinWith('et', [...only, `un ${what} pour lequel il est dépensé ne peut pas être contrecarré`])
}
