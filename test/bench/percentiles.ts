/** One thing measured over many runs, in milliseconds. */
export interface Timing {
  readonly runs: number
  readonly p50Ms: number
  readonly p99Ms: number
}

const WARM_UP_SHARE = 0.2

/** Runs something over and over; the first runs, in which the machine warms up, do not count. */
export const time = async (runs: number, work: (run: number) => unknown): Promise<Timing> => {
  const took: number[] = []
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    await work(run)
    took.push(performance.now() - start)
  }
  return timingOf(took.slice(Math.floor(runs * WARM_UP_SHARE)))
}

export const timingOf = (took: readonly number[]): Timing => {
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { runs: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99) }
}
