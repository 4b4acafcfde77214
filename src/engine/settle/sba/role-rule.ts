import type { ObjectId } from '../../../core/ids.ts'
import { type Permanent, permanents } from './permanents.ts'
import type { Finding, StateBasedAction } from './state-based-action.ts'

/** CR 704.5y: of several Roles that one player controls on one permanent, only the newest stays. */
export const roleRule: StateBasedAction = (ctx) => {
  const groups = new Map<string, Permanent[]>()
  for (const permanent of permanents(ctx)) {
    const { object, traits } = permanent
    if (object.attachedTo === null || !traits.subtypes.includes('Role')) continue
    const key = JSON.stringify([object.attachedTo, traits.controller])
    groups.set(key, [...(groups.get(key) ?? []), permanent])
  }
  return [...groups.values()].flatMap(olderOf)
}

const olderOf = (roles: readonly Permanent[]): readonly Finding[] => {
  const newest = Math.max(...roles.map(({ object }) => object.timestamp))
  const older: readonly ObjectId[] = roles
    .filter(({ object }) => object.timestamp < newest)
    .map(({ object }) => object.id)
  if (older.length === 0) return []
  return [
    {
      rule: '704.5y',
      objects: older,
      proposals: () => older.map((object) => ({ kind: 'move', object, to: 'graveyard', cause: 'state-based' })),
    },
  ]
}
