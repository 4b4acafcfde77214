import type { Ability } from '../../core/ability.ts'
import type { Amount } from '../../core/amount.ts'
import { countersOf } from '../../core/counter.ts'
import { MAX_SPEED } from '../../core/designation.ts'
import type { Effect } from '../../core/effect.ts'
import type { PlayerId } from '../../core/ids.ts'
import { type Ref, YOU } from '../../core/ref.ts'
import type { State } from '../../core/state.ts'
import type { TriggerEvent } from '../../core/trigger.ts'
import type { ActiveTrigger } from '../projection/projection.ts'

type Triggered = Extract<Ability, { kind: 'triggered' }>

/**
 * Triggered abilities that are inherent in something a player has. They have no source; the player who controls them
 * stands where their source would.
 */
export const inherentTriggers = (state: State): readonly ActiveTrigger[] =>
  state.seats
    .filter((player) => !state.players[player]!.lost)
    .flatMap((player) =>
      INHERENT.flatMap(({ has, ability: inherent }, index) =>
        has(state, player) ? [{ source: player, controller: player, ability: inherent, index }] : [],
      ),
    )

type Has = (state: State, player: PlayerId) => boolean
const isMonarch: Has = ({ designations }, player) => designations.monarch === player
const hasInitiative: Has = ({ designations }, player) => designations.initiative === player
const hasSpeed: Has = ({ players }, player) => (players[player]?.speed ?? 0) > 0
const hasRad: Has = ({ players }, player) => countersOf(players[player]?.counters, 'rad') > 0

const ability = (event: TriggerEvent, effects: readonly Effect[], more: Partial<Triggered> = {}): Triggered => ({
  kind: 'triggered',
  event,
  body: { kind: 'simple', targets: [], effects },
  ...more,
})

const HURTS_YOU: Extract<TriggerEvent, { on: 'deals-damage' }> = {
  on: 'deals-damage',
  what: { subject: 'permanent', types: ['creature'] },
  combat: true,
  to: { subject: 'player', player: 'you' },
}
const ITS_CONTROLLER: Ref = { ref: 'controller', of: { ref: 'event', role: 'source' } }

/** CR 725.2: a card at the monarch’s end step, and whoever’s creature deals combat damage to the monarch takes the crown. */
const MONARCH: readonly Triggered[] = [
  ability({ on: 'step-begins', step: 'end', whose: 'you' }, [{ do: 'draw', who: YOU, amount: 1 }]),
  ability(HURTS_YOU, [{ do: 'designate', who: ITS_CONTROLLER, title: 'monarch' }]),
]

/** CR 726.2: the dungeon is entered each upkeep and whenever the initiative is taken, by combat damage too. */
const INITIATIVE: readonly Triggered[] = [
  ability({ on: 'step-begins', step: 'upkeep', whose: 'you' }, [{ do: 'venture', who: YOU, into: 'Undercity' }]),
  ability({ ...HURTS_YOU, oneOrMore: true }, [{ do: 'designate', who: ITS_CONTROLLER, title: 'initiative' }]),
  ability({ on: 'designated', who: 'you', as: 'initiative' }, [{ do: 'venture', who: YOU, into: 'Undercity' }]),
]

/** CR 702.179d: faster by one, once in each of your own turns, as opponents lose life. */
const SPEED: readonly Triggered[] = [
  ability({ on: 'loses-life', who: 'opponent' }, [{ do: 'increase-speed', who: YOU, amount: 1 }], {
    condition: {
      kind: 'and',
      all: [
        { kind: 'turn-of', who: YOU },
        { kind: 'compare', left: { kind: 'speed', of: YOU }, op: '<', right: MAX_SPEED },
      ],
    },
    limit: 'once-each-turn',
  }),
]

const MILLED_NONLAND: Amount = {
  kind: 'count',
  filter: { subject: 'card', is: { ref: 'bound', name: 'milled' }, notTypes: ['land'] },
}

/** CR 122.1i, 728.1: cards are milled for the rad counters, and each that is no land costs a life and takes a counter away. */
const RADIATION: readonly Triggered[] = [
  ability(
    { on: 'step-begins', step: 'precombat-main', whose: 'you' },
    [
      { do: 'mill', who: YOU, amount: { kind: 'counters', on: YOU, counter: 'rad' }, as: 'milled' },
      { do: 'lose-life', who: YOU, amount: MILLED_NONLAND },
      { do: 'remove-counters', from: YOU, counter: 'rad', amount: MILLED_NONLAND },
    ],
    { condition: { kind: 'compare', left: { kind: 'counters', on: YOU, counter: 'rad' }, op: '>=', right: 1 } },
  ),
]

/** Each by its place, which is what tells it from the others of its player. */
const INHERENT: readonly { readonly has: Has; readonly ability: Triggered }[] = [
  ...MONARCH.map((one) => ({ has: isMonarch, ability: one })),
  ...INITIATIVE.map((one) => ({ has: hasInitiative, ability: one })),
  ...SPEED.map((one) => ({ has: hasSpeed, ability: one })),
  ...RADIATION.map((one) => ({ has: hasRad, ability: one })),
]
