import type { Filter, PlayerRelation } from '../../../core/filter.ts'
import { type Ref, SELF } from '../../../core/ref.ts'
import type { Step } from '../../../core/step.ts'
import type { TriggerEvent } from '../../../core/trigger.ts'
import { anyTemplate, type Row, rows } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import type { Scope, Syntax } from '../../syntax/syntax.ts'
import { ORDINAL_ROWS } from '../../words/number-words.ts'
import { mentionObject, mentionPlayer } from '../reference/mention.ts'
import { BURIED_EVENTS, SOURCE_EVENTS, STATE_EVENTS, TRANSFORM_EVENTS } from './further-events.ts'
import { BATCH_EVENTS, COUNTER_EVENTS } from './trigger-batch.ts'

const what = hole('w')
const EVENT_PLAYER: Ref = { ref: 'event', role: 'player' }
const EVENT_OBJECT: Ref = { ref: 'event', role: 'object' }

/** Events once only for a permanent say "when", the others "whenever". */
const ONCE = '(when|whenever)'
const EVER = '(whenever|when)'

const FULLY: TriggerEvent = { on: 'unlocks', who: 'you', what: hole('b'), fully: true }

const OBJECT_EVENTS: readonly Row<TriggerEvent>[] = [
  [
    `${EVER} <w:watched> enters and whenever you fully unlock <b:event-thing>`,
    { on: 'any', events: [{ on: 'enters', what }, FULLY] },
  ],
  [
    `${EVER} <w:watched> enters or attacks`,
    {
      on: 'any',
      events: [
        { on: 'enters', what },
        { on: 'attacks', what },
      ],
    },
  ],
  [
    `${EVER} <w:watched> enters or dies`,
    {
      on: 'any',
      events: [
        { on: 'enters', what },
        { on: 'dies', what },
      ],
    },
  ],
  [
    `${EVER} <w:watched> attacks or blocks`,
    {
      on: 'any',
      events: [
        { on: 'attacks', what },
        { on: 'blocks', what },
      ],
    },
  ],
  [
    `${EVER} <w:watched> blocks or becomes blocked`,
    {
      on: 'any',
      events: [
        { on: 'blocks', what },
        { on: 'becomes-blocked', what },
      ],
    },
  ],
  [`${EVER} <w:watched> attacks alone`, { on: 'attacks', what, alone: true }],
  [`${EVER} <w:watched> attacks`, { on: 'attacks', what }],
  [`${EVER} <w:watched> blocks`, { on: 'blocks', what }],
  [`${EVER} <w:watched> blocks <b:event-attacker>`, { on: 'blocks', what, attacker: hole('b') }],
  [
    `${EVER} <w:watched> blocks or becomes blocked by <b:event-target>`,
    {
      on: 'any',
      events: [
        { on: 'blocks', what, attacker: hole('b') },
        { on: 'becomes-blocked', what, blocker: hole('b') },
      ],
    },
  ],
  [`${EVER} <w:watched> becomes blocked`, { on: 'becomes-blocked', what }],
  [`${EVER} <w:watched> becomes blocked by <b:event-blocker>`, { on: 'becomes-blocked', what, blocker: hole('b') }],
  [`${EVER} <w:watched> attacks and isn't blocked`, { on: 'attacks-unblocked', what }],
  [`${EVER} <w:watched> is tapped for mana`, { on: 'taps', what, forMana: true }],
  [`${EVER} you tap <w:watched-under-you> for mana`, { on: 'taps', what, forMana: true }],
  [`${EVER} <w:watched> becomes tapped`, { on: 'taps', what }],
  [`${EVER} <w:watched> becomes untapped`, { on: 'untaps', what }],
  [`${EVER} <w:watched> becomes the target of <b:event-thing>`, { on: 'becomes-target', what, by: hole('b') }],
  [`${ONCE} <w:watched> leaves the battlefield`, { on: 'leaves', what }],
]

