import type { Comparison } from '../../../core/filter.ts'
import { withDe } from './elision.ts'
import { adjective, cardinal } from './noun.ts'
import type { Mention } from './scope.ts'

/** "bloquer une créature supplémentaire à chaque combat" */
export const blockingMore = (additional: number | 'any'): string => {
  if (additional === 'any') return 'bloquer n’importe quel nombre de créatures'
  const creatures = additional > 1 ? 'créatures supplémentaires' : 'créature supplémentaire'
  return `bloquer ${cardinal(additional, 'f')} ${creatures} à chaque combat`
}

/** "être bloquée excepté par deux créatures ou plus" */
export const blockedBy = (count: Comparison, subject: Mention) => ({ subject, infinitive: blockedText(count, subject) })

const blockedText = ({ op, amount }: Comparison, subject: Mention): string => {
  const blocked = `être ${adjective('bloqué')(subject.agreement)}`
  if (typeof amount !== 'number') return blocked
  if ((op === '>=' && amount <= 1) || (op === '>' && amount === 0)) return blocked
  const creatures = (count: number) => `${cardinal(count, 'f')} créature${count > 1 ? 's' : ''}`
  if (op === '<') return `${blocked} excepté par ${creatures(amount)} ou plus`
  if (op === '<=') return `${blocked} excepté par ${creatures(amount + 1)} ou plus`
  return `${blocked} par plus ${withDe(creatures(op === '>' ? amount : amount - 1))}`
}

/** "attribuer un nombre de blessures de combat égal à son endurance" */
export const assigned = (subject: Mention) => ({
  subject,
  infinitive: subject.agreement.plural
    ? 'attribuer un nombre de blessures de combat égal à leur endurance à la place de leur force'
    : 'attribuer un nombre de blessures de combat égal à son endurance à la place de sa force',
})
