import { type CompiledFace, compileCard, printCardText } from '../../compiler/index.ts'
import { printCardTextFr } from '../../compiler/print/fr/print-card-text.ts'
import type { CardDefinition } from '../../core/card.ts'
import type { CardObject } from '../../core/card-object.ts'
import type { Voice } from '../http/language.ts'
import type { CardAnswer } from '../schemas/card.ts'
import { copy, say, tellGap } from './told.ts'

/** What the referee understands of a card: its structure, the text printed back, and the parts it does not understand. */
export const describeCard = (card: CardObject, voice: Voice): CardAnswer => {
  const { faces, understood } = compileCard(card)
  return { object: 'card', name: card.name, understood, faces: faces.map((face) => describeFace(face, voice)) }
}

const describeFace = ({ definition, abilities }: CompiledFace, voice: Voice): CardAnswer['faces'][number] => {
  const french = printCardTextFr(definition)
  let understood = 0
  const parts = abilities.map((part) => {
    const place = { text: part.text, span: copy(part.span) }
    if ('gap' in part) return { ...place, gap: tellGap(part.gap, voice) }
    const texts = { en: part.printed.en, fr: french[understood++] ?? '' }
    return { ...place, ability: copy(part.ability), printed: say(voice, (lang) => texts[lang]) }
  })
  return { definition: copy(definition), parts, gaps: definition.gaps.map((gap) => tellGap(gap, voice)) }
}

/** The same of a card of the catalogue, of which only the meaning is kept. */
export const describeDefinition = (definition: CardDefinition, voice: Voice): CardAnswer => {
  const { name, names, gaps } = definition
  const english = printCardText(definition)
  const french = printCardTextFr(definition)
  const parts = definition.abilities.map((ability, i) => {
    const texts = { en: english[i] ?? '', fr: french[i] ?? '' }
    return { ability: copy(ability), printed: say(voice, (lang) => texts[lang]) }
  })
  return {
    object: 'card',
    name,
    ...(names === undefined ? {} : { names }),
    understood: gaps.length === 0,
    faces: [{ definition: copy(definition), parts, gaps: gaps.map((gap) => tellGap(gap, voice)) }],
  }
}
