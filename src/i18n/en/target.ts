import type { Family } from '../language-pack.ts'
import { because } from './because.ts'
import { howMany, plural } from './plural.ts'
import { inZone } from './zones.ts'

export const target: Family<'target'> = {
  'target.none-available': ({ object, filter }, say) =>
    `${say.name(object)} has nothing to target: it needs ${say.filter(filter)}, and no legal choice is there.`,
  'target.count': ({ object, min, max, given }, say) =>
    `${say.name(object)} takes ${howMany(min, max)} of these targets; ${given} ${given === 1 ? 'was' : 'were'} chosen.`,
  'target.slots': ({ object, expected, given }, say) =>
    `${say.name(object)} asks for targets ${plural(expected, 'time')}; they were given ${plural(given, 'time')}.`,
  'target.repeated': ({ object, target }, say) =>
    `${say.name(target)} was chosen more than once for the same “target” of ${say.name(object)}: each of these targets has to be a different one.`,
  'target.itself': ({ object }, say) =>
    `${say.name(object)} can’t target itself: no spell or ability on the stack is a legal target for itself.`,
  'target.wrong-kind': ({ object, target, filter }, say) =>
    `${say.name(target)} isn’t a legal target for ${say.name(object)}: the target has to be ${say.filter(filter)}.`,
  'target.wrong-zone': ({ object, target, zone }, say) =>
    `${say.name(target)} is ${inZone(zone)}, and ${say.name(object)} can’t target it there.`,
  'target.hexproof': ({ object, target }, say) =>
    `${say.name(target)} has hexproof: a spell or ability an opponent controls, here ${say.name(object)}, can’t target it.`,
  'target.hexproof-from': ({ object, target }, say) =>
    `${say.name(target)} has hexproof from what ${say.name(object)} is: an opponent’s spell or ability of that kind can’t target it.`,
  'target.shroud': ({ object, target }, say) =>
    `${say.name(target)} has shroud: no spell or ability can target it, whoever controls that spell or ability, so ${say.name(object)} can’t either.`,
  'target.protection': ({ object, target }, say) =>
    `${say.name(target)} has protection from what ${say.name(object)} is: no spell of that kind, nor any ability from a source of that kind, can target it.`,
  'target.prohibited': ({ object, target, source }, say) =>
    `${say.name(object)} can’t target ${say.name(target)}: ${source.id === target.id ? 'the target’s own text forbids it' : because(source, object, say)}.`,
  'target.division': ({ object, total, given }, say) =>
    `${say.name(object)} divides ${total} among its targets, at least 1 to each; the shares given come to ${given}.`,
}
