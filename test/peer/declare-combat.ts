import type { Action } from '../../src/core/action.ts'
import type { Decision } from '../../src/core/decision.ts'
import type { ObjectId, TargetId } from '../../src/core/ids.ts'
import type { Illegality } from '../../src/core/illegality.ts'
import { findPointed, presentPermanents } from './find-objects.ts'
import { Halt } from './outcome.ts'
import type { Pointer } from './script.ts'
import type { Session } from './session.ts'

type Attackers = Extract<Decision, { kind: 'declare-attackers' }>
type Blockers = Extract<Decision, { kind: 'declare-blockers' }>

interface Declared {
  readonly one: ObjectId
  readonly against: TargetId | undefined
  readonly what: string
}

/** The attacks of the running turn, all at once. The peer adds by itself whatever must attack. */
export const declareAttackers = (session: Session, { player, options }: Attackers): void => {
  const { table, script } = session
  const attacks = script.attacks.filter((one) => one.turn === table.turn.number && one.player === player)
  const declared: Declared[] = []
  for (const { attacker, defender } of attacks) {
    const what = `attack with ${nameOf(attacker)}`
    const one = pick(session, attacker, presentPermanents(table, player), declared)
    const against = defender === null ? defaultDefender(options, one) : pickDefender(session, defender, player)
    // Named once more for another combat phase of this turn.
    if (declared.some((other) => other.what === what && other.one === one)) continue
    if (one === undefined || (defender !== null && against === undefined)) refuse(session, what, [])
    else declared.push({ one, against, what })
  }
  settle(session, declared, (rows) => ({
    kind: 'declare-attackers',
    player,
    attackers: rows.map(({ one, against }) => ({
      attacker: one,
      ...(against === undefined ? {} : { defender: against }),
    })),
  }))
}

export const declareBlockers = (session: Session, { player }: Blockers): void => {
  const { table, script } = session
  const blocks = script.blocks.filter((one) => one.turn === table.turn.number && one.player === player)
  const attacking = (table.turn.combat?.attackers ?? []).map((one) => one.attacker)
  const declared: Declared[] = []
  for (const { blocker, attacker } of blocks) {
    const what = `block ${nameOf(attacker)} with ${nameOf(blocker)}`
    const one = pick(session, blocker, presentPermanents(table, player), declared)
    const against = findPointed(table, attacker, attacking)[0]
    if (one === undefined || against === undefined) refuse(session, what, [])
    else declared.push({ one, against, what })
  }
  settle(session, declared, (rows) => ({
    kind: 'declare-blockers',
    player,
    blockers: rows.map(({ one, against }) => ({ blocker: one, attacker: against! })),
  }))
}

const nameOf = (pointer: Pointer): string => (pointer.kind === 'named' ? pointer.name : pointer.kind)

/** One that is not declared yet; the same again where the script says so of the only one there is. */
const pick = (session: Session, pointer: Pointer, ids: readonly ObjectId[], declared: readonly Declared[]) => {
  const found = findPointed(session.table, pointer, ids)
  return found.find((id) => !declared.some((row) => row.one === id)) ?? found[0]
}

const pickDefender = (session: Session, pointer: Pointer, player: string): TargetId | undefined => {
  const { table } = session
  const others = table.playing().filter((id) => id !== player)
  return findPointed(table, pointer, [...others, ...others.flatMap((id) => presentPermanents(table, id))])[0]
}

const defaultDefender = (options: Attackers['options'], attacker: ObjectId | undefined): TargetId | undefined =>
  options.find((one) => one.attacker === attacker)?.defenders[0]

/** Declares, leaving out what is refused and adding what is required, until the declaration is legal. */
const settle = (
  session: Session,
  declared: readonly Declared[],
  actionOf: (rows: readonly Declared[]) => Action,
): void => {
  let rows = [...declared]
  for (let round = 0; round <= declared.length + REQUIRED_MOST; round++) {
    const action = actionOf(rows)
    const verdict = session.table.judge(action)
    if (verdict.verdict === 'legal') {
      session.table.become(verdict.state)
      return
    }
    if (verdict.verdict === 'unsupported')
      throw new Halt({ result: 'unsupported', gaps: verdict.gaps, at: action.kind })
    if (verdict.verdict !== 'illegal') throw new Error(`${action.kind}: ${verdict.verdict} ${JSON.stringify(verdict)}`)
    rows = revise(session, rows, verdict.reasons)
  }
  throw new Error(`no legal declaration: ${JSON.stringify(rows)}`)
}
const REQUIRED_MOST = 40

const revise = (session: Session, rows: readonly Declared[], reasons: readonly Illegality[]): Declared[] => {
  const required = reasons.filter(({ code }) => code === 'attack.requirement' || code === 'block.requirement')
  const others = reasons.filter((reason) => !required.includes(reason))
  const out = rows.filter(({ one }) => others.some(({ objects }) => objects.includes(one)))
  if (out.length > 0) {
    for (const { what } of out) refuse(session, what, others)
    return rows.filter((row) => !out.includes(row))
  }
  const alternative = required.find((reason) => reason.alternative !== undefined)?.alternative
  const added =
    alternative === undefined ? [] : declaredIn(alternative).filter(({ one }) => !rows.some((row) => row.one === one))
  if (added.length > 0) return [...rows, ...added]
  if (required.length > 0 && required[0]!.code === 'attack.requirement') {
    const named = required
      .flatMap(({ objects }) => objects.slice(0, 1))
      .filter((id) => !rows.some(({ one }) => one === id))
    if (named.length > 0)
      return [...rows, ...named.map((one) => ({ one, against: undefined, what: 'attack as required' }))]
  }
  for (const { what } of rows) refuse(session, what, reasons)
  if (rows.length === 0) throw new Error(`even no declaration is legal: ${JSON.stringify(reasons)}`)
  return []
}

/** What the referee says could be declared instead. */
const declaredIn = (action: Action): readonly Declared[] => {
  switch (action.kind) {
    case 'declare-attackers':
      return action.attackers.map(({ attacker, defender }) => ({
        one: attacker,
        against: defender,
        what: 'attack as required',
      }))
    case 'declare-blockers':
      return action.blockers.map(({ blocker, attacker }) => ({
        one: blocker,
        against: attacker,
        what: 'block as required',
      }))
    default:
      return []
  }
}

const refuse = (session: Session, what: string, reasons: readonly Illegality[]): void => {
  session.refusals.push({ what, reasons, ...(reasons.length === 0 ? { note: 'nothing of that name' } : {}) })
}
