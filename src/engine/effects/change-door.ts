import type { Effect } from '../../core/effect.ts'
import type { Half } from '../../core/face.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { askOption } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { doorsOf, lockDoor, unlockDoor } from '../events/doors.ts'
import { nextKey } from '../next-key.ts'
import type { Handler } from './handler.ts'
import { permanentsOf, playersOf, resolveRef } from './resolve-ref.ts'

type ChangeDoor = Extract<Effect, { do: 'change-door' }>

/** CR 709.5f, 709.5g: the player chooses a half that can be unlocked or locked; where there is none nothing happens. */
export const changeDoor: Handler<'change-door'> = (ctx, env, effect) => {
  const [player] = playersOf(env, resolveRef(ctx, env, effect.who))
  if (player === undefined) return env
  for (const object of permanentsOf(ctx, resolveRef(ctx, env, effect.what))) {
    const locked = doorsOf(ctx, object, 'locked')
    const half = chosenHalf(ctx, player, object, [...optionsOf(ctx, object, effect)])
    if (half === undefined) continue
    cite(ctx, locked.includes(half) ? '709.5f' : '709.5g', { object, half })
    if (locked.includes(half)) unlockDoor(ctx, player, object, half)
    else lockDoor(ctx, player, object, half)
  }
  return env
}

const optionsOf = (ctx: Context, object: ObjectId, { how }: ChangeDoor): readonly Half[] => {
  if (how === 'unlock') return doorsOf(ctx, object, 'locked')
  return how === 'lock'
    ? doorsOf(ctx, object, 'unlocked')
    : [...doorsOf(ctx, object, 'unlocked'), ...doorsOf(ctx, object, 'locked')].toSorted()
}

const chosenHalf = (ctx: Context, player: PlayerId, object: ObjectId, options: readonly Half[]): Half | undefined =>
  options.length === 0
    ? undefined
    : (askOption(ctx, {
        kind: 'choose-option',
        key: nextKey(ctx, `door:${object}:${player}`),
        player,
        rule: '709.5f',
        source: object,
        options,
      }) as Half)
