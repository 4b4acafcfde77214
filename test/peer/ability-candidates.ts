import type { Action } from '../../src/core/action.ts'
import type { ObjectId, PlayerId } from '../../src/core/ids.ts'
import { begins } from './ability-text.ts'
import { activatedOf } from './activated-of.ts'
import type { Session } from './session.ts'

/** Activations (and castings named by their keyword) whose text begins as the script says, the battlefield first. */
export const abilityCandidates = (session: Session, player: PlayerId, text: string): readonly Action[] => {
  const { table } = session
  const { hand, graveyard } = table.state.players[player]!
  const zones = [table.permanentsOf(player), hand, graveyard, table.state.battlefield]
  const ids = [...new Set(zones.flat())]
  return ids.flatMap((object) => [
    ...castingsOf(session, player, object, text),
    ...activationsOf(session, player, object, text),
  ])
}

const activationsOf = (session: Session, player: PlayerId, object: ObjectId, text: string): readonly Action[] => {
  const { name, abilities } = session.table.characteristics(object)
  return activatedOf(abilities).flatMap(({ ability, printed }, index): Action[] =>
    [printed, ability].some((one) => begins(session, one, name, text))
      ? [{ kind: 'activate-ability', player, object, ability: index }]
      : [],
  )
}

/** CR 702.34a: a card with flashback in its owner's graveyard is cast, though the peer's scripts activate it. */
const castingsOf = (session: Session, player: PlayerId, object: ObjectId, text: string): readonly Action[] => {
  if (!session.table.state.players[player]!.graveyard.includes(object)) return []
  const { name, abilities } = session.table.characteristics(object)
  const isMeant = abilities.some(
    (one) => one.kind === 'keyword' && one.keyword === 'flashback' && begins(session, one, name, text),
  )
  return isMeant ? [{ kind: 'cast-spell', player, object }] : []
}
