import type { Effect } from '../../../core/effect.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import { NUMBER_ROWS } from '../../words/number-words.ts'

const who = hole('subject')

/** How a die of so many sides is called: by its number, or in words. */
const DICE: readonly (readonly [sides: number, words: string])[] = [
  [4, 'four'],
  [6, 'six'],
  [8, 'eight'],
  [10, 'ten'],
  [12, 'twelve'],
  [20, 'twenty'],
  [100, '100'],
]
const several = NUMBER_ROWS.slice(2, 6)

/** Flipping coins (705) and rolling dice (706). */
export const CHANCE_VERBS: readonly Row<Effect>[] = [
  ['flip~ a coin until (you|they) lose a flip', { do: 'flip-coin', who, until: 'lost' }],
  ['flip~ a coin', { do: 'flip-coin', who }],
  ['flip~ a coin', { do: 'flip-coin', who, uncalled: true }],
  ...several.map(([word, amount]): Row<Effect> => [`flip~ ${word} coins`, { do: 'flip-coin', who, amount }]),
  ...DICE.flatMap(([sides, words]): readonly Row<Effect>[] => {
    const a = words.startsWith('eight') ? 'an' : 'a'
    const one = sides === 8 ? `(a d8|an eight-sided die)` : `(a d${sides}|${a} ${words}-sided die)`
    const dice = `(d${sides}|${words}-sided dice)`
    return [
      [
        `roll~ ${one} and add the number of cards in your~ hand`,
        { do: 'roll-dice', who, sides, plus: { kind: 'hand-size', of: who } },
      ],
      [`roll~ ${one}`, { do: 'roll-dice', who, sides }],
      ...several.flatMap(([word, amount]): readonly Row<Effect>[] => [
        [`roll~ ${word} ${dice} and ignore the lower roll`, { do: 'roll-dice', who, sides, amount, ignore: 'lowest' }],
        [`roll~ ${word} ${dice}`, { do: 'roll-dice', who, sides, amount }],
      ]),
    ]
  }),
]

export const ROLL_AGAIN: readonly Row<Effect>[] = [['roll again', { do: 'roll-again' }]]
