import type { StaticEffect } from '../../core/ability.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { askYesNo } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { expandAbility } from '../keywords/expand.ts'
import { project } from '../projection/project.ts'
import { matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { record } from './commit.ts'

type Revealing = Extract<StaticEffect, { kind: 'reveal-as-drawn' }>

/**
 * CR 603.11, 607.2h, 702.94a: the first card a player draws in a turn may be revealed as it is drawn. What triggers then is linked to
 * that: it follows such revealing only, and is about the card that was revealed.
 */
export const revealDrawn = (ctx: Context, player: PlayerId, card: ObjectId): void => {
  if (ctx.state.history.cardsDrawn[player] !== 1) return
  for (const { source, effect } of allowing(ctx, player, card)) {
    if (effect.must !== true && !wants(ctx, player, source, card)) continue
    cite(ctx, '603.11', { object: card })
    record(ctx, { kind: 'revealed', objects: [card], to: 'all' })
    const view = project(ctx)
    const env = { ...plainEnv(view, source, player), bound: { revealed: [card] } }
    if (view.of(card)?.unknown === true && effect.only !== undefined)
      leaveUnsupportedRule('603.11', '', 'revealing a card that is not known')
    if (effect.only === undefined || matches(env, effect.only, card)) ctx.execute?.(ctx, env, effect.effects)
  }
}

/** The static abilities that let it be revealed: its own, and those of what its player controls. */
const allowing = (
  ctx: Context,
  player: PlayerId,
  card: ObjectId,
): readonly { readonly source: ObjectId; readonly effect: Revealing }[] => {
  const view = project(ctx)
  const own = (view.of(card)?.abilities ?? [])
    .flatMap(expandAbility)
    .flatMap((ability) =>
      ability.kind !== 'static' || ability.zone !== 'hand'
        ? []
        : ability.effects.flatMap((effect) =>
            effect.kind === 'reveal-as-drawn' && effect.what === 'self' ? [{ source: card, effect }] : [],
          ),
    )
  const others = view.statics.flatMap(({ source, controller, effect }) =>
    effect.kind === 'reveal-as-drawn' && effect.what === 'any' && controller === player ? [{ source, effect }] : [],
  )
  return [...own, ...others]
}

const wants = (ctx: Context, player: PlayerId, source: ObjectId, card: ObjectId): boolean =>
  askYesNo(ctx, {
    kind: 'yes-or-no',
    purpose: 'may',
    key: `reveal-drawn:${source}:${card}`,
    player,
    rule: '603.11',
    source,
  })
