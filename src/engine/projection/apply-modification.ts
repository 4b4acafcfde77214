import type { Ability } from '../../core/ability.ts'
import type { Gap } from '../../core/card.ts'
import { BASIC_LAND_MANA, type BasicLandType, CARD_TYPES, type CardType, SUPERTYPES } from '../../core/card-type.ts'
import { COLORS } from '../../core/color.ts'
import type { KeywordName } from '../../core/keyword.ts'
import type { Modification } from '../../core/modification.ts'
import { type SubtypeSet, setOfSubtype } from '../../core/subtype.ts'
import { isManaAbility } from '../legality/activated-abilities.ts'
import { settleValues } from '../links/settle-values.ts'
import { isTriggeredManaAbility } from '../mana/is-triggered-mana.ts'
import { evaluate } from '../refs/amount.ts'
import { bonus } from '../refs/bonus.ts'
import type { Env } from '../refs/env.ts'
import { lookUp } from '../refs/look-up.ts'
import { changeWords } from './change-words.ts'
import type { Draft } from './draft.ts'

/**
 * The draft after one modification (CR 613.1). An ability is added with everything it says (CR 113.10, 113.10a) and a lost one
 * lost in all its instances (113.10b); of several effects the later prevails (113.10c).
 */
export const applyModification = (draft: Draft, modification: Modification, env: Env): Draft => {
  switch (modification.kind) {
    case 'control': {
      const [player] = lookUp(env, modification.player)
      return player === undefined ? draft : { ...draft, controller: player }
    }
    case 'change-words':
      return changeWords(draft, modification.change)
    // CR 612.8: it has this name and no other.
    case 'set-name':
      return { ...draft, name: modification.name }
    case 'types':
      return withTypes(draft, modification)
    case 'remove-types':
      return withoutTypes(draft, modification)
    case 'colors':
      return {
        ...draft,
        colors: COLORS.filter(
          (color) => modification.colors.includes(color) || (modification.set !== true && draft.colors.includes(color)),
        ),
      }
    // CR 607.5a: nothing while no value is chosen.
    case 'become-chosen': {
      const settled = settleValues(env, modification)
      return settled.kind === 'become-chosen' ? draft : applyModification(draft, settled, env)
    }
    case 'add-ability':
      return { ...draft, abilities: [...draft.abilities, modification.ability] }
    // An effect that begins knows which they are, and a static ability can't say so (`unenforced.ts`).
    case 'add-activated-abilities':
      return draft
    case 'cant-have-keyword':
    case 'remove-keyword':
      return {
        ...draft,
        abilities: draft.abilities.filter((a) => a.kind !== 'keyword' || !isLost(a.keyword, modification.keyword)),
      }
    case 'remove-all-abilities':
      return modification.exceptMana === true
        ? { ...draft, abilities: draft.abilities.filter(isOfMana), gaps: draft.gaps.filter(mayBeOfMana) }
        : { ...draft, abilities: [], gaps: [] }
    case 'define-power-toughness':
    case 'set-power-toughness':
      return {
        ...draft,
        power: modification.power === undefined ? draft.power : evaluate(env, modification.power),
        toughness: modification.toughness === undefined ? draft.toughness : evaluate(env, modification.toughness),
      }
    case 'modify-power-toughness':
      return {
        ...draft,
        power: draft.power === null ? null : draft.power + bonus(env, modification.power),
        toughness: draft.toughness === null ? null : draft.toughness + bonus(env, modification.toughness),
      }
    case 'switch-power-toughness':
      return { ...draft, power: draft.toughness, toughness: draft.power }
  }
}

/** CR 605.1a–b */
const isOfMana = (ability: Ability): boolean =>
  isTriggeredManaAbility(ability) || (ability.kind === 'activated' && isManaAbility(ability))

const mayBeOfMana = ({ text }: Gap): boolean => /\badds?\b/i.test(text)

/**
 * CR 205.1a–b: types are replaced or added. A land that gets a basic land type in place of its own loses the abilities of
 * its text (305.7).
 */
