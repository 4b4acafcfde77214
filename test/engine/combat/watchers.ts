import type { CardDefinition } from '../../../src/core/card.ts'
import type { TriggerEvent } from '../../../src/core/trigger.ts'
import { defineCard, defineCreature, gainsLife, triggered } from '../../support/define-card.ts'

/** An artifact that gains its controller 1 life each time something happens. */
export const drum = (event: TriggerEvent, name = 'War Drum'): CardDefinition =>
  defineCard(name, '{2}', 'Artifact', [triggered(event, [gainsLife(1)])])

/** A creature that gains its controller 1 life each time something happens. */
export const herald = (event: TriggerEvent, name = 'War Herald'): CardDefinition =>
  defineCreature(name, '{2}{W}', 'Human', '2/2', [triggered(event, [gainsLife(1)])])
