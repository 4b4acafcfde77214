import type { Fault } from '../core/fault.ts'
import { idMaker, RESERVED_IDS, slugOf } from '../core/generated-id.ts'
import type { PlayerId } from '../core/ids.ts'
import type { Position, PositionObject, PositionPlayer } from '../core/position.ts'
import { failed, ok, type Result } from '../core/result.ts'
import type { Step } from '../core/step.ts'
import { type ForgeCard, readForgeCard, readForgeCounters } from './forge-card.ts'

/** A position as Forge writes it: `humanlife=20`, `aihand=…`, `p0battlefield=Name|Tapped;Name`. */
export const isForgePuzzle = (text: string): boolean =>
  /^\s*\[(?:metadata|state)\]\s*$/im.test(text) || PLAYER_LINE.test(text)

const PLAYER_LINE = /^\s*(?:human|ai|p[0-9])(?:life|hand|library|graveyard|battlefield|play|exile|command)\s*=/im

const PHASES: Readonly<Record<string, Step>> = {
  UNTAP: 'untap',
  UPKEEP: 'upkeep',
  DRAW: 'draw',
  MAIN1: 'precombat-main',
  COMBAT_BEGIN: 'beginning-of-combat',
  COMBAT_DECLARE_ATTACKERS: 'declare-attackers',
  COMBAT_DECLARE_BLOCKERS: 'declare-blockers',
  COMBAT_DAMAGE: 'combat-damage',
  COMBAT_END: 'end-of-combat',
  MAIN2: 'postcombat-main',
  END_OF_TURN: 'end',
  CLEANUP: 'cleanup',
}

const ZONES = {
  hand: 'hand',
  library: 'library',
  graveyard: 'graveyard',
  exile: 'exile',
  command: 'command',
  battlefield: 'battlefield',
  play: 'battlefield',
} as const
const PLAYER_KEY = /^(human|ai|p\d)(\w+)$/
/** What a position has no place for and does not miss. */
const IGNORED = /^(?:removesummoningsickness$|(?:human|ai|p\d)landsplayedlastturn$)/

interface Line {
  readonly key: string
  readonly value: string
  readonly number: number
}

interface Draft {
  readonly lines: readonly Line[]
  readonly seats: ReadonlyMap<string, PlayerId>
  readonly cards: (ForgeCard & { readonly controller: PlayerId })[]
  readonly faults: Fault[]
  readonly makeId: (base: string) => string
}

/** Reads such a text. What a position cannot say (tokens and scripts of that program) is a fault, never left out. */
export const parseForgePuzzle = (text: string): Result<Position, Fault> => {
  const draft = newDraft(stateLines(text))
  const players = new Map<PlayerId, Partial<PositionPlayer>>(
    [...draft.seats.values()].map((id) => [id, { id, hand: [] }]),
  )
  for (const line of draft.lines) readPlayerLine(draft, line, players)
  const turn = readTurn(draft)
  if (draft.faults.length > 0 || turn === null) return failed(draft.faults)
  return ok({ turn, players: [...players.values()] as PositionPlayer[] })
}

