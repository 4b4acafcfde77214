import type { Gap } from '../../src/core/card.ts'
import type { ObjectId, PlayerId } from '../../src/core/ids.ts'
import { begins } from './ability-text.ts'
import { textBegins } from './match-text.ts'
import type { Session } from './session.ts'

/** Text not understood, on what the player has, that begins as the script says. */
export const gapsBeginning = (session: Session, player: PlayerId, text: string): readonly Gap[] => {
  const { table } = session
  return objectsOf(session, player).flatMap((id) => {
    const { name, gaps } = table.characteristics(id)
    return gaps.filter((gap) => gap.text.split('\n').some((line) => textBegins(line, name, text)))
  })
}

/** Keywords read from a card that begin as the script says, which the referee knows by name only. */
export const keywordsWithoutMeaning = (session: Session, player: PlayerId, text: string): readonly Gap[] =>
  objectsOf(session, player).flatMap((id) => {
    const { name, abilities } = session.table.characteristics(id)
    return abilities.flatMap((ability): readonly Gap[] => {
      if (ability.kind !== 'keyword' || !begins(session, ability, name, text)) return []
      const [printed = ability.keyword] = session.textsOf(ability, name)
      return [{ card: name, text: printed, span: [0, printed.length], reason: 'keyword not enforced' }]
    })
  })

const objectsOf = ({ table }: Session, player: PlayerId): readonly ObjectId[] => {
  const { hand, graveyard } = table.state.players[player]!
  return [...table.permanentsOf(player), ...hand, ...graveyard]
}
