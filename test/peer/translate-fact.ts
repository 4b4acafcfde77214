import type { PlayerId } from '../../src/core/ids.ts'
import type { Fact } from './script.ts'
import type { StepReader } from './step-reader.ts'
import { Untranslated } from './untranslated.ts'
import { COUNTED, counterOf, keywordOf, manaOf, subtypeOf } from './vocabulary.ts'

/** The fact an `assertX` states at the end, or a `checkX` in the course of play; null for a step that states none. */
export const translateFact = (name: string, reader: StepReader, asked: PlayerId | null): Fact | null => {
  const zone = COUNTED[name]
  if (zone !== undefined) return countFact(zone, reader, asked)
  const translate = FACTS[name]
  return translate === undefined ? null : translate(reader, asked)
}

export const isFactStep = (name: string): boolean => COUNTED[name] !== undefined || FACTS[name] !== undefined

/** `checkX` names the player who has priority, and sometimes another whose things are counted. */
const whose = (reader: StepReader, asked: PlayerId | null): PlayerId =>
  asked === null || reader.isPlayer() ? reader.player() : asked

const countFact = (
  zone: Extract<Fact, { kind: 'count' }>['zone'],
  reader: StepReader,
  asked: PlayerId | null,
): Fact => {
  const player = asked === null ? (reader.isPlayer() ? reader.player() : null) : whose(reader, asked)
  const name = typeof reader.peek() === 'string' ? reader.pointer() : null
  return { kind: 'count', zone, player, name, count: reader.number() }
}

type TranslateFact = (reader: StepReader, asked: PlayerId | null) => Fact

const life: TranslateFact = (reader, asked) => {
  const player = whose(reader, asked)
  return { kind: 'life', player, life: reader.number() }
}

const powerToughness: TranslateFact = (reader, asked) => {
  const player = whose(reader, asked)
  const name = reader.pointer()
  const power = reader.number()
  const toughness = reader.number()
  const scope = reader.left > 0 ? reader.text() : 'Filter.ComparisonScope.Any'
  return { kind: 'power-toughness', player, name, power, toughness, scope: scope.endsWith('All') ? 'all' : 'any' }
}

/** `player? name? counter count`: counters of a player where no name stands. */
const counters =
  (zone: 'battlefield' | 'exile' | 'anywhere'): TranslateFact =>
  (reader, asked) => {
    const player = reader.isPlayer() ? reader.player() : asked
    const first = reader.text()
    if (first.startsWith('CounterType.')) {
      if (player === null) throw reader.unknown(first)
      return { kind: 'player-counters', player, counter: counterOf(first), count: reader.number() }
    }
    const name = namedBy(reader, first)
    return { kind: 'counters', zone, player, name, counter: counterOf(reader.text()), count: reader.number() }
  }

const namedBy = (reader: StepReader, text: string) => {
  if (text.startsWith('$') || text.startsWith('TestPlayer.')) throw reader.unknown(text)
  return { kind: 'named', name: text } as const
}

const keyword: TranslateFact = (reader, asked) => {
  const player = whose(reader, asked)
  const name = reader.pointer()
  const word = reader.text()
  const read = keywordOf(word)
  if (read === null) throw new Untranslated(reader.step, `ability ${word}`)
  return { kind: 'keyword', player, name, keyword: read, has: reader.flag(true) }
}

/** `assertType name type flag`, and `assertType name type subtype`, which claims both of which the subtype is the harder. */
const type =
  (zone: 'battlefield' | 'exile', otherwise: boolean): TranslateFact =>
  (reader) => {
    if (reader.isPlayer()) reader.player()
    const name = reader.pointer()
    const word = reader.text()
    if (word.startsWith('SubType.')) {
      return { kind: 'type', zone, name, what: 'subtype', value: subtypeOf(word), has: reader.flag(otherwise) }
    }
    const next = reader.peek()
    if (typeof next === 'string' && next.startsWith('SubType.')) {
      return { kind: 'type', zone, name, what: 'subtype', value: subtypeOf(reader.text()), has: true }
    }
    const value = word.replace(/^CardType\./, '').toLowerCase()
    return { kind: 'type', zone, name, what: 'type', value, has: reader.flag(otherwise) }
  }

