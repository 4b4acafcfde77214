/** CR 122.1: counters by name. `+1/+1`, `-1/-1`, `loyalty`, `poison`, `charge`, `flying`…; any name is allowed, absent means none. */
export type Counters = Readonly<Record<string, number>>

export const countersOf = (counters: Counters | undefined, name: string): number => counters?.[name] ?? 0

/** Counters after `delta` more of `name`; a kind that falls to zero disappears. */
export const withCounters = (counters: Counters | undefined, name: string, delta: number): Counters => {
  const { [name]: before = 0, ...rest } = counters ?? {}
  const after = Math.max(0, before + delta)
  return after === 0 ? rest : { ...rest, [name]: after }
}

/** CR 613.7c: the timestamp of the counters of a kind: that of the newest, or of their object if they came with it. */
export const counterTimestamp = (
  object: { readonly timestamp: number; readonly counterTimestamps?: Readonly<Record<string, number>> },
  name: string,
): number => object.counterTimestamps?.[name] ?? object.timestamp
