import type { Effect } from '../../../core/effect.ts'
import { YOU } from '../../../core/ref.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'

const what = hole('w')
const to = hole('t')

/** Commands about spells and abilities on the stack: their targets (115.7) and copies of them (707.10). */
export const STACK_VERBS: readonly Row<Effect>[] = [
  ['change the target of <w:object>', { do: 'change-target', what, how: 'change-all' }],
  ['change the target of <w:object> to <t:object>', { do: 'change-target', what, how: 'change-all', to }],
  ['change a target of <w:object>', { do: 'change-target', what, how: 'change-one' }],
  ['change a target of <w:object> to <t:object>', { do: 'change-target', what, how: 'change-one', to }],
  ['change any targets of <w:object>', { do: 'change-target', what, how: 'change-any' }],
  // Leaving all targets is one of the choices: nothing is asked besides (115.7d).
  ['you may choose new targets for <w:object>', { do: 'change-target', what, how: 'choose-new' }],
  [
    'copy <w:object>( and you may choose new targets for the copy|. You may choose new targets for the copy)',
    { do: 'copy-spell', what, who: YOU, newTargets: true },
  ],
  // Copies of cards are cast in their stead (707.12).
  [
    'copy <w:object>(. You may cast the copy| and you may cast the copy) without paying its mana cost',
    { do: 'cast', who: YOU, what, copies: true, forCost: [] },
  ],
  ['copy <w:object>. You may cast the copy', { do: 'cast', who: YOU, what, copies: true }],
  ['copy <w:object>', { do: 'copy-spell', what, who: YOU, newTargets: false }],
]
