import type { CardLookup } from '../core/card.ts'
import type { Designations } from '../core/designation.ts'
import { CURRENT_EDITION } from '../core/edition.ts'
import { idMaker, placeId, RESERVED_IDS, slugOf } from '../core/generated-id.ts'
import type { ObjectId, PlayerId } from '../core/ids.ts'
import type {
  HiddenZone,
  Position,
  PositionEntry,
  PositionObject,
  PositionPlayer,
  PositionStackObject,
} from '../core/position.ts'
import { POSITION_FORMAT } from '../core/position.ts'
import { isHiddenZone } from '../core/zone.ts'
import { buildCombat, buildTurn } from './build-turn.ts'
import type { Written } from './cursor.ts'
import type { Draft, DraftEntry, DraftStackObject } from './draft.ts'
import { OBJECT_FIELDS, PLAYER_FIELDS, POSITION_FIELDS, STACK_FIELDS } from './field-order.ts'
import { NotationError } from './notation-error.ts'
import { notedObjects } from './noted-object.ts'
import { ordered } from './ordered.ts'
import { EVERYWHERE, joinNames, type Names, resolveName } from './resolve-name.ts'
import { applyState } from './state-line.ts'
import { tokenName } from './token-text.ts'
import { LISTS, type ListName } from './zone-lists.ts'

/** The position a text describes: every object with an id, names looked up, what the text leaves out as usual. */
export const buildPosition = (draft: Draft, cards: CardLookup | undefined): Position => {
  checkSize(draft)
  const makeIds = newIds(draft)
  const players = draft.players.map(({ fields, lists }) => {
    const built = LISTS.map((zone) => [zone, buildList(lists[zone], zone, fields.id, makeIds)] as const)
    return ordered<PositionPlayer>(PLAYER_FIELDS, { ...fields, ...Object.fromEntries(built) })
  })
  const stack = draft.stack.map((one) => ({ ...one.fields, id: one.fields.id ?? makeIds(stackSlug(one)) }))
  const unresolved: Position = { players, stack }
  const names: Names = { objects: notedObjects(unresolved), players: players.map((one) => one.id), cards }
  const find = findIn(names)
  const attached = attachments(draft, players, find)
  const position = {
    format: POSITION_FORMAT,
    rules: {
      edition: draft.edition ?? CURRENT_EDITION,
      variant: draft.variant ?? (players.length > 2 ? 'free-for-all' : 'two-player'),
    },
    turn: buildTurn(draft, buildCombat(draft.combat, find)),
    players: players.map((player) => attach(player, attached)),
    teams: draft.teams,
    stack: stack.length === 0 ? undefined : stack.map((one, i) => buildStackObject(draft.stack[i], one, names)),
    designations: buildDesignations(draft.designations),
    seed: draft.drawn === undefined ? draft.seed : { seed: draft.seed ?? '', drawn: draft.drawn },
  }
  return applyState(ordered<Position>(POSITION_FIELDS, position), draft.state)
}

/** In the order of a canonical position. */
const buildDesignations = (told: Designations | undefined): Designations | undefined =>
  told && ordered<Designations>(['monarch', 'initiative', 'time'], told)

/** More than any position the referee reads; checked before so many are made. */
const MOST_OBJECTS = 4000

const checkSize = (draft: Draft): void => {
  const entries = draft.players.flatMap(({ lists }) => LISTS.flatMap((zone) => listOf(lists[zone])))
  const count = entries.reduce((sum, one) => sum + one.count, draft.stack.length)
  if (count > MOST_OBJECTS) throw new NotationError('too-long', 1, 1, { count, limit: MOST_OBJECTS })
}

/** The id a word means; what names nothing stays as it is, for the reader of the position to say so. */
const findIn =
  (names: Names) =>
  (written: Written): string =>
    resolveName(names, written, EVERYWHERE) ?? written.text

