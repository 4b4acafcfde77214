import type { Ability } from '../../../core/ability.ts'
import type { CardDefinition } from '../../../core/card.ts'
import type { TypeLine } from '../../../core/card-type.ts'
import { attachedWords } from '../../attached-words.ts'
import { printNormal } from '../../compile-ability.ts'
import { withoutSides } from '../../join-halves.ts'
import { withoutMarks } from '../../link-abilities.ts'
import { sayItself, selfWords } from '../../self-words.ts'

/** What an ability's text says of the card it is on. */
export interface PrintFace {
  readonly name: string
  readonly typeLine?: TypeLine
  readonly abilities?: readonly Ability[]
}

const NO_TYPES: TypeLine = { supertypes: [], types: [], subtypes: [] }

/** One ability in English, in its preferred wording; null if the grammar has no words for it. */
export const printAbility = (ability: Ability, face: PrintFace): string | null => {
  const typeLine = face.typeLine ?? NO_TYPES
  const isSpell = typeLine.types.includes('instant') || typeLine.types.includes('sorcery')
  const attachedTo = attachedWords(typeLine, face.abilities ?? [])
  const text = printNormal(withoutSides(withoutMarks(ability)), {
    isSpell,
    attachedTo: attachedTo.length > 0 ? attachedTo : ['enchanted creature'],
    firstTarget: 1,
  })
  return text === null ? null : sayItself(text, selfWords({ name: face.name, typeLine }))
}

/** A card's text, one string an ability. */
export const printCardText = (definition: CardDefinition): readonly string[] =>
  definition.abilities.map((ability) => printAbility(ability, definition) ?? '')
