import type { Gap } from '../../src/core/card.ts'
import type { PlayerId } from '../../src/core/ids.ts'
import { textBegins } from './match-text.ts'
import type { Session } from './session.ts'

/** Text not understood, on what the player has, that begins as the script says. */
export const gapsBeginning = ({ table }: Session, player: PlayerId, text: string): readonly Gap[] => {
  const { hand, graveyard } = table.state.players[player]!
  return [...table.permanentsOf(player), ...hand, ...graveyard].flatMap((id) => {
    const { name, gaps } = table.characteristics(id)
    return gaps.filter((gap) => gap.text.split('\n').some((line) => textBegins(line, name, text)))
  })
}
