import type { Action, CastSpell, SpecialActionName } from '../core/action.ts'
import type { PlayerId } from '../core/ids.ts'
import {
  type ActionSetting,
  ANYTHING,
  actedOnBy,
  controlledBy,
  findTarget,
  follow,
  playableBy,
} from './action-setting.ts'
import type { Cursor } from './cursor.ts'
import { PLAIN_WORDS, VERB_WORDS } from './keywords.ts'
import { fold } from './lang.ts'
import { parseAnswer } from './parse-answer.ts'
import { parseChoices } from './parse-choices.ts'
import { parseMembers } from './parse-combat.ts'
import { readJson } from './read-json.ts'
import { resolveName } from './resolve-name.ts'
import { otherFaceNamed } from './written-name.ts'

export { newActionSetting } from './action-setting.ts'

/** One action: `A cast Scorch -> bears`, `all pass`, or its JSON. */
export const parseAction = (cursor: Cursor, setting: ActionSetting): Action => {
  if (cursor.skip().rest.startsWith('{')) return readAction(cursor, setting)
  if (cursor.keyword({ all: PLAIN_WORDS.allPass }) !== undefined) {
    cursor.expectEnd()
    return { kind: 'pass-all' }
  }
  const action = parseVerb(cursor, setting, cursor.word().text)
  cursor.expectEnd()
  return action
}

/** The JSON of an action; its shape is the caller’s to check, as with any JSON that is sent. */
const readAction = (cursor: Cursor, setting: ActionSetting): Action => {
  const action = readJson(cursor) as unknown as Action
  if (action.kind === 'cast-spell' && action.object !== undefined) follow(setting, action.object, 'stack')
  if (action.kind === 'play-land' && action.object !== undefined) follow(setting, action.object, 'battlefield')
  return action
}

const parseVerb = (cursor: Cursor, setting: ActionSetting, player: PlayerId): Action => {
  const at = cursor.skip().at
  const verb = cursor.keyword(VERB_WORDS)
  switch (verb) {
    case undefined:
      return cursor.fail('unknown-word', { found: cursor.rest.slice(0, 20) }, at)
    case 'pass':
      return { kind: 'pass-priority', player }
    case 'concede':
      return { kind: 'concede', player }
    case 'play':
      return parsePlay(cursor, setting, player)
    case 'cast':
      return parseCast(cursor, setting, player)
    case 'activate':
      return parseActivate(cursor, setting, player)
    case 'attack':
      return parseAttack(cursor, setting, player)
    case 'block':
      return parseBlock(cursor, setting, player)
    case 'turn-face-up':
    case 'suspend':
    case 'foretell':
    case 'plot':
    case 'before-mulligan':
      return parseSpecial(cursor, setting, player, verb)
    case 'take-companion':
      return { kind: 'special-action', what: verb, player, ...parseChoices(cursor, setting) }
    case 'choose':
    case 'say':
      return { kind: 'choose', player, ...parseAnswer(cursor, setting, verb) }
  }
}

const parsePlay = (cursor: Cursor, setting: ActionSetting, player: PlayerId): Action => {
  if (cursor.atEnd) return { kind: 'play-land', player }
  const card = findCard(cursor, setting, player)
  const { face } = parseChoices(cursor, setting)
  if (card.object !== undefined) follow(setting, card.object, 'battlefield')
  return { kind: 'play-land', player, ...card, ...(face === undefined ? {} : { face }) }
}

const parseCast = (cursor: Cursor, setting: ActionSetting, player: PlayerId): Action => {
  if (cursor.atEnd) return { kind: 'cast-spell', player }
  const card = findCard(cursor, setting, player)
  const choices = parseChoices(cursor, setting)
  if (card.object !== undefined) follow(setting, card.object, 'stack')
  return { kind: 'cast-spell', player, ...card, ...choices }
}

/** `A unmask bears (by morph)`: the object of a special action lies in a hand or on the battlefield. */
const parseSpecial = (cursor: Cursor, setting: ActionSetting, player: PlayerId, what: SpecialActionName): Action => {
  const written = cursor.name('(')
  const object = findTarget(cursor, setting, written, actedOnBy(player))
  return { kind: 'special-action', what, player, object, ...parseChoices(cursor, setting) }
}

