import type { CardDefinition } from '../../core/card.ts'
import { isPermanentType } from '../../core/card-type.ts'
import type { CastHalf, Half } from '../../core/face.ts'
import type { GameObject } from '../../core/object.ts'

/**
 * CR 202.3d, 709.3b, 709.5, 710.2: of all that is printed on an object, or that it copies, what it has as it stands: of a split spell
 * the half that was cast, of a permanent with a shared type line its unlocked halves, of a flip card the side that counts. CR 709.4,
 * 709.4c, 709.4d: both halves together of a split card anywhere else, and of a fused spell.
 */
export const asItStands = (whole: CardDefinition, { zone, marks }: Pick<GameObject, 'zone' | 'marks'>) => {
  if (whole.flipped !== undefined && zone === 'battlefield' && marks?.flipped === true)
    return flippedSide(whole, whole.flipped)
  if (whole.halves === undefined) return whole
  if (zone === 'battlefield') return hasSharedTypeLine(whole) ? unlockedPart(whole, marks?.unlocked ?? []) : whole
  return marks?.half === undefined || marks.half === 'fused' ? whole : halfOf(whole, marks.half)
}

/** CR 709.5: a split card with halves that are permanents shares its type line between them. */
export const hasSharedTypeLine = ({ halves, typeLine }: CardDefinition): boolean =>
  halves !== undefined && typeLine.types.every(isPermanentType)

type Halves = { readonly [H in Half]?: CardDefinition }
const split = new WeakMap<CardDefinition, Halves>()

/** CR 709.3b, 709.5a: one half alone, which has its own type line or the one they share, with what an effect that made a copy added to the whole (707.9a). */
export const halfOf = (whole: CardDefinition, half: Half): CardDefinition => {
  const known = split.get(whole)?.[half]
  if (known !== undefined) return known
  const own = whole.halves![half === 'left' ? 0 : 1]
  const alone = { ...own, abilities: [...own.abilities, ...addedAbilities(whole)] }
  split.set(whole, { ...split.get(whole), [half]: alone })
  return alone
}

/** The abilities that stand in neither text box; those of the halves come first. */
const addedAbilities = ({ abilities, halves }: CardDefinition) =>
  abilities.slice(halves![0].abilities.length + halves![1].abilities.length)

const locked = new WeakMap<CardDefinition, CardDefinition>()

/** CR 709.5, 709.5c: without the name, the mana cost and the text of a locked half. */
const unlockedPart = (whole: CardDefinition, unlocked: readonly Half[]): CardDefinition => {
  const [first, second] = unlocked
  if (second !== undefined) return whole
  if (first !== undefined) return halfOf(whole, first)
  const known = locked.get(whole)
  if (known !== undefined) return known
  const { halves: _, names: __, ...rest } = whole
  const bare = { ...rest, name: '', manaCost: null, abilities: addedAbilities(whole), gaps: [] }
  locked.set(whole, bare)
  return bare
}

const turned = new WeakMap<CardDefinition, CardDefinition>()

/** CR 710.1b, 710.1c, 710.2: the alternative name, text, type line, power and toughness; mana cost and colour stay. */
export const flippedSide = (normal: CardDefinition, flipped: CardDefinition): CardDefinition => {
  const known = turned.get(normal)
  if (known !== undefined) return known
  const { colorIndicator, colors } = normal
  const { colorIndicator: _, colors: __, ...side } = flipped
  const whole = {
    ...side,
    manaCost: normal.manaCost,
    ...(colorIndicator === undefined ? {} : { colorIndicator }),
    ...(colors === undefined ? {} : { colors }),
  }
  turned.set(normal, whole)
  return whole
}

/** CR 709.4a: the two names of a split card, where nothing gave it another. */
export const namesOfHalves = ({ name, halves }: CardDefinition): readonly string[] | undefined =>
  halves !== undefined && name === joinedName(halves[0].name, halves[1].name)
    ? [halves[0].name, halves[1].name]
    : undefined

const joinedName = (left: string, right: string): string => `${left} // ${right}`

/** CR 702.102a, 702.127a: a keyword that says how halves of the card are cast. */
export const says = ({ abilities }: CardDefinition, keyword: 'fuse' | 'aftermath'): boolean =>
  abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === keyword)

/** CR 709.3, 702.102a: how a split card could be cast: either half, and both where it lies in a hand and has fuse. */
export const castableHalves = (whole: CardDefinition, { zone }: Pick<GameObject, 'zone'>): readonly CastHalf[] =>
  whole.halves === undefined
    ? []
    : [
        'left',
        'right',
        ...(zone === 'hand' && whole.halves.some((half) => says(half, 'fuse')) ? ['fused' as const] : []),
      ]
