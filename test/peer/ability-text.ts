import type { Ability } from '../../src/core/ability.ts'
import { textBegins, textContains } from './match-text.ts'
import type { Session } from './session.ts'

/** Whether an ability goes by a text that begins as the script says, in any of its wordings. */
export const begins = (session: Session, ability: Ability, name: string, start: string): boolean =>
  session.textsOf(ability, name).some((text) => textBegins(text, name, start))

export const contains = (session: Session, ability: Ability, name: string, part: string): boolean =>
  session.textsOf(ability, name).some((text) => textContains(text, name, part))
