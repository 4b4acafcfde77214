import type { Cost } from '../../core/cost.ts'
import { isGeneric, type ManaCost } from '../../core/mana.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { isPhyrexian } from '../mana/need.ts'

/**
 * CR 601.2f: what a total cost comes to where an effect says that it is at least so much mana, after increases and reductions.
 * Phyrexian symbols that life is paid for are no mana, so each number of them gives a cost of its own (107.4f).
 */
export const withLeast = (mana: ManaCost, least: number): readonly Cost[] => {
  const phyrexian = mana.filter(isPhyrexian)
  const rest = mana.filter((symbol) => !isPhyrexian(symbol))
  if (rest.some((symbol) => symbol.startsWith('2/')) && amountOf(rest) < least)
    leaveUnsupportedRule('601.2f', '', 'a hybrid symbol in a cost that is raised to so much mana')
  return Array.from({ length: phyrexian.length + 1 }, (_, byLife): Cost => {
    const kept = phyrexian.slice(byLife).map((symbol) => symbol.replace('/P', ''))
    const raised = manaPart(raise([...rest, ...kept], least))
    return byLife === 0 ? raised : [...raised, { kind: 'pay-life', amount: 2 * byLife, forSymbols: byLife }]
  })
}

const manaPart = (mana: ManaCost): Cost => (mana.length === 0 ? [] : [{ kind: 'mana', mana }])

const amountOf = (mana: ManaCost): number =>
  mana.reduce((sum, symbol) => sum + (isGeneric(symbol) ? Number(symbol) : 1), 0)

const raise = (mana: ManaCost, least: number): ManaCost => {
  const lacking = least - amountOf(mana)
  if (lacking <= 0) return mana
  const generic = mana.filter(isGeneric).reduce((sum, symbol) => sum + Number(symbol), 0)
  return [String(generic + lacking), ...mana.filter((symbol) => !isGeneric(symbol))]
}