const withTypes = (draft: Draft, change: Extract<Modification, { kind: 'types' }>): Draft => {
  const replaces = change.set === true
  const types = !replaces || change.types === undefined ? join(draft.types, change.types, CARD_TYPES) : change.types
  const losesText = replaces && draft.types.includes('land') && change.subtypes?.some(isBasicLandType) === true
  return {
    ...draft,
    types,
    supertypes: join(draft.supertypes, change.supertypes, SUPERTYPES),
    subtypes: replaces ? replacedSubtypes(draft, types, change) : join(draft.subtypes, change.subtypes),
    allCreatureTypes: change.allCreatureTypes === true || (draft.allCreatureTypes && !replaces),
    ...(losesText ? { abilities: [] as readonly Ability[], gaps: [] } : {}),
  }
}

/** CR 205.1a: with a card type go the subtypes that no card type it still has could bear. */
const withoutTypes = (draft: Draft, change: Extract<Modification, { kind: 'remove-types' }>): Draft => {
  const types = draft.types.filter((type) => !change.types?.includes(type))
  const bears = (set: SubtypeSet): boolean => types.some((type) => GOES_WITH[set].includes(type))
  return {
    ...draft,
    types,
    subtypes: draft.subtypes.filter(
      (subtype) => !change.subtypes?.includes(subtype) && (change.types === undefined || bears(setOfSubtype(subtype))),
    ),
    allCreatureTypes: draft.allCreatureTypes && (change.types === undefined || bears('creature')),
  }
}

/**
 * CR 205.1a: new subtypes replace those of their own set; the others stay as long as the object has a card type that goes
 * with them.
 */
const replacedSubtypes = (
  draft: Draft,
  types: readonly CardType[],
  change: Extract<Modification, { kind: 'types' }>,
): readonly string[] => {
  const replaced = new Set(change.subtypes?.map(setOfSubtype))
  const kept = draft.subtypes.filter((subtype) => {
    const set = setOfSubtype(subtype)
    return !replaced.has(set) && (change.types === undefined || types.some((type) => GOES_WITH[set].includes(type)))
  })
  return join(kept, change.subtypes)
}

const GOES_WITH: Readonly<Record<SubtypeSet, readonly CardType[]>> = {
  artifact: ['artifact'],
  enchantment: ['enchantment'],
  land: ['land'],
  planeswalker: ['planeswalker'],
  spell: ['instant', 'sorcery'],
  creature: ['creature', 'kindred'],
  battle: ['battle'],
}

const isBasicLandType = (subtype: string): subtype is BasicLandType => subtype in BASIC_LAND_MANA

const join = <T extends string>(
  before: readonly T[],
  added: readonly T[] | undefined,
  order?: readonly T[],
): readonly T[] => {
  if (added === undefined) return before
  const all = new Set([...before, ...added])
  return order === undefined ? [...all] : order.filter((item) => all.has(item))
}

/** CR 305.6: each basic land type a land has gives it the mana ability of that type. */
export const withIntrinsicMana = (draft: Draft): Draft => {
  if (!draft.types.includes('land')) return draft
  const types = draft.subtypes.filter(isBasicLandType)
  return types.length === 0 ? draft : { ...draft, abilities: withManaOf(draft.abilities, types) }
}

const joined = new WeakMap<readonly Ability[], Map<string, readonly Ability[]>>()

/** The same list for the same abilities and types, so that what is worked out about a list is worked out once. */
const withManaOf = (abilities: readonly Ability[], types: readonly BasicLandType[]): readonly Ability[] => {
  const lists = joined.get(abilities) ?? new Map<string, readonly Ability[]>()
  joined.set(abilities, lists)
  const key = types.join()
  const list = lists.get(key) ?? [...abilities, ...types.map((type) => INTRINSIC[type])]
  lists.set(key, list)
  return list
}

const INTRINSIC = Object.fromEntries(
  Object.entries(BASIC_LAND_MANA).map(([type, mana]) => [
    type,
    {
      kind: 'activated',
      cost: [{ kind: 'tap' }],
      body: {
        kind: 'simple',
        targets: [],
        effects: [{ do: 'add-mana', who: { ref: 'you' }, mana: { kind: 'fixed', mana: [mana] } }],
      },
    },
  ]),
) as unknown as Record<BasicLandType, Ability>

/** CR 702.22b: what loses banding loses each "bands with other" too. */
const isLost = (keyword: KeywordName, lost: KeywordName): boolean =>
  keyword === lost || (lost === 'banding' && keyword === 'bands with other')
