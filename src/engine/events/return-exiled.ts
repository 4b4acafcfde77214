import type { GameEvent } from '../../core/event.ts'
import type { GameObject } from '../../core/object.ts'
import type { Zone } from '../../core/zone.ts'
import { type Context, cite } from '../context.ts'
import { project } from '../projection/project.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { auraHost } from '../targets/aura-host.ts'
import type { MoveProposal } from './proposal.ts'

/** CR 610.3: what an exiled card remembers of where it was and of what brings it back by leaving the battlefield. */
export const untilLeaves = (source: string, from: Zone): Readonly<Record<string, string>> => ({
  [UNTIL]: source,
  [FROM]: from,
})
const UNTIL = 'until-leaves'
const FROM = 'exiled-from'

/** CR 610.3, 610.3c–d: cards that return to the zones they came from, together, since something has just left; under their owners' control. */
export const returningAfter = (ctx: Context, happened: readonly GameEvent[]): readonly MoveProposal[] => {
  const left = new Set(
    happened.flatMap((event) => (event.kind === 'zone-change' && event.from === 'battlefield' ? [event.object] : [])),
  )
  if (left.size === 0) return []
  return ctx.state.exile.flatMap((id) => {
    const object = ctx.state.objects[id]!
    return left.has(object.chosen[UNTIL] ?? '') ? returning(ctx, object) : []
  })
}

const returning = (ctx: Context, { id, owner, chosen }: GameObject): readonly MoveProposal[] => {
  const source = chosen[UNTIL]!
  const to = (chosen[FROM] ?? 'battlefield') as Zone
  const env = plainEnv(project(ctx), source, owner)
  const attachTo = to === 'battlefield' ? auraHost(ctx, env, id, owner) : undefined
  if (attachTo === null) return []
  cite(ctx, '610.3', { object: id, source })
  return [
    { kind: 'move', object: id, to, cause: 'move', under: owner, ...(attachTo === undefined ? {} : { attachTo }) },
  ]
}
