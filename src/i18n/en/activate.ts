import type { Family } from '../language-pack.ts'
import { because } from './because.ts'
import { plural } from './plural.ts'
import { inZone } from './zones.ts'

export const activate: Family<'activate' | 'loyalty'> = {
  'activate.no-ability': ({ object }, say) => `${say.name(object)} has no such activated ability.`,
  'activate.which-ability': ({ object, abilities }, say) =>
    `${say.name(object)} has ${plural(abilities, 'activated ability', 'activated abilities')}: say which one is meant.`,
  'activate.not-controller': ({ object, controller }, say) =>
    `${controller} controls ${say.name(object)}, and only an object’s controller can activate its abilities unless it says otherwise.`,
  'activate.wrong-zone': ({ object, zone }, say) =>
    `${say.name(object)} is ${inZone(zone)}, and this ability can’t be activated from there.`,
  'activate.instant-timing': ({ object }, say) =>
    `This ability of ${say.name(object)} is activated only with priority, not while something is paid for.`,
  'activate.sorcery-timing': ({ object }, say) =>
    `This ability of ${say.name(object)} can’t be activated now: it takes a main phase of your own turn and an empty stack, as a sorcery would.`,
  'activate.condition': ({ object }, say) =>
    `This ability of ${say.name(object)} can’t be activated now: the condition its text sets isn’t met.`,
  'activate.limit': ({ object }, say) =>
    `This ability of ${say.name(object)} has already been activated as often as its text allows.`,
  'activate.prohibited': ({ object, source }, say) =>
    `This ability of ${say.name(object)} can’t be activated: ${because(source, object, say)}.`,
  'loyalty.already-activated': ({ object }, say) =>
    `A loyalty ability of ${say.name(object)} has already been activated this turn, and each permanent gets only one a turn.`,
}
