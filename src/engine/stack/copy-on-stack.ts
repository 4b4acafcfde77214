import type { CardDefinition } from '../../core/card.ts'
import type { CopyExceptions } from '../../core/copy.ts'
import type { ObjectId, PlayerId, TargetId } from '../../core/ids.ts'
import type { GameObject, StackFacts, Substance } from '../../core/object.ts'
import { type Context, cite } from '../context.ts'
import { withExceptions } from '../copying/with-exceptions.ts'
import { definitionOf, frontOf } from '../definitions.ts'
import { bestowalOf } from '../events/bestowal.ts'
import { addObject, record, removeObject, takeId, takeTimestamp } from '../events/commit.ts'
import { newObject } from '../events/new-object.ts'
import { enterZone, leaveZone } from '../events/zones.ts'
import { halfOf, hasSharedTypeLine } from '../faces/as-it-stands.ts'
import { faceDownDefinition } from '../facing/face-down-definition.ts'
import { leaveUnsupported, leaveUnsupportedRule } from '../interrupt.ts'
import { project } from '../projection/project.ts'
import { type Env, objectOf } from '../refs/env.ts'
import { aimAt } from '../targets/aim-at.ts'
import { pickNewTargets } from '../targets/change-targets.ts'
import { watch } from '../triggers/watch.ts'

/** How a copy differs from what it copies, and what is to become of its targets. */
export interface Copying {
  readonly newTargets: boolean
  readonly except?: CopyExceptions
  /** All of its targets become one of these (707.10e). */
  readonly among?: readonly TargetId[]
  /** It is one of several copies, each with another target (707.10d). */
  readonly each?: true
}

/**
 * CR 707.10: a copy of a spell or ability on top of the stack, with everything that was decided for it: modes, targets and
 * their division, X, additional and alternative costs. It is neither cast nor activated and no mana was spent on it.
 * Its controller may choose new targets before it is there (707.10c).
 */
export const copyOnStack = (
  ctx: Context,
  env: Env,
  id: ObjectId,
  player: PlayerId,
  { newTargets, except, among, each }: Copying,
): ObjectId | null => {
  const original = objectOf(env.view, id)
  const facts = original?.onStack ?? null
  if (original === undefined || facts === null) return null
  if (facts.spliced !== undefined) leaveUnsupportedRule('707.10', '', 'a copy of a spell with spliced text')
  const copy = takeId(ctx, 'copy')
  addObject(ctx, {
    ...newObject(copy, substanceOfCopy(ctx, original, except), player, 'stack'),
    ...marksOfCopy(original),
    timestamp: takeTimestamp(ctx),
    onStack: factsOfCopy(facts, copy),
  })
  enterZone(ctx, copy, 'stack', player, player)
  cite(ctx, '707.10', { object: id, copy })
  const seen = { ...env, controller: player, view: project(ctx) }
  if (among !== undefined && !aimAt(ctx, seen, copy, among, each === true ? '707.10d' : '707.10e')) {
    leaveZone(ctx, copy, 'stack', player)
    removeObject(ctx, copy)
    return null
  }
  if (newTargets) {
    cite(ctx, '707.10c', { object: copy })
    pickNewTargets(ctx, seen, copy, 'choose-new', '707.10c')
  }
  const targets = ctx.state.objects[copy]!.onStack!.targets.flatMap(({ chosen }) => chosen)
  watch(ctx, [record(ctx, { kind: 'copied', object: id, copy, targets })])
  return copy
}

/**
 * CR 707.10g: with the same face up. CR 715.3c, 718.3c, 720.3c: as an Adventure, as an Omen or prototyped if the original is. CR 702.102b,
 * 709.5b: of the same half of what keeps both, or of both fused. CR 702.103c: bestowed where that is.
 */
const marksOfCopy = ({ marks }: GameObject): Pick<GameObject, 'marks'> => {
  const { back, alternative, half } = marks ?? {}
  const same = {
    ...(back === undefined ? {} : { back }),
    ...(alternative === undefined || back !== undefined ? {} : { alternative }),
    ...(half === undefined ? {} : { half }),
    ...bestowalOf(marks),
  }
  return Object.keys(same).length === 0 ? {} : { marks: same }
}

/**
 * CR 707.2, 707.10: what is printed on the spell, and what it copied if it is a copy itself, as a prepare spell is (CR 722.3d). An ability is
 * no card.
 */
const substanceOfCopy = (ctx: Context, original: GameObject, except: CopyExceptions | undefined): Substance => {
  if (original.substance.kind === 'ability') return original.substance
  // CR 707.2: its face-down look is what is copied of a face-down spell; that it is face down is not.
  if (original.faceDown) return { kind: 'copy', definition: faceDownDefinition(original) }
  const definition = definitionOf(original, ctx.cards)
  if (definition === undefined) return leaveUnsupportedRule('707.2', '', 'a copy of a spell nobody has seen')
  if (definition.gaps.length > 0) return leaveUnsupported(definition.gaps)
  // CR 707.10g: both faces of a double-faced spell.
  const whole = copiedWhole(ctx, original) ?? definition
  const changed = withExceptions(whole, except)
  const back =
    whole.back === undefined ? {} : { back: { ...whole.back, face: withExceptions(whole.back.face, except) } }
  return { kind: 'copy', definition: { ...changed, ...back, ...alternativeWith(whole, except) } }
}

/** CR 707.10g, 709.3b, 709.5b: what has another face or half as a copy too: not so the other half of an instant or sorcery. */
const copiedWhole = (ctx: Context, original: GameObject): CardDefinition | undefined => {
  const whole = original.copyOf ?? frontOf(original, ctx.cards)
  const half = original.marks?.half
  if (whole?.halves === undefined || half === undefined || half === 'fused') return whole
  return hasSharedTypeLine(whole) ? whole : halfOf(whole, half)
}
/** CR 722.3c: no exception to copying concerns a prepare spell. */
const alternativeWith = (
  { alternative }: CardDefinition,
  except: CopyExceptions | undefined,
): Pick<CardDefinition, 'alternative'> =>
  alternative === undefined || alternative.kind === 'preparation'
    ? {}
    : { alternative: { ...alternative, face: withExceptions(alternative.face, except) } }

/** CR 707.10b: an ability's copy has the same source; a spell is its own. */
const factsOfCopy = (facts: StackFacts, copy: ObjectId): StackFacts => ({
  ...facts,
  source: facts.kind === 'spell' ? copy : facts.source,
  manaSpent: [],
  castFrom: null,
})
