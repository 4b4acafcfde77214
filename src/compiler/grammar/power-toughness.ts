import type { Amount } from '../../core/amount.ts'
import { isEqual } from '../syntax/pattern.ts'
import type { Syntax } from '../syntax/syntax.ts'
import { emit, parsed } from '../syntax/text.ts'

export interface PowerToughness {
  readonly power: Amount
  readonly toughness: Amount
}

const X: Amount = { kind: 'x' }
const MINUS_X: Amount = { kind: 'times', factor: -1, of: X }
/** What prints as a number 0 keeps the sign it is written with: +2/-0 and +2/+0 mean the same; the sign of the other number decides. */
const SIGNED = /([+-])(\d+|X)\/([+-])(\d+|X)/y

const amountOf = (sign: string, digits: string): Amount => {
  if (digits === 'X') return sign === '+' ? X : MINUS_X
  return sign === '-' && digits !== '0' ? -Number(digits) : Number(digits)
}

const isNegative = (amount: Amount): boolean =>
  typeof amount === 'number' ? amount < 0 : amount !== null && isEqual(amount, MINUS_X)

const magnitude = (amount: Amount): string | null => {
  if (typeof amount === 'number') return String(Math.abs(amount))
  return isEqual(amount, X) || isEqual(amount, MINUS_X) ? 'X' : null
}

/** `+2/+0`, `-X/-0`. A zero takes the sign of the other number, minus if both differ from that. */
export const signedPowerToughness: Syntax<PowerToughness> = {
  parse: (source, at, scope) => {
    SIGNED.lastIndex = at
    const match = SIGNED.exec(source.text)
    if (match === null) return []
    const [text, s1, d1, s2, d2] = match as unknown as [string, string, string, string, string]
    const end = at + text.length
    if (end > source.trace.farthest) source.trace.farthest = end
    return [parsed({ power: amountOf(s1, d1), toughness: amountOf(s2, d2) }, end, scope)]
  },
  print: ({ power, toughness }, out) => {
    const [a, b] = [magnitude(power), magnitude(toughness)]
    if (a === null || b === null) return []
    const minus = isNegative(power) || isNegative(toughness)
    const signs = (amount: Amount): readonly string[] =>
      amount === 0 ? (minus ? ['-', '+'] : ['+', '-']) : isNegative(amount) ? ['-'] : ['+']
    return signs(power).flatMap((s1) => signs(toughness).flatMap((s2) => emit(out, `${s1}${a}/${s2}${b}`)))
  },
}

const PLAIN = /(\d+|X)\/(\d+|X)/y

/** `2/2`, `X/X`: of tokens and of what something becomes. */
export const plainPowerToughness: Syntax<PowerToughness> = {
  parse: (source, at, scope) => {
    PLAIN.lastIndex = at
    const match = PLAIN.exec(source.text)
    if (match === null) return []
    const end = at + match[0].length
    if (end > source.trace.farthest) source.trace.farthest = end
    return [
      parsed({ power: amountOf('+', match[1] as string), toughness: amountOf('+', match[2] as string) }, end, scope),
    ]
  },
  print: ({ power, toughness }, out) => {
    const [a, b] = [magnitude(power), magnitude(toughness)]
    return a === null || b === null || isNegative(power) || isNegative(toughness) ? [] : emit(out, `${a}/${b}`)
  },
}
