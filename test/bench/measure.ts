/** One measured thing: what, how often, and how long it took in the middle and at worst. */
export interface Figure {
  readonly what: string
  readonly runs: number
  readonly p50Ms: number
  readonly p99Ms: number
}

const WARM_UP = 20

/** Times a call again and again; the warm-up is not counted. */
export const measure = async (what: string, runs: number, call: () => unknown): Promise<Figure> => {
  for (let i = 0; i < Math.min(WARM_UP, runs); i++) await call()
  const times: number[] = []
  for (let i = 0; i < runs; i++) {
    const start = process.hrtime.bigint()
    await call()
    times.push(Number(process.hrtime.bigint() - start) / 1e6)
  }
  times.sort((a, b) => a - b)
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(share * times.length))]!
  return { what, runs, p50Ms: at(0.5), p99Ms: at(0.99) }
}
