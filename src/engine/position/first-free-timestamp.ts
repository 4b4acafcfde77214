interface Stamped {
  readonly timestamp: number
}

/** CR 613.7: later than every timestamp there is. */
export const firstFreeTimestamp = (objects: readonly Stamped[], effects: readonly Stamped[]): number =>
  [...objects, ...effects].reduce((latest, one) => Math.max(latest, one.timestamp), 0) + 1
