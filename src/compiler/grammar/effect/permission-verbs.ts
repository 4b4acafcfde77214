import type { Effect } from '../../../core/effect.ts'
import { YOU } from '../../../core/ref.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'

const lands = (extra: number): Effect => ({
  do: 'rule',
  what: YOU,
  rule: { kind: 'permission', may: { act: 'play-land', who: 'you', extra } },
  duration: 'end-of-turn',
})

const what = hole('w')
/** CR 305.1, 601.3: cards named now may be cast for a time from where they are. */
const mayCast: Effect = {
  do: 'rule',
  what,
  rule: { kind: 'permission', may: { act: 'cast', what: {}, who: 'you' } },
  duration: hole('d'),
}
/** CR 715.3d: what else lets a card be cast as an Adventure. */
const asAdventure: Effect = {
  do: 'rule',
  what,
  rule: { kind: 'permission', may: { act: 'cast', what: {}, who: 'you' }, as: 'adventure' },
  duration: hole('d'),
}
const mayPlayLand: Effect = {
  do: 'rule',
  what,
  rule: { kind: 'permission', may: { act: 'play-land', who: 'you', from: {} } },
  duration: hole('d'),
}
/** To play a card is to cast it or to play it as a land (701.18a). */
export const MAY_PLAY: readonly Effect[] = [mayCast, mayPlayLand]

/** What you may do for a time, without a choice now (305.2). */
export const PERMISSION_VERBS: readonly Row<Effect>[] = [
  [
    'you may cast <w:object> without paying (its mana cost|their mana costs)',
    { do: 'cast', who: YOU, what, forCost: [] },
  ],
  ['you may cast <w:object><d:duration>', mayCast],
  ['you may cast <w:object>( from your graveyard|) as an Adventure<d:duration>', asAdventure],

  ['you may play an additional land this turn', lands(1)],
  ['you may play up to two additional lands this turn', lands(2)],
  ['you may play up to three additional lands this turn', lands(3)],
]
