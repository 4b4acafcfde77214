import type { Action } from '../../src/core/action.ts'
import type { CardLookup } from '../../src/core/card.ts'
import type { ObjectId, PlayerId } from '../../src/core/ids.ts'
import type { Characteristics, GameObject } from '../../src/core/object.ts'
import type { State, Turn } from '../../src/core/state.ts'
import type { Verdict } from '../../src/core/verdict.ts'
import type { LegalActions, Referee } from './referee.ts'

/** The game as it stands, and what the referee says about it. The only place that holds a state. */
export class Table {
  readonly cards: CardLookup
  readonly #referee: Referee
  #state: State
  #read: ((id: ObjectId) => Characteristics) | null = null

  constructor(state: State, cards: CardLookup, referee: Referee) {
    this.#state = state
    this.cards = cards
    this.#referee = referee
  }

  get state(): State {
    return this.#state
  }

  /** A new state: what a verdict returned, or the old one edited as a sender may edit a position. */
  become(state: State): void {
    this.#state = state
    this.#read = null
  }

  get turn(): Turn {
    return this.#state.turns[0]!
  }

  judge(action: Action): Verdict {
    return this.#referee.judge(this.#state, action, this.cards)
  }

  legalActions(player: PlayerId): LegalActions {
    return this.#referee.legalActions(this.#state, player, this.cards)
  }

  object(id: ObjectId): GameObject | undefined {
    return this.#state.objects[id]
  }

  has(id: ObjectId): boolean {
    return Object.hasOwn(this.#state.objects, id)
  }

  characteristics(id: ObjectId): Characteristics {
    this.#read ??= this.#referee.characteristicsOf(this.#state, this.cards)
    return this.#read(id)
  }

  /** Empty for a card nobody has seen and for a face-down permanent. */
  name(id: ObjectId): string {
    const known = this.known(id)
    return known === null ? '' : this.characteristics(known).name
  }

  /**
   * The object of that id; or, while a step waits for a choice, the one that became it within that step (400.7), since the
   * state is the one before the step. Null for what the step itself made.
   */
  known(id: ObjectId): ObjectId | null {
    if (this.has(id)) return id
    const [, base = '', number = ''] = /^(.+)\.(\d+)$/.exec(id) ?? []
    for (let n = Number(number) - 1; n > 1; n--) if (this.has(`${base}.${n}`)) return `${base}.${n}`
    return this.has(base) ? base : null
  }

  controller(id: ObjectId): PlayerId {
    return this.characteristics(id).controller
  }

  permanentsOf(player: PlayerId): readonly ObjectId[] {
    return this.#state.battlefield.filter((id) => this.controller(id) === player)
  }

  /** Players still in the game, in turn order. */
  playing(): readonly PlayerId[] {
    return this.#state.seats.filter((id) => !this.#state.players[id]!.lost)
  }
}
