import { SELF } from '../../../core/ref.ts'
import type { TriggerEvent } from '../../../core/trigger.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'

const what = hole('w')

/** CR 120.7: each source that deals damage, whatever it is. */
export const SOURCE_EVENTS: readonly Row<TriggerEvent>[] = [
  ['whenever a source deals damage to ~', { on: 'deals-damage', what: {}, to: { is: SELF } }],
  [
    'whenever a source an opponent controls deals damage to ~',
    { on: 'deals-damage', what: { controller: 'opponent' }, to: { is: SELF } },
  ],
  [
    'whenever a source an opponent controls deals damage to you',
    { on: 'deals-damage', what: { controller: 'opponent' }, to: { subject: 'player', player: 'you' } },
  ],
]

/** CR 603.8: a trigger on a state of the game: "when you control no Islands". */
export const STATE_EVENTS: readonly Row<TriggerEvent>[] = [
  ['when <c:condition>', { on: 'state', condition: hole('c') }],
]

/** CR 603.6c: a card of one's own comes from there into one's graveyard. */
export const BURIED_EVENTS: readonly Row<TriggerEvent>[] = [
  [
    '(when|whenever) ~ is put into your graveyard from your library',
    { on: 'zone-change', what: 'self', from: 'library', to: 'graveyard' },
  ],
]

/** CR 701.27e: it transforms into the face that this stands on. */
export const TRANSFORM_EVENTS: readonly Row<TriggerEvent>[] = [
  ['(whenever|when) <w:watched> transforms into ~', { on: 'transforms', what }],
  [
    '(whenever|when) <w:watched> enters or transforms into ~',
    {
      on: 'any',
      events: [
        { on: 'enters', what },
        { on: 'transforms', what },
      ],
    },
  ],
]
