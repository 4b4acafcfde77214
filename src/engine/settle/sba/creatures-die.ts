import type { Characteristics, GameObject } from '../../../core/object.ts'
import { hasKeyword } from '../../refs/keywords.ts'
import { type Permanent, permanents } from './permanents.ts'
import type { Finding, StateBasedAction } from './state-based-action.ts'

/** CR 704.5f: a creature with toughness 0 or less goes to its owner's graveyard; that is not destruction. */
export const toughnessZero: StateBasedAction = (ctx) =>
  creatures(ctx).flatMap(({ object, traits }) =>
    (traits.toughness ?? 0) <= 0
      ? [
          {
            rule: '704.5f',
            objects: [object.id],
            proposals: () => [{ kind: 'move', object: object.id, to: 'graveyard', cause: 'state-based' }],
          } satisfies Finding,
        ]
      : [],
  )

/** CR 704.5g: a creature with lethal damage marked is destroyed. */
export const lethalDamage: StateBasedAction = (ctx) =>
  destroyed(ctx, '704.5g', (object, traits) => object.damage > 0 && object.damage >= (traits.toughness ?? 0))

/** CR 704.5h: a creature damaged by a source with deathtouch is destroyed. */
export const deathtouchDamage: StateBasedAction = (ctx) =>
  destroyed(ctx, '704.5h', (object, traits) => object.deathtouched && object.damage < (traits.toughness ?? 0))

type Ctx = Parameters<StateBasedAction>[0]

const creatures = (ctx: Ctx): readonly Permanent[] =>
  permanents(ctx).filter(({ traits }) => traits.types.includes('creature'))

const destroyed = (
  ctx: Ctx,
  rule: string,
  isDestroyed: (object: GameObject, traits: Characteristics) => boolean,
): readonly Finding[] =>
  creatures(ctx)
    .filter(
      ({ object, traits }) =>
        (traits.toughness ?? 0) > 0 && isDestroyed(object, traits) && !hasKeyword(traits, 'indestructible'),
    )
    .map(({ object }) => ({
      rule,
      objects: [object.id],
      proposals: () => [{ kind: 'move', object: object.id, to: 'graveyard', cause: 'destroy' }],
    }))
