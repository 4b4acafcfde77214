import type { Action } from '../../src/core/action.ts'
import type { Face } from '../../src/core/face.ts'
import type { PlayerId } from '../../src/core/ids.ts'
import { unlockedBy } from './ability-candidates.ts'
import { begins } from './ability-text.ts'
import { activatedOf } from './activated-of.ts'
import { isSameName } from './find-objects.ts'
import { gapsBeginning } from './gaps-beginning.ts'
import { leaveIfOtherFace } from './other-face.ts'
import { Halt } from './outcome.ts'
import type { Session } from './session.ts'

/**
 * Whether one of the actions the player may take now goes by that text: `Cast Name`, `Play Name`, or an ability's text. Ends
 * the scenario where that hangs on text that is not understood.
 */
export const findPlayable = (session: Session, player: PlayerId, text: string, at: string): boolean => {
  leaveIfOtherFace(session, text.replace(/^(?:Cast|Play) /, '').replace(WAY, ''), at)
  const { actions, unsupported } = session.table.legalActions(player)
  if (actions.some(({ action }) => isCalled(session, action, text))) return true
  const open = unsupported.find(({ action }) => isCalled(session, action, text))
  const gaps = open?.gaps ?? gapsBeginning(session, player, text)
  if (gaps.length > 0) throw new Halt({ result: 'unsupported', gaps, at })
  return false
}

/** `Cast Name with retrace`: from the graveyard, by that keyword. */
const WAY = / (?:with|using) (?<keyword>[\w-]+)$/iu

const isCalled = (session: Session, action: Action, text: string): boolean => {
  switch (action.kind) {
    case 'cast-spell':
      return (
        action.object !== undefined &&
        (isCallOf('Cast', session, action.object, text, action.face) || isFlashback(session, action.object, text))
      )
    case 'play-land':
      return action.object !== undefined && isCallOf('Play', session, action.object, text, action.face)
    case 'activate-ability': {
      const { name, abilities } = session.table.characteristics(action.object)
      const activated = activatedOf(abilities)[action.ability ?? 0]
      if (activated === undefined) return false
      return [activated.ability, activated.printed].some((one) => begins(session, one, name, text))
    }
    case 'special-action':
      return action.what === 'unlock-door' && action.face === unlockedBy(text)
    default:
      return false
  }
}

const isCallOf = (verb: 'Cast' | 'Play', { table }: Session, id: string, text: string, face?: Face): boolean => {
  const front = table.cards(table.name(id))
  const played = face === 'back' ? front?.back?.face : face === 'alternative' ? front?.alternative?.face : undefined
  const name = played?.name ?? table.name(id)
  const wanted = text.startsWith(`${verb} `) ? text.slice(verb.length + 1) : null
  if (wanted === null) return false
  if (isSameName(name, wanted) || name.toLowerCase().startsWith(wanted.toLowerCase())) return true
  const keyword = WAY.exec(wanted)?.groups?.keyword?.toLowerCase()
  return keyword !== undefined && isSameName(name, wanted.replace(WAY, '')) && hasInGraveyard(table, id, keyword)
}

const hasInGraveyard = (table: Session['table'], id: string, keyword: string): boolean =>
  table.object(id)?.zone === 'graveyard' &&
  table.characteristics(id).abilities.some((one) => one.kind === 'keyword' && one.keyword === keyword)

const isFlashback = ({ table }: Session, id: string, text: string): boolean =>
  text.toLowerCase().startsWith('flashback') && hasInGraveyard(table, id, 'flashback')
