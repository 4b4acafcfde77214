import type { Context } from '../context.ts'
import type { Proposal } from '../events/proposal.ts'
import { tokenObject } from '../events/token.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { baseDraft } from '../projection/draft.ts'
import { project } from '../projection/project.ts'
import type { Env } from '../refs/env.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { counterMultipliers } from './counter-multipliers.ts'
import { applies, changed, type EntersWith } from './enters.ts'
import { tokenAsCopyReplacers } from './enters-as-copy.ts'
import { refuseTokenUnder } from './enters-under.ts'
import type { InForce, Replacer } from './in-force.ts'
import { matchesFuture } from './matches-future.ts'

/** CR 111.2, 614.12, 616.1g: how effects of others make a token enter, once it is known how many there are. */
export const tokenEntersReplacers = (
  ctx: Context,
  proposal: Extract<Proposal, { kind: 'create-token' }>,
  active: readonly InForce[],
): readonly Replacer[] => {
  const token = tokenObject(ENTERING_TOKEN, proposal.player, proposal.token)
  const traits = baseDraft(token, () => undefined)
  const copying = tokenAsCopyReplacers(
    ctx,
    token,
    traits,
    plainEnv(project(ctx), token.id, proposal.player),
    active,
    proposal.copying,
  )
  refuseTokenUnder(token, traits, active)
  const entering = (key: string, env: Env, replacement: EntersWith): Replacer => {
    if (replacement.taking !== undefined) leaveUnsupportedRule('614.13a', traits.name, 'tokens')
    if (replacement.being !== undefined) leaveUnsupportedRule('614.12', traits.name, 'what tokens are as they enter')
    if (replacement.unlessPaid !== undefined) leaveUnsupportedRule('614.12a', traits.name, 'tokens')
    const apply = (event: Proposal) => [event.kind === 'create-token' ? changed(event, env, replacement) : event]
    return {
      key,
      source: env.source,
      rule: '614.1c',
      commutes: true,
      independent: replacement.counters === undefined,
      inner: true,
      apply,
    }
  }
  const byOthers = active.flatMap(({ key, env, replacement, objects }) => {
    if (replacement.kind !== 'enters-with' || replacement.what === 'self' || objects !== null) return []
    if (!matchesFuture(env, replacement.what, token, traits) || !applies(env, replacement)) return []
    return [entering(key, env, replacement)]
  })
  const multiplied = counterMultipliers(proposal.counters, token, traits, active)
  return [...copying, ...byOthers, ...multiplied.map((replacer) => ({ ...replacer, inner: true }))]
}
const ENTERING_TOKEN = 'token-about-to-enter'
