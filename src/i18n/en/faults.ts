import type { Fault } from '../../core/fault.ts'
import { wordOf, wordsOf } from '../fault-params.ts'
import type { FaultSentences } from '../language-pack.ts'
import { joinWords } from '../teller.ts'
import { notationFault } from './notation-fault.ts'
import { plural } from './plural.ts'

export const faults: FaultSentences = {
  'card.unknown': (params) =>
    `No card named ${quoted(params, 'like this', 'name', 'card')} is known.${suggestion(params)}`,
  'card.unreadable': (params) => `The card ${quoted(params, 'sent here', 'name', 'card')} can’t be read.`,
  'object.unknown': (params) => `Nothing in the position is called ${quoted(params, 'like this', 'object', 'id')}.`,
  'object.repeated': (params) =>
    `The id ${quoted(params, 'given here', 'id', 'object')} is used more than once: an id stands for one object or player.`,
  'object.attached-to-itself': (params) => `${thing(params)} is attached to itself, which nothing can be.`,
  'object.attached-to-unknown': (params) =>
    `${thing(params)} is attached to ${quoted(params, 'something', 'to', 'target', 'attachedTo')}, which isn’t in the position.`,
  'object.not-a-permanent': (params) =>
    `${thing(params)} can’t be on the battlefield: only permanents are, and an instant or sorcery card never becomes one.`,
  'object.components-impossible': (params) =>
    `${thing(params)} can’t be made of what is said here: a merged permanent has two components or more, a melded one the two cards of one meld pair, and both are only on the battlefield.`,
  'object.not-cast-so': (params) =>
    `${thing(params)} can’t have alternative characteristics here: it has them only as a spell cast so, or as a permanent that was cast prototyped.`,
  'object.tapped-off-battlefield': (params) =>
    `${thing(params)} can’t be tapped: only permanents on the battlefield are tapped or untapped.`,
  'object.counters-negative': (params) =>
    `${quoted(params, 'This object', 'holder', 'object', 'id')} can’t have ${wordOf(params, 'value', 'count') ?? 'fewer than 0'} ${counters(params)}: nothing can have fewer than none.`,
  'player.unknown': (params) => `${quoted(params, 'This player', 'player', 'id')} isn’t a player of this game.`,
  'player.repeated': (params) =>
    `${quoted(params, 'One player', 'player', 'id')} is listed as a player more than once.`,
  'player.count': (params) => `This variant can’t be played by ${headcount(params)}${allowed(params)}.`,
  'player.team': (params) =>
    `The teams don’t fit${quotedAfter(params, ' ', 'player', 'id')}: every player has to be in exactly one team.`,
  'deck.too-small': (params) => `The deck has ${cardsIn(params)}${bounded(params, 'min', 'it needs at least')}.`,
  'deck.too-many-copies': (params) =>
    `Deck and sideboard hold ${cardsIn(params)} of the same name${quotedAfter(params, ', ', 'name')}${bounded(params, 'max', 'they may hold no more than')}.`,
  'deck.sideboard-too-large': (params) =>
    `The sideboard has ${cardsIn(params)}${bounded(params, 'max', 'it may have no more than')}.`,
  'turn.active-unknown': (params) =>
    `The active player ${quoted(params, 'named here', 'player', 'id')} isn’t a player of this game.`,
  'turn.several-active': () => 'Several players are said to be active: in this variant a turn belongs to one player.',
  'turn.priority-unknown': (params) =>
    `${quoted(params, 'The player named here', 'player', 'id')} can’t have priority: nobody of that name is in this game.`,
  'turn.priority-not-given': (params) =>
    `${quoted(params, 'A player', 'player', 'id')} is said to have priority at a time at which no player receives it.`,
  'turn.number': (params) =>
    `The turn number can’t be ${wordOf(params, 'number', 'value', 'turn') ?? 'this'}: turns are counted from 1 in whole numbers.`,
  'stack.target-unknown': (params) =>
    `The stack names as a target ${quoted(params, 'something', 'target', 'id')}, which isn’t in the position.`,
  'stack.not-a-spell': (params) =>
    `${thing(params)} can’t be on the stack: only spells, copies of spells and abilities are.`,
  'combat.unknown': (params) =>
    `The combat names ${quoted(params, 'something', 'object', 'id', 'player')}, which isn’t in the position or can’t take that part in it.`,
  'combat.step': () => 'Attackers or blockers are given at a time at which there can be none.',
  'number.out-of-range': (params) =>
    `${wordOf(params, 'value') ?? 'The number'} isn’t possible here: a whole number ${bounds(params)}is expected.`,
  'mana.unreadable': (params) =>
    `${quoted(params, 'This', 'mana', 'value', 'text')} isn’t mana written in symbols, such as {R}{R}.`,
  'rules.edition-unknown': (params) =>
    `${quoted(params, 'What is given', 'edition', 'value')} isn’t the date of an edition of the rules that is known here${known(params)}.`,
  'rules.variant-unknown': (params) =>
    `${quoted(params, 'This', 'variant', 'option', 'value')} isn’t a variant or option that is known here${known(params)}.`,
  'action.object-missing': (params) =>
    `The action names ${quoted(params, 'something', 'object', 'card', 'id', 'name')}, which isn’t in the position.`,
  'limit.objects': (params) => `The position has too many objects${count(params)}${limit(params)}.`,
  'limit.depth': (params) => `The position nests too deeply${limit(params)}.`,
  'notation.syntax': notationFault,
}

