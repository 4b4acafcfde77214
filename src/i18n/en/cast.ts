import type { Family } from '../language-pack.ts'
import { because } from './because.ts'
import { howMany } from './plural.ts'
import { inZone } from './zones.ts'

export const cast: Family<'zone' | 'cast' | 'mode' | 'x'> = {
  'zone.cannot-play-from': ({ object, zone }, say) =>
    `${say.name(object)} is ${inZone(zone)}, and nothing lets you play it from there.`,
  'cast.not-face-down': ({ object }, say) =>
    `${say.name(object)} can’t be cast face down: no ability of it, and no effect, allows that.`,
  'cast.no-other-face': ({ object }, say) =>
    `${say.name(object)} has no other face, and no other characteristics, that it could be cast with.`,
  'cast.only-a-copy': ({ object }, say) =>
    `${say.name(object)} can’t be cast as its prepare spell: only the copy made while it is prepared can be.`,
  'cast.not-as-adventure': ({ object }, say) =>
    `${say.name(object)} can’t be cast as an Adventure again: what lets it be played from exile lets it be played only as it normally is.`,
  'cast.cannot-look': ({ object, player }, say) =>
    `${player} can’t play ${say.name(object)}: it is exiled face down, and they may not look at it.`,
  'cast.not-yet': ({ object, what }, say) =>
    `${say.name(object)} can’t be cast yet: ${what === 'foretell' ? 'a foretold card is cast only after the turn in which it was foretold' : 'a plotted card is cast on a later turn than the one in which it was plotted, in its owner’s main phase and while the stack is empty'}.`,
  'cast.not-yours': ({ object, player }, say) =>
    `${player} can’t cast ${say.name(object)}: it isn’t theirs, and nothing lets them cast it.`,
  'cast.land': ({ object }, say) => `${say.name(object)} is a land: lands are played, never cast.`,
  'cast.no-mana-cost': ({ object }, say) =>
    `${say.name(object)} has no mana cost, and a cost that isn’t there can’t be paid: it can be cast only where something offers another cost, or none at all.`,
  'cast.condition': ({ object }, say) =>
    `${say.name(object)} can’t be cast now: the condition its text sets isn’t met.`,
  'cast.prohibited': ({ object, source }, say) => `${say.name(object)} can’t be cast: ${because(source, object, say)}.`,
  'mode.count': ({ object, min, max, given }, say) =>
    `${say.name(object)} asks for ${howMany(min, max)} of its modes; ${given} ${given === 1 ? 'was' : 'were'} chosen.`,
  'mode.unknown': ({ object, mode }, say) =>
    `${say.name(object)} has no mode number ${mode} (the first one is number 0).`,
  'mode.repeated': ({ object, mode }, say) =>
    `Mode number ${mode} of ${say.name(object)} was chosen more than once, and its text doesn’t allow that.`,
  'x.not-allowed': ({ object }, say) =>
    `There is no value of X to choose for ${say.name(object)}: it has no X, or its text says what X is.`,
  'x.out-of-range': ({ object, x }, say) =>
    `X can’t be ${x} for ${say.name(object)}: it has to be a whole number, at least 0, that the text allows.`,
}
