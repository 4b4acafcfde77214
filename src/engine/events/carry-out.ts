import type { Effect } from '../../core/effect.ts'
import { type Context, cite } from '../context.ts'
import { project } from '../projection/project.ts'
import type { Env } from '../refs/env.ts'
import type { Prevention } from '../replacement/batch.ts'
import type { MoveProposal, Proposal } from './proposal.ts'

/**
 * CR 121.7, 614.6, 614.11a, 615.5: what replacement effects say to do instead, and prevention effects besides, at once and in full;
 * what enters out of a library is there already, and no longer among its top cards (614.13c).
 */
export const carryOut = (ctx: Context, final: readonly Proposal[], preventions: readonly Prevention[]): void => {
  for (const proposal of final) {
    if (proposal.kind === 'move' && proposal.copying?.linked !== undefined) followLinked(ctx, proposal)
    if (proposal.kind === 'instructions') follow(ctx, standpoint(ctx, proposal), proposal.effects, proposal.applied)
  }
  for (const { env, effects, source, target, amount } of preventions) {
    const player = ctx.state.players[target] === undefined ? {} : { player: target }
    follow(ctx, { ...env, event: { source, target, amount, ...player } }, effects, ctx.applied)
  }
}

/** CR 603.11, 707.9g: what a copy effect is linked to, once the object has entered as that copy. */
const followLinked = (ctx: Context, { object, copying }: MoveProposal): void => {
  const { env, effects, copied } = copying!.linked!
  const [source] = ctx.moved.get(object) ?? []
  if (source === undefined || ctx.state.objects[source]?.zone !== 'battlefield') return
  cite(ctx, '707.9g', { object: source })
  follow(ctx, { ...env, source, bound: { ...env.bound, copied: [copied] } }, effects, ctx.applied)
}

const standpoint = (ctx: Context, { env, asMoved }: Extract<Proposal, { kind: 'instructions' }>): Env =>
  asMoved === true ? { ...env, source: ctx.moved.get(env.source)?.[0] ?? env.source } : env

/** CR 614.5: what has had its chance at an event has none at what comes in its place. */
const follow = (ctx: Context, env: Env, effects: readonly Effect[], applied: ReadonlySet<string>): void => {
  if (effects.length === 0) return
  if (ctx.execute === null) throw new Error('instructions without anybody to follow them')
  const before = ctx.applied
  ctx.applied = applied
  try {
    ctx.execute(ctx, { ...env, view: project(ctx) }, effects)
  } finally {
    ctx.applied = before
  }
}
