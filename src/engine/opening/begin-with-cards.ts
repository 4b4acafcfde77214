import type { StaticEffect } from '../../core/ability.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { askObjects } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { execute } from '../effects/execute.ts'
import { record } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import { project } from '../projection/project.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { mainTurn, turnOrderFrom } from '../seats.ts'

/**
 * CR 103.6, 103.6a, 103.6b, 101.4e: after the mulligans each player, the starting player first, may put onto the battlefield
 * the cards of their opening hand that let them, and reveal those that let them, each once.
 */
export const beginWithCards = (ctx: Context): void => {
  for (const player of turnOrderFrom(ctx.state, mainTurn(ctx.state).active[0]!)) {
    for (const object of chosen(ctx, player, 'begin-with', 'begin-on-battlefield')) {
      cite(ctx, '103.6a', { player, objects: [object] })
      happen(ctx, [{ kind: 'move', object, to: 'battlefield', cause: 'move', under: player }])
    }
    for (const object of chosen(ctx, player, 'reveal', 'reveal-from-opening-hand')) reveal(ctx, player, object)
  }
}

const RULES = { 'begin-with': '103.6a', reveal: '103.6b' } as const

const chosen = (
  ctx: Context,
  player: PlayerId,
  purpose: keyof typeof RULES,
  saying: StaticEffect['kind'],
): readonly ObjectId[] => {
  const options = ctx.state.players[player]!.hand.filter((id) => sayings(ctx, id).some(({ kind }) => kind === saying))
  if (options.length === 0) return []
  return askObjects(ctx, {
    kind: 'choose-objects',
    purpose,
    key: `${purpose}:${player}`,
    player,
    rule: RULES[purpose],
    source: null,
    options,
    min: 0,
    max: options.length,
  })
}

const sayings = (ctx: Context, id: ObjectId): readonly StaticEffect[] =>
  project(ctx)
    .of(id)
    ?.abilities.flatMap((ability) => (ability.kind === 'static' ? ability.effects : [])) ?? []

/** CR 103.6b: it is shown, and what it says follows. */
const reveal = (ctx: Context, player: PlayerId, object: ObjectId): void => {
  cite(ctx, '103.6b', { player, objects: [object] })
  record(ctx, { kind: 'revealed', objects: [object], to: 'all' })
  for (const effect of sayings(ctx, object)) {
    if (effect.kind === 'reveal-from-opening-hand') execute(ctx, plainEnv(project(ctx), object, player), effect.effects)
  }
}
