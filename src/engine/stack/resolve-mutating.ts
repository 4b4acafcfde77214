import type { GameObject, StackFacts } from '../../core/object.ts'
import { askOption } from '../ask.ts'
import { type Context, cite } from '../context.ts'
import { patchObject, record } from '../events/commit.ts'
import { mergeSpell, type Side } from '../events/merge.ts'
import { MUTATE } from '../legality/ways-to-cast.ts'
import type { Env } from '../refs/env.ts'
import { MUTATE_SLOT } from '../targets/slot-names.ts'
import { watch } from '../triggers/watch.ts'

export const isMutating = ({ kind, paid }: StackFacts): boolean => kind === 'spell' && paid.includes(MUTATE)

/** CR 702.140c, 608.3d: it does not enter the battlefield but merges with its target, on the side its controller says. */
export const resolveMutating = (ctx: Context, spell: GameObject, { targets, controller }: Env): void => {
  const host = ctx.state.objects[targets[MUTATE_SLOT]![0]!]!
  cite(ctx, '608.3d', { object: spell.id })
  const side = askOption(ctx, {
    kind: 'choose-option',
    key: `mutate:${spell.id}`,
    player: controller,
    rule: '702.140c',
    source: spell.id,
    options: ['top', 'bottom'] satisfies readonly Side[],
  }) as Side
  const resolved = record(ctx, { kind: 'resolved', object: spell.id })
  mergeSpell(ctx, spell, host, side)
  watch(ctx, [resolved])
}

/** CR 702.140b, 608.3b: without a legal target it is a creature spell like any other, which enters the battlefield. */
export const ceaseMutating = (ctx: Context, { id }: GameObject, facts: StackFacts): GameObject => {
  const paid = facts.paid.filter((name) => name !== MUTATE)
  patchObject(ctx, id, { onStack: { ...facts, paid, targets: [] } })
  cite(ctx, '702.140b', { object: id })
  return ctx.state.objects[id]!
}
