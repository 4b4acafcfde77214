/**
 * CR 611.2: how long a continuous effect of a resolving spell or ability lasts. `indefinite` ends with the game;
 * `while-source` as long as the source stays on the battlefield (611.2b, 611.2c); `next-untap-step` through the
 * next untap step of the affected permanent's controller (502.3); `while-you-control-source` adds control;
 * `your-next-upkeep` and `your-next-end-step` until that step begins (500.4);
 * `while-you-control-it` until one loses control of what is affected.
 */
export const DURATIONS = [
  'end-of-turn',
  'end-of-combat',
  'your-next-turn',
  'end-of-your-next-turn',
  'your-next-upkeep',
  'your-next-end-step',
  'next-untap-step',
  'while-source',
  'while-you-control-source',
  'while-source-tapped',
  'while-you-control-it',
  'indefinite',
] as const
export type Duration = (typeof DURATIONS)[number]
