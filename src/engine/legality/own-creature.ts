import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { Illegality } from '../../core/illegality.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { project } from '../projection/project.ts'
import { named } from './named.ts'

const CODES = {
  attack: { kind: 'attack.not-creature', side: 'attack.not-controlled', tapped: 'attack.tapped', rule: '508.1a' },
  block: { kind: 'block.not-creature', side: 'block.not-controlled', tapped: 'block.tapped', rule: '509.1a' },
} as const

/** CR 508.1a, 509.1a: only an untapped creature of one's own, and no battle, can be chosen to attack or to block. */
export const ownCreatureFaults = (
  ctx: Context,
  player: PlayerId,
  id: ObjectId,
  act: 'attack' | 'block',
): readonly Illegality[] => {
  const codes = CODES[act]
  const rules = [codes.rule]
  const object = ctx.state.objects[id]
  const traits = project(ctx).of(id)
  const on = { object: named(ctx, id) }
  const isCreature = traits?.types.includes('creature') === true && !traits.types.includes('battle')
  if (object?.zone !== 'battlefield' || traits === undefined || !isCreature) {
    return [illegal(codes.kind, rules, on)]
  }
  if (traits.controller !== player) {
    return [illegal(codes.side, rules, { ...on, controller: traits.controller })]
  }
  return object.tapped ? [illegal(codes.tapped, rules, on)] : []
}
