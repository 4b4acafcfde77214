import { countersOf } from '../../core/counter.ts'
import type { Filter } from '../../core/filter.ts'
import type { ObjectId, PlayerId, TargetId } from '../../core/ids.ts'
import { type Characteristics, type CombatRole, type GameObject, namesOf } from '../../core/object.ts'
import type { Ref } from '../../core/ref.ts'
import { combatRoles } from '../combat/combat-roles.ts'
import { isLinked } from '../links/memory.ts'
import { allStacks, mainTurn, turnOrderFrom } from '../seats.ts'
import { isAttackedBy } from './attacked-by.ts'
import { characteristicsOf, type Env, isPlayer, objectOf } from './env.ts'
import { asksNothingPrinted, matchesTraits } from './match-traits.ts'
import { isRelated } from './relation.ts'

export { compare, isRelated } from './relation.ts'

/** Whether an object or player matches. Of a card nobody knows, only zone, owner and controller can match. */
export const matches = (env: Env, filter: Filter, id: TargetId): boolean => {
  if (filter.anyOf !== undefined) {
    const { anyOf, ...outer } = filter
    const rest = Object.keys(outer).length > (outer.subject === undefined ? 0 : 1) ? outer : null
    const one = anyOf.some((member) =>
      matches(
        env,
        outer.subject === undefined || member.subject !== undefined ? member : { subject: outer.subject, ...member },
        id,
      ),
    )
    return one && (rest === null || (isPlayer(env.view, id) ? isSuchPlayer(env, rest, id) : matches(env, rest, id)))
  }
  return isPlayer(env.view, id) ? matchesPlayer(env, filter, id) : matchesObject(env, filter, id)
}

/** What stands beside "any target" concerns a player where it says nothing that only objects are: "any other target". */
const isSuchPlayer = (env: Env, filter: Filter, id: PlayerId): boolean =>
  Object.keys(filter).every((field) => OF_PLAYERS.has(field)) &&
  matchesPlayer(env, { subject: 'player', ...filter }, id)
const OF_PLAYERS: ReadonlySet<string> = new Set(['subject', 'player', 'attackedBy', 'is', 'notRef', 'other'])

const matchesPlayer = (env: Env, filter: Filter, id: PlayerId): boolean => {
  if (filter.subject !== 'player') return false
  if (env.view.state.players[id]!.lost) return false
  if (filter.player !== undefined && !isRelated(env, id, filter.player)) return false
  if (filter.attackedBy !== undefined && !isAttackedBy(env, id, filter.attackedBy)) return false
  if (filter.is !== undefined && !env.read.lookUp(env, filter.is).includes(id)) return false
  return filter.notRef === undefined || !env.read.lookUp(env, filter.notRef).includes(id)
}

const matchesObject = (env: Env, filter: Filter, id: ObjectId): boolean => {
  if (filter.subject === 'player' || filter.player !== undefined) return false
  const object = objectOf(env.view, id)
  // CR 702.26b: only what mentions phased-out permanents sees them, and nothing else.
  if ((env.view.state.objects[id]?.phasedOut === true) !== (filter.phasedOut === true)) return false
  const traits = filter.phasedOut === true ? env.view.printed?.(id) : characteristicsOf(env.view, id)
  if (object === undefined || traits === undefined) return false
  return (
    isSubject(filter, object) &&
    matchesZone(filter, object) &&
    matchesRelations(env, filter, object, traits) &&
    matchesStatus(env, filter, object, traits) &&
    (asksNothingPrinted(filter) || (!traits.unknown && matchesTraits(env, filter, traits)))
  )
}

/** CR 109.2, 109.2a–b: a permanent on the battlefield, a card where the text says, a spell or ability on the stack. */
const isSubject = (filter: Filter, object: GameObject): boolean => {
  switch (filter.subject) {
    case 'permanent':
      return object.zone === 'battlefield'
    case 'spell':
      return object.zone === 'stack' && object.onStack?.kind === 'spell'
    case 'ability':
      return (
        object.zone === 'stack' &&
        object.onStack !== null &&
        object.onStack.kind !== 'spell' &&
        (filter.abilityKind === undefined || object.onStack.kind === filter.abilityKind)
      )
    case 'card':
      return isCard(object)
    default:
      return true
  }
}

