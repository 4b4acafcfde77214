import type { ObjectId } from '../../src/core/ids.ts'
import { begins, contains } from './ability-text.ts'
import { findPointed, objectsIn, presentPermanents } from './find-objects.ts'
import { textBegins, textContains } from './match-text.ts'
import type { Fact, Pointer } from './script.ts'
import type { Session } from './session.ts'

/** Null if the fact is so, else the difference. */
export const checkFact = (session: Session, fact: Fact): string | null => {
  const found = (CHECKS[fact.kind] as (session: Session, fact: Fact) => string | null)(session, fact)
  return found === null ? null : `${describeFact(fact)}, found ${found}`
}

/** What was found instead, or null. */
type Check<K extends Fact['kind']> = (session: Session, fact: Extract<Fact, { kind: K }>) => string | null

const differs = (found: unknown, wanted: unknown): string | null => (found === wanted ? null : String(found))

const permanentsCalled = ({ table }: Session, name: Pointer, player: string | null): readonly ObjectId[] =>
  findPointed(table, name, presentPermanents(table, player))

const count: Check<'count'> = (session, { zone, player, name, count: wanted }) => {
  const { table } = session
  const all = zone === 'battlefield' ? presentPermanents(table, player) : objectsIn(table, zone, player)
  return differs(name === null ? all.length : findPointed(table, name, all).length, wanted)
}

const powerToughness: Check<'power-toughness'> = (session, { player, name, power, toughness, scope }) => {
  const found = permanentsCalled(session, name, player).map((id) => session.table.characteristics(id))
  const matching = found.filter((one) => one.power === power && one.toughness === toughness)
  const holds = scope === 'all' ? matching.length === found.length && found.length > 0 : matching.length > 0
  return holds ? null : found.map((one) => `${one.power}/${one.toughness}`).join(', ') || 'none'
}

const counters: Check<'counters'> = (session, { zone, player, name, counter, count: wanted }) => {
  const { table } = session
  const places = { battlefield: presentPermanents(table, player), exile: objectsIn(table, 'exile', player) }
  const ids = zone === 'anywhere' ? [...places.battlefield, ...places.exile] : places[zone]
  const found = findPointed(table, name, ids).map((id) => table.object(id)!.counters[counter] ?? 0)
  return found.includes(wanted) ? null : found.join(', ') || 'no such object'
}

const tapped: Check<'tapped'> = (session, { name, tapped: wanted }) => {
  const found = permanentsCalled(session, name, null).map((id) => session.table.object(id)!.tapped)
  if (found.length === 0) return 'no such permanent'
  return found.every((one) => one === wanted) ? null : String(!wanted)
}

const tappedCount: Check<'tapped-count'> = (session, { player, name, tapped: wanted, count: expected }) => {
  const found = permanentsCalled(session, name, player).filter((id) => session.table.object(id)!.tapped === wanted)
  return differs(found.length, expected)
}

const keyword: Check<'keyword'> = (session, { player, name, keyword: wanted, has }) => {
  const ids = permanentsCalled(session, name, player)
  if (ids.length === 0) return 'no such permanent'
  const having = ids.filter((id) =>
    session.table.characteristics(id).abilities.some((one) => one.kind === 'keyword' && one.keyword === wanted),
  )
  return (has ? having.length > 0 : having.length === 0) ? null : String(!has)
}

const type: Check<'type'> = (session, { zone, name, what, value, has }) => {
  const { table } = session
  const ids =
    zone === 'exile' ? findPointed(table, name, objectsIn(table, 'exile', null)) : permanentsCalled(session, name, null)
  if (ids.length === 0) return 'no such object'
  const having = ids.filter((id) => {
    const { types, subtypes, allCreatureTypes } = table.characteristics(id)
    if (what === 'type') return (types as readonly string[]).includes(value)
    return allCreatureTypes || subtypes.some((one) => one.toLowerCase() === value.toLowerCase())
  })
  return (has ? having.length > 0 : having.length === 0) ? null : String(!has)
}

const color: Check<'color'> = (session, { player, name, colors, has }) => {
  const found = permanentsCalled(session, name, player).map(
    (id) => session.table.characteristics(id).colors as readonly string[],
  )
  if (found.length === 0) return 'no such permanent'
  const having = found.some((own) => colors.every((one) => own.includes(one)))
  return having === has ? null : found.map((own) => own.join('')).join(', ')
}

