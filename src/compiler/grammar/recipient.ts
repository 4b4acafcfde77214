import type { Ref } from '../../core/ref.ts'
import { anyTemplate, named, oneOf, rows } from '../syntax/combinators.ts'
import { hole } from '../syntax/pattern.ts'
import type { Syntax } from '../syntax/syntax.ts'

const single: Syntax<Ref> = oneOf<Ref>(named('player-obj'), named('object-obj'))

/** What damage is dealt to: "any target", "each opponent", "each creature and each player". */
export const recipient: Syntax<Ref> = oneOf<Ref>(
  single,
  anyTemplate<Ref>(
    rows<Ref>([
      ['<a:object-obj> and <b:player-obj>', { ref: 'union', refs: [hole('a'), hole('b')] }],
      ['<a:player-obj> and <b:object-obj>', { ref: 'union', refs: [hole('a'), hole('b')] }],
      ['<a:object-obj> and <b:object-obj>', { ref: 'union', refs: [hole('a'), hole('b')] }],
    ]),
  ),
)