/** CR 108.2b, 712.21: a melded permanent is two of them. */
const isCard = ({ substance: { kind } }: GameObject): boolean =>
  kind === 'card' || kind === 'unknown' || kind === 'melded'

const matchesZone = (filter: Filter, object: GameObject): boolean =>
  filter.zones === undefined || filter.zones.includes(object.zone)

const matchesRelations = (env: Env, filter: Filter, object: GameObject, traits: Characteristics): boolean => {
  if (filter.controller !== undefined && !isRelated(env, traits.controller, filter.controller)) return false
  if (filter.owner !== undefined && !isRelated(env, object.owner, filter.owner)) return false
  if (filter.controlledBy !== undefined) {
    const who = object.zone === 'battlefield' || object.zone === 'stack' ? traits.controller : object.owner
    if (!env.read.lookUp(env, filter.controlledBy).includes(who)) return false
  }
  if (filter.ownedBy !== undefined && !env.read.lookUp(env, filter.ownedBy).includes(object.owner)) return false
  if (filter.other === true && object.id === env.source) return false
  if (filter.is !== undefined && !isOneOf(env, filter.is, object)) return false
  if (filter.notRef !== undefined && env.read.lookUp(env, filter.notRef).includes(object.id)) return false
  if (filter.attachedTo !== undefined) {
    const hosts = env.read.lookUp(env, filter.attachedTo)
    if (!hosts.some((host) => object.attachedTo === host || wasAttached(env, object.id, host))) return false
  }
  return (
    filter.shares === undefined ||
    env.read.lookUp(env, filter.shares.with).some((other) => share(env, filter, traits, other))
  )
}

const isOneOf = (env: Env, ref: Ref, object: GameObject): boolean =>
  ref.ref === 'linked' ? isLinked(env, ref, object) : env.read.lookUp(env, ref).includes(object.id)

/** CR 608.2h: what was attached to an object that is gone, as it last was. */
const wasAttached = (env: Env, id: ObjectId, host: TargetId): boolean =>
  env.view.state.objects[host] === undefined && env.view.state.lastKnown[host]?.attachments?.includes(id) === true

const share = (env: Env, filter: Filter, traits: Characteristics, other: TargetId): boolean => {
  const theirs = characteristicsOf(env.view, other)
  if (theirs === undefined || filter.shares === undefined) return false
  switch (filter.shares.what) {
    case 'color':
      return traits.colors.some((color) => theirs.colors.includes(color))
    case 'name':
      return namesOf(traits).some((name) => namesOf(theirs).includes(name))
    case 'card-type':
      return traits.types.some((type) => theirs.types.includes(type))
    case 'creature-type':
      return (
        traits.allCreatureTypes ||
        theirs.allCreatureTypes ||
        traits.subtypes.some((type) => theirs.subtypes.includes(type))
      )
  }
}

const matchesStatus = (env: Env, filter: Filter, object: GameObject, traits: Characteristics): boolean => {
  const is = (wanted: boolean | undefined, test: () => boolean): boolean => wanted === undefined || wanted === test()
  return (
    is(filter.topOfLibrary, () => env.view.state.players[object.owner]?.library[0] === object.id) &&
    is(filter.tapped, () => object.tapped) &&
    is(filter.faceDown, () => object.faceDown) &&
    is(filter.token, () => object.substance.kind === 'token') &&
    is(filter.attacking, () => hasCombatRole(env, object.id, 'attacking')) &&
    is(filter.blocking, () => hasCombatRole(env, object.id, 'blocking')) &&
    (filter.blocked === undefined || hasCombatRole(env, object.id, filter.blocked ? 'blocked' : 'unblocked')) &&
    is(filter.hadToAttack, () => env.view.state.turns.some(({ combat }) => combat?.compelled?.includes(object.id))) &&
    is(filter.enchanted, () => hasAttached(env, object.id, 'Aura')) &&
    is(filter.equipped, () => hasAttached(env, object.id, 'Equipment')) &&
    is(
      filter.modified,
      () =>
        Object.keys(object.counters).length > 0 ||
        hasAttached(env, object.id, 'Equipment') ||
        hasAttached(env, object.id, 'Aura', traits.controller),
    ) &&
    (filter.counter === undefined ||
      (filter.counter === 'any'
        ? Object.keys(object.counters).length > 0
        : countersOf(object.counters, filter.counter) > 0)) &&
    (filter.thisTurn === undefined || happenedThisTurn(env, filter.thisTurn, object.id)) &&
    (filter.singleTarget !== true || chosenTargets(object).length === 1) &&
    (filter.targetsOnly === undefined || targetsOnly(env, filter.targetsOnly, object)) &&
    (filter.targets === undefined ||
      chosenTargets(object).some((target) => isWhereExpected(env, target) && matches(env, filter.targets!, target)))
  )
}

