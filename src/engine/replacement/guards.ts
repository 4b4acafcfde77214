import type { Filter } from '../../core/filter.ts'
import type { Replacement } from '../../core/replacement.ts'
import type { DamageProposal } from '../events/proposal.ts'
import { objectOf } from '../refs/env.ts'
import { type InForce, isMeant } from './in-force.ts'

/** Which damage an effect is about: whose, to whom, combat damage or not. */
export type AboutDamage = Pick<Extract<Replacement, { kind: 'prevent-damage' }>, 'to' | 'from' | 'on' | 'combat'>

/** CR 609.7b, 615.9: whether an effect is about this damage; what it asks of the source is asked when the damage would be dealt. */
export const guards = (force: InForce, about: AboutDamage, damage: DamageProposal): boolean => {
  if (about.combat !== undefined && about.combat !== damage.combat) return false
  return laidOnSource(force, about) ? fromWhatItIsOn(force, about, damage) : toWhatItIsOn(force, about, damage)
}

const laidOnSource = ({ objects }: InForce, { from, to, on }: AboutDamage): boolean =>
  objects !== null && (on === 'source' || from === 'self' || (from !== undefined && to === undefined))

const fromWhatItIsOn = (force: InForce, about: AboutDamage, damage: DamageProposal): boolean =>
  force.objects?.includes(damage.source) === true &&
  isMeant({ ...force, objects: null }, about.to, damage.target) &&
  (typeof about.from !== 'object' || isFrom(force, about.from, damage.source))

const toWhatItIsOn = (force: InForce, about: AboutDamage, damage: DamageProposal): boolean =>
  isMeant(force, about.to, damage.target) &&
  (typeof about.from === 'object'
    ? isFrom(force, about.from, damage.source)
    : isMeant({ ...force, objects: null }, about.from, damage.source))

/** CR 609.7c: "creatures" as sources of damage are also creature cards and spells that are not on the battlefield. */
const isFrom = (force: InForce, from: Filter, source: string): boolean => {
  const elsewhere = objectOf(force.env.view, source)?.zone !== 'battlefield'
  return isMeant({ ...force, objects: null }, elsewhere ? anywhere(from) : from, source)
}

const anywhere = ({ subject, anyOf, ...rest }: Filter): Filter => ({
  ...rest,
  ...(subject === undefined || subject === 'permanent' ? {} : { subject }),
  ...(anyOf === undefined ? {} : { anyOf: anyOf.map(anywhere) }),
})
