import type { Action } from '../../core/action.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { KeywordName } from '../../core/keyword.ts'
import type { Characteristics } from '../../core/object.ts'
import { isHiddenZone, type Zone } from '../../core/zone.ts'
import type { Context } from '../context.ts'
import { frontOf } from '../definitions.ts'
import { canBeCastAs } from '../faces/alternative.ts'
import { zoneOf } from '../keywords/functions-in.ts'
import { beforeMulliganOf } from '../opening/before-mulligan-of.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { activatedAbilities } from './activated-abilities.ts'
import { mayShowBack } from './faced-to-play.ts'
import { permissions } from './permissions.ts'
import { CAST_STAGES, LAND_STAGES } from './registry.ts'
import { reasonsOf } from './stage.ts'

/**
 * Actions worth judging for a player with priority: passing, and for each known object what it could be played, cast or
 * activated as. Whether one is legal is for those that judge it.
 */
export const candidates = (ctx: Context, player: PlayerId): readonly Action[] => [
  { kind: 'pass-priority', player },
  ...ownActions(ctx, player),
  ...knownObjects(ctx).flatMap((object) => [
    ...cardActions(ctx, player, object),
    ...abilityActions(ctx, player, object),
    ...specialActions(ctx, player, object),
  ]),
]

/** CR 103.5b: what may be done while a decision is pending, with cards of the hand. */
export const beforeDecision = (ctx: Context, player: PlayerId): readonly Action[] =>
  ctx.state.opening === null
    ? []
    : ctx.state.players[player]!.hand.filter((id) => beforeMulliganOf(project(ctx).of(id)!).length > 0).map(
        (object) => ({ kind: 'special-action', what: 'before-mulligan', player, object }),
      )

/** CR 116.2g */
const ownActions = (ctx: Context, player: PlayerId): readonly Action[] =>
  ctx.state.players[player]!.companion === undefined ? [] : [{ kind: 'special-action', what: 'take-companion', player }]

const knownObjects = (ctx: Context): readonly ObjectId[] => {
  const { battlefield, exile, command, seats, players, objects } = ctx.state
  const own = seats.flatMap((id) => [...players[id]!.hand, ...players[id]!.graveyard])
  const libraries = seats.flatMap((id) => players[id]!.library)
  return [...own, ...battlefield, ...exile, ...command, ...libraries].filter(
    (id) => objects[id]!.substance.kind !== 'unknown',
  )
}

/**
 * CR 601.3, 305.1: cards off the battlefield; in a library or another player's hand nobody looks, but for what may be played
 * from there.
 */
const cardActions = (ctx: Context, player: PlayerId, object: ObjectId): readonly Action[] => {
  const { zone, owner, substance } = ctx.state.objects[object]!
  if (zone === 'battlefield' || zone === 'stack' || (substance.kind !== 'card' && substance.kind !== 'copy')) return []
  const traits = project(ctx).of(object)
  if (traits === undefined) return []
  const kind = traits.types.includes('land') ? 'play-land' : 'cast-spell'
  const isLookedAt = !isHiddenZone(zone) || (zone === 'hand' && owner === player)
  const [place] = kind === 'play-land' ? LAND_STAGES : CAST_STAGES
  const isOpen = isLookedAt || reasonsOf(ctx, [place!], { player, object, zone, owner, traits }).length === 0
  return [
    ...(isOpen ? [{ kind, player, object } as const] : []),
    ...(isLookedAt || isSpokenOf(ctx, zone) ? faceDownCast(traits, player, object) : []),
    ...otherFaces(ctx, player, object),
  ]
}

/**
 * CR 712.11b, 712.12, 702.146a: the other face of a double-faced card, where it may be played by itself. CR 715.3, 718.3, 720.3: as an
 * Adventure or Omen, or prototyped.
 */
const otherFaces = (ctx: Context, player: PlayerId, object: ObjectId): readonly Action[] => {
  const card = ctx.state.objects[object]!
  const front = frontOf(card, ctx.cards)
  if (front === undefined) return []
  if (canBeCastAs(front)) return [{ kind: 'cast-spell', player, object, face: 'alternative' }]
  if (front.back === undefined || !mayShowBack(front, card)) return []
  const land = front.back.face.typeLine.types.includes('land')
  return [{ kind: land ? 'play-land' : 'cast-spell', player, object, face: 'back' }]
}

/** CR 601.3e: whether an effect lets spells be cast from such a zone, which a card may be once it is face down. */
const isSpokenOf = (ctx: Context, zone: Zone): boolean =>
  permissions(ctx, 'cast').some(({ may }) => may.what.zones?.includes(zone) === true)

/** CR 702.37c, 702.168b */
const faceDownCast = ({ abilities }: Characteristics, player: PlayerId, object: ObjectId): readonly Action[] =>
  abilities.some((ability) => ability.kind === 'keyword' && HIDING.has(ability.keyword))
    ? [{ kind: 'cast-spell', player, object, faceDown: true }]
    : []
const HIDING: ReadonlySet<KeywordName> = new Set(['morph', 'megamorph', 'disguise'])

const FROM_HAND = ['suspend', 'foretell', 'plot'] as const

/** CR 116.2b, 116.2f, 116.2h, 116.2k */
const specialActions = (ctx: Context, player: PlayerId, object: ObjectId): readonly Action[] => {
  const { zone, faceDown, owner } = ctx.state.objects[object]!
  if (zone === 'hand' && owner === player) {
    const traits = project(ctx).of(object)
    return FROM_HAND.filter((what) => traits !== undefined && hasKeyword(traits, what)).map((what) => ({
      kind: 'special-action',
      what,
      player,
      object,
    }))
  }
  return zone === 'battlefield' && faceDown && project(ctx).of(object)?.controller === player
    ? [{ kind: 'special-action', what: 'turn-face-up', player, object }]
    : []
}

/** CR 602.2: the activated abilities of what the player controls, or owns elsewhere. */
const abilityActions = (ctx: Context, player: PlayerId, object: ObjectId): readonly Action[] => {
  const traits = project(ctx).of(object)
  if (traits === undefined || traits.controller !== player) return []
  const { zone } = ctx.state.objects[object]!
  return activatedAbilities(traits)
    .filter(({ ability }) => zoneOf(ability) === zone)
    .map(({ index }) => ({ kind: 'activate-ability', player, object, ability: index }))
}