const hasCombatRole = (env: Env, id: ObjectId, role: CombatRole): boolean => {
  const { state } = env.view
  return state.objects[id] === undefined
    ? state.lastKnown[id]?.combat?.includes(role) === true
    : combatRoles(state, id).includes(role)
}

/** CR 115.9c: one object or player was chosen, however often, and is still where it was expected. */
const targetsOnly = (env: Env, filter: Filter, object: GameObject): boolean => {
  const [only, ...others] = new Set(chosenTargets(object))
  return only !== undefined && others.length === 0 && isWhereExpected(env, only) && matches(env, filter, only)
}

/** CR 115.9b: a target that has left is ignored; last known information is not used. */
const isWhereExpected = (env: Env, target: TargetId): boolean =>
  isPlayer(env.view, target) || env.view.state.objects[target] !== undefined

/** CR 115.9a: each choice counts, as often as something was chosen, legal or not by now. */
export const chosenTargets = (object: GameObject): readonly TargetId[] =>
  object.onStack?.targets.flatMap((slot) => slot.chosen) ?? []

const hasAttached = (env: Env, id: ObjectId, subtype: string, controller?: PlayerId): boolean =>
  env.view.state.battlefield.some((other) => {
    if (env.view.state.objects[other]?.attachedTo !== id) return false
    const traits = env.view.of(other)
    return traits?.subtypes.includes(subtype) === true && (controller === undefined || traits.controller === controller)
  })

const happenedThisTurn = (env: Env, what: NonNullable<Filter['thisTurn']>, id: ObjectId): boolean => {
  const { history } = env.view.state
  switch (what) {
    case 'attacked':
      return history.attacked.includes(id)
    case 'blocked':
      return history.blocked.includes(id)
    case 'dealt-damage':
      return history.dealtDamage.includes(id)
    case 'entered':
      return history.entered.includes(id)
    case 'cast':
      return allStacks(env.view.state).includes(id) || env.view.state.objects[id]?.cast !== null
  }
}

/** Every object and player that matches: players in turn order from the active one (CR 101.4, 608.2e), objects by zone and place. */
export const findAll = (env: Env, filter: Filter): readonly TargetId[] => {
  const { state } = env.view
  const candidates: TargetId[] = [...turnOrderFrom(state, mainTurn(state).active[0]!)]
  for (const id of state.battlefield) candidates.push(id)
  for (const id of allStacks(state)) candidates.push(id)
  if (needsOtherZones(filter)) {
    for (const player of state.seats) {
      const { graveyard, hand, library } = state.players[player]!
      candidates.push(...graveyard, ...hand, ...library)
    }
    candidates.push(...state.exile, ...state.command)
  }
  return candidates.filter((id) => matches(env, withDefaultZone(filter), id))
}

const needsOtherZones = (filter: Filter): boolean =>
  filter.zones?.some((zone) => zone !== 'battlefield' && zone !== 'stack') === true ||
  filter.subject === 'card' ||
  filter.anyOf?.some(needsOtherZones) === true

/** CR 109.2: without a word for another zone or for spells, a text means permanents on the battlefield. */
const withDefaultZone = (filter: Filter): Filter =>
  filter.subject === undefined && filter.zones === undefined && filter.anyOf === undefined
    ? { ...filter, subject: 'permanent' }
    : filter
