import type { Turn } from '../../core/state.ts'
import { type Context, cite } from '../context.ts'
import { happen } from '../events/happen.ts'
import { project } from '../projection/project.ts'
import { finalChapter } from '../refs/chapters.ts'

/** CR 505.4, 714.3c: as the precombat main phase begins, the active players’ Sagas with chapter abilities get a lore counter each. */
export const addLore = (ctx: Context, { active }: Turn): void => {
  const view = project(ctx)
  const sagas = ctx.state.battlefield.filter((id) => {
    const traits = view.of(id)
    return (
      traits !== undefined &&
      active.includes(traits.controller) &&
      traits.subtypes.includes('Saga') &&
      finalChapter(traits) > 0
    )
  })
  if (sagas.length === 0) return
  cite(ctx, '505.4', { objects: sagas })
  happen(
    ctx,
    sagas.map((on) => ({
      kind: 'counters',
      on,
      counter: 'lore',
      delta: 1,
      byRule: true,
      ...(view.of(on) === undefined ? {} : { by: view.of(on)!.controller }),
    })),
  )
}
