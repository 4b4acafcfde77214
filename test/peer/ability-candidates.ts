import type { Ability } from '../../src/core/ability.ts'
import type { Action } from '../../src/core/action.ts'
import { HALVES, type Half } from '../../src/core/face.ts'
import type { ObjectId, PlayerId } from '../../src/core/ids.ts'
import { MANA_TYPES, type ManaType } from '../../src/core/mana.ts'
import { begins } from './ability-text.ts'
import { activatedOf } from './activated-of.ts'
import { textBegins } from './match-text.ts'
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
    ...unlockingsOf(player, object, text),
  ])
}

/** CR 116.2m: unlocking is an ability to the peer: `{U}: Unlock the left half.` */
const unlockingsOf = (player: PlayerId, object: ObjectId, text: string): readonly Action[] => {
  const face = unlockedBy(text)
  return face === undefined ? [] : [{ kind: 'special-action', what: 'unlock-door', player, object, face }]
}

export const unlockedBy = (text: string): Half | undefined =>
  HALVES.find((half) => text.endsWith(`Unlock the ${half} half.`))

const activationsOf = (session: Session, player: PlayerId, object: ObjectId, text: string): readonly Action[] => {
  const { name, abilities } = session.table.characteristics(object)
  return activatedOf(abilities).flatMap(({ ability, printed }, index): Action[] => {
    const action: Action = { kind: 'activate-ability', player, object, ability: index }
    if ([printed, ability].some((one) => begins(session, one, name, text))) return [action]
    const type = MANA_TYPES.find((one) => makesAlone(session, printed, name, one, text))
    return type === undefined ? [] : [{ ...action, produces: [type] }]
  })
}

/** The peer has an ability of its own for each type of `Add {R} or {G}`. */
const makesAlone = (session: Session, ability: Ability, name: string, type: ManaType, text: string): boolean =>
  session.textsOf(ability, name).some((one) => {
    const list = /Add (\{[WUBRGC]\}(?:, \{[WUBRGC]\})*,? or \{[WUBRGC]\})/.exec(one)?.[1]
    return list?.includes(`{${type}}`) === true && textBegins(one.replace(list, `{${type}}`), name, text)
  })

/** CR 702.34a: a card with flashback in its owner's graveyard is cast, though the peer's scripts activate it. */
const castingsOf = (session: Session, player: PlayerId, object: ObjectId, text: string): readonly Action[] => {
  if (!session.table.state.players[player]!.graveyard.includes(object)) return []
  const { name, abilities } = session.table.characteristics(object)
  const isMeant = abilities.some(
    (one) =>
      one.kind === 'keyword' &&
      one.keyword === 'flashback' &&
      (text === 'Flashback' || begins(session, one, name, text)),
  )
  return isMeant ? [{ kind: 'cast-spell', player, object }] : []
}