/** "~ or another Elf you control": both, each by its own words. */
const either = (on: 'enters' | 'dies' | 'attacks' | 'leaves', verb: string): Row<TriggerEvent> => [
  `${EVER} ~ or <f:another> ${verb}`,
  {
    on: 'any',
    events: [
      { on, what: 'self' },
      { on, what: hole('f') },
    ],
  },
]
const EITHERS: readonly Row<TriggerEvent>[] = [
  either('enters', 'enters'),
  either('dies', 'dies'),
  either('dies', 'is put into a graveyard from the battlefield'),
  either('attacks', 'attacks'),
  either('leaves', 'leaves the battlefield'),
]

const DAMAGE_EVENTS: readonly Row<TriggerEvent>[] = [
  [
    `${EVER} <w:watched> deals combat damage to a player`,
    { on: 'deals-damage', what, combat: true, to: { subject: 'player' } },
  ],
  [
    `${EVER} <w:watched> deals combat damage to an opponent`,
    { on: 'deals-damage', what, combat: true, to: { subject: 'player', player: 'opponent' } },
  ],
  [`${EVER} <w:watched> deals damage to a player`, { on: 'deals-damage', what, to: { subject: 'player' } }],
  [
    `${EVER} <w:watched> deals damage to an opponent`,
    { on: 'deals-damage', what, to: { subject: 'player', player: 'opponent' } },
  ],
]
const DAMAGED_EVENTS: readonly Row<TriggerEvent>[] = [
  [
    `${EVER} <w:watched> deals combat damage to <b:event-target>`,
    { on: 'deals-damage', what, combat: true, to: hole('b') },
  ],
  [`${EVER} <w:watched> deals damage to <b:event-target>`, { on: 'deals-damage', what, to: hole('b') }],
  [`${EVER} <w:watched> deals combat damage`, { on: 'deals-damage', what, combat: true }],
  [`${EVER} <w:watched> deals damage`, { on: 'deals-damage', what }],
  [`${EVER} <w:watched> is dealt damage`, { on: 'is-dealt-damage', what }],
  [`${EVER} <w:watched> is dealt combat damage`, { on: 'is-dealt-damage', what, combat: true }],
]

const GRAVE: readonly Row<TriggerEvent>[] = [
  [`${EVER} <w:watched-yours> is put into your graveyard from the battlefield`, { on: 'dies', what }],
  [`${EVER} <w:watched-yours> is put into your graveyard from anywhere`, { on: 'zone-change', what, to: 'graveyard' }],
  [
    `${EVER} <w:watched-yours> is put into your graveyard from your library`,
    { on: 'zone-change', what, from: 'library', to: 'graveyard' },
  ],
]
const YOU_AS_PLAYER: Filter = { subject: 'player', player: 'you' }
const YOU_DAMAGED: readonly Row<TriggerEvent>[] = [
  [`${EVER} you're dealt damage`, { on: 'is-dealt-damage', what: YOU_AS_PLAYER }],
  [`${EVER} you're dealt combat damage`, { on: 'is-dealt-damage', what: YOU_AS_PLAYER, combat: true }],
]