const newIds = (draft: Draft) => {
  const entries = draft.players.flatMap(({ lists }) => LISTS.flatMap((zone) => listOf(lists[zone])))
  const given = [...entries.map((one) => one.entry.id), ...draft.stack.map((one) => one.fields.id)]
  const players = draft.players.map((one) => one.fields.id)
  return idMaker(new Set([...RESERVED_IDS, ...players, ...given.filter((id) => id !== undefined)]))
}

const listOf = (list: readonly DraftEntry[] | number | undefined): readonly DraftEntry[] =>
  typeof list === 'object' ? list : []

const stackSlug = ({ fields, source }: DraftStackObject): string =>
  fields.name ? slugOf(fields.name) : source === null ? 'spell' : `${slugOf(source.text)}-ability`

const buildList = (
  list: readonly DraftEntry[] | number | undefined,
  zone: ListName,
  player: PlayerId,
  makeId: (base: string) => ObjectId,
): HiddenZone | undefined => {
  if (list === undefined || typeof list === 'number') return list
  const built: PositionEntry[] = []
  for (const { entry, count, anonymous } of list) {
    for (let copy = 0; copy < count; copy++) {
      if (anonymous && isHiddenZone(zone)) built.push(null)
      else {
        const base = entry.id ?? entrySlug(entry) ?? placeId(player, zone, built.length)
        const id = entry.id !== undefined && copy === 0 ? entry.id : makeId(base)
        built.push(ordered<PositionObject>(OBJECT_FIELDS, { ...entry, id }))
      }
    }
  }
  return built
}

const entrySlug = ({ name, token }: PositionObject): string | undefined =>
  name ? slugOf(name) : token === undefined ? undefined : slugOf(tokenName(token))

/** What each object is attached to, by id. */
const attachments = (
  draft: Draft,
  players: readonly PositionPlayer[],
  find: (written: Written) => string,
): ReadonlyMap<ObjectId, string> => {
  const found = new Map<ObjectId, string>()
  draft.players.forEach(({ lists }, seat) => {
    for (const zone of LISTS) {
      const built = players[seat]?.[zone]
      if (typeof built !== 'object') continue
      let at = 0
      for (const { attachedTo, count } of listOf(lists[zone])) {
        const ids = built.slice(at, at + count).flatMap((one) => (typeof one === 'object' ? (one?.id ?? []) : []))
        at += count
        if (attachedTo !== null) for (const id of ids) found.set(id, find(attachedTo))
      }
    }
  })
  return found
}

const attach = (player: PositionPlayer, attached: ReadonlyMap<ObjectId, string>): PositionPlayer => {
  const inZone = (list: HiddenZone | undefined): HiddenZone | undefined =>
    typeof list !== 'object'
      ? list
      : list.map((one) => {
          if (one === null || typeof one === 'string') return one
          const attachedTo = attached.get(one.id ?? '')
          return attachedTo === undefined ? one : ordered<PositionObject>(OBJECT_FIELDS, { ...one, attachedTo })
        })
  const zones = LISTS.map((zone) => [zone, inZone(player[zone])] as const)
  return ordered<PositionPlayer>(PLAYER_FIELDS, { ...player, ...Object.fromEntries(zones) })
}

const buildStackObject = (
  draft: DraftStackObject | undefined,
  fields: PositionStackObject,
  names: Names,
): PositionStackObject => {
  const find = findIn(names)
  const targets = draft?.targets.map(({ slot, mode, chosen: listed }) => {
    const chosen = joinNames(names, listed, EVERYWHERE)
    const ids = chosen.map(({ what }) => find(what))
    const shares = chosen.flatMap(({ share }, i) => (share === null ? [] : [[ids[i] ?? '', share] as const]))
    const division = shares.length === 0 ? {} : { division: Object.fromEntries(shares) }
    return slot === null && shares.length === 0 ? ids : { slot: slot ?? '', mode, chosen: ids, ...division }
  })
  const source = draft?.source ? find(draft.source) : undefined
  const hasTargets = targets !== undefined && targets.length > 0
  return ordered<PositionStackObject>(STACK_FIELDS, { ...fields, source, targets: hasTargets ? targets : undefined })
}
