import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'

/** What an example that is not executable waits for. */
export const KINDS_OF_WAITING = ['wording', 'keyword', 'variant', 'mechanism'] as const
export type KindOfWaiting = (typeof KINDS_OF_WAITING)[number]

export interface WaitingExample {
  /** By its rule and place, as `613.8a 1`. */
  readonly example: string
  readonly kind: KindOfWaiting
  readonly why: string
}

/** `waiting-FIRST-LAST.yaml`: under each kind the examples with what they wait for; throws for what is none of it. */
export const readWaitingExamples = (): readonly WaitingExample[] =>
  globSync(join(import.meta.dirname, 'waiting-*.yaml'))
    .toSorted()
    .flatMap((path) => {
      const [, first = '', last = ''] = /^waiting-(\d{3})-(\d{3})\.yaml$/.exec(basename(path)) ?? []
      const lists = parse(readFileSync(path, 'utf8')) as Readonly<
        Record<string, Readonly<Record<string, string>> | null>
      >
      return Object.entries(lists).flatMap(([name, list]) => {
        const kind = KINDS_OF_WAITING.find((one) => one === name)
        if (kind === undefined) throw new Error(`${path}: ${name}`)
        return Object.entries(list ?? {}).map(([example, why]) => {
          const chapter = example.slice(0, 3)
          if (chapter < first || chapter > last) throw new Error(`${path}: ${example}`)
          return { example, kind, why }
        })
      })
    })
