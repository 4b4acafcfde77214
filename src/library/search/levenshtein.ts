/** The edit distance of two words (a swap of neighbours counts one), or `limit + 1` as soon as it must exceed `limit`. */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let twoBack: number[] = []
  let back = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const line = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((back[j] as number) + 1, (line[j - 1] as number) + 1, (back[j - 1] as number) + change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (twoBack[j - 2] as number) + 1)
      line.push(cost)
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    twoBack = back
    back = line
  }
  return back[b.length] as number
}

/** How many slips a word of this length may hold and still be read. */
export const allowedSlips = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)
