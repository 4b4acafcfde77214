import type { Amount } from '../../core/amount.ts'
import type { Comparison } from '../../core/filter.ts'
import { anyTemplate, oneOf, type Row, rows, words } from '../syntax/combinators.ts'
import { hole, isEqual } from '../syntax/pattern.ts'
import type { Syntax } from '../syntax/syntax.ts'
import { emit, isWordPart, matchLiteral, parsed } from '../syntax/text.ts'
import { NUMBER_ROWS, numberWord } from '../words/number-words.ts'
import { articleFor, pluralOf } from '../words/plural.ts'
import { LINKS } from './choice.ts'

const DIGITS = /\d+/y

/** A number in digits: `3`. */
export const numeral: Syntax<number> = {
  parse: (source, at, scope) => {
    DIGITS.lastIndex = at
    const digits = DIGITS.exec(source.text)?.[0]
    if (digits === undefined || (digits.length > 1 && digits.startsWith('0'))) return []
    const end = at + digits.length
    if (end > source.trace.farthest) source.trace.farthest = end
    return [parsed(Number(digits), end, scope)]
  },
  print: (value, out) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 ? emit(out, String(value)) : [],
}

const X: Amount = { kind: 'x' }

/** `3` or `X`. */
export const numeralOrX: Syntax<Amount> = oneOf<Amount>(numeral as Syntax<Amount>, words<Amount>([['X', X]]))

/** The number of the event or of an earlier instruction: "that much", "that many". */
const thatAmount = (text: string): Syntax<Amount> => ({
  parse: (source, at, scope) => {
    const end = matchLiteral(source, at, text)
    return end < 0 || isWordPart(source.text[end]) || scope.amount === null ? [] : [parsed(scope.amount, end, scope)]
  },
  print: (value, out) => (out.scope.amount !== null && isEqual(out.scope.amount, value) ? emit(out, text) : []),
})

/** "3 damage", "X life", "that much damage", "life equal to its power". */
export const quantityOf = (noun: string): Syntax<Amount> =>
  anyTemplate<Amount>(
    rows<Amount>([
      [`<n:numeral-or-x> ${noun}`, hole('n')],
      [`<n:that-much> ${noun}`, hole('n')],
      [`${noun} equal to <n:value>`, hole('n')],
    ]),
  )

const numberWords = (min: number): readonly Row<Amount>[] => NUMBER_ROWS.filter(([, n]) => n >= min)

/** "a card", "two cards", "X cards", "that many cards", "cards equal to …". */
export const countOf = (noun: string): Syntax<Amount> => {
  const plural = pluralOf(noun)
  return anyTemplate<Amount>(
    rows<Amount>([
      [`${articleFor(noun)} ${noun}`, 1],
      ...numberWords(2).map(([word, n]): Row<Amount> => [`${word} ${plural}`, n]),
      [`<n:that-many> ${plural}`, hole('n')],
      [`X ${plural}`, X],
      [`${plural} equal to <n:value>`, hole('n')],
    ]),
  )
}

export const thatMuch = thatAmount('that much')
export const thatMany = thatAmount('that many')

/** A number as a word, from one. */
export const numberInWords: Syntax<Amount> = {
  parse: words<Amount>([...numberWords(1), ['X', X]]).parse,
  print: (value, out) => {
    const text = typeof value === 'number' && value >= 1 ? numberWord(value) : isEqual(value, X) ? 'X' : null
    return text === null ? [] : emit(out, text)
  },
}

/** CR 615.5: what was prevented, where the text speaks of that. */
const prevented = (text: string): Syntax<Amount> => ({
  parse: (source, at, scope) => (scope.prevented === true ? thatAmount(text).parse(source, at, scope) : []),
  print: (value, out) => (out.scope.prevented === true ? thatAmount(text).print(value, out) : []),
})