const DEATHS: readonly Row<TriggerEvent>[] = [
  ...GRAVE,
  [
    `${EVER} <w:watched> enters or leaves the battlefield`,
    {
      on: 'any',
      events: [
        { on: 'enters', what },
        { on: 'leaves', what },
      ],
    },
  ],
  [`${ONCE} <w:watched> (dies|is put into a graveyard from the battlefield)`, { on: 'dies', what }],
  [`${ONCE} <w:watched> enters`, { on: 'enters', what }],
  [`${ONCE} <w:watched> is turned face up`, { on: 'turned-face-up', what }],
  [`${EVER} <w:watched> transforms`, { on: 'transforms', what }],
  [`${ONCE} you unlock this door`, { on: 'unlocks', who: 'you', what: 'self', door: 'this' }],
  [`${EVER} you fully unlock <b:event-thing>`, FULLY],
  [`${EVER} <w:watched> mutates`, { on: 'mutates', what }],
  [`${ONCE} <f:counted-one> is championed with ~`, { on: 'championed', what: hole('f') }],
  [`${EVER} <w:watched> phases out`, { on: 'phases-out', what }],
  [`${EVER} <w:watched> phases in`, { on: 'phases-in', what }],
  [`${ONCE} <w:watched> is put into a graveyard from anywhere`, { on: 'zone-change', what, to: 'graveyard' }],
  [`${ONCE} you cast (this spell|~)`, { on: 'casts', who: 'you', what: { subject: 'spell', is: SELF } }],
  [`${ONCE} you cycle ~`, { on: 'cycles', what: 'self' }],
  [`${ONCE} <w:watched> becomes level <n:numeral>`, { on: 'becomes-level', what, level: hole('n') }],
  [`${EVER} day becomes night or night becomes day`, { on: 'time-changes', to: 'other' }],
  [`${EVER} it becomes day`, { on: 'time-changes', to: 'day' }],
  [`${EVER} it becomes night`, { on: 'time-changes', to: 'night' }],
]

const DOERS: readonly (readonly [text: string, verb: 's' | 'p', PlayerRelation])[] = [
  ['you', 'p', 'you'],
  ['an opponent', 's', 'opponent'],
  ['a player', 's', 'any'],
]
const s = (number: 's' | 'p', verb: string): string => (number === 'p' ? verb : `${verb}s`)

const playerEvents = ([text, number, who]: (typeof DOERS)[number]): readonly Row<TriggerEvent>[] => [
  [`${EVER} ${text} ${s(number, 'cast')} <b:event-thing>`, { on: 'casts', who, what: hole('b') }],
  [`${EVER} ${text} ${s(number, 'draw')} a card`, { on: 'draws', who }],
  ...ORDINAL_ROWS.slice(1, 3).flatMap(([ordinal, nth]): Row<TriggerEvent>[] => [
    [
      `${EVER} ${text} ${s(number, 'draw')} ${number === 'p' ? 'your' : 'their'} ${ordinal} card each turn`,
      { on: 'draws', who, nth },
    ],
    [
      `${EVER} ${text} ${s(number, 'cast')} ${number === 'p' ? 'your' : 'their'} ${ordinal} spell each turn`,
      { on: 'casts', who, what: { subject: 'spell' }, nth },
    ],
  ]),
  [`${EVER} ${text} ${s(number, 'discard')} <b:event-thing>`, { on: 'discards', who, what: hole('b') }],
  [`${EVER} ${text} ${s(number, 'sacrifice')} <b:event-thing>`, { on: 'sacrifices', who, what: hole('b') }],
  [`${EVER} ${text} ${s(number, 'play')} a land`, { on: 'plays-land', who }],
  [`${EVER} ${text} ${s(number, 'become')} the monarch`, { on: 'designated', who, as: 'monarch' }],
  [`${EVER} ${text} ${s(number, 'take')} the initiative`, { on: 'designated', who, as: 'initiative' }],
  [`${EVER} ${text} ${s(number, 'lose')} life`, { on: 'loses-life', who }],
  [`${EVER} ${text} ${s(number, 'roll')} one or more dice`, { on: 'rolls-dice', who }],
  [`${EVER} ${text} ${s(number, 'roll')} a die`, { on: 'rolls-dice', who, each: true }],
  [`${EVER} ${text} ${s(number, 'win')} a coin flip`, { on: 'flips-coin', who, came: 'won' }],
  [`${EVER} ${text} ${s(number, 'lose')} a coin flip`, { on: 'flips-coin', who, came: 'lost' }],
  [`${EVER} ${text} ${s(number, 'gain')} life`, { on: 'gains-life', who }],
]

const STEPS: readonly (readonly [name: string, Step])[] = [
  ['upkeep', 'upkeep'],
  ['draw step', 'draw'],
  ['end step', 'end'],
  ['precombat main phase', 'precombat-main'],
  ['first main phase', 'precombat-main'],
  ['postcombat main phase', 'postcombat-main'],
]
const at = (text: string, step: Step, whose: PlayerRelation): Row<TriggerEvent> => [
  `at the beginning of ${text}`,
  { on: 'step-begins', step, whose },
]

