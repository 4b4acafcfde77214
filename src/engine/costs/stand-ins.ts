import type { Filter } from '../../core/filter.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import type { Context } from '../context.ts'
import { happen } from '../events/happen.ts'
import { illegal } from '../illegal.ts'
import { reportFaults } from '../interrupt.ts'
import { named } from '../legality/named.ts'
import type { Unit } from '../mana/need.ts'
import { project } from '../projection/project.ts'
import { hasKeyword } from '../refs/keywords.ts'
import { findAll } from '../refs/match.ts'
import type { Payer } from './payer.ts'

/** Keywords by which something else is done rather than paying mana of the total cost. */
const WAYS = {
  /** CR 702.51a */
  convoke: { filter: { subject: 'permanent', types: ['creature'], controller: 'you', tapped: false }, rule: '702.51a' },
  /** CR 702.126a */
  improvise: {
    filter: { subject: 'permanent', types: ['artifact'], controller: 'you', tapped: false },
    rule: '702.126a',
  },
  /** CR 702.66a */
  delve: { filter: { subject: 'card', zones: ['graveyard'], owner: 'you' }, rule: '702.66a' },
} as const satisfies Record<string, { readonly filter: Filter; readonly rule: string }>
export type StandingIn = keyof typeof WAYS

/** An object that is tapped or exiled rather than paying one mana. */
export interface StandIn {
  readonly object: ObjectId
  readonly by: StandingIn
  /** The mana it can stand for: of its colours, and generic. */
  readonly units: readonly Unit[]
  /** The action names it. */
  readonly given: boolean
}

export const isStandingIn = (kind: string): kind is StandingIn => kind in WAYS

/** The ways a payer has, by what the spell says. */
export const waysOf = ({ spending }: Payer): readonly StandingIn[] =>
  spending.on === 'spell' ? (Object.keys(WAYS) as StandingIn[]).filter((by) => hasKeyword(spending.traits, by)) : []

/** Everything that could stand in, or what the action names where it names any. */
export const standIns = (
  ctx: Context,
  payer: Payer,
  by: StandingIn,
  reserved: ReadonlySet<ObjectId>,
): readonly StandIn[] => {
  const given = payer.choices.costs?.[by]
  const fit = findAll(payer.env, WAYS[by].filter)
  return (given ?? fit)
    .filter((object) => fit.includes(object) && !reserved.has(object))
    .map((object) => ({ object, by, units: unitsOf(ctx, object, by), given: given !== undefined }))
}

const GENERIC: Unit = { type: 'generic' }

const unitsOf = (ctx: Context, object: ObjectId, by: StandingIn): readonly Unit[] => {
  const colors = by === 'convoke' ? (project(ctx).of(object)?.colors ?? []) : []
  return colors.length === 0 ? [GENERIC] : colors.map((type) => ({ type }))
}

/** Everything wrong with what an action names to stand in. */
export const standInFaults = (ctx: Context, payer: Payer): readonly Illegality[] =>
  waysOf(payer).flatMap((by) => {
    const ids = payer.choices.costs?.[by] ?? []
    const unknown = ids.filter((id) => ctx.state.objects[id] === undefined)
    if (unknown.length > 0) {
      const { rule } = WAYS[by]
      reportFaults(
        unknown.map((id) => ({ code: 'object.unknown', pointer: `/costs/${by}`, rules: [rule], params: { id } })),
      )
    }
    const { filter, rule } = WAYS[by]
    const fit = findAll(payer.env, filter)
    return ids
      .filter((id) => !fit.includes(id))
      .map((id) => illegal('cost.choice', [rule, '118.3'], { object: payer.name, chosen: named(ctx, id), filter }))
  })

/** CR 702.51a, 702.66a, 702.126a: what is done instead of paying the mana. */
export const useStandIns = (ctx: Context, used: readonly StandIn[]): void => {
  for (const by of ['convoke', 'improvise', 'delve'] as const) {
    happen(
      ctx,
      used
        .filter((one) => one.by === by)
        .map(({ object }) =>
          by === 'delve' ? { kind: 'move', object, to: 'exile', cause: 'cost' } : { kind: 'tap', object },
        ),
    )
  }
}
