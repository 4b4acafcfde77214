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
  const repeating = new Set(options.flatMap(({ name, repeats }) => (repeats === true ? [name] : [])))
  if (given !== undefined) {
    const known = [...options.map((option) => option.name), ...paid]
    const unknown = given.filter((option) => !known.includes(option))
    if (unknown.length > 0) {
      refuse(unknown.map((option) => illegal('cost.option-unknown', ['601.2b', '118.8a'], { object: name, option })))
    }
    const once = given.filter((one, at) => repeating.has(one) || given.indexOf(one) === at)
    return withKicked([...paid.filter((one) => !once.includes(one)), ...once])
  }
  let chosen = paid
  for (const option of options) {
    const most = option.repeats === true ? MOST_TIMES : 1
    for (let times = 1; times <= most; times++) {
      const more = [...chosen, option.name]
      if (costFaults(ctx, payerOf(ctx, proposal, 0), costOf(ctx, proposal, more, action.x ?? 0, true)).length > 0) break
      const pays = askYesNo(ctx, {
        kind: 'yes-or-no',
        purpose: 'pay',
        key: `pay:${key}:${option.name}${times === 1 ? '' : `:${times}`}`,
        player: action.player,
        rule: '601.2b',
        source: key,
      })
      if (!pays) break
      chosen = more
    }
  }
  return withKicked(chosen)
}

/** How often one may say, one time after the other, that it is paid once more. */
const MOST_TIMES = 100

/** CR 702.33d: paying any kicker cost kicks the spell. */
const withKicked = (paid: readonly string[]): readonly string[] =>
  !paid.includes('kicker') && paid.some((option) => option.startsWith('kicker-')) ? [...paid, 'kicker'] : paid