const damage: Check<'damage'> = (session, { player, name, damage: wanted }) => {
  const found = permanentsCalled(session, name, player).map((id) => session.table.object(id)!.damage)
  return found.includes(wanted) ? null : found.join(', ') || 'no such permanent'
}

const attached: Check<'attached'> = (session, { player, attachment, to, attached: wanted }) => {
  const { table } = session
  const hosts = findPointed(table, to, presentPermanents(table, null))
  const holds = permanentsCalled(session, attachment, null).some((id) => {
    const host = table.object(id)!.attachedTo
    return host !== null && hosts.includes(host) && [id, host].some((one) => table.controller(one) === player)
  })
  return holds === wanted ? null : String(holds)
}

const game: Check<'game'> = ({ table }, { player, state: wanted }) => {
  const { result, players } = table.state
  const won = result?.kind === 'won' && result.winners.includes(player)
  const lost = players[player]!.lost || (result?.kind === 'won' && !won)
  const holds = wanted === 'won' ? won : wanted === 'lost' ? lost : !lost
  return holds ? null : won ? 'won' : lost ? 'lost' : 'still playing'
}

const attackers: Check<'attackers'> = ({ table }, { names }) => {
  const left = (table.turn.combat?.attackers ?? []).map((one) => one.attacker)
  const all = left.map((id) => table.name(id)).join(', ') || 'none'
  for (const pointer of names) {
    const at = left.findIndex((id) => findPointed(table, pointer, [id]).length > 0)
    if (at < 0) return all
    left.splice(at, 1)
  }
  return left.length === 0 ? null : all
}

const stackObject: Check<'stack-object'> = (session, { text, count: wanted }) =>
  differs(session.table.turn.stack.filter((id) => isOnStackAs(session, id, text, 'begins')).length, wanted)

/** The peer calls a spell `Cast` and its name, an ability by its text. */
export const isOnStackAs = (session: Session, id: ObjectId, text: string, how: 'begins' | 'contains'): boolean => {
  const { table } = session
  const { ability, source } = table.object(id)!.onStack!
  const wanted = text.replace(/^stack ability \(/, '')
  if (ability === null) return (how === 'begins' ? textBegins : textContains)(`Cast ${table.name(id)}`, '', wanted)
  const name = table.name(source) || (table.state.lastKnown[source]?.characteristics.name ?? '')
  return (how === 'begins' ? begins : contains)(session, ability, name, wanted)
}

const CHECKS: { readonly [K in Fact['kind']]: Check<K> } = {
  life: ({ table }, { player, life }) => differs(table.state.players[player]!.life, life),
  count,
  'power-toughness': powerToughness,
  counters,
  'player-counters': ({ table }, { player, counter, count: wanted }) =>
    differs(table.state.players[player]!.counters[counter] ?? 0, wanted),
  tapped,
  'tapped-count': tappedCount,
  keyword,
  type,
  color,
  damage,
  attached,
  mana: ({ table }, { player, mana, count: wanted }) =>
    differs(table.state.players[player]!.mana.filter((one) => one.type === mana).length, wanted),
  game,
  active: ({ table }, { player }) => (table.turn.active.includes(player) ? null : table.turn.active.join(', ')),
  'left-over': ({ answers }, { player, queue, count: wanted }) => differs(answers.of(player)[queue].length, wanted),
  attacking: ({ table }, { name, attacking }) => {
    const found =
      findPointed(
        table,
        name,
        (table.turn.combat?.attackers ?? []).map((one) => one.attacker),
      ).length > 0
    return found === attacking ? null : String(found)
  },
  'stack-size': ({ table }, { count: wanted }) => differs(table.turn.stack.length, wanted),
  'stack-object': stackObject,
  attackers,
}

const describeFact = ({ kind, ...rest }: Fact): string => {
  const parts = Object.entries(rest).map(([key, value]) => `${key} ${describeValue(value)}`)
  return `${kind}: ${parts.join(', ')}`
}

const describeValue = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map(describeValue).join(', ')}]`
  const pointer = value as Pointer
  return pointer.kind === 'named' ? pointer.name : JSON.stringify(pointer)
}
