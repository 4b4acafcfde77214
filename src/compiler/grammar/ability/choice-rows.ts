import type { StaticEffect } from '../../../core/ability.ts'
import type { Choice } from '../../../core/choice.ts'
import type { Modification } from '../../../core/modification.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import { COLOR_ROWS } from '../color.ts'

type Effects = readonly StaticEffect[]

/** What may be chosen, and under which link the rest of the text speaks of it. */
export const CHOICES: readonly (readonly [text: string, Choice, link: string])[] = [
  ['a color', { kind: 'color' }, 'color'],
  ...COLOR_ROWS.map(
    ([word, color]) => [`a color other than ${word}`, { kind: 'color', not: [color] }, 'color'] as const,
  ),
  ['a creature type', { kind: 'subtype', of: 'creature' }, 'type'],
  ['a basic land type', { kind: 'subtype', of: 'basic-land' }, 'type'],
  ['a land type', { kind: 'subtype', of: 'land' }, 'type'],
  ['a card name', { kind: 'card-name' }, 'name'],
  ['a nonland card name', { kind: 'card-name', of: { notTypes: ['land'] } }, 'name'],
  ['a creature card name', { kind: 'card-name', of: { types: ['creature'] } }, 'name'],
  ['a player', { kind: 'player', of: { subject: 'player' } }, 'player'],
  ['an opponent', { kind: 'player', of: { subject: 'player', player: 'opponent' } }, 'player'],
]

/** CR 614.12a, 607.2d: what its controller chooses as it enters. */
export const CHOICE_RULES: readonly Row<Effects>[] = CHOICES.map(
  ([text, choice, link]): Row<Effects> => [
    `as ~ enters, choose ${text}`,
    [{ kind: 'replacement', replacement: { kind: 'enters-with', what: 'self', choose: { choice, link } } }],
  ],
)

const becomes = (what: 'color' | 'subtype', set?: true): Effects => {
  const link = what === 'color' ? 'color' : 'type'
  const change: Modification = { kind: 'become-chosen', what, link, ...(set === undefined ? {} : { set }) }
  return [{ kind: 'continuous', affects: hole('a'), modifications: [change] }]
}

/** What things are by the choice; said of a subject `a`. */
export const CHOSEN_PREDICATES: readonly Row<Effects>[] = [
  ['(is|are) the chosen type in addition to (its|their) other types', becomes('subtype')],
  ['(is|are) the chosen color in addition to (its|their) other colors', becomes('color')],
  ['(is|are) the chosen type', becomes('subtype', true)],
  ['(is|are) the chosen color', becomes('color', true)],
]
