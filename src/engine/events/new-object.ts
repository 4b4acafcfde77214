import type { ObjectId, PlayerId } from '../../core/ids.ts'
import type { GameObject, StackFacts, Substance } from '../../core/object.ts'
import type { Zone } from '../../core/zone.ts'
import type { Context } from '../context.ts'
import { addObject, takeId, takeTimestamp } from './commit.ts'
import { enterZone } from './zones.ts'

/** An object that nothing has happened to yet. */
export const newObject = (id: ObjectId, substance: Substance, owner: PlayerId, zone: Zone): GameObject => ({
  id,
  substance,
  owner,
  zone,
  controller: owner,
  timestamp: 0,
  tapped: false,
  faceDown: false,
  phasedOut: false,
  summoningSick: zone === 'battlefield',
  counters: {},
  damage: 0,
  deathtouched: false,
  attachedTo: null,
  regeneration: 0,
  onStack: null,
  cast: null,
  chosen: {},
})

const NOTHING_CHOSEN = { modes: [], targets: [], x: 0, paid: [], manaSpent: [], castFrom: null, event: null } as const

/** CR 113.1c, 113.8, 602.2a, 603.3: creates an ability on top of the stack, an object that is no card. */
export const addAbilityToStack = (
  ctx: Context,
  player: PlayerId,
  facts: Pick<StackFacts, 'kind' | 'source' | 'ability'> & Partial<StackFacts>,
  id: ObjectId = takeId(ctx, 'ability'),
): ObjectId => {
  addObject(ctx, {
    ...newObject(id, { kind: 'ability' }, player, 'stack'),
    timestamp: takeTimestamp(ctx),
    onStack: { ...NOTHING_CHOSEN, ...facts },
  })
  enterZone(ctx, id, 'stack', player, player)
  return id
}
