import type { Half } from '../../core/face.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import { type Context, cite } from '../context.ts'
import { bestowalOf } from '../events/bestowal.ts'
import { record } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import { project } from '../projection/project.ts'
import type { Env } from '../refs/env.ts'
import { ENCHANT_SLOT } from '../targets/slot-names.ts'
import { watch } from '../triggers/watch.ts'
import { leaveLater } from './leaving-later.ts'

/**
 * CR 608.3: a permanent spell becomes a permanent under its controller's control; an Aura attached to its target (608.3c). CR
 * 110.2b: by default it is the player's who cast it; who gained control of the spell controls the permanent by that effect.
 */
export const resolvePermanent = (ctx: Context, object: GameObject, env: Env): void => {
  const [enchanted] = env.targets[ENCHANT_SLOT] ?? []
  cite(ctx, enchanted === undefined ? '608.3a' : '608.3c', { object: object.id })
  const resolved = record(ctx, { kind: 'resolved', object: object.id })
  const spell = project(ctx).of(object.id)
  const happened = happen(ctx, [
    {
      kind: 'move',
      object: object.id,
      to: 'battlefield',
      cause: 'resolve',
      under: object.controller,
      ...(object.faceDown ? { down: object.marks?.down ?? {} } : {}),
      ...(object.marks?.back === true ? { back: true } : {}),
      ...unlockedBy(object),
      ...bestowalOf(object.marks),
      // CR 718.3b: a prototyped spell becomes a permanent that still is one.
      ...(object.marks?.alternative === true ? { alternative: true } : {}),
      ...(enchanted === undefined ? {} : { attachTo: enchanted }),
    },
  ])
  const entered = happened.find((event) => event.kind === 'zone-change' && event.object === object.id)
  if (entered?.kind === 'zone-change' && entered.to === 'battlefield' && entered.became !== null && spell !== undefined)
    leaveLater(ctx, spell, object.onStack!, entered.became)
  leaveUnentered(ctx, object.id)
  watch(ctx, [resolved])
}

/** CR 709.5d, 707.10f: the half that was cast, or that a copy of such a spell is a copy of. */
const unlockedBy = ({ marks }: GameObject): { readonly unlocked?: readonly Half[] } =>
  marks?.half === undefined || marks.half === 'fused' ? {} : { unlocked: [marks.half] }

/** CR 712.13a: what would enter as an instant or sorcery face goes to the graveyard. */
const leaveUnentered = (ctx: Context, id: ObjectId): void => {
  if (ctx.state.objects[id]?.zone !== 'stack') return
  cite(ctx, '712.13a', { object: id })
  happen(ctx, [{ kind: 'move', object: id, to: 'graveyard', cause: 'resolve' }])
}
