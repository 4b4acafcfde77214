import { COLORS } from '../../src/core/color.ts'
import type { Decision } from '../../src/core/decision.ts'
import type { ObjectId, TargetId } from '../../src/core/ids.ts'
import type { Table } from '../support/table.ts'

/** What a fact is checked against: the table, and the question last asked, of an incomplete action or pending. */
export interface Seen {
  readonly table: Table
  readonly decision: Decision | null
}

/** Null if the fact holds, else what was found instead; throws for a fact that cannot be read. */
export const checkFact = (seen: Seen, text: string): string | null => {
  for (const { form, check } of FORMS) {
    const match = form.exec(text)
    if (match !== null) return check(seen, ...match.slice(1).map((part) => part ?? ''))
  }
  throw new Error(`unknown fact: ${text}`)
}

interface Form {
  readonly form: RegExp
  readonly check: (seen: Seen, ...parts: string[]) => string | null
}

const same = (found: unknown, wanted: unknown): string | null =>
  String(found) === String(wanted) ? null : String(found)
const unquote = (text: string): string => text.replace(/^"(.*)"$/, '$1')

/** The object of that id, or all objects of that name in the zones given. */
const find = ({ table }: Seen, name: string, zones: readonly string[]): readonly ObjectId[] => {
  const wanted = unquote(name)
  if (table.has(wanted)) return [wanted]
  return Object.keys(table.state.objects).filter(
    (id) => zones.includes(table.object(id)!.zone) && table.name(id) === wanted,
  )
}
const IN_PLAY = ['battlefield']

/** Every one of them, and at least one. */
const all = (seen: Seen, name: string, holds: (id: ObjectId) => string | null): string | null => {
  const ids = find(seen, name, IN_PLAY)
  if (ids.length === 0) return `no permanent ${name}`
  return ids.map(holds).find((found) => found !== null) ?? null
}

const zoneOf = ({ table }: Seen, zone: string, player: string): readonly ObjectId[] => {
  const ids = Object.keys(table.state.objects).filter((id) => table.object(id)!.zone === zone)
  if (player === '') return ids
  return ids.filter((id) => (zone === 'battlefield' ? table.controller(id) : table.object(id)!.owner) === player)
}

const traitsOf = ({ table }: Seen, id: ObjectId): readonly string[] => {
  const { types, subtypes, supertypes, colors } = table.characteristics(id)
  const names: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' }
  const colorNames = COLORS.filter((one) => colors.includes(one)).map((one) => names[one]!)
  return [...types, ...subtypes, ...supertypes, ...(colorNames.length === 0 ? ['colorless'] : colorNames)]
}

const optionIds = (decision: Decision | null): readonly TargetId[] | null => {
  if (decision === null) return null
  switch (decision.kind) {
    case 'declare-attackers':
      return decision.options.map((one) => one.attacker)
    case 'declare-blockers':
      return decision.options.map((one) => one.blocker)
    case 'divide':
      return decision.among
    case 'choose-name':
    case 'choose-number':
    case 'yes-or-no':
    case 'report-die':
      return []
    case 'accept-shortcut':
      return decision.places.map(String)
    default:
      return decision.options.map(String)
  }
}

const isOption = (seen: Seen, name: string): boolean | null => {
  const ids = optionIds(seen.decision)
  const wanted = unquote(name)
  return ids === null ? null : ids.some((id) => id === wanted || (seen.table.has(id) && seen.table.name(id) === wanted))
}

const nameOnStack = ({ table }: Seen, id: ObjectId): string => {
  const { ability, source } = table.object(id)!.onStack!
  if (ability === null) return table.name(id)
  const name = table.name(source) || (table.state.lastKnown[source]?.characteristics.name ?? '')
  return `ability of ${name}`
}

