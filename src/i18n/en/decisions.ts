import type { ChoicePurpose, Decision } from '../../core/decision.ts'
import type { DecisionSentences } from '../language-pack.ts'
import type { Teller } from '../teller.ts'
import { howMany, plural } from './plural.ts'

export const decisions: DecisionSentences = {
  'choose-targets': ({ player, object, min, max }, say) =>
    `${player}, choose ${noun(min, max, 'target')} for ${say.name(object)}.`,
  'choose-modes': ({ player, object, min, max, repeat }, say) =>
    `${player}, choose ${noun(min, max, 'mode')} for ${say.name(object)}${repeat ? '; the same one may be chosen again' : ''}.`,
  'choose-number': ({ player, object, what, min, max }, say) =>
    `${player}, choose ${what === 'x' ? 'the value of X' : 'a number'} for ${say.name(object)}, from ${min} to ${max}.`,
  'choose-objects': ({ player, purpose, source, min, max }, say) =>
    `${player}, choose ${purposes[purpose](min, max)}${forSource(source, say)}.`,
  'choose-player': ({ player, source }, say) => `${player}, choose a player${forSource(source, say)}.`,
  'yes-or-no': ({ player, purpose, source }, say) =>
    `${player}, ${questions[purpose](source === null ? null : say.name(source))}`,
  'choose-option': ({ player, rule, source, options }, say) =>
    rule === '702.140c' && source !== null
      ? `${player}, put ${say.name(source)} on top of the creature it merges with (top) or under it (bottom).`
      : `${player}, choose one of ${options.length} options${forSource(source, say)}.`,
  'call-coin': ({ player, source }, say) => `${player}, call heads or tails${forSource(source, say)}.`,
  'report-coin': ({ player, source }, say) => `${player}, flip a coin and say what it shows${forSource(source, say)}.`,
  'report-die': ({ player, source, sides }, say) =>
    `${player}, roll a die with ${sides} sides and say what it shows${forSource(source, say)}.`,
  'choose-name': ({ player, source, of }, say) =>
    `${player}, choose the name of a card${of === undefined ? '' : ' of the kind the text asks for'}${forSource(source, say)}.`,
  'choose-color': ({ player, source }, say) => `${player}, choose a color${forSource(source, say)}.`,
  'choose-mana': ({ player, rule, source, options }, say) =>
    rule === '601.2g' || rule === '605.3a'
      ? `${player}, choose a permanent to use for mana${forSource(source, say)}: ${say.list([...new Set(options.map(permanentOf))])}.`
      : `${player}, choose which mana to add${forSource(source, say)}: ${options.join(' / ')}.`,
  order: ({ player, purpose, options }) => `${player}, ${orders[purpose](options.length)}.`,
  divide: ({ player, purpose, source, total, among, least }, say) =>
    `${player}, divide ${total} ${divided[purpose](total)} from ${say.name(source)} among ${say.list(among)}${least > 0 ? `, at least ${least} to each` : ''}.`,
  'accept-shortcut': ({ player, length, places }) =>
    `${player}, the shortcut takes ${plural(length, 'choice')}, ${places.length} of them yours: answer \`true\` to accept it, or give the place of the choice you will make otherwise.`,
  'declare-attackers': ({ player, bands }) =>
    `${player}, declare attackers, and say what each one attacks${bands === undefined ? '' : ' and which of them are banded together'}.`,
  'declare-blockers': ({ player }) => `${player}, declare blockers, and say which attacker each one blocks.`,
}

/** An option is a permanent's id, with the index of the ability where it has several. */
const permanentOf = (option: string): string => option.split('/')[0]!

/** “exactly 1 target”, “between 1 and 3 targets”. */
const noun = (min: number, max: number, one: string, many = `${one}s`): string =>
  `${min === max ? min : howMany(min, max)} ${max === 1 ? one : many}`

const purposes: Readonly<Record<ChoicePurpose, (min: number, max: number) => string>> = {
  sacrifice: (min, max) => `${noun(min, max, 'permanent')} to sacrifice`,
  discard: (min, max) => `${noun(min, max, 'card')} to discard`,
  search: (min, max) => `${noun(min, max, 'card')} to find`,
  'legend-rule': () => 'which of the legendary permanents with the same name to keep',
  'put-on-bottom': (min, max) => `${noun(min, max, 'card')} to put on the bottom of the library`,
  'put-in-graveyard': (min, max) => `${noun(min, max, 'card')} to put into the graveyard`,
  attach: () => 'what to attach the permanent to',
  return: (min, max) => `${noun(min, max, 'object')} to return`,
  exile: (min, max) => `${noun(min, max, 'object')} to exile`,
  tap: (min, max) => `${noun(min, max, 'permanent')} to tap`,
  choose: (min, max) => noun(min, max, 'object'),
  'begin-with': () => 'the cards to begin the game with on the battlefield',
  reveal: () => 'the cards to reveal from your opening hand',
  'hand-size': (min, max) => `${noun(min, max, 'card')} to discard down to the maximum hand size`,
}

type Question = (source: string | null) => string

const questions: Readonly<Record<Extract<Decision, { kind: 'yes-or-no' }>['purpose'], Question>> = {
  may: (source) => `${source === null ? 'you are given' : `${source} gives you`} an option: do you take it?`,
  pay: (source) => `do you pay ${source === null ? 'the cost' : `what ${source} asks for`}?`,
  'keep-on-top': (source) => `do you leave the card on top of the library${source === null ? '' : ` (${source})`}?`,
  mulligan: () => 'do you take a mulligan?',
  'modify-roll': (source) => `do you use ${source ?? 'the effect'} on this roll?`,
  'break-loop': () =>
    'the same things have come round again and nobody has to stop them: will you do something else from here on? If nobody does, the game is a draw.',
  'use-replacement': (source) => `do you let ${source ?? 'the effect'} replace what is about to happen?`,
}

const orders = {
  triggers: (count: number) =>
    `put your ${count} triggered abilities on the stack in an order you choose, first one first`,
  'library-top': (count: number) => `put the ${count} cards on top of the library in an order you choose`,
  'library-bottom': (count: number) => `put the ${count} cards on the bottom of the library in an order you choose`,
  graveyard: (count: number) => `put the ${count} cards into the graveyard in an order you choose`,
  entering: (count: number) =>
    `choose the order in which the ${count} permanents that enter together count as older, first one oldest`,
  replacements: (count: number) => `choose which of ${count} replacement or prevention effects applies first`,
} as const

const divided = {
  'combat-damage': () => 'combat damage',
  damage: () => 'damage',
  counters: (total: number) => (total === 1 ? 'counter' : 'counters'),
} as const

const forSource = (source: string | null, say: Teller): string => (source === null ? '' : ` for ${say.name(source)}`)
