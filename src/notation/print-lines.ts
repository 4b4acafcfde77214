import { CURRENT_EDITION } from '../core/edition.ts'
import type { Position, PositionPlayer, PositionTurn } from '../core/position.ts'
import type { Combat } from '../core/state.ts'
import { attacksInBands } from './attacks-in-bands.ts'
import { usualPriority } from './build-turn.ts'
import {
  COMBAT_WORDS,
  HEADER_WORDS,
  LINE_WORDS,
  PLAIN_WORDS,
  PLAYER_WORDS,
  STEP_WORDS,
  TIME_WORDS,
  type Words,
} from './keywords.ts'
import { type PrintedList, printCounters, printEntries } from './print-entry.ts'
import { type Printing, printRef, say } from './printing.ts'
import { printName, printWord } from './quote.ts'
import { EVERYWHERE } from './resolve-name.ts'

const section = (printing: Printing, words: Words, text: string): string => `${say(printing, words)}: ${text}`.trimEnd()
const line = (sections: readonly string[]): string => sections.join(' | ')

export const printHeader = (printing: Printing, position: Position, turn: PositionTurn): string => {
  const { rules = {}, seed, teams, players, designations = {} } = position
  const active = typeof turn.active === 'string' ? [turn.active] : turn.active
  const head = `${turn.number ?? 1} ${active.map(printWord).join('+')} ${say(printing, STEP_WORDS[turn.step])}`
  const told = (words: Words, text: string | null | undefined) =>
    text === undefined || text === null ? [] : [section(printing, words, text)]
  const { priority, passed, begun } = turn
  const none = say(printing, PLAIN_WORDS.none)
  const isUsual = priority === usualPriority(turn)
  const usualVariant = players.length > 2 ? 'free-for-all' : 'two-player'
  return line([
    head,
    ...told(
      HEADER_WORDS.priority,
      isUsual || priority === undefined ? null : priority === null ? none : printWord(priority),
    ),
    ...told(HEADER_WORDS.passed, passed?.map(printWord).join(', ')),
    ...told(HEADER_WORDS.begun, begun === undefined ? null : say(printing, begun ? PLAIN_WORDS.yes : PLAIN_WORDS.no)),
    ...told(HEADER_WORDS.edition, rules.edition === CURRENT_EDITION ? null : rules.edition && printName(rules.edition)),
    ...told(HEADER_WORDS.variant, rules.variant === usualVariant ? null : rules.variant && printName(rules.variant)),
    ...told(HEADER_WORDS.teams, teams?.map((team) => team.map(printWord).join(', ')).join('; ')),
    ...told(HEADER_WORDS.monarch, designations.monarch && printWord(designations.monarch)),
    ...told(HEADER_WORDS.initiative, designations.initiative && printWord(designations.initiative)),
    ...told(HEADER_WORDS.time, designations.time && say(printing, TIME_WORDS[designations.time])),
    ...told(
      HEADER_WORDS.seed,
      typeof seed === 'object' ? printName(seed.seed) : seed === undefined ? null : printName(seed),
    ),
    ...told(HEADER_WORDS.drawn, typeof seed === 'object' ? String(seed.drawn) : null),
  ])
}

export const printPlayer = (printing: Printing, player: PositionPlayer, given: ReadonlySet<string>): PrintedList => {
  const rest: Record<string, object> = {}
  const entries = (zone: 'battlefield' | 'hand' | 'graveyard' | 'exile' | 'command' | 'library') => {
    const list = player[zone]
    if (typeof list === 'number') return String(list)
    const printed = printEntries(printing, list ?? [], given)
    Object.assign(rest, printed.rest)
    return printed.text
  }
  const life = player.life === undefined ? '' : ` ${player.life}`
  const isReserved = Object.values(LINE_WORDS).some((words) =>
    [...words.en, ...words.fr].includes(player.id.toLowerCase()),
  )
  const id = isReserved ? JSON.stringify(player.id) : printWord(player.id)
  const sections = [`${id}${life}: ${entries('battlefield')}`.trimEnd()]
  for (const zone of ['hand', 'graveyard', 'exile', 'command', 'library'] as const) {
    if (player[zone] !== undefined) sections.push(section(printing, PLAYER_WORDS[zone], entries(zone)))
  }
  if (typeof player.mana === 'string') sections.push(section(printing, PLAYER_WORDS.mana, player.mana))
  if (player.counters !== undefined) {
    const counters = printCounters(printing, player.counters, false).join(', ')
    sections.push(section(printing, PLAYER_WORDS.counters, counters))
  }
  if (player.landsPlayed !== undefined) {
    sections.push(section(printing, PLAYER_WORDS.landsPlayed, String(player.landsPlayed)))
  }
  if (player.speed !== undefined) sections.push(section(printing, PLAYER_WORDS.speed, String(player.speed)))
  for (const flag of ['drewFromEmpty', 'blessed', 'lost'] as const) {
    if (player[flag] === true) sections.push(say(printing, PLAYER_WORDS[flag]))
  }
  return { text: line(sections), rest }
}

/** The combat line; null if the combat is told in a way the line has no words for. */
export const printCombat = (printing: Printing, combat: Partial<Combat> | null): string | null => {
  if (combat === null) return section(printing, LINE_WORDS.combat, say(printing, PLAIN_WORDS.none))
  const { attackers, blockers, blocked, struck, declaredAttackers, declaredBlockers, damageStep } = combat
  if (
    combat.formerly !== undefined ||
    combat.defending !== undefined ||
    attackers?.some(({ left }) => left !== undefined)
  )
    return null
  if (attackers === undefined || (declaredAttackers === undefined) !== (declaredBlockers === undefined)) return null
  const bands = attacksInBands(attackers)
  if (bands === undefined) return null
  const ref = (id: string) => printRef(printing, id, EVERYWHERE)
  const told = (words: Words, texts: readonly string[] | undefined) =>
    texts === undefined ? [] : [section(printing, words, texts.join(', '))]
  const declared = declaredBlockers?.map(printWord)
  const attackersWord = say(printing, PLAIN_WORDS.attackers)
  return line([
    section(
      printing,
      LINE_WORDS.combat,
      bands
        .map((members) => `${members.map(({ attacker }) => ref(attacker)).join(' + ')} -> ${ref(members[0]!.defender)}`)
        .join(', '),
    ),
    ...told(
      COMBAT_WORDS.blocks,
      blockers?.map(({ blocker, attacker }) => `${ref(blocker)} -> ${ref(attacker)}`),
    ),
    ...told(COMBAT_WORDS.blocked, blocked?.map(ref)),
    ...told(COMBAT_WORDS.declared, declared && (declaredAttackers === true ? [attackersWord, ...declared] : declared)),
    ...told(COMBAT_WORDS.damage, damageStep === undefined ? undefined : [String(damageStep)]),
    ...told(COMBAT_WORDS.struck, struck?.map(ref)),
  ])
}
