import type { Family } from '../language-pack.ts'
import { because } from './because.ts'
import { evasions } from './evasions.ts'
import { plural } from './plural.ts'
import { demandedBy, obeyed } from './requirement.ts'
import { steps } from './steps.ts'

export const block: Family<'block'> = {
  'block.not-now': ({ step }) =>
    step === 'declare-blockers'
      ? 'Blockers can’t be declared now: each defending player declares them once, as the declare blockers step begins.'
      : `Blockers can’t be declared now: that is done as the declare blockers step begins, and this is ${steps[step]}.`,
  'block.not-defending': ({ player }) =>
    `${player} isn’t a defending player, and only a defending player declares blockers.`,
  'block.repeated': ({ object }, say) =>
    `${say.name(object)} is declared as a blocker more than once: a creature blocks only one attacker unless something lets it block more.`,
  'block.not-creature': ({ object }, say) => `${say.name(object)} can’t block: only creatures can, and it isn’t one.`,
  'block.not-controlled': ({ object, controller }, say) =>
    `${controller} controls ${say.name(object)}: you block only with creatures you control.`,
  'block.tapped': ({ object }, say) =>
    `${say.name(object)} is tapped: only untapped creatures can be declared as blockers.`,
  'block.not-attacking': ({ object, attacker }, say) =>
    `${say.name(object)} can’t block ${say.name(attacker)}, which isn’t attacking.`,
  'block.not-attacking-you': ({ object, attacker }, say) =>
    `${say.name(object)} can’t block ${say.name(attacker)}: it isn’t attacking you, a planeswalker you control or a battle you protect.`,
  'block.evasion': ({ object, attacker, keyword }, say) =>
    `${say.name(object)} can’t block ${say.name(attacker)}: ${evasions[keyword] ?? `${keyword} makes it impossible`}.`,
  'block.protection': ({ object, attacker }, say) =>
    `${say.name(object)} can’t block ${say.name(attacker)}, which has protection from what ${say.name(object)} is.`,
  'block.landwalk': ({ object, attacker, land }, say) =>
    `${say.name(object)} can’t block ${say.name(attacker)}: its landwalk makes it unblockable while the defending player controls a land of the kind it names (${land}).`,
  'block.menace': ({ attacker, given }, say) =>
    `${say.name(attacker)} has menace: it takes two or more creatures to block it, and ${plural(given, 'blocker')} ${given === 1 ? 'was' : 'were'} declared.`,
  'block.count': ({ attacker, source, given }, say) =>
    `${say.name(attacker)} can’t be blocked by ${plural(given, 'creature')}: ${because(source, attacker, say)}.`,
  'block.prohibited': ({ object, source }, say) =>
    `${say.name(object)} can’t block like this: ${because(source, object, say)}.`,
  'block.too-many': ({ source, most, given }, say) =>
    `No more than ${plural(most, 'creature')} can block like this because of ${say.name(source)}, and ${given} would.`,
  'block.requirement': (params, say) =>
    `${say.name(params.object)} has to block if able (${demandedBy(params, say)}): ${obeyed(params)}.`,
}
