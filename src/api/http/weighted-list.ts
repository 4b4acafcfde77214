export interface Weighted {
  /** Lower case, without parameters. */
  readonly value: string
  readonly weight: number
}

/** `fr-CH, fr;q=0.9, *;q=0.5` best first; entries of weight 0 and unreadable ones are left out (RFC 9110, 12.4.2). */
export const parseWeighted = (header: string | undefined): Weighted[] => {
  const entries = (header ?? '')
    .split(',')
    .slice(0, 50)
    .map((entry): Weighted => {
      const [value = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      const q = parameters.find((parameter) => parameter.startsWith('q='))
      const weight = q === undefined ? 1 : Number(q.slice(2))
      return { value, weight: Number.isFinite(weight) ? Math.min(1, weight) : 0 }
    })
  return entries.filter(({ value, weight }) => value !== '' && weight > 0).sort((a, b) => b.weight - a.weight)
}