/** Lines of `[state]`; all of them where a text has no sections. */
const stateLines = (text: string): Line[] => {
  const hasSections = /^\s*\[state\]\s*$/im.test(text)
  let isState = !hasSections
  return text.split(/\r\n|\r|\n/).flatMap((raw, i): Line[] => {
    const section = /^\s*\[(\w+)\]\s*$/.exec(raw)
    if (section !== null) isState = section[1]?.toLowerCase() === 'state'
    const equals = raw.indexOf('=')
    if (!isState || section !== null || /^\s*(?:#|$)/.test(raw)) return []
    if (equals < 0) return [{ key: raw.trim().toLowerCase(), value: '', number: i + 1 }]
    return [{ key: raw.slice(0, equals).trim().toLowerCase(), value: raw.slice(equals + 1).trim(), number: i + 1 }]
  })
}

const newDraft = (lines: readonly Line[]): Draft => {
  const named = lines.flatMap(({ key }) => PLAYER_KEY.exec(key)?.[1] ?? [])
  const seats = [...new Set(named.some((name) => name.startsWith('p')) ? ['p0', 'p1', ...named] : ['human', 'ai'])]
  const given = [
    ...lines
      .map(({ value }) => value)
      .join(';')
      .matchAll(/\|Id:([^|;]+)/g),
  ].map(([, id]) => id as string)
  return {
    lines,
    seats: new Map(seats.map((name) => [name, name])),
    cards: [],
    faults: [],
    makeId: idMaker(new Set([...RESERVED_IDS, ...seats, ...given])),
  }
}

const refuse = ({ faults }: Draft, line: number, reason: string, params: Fault['params']): void => {
  faults.push({ code: 'notation.syntax', pointer: '', rules: [], params: { line, column: 1, reason, ...params } })
}

const readPlayerLine = (draft: Draft, line: Line, players: ReadonlyMap<PlayerId, Partial<PositionPlayer>>): void => {
  const { key, value, number } = line
  if (key === 'turn' || key.startsWith('active') || IGNORED.test(key)) return
  const [, seat = '', what = ''] = PLAYER_KEY.exec(key) ?? []
  const player = players.get(draft.seats.get(seat) ?? '') as Record<string, unknown> | undefined
  if (player === undefined) return refuse(draft, number, 'line-unknown', { word: key })
  if (Object.hasOwn(ZONES, what)) {
    player[ZONES[what as keyof typeof ZONES]] = readCards(draft, line, seat)
  } else if (value !== '' || what === '') readFact(draft, line, what, player)
}

/** Life, counters, lands played and mana; anything else with a value cannot be said. */
const readFact = (draft: Draft, { key, value, number }: Line, what: string, player: Record<string, unknown>): void => {
  const count = /^-?\d{1,9}$/.test(value) ? Number(value) : null
  if (what === 'counters') {
    player.counters = readForgeCounters(value)
    if (player.counters === null) refuse(draft, number, 'unknown-word', { word: value.slice(0, 100) })
  } else if (what === 'manapool') {
    const mana = value.split(/[\s,]+/).filter((one) => one !== '')
    if (mana.every((one) => /^[WUBRGC]$/.test(one))) player.mana = mana.map((one) => `{${one}}`).join('')
    else refuse(draft, number, 'unknown-word', { word: value.slice(0, 100) })
  } else if (what !== 'life' && what !== 'landsplayed') refuse(draft, number, 'line-unknown', { word: key })
  else if (count === null) refuse(draft, number, 'not-a-number', { word: value.slice(0, 100) })
  else player[what === 'life' ? 'life' : 'landsPlayed'] = count
}

const readCards = (draft: Draft, { value, number }: Line, seat: string): PositionObject[] =>
  value
    .split(';')
    .filter((one) => one.trim() !== '')
    .flatMap((text): PositionObject[] => {
      const card = readForgeCard(text.trim(), draft.seats)
      if ('word' in card) {
        refuse(draft, number, 'unknown-word', { word: card.word.slice(0, 100) })
        return []
      }
      // Attackers are spoken of elsewhere in the position, so they need an id.
      const id = card.object.id ?? (card.attacks === undefined ? undefined : draft.makeId(slugOf(card.object.name)))
      const object = id === undefined ? card.object : { id, ...card.object }
      draft.cards.push({ ...card, object, controller: seat })
      return [object]
    })

const readTurn = (draft: Draft): Position['turn'] | null => {
  const find = (key: string): Line | undefined => draft.lines.find((line) => line.key === key)
  const activeLine = find('activeplayer')
  const phaseLine = find('activephase')
  const active = draft.seats.get(activeLine?.value.toLowerCase() ?? '')
  const step = PHASES[phaseLine?.value.toUpperCase() ?? '']
  if (active === undefined) refuse(draft, activeLine?.number ?? 1, 'expected', { expected: 'activeplayer' })
  if (step === undefined) refuse(draft, phaseLine?.number ?? 1, 'expected', { expected: 'activephase' })
  const advance = find('activephaseadvance')
  if (advance !== undefined) refuse(draft, advance.number, 'line-unknown', { word: advance.key })
  if (active === undefined || step === undefined) return null
  const turnLine = find('turn')
  const number = Number(turnLine?.value ?? 1)
  if (!Number.isInteger(number)) refuse(draft, turnLine?.number ?? 1, 'not-a-number', { word: turnLine?.value ?? '' })
  const defender = [...draft.seats.values()].find((seat) => seat !== active) ?? active
  const attackers = draft.cards.flatMap(({ object, attacks }) =>
    attacks === undefined || object.id === undefined ? [] : [{ attacker: object.id, defender: attacks ?? defender }],
  )
  const combat = attackers.length === 0 ? {} : { combat: { attackers, declaredAttackers: true } }
  return { number, active, step, ...combat }
}
