import type { Answer } from '../core/decision.ts'
import { type ActionSetting, ANYTHING, findTarget } from './action-setting.ts'
import type { Cursor } from './cursor.ts'
import { CHOICE_WORDS, PLAIN_WORDS } from './keywords.ts'
import { parseModes } from './parse-stack.ts'
import { joinNames, type ListedName } from './resolve-name.ts'

/**
 * `say yes`, `say 3`, `say red`: one value. `choose bears, giant`: a list of ids; `choose bears (2), giant (1)`: a division;
 * `choose modes 1 + 2`: modes; `choose nothing`: none. `yes`, `no` and numbers may follow `choose` as well.
 */
export const parseAnswer = (cursor: Cursor, setting: ActionSetting, verb: 'choose' | 'say') => {
  const answer = parseValue(cursor) ?? (verb === 'say' ? cursor.name('(').text : parseList(cursor, setting))
  if (!cursor.take('(')) return { answer }
  if (cursor.keyword({ key: CHOICE_WORDS.key }) === undefined) cursor.expect('key')
  const key = cursor.name(')').text
  cursor.expect(')')
  return { key, answer }
}

const parseValue = (cursor: Cursor): Answer | undefined => {
  const at = cursor.skip().at
  const word = cursor.keyword({ yes: PLAIN_WORDS.yes, no: PLAIN_WORDS.no })
  if (word !== undefined && cursor.isBefore('(')) return word === 'yes'
  cursor.at = at
  return /^-?\d+\s*(?:\(|$)/.test(cursor.rest) ? cursor.number() : undefined
}

const parseList = (cursor: Cursor, setting: ActionSetting): Answer => {
  const at = cursor.skip().at
  if (cursor.keyword({ none: PLAIN_WORDS.none }) !== undefined && cursor.isBefore('(')) return []
  cursor.at = at
  if (cursor.keyword({ modes: CHOICE_WORDS.modes }) !== undefined && /^\s*\d/.test(cursor.rest))
    return parseModes(cursor)
  cursor.at = at
  const list: ListedName[] = []
  do {
    const what = cursor.name(',', '(')
    const share = /^\s*\(\s*(\d+)\s*\)/.exec(cursor.rest)
    if (share !== null) cursor.at += share[0].length
    list.push({ what, share: share === null ? null : Number(share[1]) })
  } while (cursor.take(','))
  const chosen = joinNames(setting, list, ANYTHING)
  const ids = chosen.map(({ what }) => findTarget(cursor, setting, what, ANYTHING))
  const shares = chosen.flatMap(({ share }, i) => (share === null ? [] : [[ids[i] ?? '', share] as const]))
  return shares.length > 0 ? Object.fromEntries(shares) : ids
}
