import type { Modification } from '../../core/modification.ts'
import { YOU } from '../../core/ref.ts'
import type { FloatingEffect } from '../../core/state.ts'
import type { Context } from '../context.ts'
import { patchState, record, takeId, takeTimestamp } from '../events/commit.ts'
import { settleValues } from '../links/settle-values.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import { bonus } from '../refs/bonus.ts'
import type { Env } from '../refs/env.ts'
import { lookUp } from '../refs/look-up.ts'
import { mainTurn } from '../seats.ts'
import { activatedAbilitiesOf } from './activated-abilities-of.ts'
import type { Handler } from './handler.ts'
import { playersOf, presentObjects, resolveRef } from './resolve-ref.ts'

/**
 * CR 611.2c–d, 608.2i: what the effect applies to and the numbers in it are fixed as it begins.
 */
export const continuous: Handler<'continuous'> = (ctx, env, effect) => {
  const objects = presentObjects(ctx, resolveRef(ctx, env, effect.what))
  if (objects.length === 0) return env
  const onEach = effect.modifications.some(isOfEach) ? objects.map((id) => [id]) : [objects]
  for (const some of onEach) {
    const standpoint = { ...env, each: some.length === 1 ? some[0] : env.each }
    begin(ctx, env, effect.duration, some, {
      modifications: effect.modifications.flatMap((modification) =>
        modification.kind === 'add-activated-abilities'
          ? activatedAbilitiesOf(env, modification.of)
          : [fixed(standpoint, modification, effect.modifications)],
      ),
    })
  }
  return env
}

/** "Each equal to its mana value": a number that each object has of its own. */
const isOfEach = (modification: Modification): boolean =>
  modification.kind === 'set-power-toughness' && JSON.stringify(modification).includes('"ref":"each"')

/** CR 611.2d, 607.2d: a modification with the numbers in it worked out and the values that were chosen. */
export const fixed = (env: Env, open: Modification, together: readonly Modification[] = [open]): Modification => {
  const modification = settleValues(env, open, together)
  switch (modification.kind) {
    case 'modify-power-toughness':
      return {
        ...modification,
        power: bonus(env, modification.power),
        toughness: bonus(env, modification.toughness),
      }
    case 'set-power-toughness':
      return {
        ...modification,
        ...(modification.power === undefined ? {} : { power: evaluate(env, modification.power) }),
        ...(modification.toughness === undefined ? {} : { toughness: evaluate(env, modification.toughness) }),
      }
    case 'control': {
      // CR 613.1b: whoever is meant now; nobody, and the effect changes no control.
      const [player] = lookUp(env, modification.player)
      return player === undefined || modification.player.ref === 'player'
        ? modification
        : { ...modification, player: player === env.controller ? YOU : { ref: 'player', id: player } }
    }
    default:
      return modification
  }
}

/** CR 611.2f: does nothing yet; `apply/begin-as-cast.ts` has it begin. */
export const nextSpell: Handler<'next-spell'> = (ctx, env, effect) => {
  const modifications = effect.modifications.map((one) => fixed(env, one, effect.modifications))
  for (const player of playersOf(env, resolveRef(ctx, env, effect.who)))
    begin(ctx, env, effect.duration, [], { modifications, awaits: { player, what: settleValues(env, effect.what) } })
  return env
}

/** CR 611.2: objects have more abilities for a time. */
export const grantUntil: Handler<'grant-until'> = (ctx, env, effect) => {
  const objects = presentObjects(ctx, resolveRef(ctx, env, effect.who))
  if (objects.length === 0) return env
  begin(ctx, env, effect.duration, objects, {
    modifications: effect.abilities.map((ability) => ({
      kind: 'add-ability',
      ability: settleValues(env, ability, effect.abilities),
    })),
  })
  return env
}

type Part = Pick<
  FloatingEffect,
  'awaits' | 'copies' | 'modifications' | 'filter' | 'rule' | 'replacement' | 'left' | 'toward'
>

/** CR 611.2b: an effect that lasts "as long as" something that is not so never begins. CR 613.7b: it is as old as this moment. */
export const begin = (
  ctx: Context,
  env: Env,
  duration: FloatingEffect['duration'],
  objects: readonly string[],
  part: Part,
): void => {
  const source = ctx.state.objects[env.source]
  const needsSource =
    duration === 'while-source' || duration === 'while-you-control-source' || duration === 'while-source-tapped'
  if (needsSource && (source?.zone !== 'battlefield' || source.phasedOut)) return
  if (duration === 'while-source-tapped' && source?.tapped !== true) return
  if (duration === 'while-you-control-source' && project(ctx).of(env.source)?.controller !== env.controller) return
  const effect: FloatingEffect = {
    id: takeId(ctx, 'effect'),
    source: env.source,
    controller: env.controller,
    objects,
    ...part,
    duration,
    timestamp: takeTimestamp(ctx),
    turn: mainTurn(ctx.state).number,
  }
  patchState(ctx, { effects: [...ctx.state.effects, effect] })
  record(ctx, { kind: 'effect-began', source: env.source, objects })
}
