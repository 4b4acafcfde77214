import type { Color } from '../../../core/color.ts'
import type { CopyExceptions, KeptOfOwn } from '../../../core/copy.ts'
import { joinWith, quoted, withDe } from './elision.ts'
import { typesNoun } from './filter.ts'
import { keywordInSentence } from './keyword.ts'
import { freshScope, type Scope } from './scope.ts'
import { subtypesTitle } from './subtypes.ts'
import { COLORS_FR, SUPERTYPES_FR } from './terms.ts'

/** "une copie de …, excepté que …" */
export const copyText = (original: string, except: CopyExceptions | undefined, scope: Scope, span = ''): string => {
  const differences = except === undefined ? [] : differencesOf(except, scope)
  const copy = `une copie ${withDe(original)}${span}`
  return differences.length === 0 ? copy : `${copy}, excepté que ${joinWith('et', differences)}`
}

/** ", excepté que …" behind what is copied. */
export const exceptionsText = (except: CopyExceptions, scope: Scope): string => {
  const differences = differencesOf(except, scope)
  return differences.length === 0 ? '' : `, excepté que ${joinWith('et', differences)}`
}

const colorsOf = (colors: readonly Color[]): string =>
  colors.length === 0
    ? 'c’est incolore'
    : `c’est ${joinWith(
        'et',
        colors.map((color) => COLORS_FR[color]({ gender: 'm', plural: false })),
      )}`

const KEPT: Record<KeptOfOwn, string> = {
  name: 'son nom n’est pas copié',
  colors: 'sa couleur n’est pas copiée',
  'power-toughness': 'sa force et son endurance ne sont pas copiées',
}

const ifItIs = ({ type, except }: NonNullable<CopyExceptions['ifIs']>, scope: Scope): readonly string[] => {
  const { singular, gender } = typesNoun([type])
  const differences = differencesOf(except, scope)
  return differences.length === 0
    ? []
    : [`si c’est ${gender === 'f' ? 'une' : 'un'} ${singular}, ${joinWith('et', differences)}`]
}

const differencesOf = (except: CopyExceptions, scope: Scope): readonly string[] => {
  const { colors, noManaCost, onlySubtypes, thisAbility, keeps = [], ifIs } = except
  const { name, types = [], subtypes = [], supertypes = [], notLegendary, power, toughness, abilities = [] } = except
  const kinds = [
    ...types.map((type) => typesNoun([type]).singular),
    ...(subtypes.length === 0 ? [] : [subtypesTitle(subtypes)]),
    ...supertypes.map((type) => SUPERTYPES_FR[type]({ gender: 'm', plural: false })),
  ]
  const granted = abilities.map((ability) =>
    ability.kind === 'keyword'
      ? keywordInSentence(ability, scope)
      : quoted(scope.via.ability(ability, freshScope(scope, scope.self))),
  )
  return [
    ...(name === undefined ? [] : [`son nom est ${name}`]),
    ...(notLegendary === true ? ['ce n’est pas légendaire'] : []),
    ...(kinds.length === 0
      ? []
      : onlySubtypes === true
        ? [`c’est ${joinWith('et', kinds)}`]
        : [`c’est aussi ${joinWith('et', kinds)} en plus de ses autres types`]),
    ...(colors === undefined ? [] : [colorsOf(colors)]),
    ...(noManaCost === true ? ['cela n’a pas de coût de mana'] : []),
    ...(power === undefined ? [] : [`sa force est ${power}`]),
    ...(toughness === undefined ? [] : [`son endurance est ${toughness}`]),
    ...(granted.length === 0 ? [] : [`cela a ${joinWith('et', granted)}`]),
    ...(thisAbility === true ? ['cela a cette capacité'] : []),
    ...keeps.map((one) => KEPT[one]),
    ...(ifIs === undefined ? [] : ifItIs(ifIs, scope)),
  ]
}
