/** “1 target”, “2 targets”, “0 targets”: the number and its noun. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** How many may be chosen: “exactly 2”, “up to 3”, “between 1 and 3”, “at least 1”. */
export const howMany = (min: number, max: number): string => {
  if (min === max) return `exactly ${min}`
  if (max >= UNBOUNDED) return `at least ${min}`
  return min === 0 ? `up to ${max}` : `between ${min} and ${max}`
}

/** No table is that big: such a maximum stands for none. */
const UNBOUNDED = 10_000
