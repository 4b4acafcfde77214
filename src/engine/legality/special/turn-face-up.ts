/** CR 116.2b: a face-down permanent one controls may be turned face up at any time with priority, for a cost it would have. */
import { illegal } from '../../illegal.ts'
import { waysToTurnUp } from '../../special/ways-to-turn-up.ts'
import { named } from '../named.ts'
import type { ProposedCard } from '../proposed.ts'
import type { Rule, Stage } from '../stage.ts'

const isFaceDownPermanent: Rule<ProposedCard> = (ctx, { object, zone }) =>
  zone === 'battlefield' && ctx.state.objects[object]!.faceDown
    ? []
    : [illegal('special.not-face-down', ['116.2b', '708.7'], { object: named(ctx, object) })]

const isOwn: Rule<ProposedCard> = (ctx, { object, player, traits: { controller } }) =>
  controller === player
    ? []
    : [illegal('special.not-controller', ['116.2b', '702.37e'], { object: named(ctx, object), controller })]

const hasWay: Rule<ProposedCard> = (ctx, { object }) =>
  waysToTurnUp(ctx, object).length > 0
    ? []
    : [
        illegal('special.unavailable', ['702.37e', '702.168d', '701.40b', '701.58b'], {
          object: named(ctx, object),
          what: 'turn-face-up',
        }),
      ]

export const TURN_FACE_UP_STAGES: readonly Stage<ProposedCard>[] = [[isFaceDownPermanent], [isOwn], [hasWay]]
