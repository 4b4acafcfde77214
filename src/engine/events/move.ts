import { type CardType, isPermanentType } from '../../core/card-type.ts'
import { withCounters } from '../../core/counter.ts'
import type { GameEvent } from '../../core/event.ts'
import { nextIncarnation, type ObjectId } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import type { FloatingEffect } from '../../core/state.ts'
import { isHiddenZone } from '../../core/zone.ts'
import { combatRoles } from '../combat/combat-roles.ts'
import type { Context } from '../context.ts'
import { definitionOf, frontOf, tokenOfCopy } from '../definitions.ts'
import { asMoved } from '../facing/faced.ts'
import { CAST_KEYWORDS } from '../keywords/cast-keywords.ts'
import { isCardPiece, type Piece, piecesOf } from '../merging/pieces.ts'
import { inOrder } from '../merging/pieces-order.ts'
import { project } from '../projection/project.ts'
import type { Projection } from '../projection/projection.ts'
import { beginBeing } from './being.ts'
import { addObject, patchHistory, record, rememberObject, removeObject, takeTimestamp } from './commit.ts'
import { enteredWith } from './counters.ts'
import { enteredUnlocked } from './doors.ts'
import { followLinks, followSpell } from './follow-spell.ts'
import { joinCombat } from './join-combat.ts'
import { keepGrants } from './keep-grants.ts'
import { leaveCombat } from './leave-combat.ts'
import { newObject } from './new-object.ts'
import { becomePrepared } from './prepare.ts'
import type { MoveProposal } from './proposal.ts'
import { enterZone, leaveZone } from './zones.ts'

/** The id an object will have after its next zone change, one nobody has yet. */
const freshIncarnation = (ctx: Context, id: ObjectId): ObjectId => {
  let next = nextIncarnation(id)
  while (ctx.state.objects[next] !== undefined || ctx.state.lastKnown[next] !== undefined) next = nextIncarnation(next)
  return next
}

/** CR 400.4a, 111.8: why an object stays where it is instead of moving; null if it moves. */
export const staysPut = (
  ctx: Context,
  object: GameObject,
  { to, down, back }: Pick<MoveProposal, 'to' | 'down' | 'back'>,
): string | null => {
  if (object.substance.kind === 'token' && object.zone !== 'battlefield') return '111.8'
  if (to !== 'battlefield' || down !== undefined) return null
  const behind = back === true ? frontOf(object, ctx.cards)?.back?.face : undefined
  // CR 712.14a: what is no double-faced card does not enter transformed.
  if (back === true && behind === undefined) return '712.14a'
  const types = behind === undefined ? typesOf(ctx, object) : behind.typeLine.types
  if (object.substance.kind !== 'unknown' && !types.some(isPermanentType)) return '400.4a'
  return null
}

/** What is exiled face down is judged by the card it is (406.3a). */
const typesOf = (ctx: Context, object: GameObject): readonly CardType[] =>
  object.faceDown && object.zone !== 'battlefield' && object.zone !== 'stack'
    ? (definitionOf(object, ctx.cards)?.typeLine.types ?? [])
    : (project(ctx).of(object.id)?.types ?? [])

/**
 * CR 400.7, 403.4: moves an object; also from exile to exile or within the command zone (400.8, 400.10, 406.7); in its new zone it is a new object, with a new id, that remembers nothing except what
 * 400.7a–d let it: effects on a permanent spell go on applying to the permanent, which knows how it was cast.
 */
export const commitMove = (ctx: Context, move: MoveProposal, view: Projection = project(ctx)): readonly GameEvent[] => {
  const before = ctx.state.objects[move.object]
  if (before === undefined) return []
  if (staysPut(ctx, before, move) !== null) return []
  const from = before.zone
  const combat = combatRoles(ctx.state, before.id)
  const attachments = ctx.state.battlefield.filter((id) => {
    const { attachedTo, phasedOut } = ctx.state.objects[id]!
    return attachedTo === before.id && !phasedOut
  })
  const snapshot = {
    object: { ...before },
    characteristics: view.of(before.id)!,
    ...(combat.length === 0 ? {} : { combat }),
    ...(attachments.length === 0 ? {} : { attachments }),
  }
  const becomesPermanent = from === 'stack' && move.to === 'battlefield'
  leaveZone(ctx, before.id, from, before.owner)
  removeObject(ctx, before.id)
  rememberObject(ctx, before.id, snapshot)
  if (from === 'battlefield') leaveCombat(ctx, before.id)
  if (endsHere(before, move)) return []
  const pieces = inOrder(piecesOf(before), move.order)
  const parts = pieces.map((piece) => arrive(ctx, before, piece, move, becomesPermanent))
  const after = parts[0]!
  const found = parts.filter(({ zone }) => !isHiddenZone(zone)).map(({ id }) => id)
  if (found.length > 0) ctx.moved.set(before.id, found)
  if (becomesPermanent) {
    followSpell(ctx, before.id, after.id)
    followLinks(ctx, before.id, after.id)
    keepGrants(ctx, view, before.id, after.id)
  }
  if (move.cause === 'cast') followSpell(ctx, before.id, after.id, letsItBeCast)
  showFaceDown(ctx, before, move, pieces, parts)
  beginBeing(ctx, move, after.id)
  noteHistory(ctx, before, after.id, move, snapshot.characteristics.types)
  const became = parts.map(({ id }) => id)
  const moved = record(ctx, zoneChange(move, before, snapshot.characteristics.controller, became))
  const counted = move.to === 'battlefield' ? enteredWith(ctx, after.id) : []
  const prepared = move.to === 'battlefield' && move.prepared === true ? becomePrepared(ctx, after.id) : []
  return [moved, ...counted, ...prepared, ...joinCombat(ctx, after.id, move), ...enteredUnlocked(ctx, after)]
}

