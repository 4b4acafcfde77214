interface Stamped {
  readonly timestamp: number
  readonly counterTimestamps?: Readonly<Record<string, number>>
}

/** CR 613.7: later than every timestamp there is. */
export const firstFreeTimestamp = (objects: readonly Stamped[], effects: readonly Stamped[]): number =>
  [...objects, ...effects].reduce(
    (latest, one) => Math.max(latest, one.timestamp, ...Object.values(one.counterTimestamps ?? {})),
    0,
  ) + 1
