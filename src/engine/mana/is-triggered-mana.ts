import type { Ability } from '../../core/ability.ts'

type Triggered = Extract<Ability, { kind: 'triggered' }>

/** CR 605.1b, 605.5a: it triggers on a permanent being tapped for mana, has no target, and adds mana; other triggers don't. */
export const isTriggeredManaAbility = (ability: Ability): ability is Triggered =>
  ability.kind === 'triggered' &&
  ability.event.on === 'taps' &&
  ability.event.forMana === true &&
  ability.body.kind === 'simple' &&
  ability.body.targets.length === 0 &&
  ability.body.effects.some((effect) => effect.do === 'add-mana')