const color: TranslateFact = (reader, asked) => {
  const player = whose(reader, asked)
  const name = reader.pointer()
  const word = reader.text()
  const whole = manaOf(word.replace(/^ObjectColor\./, ''))
  const colors = whole !== null ? [whole] : /^[WUBRG]+$/i.test(word) ? [...word.toUpperCase()] : null
  if (colors === null) throw reader.unknown(word)
  return { kind: 'color', player, name, colors, has: reader.flag(true) }
}

const mana: TranslateFact = (reader, asked) => {
  const player = whose(reader, asked)
  const word = reader.text()
  const read = manaOf(word)
  if (read === null) throw reader.unknown(word)
  return { kind: 'mana', player, mana: read, count: reader.number() }
}

const tappedCount: TranslateFact = (reader, asked) => {
  const player = asked === null ? null : whose(reader, asked)
  const name = reader.pointer()
  return { kind: 'tapped-count', player, name, tapped: reader.flag(), count: reader.number() }
}

const damage: TranslateFact = (reader, asked) => {
  const player = whose(reader, asked)
  return { kind: 'damage', player, name: reader.pointer(), damage: reader.number() }
}

const game =
  (state: Extract<Fact, { kind: 'game' }>['state']): TranslateFact =>
  (reader, asked) => ({ kind: 'game', player: whose(reader, asked), state })

const leftOver =
  (queue: 'choices' | 'targets'): TranslateFact =>
  (reader, asked) => ({ kind: 'left-over', player: whose(reader, asked), queue, count: reader.number() })

const attached: TranslateFact = (reader, asked) => {
  const player = whose(reader, asked)
  return { kind: 'attached', player, attachment: reader.pointer(), to: reader.pointer(), attached: reader.flag(true) }
}

const FACTS: Readonly<Record<string, TranslateFact>> = {
  assertLife: life,
  checkLife: life,
  assertPowerToughness: powerToughness,
  checkPT: powerToughness,
  assertCounterCount: counters('battlefield'),
  checkPermanentCounters: counters('battlefield'),
  checkCardCounters: counters('anywhere'),
  checkPlayerCounters: counters('battlefield'),
  assertCounterOnExiledCardCount: counters('exile'),
  assertTapped: (reader) => ({ kind: 'tapped', name: reader.pointer(), tapped: reader.flag() }),
  assertTappedCount: tappedCount,
  checkPermanentTapped: tappedCount,
  assertAbility: keyword,
  checkAbility: keyword,
  assertType: type('battlefield', true),
  assertNotType: type('battlefield', false),
  assertSubtype: type('battlefield', true),
  assertNotSubtype: type('battlefield', false),
  assertExiledCardSubtype: type('exile', true),
  checkType: type('battlefield', true),
  checkSubType: type('battlefield', true),
  assertColor: color,
  checkColor: color,
  assertDamageReceived: damage,
  checkDamage: damage,
  assertAttacking: (reader) => ({ kind: 'attacking', name: reader.pointer(), attacking: reader.flag(true) }),
  assertAttachedTo: attached,
  assertManaPool: mana,
  checkManaPool: mana,
  assertWonTheGame: game('won'),
  assertLostTheGame: game('lost'),
  assertHasNotLostTheGame: game('not-lost'),
  checkPlayerInGame: (reader, asked) => {
    const player = whose(reader, asked)
    return { kind: 'game', player, state: reader.flag() ? 'not-lost' : 'lost' }
  },
  assertActivePlayer: (reader) => ({ kind: 'active', player: reader.player() }),
  assertChoicesCount: leftOver('choices'),
  assertTargetsCount: leftOver('targets'),
  checkStackSize: (reader) => ({ kind: 'stack-size', count: reader.number() }),
  checkStackObject: (reader) => ({ kind: 'stack-object', text: reader.text(), count: reader.number() }),
}