/** A card among those known, or one that is only named; the name of another face says that this face is meant. */
const findCard = (
  cursor: Cursor,
  setting: ActionSetting,
  player: PlayerId,
): Pick<CastSpell, 'object' | 'card' | 'face'> => {
  const written = cursor.name('(', '->', '→')
  const object = resolveName(setting, written, playableBy(player))
  const other = otherFaceNamed(setting.cards, written.text)
  const isItsOwn = setting.objects.some(({ id, folded }) => id === object && folded === fold(written.text))
  const face = other === undefined || isItsOwn || object === written.text ? {} : { face: other.face }
  if (object !== undefined && !setting.players.includes(object)) return { object, ...face }
  const { text } = written
  return { card: setting.cards?.(text)?.name ?? text, ...face }
}

/** `A activate Sap Tender 2 -> bears`: the second activated ability. */
const parseActivate = (cursor: Cursor, setting: ActionSetting, player: PlayerId): Action => {
  const written = cursor.name('(', '->', '→')
  const numbered = written.quoted ? null : /^(.+) (\d+)$/.exec(written.text)
  const isWhole = numbered === null || setting.objects.some((one) => one.id === written.text)
  const after = written.quoted ? /^\s+(\d+)(?=\s|$)/.exec(cursor.rest) : null
  if (after !== null) cursor.at += after[0].length
  const name = isWhole ? written : { ...written, text: numbered[1] ?? '' }
  const number = isWhole ? after?.[1] : numbered[2]
  const object = findTarget(cursor, setting, name, controlledBy(player))
  const ability = number === undefined ? {} : { ability: Number(number) - 1 }
  return { kind: 'activate-ability', player, object, ...ability, ...parseChoices(cursor, setting) }
}

/** `A attack Bears -> B, Giant -> B`, a band `A attack Bears + Giant -> B`, `A attack nothing`. */
const parseAttack = (cursor: Cursor, setting: ActionSetting, player: PlayerId): Action => {
  const attackers: { attacker: string; defender?: string; band?: number }[] = []
  let bands = 0
  if (!isNothing(cursor)) {
    do {
      const members = parseMembers(cursor, '->', '→', ',').map((one) =>
        findTarget(cursor, setting, one, controlledBy(player)),
      )
      const defender = cursor.takeArrow() ? findTarget(cursor, setting, cursor.name(','), ANYTHING) : undefined
      const band = members.length > 1 ? { band: ++bands } : {}
      const against = defender === undefined ? {} : { defender }
      attackers.push(...members.map((attacker) => ({ attacker, ...against, ...band })))
    } while (cursor.take(','))
  }
  return { kind: 'declare-attackers', player, attackers }
}

/** `B block Bears with Wall + Viper, Giant with Sentry`, `B block nothing`. */
const parseBlock = (cursor: Cursor, setting: ActionSetting, player: PlayerId): Action => {
  const blockers: { blocker: string; attacker: string }[] = []
  if (!isNothing(cursor)) {
    const withs = cursor.langs.flatMap((lang) => PLAIN_WORDS.with[lang]).map((word) => ` ${word} `)
    do {
      const attacker = findTarget(cursor, setting, cursor.name(...withs, ','), ANYTHING)
      if (cursor.keyword({ with: PLAIN_WORDS.with }) === undefined) cursor.expect(withs[0]?.trim() ?? '')
      do {
        const blocker = findTarget(cursor, setting, cursor.name(',', '+'), controlledBy(player))
        blockers.push({ blocker, attacker })
      } while (cursor.take('+'))
    } while (cursor.take(','))
  }
  return { kind: 'declare-blockers', player, blockers }
}

const isNothing = (cursor: Cursor): boolean => {
  if (cursor.atEnd) return true
  const at = cursor.skip().at
  if (cursor.keyword({ none: PLAIN_WORDS.none }) !== undefined && cursor.atEnd) return true
  cursor.at = at
  return false
}
