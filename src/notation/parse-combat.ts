import type { PlayerId } from '../core/ids.ts'
import type { Cursor, Written } from './cursor.ts'
import type { DraftAttacker, DraftCombat, DraftPair } from './draft.ts'
import { COMBAT_WORDS, PLAIN_WORDS } from './keywords.ts'

/** `bears -> B, giant + pup -> B | blocks: wall -> bears | declared: attackers, B | damage: 1`. */
export const parseCombat = (cursor: Cursor): DraftCombat | 'none' => {
  const at = cursor.skip().at
  if (cursor.keyword({ none: PLAIN_WORDS.none }) !== undefined && cursor.atEnd) return 'none'
  cursor.at = at
  const attackers = parseAttackers(cursor)
  let combat: DraftCombat = { attackers, blocks: null, blocked: null, struck: null, fields: {} }
  while (cursor.take('|')) combat = parseSection(cursor, combat)
  cursor.expectEnd()
  return combat
}

const parseSection = (cursor: Cursor, combat: DraftCombat): DraftCombat => {
  const at = cursor.skip().at
  const key = cursor.keyword(COMBAT_WORDS)
  if (key === undefined) return cursor.fail('unknown-word', { found: cursor.rest.slice(0, 20) }, at)
  cursor.expect(':')
  switch (key) {
    case 'blocks':
      return { ...combat, blocks: parsePairs(cursor) }
    case 'blocked':
    case 'struck':
      return { ...combat, [key]: parseList(cursor) }
    case 'damage':
      return { ...combat, fields: { ...combat.fields, damageStep: cursor.number() } }
    case 'declared':
      return { ...combat, fields: { ...combat.fields, ...parseDeclared(cursor) } }
  }
}

const parseDeclared = (cursor: Cursor): DraftCombat['fields'] => {
  let declaredAttackers = false
  const declaredBlockers: PlayerId[] = []
  while (!cursor.isBefore('|')) {
    const at = cursor.skip().at
    const isAttackers = cursor.keyword({ attackers: PLAIN_WORDS.attackers }) !== undefined
    if (isAttackers && cursor.isBefore(',', '|')) declaredAttackers = true
    else {
      cursor.at = at
      declaredBlockers.push(cursor.word().text)
    }
    if (!cursor.take(',')) break
  }
  return { declaredAttackers, declaredBlockers }
}

/** `bears + pup -> B, giant -> B`: those joined by a plus are a band. */
const parseAttackers = (cursor: Cursor): readonly DraftAttacker[] => {
  const attackers: DraftAttacker[] = []
  let bands = 0
  while (!cursor.isBefore('|')) {
    const members = parseMembers(cursor, '->', '→', ',', '|')
    if (!cursor.takeArrow()) cursor.expect('->')
    const second = cursor.name(',', '|')
    const band = members.length > 1 ? { band: ++bands } : {}
    attackers.push(...members.map((first) => ({ first, second, ...band })))
    if (!cursor.take(',')) break
  }
  return attackers
}

/** `bears + pup` */
export const parseMembers = (cursor: Cursor, ...stops: readonly string[]): readonly Written[] => {
  const members: Written[] = []
  do members.push(cursor.name('+', ...stops))
  while (cursor.take('+'))
  return members
}

/** `first -> second, first -> second` */
const parsePairs = (cursor: Cursor): readonly DraftPair[] => {
  const pairs: DraftPair[] = []
  while (!cursor.isBefore('|')) {
    const first = cursor.name('->', '→', ',', '|')
    if (!cursor.takeArrow()) cursor.expect('->')
    pairs.push({ first, second: cursor.name(',', '|') })
    if (!cursor.take(',')) break
  }
  return pairs
}

const parseList = (cursor: Cursor): readonly Written[] => {
  const list: Written[] = []
  while (!cursor.isBefore('|')) {
    list.push(cursor.name(',', '|'))
    if (!cursor.take(',')) break
  }
  return list
}
