import type { Ability } from '../core/ability.ts'
import type { CardDefinition, Gap } from '../core/card.ts'
import type { CardFaceObject, CardObject } from '../core/card-object.ts'
import { isColor } from '../core/color.ts'
import { parseManaCost } from '../core/mana.ts'
import { attachedWords } from './attached-words.ts'
import { parseTypeLine } from './characteristics/type-line.ts'
import { type AbilityContext, type CompiledText, compileText, scopeFor } from './compile-ability.ts'
import { compileAnchored } from './compile-anchored.ts'
import type { CompiledAbility, CompiledCard, CompiledFace } from './compiled-card.ts'
import { gapScope } from './gap-scope.ts'
import { framed } from './grammar/ability/frame.ts'
import { linkFaces } from './link-faces.ts'
import { meldSideOf } from './meld-side.ts'
import { normalizeText } from './normalize/normalize-text.ts'
import { paidWordsOf } from './paid-words.ts'
import { sayItself, selfWords } from './self-words.ts'
import { type Placed, placeParagraphs } from './text-box.ts'
import { withPrototype } from './with-prototype.ts'

/** Reads a card object. Never throws: what is not understood is a gap. */
export const compileCard = (card: CardObject): CompiledCard => {
  const faces = (card.card_faces ?? []).length > 0 ? (card.card_faces as readonly CardFaceObject[]) : [card]
  const read = readFaces(card, faces)
  const linked = linkFaces(read, (at, { span }) => ({
    ...gapIn(faces[at]!)('no linked ability', span),
    scope: 'static',
  }))
  const compiled = faces.map((face, at) => withMeld(card, face, compileFace(face, linked[at]!)))
  return { faces: compiled, understood: compiled.every(({ definition }) => definition.gaps.length === 0) }
}

/** CR 702.102d: both halves of a split card may be one spell, so their targets are numbered through. */
const readFaces = (
  { layout }: CardObject,
  faces: readonly CardFaceObject[],
): readonly (readonly CompiledAbility[])[] => {
  let firstTarget = 1
  return faces.map((face) => {
    const { abilities, nextTarget } = compileAbilities(face, gapIn(face), firstTarget)
    if (layout === 'split') firstTarget = nextTarget
    return abilities
  })
}

type MakeGap = (reason: string, span?: readonly [number, number]) => Gap

const gapIn = (face: CardFaceObject): MakeGap => {
  const text = face.oracle_text ?? ''
  return (reason, span = [0, text.length]) => ({
    card: face.name,
    text: text.slice(span[0], span[1]),
    span,
    reason,
  })
}

const compileFace = (face: CardFaceObject, compiled: readonly CompiledAbility[]): CompiledFace => {
  const typeLine = parseTypeLine(face.type_line ?? '')
  const gap = gapIn(face)
  const abilities = compiled.flatMap((each) => ('ability' in each ? [each.ability] : []))
  const cost = face.mana_cost === undefined || face.mana_cost === '' ? null : parseManaCost(face.mana_cost)
  const size = { power: sizeOf(face.power), toughness: sizeOf(face.toughness) }
  const loyalty = face.loyalty === undefined ? undefined : numberOf(face.loyalty)
  const defense = face.defense === undefined ? undefined : numberOf(face.defense)
  const faults = [
    ...(typeLine === null ? [gap(`type line: ${face.type_line ?? 'none'}`)] : []),
    ...(cost === null && (face.mana_cost ?? '') !== '' ? [gap(`mana cost: ${face.mana_cost}`)] : []),
    ...(isSizeKnown(face, abilities) ? [] : [gap(`power and toughness: ${face.power}/${face.toughness}`)]),
    ...(face.loyalty !== undefined && loyalty === undefined ? [gap(`loyalty: ${face.loyalty}`)] : []),
    ...(face.defense !== undefined && defense === undefined ? [gap(`defense: ${face.defense}`)] : []),
  ]
  const definition: CardDefinition = {
    name: face.name,
    manaCost: cost,
    ...(face.color_indicator === undefined ? {} : { colorIndicator: face.color_indicator.filter(isColor) }),
    typeLine: typeLine ?? { supertypes: [], types: [], subtypes: [] },
    ...(size.power === undefined ? {} : { power: size.power }),
    ...(size.toughness === undefined ? {} : { toughness: size.toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(defense === undefined ? {} : { defense }),
    abilities,
    gaps: [...faults, ...compiled.flatMap((each) => ('gap' in each ? [each.gap] : []))],
  }
  return { definition: withPrototype(definition), abilities: compiled }
}

const withMeld = (
  { layout }: CardObject,
  face: CardFaceObject,
  { definition, abilities }: CompiledFace,
): CompiledFace => {
  const meld = meldSideOf(face, layout === 'meld', definition.abilities)
  return meld === undefined ? { definition, abilities } : { definition: { ...definition, meld }, abilities }
}

const numberOf = (text: string): number | undefined => (/^-?\d+$/.test(text) ? Number(text) : undefined)

const sizeOf = (text: string | undefined): number | '*' | undefined =>
  text === undefined ? undefined : STAR.test(text) ? '*' : numberOf(text)
/** CR 208.2: a star alone, or a number and a star. */
const STAR = /^(?:\d+\+)?\*$/

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
    return STAR.test(text) && defined.some((each) => each[which] !== undefined)
  }
  return isKnown(power, 'power') && isKnown(toughness, 'toughness')
}

/** CR 702.169, 711.2, 716.2: abilities that stand in a part of the text box are those the object has while that part counts. */
const compileFramed = ({ text, frame }: Placed, context: AbilityContext): CompiledText => {
  const result = compileText(text, context)
  if (frame === undefined || result.kind === 'gap') return result
  const abilities = result.abilities.flatMap((ability) => framed(frame, ability) ?? [])
  return abilities.length === result.abilities.length
    ? { ...result, abilities }
    : { kind: 'gap', at: 0, reason: `not understood behind: ${frame.prefix}` }
}

interface CompiledAbilities {
  readonly abilities: readonly CompiledAbility[]
  readonly nextTarget: number
}

const compileAbilities = (face: CardFaceObject, gap: MakeGap, first: number): CompiledAbilities => {
  const text = face.oracle_text ?? ''
  const typeLine = parseTypeLine(face.type_line ?? '')
  if (typeLine === null) return { abilities: [], nextTarget: first }
  const isSpell = typeLine.types.includes('instant') || typeLine.types.includes('sorcery')
  const words = selfWords({ name: face.name, typeLine })
  const found: CompiledAbility[] = []
  let firstTarget = first
  for (const paragraph of placeParagraphs(normalizeText(text, face))) {
    const known = found.flatMap((each) => ('ability' in each ? [each.ability] : []))
    const context = { isSpell, attachedTo: attachedWords(typeLine, known), paid: paidWordsOf(known), firstTarget }
    const { span, frame } = paragraph
    const anchored = frame === undefined ? compileAnchored(paragraph.text, context) : null
    const result = anchored ?? compileFramed(paragraph, context)
    if (result.kind === 'gap') {
      const kind = gapScope(paragraph.text, isSpell, scopeFor(context))
      found.push({ text: text.slice(span[0], span[1]), span, gap: { ...gap(result.reason, span), ...kind } })
      continue
    }
    firstTarget = result.nextTarget
    result.abilities.forEach((ability, i) => {
      const printed = { en: sayItself((frame?.prefix ?? '') + (result.parts[i] as string), words) }
      found.push({ text: text.slice(span[0], span[1]), span, ability, printed })
    })
  }
  return { abilities: found, nextTarget: firstTarget }
}
