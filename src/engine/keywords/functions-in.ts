import type { Ability, Body, StaticEffect } from '../../core/ability.ts'
import type { Cost } from '../../core/cost.ts'
import type { Effect } from '../../core/effect.ts'
import type { ActionPattern } from '../../core/permission.ts'
import type { TriggerEvent } from '../../core/trigger.ts'
import type { Zone } from '../../core/zone.ts'

/** CR 113.6, 113.6b: the zone an ability functions in, where it says or implies one; the battlefield otherwise. */
export const zoneOf = (ability: Ability): Zone => {
  if (ability.kind === 'keyword' || ability.kind === 'spell') return 'battlefield'
  if (ability.zone !== undefined) return ability.zone
  switch (ability.kind) {
    case 'static':
      return ability.effects.some(isAboutOwnSpell) ? 'stack' : 'battlefield'
    case 'triggered':
      return zoneOfTrigger(ability.event, ability.body)
    case 'activated':
      return zoneOfCost(ability.cost) ?? movesItselfFrom(ability.body) ?? 'battlefield'
  }
}

type Triggered = Extract<Ability, { kind: 'triggered' }>

/** CR 113.6b–c: whether a static ability functions in a zone: the one it is for, or all but one it is not for. */
export const functionsIn = (ability: Extract<Ability, { kind: 'static' }>, place: Zone | undefined): boolean =>
  ability.notIn === undefined ? zoneOf(ability) === place : ability.notIn !== place

/** CR 113.6k: a triggered ability with its trigger conditions by the zone they function in, where those are several. */
export const triggersByZone = (ability: Triggered): readonly { readonly ability: Triggered; readonly zone: Zone }[] => {
  const { event } = ability
  if (event.on !== 'any' || ability.zone !== undefined) return [{ ability, zone: zoneOf(ability) }]
  const zones = [...new Set(event.events.map((one) => zoneOfTrigger(one, ability.body)))]
  if (zones.length < 2) return [{ ability, zone: zones[0] ?? 'battlefield' }]
  return zones.map((zone) => {
    const events = event.events.filter((one) => zoneOfTrigger(one, ability.body) === zone)
    return { ability: { ...ability, event: { on: 'any', events } }, zone }
  })
}

/** CR 113.6j, 113.6m: a cost that moves the object out of a zone can only be paid there. */
const zoneOfCost = (cost: Cost): Zone | undefined => {
  if (cost.some(({ kind }) => kind === 'discard-self' || kind === 'reveal-self')) return 'hand'
  return cost.flatMap((part) => (part.kind === 'exile-self' && part.from !== undefined ? [part.from] : []))[0]
}

/** CR 604.5, 113.6d, 113.6e, 113.6g: abilities about the spell itself, such as its cost, apply while it is on the stack. */
const isAboutOwnSpell = (effect: StaticEffect): boolean =>
  (effect.kind === 'restriction' && isDoneToOwnSpell(effect.cant)) ||
  (effect.kind === 'cost-change' && effect.what.is?.ref === 'self')

const isDoneToOwnSpell = (pattern: ActionPattern): boolean =>
  (pattern.act === 'be-countered' && pattern.who === 'self') ||
  (pattern.act === 'be-targeted' && pattern.asCast === true && pattern.by.is?.ref === 'self')

/**
 * CR 113.6k, 113.6m, 309.4c, 702.29c: a trigger that only a card off the battlefield can meet, or whose effect takes the object out of
 * another zone, functions there, unless the trigger itself puts it there.
 */
const zoneOfTrigger = (event: TriggerEvent, body: Body): Zone => {
  if (event.on === 'zone-change' && event.what === 'self') {
    return event.from === 'battlefield' ? 'battlefield' : (event.to ?? event.from ?? 'battlefield')
  }
  if (event.on === 'casts' && event.what.is?.ref === 'self') return 'stack'
  if (event.on === 'room') return 'command'
  if (event.on === 'cycles' && event.what === 'self') return 'graveyard'
  if (event.on === 'dies' || event.on === 'leaves') return 'battlefield'
  return movesItselfFrom(body) ?? 'battlefield'
}

const movesItselfFrom = (body: Body): Zone | undefined => {
  const parts = body.kind === 'simple' ? [body.effects] : body.modes.map(({ effects }) => effects)
  return parts.flatMap((effects) => effects.flatMap(ownMove))[0]
}

const ownMove = (effect: Effect): readonly Zone[] => {
  if (effect.do === 'move') return effect.what.ref === 'self' && effect.from !== undefined ? [effect.from] : []
  return 'effects' in effect ? effect.effects.flatMap(ownMove) : []
}
