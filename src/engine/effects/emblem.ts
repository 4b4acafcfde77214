import { addObject, record, takeId, takeTimestamp } from '../events/commit.ts'
import { newObject } from '../events/new-object.ts'
import { enterZone } from '../events/zones.ts'
import { watch } from '../triggers/watch.ts'
import type { Handler } from './handler.ts'
import { playersOf, resolveRef } from './resolve-ref.ts'

/** CR 109.4c: the emblem is put into the command zone, owned and controlled by the player who gets it. */
export const createEmblem: Handler<'create-emblem'> = (ctx, env, effect) => {
  for (const player of playersOf(env, resolveRef(ctx, env, effect.who))) {
    const id = takeId(ctx, 'emblem')
    const emblem = newObject(id, { kind: 'emblem', abilities: effect.abilities }, player, 'command')
    addObject(ctx, { ...emblem, timestamp: takeTimestamp(ctx) })
    enterZone(ctx, id, 'command', player, player)
    watch(ctx, [record(ctx, { kind: 'emblem-created', object: id, player })])
  }
  return env
}
