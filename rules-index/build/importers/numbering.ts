import { printRuleNumber, type RuleNumber, rankOf, SUBRULE_LETTERS } from '../../../src/core/rule-number.ts'

/** Whether `next` may come straight after `last` with nothing missing between them (subrules skip l and o). */
export const isNextNumber = (last: RuleNumber | null, next: RuleNumber): boolean => {
  if (last === null) return true
  if (next.heading !== last.heading) {
    return next.heading > last.heading && next.letter === '' && (next.rule === 0 || next.rule === 1)
  }
  if (next.rule === last.rule) return next.letter !== '' && next.letter === letterAfter(last.letter)
  return next.rule === last.rule + 1 && (next.letter === '' || next.letter === 'a')
}

const letterAfter = (letter: string): string | undefined =>
  letter === '' ? 'a' : SUBRULE_LETTERS[SUBRULE_LETTERS.indexOf(letter) + 1]

export const isLater = (last: RuleNumber | null, next: RuleNumber): boolean =>
  last === null || rankOf(next) > rankOf(last)

/** The numbers that may come straight after `last`. */
export const nextNumbers = (last: RuleNumber): RuleNumber[] => {
  const letter = letterAfter(last.letter)
  const subrule = last.rule > 0 && letter !== undefined ? [{ ...last, letter }] : []
  return [...subrule, { ...last, rule: last.rule + 1, letter: '' }]
}

/**
 * Whether a number at the start of a line begins a rule, although it is not the next one: a later one under the same
 * heading, unless the next one still comes (`lastLines`: the last line on which each number begins a line), in which case
 * this is a number inside a text.
 */
export const isLeap = (
  last: RuleNumber | null,
  number: RuleNumber,
  at: number,
  lastLines: ReadonlyMap<string, number>,
): boolean =>
  last !== null &&
  number.heading === last.heading &&
  isLater(last, number) &&
  !nextNumbers(last).some((next) => isLater(next, number) && (lastLines.get(printRuleNumber(next)) ?? -1) > at)

/**
 * The number that a misprinted one must have been, or null. Publishers slip in one part of a number (432.2b after 423.2a,
 * 505.54 after 505.4, a letter used twice); what is left of it agrees with the number due.
 */
export const mendNumber = (last: RuleNumber | null, printed: RuleNumber): RuleNumber | null => {
  if (last === null) return null
  const [subrule, rule] =
    last.rule > 0 && letterAfter(last.letter) !== undefined ? nextNumbers(last) : [undefined, ...nextNumbers(last)]
  const sameHeading = printed.heading === last.heading
  if (printed.letter !== '') {
    const twice = sameHeading && printed.rule === last.rule && printed.letter === last.letter
    const agrees = printed.letter === subrule?.letter && (sameHeading || printed.rule === last.rule)
    return subrule !== undefined && (twice || agrees) ? subrule : null
  }
  const close = Math.abs(printed.heading - last.heading) < 20
  if (rule === undefined || !close) return null
  const doubled = sameHeading && printed.rule > 50 && `${printed.rule}`.startsWith(`${rule.rule}`)
  return doubled || (!sameHeading && printed.rule === rule.rule) ? rule : null
}
