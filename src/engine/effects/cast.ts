import type { CastSpell } from '../../core/action.ts'
import type { CardDefinition } from '../../core/card.ts'
import type { CostPart } from '../../core/cost.ts'
import type { Effect } from '../../core/effect.ts'
import { type Face, isHalf } from '../../core/face.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { castFor } from '../apply/cast-spell.ts'
import { askObjects, askOption } from '../ask.ts'
import { type Context, cloneState, type Execute } from '../context.ts'
import { copyCards } from '../copying/copy-cards.ts'
import { frontOf } from '../definitions.ts'
import { canBeCastAs } from '../faces/alternative.ts'
import { castableHalves } from '../faces/as-it-stands.ts'
import { illegal } from '../illegal.ts'
import { Interruption, refuse } from '../interrupt.ts'
import { aftermathZone } from '../legality/aftermath.ts'
import { castRestrictions, legendarySorcery } from '../legality/cast-restrictions.ts'
import { withAlternative, withBackUp } from '../legality/faced-to-play.ts'
import { showingHalf } from '../legality/half-to-cast.ts'
import { named } from '../legality/named.ts'
import { payableManaCost } from '../legality/no-mana-cost.ts'
import { notALand } from '../legality/not-a-land.ts'
import type { ProposedCard } from '../legality/proposed.ts'
import { passStages, type Stage } from '../legality/stage.ts'
import { MANA_COST, type WayToCast } from '../legality/ways-to-cast.ts'
import { nextKey } from '../next-key.ts'
import { project } from '../projection/project.ts'
import type { Env } from '../refs/env.ts'
import { matches } from '../refs/match.ts'
import { bind, type Handler } from './handler.ts'
import { playersOf, presentObjects, resolveRef } from './resolve-ref.ts'

type Cast = Extract<Effect, { do: 'cast' }>

/** CR 608.2g: what its type says of the time to cast it does not count; what keeps it from being cast at all does. */
const STAGES: readonly Stage<ProposedCard>[] = [
  [notALand, aftermathZone],
  [castRestrictions, legendarySorcery],
]

/**
 * CR 608.2g: cards are cast as part of the resolution, one at a time, as long as there is one that can be and is wanted. CR 400.7h: what
 * comes behind it finds the spells they have become. CR 707.12, 707.12a: so are copies of cards, each only if it is wanted.
 */
export const castWith =
  (execute: Execute): Handler<'cast'> =>
  (ctx, env, effect) => {
    const [player] = playersOf(env, resolveRef(ctx, env, effect.who))
    if (player === undefined) return env
    const cards = presentObjects(ctx, resolveRef(ctx, env, effect.what)).filter((id) => isCard(ctx, id))
    let left = effect.copies === true ? copyCards(ctx, player, cards) : cards
    const done: ObjectId[] = []
    for (;;) {
      const faces = new Map(left.map((id) => [id, castableFaces(ctx, env, player, id, effect, execute)]))
      const options = left.filter((id) => faces.get(id)!.length > 0)
      const chosen = options.length === 0 ? undefined : chooseNext(ctx, env, player, effect, options)
      if (chosen === undefined) return bind(env, effect.as, done)
      castNow(ctx, env, player, chosen, effect, chooseFace(ctx, player, chosen, faces.get(chosen)!), execute)
      done.push(...(ctx.moved.get(chosen) ?? [chosen]))
      left = left.filter((id) => id !== chosen)
    }
  }

/** CR 111.8: a token that has left the battlefield goes nowhere any more. */
const isCard = (ctx: Context, id: ObjectId): boolean => ctx.state.objects[id]?.substance.kind !== 'token'

const chooseNext = (
  ctx: Context,
  env: Env,
  player: PlayerId,
  effect: Cast,
  options: readonly ObjectId[],
): ObjectId | undefined => {
  const forced = effect.must === true && options.every((id) => !hidesItsCost(ctx, id))
  return askObjects(ctx, {
    kind: 'choose-objects',
    key: nextKey(ctx, `cast:${env.source}:${player}`),
    player,
    rule: '608.2g',
    purpose: 'choose',
    source: env.source,
    options,
    min: forced ? 1 : 0,
    max: 1,
  })[0]
}

/** CR 118.8c: nobody has to cast what costs cards of some quality in a hidden zone, even if they are there. */
const hidesItsCost = (ctx: Context, id: ObjectId): boolean =>
  (project(ctx).of(id)?.abilities ?? []).some(
    (ability) =>
      ability.kind === 'static' &&
      ability.effects.some((effect) => effect.kind === 'additional-cost' && effect.cost.some(asksForQuality)),
  )

const asksForQuality = (part: CostPart): boolean =>
  (part.kind === 'discard' || (part.kind === 'exile' && part.what.zones?.includes('hand') === true)) &&
  Object.keys(part.what).some((field) => field !== 'subject' && field !== 'zones' && field !== 'owner')

