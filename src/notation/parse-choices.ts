import type { ActivateAbility, CastSpell, Choices, SpecialAction } from '../core/action.ts'
import type { TargetId } from '../core/ids.ts'
import { type ActionSetting, ANYTHING, findTarget } from './action-setting.ts'
import type { Cursor } from './cursor.ts'
import { CHOICE_WORDS, FACE_WORDS } from './keywords.ts'
import { parseManaTypes, parseModes, parseTargets, parseWords, takeX } from './parse-stack.ts'
import { joinNames } from './resolve-name.ts'

type Told = { -readonly [K in keyof All]?: All[K] }
type All = Choices &
  Pick<ActivateAbility, 'produces'> &
  Pick<CastSpell, 'face' | 'faceDown'> &
  Pick<SpecialAction, 'by'>

/** `(X=3, modes 1 + 2, pay kicker, sacrificing bears, tapping mountain + forest) -> bears, B -> giant (2)`. */
export const parseChoices = (cursor: Cursor, setting: ActionSetting): Told => {
  const told: Told = {}
  if (cursor.take('(')) {
    do parseChoice(cursor, setting, told)
    while (cursor.take(','))
    cursor.expect(')')
  }
  const targets: (readonly TargetId[])[] = []
  const divide: Readonly<Record<TargetId, number>>[] = []
  while (cursor.takeArrow()) {
    const chosen = joinNames(setting, parseTargets(cursor).chosen, ANYTHING)
    const ids = chosen.map(({ what }) => findTarget(cursor, setting, what, ANYTHING))
    targets.push(ids)
    const shares = chosen.flatMap(({ share }, i) => (share === null ? [] : [[ids[i] ?? '', share] as const]))
    if (shares.length > 0) divide.push(Object.fromEntries(shares))
  }
  if (targets.length > 0) told.targets = targets
  if (divide.length > 0) told.divide = divide
  return told
}

const parseChoice = (cursor: Cursor, setting: ActionSetting, told: Told): void => {
  const x = takeX(cursor)
  if (x !== undefined) {
    told.x = x
    return
  }
  const at = cursor.skip().at
  const key = cursor.keyword(CHOICE_WORDS)
  const objects = () => parseWords(cursor).map((one) => findTarget(cursor, setting, one, ANYTHING))
  switch (key) {
    case undefined:
    case 'key':
      return cursor.fail('unknown-word', { found: cursor.rest.slice(0, 20) }, at)
    case 'modes':
      told.modes = parseModes(cursor)
      return
    case 'faceDown':
      told.faceDown = true
      return
    case 'face':
      told.face = cursor.keyword(FACE_WORDS) ?? cursor.fail('unknown-word', { found: cursor.rest.slice(0, 20) })
      return
    case 'by':
      told.by = cursor.name(',', ')').text
      return
    case 'pay':
      told.pay = parseWords(cursor).map((one) => one.text)
      return
    case 'produces':
      told.produces = parseManaTypes(cursor)
      return
    case 'lands':
      told.payment = { mana: objects().map((source) => ({ source })), ...told.payment }
      return
    case 'lifeFor':
      told.payment = { mana: [], ...told.payment, lifeFor: cursor.number() }
      return
    default:
      told.costs = { ...told.costs, [key]: objects() }
  }
}
