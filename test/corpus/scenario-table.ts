import type { GapCount } from './gap-table.ts'

interface Scenario {
  readonly id: string
  readonly steps?: readonly (readonly unknown[])[]
  readonly cards?: readonly string[]
}

/** The cards a scenario puts into the game or casts. */
const cardsOf = ({ steps, cards }: Scenario): ReadonlySet<string> => {
  const names = new Set<string>(cards ?? [])
  for (const step of steps ?? []) {
    const name = step[0] === 'addCard' ? step[3] : step[0] === 'castSpell' ? step[4] : undefined
    if (typeof name === 'string') names.add(name)
  }
  return names
}

/** How many scenarios use only understood cards, and which single cards stand before most others. */
export const measureScenarios = (
  lines: readonly string[],
  isUnderstood: (name: string) => boolean | undefined,
): { readonly total: number; readonly covered: number; readonly missing: readonly GapCount[] } => {
  let covered = 0
  const missing = new Map<string, number>()
  for (const line of lines) {
    const names = [...cardsOf(JSON.parse(line) as Scenario)].filter((name) => isUnderstood(name) !== true)
    if (names.length === 0) covered++
    else if (names.length === 1) missing.set(names[0] as string, (missing.get(names[0] as string) ?? 0) + 1)
  }
  return {
    total: lines.length,
    covered,
    missing: [...missing].map(([text, count]) => ({ text, count, example: '' })).sort((a, b) => b.count - a.count),
  }
}
