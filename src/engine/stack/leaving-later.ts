import type { Effect } from '../../core/effect.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { KeywordName } from '../../core/keyword.ts'
import type { Characteristics, StackFacts } from '../../core/object.ts'
import { SELF, YOU } from '../../core/ref.ts'
import { type Context, cite } from '../context.ts'
import { execute } from '../effects/execute.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { plainEnv } from '../refs/plain-env.ts'

/** CR 702.109a, 702.152a: what becomes of a permanent at the beginning of the next end step, where that was paid for its spell. */
const LATER: { readonly [K in KeywordName]?: Effect } = {
  dash: { do: 'move', what: SELF, from: 'battlefield', to: 'hand' },
  blitz: { do: 'sacrifice', who: YOU, what: SELF },
}

/** CR 608.3g, 603.7d: made as the permanent enters, for whoever controlled the spell, and only if that still had the ability. */
export const leaveLater = (ctx: Context, spell: Characteristics, facts: StackFacts, permanent: ObjectId): void => {
  const effects = facts.paid.flatMap((name) => LATER[name as KeywordName] ?? [])
  const own = effects.filter((effect) =>
    Object.entries(LATER).some(([name, one]) => one === effect && hasKeyword(spell, name as KeywordName)),
  )
  for (const effect of own) {
    cite(ctx, '608.3g', { object: permanent })
    execute(ctx, plainEnv(project(ctx), permanent, spell.controller), [
      { do: 'delayed-trigger', event: { on: 'next-step', step: 'end', whose: 'any' }, effects: [effect] },
    ])
  }
}
