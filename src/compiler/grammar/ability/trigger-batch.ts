import type { Ref } from '../../../core/ref.ts'
import type { TriggerEvent, Watched } from '../../../core/trigger.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import type { Parsed, Scope, Syntax } from '../../syntax/syntax.ts'
import { parseNamed } from '../../syntax/template.ts'
import { parsed } from '../../syntax/text.ts'
import { addMention, nounsOf } from '../reference/mention.ts'

type Things = Exclude<Watched, string>

const ALL: Ref = { ref: 'event', role: 'all' }
const withThings = (scope: Scope, filter: Things): Scope =>
  addMention(scope, { ref: ALL, sort: 'object', nouns: nounsOf(filter), many: true })

/** The things of an event of one or more, which "they" and "those creatures" then are. */
const things = (more: Things): Syntax<Things> => ({
  parse: (source, at, scope) =>
    (parseNamed('noun-p', source, at, scope) as readonly Parsed<Things>[]).map((each) => {
      const filter = { ...each.value, ...more }
      return parsed(filter, each.at, withThings(each.scope, filter))
    }),
  print: (filter, out) => {
    if (typeof filter === 'string') return []
    const fields = Object.entries(more) as [keyof Things, unknown][]
    if (fields.some(([key, value]) => filter[key] !== value)) return []
    const said = Object.fromEntries(Object.entries(filter).filter(([key]) => !(key in more)))
    return out.run.grammar
      .rule('noun-p')
      .print(said, out)
      .map((next) => ({ ...next, scope: withThings(next.scope, filter) }))
  },
})
export const watchedMany = things({})
/** Where the event itself says whose they are: "put into your graveyard". */
export const yourMany = things({ owner: 'you' })

const EVER = '(whenever|when)'
const what = hole('w')
const THINGS = 'one or more <w:watched-many>'
const YOURS = 'one or more <w:your-many>'
const of = (event: TriggerEvent): TriggerEvent => ({ on: 'one-or-more', of: event })

/** CR 603.2c: events of one or more things, which trigger once however many there are. */
export const BATCH_EVENTS: readonly Row<TriggerEvent>[] = [
  [`${EVER} ${THINGS} enter`, of({ on: 'enters', what })],
  [`${EVER} ${THINGS} die`, of({ on: 'dies', what })],
  [`${EVER} ${THINGS} attack`, of({ on: 'attacks', what })],
  [`${EVER} ${THINGS} leave the battlefield`, of({ on: 'leaves', what })],
  [`${EVER} ${THINGS} become tapped`, of({ on: 'taps', what })],
  [
    `${EVER} ${THINGS} deal combat damage to a player`,
    of({ on: 'deals-damage', what, combat: true, to: { subject: 'player' } }),
  ],
  [`${EVER} ${YOURS} leave your graveyard`, of({ on: 'zone-change', what, from: 'graveyard' })],
  [
    `${EVER} ${YOURS} are put into your graveyard from your library`,
    of({ on: 'zone-change', what, from: 'library', to: 'graveyard' }),
  ],
  [`${EVER} ${YOURS} are put into your graveyard from anywhere`, of({ on: 'zone-change', what, to: 'graveyard' })],
  [`${EVER} you discard ${THINGS}`, of({ on: 'discards', who: 'you', what })],
  [`${EVER} you sacrifice ${THINGS}`, of({ on: 'sacrifices', who: 'you', what })],
]

/** Counters put at one time on one thing are one event anyway. */
export const COUNTER_EVENTS: readonly Row<TriggerEvent>[] = [
  [
    `${EVER} one or more <k:counter-kind> counters are put on <v:watched>`,
    { on: 'counters-put', what: hole('v'), counter: hole('k') },
  ],
]
