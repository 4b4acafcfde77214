import type { PlayerId } from '../../core/ids.ts'
import type { GameObject } from '../../core/object.ts'
import { orGaps } from '../interrupt.ts'
import type { Projection } from '../projection/projection.ts'

/** CR 613.1b: who controls an object, as far as continuous effects are understood. */
export const knownController = (view: Projection | undefined, { id, controller }: GameObject): PlayerId =>
  orGaps(
    () => view?.of(id)?.controller ?? controller,
    () => controller,
  )