/** CR 709.3, 712.11b, 715.3, 718.3, 720.3: of what can be cast the player chooses with which face, or as what. */
const chooseFace = (ctx: Context, player: PlayerId, id: ObjectId, faces: readonly Face[]): Face =>
  askOption(ctx, {
    kind: 'choose-option',
    key: nextKey(ctx, `face:${id}`),
    player,
    rule: ruleOfFaces(frontOf(ctx.state.objects[id]!, ctx.cards)),
    source: id,
    options: faces,
  }) as Face

const ruleOfFaces = (card: CardDefinition | undefined): string => {
  if (card?.halves !== undefined) return '709.3'
  return card?.alternative === undefined ? '712.11b' : '715.3'
}

const castableFaces = (
  ctx: Context,
  env: Env,
  player: PlayerId,
  id: ObjectId,
  effect: Cast,
  execute: Execute,
): readonly Face[] =>
  facesNamed(ctx, id, effect).filter(
    (face) => isWhatWasSaid(ctx, env, id, effect, face) && canCast(ctx, env, player, id, effect, face, execute),
  )

/** CR 712.11a: one cast transformed has its back face up; a card that has none can't be cast so. */
const facesNamed = (ctx: Context, id: ObjectId, { transformed }: Cast): readonly Face[] => {
  const front = frontOf(ctx.state.objects[id]!, ctx.cards)
  if (transformed === true) return front?.back === undefined ? [] : ['back']
  if (front === undefined) return ['front']
  if (front.halves !== undefined) return castableHalves(front, ctx.state.objects[id]!)
  const isModal = front.back?.layout === 'modal'
  return ['front', ...(isModal ? ['back' as const] : []), ...(canBeCastAs(front) ? ['alternative' as const] : [])]
}

/** CR 715.3a: where the text tells which cards are meant by what they are, the spell has to be such a one. */
const isWhatWasSaid = (ctx: Context, env: Env, id: ObjectId, { what }: Cast, face: Face): boolean => {
  if (face === 'front' || (what.ref !== 'all' && what.ref !== 'choose')) return true
  const trial = trialOf(ctx)
  shown(trial, proposed(trial, env.controller, id), face)
  return matches({ ...env, view: project(trial) }, what.filter, id)
}

/** Tried on a copy: it can be cast unless it is refused; a question still open is no refusal. */
const canCast = (
  ctx: Context,
  env: Env,
  player: PlayerId,
  id: ObjectId,
  effect: Cast,
  face: Face,
  execute: Execute,
): boolean => {
  try {
    castNow(trialOf(ctx), env, player, id, effect, face, execute)
    return true
  } catch (interruption) {
    if (!(interruption instanceof Interruption)) throw interruption
    const { kind } = interruption.interrupt
    // Who chooses a face that is not understood is told so then.
    if (kind === 'gap' && face === 'front') throw interruption
    return kind === 'question' || kind === 'gap'
  }
}

const trialOf = (ctx: Context): Context => ({
  ...ctx,
  state: cloneState(ctx.state),
  answers: {},
  taken: new Set(),
  asked: new Map(),
  moved: new Map(),
  events: [],
  trail: [],
  projected: null,
})

const proposed = (ctx: Context, player: PlayerId, object: ObjectId): ProposedCard => {
  const { zone, owner } = ctx.state.objects[object]!
  return { player, object, zone, owner, traits: project(ctx).of(object)! }
}

const shown = (ctx: Context, card: ProposedCard, face: Face): ProposedCard =>
  face === 'front'
    ? card
    : isHalf(face)
      ? showingHalf(ctx, card, face)
      : face === 'back'
        ? withBackUp(ctx, card)
        : withAlternative(ctx, card)

const castNow = (
  ctx: Context,
  env: Env,
  player: PlayerId,
  object: ObjectId,
  effect: Cast,
  face: Face,
  execute: Execute,
): void => {
  const { forCost } = effect
  const card = shown(ctx, proposed(ctx, player, object), face)
  const { traits } = card
  passStages(ctx, forCost === undefined ? [...STAGES, [payableManaCost]] : STAGES, card)
  const action: CastSpell = { kind: 'cast-spell', player, object }
  castFor(ctx, action, card, {
    way: wayOf(effect, traits.manaCost),
    more: [],
    untimely: null,
    whileResolving: true,
    execute,
  })
  mustResult(ctx, env, effect, object)
}

/** CR 601.2e, 702.85a: the spell as it is proposed must be such as the effect lets be cast. */
const mustResult = (ctx: Context, env: Env, { resulting }: Cast, object: ObjectId): void => {
  const [spell = object] = ctx.moved.get(object) ?? []
  if (resulting === undefined || matches({ ...env, view: project(ctx) }, resulting, spell)) return
  refuse([illegal('cast.condition', ['601.2e', '601.3'], { object: named(ctx, spell) })])
}

const wayOf = ({ forCost, by }: Cast, mana: readonly string[] | null): WayToCast =>
  forCost === undefined
    ? { name: MANA_COST, cost: [{ kind: 'mana', mana: mana ?? [] }] }
    : { name: by ?? (forCost.length === 0 ? 'free' : 'alternative'), cost: forCost }
