import { PLAIN_KEYWORDS } from '../../src/core/keyword.ts'
import type { Step } from '../../src/core/step.ts'
import type { CountedZone, OpeningZone } from './script.ts'

/** The peer's words for what the core names; the rest of the runner speaks only the core's. */
export const STEP_OF: Readonly<Record<string, Step>> = {
  UNTAP: 'untap',
  UPKEEP: 'upkeep',
  DRAW: 'draw',
  PRECOMBAT_MAIN: 'precombat-main',
  BEGIN_COMBAT: 'beginning-of-combat',
  DECLARE_ATTACKERS: 'declare-attackers',
  DECLARE_BLOCKERS: 'declare-blockers',
  COMBAT_DAMAGE: 'combat-damage',
  END_COMBAT: 'end-of-combat',
  POSTCOMBAT_MAIN: 'postcombat-main',
  END_TURN: 'end',
  CLEANUP: 'cleanup',
}

export const ZONE_OF: Readonly<Record<string, OpeningZone>> = {
  BATTLEFIELD: 'battlefield',
  HAND: 'hand',
  LIBRARY: 'library',
  GRAVEYARD: 'graveyard',
  EXILED: 'exile',
  COMMAND: 'command',
}

/** `assertXCount` and `checkXCount`, with the zone each counts. */
export const COUNTED: Readonly<Record<string, CountedZone>> = {
  assertPermanentCount: 'battlefield',
  assertGraveyardCount: 'graveyard',
  assertHandCount: 'hand',
  assertExileCount: 'exile',
  assertLibraryCount: 'library',
  assertCommandZoneCount: 'command',
  checkPermanentCount: 'battlefield',
  checkGraveyardCount: 'graveyard',
  checkHandCount: 'hand',
  checkHandCardCount: 'hand',
  checkExileCount: 'exile',
  checkLibraryCount: 'library',
  checkCommandCardCount: 'command',
}

/** Starting seats and life by set-up; the peer seats its four players A, D, C, B. */
export const BASES: Readonly<
  Record<string, { readonly seats: readonly string[]; readonly life: number; readonly commander?: true }>
> = {
  CardTestPlayerBase: { seats: ['A', 'B'], life: 20 },
  CardTestPlayerBaseWithAIHelps: { seats: ['A', 'B'], life: 20 },
  CardTestCommander4Players: { seats: ['A', 'D', 'C', 'B'], life: 20, commander: true },
  CardTestCommander4PlayersWithAIHelps: { seats: ['A', 'D', 'C', 'B'], life: 20, commander: true },
}

/** Set-ups whose rules or players the referee's public calls cannot stand for. */
export const BASES_LEFT_OUT: Readonly<Record<string, string>> = {
  CardTestPlayerBaseAI: 'a computer chooses what A does',
  CardTestMultiPlayerBase: 'limited range of influence',
  CardTestCommanderDuelBase: 'the commanders are in a deck file',
  CardTestOathbreaker3PlayersFFA: 'the oathbreakers are in a deck file',
}

const COUNTER_OF: Readonly<Record<string, string>> = { P1P1: '+1/+1', M1M1: '-1/-1', P1P0: '+1/+0', P0P1: '+0/+1' }

/** `CounterType.P1P1` → `+1/+1`, `CounterType.FIRST_STRIKE` → `first strike`. */
export const counterOf = (word: string): string => {
  const name = word.replace(/^CounterType\./, '')
  return COUNTER_OF[name] ?? name.toLowerCase().replaceAll('_', ' ')
}

/** `#FirstStrikeAbility.getInstance()` → `first strike`; null for anything that is more than a keyword's name. */
export const keywordOf = (word: string): string | null => {
  const match = /^#(\w+)Ability\.(?:getInstance\(\)|class)$/.exec(word)
  if (match === null) return null
  const keyword = match[1]!.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return KEYWORDS.has(keyword) ? keyword : null
}

/** Keywords that stand alone, as the peer's classes name them. */
const KEYWORDS: ReadonlySet<string> = new Set(PLAIN_KEYWORDS)

/** `SubType.TIME_LORD` → `Time Lord`. */
export const subtypeOf = (word: string): string =>
  word
    .replace(/^SubType\./, '')
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/(^|[ -])\w/g, (start) => start.toUpperCase())

/** `ManaType.COLORLESS` or `Red` or `R` → the letter of the core. */
export const manaOf = (word: string): string | null => {
  const name = word.replace(/^ManaType\./, '').toLowerCase()
  const letters: Readonly<Record<string, string>> = {
    white: 'W',
    blue: 'U',
    black: 'B',
    red: 'R',
    green: 'G',
    colorless: 'C',
  }
  if (/^[wubrgc]$/.test(name)) return name.toUpperCase()
  return letters[name] ?? null
}
