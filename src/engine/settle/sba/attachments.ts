import type { Characteristics, GameObject } from '../../../core/object.ts'
import { canBeAttached } from '../../targets/can-be-attached.ts'
import { permanents } from './permanents.ts'
import type { Finding, StateBasedAction } from './state-based-action.ts'

type Ctx = Parameters<StateBasedAction>[0]

/**
 * CR 704.5m: an Aura attached to nothing, or to something it may not be attached to, goes to its owner's graveyard. CR 702.103f: one
 * that is bestowed comes off and stays.
 */
export const loneAuras: StateBasedAction = (ctx) =>
  permanents(ctx)
    .filter(({ object, traits }) => isAura(traits) && !isLegallyAttached(ctx, object))
    .map(
      ({ object }): Finding => ({
        rule: object.marks?.bestowed === undefined ? '704.5m' : '702.103f',
        objects: [object.id],
        proposals: () => [
          object.marks?.bestowed === undefined
            ? { kind: 'move', object: object.id, to: 'graveyard', cause: 'state-based' }
            : { kind: 'unattach', object: object.id },
        ],
      }),
    )

/** CR 704.5n, 704.5p: Equipment attached illegally, and what may not be attached to anything, come off and stay. */
export const unattachable: StateBasedAction = (ctx) =>
  permanents(ctx)
    .filter(
      ({ object, traits }) => object.attachedTo !== null && !isAura(traits) && !staysAttached(ctx, object, traits),
    )
    .map(
      ({ object, traits }): Finding => ({
        rule: isEquipment(traits) && !traits.types.includes('creature') ? '704.5n' : '704.5p',
        objects: [object.id],
        proposals: () => [{ kind: 'unattach', object: object.id }],
      }),
    )

const isAura = (traits: Characteristics): boolean => traits.subtypes.includes('Aura')
const isEquipment = (traits: Characteristics): boolean =>
  traits.subtypes.includes('Equipment') || traits.subtypes.includes('Fortification')

const staysAttached = (ctx: Ctx, object: GameObject, traits: Characteristics): boolean =>
  isEquipment(traits) && !traits.types.includes('creature') && isLegallyAttached(ctx, object)

const isLegallyAttached = (ctx: Ctx, object: GameObject): boolean =>
  object.attachedTo !== null && canBeAttached(ctx, object.id, object.attachedTo)
