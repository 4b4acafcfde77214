import type { PlayerId } from '../../core/ids.ts'
import type { Replacement } from '../../core/replacement.ts'
import type { Context } from '../context.ts'
import type { Proposal } from '../events/proposal.ts'
import { askChoice } from '../links/ask-choice.ts'
import type { Env } from '../refs/env.ts'

type EntersWith = Extract<Replacement, { kind: 'enters-with' }>
type Entering = Extract<Proposal, { kind: 'move' | 'create-token' }>

/**
 * CR 607.2d, 607.2g, 614.12a: what its controller chooses before a permanent enters, and the life they pay as they do; nothing
 * where there is nothing to choose from.
 */
export const choosing = (ctx: Context, env: Env, entering: Entering, { choose }: EntersWith): readonly Proposal[] => {
  if (choose === undefined) return [entering]
  const player: PlayerId = env.controller
  const value = askChoice(ctx, env, { player, ...choose, rule: '614.12a' })
  if (value === undefined) return [entering]
  const chosen: Proposal = { ...entering, chosen: { ...entering.chosen, [choose.link]: value } }
  const life = choose.choice.kind === 'life' ? Number(value) : 0
  return life === 0 ? [chosen] : [{ kind: 'life', player, delta: -life, cause: 'cost' }, chosen]
}
