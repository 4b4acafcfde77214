import type { Ability, Body, TargetSlot } from '../../core/ability.ts'
import { isPermanentType } from '../../core/card-type.ts'
import type { ObjectId } from '../../core/ids.ts'
import { type Ref, YOU } from '../../core/ref.ts'
import type { Context } from '../context.ts'
import { leaveUnsupportedRule } from '../interrupt.ts'
import { MUTATE } from '../legality/ways-to-cast.ts'
import { project } from '../projection/project.ts'
import { keywordsOf } from '../refs/keywords.ts'
import { ENCHANT_SLOT, MUTATE_SLOT } from '../targets/slot-names.ts'
import { isOverloaded, withoutTargets } from './overloaded.ts'

/**
 * CR 112.1, 113.3a: what a spell says to do. The spell abilities of an instant or sorcery follow one another; an Aura
 * spell has the target of its enchant ability (115.1b, 303.4a). Null for a permanent spell without targets.
 */
export const spellBody = (ctx: Context, id: ObjectId): Body | null => {
  const body = writtenBody(ctx, id)
  return body !== null && isOverloaded(ctx, id) ? withoutTargets(body) : body
}

/** As it is written, with the word "target" where an overloaded spell has another. */
export const writtenBody = (ctx: Context, id: ObjectId): Body | null => {
  const traits = project(ctx).of(id)
  if (traits === undefined) return null
  const { owner, onStack } = ctx.state.objects[id]!
  if (onStack?.paid.includes(MUTATE) === true)
    return { kind: 'simple', targets: [mutateSlot({ ref: 'player', id: owner })], effects: [] }
  const isPermanent = traits.types.some(isPermanentType)
  const bodies = traits.abilities.flatMap((ability) => {
    if (isSpellAbility(ability)) return [ability.body]
    return !isPermanent && ability.kind === 'keyword' && ability.keyword === 'ascend' ? [ASCEND] : []
  })
  if (bodies.length > 1 && bodies.some(({ kind }) => kind === 'modal')) {
    return leaveUnsupportedRule('700.2', traits.name, 'modes beside other instructions')
  }
  if (bodies.length > 0) return bodies.reduce(joined)
  const [enchant] = keywordsOf(traits, 'enchant')
  if (enchant === undefined || !traits.subtypes.includes('Aura')) return null
  return { kind: 'simple', targets: [enchantSlot(enchant.filter)], effects: [] }
}

/** CR 702.131a: what ascend says on an instant or sorcery. */
const ASCEND: Body = {
  kind: 'simple',
  targets: [],
  effects: [
    {
      do: 'if',
      condition: { kind: 'controls', who: YOU, filter: { subject: 'permanent' }, op: '>=', count: 10 },
      effects: [{ do: 'designate', who: YOU, title: 'blessing' }],
    },
  ],
}

const isSpellAbility = (ability: Ability): ability is Extract<Ability, { kind: 'spell' }> => ability.kind === 'spell'

/** CR 702.140a: a non-Human creature with the same owner as the spell. */
const mutateSlot = (owner: Ref): TargetSlot => ({
  id: MUTATE_SLOT,
  filter: { subject: 'permanent', types: ['creature'], notSubtypes: ['Human'], ownedBy: owner },
  min: 1,
  max: 1,
})

const enchantSlot = (filter: TargetSlot['filter']): TargetSlot => ({ id: ENCHANT_SLOT, filter, min: 1, max: 1 })

/** CR 702.102d: paragraphs of one card are followed in order, and so are the halves of a fused spell. Slots are numbered through a card by the compiler, so they never clash. */
const joined = (first: Body, second: Body): Body =>
  first.kind === 'simple' && second.kind === 'simple'
    ? {
        ...second,
        ...first,
        targets: [...first.targets, ...second.targets],
        effects: [...first.effects, ...second.effects],
      }
    : first
