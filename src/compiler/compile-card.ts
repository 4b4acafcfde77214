import type { Ability } from '../core/ability.ts'
import type { CardDefinition, Gap } from '../core/card.ts'
import type { CardFaceObject, CardObject } from '../core/card-object.ts'
import { isColor } from '../core/color.ts'
import { parseManaCost } from '../core/mana.ts'
import { attachedWords } from './attached-words.ts'
import { parseTypeLine } from './characteristics/type-line.ts'
import { compileText, scopeFor } from './compile-ability.ts'
import { gapScope } from './gap-scope.ts'
import { linkExiled } from './link-exiled.ts'
import { normalizeText } from './normalize/normalize-text.ts'
import { paidWordsOf } from './paid-words.ts'
import { sayItself, selfWords } from './self-words.ts'

export interface CompiledCard {
  readonly faces: readonly CompiledFace[]
  /** All faces completely. */
  readonly understood: boolean
}

export interface CompiledFace {
  readonly definition: CardDefinition
  readonly abilities: readonly CompiledAbility[]
}

/** One ability of a face: its text there, where it stands, and either what it means or why that is not known. */
export type CompiledAbility = {
  readonly text: string
  readonly span: readonly [number, number]
} & ({ readonly ability: Ability; readonly printed: { readonly en: string } } | { readonly gap: Gap })

/** Reads a card object. Never throws: what is not understood is a gap. */
export const compileCard = (card: CardObject): CompiledCard => {
  const faces = (card.card_faces ?? []).length > 0 ? (card.card_faces as readonly CardFaceObject[]) : [card]
  const compiled = faces.map((face) => compileFace(face))
  return { faces: compiled, understood: compiled.every(({ definition }) => definition.gaps.length === 0) }
}

const compileFace = (face: CardFaceObject): CompiledFace => {
  const text = face.oracle_text ?? ''
  const typeLine = parseTypeLine(face.type_line ?? '')
  const gap = (reason: string, span: readonly [number, number] = [0, text.length]): Gap => ({
    card: face.name,
    text: text.slice(span[0], span[1]),
    span,
    reason,
  })
  const compiled = typeLine === null ? [] : compileAbilities(face, text, gap)
  const abilities = linkExiled(compiled.flatMap((each) => ('ability' in each ? [each.ability] : [])))
  const cost = face.mana_cost === undefined || face.mana_cost === '' ? null : parseManaCost(face.mana_cost)
  const size = { power: sizeOf(face.power), toughness: sizeOf(face.toughness) }
  const loyalty = face.loyalty === undefined ? undefined : numberOf(face.loyalty)
  const faults = [
    ...(typeLine === null ? [gap(`type line: ${face.type_line ?? 'none'}`)] : []),
    ...(cost === null && (face.mana_cost ?? '') !== '' ? [gap(`mana cost: ${face.mana_cost}`)] : []),
    ...(isSizeKnown(face, abilities) ? [] : [gap(`power and toughness: ${face.power}/${face.toughness}`)]),
    ...(face.loyalty !== undefined && loyalty === undefined ? [gap(`loyalty: ${face.loyalty}`)] : []),
  ]
  const definition: CardDefinition = {
    name: face.name,
    manaCost: cost,
    ...(face.color_indicator === undefined ? {} : { colorIndicator: face.color_indicator.filter(isColor) }),
    typeLine: typeLine ?? { supertypes: [], types: [], subtypes: [] },
    ...(size.power === undefined ? {} : { power: size.power }),
    ...(size.toughness === undefined ? {} : { toughness: size.toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
    abilities,
    gaps: [...faults, ...compiled.flatMap((each) => ('gap' in each ? [each.gap] : []))],
  }
  return { definition, abilities: compiled }
}

const numberOf = (text: string): number | undefined => (/^-?\d+$/.test(text) ? Number(text) : undefined)

const sizeOf = (text: string | undefined): number | '*' | undefined =>
  text === undefined ? undefined : text === '*' ? '*' : numberOf(text)

/** CR 208.2a: a star stands only where an ability says what it is. */
const isSizeKnown = ({ power, toughness }: CardFaceObject, abilities: readonly Ability[]): boolean => {
  const defined = abilities.flatMap((ability) =>
    ability.kind !== 'static'
      ? []
      : ability.effects.flatMap((effect) =>
          effect.kind === 'continuous' && effect.affects === 'self'
            ? effect.modifications.filter((modification) => modification.kind === 'define-power-toughness')
            : [],
        ),
  )
  const isKnown = (text: string | undefined, which: 'power' | 'toughness'): boolean => {
    if (text === undefined || numberOf(text) !== undefined) return true
    return text === '*' && defined.some((each) => each[which] !== undefined)
  }
  return isKnown(power, 'power') && isKnown(toughness, 'toughness')
}

type MakeGap = (reason: string, span?: readonly [number, number]) => Gap

const compileAbilities = (face: CardFaceObject, text: string, gap: MakeGap): readonly CompiledAbility[] => {
  const typeLine = parseTypeLine(face.type_line ?? '')
  if (typeLine === null) return []
  const isSpell = typeLine.types.includes('instant') || typeLine.types.includes('sorcery')
  const words = selfWords({ name: face.name, typeLine })
  const found: CompiledAbility[] = []
  let firstTarget = 1
  for (const paragraph of normalizeText(text, face)) {
    const known = found.flatMap((each) => ('ability' in each ? [each.ability] : []))
    const context = { isSpell, attachedTo: attachedWords(typeLine, known), paid: paidWordsOf(known), firstTarget }
    const result = compileText(paragraph.text, context)
    const { span } = paragraph
    if (result.kind === 'gap') {
      const kind = gapScope(paragraph.text, isSpell, scopeFor(context))
      found.push({ text: text.slice(span[0], span[1]), span, gap: { ...gap(result.reason, span), ...kind } })
      continue
    }
    firstTarget = result.nextTarget
    result.abilities.forEach((ability, i) => {
      const printed = { en: sayItself(result.parts[i] as string, words) }
      found.push({ text: text.slice(span[0], span[1]), span, ability, printed })
    })
  }
  return found
}
