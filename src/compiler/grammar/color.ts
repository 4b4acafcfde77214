import type { Color } from '../../core/color.ts'

/** CR 105.1: the colour words. */
export const COLOR_ROWS: readonly (readonly [string, Color])[] = [
  ['white', 'W'],
  ['blue', 'U'],
  ['black', 'B'],
  ['red', 'R'],
  ['green', 'G'],
]
