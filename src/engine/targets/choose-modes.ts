import type { Body } from '../../core/ability.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import { ask } from '../ask.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { refuse } from '../interrupt.ts'
import { named } from '../legality/named.ts'
import type { Env } from '../refs/env.ts'
import { canFill } from './choose-targets.ts'
import { chooserOf } from './chooser.ts'
import { missingTargets } from './given-targets.ts'
import type { Targeting } from './legal-targets.ts'
import { slotsOf } from './slots.ts'

type Modal = Extract<Body, { kind: 'modal' }>

/**
 * CR 700.2b, 603.3c: modes of a triggered ability put on the stack as `id`; null if none can be chosen. `[]` for a text
 * without modes.
 */
export const chooseModes = (
  ctx: Context,
  env: Env,
  body: Body,
  id: ObjectId,
  given: readonly number[] | undefined,
): readonly number[] | null => {
  if (body.kind === 'simple') return []
  const by: Targeting = { env, stacked: id, name: named(ctx, env.source), rule: '603.3c' }
  if (possibleModes(ctx, by, body).length === 0) return null
  return announceModes(ctx, by, body, given, id)
}

/** CR 601.2b, 700.2a, 700.2d: the modes of a spell or ability, as given or asked for; refuses what can't be chosen. */
export const announceModes = (
  ctx: Context,
  by: Targeting,
  body: Body,
  given: readonly number[] | undefined,
  key: ObjectId,
): readonly number[] => {
  if (body.kind === 'simple') {
    return given === undefined || given.length === 0 ? [] : refuse([unknownMode(by, given[0]!)])
  }
  if (given !== undefined) {
    const faults = modeFaults(ctx, by, body, given)
    return faults.length > 0 ? refuse(faults) : given
  }
  const options = possibleModes(ctx, by, body)
  const enough = body.repeat === true ? options.length > 0 || body.min === 0 : options.length >= body.min
  if (!enough) refuse(body.modes.flatMap((_, mode) => impossible(ctx, by, body, mode)))
  return ask(ctx, {
    kind: 'choose-modes',
    key: `modes:${key}`,
    player: chooserOf(ctx, by, body.chooser, key),
    rule: '601.2b',
    object: key,
    options,
    min: body.min,
    max: body.repeat === true ? body.max : Math.min(body.max, options.length),
    repeat: body.repeat === true,
  }) as readonly number[]
}

const possibleModes = (ctx: Context, by: Targeting, body: Modal): readonly number[] =>
  body.modes.flatMap((_, mode) => (canFill(ctx, by, slotsOf(body, [mode]), []) ? [mode] : []))

const modeFaults = (ctx: Context, by: Targeting, body: Modal, given: readonly number[]): readonly Illegality[] => {
  const faults: Illegality[] = given
    .filter((mode) => body.modes[mode] === undefined)
    .map((mode) => unknownMode(by, mode))
  if (faults.length > 0) return faults
  const { min, max } = body
  if (given.length < min || given.length > max) {
    faults.push(illegal('mode.count', ['700.2a', '601.2b'], { object: by.name, min, max, given: given.length }))
  }
  const repeated = new Set(given.filter((mode, i) => given.indexOf(mode) !== i))
  if (body.repeat !== true) {
    for (const mode of repeated) faults.push(illegal('mode.repeated', ['700.2d'], { object: by.name, mode }))
  }
  return [...faults, ...[...new Set(given)].flatMap((mode) => impossible(ctx, by, body, mode))]
}

const unknownMode = (by: Targeting, mode: number): Illegality =>
  illegal('mode.unknown', ['700.2', '601.2b'], { object: by.name, mode })

/** CR 700.2a: a mode without a legal choice of targets can't be chosen. */
const impossible = (ctx: Context, by: Targeting, body: Modal, mode: number): readonly Illegality[] =>
  slotsOf(body, [mode]).flatMap((placed) => missingTargets(ctx, { ...by, rule: '700.2a' }, placed))
