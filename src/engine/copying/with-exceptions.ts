import type { Ability, StaticEffect } from '../../core/ability.ts'
import type { CardDefinition } from '../../core/card.ts'
import type { CopyExceptions, FixedExceptions } from '../../core/copy.ts'
import type { Modification } from '../../core/modification.ts'
import { setOfSubtype } from '../../core/subtype.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { keptOf } from './kept-of.ts'

/**
 * CR 707.9a–b, 707.9d: copiable values with what the copy has of its own; they are the copy's copiable values from then on. CR 707.9f:
 * whether exceptions for one kind of copy apply is seen of the copy with all others. `own`: what becomes the copy, if it was
 * there before.
 */
export const withExceptions = (
  values: CardDefinition,
  except: CopyExceptions | undefined,
  ability: Ability | null = null,
  own?: CardDefinition,
): CardDefinition => {
  if (except === undefined) return values
  const { keeps, ifIs, ...always } = except
  const first = withFixed(values, { ...always, ...(keeps === undefined ? {} : keptOf(own, keeps)) }, ability)
  return ifIs !== undefined && first.typeLine.types.includes(ifIs.type) ? withFixed(first, ifIs.except, ability) : first
}

const withFixed = (values: CardDefinition, except: FixedExceptions, ability: Ability | null): CardDefinition => {
  const { halves, flipped } = values
  if (halves !== undefined && except.colors !== undefined)
    leaveUnsupportedRule('707.9d', values.name, 'halves that copy no colour')
  const { abilities: _, thisAbility: __, ...onHalves } = except
  return {
    ...withOwn(values, except, ability),
    // CR 709.5: what is added stands in neither half.
    ...(halves === undefined
      ? {}
      : { halves: [withOwn(halves[0], onHalves, null), withOwn(halves[1], onHalves, null)] as const }),
    // CR 110.5c, 707.3: it has them flipped as well.
    ...(flipped === undefined ? {} : { flipped: withOwn(flipped, except, ability) }),
  }
}

const withOwn = (values: CardDefinition, except: FixedExceptions, ability: Ability | null): CardDefinition => {
  const { typeLine } = values
  const supertypes = typeLine.supertypes.filter((type) => type !== 'legendary' || except.notLegendary !== true)
  return {
    ...values,
    ...(except.name === undefined ? {} : { name: except.name }),
    typeLine: {
      supertypes: joined(supertypes, except.supertypes),
      types: joined(typeLine.types, except.types),
      subtypes: joined(
        typeLine.subtypes.filter((type) => except.onlySubtypes !== true || setOfSubtype(type) !== 'creature'),
        except.subtypes,
      ),
    },
    ...(except.colors === undefined ? {} : { colors: except.colors }),
    ...(except.noManaCost === true ? { manaCost: null } : {}),
    ...(except.power === undefined ? {} : { power: except.power }),
    ...(except.toughness === undefined ? {} : { toughness: except.toughness }),
    abilities: [
      ...copiedAbilities(values.abilities, except),
      ...(except.abilities ?? []),
      ...(except.thisAbility === true && ability !== null ? [ability] : []),
    ],
  }
}

const joined = <T>(own: readonly T[], added: readonly T[] | undefined): readonly T[] => [
  ...new Set([...own, ...(added ?? [])]),
]

/** CR 707.9d: what defines a characteristic that the copy has a value of its own for is not copied. */
const copiedAbilities = (
  abilities: readonly Ability[],
  { power, toughness, colors }: FixedExceptions,
): readonly Ability[] =>
  power === undefined && toughness === undefined && colors === undefined
    ? abilities
    : abilities
        .filter((ability) => colors === undefined || ability.kind !== 'keyword' || ability.keyword !== 'devoid')
        .flatMap((ability) => {
          const left = withoutDefining(ability, power !== undefined, toughness !== undefined)
          return left === null ? [] : [left]
        })

const withoutDefining = (ability: Ability, power: boolean, toughness: boolean): Ability | null => {
  if (ability.kind !== 'static') return ability
  const effects = ability.effects.flatMap((effect): readonly StaticEffect[] => {
    if (effect.kind !== 'continuous') return [effect]
    const modifications = effect.modifications.flatMap((one): readonly Modification[] => {
      if (one.kind !== 'define-power-toughness') return [one]
      const { power: definesPower, toughness: definesToughness, ...rest } = one
      const left = {
        ...rest,
        ...(power || definesPower === undefined ? {} : { power: definesPower }),
        ...(toughness || definesToughness === undefined ? {} : { toughness: definesToughness }),
      }
      return left.power === undefined && left.toughness === undefined ? [] : [left]
    })
    return modifications.length === 0 ? [] : [{ ...effect, modifications }]
  })
  return effects.length === 0 ? null : { ...ability, effects }
}
