import type { EditionDate } from '../../core/edition.ts'
import type { Fault } from '../../core/fault.ts'
import type { PlayerId } from '../../core/ids.ts'
import type { Position } from '../../core/position.ts'
import { type RulesOptions, VARIANTS, type Variant } from '../../core/state.ts'
import { fault } from './reading.ts'
import { VARIANT_FACTS } from './variant-facts.ts'

/** Which rules are played: the newest edition unless another is named, and the variant that fits the number of players. */
export const readRules = (position: Position, editions: readonly EditionDate[], faults: Fault[]): RulesOptions => {
  const { edition = editions[0] ?? '', variant, options = {} } = position.rules ?? {}
  if (!editions.includes(edition)) {
    fault({ faults }, 'rules.edition-unknown', '/rules/edition', { edition, known: editions })
  }
  const fitting: Variant = position.players.length > 2 ? 'free-for-all' : 'two-player'
  if (variant === undefined || isVariant(variant)) return { edition, variant: variant ?? fitting, options }
  fault({ faults }, 'rules.variant-unknown', '/rules/variant', { variant, known: VARIANTS })
  return { edition, variant: fitting, options }
}

const isVariant = (text: string): text is Variant => (VARIANTS as readonly string[]).includes(text)

/** CR 102.1, 103.1: the players in turn order, each once. */
export const readSeats = (position: Position, variant: Variant, reserved: readonly string[], faults: Fault[]) => {
  const seats: PlayerId[] = []
  position.players.forEach(({ id }, i) => {
    if (seats.includes(id) || reserved.includes(id)) {
      fault({ faults }, 'player.repeated', `/players/${i}/id`, { player: id })
    } else seats.push(id)
  })
  const { fewest, most, rules } = VARIANT_FACTS[variant]
  const count = position.players.length
  if (count < fewest || count > most) {
    fault({ faults }, 'player.count', '/players', { count, min: fewest, max: most, variant }, rules)
  }
  return seats
}

/** CR 102.3: every player on one team; where the variant has none, alone. */
export const readTeams = (position: Position, seats: readonly PlayerId[], variant: Variant, faults: Fault[]) => {
  const alone = seats.map((id) => [id])
  if (position.teams === undefined) return alone
  const seen = new Set<PlayerId>()
  const before = faults.length
  position.teams.forEach((team, i) => {
    team.forEach((player, j) => {
      const pointer = `/teams/${i}/${j}`
      if (!seats.includes(player)) fault({ faults }, 'player.unknown', pointer, { player }, ['102.1'])
      else if (seen.has(player)) fault({ faults }, 'player.team', pointer, { player }, ['102.3'])
      seen.add(player)
    })
    if (team.length > 1 && !VARIANT_FACTS[variant].teams) {
      fault({ faults }, 'player.team', `/teams/${i}`, { player: team.join(', ') }, VARIANT_FACTS[variant].rules)
    }
  })
  for (const player of seats) {
    if (!seen.has(player)) fault({ faults }, 'player.team', '/teams', { player }, ['102.3'])
  }
  return faults.length > before ? alone : position.teams
}
