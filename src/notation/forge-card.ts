import type { PlayerId } from '../core/ids.ts'
import type { PositionObject } from '../core/position.ts'

/** One card of a puzzle line, with what only the whole position can place. */
export interface ForgeCard {
  readonly object: PositionObject & { readonly name: string }
  /** It attacks: the id of a planeswalker or battle, or null for the player. */
  readonly attacks?: string | null
}

/** A word of a card that says something no position can say. */
export interface ForgeRefusal {
  readonly word: string
}

/** Words about how the program sets a card up, which change nothing in a position. */
const IGNORED = /^(?:Set:|Art:|NoETBTrigs$|IsToken$|Id:)/
const COUNTER = /^([PM])(\d+)([PM])(\d+)$/

/** `P1P1` → `+1/+1`, `LOYALTY` → `loyalty`, `FIRST_STRIKE` → `first strike`. */
const counterName = (name: string): string => {
  const [, sign, power, otherSign, toughness] = COUNTER.exec(name) ?? []
  if (sign === undefined) return name.toLowerCase().replaceAll('_', ' ')
  const signOf = (letter: string | undefined) => (letter === 'P' ? '+' : '-')
  return `${signOf(sign)}${power}/${signOf(otherSign)}${toughness}`
}

/** `P1P1=2,CHARGE=1`; null where a number is none. */
export const readForgeCounters = (text: string): Readonly<Record<string, number>> | null => {
  const counters = new Map<string, number>()
  for (const pair of text.split(',').filter((one) => one.trim() !== '')) {
    const [, name, count] = /^\s*([\w/+-]+)\s*=\s*(\d{1,9})\s*$/.exec(pair) ?? []
    if (name === undefined) return null
    counters.set(counterName(name), Number(count))
  }
  return Object.fromEntries(counters)
}

type Word = (value: string, card: Growing, players: ReadonlyMap<string, PlayerId>) => boolean

interface Growing {
  object: { -readonly [K in keyof PositionObject]: PositionObject[K] }
  attacks?: string | null
}

/** What each word does to a card; false where its value is none that it can have. */
const WORDS: Readonly<Record<string, Word>> = {
  Tapped: (_, card) => setTrue(card, 'tapped'),
  SummonSick: (_, card) => setTrue(card, 'summoningSick'),
  PhasedOut: (_, card) => setTrue(card, 'phasedOut'),
  FaceDown: (value, card) => value === '' && setTrue(card, 'faceDown'),
  Counters: (value, card) => {
    const counters = readForgeCounters(value)
    if (counters !== null) card.object.counters = counters
    return counters !== null
  },
  Damage: (value, card) => {
    card.object.damage = Number(value)
    return /^\d{1,9}$/.test(value)
  },
  AttachedTo: (value, card) => attach(card, value),
  Attaching: (value, card) => attach(card, value),
  EnchantingPlayer: (value, card, players) => attach(card, players.get(value.toLowerCase()) ?? ''),
  Owner: (value, card, players) => {
    const owner = players.get(value.toLowerCase())
    if (owner !== undefined) card.object.owner = owner
    return owner !== undefined
  },
  Attacking: (value, card) => {
    card.attacks = value === '' ? null : value
    return true
  },
}

const setTrue = (card: Growing, field: 'tapped' | 'summoningSick' | 'phasedOut' | 'faceDown'): true => {
  card.object[field] = true
  return true
}

const attach = (card: Growing, to: string): boolean => {
  card.object.attachedTo = to
  return to !== ''
}

/** `Name|Set:ABC|Tapped|Counters:P1P1=1|Id:7`. Tokens and scripts of the program are refused by the word. */
export const readForgeCard = (text: string, players: ReadonlyMap<string, PlayerId>): ForgeCard | ForgeRefusal => {
  const [name = '', ...words] = text.split('|').map((one) => one.trim())
  if (/^t:/i.test(name) || name === '') return { word: name }
  const id = words.find((word) => word.startsWith('Id:'))?.slice(3)
  const card: Growing = { object: { name, ...(id === undefined ? {} : { id }) } }
  for (const word of words) {
    if (word === '' || IGNORED.test(word)) continue
    const colon = word.indexOf(':')
    const key = colon < 0 ? word : word.slice(0, colon)
    const apply = Object.hasOwn(WORDS, key) ? WORDS[key] : undefined
    if (apply?.(colon < 0 ? '' : word.slice(colon + 1), card, players) !== true) return { word }
  }
  return card as ForgeCard
}
