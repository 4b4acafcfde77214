import type { ChosenTargets } from '../core/object.ts'
import type { PositionStackObject } from '../core/position.ts'
import { ANYTHING } from './action-setting.ts'
import { LINE_WORDS, PLAIN_WORDS, STACK_WORDS, ZONE_WORDS } from './keywords.ts'
import type { PrintedList } from './print-entry.ts'
import { cardName, type Printing, printRef, say } from './printing.ts'
import { printName, printWord } from './quote.ts'

export const printStack = (
  printing: Printing,
  stack: readonly PositionStackObject[],
  given: ReadonlySet<string>,
): PrintedList => {
  const rest: Record<string, object> = {}
  const texts = stack.map((one) => {
    const more = unprinted(one)
    if (one.id !== undefined && Object.keys(more).length > 0) rest[one.id] = more
    return printStackObject(printing, one, given)
  })
  return { text: `${say(printing, LINE_WORDS.stack)}: ${texts.join('; ')}`, rest }
}

const isAbility = ({ kind, source, name }: PositionStackObject): boolean =>
  (kind === 'activated' || kind === 'triggered') && source !== undefined && name === undefined

/** The fields of a stack object for which a text has no words. */
const unprinted = (one: PositionStackObject): object => {
  const { definition, ability, event, bound, since, chosen, marks } = one
  const source = isAbility(one) ? undefined : one.source
  const fields = { definition, source, ability, event, bound, since, chosen, marks }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

const printStackObject = (printing: Printing, one: PositionStackObject, given: ReadonlySet<string>): string => {
  const { id, kind, source, name } = one
  const ability = isAbility(one) && source !== undefined
  const head = ability
    ? `${say(printing, PLAIN_WORDS.abilityOf)} ${printRef(printing, source, ANYTHING)}`
    : name
      ? printName(cardName(printing, name))
      : '?'
  const attributes = [
    printWord(one.controller),
    ...(kind === 'activated' || kind === 'triggered' ? [say(printing, STACK_WORDS[kind])] : []),
    ...printFacts(printing, one),
    ...(id !== undefined && (given.has(id) || !name) ? [`${say(printing, STACK_WORDS.id)} ${printWord(id)}`] : []),
  ]
  const targets = (one.targets ?? []).map((target) => ` -> ${printTargets(printing, target)}`)
  return `${head} (${attributes.join(', ')})${targets.join('')}`
}

const printFacts = (printing: Printing, one: PositionStackObject): readonly string[] => {
  const { castFrom, manaSpent } = one
  const from = castFrom === null ? say(printing, PLAIN_WORDS.none) : castFrom && say(printing, ZONE_WORDS[castFrom])
  return [
    ...(one.copy === true ? [say(printing, STACK_WORDS.copy)] : []),
    ...(one.faceDown === true ? [say(printing, STACK_WORDS.faceDown)] : []),
    ...(one.owner === undefined ? [] : [`${say(printing, STACK_WORDS.owner)} ${printWord(one.owner)}`]),
    ...(one.x === undefined ? [] : [`X=${one.x}`]),
    ...(one.modes === undefined ? [] : [printModes(say(printing, STACK_WORDS.modes), one.modes)]),
    ...(one.paid === undefined ? [] : [`${say(printing, STACK_WORDS.paid)} ${one.paid.map(printName).join(' + ')}`]),
    ...(manaSpent === undefined ? [] : [`${say(printing, STACK_WORDS.manaSpent)} ${printManaTypes(manaSpent)}`]),
    ...(from === undefined ? [] : [`${say(printing, STACK_WORDS.castFrom)} ${from}`]),
    ...(one.timestamp === undefined ? [] : [`${say(printing, STACK_WORDS.timestamp)} ${one.timestamp}`]),
  ]
}

export const printModes = (word: string, modes: readonly number[]): string =>
  `${word} ${modes.map((mode) => mode + 1).join(' + ')}`

export const printManaTypes = (types: readonly string[]): string => types.map((type) => `{${type}}`).join('')

export const printTargets = (printing: Printing, target: readonly string[] | ChosenTargets): string => {
  const { chosen, slot, mode, division }: Partial<ChosenTargets> = isList(target) ? { chosen: target } : target
  const label = slot === undefined ? '' : `[${printWord(slot)}${mode ? ` ${mode + 1}` : ''}] `
  const ids = chosen ?? []
  const refs = ids.map((id) => {
    const share = division !== undefined && Object.hasOwn(division, id) ? ` (${division[id]})` : ''
    return `${printRef(printing, id, ANYTHING)}${share}`
  })
  return `${label}${refs.length === 0 ? say(printing, PLAIN_WORDS.none) : refs.join(', ')}`
}

const isList = (target: readonly string[] | ChosenTargets): target is readonly string[] => Array.isArray(target)
