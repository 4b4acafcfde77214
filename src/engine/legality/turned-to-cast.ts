import type { CastSpell } from '../../core/action.ts'
import type { FaceDownWay } from '../../core/marks.ts'
import { askOption } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { patchObject } from '../events/commit.ts'
import { faced } from '../facing/faced.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { named } from './named.ts'
import type { ProposedCard } from './proposed.ts'

/**
 * CR 708.4, 702.37c–d, 702.168b–c: a card cast face down is turned face down before anything else, so that all that is asked of
 * it is asked of a face-down card. Only its morph or disguise ability allows that.
 */
export const turnedToCast = (ctx: Context, action: CastSpell, card: ProposedCard): ProposedCard => {
  if (action.faceDown !== true) return card
  const { object, traits } = card
  const ways: FaceDownWay[] = []
  if (hasKeyword(traits, 'morph') || hasKeyword(traits, 'megamorph')) ways.push('morph')
  if (hasKeyword(traits, 'disguise')) ways.push('disguise')
  if (ways.length === 0) {
    refuse([illegal('cast.not-face-down', ['702.37d', '708.4'], { object: named(ctx, object) })])
  }
  const by = askOption(ctx, {
    kind: 'choose-option',
    key: `face-down:${object}`,
    player: action.player,
    rule: '702.37c',
    source: object,
    options: ways,
  }) as FaceDownWay
  patchObject(ctx, object, faced(ctx.state.objects[object]!.marks, { by }))
  cite(ctx, '708.4', { object })
  return { ...card, traits: project(ctx).of(object)! }
}
