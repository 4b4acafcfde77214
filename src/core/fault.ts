/** Something impossible or unknown in what was sent: a position that cannot be, a name nobody knows (422). */
export interface Fault {
  readonly code: FaultCode
  /** JSON pointer into what was sent (RFC 6901), e.g. `/players/0/battlefield/2`. */
  readonly pointer: string
  readonly rules: readonly string[]
  readonly params: Readonly<Record<string, string | number | readonly string[]>>
}

export const FAULT_CODES = [
  'card.unknown',
  'card.unreadable',
  'object.unknown',
  'object.repeated',
  'object.attached-to-itself',
  'object.attached-to-unknown',
  'object.not-a-permanent',
  'object.components-impossible',
  'object.not-cast-so',
  'object.tapped-off-battlefield',
  'object.counters-negative',
  'player.unknown',
  'player.repeated',
  'player.count',
  'player.team',
  'deck.too-small',
  'deck.too-many-copies',
  'deck.sideboard-too-large',
  'turn.active-unknown',
  'turn.several-active',
  'turn.priority-unknown',
  'turn.priority-not-given',
  'turn.number',
  'stack.target-unknown',
  'stack.not-a-spell',
  'combat.unknown',
  'combat.step',
  'number.out-of-range',
  'mana.unreadable',
  'rules.edition-unknown',
  'rules.variant-unknown',
  'action.object-missing',
  'limit.objects',
  'limit.depth',
  'notation.syntax',
] as const
export type FaultCode = (typeof FAULT_CODES)[number]
