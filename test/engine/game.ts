import type { Action } from '../../src/core/action.ts'
import type { CardLookup } from '../../src/core/card.ts'
import type { Answer, Decision } from '../../src/core/decision.ts'
import type { GameEvent } from '../../src/core/event.ts'
import type { ObjectId, PlayerId } from '../../src/core/ids.ts'
import type { Characteristics, GameObject } from '../../src/core/object.ts'
import type { Player } from '../../src/core/player.ts'
import type { Position } from '../../src/core/position.ts'
import type { State, Turn } from '../../src/core/state.ts'
import type { Verdict } from '../../src/core/verdict.ts'
import type { Zone } from '../../src/core/zone.ts'
import { judge, projectState } from '../../src/engine/index.ts'
import { readPosition } from '../../src/engine/position/read-position.ts'
import { writePosition } from '../../src/engine/position/write-position.ts'

/** A game that goes on as long as everything done in it is legal. */
export class Game {
  state: State
  /** Everything that has happened so far, and the rules applied. */
  readonly events: GameEvent[] = []
  readonly trail: string[] = []
  readonly #cards: CardLookup

  private constructor(state: State, cards: CardLookup) {
    this.state = state
    this.#cards = cards
  }

  static at(position: Position, cards: CardLookup): Game {
    const read = readPosition(position, cards)
    if (!read.ok) throw new Error(JSON.stringify(read.errors))
    return new Game(read.value, cards)
  }

  judge(action: Action): Verdict {
    return judge(this.state, action, this.#cards)
  }

  do(action: Action): this {
    const verdict = this.judge(action)
    if (verdict.verdict !== 'legal') throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(verdict)}`)
    this.state = verdict.state
    this.events.push(...verdict.events)
    this.trail.push(...verdict.trail.map(({ rule }) => rule))
    return this
  }

  /** The reasons against an action as `code rule rule`; what else it got, if it was not illegal. */
  refusal(action: Action): readonly string[] {
    const verdict = this.judge(action)
    return verdict.verdict === 'illegal'
      ? verdict.reasons.map(({ code, rules }) => [code, ...rules].join(' '))
      : [verdict.verdict]
  }

  pass(): this {
    return this.do({ kind: 'pass-priority', player: this.turn.priority! })
  }

  passAll(): this {
    return this.do({ kind: 'pass-all' })
  }

  /** Everybody passes until this step comes; declarations on the way declare nothing. */
  passTo(step: Turn['step']): this {
    for (let passes = 0; this.turn.step !== step || this.decision !== null; passes++) {
      if (passes > 60) throw new Error(`${step} never came`)
      const { decision } = this
      if (decision === null) this.passAll()
      else if (this.turn.step === step) return this
      else if (decision.kind === 'declare-attackers' || decision.kind === 'declare-blockers') this.answer([])
      else throw new Error(`stopped at ${JSON.stringify(decision)}`)
    }
    return this
  }

  answer(answer: Answer): this {
    const { player, decider } = this.decision!
    return this.do({ kind: 'choose', player, answer, ...(decider === undefined ? {} : { decider }) })
  }

  attack(...attackers: readonly (ObjectId | readonly [ObjectId, string])[]): this {
    return this.do(this.attackWith(...attackers))
  }

  attackWith(...attackers: readonly (ObjectId | readonly [ObjectId, string])[]): Action {
    const player = this.decision?.player ?? this.turn.active[0]!
    const declared = attackers.map((one) =>
      typeof one === 'string' ? { attacker: one } : { attacker: one[0], defender: one[1] },
    )
    return { kind: 'declare-attackers', player, attackers: declared }
  }

  block(blocks: Readonly<Record<ObjectId, ObjectId>>): this {
    return this.do(this.blockWith(blocks))
  }

  blockWith(blocks: Readonly<Record<ObjectId, ObjectId>>): Action {
    const blockers = Object.entries(blocks).map(([blocker, attacker]) => ({ blocker, attacker }))
    return { kind: 'declare-blockers', player: this.decision!.player, blockers }
  }

  cast(player: PlayerId, object: ObjectId, ...targets: readonly (readonly string[])[]): this {
    return this.do({ kind: 'cast-spell', player, object, ...(targets.length === 0 ? {} : { targets }) })
  }

  /** Casts and lets it resolve. */
  resolve(player: PlayerId, object: ObjectId, ...targets: readonly (readonly string[])[]): this {
    return this.cast(player, object, ...targets).passAll()
  }

  get turn(): Turn {
    return this.state.turns[0]!
  }

  get decision(): Decision | null {
    return this.state.pending?.decision ?? null
  }

  player(id: PlayerId): Player {
    return this.state.players[id]!
  }

  object(id: ObjectId): GameObject {
    const object = this.state.objects[id]
    if (object === undefined) throw new Error(`no object ${id}`)
    return object
  }

  traits(id: ObjectId): Characteristics {
    return projectState(this.state, this.#cards).of(id)!
  }

  size(id: ObjectId): string {
    const { power, toughness } = this.traits(id)
    return `${power}/${toughness}`
  }

  has(id: ObjectId, keyword: string): boolean {
    return this.traits(id).abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === keyword)
  }

  /** Names of what lies in a zone, sorted; the stack in its order, abilities by the name of their source. */
  names(zone: Zone, player?: PlayerId): readonly string[] {
    const view = projectState(this.state, this.#cards)
    const nameOf = ({ id, onStack }: GameObject): string =>
      view.of(onStack?.source ?? id)?.name ?? this.state.lastKnown[onStack!.source]!.characteristics.name
    if (zone === 'stack') return this.turn.stack.map((id) => nameOf(this.object(id)))
    return Object.values(this.state.objects)
      .filter((one) => one.zone === zone && (player === undefined || one.owner === player))
      .map(nameOf)
      .sort()
  }

  /** The only object of that name in a zone. */
  find(name: string, zone: Zone = 'battlefield'): ObjectId {
    const view = projectState(this.state, this.#cards)
    const found = Object.values(this.state.objects).filter((one) => one.zone === zone && view.of(one.id)?.name === name)
    if (found.length !== 1) throw new Error(`${found.length} objects ${name} in ${zone}`)
    return found[0]!.id
  }

  written(): string {
    return JSON.stringify(writePosition(this.state, this.#cards))
  }
}