/** CR 608.2n, 707.10a: an ability or a copy of a spell goes nowhere; it ceases to exist. CR 707.12: a copy of a card can be cast. */
const endsHere = ({ substance }: GameObject, { to, cause }: MoveProposal): boolean =>
  substance.kind === 'ability' || (substance.kind === 'copy' && to !== 'battlefield' && cause !== 'cast')

/** CR 712.21, 730.3: a new object for each card or token the permanent was made of; cards may go elsewhere than it (730.3e). */
const arrive = (
  ctx: Context,
  before: GameObject,
  piece: Piece,
  whole: MoveProposal,
  becomesPermanent: boolean,
): GameObject => {
  const move = whole.cards !== undefined && isCardPiece(piece) ? whole.cards : whole
  const after = objectAfter(ctx, { ...before, id: piece.id, substance: piece.substance }, move, becomesPermanent)
  addObject(ctx, after)
  enterZone(ctx, after.id, move.to, after.owner, after.controller, move.position)
  return after
}

/** CR 708.9: a face-down permanent or spell, or component, that goes anywhere but to the battlefield is revealed as it goes. */
const showFaceDown = (
  ctx: Context,
  { zone }: GameObject,
  { to }: MoveProposal,
  pieces: readonly Piece[],
  parts: readonly GameObject[],
): void => {
  if ((zone !== 'battlefield' && zone !== 'stack') || to === 'battlefield') return
  const objects = parts.filter((_, at) => pieces[at]!.down).map(({ id }) => id)
  if (objects.length > 0) record(ctx, { kind: 'revealed', objects, to: 'all' })
}

const zoneChange = (move: MoveProposal, before: GameObject, player: string, parts: readonly ObjectId[]): GameEvent => ({
  kind: 'zone-change',
  object: before.id,
  became: parts[0]!,
  ...(parts.length > 1 ? { parts } : {}),
  player,
  from: before.zone,
  to: move.to,
  cause: move.cause,
})

/**
 * CR 110.2, 110.2a: on the battlefield it is the player's who puts it there; 110.5b: untapped and face up unless something says
 * otherwise; 122.2: without the counters it had; 400.3: in its owner's hand, library or graveyard, whoever moves it; 400.7d: it
 * knows how it was cast.
 */
const objectAfter = (ctx: Context, before: GameObject, move: MoveProposal, becomesPermanent: boolean): GameObject =>
  remembering(asMoved(uprightAfter(ctx, before, move, becomesPermanent), facingIn(move)), move)

/** CR 712.8a, 715.4, 718.4, 720.4: where neither spells nor permanents are, a card is as it normally is. */
const facingIn = (move: MoveProposal): Pick<MoveProposal, 'down' | 'back' | 'alternative'> => {
  if (move.to === 'stack' || move.to === 'battlefield') return move
  return move.to === 'exile' && move.down !== undefined ? { down: move.down } : {}
}

/** CR 406.3, 702.143a, 702.170d, 715.3d: what is remembered in exile, where it does go there; 702.103b: that it is bestowed. */
const remembering = (object: GameObject, { remembered, bestowed }: MoveProposal): GameObject => {
  const inExile = object.zone === 'exile' ? remembered : undefined
  const kept = object.zone === 'stack' || object.zone === 'battlefield' ? bestowed : undefined
  if (inExile === undefined && kept === undefined) return object
  return { ...object, marks: { ...object.marks, ...inExile, ...(kept === undefined ? {} : { bestowed: kept }) } }
}

const uprightAfter = (ctx: Context, before: GameObject, move: MoveProposal, becomesPermanent: boolean): GameObject => ({
  ...newObject(freshIncarnation(ctx, before.id), substanceAfter(before, move), before.owner, move.to),
  ...(move.to === 'battlefield' && move.copied ? { copyOf: move.copied } : {}),
  controller: move.to === 'battlefield' || move.to === 'stack' ? (move.under ?? before.owner) : before.owner,
  timestamp: takeTimestamp(ctx),
  tapped: move.tapped ?? false,
  counters: Object.entries(move.counters ?? {}).reduce((all, [name, count]) => withCounters(all, name, count), {}),
  attachedTo: move.attachTo ?? null,
  cast:
    becomesPermanent && before.onStack !== null
      ? {
          x: before.onStack.x,
          paid: before.onStack.paid,
          by: before.controller,
          from: before.onStack.castFrom ?? 'hand',
          ...(before.onStack.manaSpent.length === 0 ? {} : { manaSpent: before.onStack.manaSpent }),
        }
      : null,
  chosen: move.chosen ?? {},
})

/** CR 608.3f, 707.10f: a copy of a spell that becomes a permanent is a token from then on; all else stays what it is. */
const substanceAfter = ({ substance }: GameObject, { to }: MoveProposal): GameObject['substance'] =>
  substance.kind === 'copy' && to === 'battlefield'
    ? { kind: 'token', token: tokenOfCopy(substance.definition) }
    : substance

const letsItBeCast = ({ modifications }: FloatingEffect): boolean =>
  modifications?.some(
    (modification) =>
      modification.kind === 'add-ability' &&
      modification.ability.kind === 'keyword' &&
      CAST_KEYWORDS[modification.ability.keyword]?.from !== undefined,
  ) === true

const noteHistory = (
  ctx: Context,
  before: GameObject,
  after: ObjectId,
  { to }: MoveProposal,
  types: readonly string[],
): void => {
  const { history } = ctx.state
  if (to === 'battlefield') patchHistory(ctx, { entered: [...history.entered, after] })
  if (before.zone === 'battlefield' && to === 'graveyard' && types.includes('creature')) {
    patchHistory(ctx, { creaturesDied: history.creaturesDied + 1 })
  }
}
