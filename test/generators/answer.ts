import type { Answer, Decision } from '../../src/core/decision.ts'

/** A stream of chance: each call gives a number from 0 up to, and without, `below`. */
export type Chance = (below: number) => number

/** The same numbers for the same seed. */
export const chanceFrom = (seed: number): Chance => {
  let word = seed | 0
  return (below) => {
    word = (word + 0x6d2b79f5) | 0
    let mixed = Math.imul(word ^ (word >>> 15), 1 | word)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return below <= 1 ? 0 : ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** An answer of the right form to any decision, mostly one that fits it. */
export const randomAnswer = (decision: Decision, chance: Chance): Answer => {
  switch (decision.kind) {
    case 'choose-targets':
    case 'choose-objects':
      return some(decision.options, decision.min, decision.max, chance)
    case 'choose-modes':
      return some(decision.options, decision.min, decision.max, chance)
    case 'choose-number':
      return decision.min + chance(Math.min(decision.max, decision.min + 5) - decision.min + 1)
    case 'choose-player':
    case 'choose-option':
    case 'call-coin':
    case 'report-coin':
    case 'choose-color':
    case 'choose-mana':
      return decision.options[chance(decision.options.length)]!
    case 'accept-shortcut':
      return chance(2) === 0 || (decision.places[0] ?? true)
    case 'report-die':
      return 1 + chance(decision.sides)
    case 'choose-name':
      return 'Mountain'
    case 'yes-or-no':
      return chance(2) === 0
    case 'order':
      return some(decision.options, decision.options.length, decision.options.length, chance)
    case 'divide':
      return division(decision, chance)
    case 'declare-attackers':
      return banded(
        decision,
        decision.options
          .filter(() => chance(3) > 0)
          .map(({ attacker, defenders }) => ({ attacker, defender: defenders[chance(defenders.length)]! })),
        chance,
      )
    case 'declare-blockers':
      return decision.options
        .filter(() => chance(3) > 0)
        .map(({ blocker, attackers }) => ({ blocker, attacker: attackers[chance(attackers.length)]! }))
  }
}

/** Sometimes with a band, mostly one that can be. */
const banded = (
  { bands = [] }: Extract<Decision, { kind: 'declare-attackers' }>,
  attacks: readonly { readonly attacker: string; readonly defender: string }[],
  chance: Chance,
): Answer => {
  const band = bands[chance(bands.length)]
  if (band === undefined || chance(2) === 0) return attacks
  const others = some(band.others, 0, chance(4) === 0 ? band.others.length : (band.most ?? band.others.length), chance)
  const members = [...some(band.with, 1, band.with.length, chance), ...others]
  const defender = attacks.find(({ attacker }) => members.includes(attacker))?.defender
  return attacks.map((attack) =>
    members.includes(attack.attacker)
      ? { ...attack, defender: chance(4) === 0 ? attack.defender : defender!, band: 1 }
      : attack,
  )
}

const some = <T>(options: readonly T[], min: number, max: number, chance: Chance): T[] => {
  const left = [...options]
  const most = Math.min(max, left.length)
  const count = Math.min(min, most) + chance(most - Math.min(min, most) + 1)
  return Array.from({ length: count }, () => left.splice(chance(left.length), 1)[0]!)
}

/** The first gets what is left over, which is lethal to it before anything tramples past. */
const division = (decision: Extract<Decision, { kind: 'divide' }>, chance: Chance): Record<string, number> => {
  const shares = decision.among.map(() => decision.least)
  let left = decision.total - shares.reduce((sum, share) => sum + share, 0)
  while (left > 0 && chance(3) > 0) {
    shares[chance(shares.length)]!++
    left--
  }
  shares[0]! += left
  return Object.fromEntries(decision.among.map((id, i) => [id, shares[i]!]))
}
