import type { Ability } from '../core/ability.ts'
import type { Gap } from '../core/card.ts'
import type { CompiledAbility } from './compiled-card.ts'
import { linksAsked, linksKept, markLinked } from './link-abilities.ts'

const abilityIn = (each: CompiledAbility): readonly Ability[] => ('ability' in each ? [each.ability] : [])

/**
 * CR 607.1, 607.1b: the abilities of all faces of a card, linked. One that speaks of what no ability understood here chooses or does
 * is a gap: it would speak of nothing, while its card knows better.
 */
export const linkFaces = (
  faces: readonly (readonly CompiledAbility[])[],
  gapFor: (face: number, ability: CompiledAbility) => Gap,
): readonly (readonly CompiledAbility[])[] => {
  const asked = new Set(
    faces
      .flat()
      .flatMap(abilityIn)
      .flatMap((ability) => [...linksAsked(ability)]),
  )
  if (asked.size === 0) return faces
  const marked = faces.map((face) =>
    face.map((each) => ('ability' in each ? { ...each, ability: markLinked(each.ability, asked) } : each)),
  )
  const kept = linksKept(marked.flat().flatMap(abilityIn))
  return marked.map((face, at) =>
    face.map((each): CompiledAbility => {
      if (!('ability' in each) || [...linksAsked(each.ability)].every((link) => kept.has(link))) return each
      return { text: each.text, span: each.span, gap: gapFor(at, each) }
    }),
  )
}
