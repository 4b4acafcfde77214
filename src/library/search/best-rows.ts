/**
 * The `count` rows with the highest scores above 0 among those that `isWanted`, best first; of equals, the earlier ones. The
 * scores are sorted as plain numbers first, so that no more rows than these are ever looked at.
 */
export const bestRows = (scores: Float32Array, count: number, isWanted: (row: number) => boolean): number[] => {
  const wanted = new Uint16Array(scores.length)
  let size = 0
  for (let row = 0; row < scores.length; row++) if ((scores[row] as number) > 0 && isWanted(row)) wanted[size++] = row
  let least = 0
  let equals = size
  if (size > count) {
    const sorted = new Float32Array(size)
    for (let i = 0; i < size; i++) sorted[i] = scores[wanted[i] as number] as number
    sorted.sort()
    least = sorted[size - count] as number
    equals = count - (size - 1 - sorted.lastIndexOf(least))
  }
  const best: number[] = []
  for (let i = 0; i < size; i++) {
    const row = wanted[i] as number
    const score = scores[row] as number
    if (score > least || (score === least && equals-- > 0)) best.push(row)
  }
  return best.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b)
}
