import type { ObjectId, PlayerId } from '../../../core/ids.ts'
import type { State } from '../../../core/state.ts'
import { askProtector, possibleProtectors, setProtector } from '../../combat/protector.ts'
import type { Context } from '../../context.ts'
import { livingPlayers } from '../../seats.ts'
import { type Permanent, permanents } from './permanents.ts'
import type { Finding, StateBasedAction } from './state-based-action.ts'

/**
 * CR 310.10, 704.5w, 704.5x: a battle that nobody protects and nothing attacks, or a Siege that its own controller protects, gets
 * a protector; one that can have none goes to its owner’s graveyard.
 */
export const battleProtector: StateBasedAction = (ctx) =>
  permanents(ctx).flatMap((battle): readonly Finding[] => {
    const rule = ruleFor(ctx, battle)
    return rule === null ? [] : [findingFor(ctx, battle, rule)]
  })

const ruleFor = (ctx: Context, { object, traits }: Permanent): string | null => {
  if (!traits.types.includes('battle')) return null
  const { protector } = object.chosen
  const isProtected = protector !== undefined && livingPlayers(ctx.state).includes(protector)
  if (!isProtected) return isAttacked(ctx.state, object.id) ? null : '704.5w'
  if (possibleProtectors(ctx.state, traits).includes(protector)) return null
  if (traits.subtypes.includes('Siege') && protector === traits.controller) return '704.5x'
  return isAttacked(ctx.state, object.id) ? null : '310.10'
}

const isAttacked = ({ turns }: State, id: ObjectId): boolean =>
  turns.some(({ combat }) => combat?.attackers.some(({ defender, left }) => defender === id && left === undefined))

const findingFor = (ctx: Context, { object: { id }, traits }: Permanent, rule: string): Finding => {
  const options: readonly PlayerId[] = possibleProtectors(ctx.state, traits)
  if (options.length === 0) {
    return {
      rule,
      objects: [id],
      proposals: () => [{ kind: 'move', object: id, to: 'graveyard', cause: 'state-based' }],
    }
  }
  let chosen = ''
  return {
    rule,
    objects: [id],
    proposals: () => {
      chosen = askProtector(ctx, id, traits.controller, options, rule)
      return []
    },
    besides: () => setProtector(ctx, id, chosen),
  }
}
