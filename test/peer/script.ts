import type { PlayerId } from '../../src/core/ids.ts'
import type { Step } from '../../src/core/step.ts'

/** A scenario as the runner plays it: who sits where, what lies where, what is done when, and what must be true. */
export interface Script {
  /** Turn order. */
  readonly seats: readonly PlayerId[]
  readonly life: number
  readonly strict: boolean
  /** Cards added to a library stay on top, the last added uppermost; else they lie somewhere in it. */
  readonly stacked: boolean
  readonly players: Readonly<Record<PlayerId, OpeningPlayer>>
  readonly cards: readonly OpeningCard[]
  readonly commands: readonly Command[]
  readonly attacks: readonly Attack[]
  readonly blocks: readonly Block[]
  readonly answers: Readonly<Record<PlayerId, Answers>>
  /** Played in order: on to a moment, then facts. */
  readonly stages: readonly Stage[]
}

export interface OpeningPlayer {
  readonly life?: number
  readonly emptyLibrary: boolean
  /** Mana of a cost comes from the pool alone. */
  readonly manualMana: boolean
}

export type OpeningZone = 'battlefield' | 'hand' | 'library' | 'graveyard' | 'exile' | 'command'

export interface OpeningCard {
  readonly player: PlayerId
  readonly zone: OpeningZone
  readonly name: string
  readonly alias?: string
  readonly tapped?: boolean
}

export interface Moment {
  readonly turn: number
  readonly step: Step
}

export interface Stage {
  readonly stop: Moment
  readonly facts: readonly Fact[]
}

/** How the peer's scripts point at something. */
export type Pointer =
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'alias'; readonly alias: string }
  /** `index` tells permanents of one name apart, from 0. */
  | { readonly kind: 'named'; readonly name: string; readonly index?: number; readonly only?: 'copy' | 'original' }
  | { readonly kind: 'face-down' }
  /** An ability on the stack by how its text begins. */
  | { readonly kind: 'ability'; readonly text: string }
  /** Stop choosing. */
  | { readonly kind: 'skip' }

/** A target, and how much of a division it gets. */
export interface PointedTarget {
  readonly pointer: Pointer
  readonly amount?: number
  /** From 1, where the script chooses the mode beside its target. */
  readonly mode?: number
}

/** Do this only while something is on the stack, or only while it is not. */
export interface StackCondition {
  readonly text: string
  readonly state: 'present' | 'absent' | 'copy-present'
}

interface When {
  readonly moment: Moment
  readonly player: PlayerId
}

export type Command = When &
  (
    | {
        readonly kind: 'cast'
        readonly name: string
        /** A keyword that says from where: `flashback`, `retrace`, `escape`. */
        readonly how: string | null
        readonly targets: readonly PointedTarget[] | null
        readonly condition: StackCondition | null
      }
    | {
        readonly kind: 'activate'
        readonly text: string
        readonly targets: readonly PointedTarget[] | null
        readonly condition: StackCondition | null
      }
    | { readonly kind: 'mana'; readonly text: string }
    | { readonly kind: 'play-land'; readonly name: string }
    /** `once`: until one object has resolved, else until the stack is empty. */
    | { readonly kind: 'wait'; readonly once: boolean }
    | { readonly kind: 'check'; readonly label: string; readonly fact: Fact }
    | { readonly kind: 'playable'; readonly label: string; readonly text: string; readonly expected: boolean }
    | { readonly kind: 'counters'; readonly name: string; readonly counter: string; readonly count: number }
    | { readonly kind: 'concede' }
  )

export interface Attack {
  readonly turn: number
  readonly player: PlayerId
  readonly attacker: Pointer
  readonly defender: Pointer | null
}
export interface Block {
  readonly turn: number
  readonly player: PlayerId
  readonly blocker: Pointer
  readonly attacker: Pointer
}

/** Answers laid in for a player, taken in order as questions come. */
export interface Answers {
  readonly choices: readonly string[]
  readonly targets: readonly (readonly PointedTarget[])[]
  readonly modes: readonly string[]
  readonly amounts: readonly number[]
}

export type CountedZone = 'battlefield' | 'graveyard' | 'hand' | 'exile' | 'library' | 'command'

export type Fact =
  | { readonly kind: 'life'; readonly player: PlayerId; readonly life: number }
  | {
      readonly kind: 'count'
      readonly zone: CountedZone
      readonly player: PlayerId | null
      readonly name: Pointer | null
      readonly count: number
    }
  | {
      readonly kind: 'power-toughness'
      readonly player: PlayerId
      readonly name: Pointer
      readonly power: number
      readonly toughness: number
      readonly scope: 'any' | 'all'
    }
  | {
      readonly kind: 'counters'
      readonly zone: 'battlefield' | 'exile' | 'anywhere'
      readonly player: PlayerId | null
      readonly name: Pointer
      readonly counter: string
      readonly count: number
    }
  | { readonly kind: 'player-counters'; readonly player: PlayerId; readonly counter: string; readonly count: number }
  | { readonly kind: 'tapped'; readonly name: Pointer; readonly tapped: boolean }
  | {
      readonly kind: 'tapped-count'
      readonly player: PlayerId | null
      readonly name: Pointer
      readonly tapped: boolean
      readonly count: number
    }
  | {
      readonly kind: 'keyword'
      readonly player: PlayerId
      readonly name: Pointer
      readonly keyword: string
      readonly has: boolean
    }
  | {
      readonly kind: 'type'
      readonly zone: 'battlefield' | 'exile'
      readonly name: Pointer
      readonly what: 'type' | 'subtype'
      readonly value: string
      readonly has: boolean
    }
  | {
      readonly kind: 'color'
      readonly player: PlayerId
      readonly name: Pointer
      readonly colors: readonly string[]
      readonly has: boolean
    }
  | { readonly kind: 'damage'; readonly player: PlayerId; readonly name: Pointer; readonly damage: number }
  | {
      readonly kind: 'attached'
      readonly player: PlayerId
      readonly attachment: Pointer
      readonly to: Pointer
      readonly attached: boolean
    }
  | { readonly kind: 'mana'; readonly player: PlayerId; readonly mana: string; readonly count: number }
  | { readonly kind: 'game'; readonly player: PlayerId; readonly state: 'won' | 'lost' | 'not-lost' }
  | { readonly kind: 'active'; readonly player: PlayerId }
  | {
      readonly kind: 'left-over'
      readonly player: PlayerId
      readonly queue: 'choices' | 'targets'
      readonly count: number
    }
  | { readonly kind: 'attacking'; readonly name: Pointer; readonly attacking: boolean }
  | { readonly kind: 'stack-size'; readonly count: number }
  | { readonly kind: 'stack-object'; readonly text: string; readonly count: number }
  | { readonly kind: 'attackers'; readonly player: PlayerId; readonly names: readonly Pointer[] }
