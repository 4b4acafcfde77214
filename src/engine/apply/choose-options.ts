import { askYesNo } from '../ask.ts'
import type { Context } from '../context.ts'
import { costFaults } from '../costs/pay-cost.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'
import { costOf, type Proposal, payerOf } from './proposal.ts'

/**
 * CR 601.2b, 118.8a: which of the additional costs that may be paid are paid, as given or asked for, one at a time. One
 * that can't be paid is not offered.
 */
export const chooseOptions = (ctx: Context, proposal: Proposal): readonly string[] => {
  const { action, options, paid, name, key } = proposal
  const given = action.pay
  if (given !== undefined) {
    const known = [...options.map((option) => option.name), ...paid]
    const unknown = given.filter((option) => !known.includes(option))
    if (unknown.length > 0) {
      refuse(unknown.map((option) => illegal('cost.option-unknown', ['601.2b', '118.8a'], { object: name, option })))
    }
    return withKicked([...new Set([...paid, ...given])])
  }
  let chosen = paid
  for (const option of options) {
    const more = [...chosen, option.name]
    if (costFaults(ctx, payerOf(ctx, proposal, 0), costOf(ctx, proposal, more, action.x ?? 0, true)).length > 0)
      continue
    const pays = askYesNo(ctx, {
      kind: 'yes-or-no',
      purpose: 'pay',
      key: `pay:${key}:${option.name}`,
      player: action.player,
      rule: '601.2b',
      source: key,
    })
    if (pays) chosen = more
  }
  return withKicked(chosen)
}

/** CR 702.33d: paying any kicker cost kicks the spell. */
const withKicked = (paid: readonly string[]): readonly string[] =>
  !paid.includes('kicker') && paid.some((option) => option.startsWith('kicker-')) ? [...paid, 'kicker'] : paid