const YOUR_STEPS: readonly Row<TriggerEvent>[] = [
  [
    'at the beginning of your second main phase',
    { on: 'step-begins', step: 'postcombat-main', whose: 'you', second: true },
  ],
  ...STEPS.map(([name, step]) => at(`your ${name}`, step, 'you')),
  [`${EVER} you attack`, { on: 'you-attack' }],
  at('combat on your turn', 'beginning-of-combat', 'you'),
  ['at end of combat', { on: 'step-begins', step: 'end-of-combat', whose: 'any' }],
]
const ALL_STEPS: readonly Row<TriggerEvent>[] = [
  [
    "at the beginning of each player's second main phase",
    { on: 'step-begins', step: 'postcombat-main', whose: 'any', second: true },
  ],
  ...STEPS.flatMap(([name, step]) => [
    at(`each player's ${name}`, step, 'any'),
    at(`each ${name}`, step, 'any'),
    at(`each opponent's ${name}`, step, 'opponent'),
  ]),
  at('the end step', 'end', 'any'),
  at('each combat', 'beginning-of-combat', 'any'),
]

const COMBAT: ReadonlySet<TriggerEvent['on']> = new Set(['attacks', 'attacks-unblocked', 'becomes-blocked'])

const withDefender = (event: TriggerEvent, scope: Scope): Scope =>
  COMBAT.has(event.on) ? { ...scope, hasDefender: true } : scope

/** The same events, and what they let the rest of the text speak of. */
const then = (table: readonly Row<TriggerEvent>[], change: (scope: Scope) => Scope): Syntax<TriggerEvent> => {
  const inner = anyTemplate<TriggerEvent>(rows(table))
  return {
    parse: (source, at, scope) =>
      inner.parse(source, at, scope).map((each) => ({ ...each, scope: withDefender(each.value, change(each.scope)) })),
    print: (event, out) =>
      inner.print(event, out).map((next) => ({ ...next, scope: withDefender(event, change(next.scope)) })),
  }
}

const withPlayer = (scope: Scope): Scope => mentionPlayer(scope, EVENT_PLAYER)
const withAmount = (scope: Scope): Scope => ({ ...scope, amount: { kind: 'event-amount' } })
const unchanged = (scope: Scope): Scope => scope

const isGain = ([text]: Row<TriggerEvent>): boolean => text.endsWith(' life')
const YOUR_EVENTS = playerEvents(DOERS[0] as (typeof DOERS)[number])
const OTHERS_EVENTS = DOERS.slice(1).flatMap(playerEvents)

/** The first half of a triggered ability (603.1), by what it leaves to speak of. */
export const EVENT_RULES: readonly Syntax<TriggerEvent>[] = [
  then(
    [...EITHERS, ...DEATHS, ...OBJECT_EVENTS, ...YOUR_STEPS, ...YOUR_EVENTS.filter((row) => !isGain(row))],
    unchanged,
  ),
  then([...ALL_STEPS, ...OTHERS_EVENTS.filter((row) => !isGain(row))], withPlayer),
  then(SOURCE_EVENTS, (scope) => withAmount(mentionObject(scope, EVENT_OBJECT, ['source'], false))),
  then([...TRANSFORM_EVENTS, ...BURIED_EVENTS, ...STATE_EVENTS], unchanged),
  then([...BATCH_EVENTS, ...COUNTER_EVENTS], withAmount),
  then(DAMAGE_EVENTS, (scope) => withAmount(withPlayer(scope))),
  then([...DAMAGED_EVENTS, ...YOU_DAMAGED, ...YOUR_EVENTS.filter(isGain)], withAmount),
  then(OTHERS_EVENTS.filter(isGain), (scope) => withAmount(withPlayer(scope))),
]
