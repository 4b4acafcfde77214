/** CR 715.4, 718.4, 720.4, 722.3: alternative characteristics are those of a spell, or of a permanent that was cast prototyped. */
import type { NamedObject } from '../planned-object.ts'
import { fault, type Reading } from '../reading.ts'

export const checkAlternative = (reading: Reading, { id, entry, stacked, zone, card, pointer }: NamedObject): void => {
  const { marks } = stacked ?? entry
  const kind = (entry.copyOf ?? entry.token ?? card)?.alternative?.kind
  if (marks?.alternative !== true || (card === undefined && entry.token === undefined)) return
  const isSpell = zone === 'stack' && kind !== undefined && kind !== 'preparation'
  if (isSpell || (zone === 'battlefield' && (kind === 'prototype' || entry.copyOf !== undefined))) return
  const rules = ['715.4', '718.4', '720.4', '722.3']
  fault(reading, 'object.not-cast-so', `${pointer}/marks/alternative`, { object: id, name: card?.name ?? id }, rules)
}
