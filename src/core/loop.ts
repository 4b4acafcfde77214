import type { PlayerId } from './ids.ts'

/**
 * CR 104.4b, 732: how the step that goes on has gone so far, as much as it takes to see that a loop has come round. Marks
 * are made while triggered abilities follow one another and where abilities are activated; the oldest comes first.
 */
export interface LoopMemory {
  readonly marks: readonly LoopMark[]
  /** CR 732.2c: who cut a shortcut short may not make this choice next. */
  readonly differ?: { readonly player: PlayerId; readonly choice: string }
}

export interface LoopMark {
  /** Stands for the game as it was, whatever its objects were called. */
  readonly game: string
  /** Of a choice: who made it, and what stands for it. */
  readonly by?: PlayerId
  readonly choice?: string
  /** Who said no to something optional: the loop went on as though it were mandatory (732.6). */
  readonly declined?: PlayerId
  /** Stands for the game but for how much life there is, and how much that was, in turn order (`drawByMandatoryLoop`). */
  readonly apart?: { readonly game: string; readonly life: readonly number[] }
}
