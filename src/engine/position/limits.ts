/** How large a position may be: the referee has no clock while it computes, so counts keep it in its time. */
export const LIMITS = {
  /** Objects in all zones together. */
  objects: 4000,
  /** Objects on the battlefield, and again on the stack. */
  inPlay: 1000,
  /** Life totals, either side of zero. */
  life: 1_000_000_000,
  /** Counters of one kind, damage, lands played, turn numbers, timestamps. */
  amount: 1_000_000_000,
} as const
