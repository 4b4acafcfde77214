import type { ObjectId } from '../../core/ids.ts'
import type { Context } from '../context.ts'
import { happen } from '../events/happen.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { project } from '../projection/project.ts'
import type { Env } from '../refs/env.ts'
import { matches } from '../refs/match.ts'
import { bind, type Handler } from './handler.ts'
import { playersOf, resolveRef } from './resolve-ref.ts'

/** CR 702.85a, 701.57a: cards are exiled from the top of a library, one after the other, until one is found or none is left. */
export const exileUntil: Handler<'exile-until'> = (ctx, env, effect) => {
  const found: ObjectId[] = []
  const others: ObjectId[] = []
  for (const player of playersOf(env, resolveRef(ctx, env, effect.who))) {
    let count = ctx.state.players[player]!.library.length
    for (; count > 0; count--) {
      const card = exileTop(ctx, env, ctx.state.players[player]!.library[0])
      if (card === undefined) break
      const isIt = matches({ ...env, view: project(ctx) }, effect.until, card)
      ;(isIt ? found : others).push(card)
      if (isIt) break
    }
  }
  return bind(bind(env, effect.others, others), effect.as, found)
}

/** What it is in exile; what is exiled is not known before it has been seen. */
const exileTop = (ctx: Context, env: Env, top: ObjectId | undefined): ObjectId | undefined => {
  if (top === undefined) return undefined
  if (ctx.state.objects[top]!.substance.kind === 'unknown')
    leaveUnsupportedRule('701.57a', env.view.of(env.source)?.name ?? '', 'going through cards that are not known')
  const [moved] = happen(ctx, [{ kind: 'move', object: top, to: 'exile', cause: 'exile' }])
  return moved?.kind === 'zone-change' ? (moved.became ?? undefined) : undefined
}
