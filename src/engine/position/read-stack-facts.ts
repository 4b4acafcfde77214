import type { CardDefinition } from '../../core/card.ts'
import type { ChosenTargets, StackFacts } from '../../core/object.ts'
import type { PositionStackObject } from '../../core/position.ts'
import { shownOf } from '../definitions.ts'
import { asItStands } from '../faces/as-it-stands.ts'
import { checkSpell } from './checks/spell.ts'
import { facingByName, prepareSpellByName } from './other-face.ts'
import type { NamedObject } from './planned-object.ts'
import { fault, isKnown, type Reading, readNumber, requirePlayer } from './reading.ts'
import { shownByName } from './shown-by-name.ts'
import { slotsOf } from './target-slots.ts'

/** What a spell or ability on the stack remembers of how it got there (601.2b–d, 602.2b, 603.3d). */
export const readStackFacts = (reading: Reading, named: NamedObject, sent: PositionStackObject): StackFacts => {
  const { pointer } = named
  requirePlayer(reading, sent.controller, `${pointer}/controller`)
  checkSpell(reading, named, sent)
  const kind = sent.kind ?? (sent.ability === undefined ? 'spell' : abilityKind(sent))
  if (sent.source !== undefined && !isKnown(reading, sent.source) && sent.source !== named.id) {
    fault(reading, 'object.unknown', `${pointer}/source`, { id: sent.source }, ['113.7'])
  }
  return {
    kind,
    source: sent.source ?? named.id,
    ability: sent.ability ?? null,
    modes: sent.modes ?? [],
    targets: readTargets(reading, named, sent),
    x: readNumber(reading, sent.x, `${pointer}/x`, 0),
    paid: sent.paid ?? [],
    manaSpent: sent.manaSpent ?? [],
    castFrom: sent.castFrom === undefined ? (kind === 'spell' && sent.copy !== true ? 'hand' : null) : sent.castFrom,
    event: sent.event ?? null,
    ...(sent.spliced === undefined ? {} : { spliced: sent.spliced }),
    ...(sent.bound === undefined ? {} : { bound: sent.bound }),
    ...(sent.since === undefined ? {} : { since: sent.since }),
  }
}

const abilityKind = ({ ability }: PositionStackObject) => (ability?.kind === 'triggered' ? 'triggered' : 'activated')

/** CR 115.1, 601.2c: each target is an object or a player, or was one when it was chosen. */
const readTargets = (reading: Reading, named: NamedObject, sent: PositionStackObject): readonly ChosenTargets[] => {
  const slots = slotsOf(sent.ability ?? spellOf(named, sent), sent.modes ?? [])
  return (sent.targets ?? []).map((target, i) => {
    const short = isShort(target)
    const chosen = short ? target : target.chosen
    const at = `${named.pointer}/targets/${i}${short ? '' : '/chosen'}`
    chosen.forEach((id, j) => {
      if (isKnown(reading, id)) return
      fault(reading, 'stack.target-unknown', `${at}/${j}`, { object: named.id, target: id }, ['115.1'])
    })
    return short ? { ...(slots[i] ?? { slot: `target-${i + 1}`, mode: 0 }), chosen: target } : target
  })
}

/** What is cast of a card: the face that is up, its Adventure or Omen, its prepare spell; CR 709.3b: a half of a split card. */
const spellOf = (named: NamedObject, sent: PositionStackObject): CardDefinition | undefined => {
  const card = sent.definition ?? prepareSpellByName(named) ?? named.card
  if (card === undefined) return undefined
  const marks = { ...shownByName(named), ...sent.marks, ...facingByName(named) }
  return asItStands(shownOf(card, marks), { zone: 'stack', marks })
}

const isShort = (target: readonly string[] | ChosenTargets): target is readonly string[] => Array.isArray(target)
