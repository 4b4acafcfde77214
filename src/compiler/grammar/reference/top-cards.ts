import type { Ref } from '../../../core/ref.ts'
import { anyTemplate, type Row, rows } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import type { Syntax } from '../../syntax/syntax.ts'
import { NUMBER_ROWS } from '../../words/number-words.ts'

const of = hole('p')

/** CR 401.1: "the top card of your library", "the top two cards of target player's library". */
export const topCards: Syntax<Ref> = anyTemplate<Ref>(
  rows<Ref>([
    ['the top card of <p:player-possessive> library', { ref: 'library-top', of, count: 1 }],
    ...NUMBER_ROWS.slice(2, 11).map(
      ([word, count]): Row<Ref> => [
        `the top ${word} cards of <p:player-possessive> library`,
        { ref: 'library-top', of, count },
      ],
    ),
    ['the top X cards of <p:player-possessive> library', { ref: 'library-top', of, count: { kind: 'x' } }],
  ]),
)
