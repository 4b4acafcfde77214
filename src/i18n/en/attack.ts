import type { Named } from '../../core/illegality.ts'
import type { Family } from '../language-pack.ts'
import type { Speaker } from '../speaker.ts'
import { joinWords } from '../teller.ts'
import { because } from './because.ts'
import { plural } from './plural.ts'
import { demandedBy, obeyed } from './requirement.ts'
import { steps } from './steps.ts'

const together = (members: readonly Named[], say: Speaker): string =>
  joinWords(
    members.map((one) => say.name(one)),
    'and',
  )

export const attack: Family<'attack'> = {
  'attack.not-now': ({ step }) =>
    step === 'declare-attackers'
      ? 'Attackers can’t be declared now: they are declared once, as the declare attackers step begins.'
      : `Attackers can’t be declared now: that is done as the declare attackers step begins, and this is ${steps[step]}.`,
  'attack.not-active': ({ player }) =>
    `${player} can’t declare attackers: only the active player, whose turn it is, attacks.`,
  'attack.repeated': ({ object }, say) =>
    `${say.name(object)} is declared as an attacker more than once: a creature attacks one player, planeswalker or battle.`,
  'attack.not-creature': ({ object }, say) => `${say.name(object)} can’t attack: only creatures can, and it isn’t one.`,
  'attack.not-controlled': ({ object, controller }, say) =>
    `${controller} controls ${say.name(object)}: you attack only with creatures you control.`,
  'attack.tapped': ({ object }, say) =>
    `${say.name(object)} is tapped: only untapped creatures can be declared as attackers.`,
  'attack.summoning-sick': ({ object }, say) =>
    `${say.name(object)} can’t attack yet: it hasn’t been under your control continuously since the turn began, and it doesn’t have haste.`,
  'attack.defender-keyword': ({ object }, say) => `${say.name(object)} has defender: it can’t attack.`,
  'attack.cannot-attack-that': ({ object, defender }, say) =>
    `${say.name(object)} can’t attack ${defender}: what is attacked is a defending player, a planeswalker they control or a battle they protect.`,
  'attack.prohibited': ({ object, source }, say) =>
    `${say.name(object)} can’t attack like this: ${because(source, object, say)}.`,
  'attack.band': ({ object, members }, say) =>
    `${together(members, say)} can’t be a band because of ${say.name(object)}: all of a band but one need banding, or one of them an ability to band with others that names every one of them.`,
  'attack.band-apart': ({ members }, say) =>
    `${together(members, say)} are a band: all of them have to attack the same player, planeswalker or battle.`,
  'attack.too-many': ({ source, most, given }, say) =>
    `No more than ${plural(most, 'creature')} can attack like this because of ${say.name(source)}, and ${given} would.`,
  'attack.requirement': (params, say) =>
    `${say.name(params.object)} has to attack if able (${demandedBy(params, say)}): ${obeyed(params)}.`,
}
