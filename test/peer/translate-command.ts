import { parseStackCondition } from './pointer.ts'
import type { Command, PointedTarget, StackCondition } from './script.ts'
import type { StepReader } from './step-reader.ts'
import { translateFact } from './translate-fact.ts'
import { Untranslated } from './untranslated.ts'
import { counterOf } from './vocabulary.ts'

/** The commands a step stands for: one, several of the same, or one followed by waiting. */
export const translateCommand = (
  name: string,
  reader: StepReader,
  seats: readonly string[],
): readonly Command[] | null => {
  const translate = COMMANDS[name]
  if (translate !== undefined) return translate(reader, seats)
  return name.startsWith('check') ? translateCheck(name, reader) : null
}

const castSpell = (reader: StepReader): readonly Command[] => {
  const moment = reader.moment()
  const player = reader.player()
  const { name, how } = castName(reader, reader.text())
  const { targets, condition, wait } = behindName(reader)
  const cast: Command = { kind: 'cast', moment, player, name, how, targets, condition }
  return wait ? [cast, { kind: 'wait', moment, player, once: false }] : [cast]
}

/** Ways to cast that only say from which zone; others need a choice the referee's actions have no word for. */
const ZONE_KEYWORDS = new Set(['flashback', 'retrace', 'escape', 'jump-start', 'disturb'])
/** Ways that an action says by what of the card is cast. */
const FACE_KEYWORDS = new Set(['prototype'])

/** The card, and the keyword by which it is cast, of `Name`, `Name with retrace`; throws for ways no action can say. */
const castName = (reader: StepReader, text: string): { name: string; how: string | null } => {
  if (/^fused /.test(text)) throw new Untranslated(reader.step, 'cast fused')
  const match = /^(.+) (?:using|with) ([\w-]+)$/.exec(text)
  if (match === null) return { name: text, how: null }
  const how = match[2]!.toLowerCase()
  if (ZONE_KEYWORDS.has(how) || FACE_KEYWORDS.has(how)) return { name: match[1]!, how }
  if (ALTERNATIVES.has(how)) throw new Untranslated(reader.step, `cast with ${how}`)
  return { name: text, how: null }
}
const ALTERNATIVES = new Set([
  'bestow',
  'blitz',
  'dash',
  'disguise',
  'evoke',
  'kicker',
  'megamorph',
  'morph',
  'mutate',
  'overload',
  'prowl',
  'spectacle',
  'surge',
  'emerge',
  'miracle',
  'madness',
  'awaken',
  'cleave',
  'plot',
  'warp',
  'impending',
])

interface Behind {
  readonly targets: readonly PointedTarget[] | null
  readonly condition: StackCondition | null
  readonly wait: boolean
}

/** `[target] [waits]` or `target-or-null condition [clause]`. */
const behindName = (reader: StepReader): Behind => {
  const targets = pointedTargets(reader)
  if (reader.left === 0) return { targets, condition: null, wait: false }
  if (typeof reader.peek() === 'boolean') return { targets, condition: null, wait: reader.flag() }
  const text = reader.take() ?? null
  const condition = parseStackCondition(text, reader.take() ?? null)
  if (condition === null) throw reader.unknown(text)
  return { targets, condition, wait: false }
}

const pointedTargets = (reader: StepReader): readonly PointedTarget[] | null => {
  const value = reader.peek()
  if (value === null || value === 'TestPlayer.NO_TARGET') {
    reader.take()
    return null
  }
  return typeof value === 'string' ? reader.targets() : null
}

const activateAbility = (reader: StepReader): readonly Command[] => {
  const moment = reader.moment()
  const player = reader.player()
  const text = reader.text()
  const { targets, condition, wait } = behindName(reader)
  const activate: Command = { kind: 'activate', moment, player, text, targets, condition }
  return wait ? [activate, { kind: 'wait', moment, player, once: false }] : [activate]
}

const activateManaAbility = (reader: StepReader): readonly Command[] => {
  const moment = reader.moment()
  const player = reader.player()
  const text = reader.text()
  const times = reader.left > 0 ? reader.number() : 1
  return Array.from({ length: times }, (): Command => ({ kind: 'mana', moment, player, text }))
}

/** `[player] [once or how often]`; without a player everybody waits. */
const waitStackResolved = (reader: StepReader, seats: readonly string[]): readonly Command[] => {
  const moment = reader.moment()
  const players = reader.isPlayer() ? [reader.player()] : seats
  const value = reader.left > 0 ? reader.take() : false
  if (typeof value === 'number') {
    return Array.from({ length: value }).flatMap(() =>
      players.map((player): Command => ({ kind: 'wait', moment, player, once: true })),
    )
  }
  if (typeof value !== 'boolean') throw reader.unknown(value)
  return players.map((player): Command => ({ kind: 'wait', moment, player, once: value }))
}

const translateCheck = (name: string, reader: StepReader): readonly Command[] | null => {
  const label = reader.text()
  if (name === 'checkAttackers') return [checkAttackers(label, reader)]
  const moment = reader.moment()
  const player = reader.player()
  if (name === 'checkPlayableAbility') {
    const text = reader.text()
    if (text.startsWith('Cast ')) castName(reader, text.slice('Cast '.length))
    return [{ kind: 'playable', moment, player, label, text, expected: reader.flag() }]
  }
  const fact = translateFact(name, reader, player)
  return fact === null ? null : [{ kind: 'check', moment, player, label, fact }]
}

const checkAttackers = (label: string, reader: StepReader): Command => {
  const moment = { turn: reader.number(), step: 'declare-attackers' } as const
  const player = reader.player()
  const names = []
  while (reader.left > 0) {
    if (reader.peek() === '') reader.take()
    else names.push(reader.pointer())
  }
  return { kind: 'check', moment, player, label, fact: { kind: 'attackers', player, names } }
}

const addCounters = (reader: StepReader): readonly Command[] => {
  const moment = reader.moment()
  const player = reader.player()
  const name = reader.text()
  return [{ kind: 'counters', moment, player, name, counter: counterOf(reader.text()), count: reader.number() }]
}

const COMMANDS: Readonly<Record<string, (reader: StepReader, seats: readonly string[]) => readonly Command[]>> = {
  castSpell,
  activateAbility,
  activateManaAbility,
  waitStackResolved,
  addCounters,
  playLand: (reader) => [{ kind: 'play-land', moment: reader.moment(), player: reader.player(), name: reader.text() }],
  concede: (reader) => [{ kind: 'concede', moment: reader.moment(), player: reader.player() }],
}