const FORMS: readonly Form[] = [
  { form: /^(\w+) life (-?\d+)$/, check: ({ table }, player, life) => same(table.state.players[player!]!.life, life) },
  {
    form: /^(\w+) (lost|won|plays on)$/,
    check: ({ table }, player, what) => {
      const { result, players } = table.state
      const won = result?.kind === 'won' && result.winners.includes(player!)
      const state = won ? 'won' : players[player!]!.lost ? 'lost' : 'plays on'
      return same(state, what)
    },
  },
  {
    form: /^(\w+) counters (\w+) (\d+)$/,
    check: ({ table }, player, counter, count) => same(table.state.players[player!]!.counters[counter!] ?? 0, count),
  },
  {
    form: /^(\w+) mana (none|(?:\{[WUBRGC]\})+)$/,
    check: ({ table }, player, mana) =>
      same(table.state.players[player!]!.mana.map(({ type }) => `{${type}}`).join('') || 'none', mana),
  },
  {
    form: /^stack (.+)$/,
    check: (seen, names) => same(seen.table.turn.stack.map((id) => nameOnStack(seen, id)).join(', ') || 'empty', names),
  },
  {
    form: /^count(?: (\w+))? (battlefield|graveyard|hand|exile|library|command)(?: "(.+)")? (\d+)$/,
    check: (seen, player, zone, name, count) => {
      const ids = zoneOf(seen, zone!, player!)
      return same(name === '' ? ids.length : ids.filter((id) => seen.table.name(id) === name).length, count)
    },
  },
  {
    form: /^(.+) in (battlefield|graveyard|hand|exile|library|command)(?: of (\w+))?$/,
    check: (seen, name, zone, player) => {
      const ids = find(seen, name!, [zone!])
      return ids.some((id) => zoneOf(seen, zone!, player!).includes(id)) ? null : 'not there'
    },
  },
  {
    form: /^on top of graveyard of (\w+) (.+)$/,
    check: ({ table }, player, name) => same(table.name(table.state.players[player!]!.graveyard.at(-1) ?? ''), name),
  },
  {
    form: /^power (.+) (-?\d+\/-?\d+)$/,
    check: (seen, name, size) =>
      all(seen, name!, (id) => {
        const { power, toughness } = seen.table.characteristics(id)
        return same(`${power}/${toughness}`, size)
      }),
  },
  {
    form: /^damage (.+) (\d+)$/,
    check: (seen, name, damage) => all(seen, name!, (id) => same(seen.table.object(id)!.damage, damage)),
  },
  {
    form: /^counters (.+) (\S+) (\d+)$/,
    check: (seen, name, counter, count) =>
      all(seen, name!, (id) => same(seen.table.object(id)!.counters[counter!] ?? 0, count)),
  },
  {
    form: /^(.+?) (tapped|untapped|sick|not sick)$/,
    check: (seen, name, status) =>
      all(seen, name!, (id) => {
        const { tapped, summoningSick } = seen.table.object(id)!
        if (status!.endsWith('sick')) return same(summoningSick ? 'sick' : 'not sick', status)
        return same(tapped ? 'tapped' : 'untapped', status)
      }),
  },
  {
    form: /^(.+?) (phased out|phased in)$/,
    check: (seen, name, status) =>
      all(seen, name!, (id) => same(seen.table.object(id)!.phasedOut ? 'phased out' : 'phased in', status)),
  },
  {
    form: /^(.+?) (attacking|not attacking|blocking|blocked|unblocked)$/,
    check: (seen, name, status) =>
      all(seen, name!, (id) => {
        const combat = seen.table.turn.combat
        const attacks = combat?.attackers.some((one) => one.attacker === id) ?? false
        const blocks = combat?.blockers.some((one) => one.blocker === id) ?? false
        const blocked = combat?.blocked.includes(id) ?? false
        if (status === 'blocking') return same(blocks ? 'blocking' : 'not blocking', status)
        if (status!.endsWith('attacking')) return same(attacks ? 'attacking' : 'not attacking', status)
        return same(!attacks ? 'not attacking' : blocked ? 'blocked' : 'unblocked', status)
      }),
  },
  {
    form: /^(.+) has (no )?([a-z][a-z ]+)$/,
    check: (seen, name, no, keyword) =>
      all(seen, name!, (id) => {
        const { abilities } = seen.table.characteristics(id)
        const has = abilities.some((one) => one.kind === 'keyword' && one.keyword === keyword)
        return same(has ? 'has' : 'has no', no === '' ? 'has' : 'has no')
      }),
  },
  {
    form: /^(.+) is (not )?(\S+)$/,
    check: (seen, name, not, trait) =>
      all(seen, name!, (id) => {
        const found = traitsOf(seen, id)
        return found.includes(trait!) === (not === '') ? null : found.join(' ')
      }),
  },
  {
    form: /^(.+) controlled by (\w+)$/,
    check: (seen, name, player) => all(seen, name!, (id) => same(seen.table.controller(id), player)),
  },
  {
    form: /^(.+) attached to (.+)$/,
    check: (seen, name, host) =>
      all(seen, name!, (id) => {
        const to = seen.table.object(id)!.attachedTo
        const found = to === null ? 'nothing' : to === host ? host : seen.table.name(to) || to
        return same(found, unquote(host!))
      }),
  },
  {
    form: /^decision none$/,
    check: ({ decision }) => (decision === null ? null : `${decision.kind} ${decision.player}`),
  },
  {
    form: /^decision (\S+) (\w+)$/,
    check: ({ decision }, kind, player) => {
      if (decision === null) return 'none'
      return same(`${decision.kind} ${decision.player}`, `${kind} ${player}`)
    },
  },
  {
    form: /^(no )?option (.+)$/,
    check: (seen, no, name) => {
      const found = isOption(seen, name!)
      return found === null ? 'no question' : found === (no === '') ? null : (optionIds(seen.decision) ?? []).join(', ')
    },
  },
  { form: /^step (\S+)$/, check: ({ table }, step) => same(table.turn.step, step) },
  {
    form: /^turn (\d+) (\w+)$/,
    check: ({ table }, number, player) => same(`${table.turn.number} ${table.turn.active}`, `${number} ${player}`),
  },
  { form: /^priority (\w+)$/, check: ({ table }, player) => same(table.turn.priority, player) },
  {
    form: /^(\w+) (can|cannot) (cast|play|activate) (.+)$/,
    check: (seen, player, can, verb, name) => {
      const kinds: Readonly<Record<string, string>> = {
        cast: 'cast-spell',
        play: 'play-land',
        activate: 'activate-ability',
      }
      const found = seen.table
        .legalActions(player!)
        .actions.some(
          ({ action }) =>
            action.kind === kinds[verb!] &&
            'object' in action &&
            find(seen, name!, ['hand', 'graveyard', 'battlefield', 'exile', 'command', 'library']).includes(
              action.object!,
            ),
        )
      return same(found ? 'can' : 'cannot', can)
    },
  },
]