/** What stands behind "equal to" and "where X is". */
const plainValue: Syntax<Amount> = anyTemplate<Amount>(
  rows<Amount>([
    ['the number of cards in <p:player-possessive> hand', { kind: 'hand-size', of: hole('p') }],
    ['the number of <c:counter-kind> counters on <r:object>', { kind: 'counters', on: hole('r'), counter: hole('c') }],
    [
      'the number of basic land types among <f:noun-p>',
      { kind: 'distinct', what: 'basic-land-types', filter: hole('f') },
    ],
    ['the number of colors among <f:noun-p>', { kind: 'distinct', what: 'colors', filter: hole('f') }],
    ['the number of card types among <f:noun-p>', { kind: 'distinct', what: 'card-types', filter: hole('f') }],
    ['the number of differently named <f:noun-p>', { kind: 'distinct', what: 'names', filter: hole('f') }],
    ['the number of times <r:object> has mutated', { kind: 'times-mutated', of: hole('r') }],
    ['the number of <f:noun-p>', { kind: 'count', filter: hole('f') }],
    ['the number of opponents you have', { kind: 'count', filter: { subject: 'player', player: 'opponent' } }],
    ['<r:object-possessive> power', { kind: 'characteristic', of: hole('r'), which: 'power' }],
    ['<r:object-possessive> toughness', { kind: 'characteristic', of: hole('r'), which: 'toughness' }],
    ['<r:object-possessive> mana value', { kind: 'characteristic', of: hole('r'), which: 'mana-value' }],
    ['the greatest power among <f:noun-p>', { kind: 'greatest', filter: hole('f'), which: 'power' }],
    ['the greatest toughness among <f:noun-p>', { kind: 'greatest', filter: hole('f'), which: 'toughness' }],
    ['the greatest mana value among <f:noun-p>', { kind: 'greatest', filter: hole('f'), which: 'mana-value' }],
    ['the total power of <f:noun-p>', { kind: 'total', filter: hole('f'), which: 'power' }],
    ['the total toughness of <f:noun-p>', { kind: 'total', filter: hole('f'), which: 'toughness' }],
    ['the total mana value of <f:noun-p>', { kind: 'total', filter: hole('f'), which: 'mana-value' }],
    ['<p:player-possessive> starting life total', { kind: 'starting-life', of: hole('p') }],
    ['<p:player-possessive> life total', { kind: 'life', of: hole('p') }],
    ['<p:player-possessive> devotion to <c:color-word>', { kind: 'devotion', of: hole('p'), colors: [hole('c')] }],
    [
      '<p:player-possessive> devotion to <c:color-word> and <e:color-word>',
      { kind: 'devotion', of: hole('p'), colors: [hole('c'), hole('e')] },
    ],
    ['(the result|that result)', { kind: 'roll-result' }],
    ['the total of those results', { kind: 'roll-result' }],
    ['the difference between those results', { kind: 'roll-result', difference: true }],
    ['the chosen number', { kind: 'chosen-number', link: LINKS.number }],
    ['the life paid as (it|~) entered', { kind: 'chosen-number', link: LINKS.life }],
    ['twice <n:value>', { kind: 'times', factor: 2, of: hole('n') }],
    ['half <n:value>, rounded up', { kind: 'half', of: hole('n'), round: 'up' }],
    ['half <n:value>, rounded down', { kind: 'half', of: hole('n'), round: 'down' }],
    ['<k:numeral> plus <n:value>', { kind: 'sum', of: [hole('k'), hole('n')] }],
    ['the number of creatures that died this turn', { kind: 'this-turn', what: 'creatures-died', who: { ref: 'you' } }],
    [
      'the number of creatures you attacked with this turn',
      { kind: 'this-turn', what: 'creatures-attacked-with', who: { ref: 'you' } },
    ],
    ['the amount of life you gained this turn', { kind: 'this-turn', what: 'life-gained', who: { ref: 'you' } }],
  ]),
)

export const value: Syntax<Amount> = oneOf(plainValue, prevented('the damage prevented this way'))

/** What stands behind "for each": one of the things counted. */
const plainEach: Syntax<Amount> = anyTemplate<Amount>(
  rows<Amount>([
    ['card in <p:player-possessive> hand', { kind: 'hand-size', of: hole('p') }],
    ['<c:counter-kind> counter on <r:object>', { kind: 'counters', on: hole('r'), counter: hole('c') }],
    ['basic land type among <f:noun-p>', { kind: 'distinct', what: 'basic-land-types', filter: hole('f') }],
    ['color among <f:noun-p>', { kind: 'distinct', what: 'colors', filter: hole('f') }],
    ['creature that died this turn', { kind: 'this-turn', what: 'creatures-died', who: { ref: 'you' } }],
    [
      'creature you attacked with this turn',
      { kind: 'this-turn', what: 'creatures-attacked-with', who: { ref: 'you' } },
    ],
    ['time ~ was kicked', { kind: 'times-paid', keyword: 'kicker' }],
    ['time it was kicked', { kind: 'times-paid', keyword: 'kicker' }],
    ['opponent you have', { kind: 'count', filter: { subject: 'player', player: 'opponent' } }],
    ['opponent', { kind: 'count', filter: { subject: 'player', player: 'opponent' } }],
    ['<f:noun-s>', { kind: 'count', filter: hole('f') }],
  ]),
)

export const each: Syntax<Amount> = oneOf(plainEach, prevented('1 damage prevented this way'))

/** "3 or greater", "2 or less", "4". */
export const comparison: Syntax<Comparison> = anyTemplate<Comparison>(
  rows<Comparison>([
    ['<n:numeral-or-x> or greater', { op: '>=', amount: hole('n') }],
    ['<n:numeral-or-x> or less', { op: '<=', amount: hole('n') }],
    ['less than or equal to <n:value>', { op: '<=', amount: hole('n') }],
    ['less than <n:value>', { op: '<', amount: hole('n') }],
    ['greater than <n:value>', { op: '>', amount: hole('n') }],
    ['equal to <n:value>', { op: '=', amount: hole('n') }],
    ['<n:numeral-or-x>', { op: '=', amount: hole('n') }],
  ]),
)
