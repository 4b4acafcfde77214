import type { Action } from '../../src/core/action.ts'
import type { ObjectId, PlayerId } from '../../src/core/ids.ts'
import type { Illegality } from '../../src/core/illegality.ts'
import { abilityCandidates } from './ability-candidates.ts'
import { isSameName } from './find-objects.ts'
import { gapsBeginning, keywordsWithoutMeaning } from './gaps-beginning.ts'
import { leaveIfOtherFace, otherFaceOf } from './other-face.ts'
import { describeCommand, Halt } from './outcome.ts'
import type { Command, PointedTarget } from './script.ts'
import type { Session } from './session.ts'
import { submit } from './submit.ts'

type Of<K extends Command['kind']> = Extract<Command, { kind: K }>

/** Casts the first card of that name that can be cast: from the hand, else from wherever the game allows it. */
export const attemptCast = (session: Session, command: Of<'cast'>): boolean => {
  const { name, player, how, targets } = command
  leaveIfOtherFace(session, name, describeCommand(command))
  const face = how === 'prototype' ? 'alternative' : otherFaceOf(session, name)
  const front = face === undefined ? name : session.shelf.frontName(name)
  const from = castable(session, player, how === 'prototype' ? null : how)
  return attempt(
    session,
    command,
    from
      .filter((id) => isSameName(session.table.name(id), front))
      .map((object) => ({ kind: 'cast-spell', player, object, ...(face === undefined ? {} : { face }) })),
    targets,
  )
}

/** Everything that could be cast or played, the likeliest zone first. */
const castable = ({ table }: Session, player: PlayerId, how: string | null): readonly ObjectId[] => {
  const { hand, graveyard, library } = table.state.players[player]!
  const elsewhere = [...graveyard, ...table.state.exile, ...table.state.command, ...library.slice(0, 1)]
  const others = table.state.seats.filter((id) => id !== player).flatMap((id) => table.state.players[id]!.graveyard)
  return how === null ? [...hand, ...elsewhere, ...others] : graveyard
}

export const attemptLand = (session: Session, command: Of<'play-land'>): boolean => {
  const { name, player } = command
  leaveIfOtherFace(session, name, describeCommand(command))
  const face = otherFaceOf(session, name) === 'back' ? 'back' : undefined
  const front = face === undefined ? name : session.shelf.frontName(name)
  const found = castable(session, player, null).filter((id) => isSameName(session.table.name(id), front))
  return attempt(
    session,
    command,
    found.map((object) => ({ kind: 'play-land', player, object, ...(face === undefined ? {} : { face }) })),
    null,
  )
}

export const attemptActivate = (session: Session, command: Of<'activate'>): boolean =>
  attempt(session, command, abilityCandidates(session, command.player, command.text), command.targets)

export const attemptMana = (session: Session, command: Of<'mana'>): boolean =>
  attempt(session, command, abilityCandidates(session, command.player, command.text), null)

export const attemptConcede = (session: Session, command: Of<'concede'>): boolean =>
  attempt(session, command, [{ kind: 'concede', player: command.player }], null)

/** The first of the actions that is legal; else what speaks against the first is remembered. */
const attempt = (
  session: Session,
  command: Command,
  actions: readonly Action[],
  targets: readonly PointedTarget[] | null,
): boolean => {
  const what = describeCommand(command)
  let first: readonly Illegality[] | null = null
  for (const action of actions) {
    const reasons = submit(session, action, targets, what)
    if (reasons === null) {
      session.refused.delete(command)
      return true
    }
    first ??= reasons
  }
  if (first === null) leaveIfGap(session, command, what)
  const note =
    first === null ? 'nothing of that name or text' : first.length === 0 ? 'no mana ability offered helps' : null
  session.refused.set(command, { what, reasons: first ?? [], ...(note === null ? {} : { note }) })
  return false
}

/** What the script means is among the text that is not understood. */
const leaveIfGap = (session: Session, command: Command, what: string): void => {
  if (!('text' in command)) return
  const gaps = [
    ...gapsBeginning(session, command.player, command.text),
    ...keywordsWithoutMeaning(session, command.player, command.text),
  ]
  if (gaps.length > 0) throw new Halt({ result: 'unsupported', gaps, at: what })
}
