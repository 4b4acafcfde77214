/** « 1 cible », « 2 cibles », « 0 cible »: the plural begins at two. */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count < 2 ? one : many}`

/** « n’en a qu’un », « n’en a que 2 ». */
export const only = (count: number): string => (count === 1 ? 'qu’un' : `que ${count}`)

/** How many may be chosen: « exactement 2 », « au plus 3 », « de 1 à 3 », « au moins 1 ». */
export const howMany = (min: number, max: number): string => {
  if (min === max) return `exactement ${min}`
  if (max >= UNBOUNDED) return `au moins ${min}`
  return min === 0 ? `au plus ${max}` : `de ${min} à ${max}`
}

/** No table is that big: such a maximum stands for none. */
const UNBOUNDED = 10_000
