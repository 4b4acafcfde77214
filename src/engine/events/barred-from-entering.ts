import type { ObjectId } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import { type Context, cite } from '../context.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { project } from '../projection/project.ts'
import { matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { asEntered } from '../replacement/enters.ts'
import { matchesFuture } from '../replacement/matches-future.ts'
import { restrictions } from '../restrictions.ts'
import type { MoveProposal, Proposal } from './proposal.ts'
import { tokenObject } from './token.ts'

/**
 * CR 101.2, 608.3e, 614.17d: what can't enter the battlefield stays where it is; a permanent spell that resolves goes to its owner's
 * graveyard instead, and a token is not created.
 */
export const withoutBarred = (ctx: Context, proposals: readonly Proposal[]): readonly Proposal[] => {
  if (restrictions(ctx, 'enter').length === 0) return proposals
  return proposals.flatMap((proposal) => {
    if (proposal.kind === 'create-token') {
      const token = tokenObject(TOKEN, proposal.player, proposal.token)
      return isBarred(ctx, { ...token, zone: 'command' }, proposal.player) ? [] : [proposal]
    }
    if (proposal.kind !== 'move' || proposal.to !== 'battlefield') return [proposal]
    const object = ctx.state.objects[proposal.object]
    return object !== undefined && isBarred(ctx, object, proposal.under ?? object.owner, proposal)
      ? insteadOfEntering(ctx, proposal, object.id)
      : [proposal]
  })
}

const TOKEN = 'token-about-to-enter'

const insteadOfEntering = (ctx: Context, proposal: MoveProposal, id: ObjectId): readonly Proposal[] => {
  if (proposal.cause === 'play')
    leaveUnsupportedRule('305.1', project(ctx).of(id)?.name ?? '', 'a land that can’t enter')
  if (ctx.state.objects[id]?.zone !== 'stack') return []
  cite(ctx, '608.3e', { object: id })
  return [{ kind: 'move', object: id, to: 'graveyard', cause: 'resolve' }]
}

/** What has become something that can't enter only by how it would enter: as a copy of something else (707.5). */
export const withoutBarredAsReplaced = (
  ctx: Context,
  proposals: readonly Proposal[],
  replace: (instead: readonly Proposal[]) => readonly Proposal[],
): readonly Proposal[] => {
  const left = withoutBarred(ctx, proposals)
  const [kept, instead] = [
    left.filter((one) => proposals.includes(one)),
    left.filter((one) => !proposals.includes(one)),
  ]
  return instead.length === 0 ? kept : [...kept, ...replace(instead)]
}

/** A text that names a zone means cards as they are there, any other what would be on the battlefield. */
const isBarred = (
  ctx: Context,
  object: GameObject,
  controller: string,
  move: Pick<MoveProposal, 'copied' | 'being' | 'down'> = {},
): boolean => {
  const view = project(ctx)
  return restrictions(ctx, 'enter').some(({ source, controller: you, pattern: { what } }) => {
    const env = plainEnv(view, source, you)
    if (what.zones !== undefined) return matches(env, what, object.id)
    const future = { ...object, controller, ...(move.copied ? { copyOf: move.copied } : {}) }
    const traits = asEntered(ctx, future, controller, move)
    return traits !== undefined && matchesFuture(env, what, future, traits)
  })
}
