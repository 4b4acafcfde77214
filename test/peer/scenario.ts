/** One unit test of the peer engine as a list of steps; the shape is fixed by whoever extracted them. */
export interface Scenario {
  readonly id: string
  /** Which set-up the test starts from: how many players, which format. */
  readonly base: string
  readonly steps: readonly ScenarioStep[]
}
export type ScenarioStep = readonly [string, ...StepArgument[]]
export type StepArgument = string | number | boolean | null

/** Reads one JSON line; throws with the line's number where it is not a scenario. */
export const parseScenario = (line: string, number: number): Scenario => {
  const value: unknown = JSON.parse(line)
  if (!isScenario(value)) throw new Error(`line ${number} is not a scenario`)
  return value
}

const isScenario = (value: unknown): value is Scenario => {
  if (typeof value !== 'object' || value === null) return false
  const { id, base, steps } = value as Partial<Scenario>
  return (
    typeof id === 'string' &&
    typeof base === 'string' &&
    Array.isArray(steps) &&
    steps.every((step) => Array.isArray(step) && typeof step[0] === 'string')
  )
}

/** The folder of a scenario's id, for counting: the two levels below the peer's test root. */
export const folderOf = (id: string): string => {
  const file = id.split('#')[0]!
  const folders = file.split('/').slice(0, -1)
  const below = folders.slice(folders.indexOf('test') + 1)
  return below.slice(0, 2).join('/') || '.'
}
