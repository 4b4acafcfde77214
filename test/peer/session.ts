import type { Ability } from '../../src/core/ability.ts'
import type { TargetId } from '../../src/core/ids.ts'
import type { CardShelf } from '../support/card-shelf.ts'
import type { Table } from '../support/table.ts'
import type { AnswerQueues } from './answer-queues.ts'
import type { Refusal } from './outcome.ts'
import type { Command, Script } from './script.ts'

/** One scenario being played. */
export interface Session {
  readonly script: Script
  readonly table: Table
  readonly answers: AnswerQueues
  /** Not yet carried out, in script order. */
  readonly open: Set<Command>
  /** The last refusal of a command that may still succeed later in its step. */
  readonly refused: Map<Command, Refusal>
  /** Refusals that stand. */
  readonly refusals: Refusal[]
  /** How much of a division a chosen target is to get, until that is asked. */
  readonly shares: Map<TargetId, number>
  readonly shelf: CardShelf
  /** The wordings of an ability in card language. */
  readonly textsOf: (ability: Ability, name: string) => readonly string[]
}
