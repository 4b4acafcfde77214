import type { Ability } from '../../core/ability.ts'
import type { Characteristics } from '../../core/object.ts'
import { expandAbility } from '../keywords/expand.ts'

/** CR 714.2: the numbers of the chapter symbols of an ability; none if it is no chapter ability. */
export const chaptersOf = (ability: Ability): readonly number[] =>
  ability.kind === 'triggered' && ability.event.on === 'chapter' ? ability.event.numbers : []

/** CR 714.2d: the greatest number among the chapter abilities, 0 where there are none; those not understood are there too. */
export const finalChapter = ({ abilities, gaps }: Pick<Characteristics, 'abilities' | 'gaps'>): number =>
  Math.max(
    0,
    ...abilities.flatMap(expandAbility).flatMap(chaptersOf),
    ...gaps.flatMap(({ event }) => (event?.on === 'chapter' ? event.numbers : [])),
  )
