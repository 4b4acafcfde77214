import type { PlayerId } from '../../src/core/ids.ts'
import type { Answers, PointedTarget, Script } from './script.ts'

interface Queues {
  choices: string[]
  targets: (readonly PointedTarget[])[]
  modes: string[]
  amounts: number[]
}

/** The answers still laid in for each player. Whoever tries something that is refused puts them back. */
export class AnswerQueues {
  #queues: Record<PlayerId, Queues>

  constructor(script: Script) {
    this.#queues = Object.fromEntries(script.seats.map((id) => [id, copyQueues(script.answers[id]!)]))
  }

  of(player: PlayerId): Queues {
    return this.#queues[player]!
  }

  save(): Readonly<Record<PlayerId, Queues>> {
    return Object.fromEntries(Object.entries(this.#queues).map(([id, queues]) => [id, copyQueues(queues)]))
  }

  restore(saved: Readonly<Record<PlayerId, Queues>>): void {
    this.#queues = saved
  }

  /** The first choice in the queue that fits, taken out of it. */
  takeChoice<T>(player: PlayerId, read: (choice: string) => T | undefined): T | undefined {
    const { choices } = this.of(player)
    for (const [i, choice] of choices.entries()) {
      const value = read(choice)
      if (value === undefined) continue
      choices.splice(i, 1)
      return value
    }
    return undefined
  }

  /** Takes the head of a queue if it is this word. */
  takeWord(player: PlayerId, queue: 'choices' | 'modes', word: string): boolean {
    const words = this.of(player)[queue]
    if (words[0] !== word) return false
    words.shift()
    return true
  }
}

const copyQueues = ({ choices, targets, modes, amounts }: Answers): Queues => ({
  choices: [...choices],
  targets: [...targets],
  modes: [...modes],
  amounts: [...amounts],
})
