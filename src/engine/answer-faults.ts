import type { Answer, Decision } from '../core/decision.ts'
import type { Illegality } from '../core/illegality.ts'
import { illegal } from './illegal.ts'

/** CR 608.2d, 733.1: why an answer does not answer its decision; empty if it does. */
export const answerFaults = (decision: Decision, answer: Answer): readonly Illegality[] => {
  switch (decision.kind) {
    case 'choose-targets':
    case 'choose-objects':
      return isStrings(answer) ? chosenFaults(decision, answer, decision.options) : [wrongForm(decision)]
    case 'choose-modes':
      return isNumbers(answer)
        ? chosenFaults(decision, answer.map(String), decision.options.map(String), decision.repeat)
        : [wrongForm(decision)]
    case 'order':
      return isStrings(answer)
        ? chosenFaults(
            { ...decision, min: decision.options.length, max: decision.options.length },
            answer,
            decision.options,
          )
        : [wrongForm(decision)]
    case 'choose-number':
      return numberFaults(decision, answer, decision.min, decision.max)
    case 'report-die':
      return numberFaults(decision, answer, 1, decision.sides)
    case 'yes-or-no':
      return typeof answer === 'boolean' ? [] : [wrongForm(decision)]
    case 'accept-shortcut':
      if (typeof answer === 'number') {
        const options = decision.places.map(String)
        return decision.places.includes(answer) ? [] : [notAnOption(decision, String(answer), options)]
      }
      return answer === true ? [] : [wrongForm(decision)]
    case 'choose-name':
      return typeof answer === 'string' && answer !== '' ? [] : [wrongForm(decision)]
    case 'choose-player':
    case 'choose-option':
    case 'call-coin':
    case 'report-coin':
    case 'choose-color':
    case 'choose-mana':
      if (typeof answer !== 'string') return [wrongForm(decision)]
      return (decision.options as readonly string[]).includes(answer)
        ? []
        : [notAnOption(decision, answer, decision.options)]
    case 'divide':
      return divisionFaults(decision, answer)
    case 'declare-attackers':
    case 'declare-blockers':
      return Array.isArray(answer) && answer.every((row) => typeof row === 'object' && row !== null)
        ? []
        : [wrongForm(decision)]
  }
}

const isStrings = (answer: Answer): answer is readonly string[] =>
  Array.isArray(answer) && answer.every((item) => typeof item === 'string')
const isNumbers = (answer: Answer): answer is readonly number[] =>
  Array.isArray(answer) && answer.every((item) => typeof item === 'number')

const wrongForm = (decision: Decision): Illegality =>
  illegal('choice.wrong-form', [decision.rule], { decision: decision.kind })

const numberFaults = (decision: Decision, answer: Answer, min: number, max: number): readonly Illegality[] => {
  if (typeof answer !== 'number' || !Number.isInteger(answer)) return [wrongForm(decision)]
  return answer < min || answer > max ? [illegal('choice.count', [decision.rule], { min, max, given: answer })] : []
}

const notAnOption = (decision: Decision, given: string, options: readonly string[]): Illegality =>
  illegal('choice.not-an-option', [decision.rule], { given, options })

const chosenFaults = (
  decision: Decision & { readonly min: number; readonly max: number },
  answer: readonly string[],
  options: readonly string[],
  repeat = false,
): readonly Illegality[] => {
  const faults: Illegality[] = []
  for (const given of answer) if (!options.includes(given)) faults.push(notAnOption(decision, given, options))
  const distinct = repeat ? answer.length : new Set(answer).size
  if (distinct < decision.min || answer.length > decision.max || distinct < answer.length) {
    faults.push(illegal('choice.count', [decision.rule], { min: decision.min, max: decision.max, given: distinct }))
  }
  return faults
}

const divisionFaults = (decision: Extract<Decision, { kind: 'divide' }>, answer: Answer): readonly Illegality[] => {
  if (typeof answer !== 'object' || Array.isArray(answer)) return [wrongForm(decision)]
  const shares = Object.entries(answer as Readonly<Record<string, number>>)
  if (shares.some(([, share]) => !Number.isInteger(share) || share < 0)) return [wrongForm(decision)]
  const stranger = shares.find(([id]) => !decision.among.includes(id))
  if (stranger !== undefined) return [notAnOption(decision, stranger[0], decision.among)]
  const total = shares.reduce((sum, [, share]) => sum + share, 0)
  const short = decision.among.some((id) => ((answer as Readonly<Record<string, number>>)[id] ?? 0) < decision.least)
  return total === decision.total && !short
    ? []
    : [illegal('choice.count', [decision.rule], { min: decision.total, max: decision.total, given: total })]
}
