import type { Action } from '../core/action.ts'
import type { CardLookup, Gap } from '../core/card.ts'
import type { Decision } from '../core/decision.ts'
import type { PlayerId } from '../core/ids.ts'
import type { State } from '../core/state.ts'
import { startUp } from './apply/apply-action.ts'
import { newContext } from './context.ts'
import { orGaps } from './interrupt.ts'
import { judge } from './judge.ts'
import { checkStep } from './legality/before-action.ts'
import { beforeDecision, candidates } from './legality/candidates.ts'
import { project } from './projection/project.ts'
import { madeBy } from './turn/controlled-players.ts'

/** What a player may do now. */
export interface LegalActions {
  readonly player: PlayerId | null
  /** The choice that comes first, if one is pending; then only what may be done before it is listed (103.5b). */
  readonly decision: Decision | null
  /** Each passed the very judgment that a submitted action gets; `open` names the choice still to be added to it. */
  readonly actions: readonly { readonly action: Action; readonly open: Decision | null }[]
  /** Actions that can't be judged, with what is not understood. */
  readonly unsupported: readonly { readonly action: Action; readonly gaps: readonly Gap[] }[]
}

/**
 * Every action open to a player (whoever has priority, if null): candidates, filtered by the rules that judge. Where the game
 * can't run on to where somebody may act, since something is not understood, all that would make it run on is not judged.
 */
export const legalActions = (state: State, player: PlayerId | null, cards: CardLookup): LegalActions =>
  orGaps(
    () => listActions(state, player, cards),
    (gaps) => ({ player, decision: null, actions: [], unsupported: [{ action: { kind: 'pass-all' }, gaps }] }),
  )

const listActions = (state: State, player: PlayerId | null, cards: CardLookup): LegalActions => {
  const ctx = newContext(state, cards)
  const before = newContext(state, cards)
  startUp(ctx)
  const decision = ctx.state.pending?.decision ?? null
  const who = player ?? decision?.player ?? ctx.state.turns.find(({ priority }) => priority !== null)?.priority ?? null
  const asked = decision?.player === who ? decision : null
  if (who === null || ctx.state.result !== null) {
    return { player: who, decision: asked, actions: [], unsupported: [] }
  }
  const actions: { action: Action; open: Decision | null }[] = []
  const unsupported: { action: Action; gaps: readonly Gap[] }[] = []
  const start = project(ctx)
  const made = madeBy(ctx.state, who)
  for (const candidate of decision === null ? candidates(ctx, who) : beforeDecision(ctx, who)) {
    const action: Action = { ...candidate, ...made }
    // As it was sent it may be a step in which nobody acts.
    if (checkStep(before, action).length > 0) continue
    const verdict = judge(ctx.state, action, cards, start)
    if (verdict.verdict === 'legal') actions.push({ action, open: null })
    else if (verdict.verdict === 'incomplete') actions.push({ action, open: verdict.decision })
    else if (verdict.verdict === 'unsupported') unsupported.push({ action, gaps: verdict.gaps })
  }
  return { player: who, decision: asked, actions, unsupported }
}