const quoted = (params: Fault['params'], otherwise: string, ...keys: readonly string[]): string => {
  const word = wordOf(params, ...keys)
  return word === undefined ? otherwise : `“${word}”`
}

const quotedAfter = (params: Fault['params'], before: string, ...keys: readonly string[]): string => {
  const word = wordOf(params, ...keys)
  return word === undefined ? '' : `${before}“${word}”`
}

const thing = (params: Fault['params']): string => quoted(params, 'This object', 'name', 'object', 'id', 'card')

const suggestion = (params: Fault['params']): string => {
  const nearest = wordsOf(params, 'nearest')
  return nearest.length === 0
    ? ''
    : ` Did you mean ${joinWords(
        nearest.map((name) => `“${name}”`),
        'or',
      )}?`
}

const counters = (params: Fault['params']): string => `${wordOf(params, 'counter', 'kind') ?? ''} counters`.trimStart()

const headcount = (params: Fault['params']): string => {
  const count = wordOf(params, 'count', 'players', 'given')
  return count === undefined ? 'that number of players' : plural(Number(count), 'player')
}

const allowed = (params: Fault['params']): string => {
  const [min, max] = [wordOf(params, 'min'), wordOf(params, 'max')]
  if (min === undefined || max === undefined) return ''
  return `: it is for ${min === max ? min : `${min} to ${max}`}`
}

const MOST_LISTED = 8

/** What would have been known, where that fits in a sentence. */
const known = (params: Fault['params']): string => {
  const words = wordsOf(params, 'known')
  return words.length === 0 || words.length > MOST_LISTED ? '' : ` (known: ${words.join(', ')})`
}

const bounds = (params: Fault['params']): string => {
  const [min, max] = [wordOf(params, 'min'), wordOf(params, 'max')]
  if (min !== undefined && max !== undefined) return `from ${min} to ${max} `
  if (min !== undefined) return `from ${min} up `
  return max === undefined ? '' : `up to ${max} `
}

const count = (params: Fault['params']): string => {
  const given = wordOf(params, 'count')
  return given === undefined ? '' : ` (${given})`
}

const limit = (params: Fault['params']): string => {
  const most = wordOf(params, 'limit', 'max')
  return most === undefined ? '' : `: the limit is ${most}`
}

const cardsIn = (params: Fault['params']): string => {
  const count = wordOf(params, 'count')
  return count === undefined ? 'the wrong number of cards' : plural(Number(count), 'card')
}

const bounded = (params: Fault['params'], key: 'min' | 'max', words: string): string => {
  const bound = wordOf(params, key)
  return bound === undefined ? '' : `; ${words} ${bound}`
}
