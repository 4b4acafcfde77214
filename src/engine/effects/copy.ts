import { isPermanentType } from '../../core/card-type.ts'
import type { Effect } from '../../core/effect.ts'
import { type Context, cite } from '../context.ts'
import { copiableValues } from '../copying/copiable-values.ts'
import { belowCopies, stayCopies } from '../copying/passing-copies.ts'
import { tokenCopy } from '../copying/token-copy.ts'
import { withExceptions } from '../copying/with-exceptions.ts'
import { definitionOf } from '../definitions.ts'
import { patchObject, record } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import type { Proposal } from '../events/proposal.ts'
import { leaveUnsupported } from '../interrupt.ts'
import { bindCopied } from '../links/bind-links.ts'
import { marked } from '../links/memory.ts'
import type { Env } from '../refs/env.ts'
import { begin } from './continuous.ts'
import { bind, type Handler } from './handler.ts'
import { evaluateFor, permanentsOf, playersOf, resolveRef } from './resolve-ref.ts'

/**
 * CR 707.2b, 707.4: a permanent becomes a copy of something as it is now and stays what it is otherwise: nothing enters or
 * leaves, and its status (110.5c), counters and other effects go on; one that is face down shows nothing of it (CR 708.10); what becomes of the original later changes nothing.
 */
export const becomeCopy: Handler<'become-copy'> = (ctx, env, effect) => {
  const [original] = resolveRef(ctx, env, effect.of)
  const values = original === undefined ? null : copiableValues(ctx, original)
  if (values === null) return env
  const objects = permanentsOf(ctx, resolveRef(ctx, env, effect.what))
  const copies = effect.duration === undefined ? null : belowCopies(ctx, objects, effect.duration)
  for (const id of objects) {
    const own = definitionOf(ctx.state.objects[id]!, ctx.cards)
    const copied = withExceptions(values, effect.except, env.facts?.ability, own)
    patchObject(ctx, id, { copyOf: bindCopied(copied, ctx.state, id) })
  }
  if (objects.length === 0) return env
  cite(ctx, '707.4', { objects })
  if (copies !== null) {
    cite(ctx, '613.2a', { objects })
    begin(ctx, env, effect.duration!, objects, { copies })
    return env
  }
  stayCopies(ctx, objects)
  record(ctx, { kind: 'effect-began', source: env.source, objects })
  return env
}

/**
 * CR 707.2, 707.5: tokens that are copies enter as such. CR 111.5, 111.12: none is created of what is no permanent card or of
 * nothing at all.
 */
export const createTokenCopy: Handler<'create-token-copy'> = (ctx, env, effect) => {
  // CR 607.3: where several were exiled, a copy of each of them.
  const originals = resolveRef(ctx, env, effect.of)
  const proposals = originals.flatMap((original) => copiesOf(ctx, env, effect, original))
  if (originals.length === 0) cite(ctx, '111.12')
  const happened = happen(ctx, proposals)
  const made = happened.flatMap((event) => (event.kind === 'token-created' ? [event.object] : []))
  cite(ctx, '707.2', { objects: made })
  return bind(env, effect.as, made)
}

const copiesOf = (
  ctx: Context,
  env: Env,
  effect: Extract<Effect, { do: 'create-token-copy' }>,
  original: string,
): readonly Proposal[] => {
  const copied = copiableValues(ctx, original)
  if (copied === null) {
    cite(ctx, '111.12')
    return []
  }
  const {
    up: values,
    token,
    back,
  } = tokenCopy(ctx, original, copied, (face) => withExceptions(face, effect.except, env.facts?.ability))
  if (!values.typeLine.types.some(isPermanentType)) {
    cite(ctx, '111.5')
    return []
  }
  if (values.gaps.length > 0) leaveUnsupported(values.gaps)
  const players = playersOf(env, resolveRef(ctx, env, effect.who))
  const tapped = effect.tapped === true ? { tapped: true } : {}
  return players.flatMap((player) =>
    Array.from(
      { length: Math.max(0, evaluateFor(env, effect.amount, effect.who, player)) },
      (): Proposal => ({ kind: 'create-token', player, token, ...tapped, ...back, ...marked(env, effect) }),
    ),
  )
}
