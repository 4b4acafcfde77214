import type { Color } from '../../core/color.ts'

/** CR 105.1: the colour words. */
export const COLOR_ROWS: readonly (readonly [string, Color])[] = [
  ['white', 'W'],
  ['blue', 'U'],
  ['black', 'B'],
  ['red', 'R'],
  ['green', 'G'],
]

/** "green or white": at least one of the two. */
export const COLOR_PAIRS: readonly (readonly [string, readonly Color[]])[] = COLOR_ROWS.flatMap(([first, a]) =>
  COLOR_ROWS.filter(([, b]) => b !== a).map(([second, b]) => [`${first} or ${second}`, [a, b]] as const),
)
