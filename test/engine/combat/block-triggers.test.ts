import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Color } from '../../../src/core/color.ts'
import type { PositionEntry } from '../../../src/core/position.ts'
import type { TriggerEvent } from '../../../src/core/trigger.ts'
import { CREATURE, defineCard, target, token } from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { inCombat, trick } from './in-combat.ts'
import { drum } from './watchers.ts'

const ox = { id: 'ox', name: 'Plain Ox' }
const pup = { id: 'pup', name: 'Small Pup' }
const theirs: readonly PositionEntry[] = [
  { id: 'b1', name: 'Small Pup' },
  { id: 'b2', name: 'Dark Imp' },
]

/** A has attacked with an Ox and a Pup, and B is to block; A's drum listens. */
const attacked = (
  event: TriggerEvent,
  more: readonly CardDefinition[] = [],
  hand: readonly PositionEntry[] = [],
): Game =>
  inCombat('declare-attackers', { battlefield: [ox, pup, 'War Drum'], hand }, { battlefield: theirs }, {}, [
    drum(event),
    ...more,
  ])
    .attack('ox', 'pup')
    .passAll()

/** How often the drum has been heard once everything is on the stack. */
const beats = (game: Game): number => {
  if (game.decision?.kind === 'order') game.answer(game.decision.options)
  return game.events.filter(({ kind }) => kind === 'ability-triggered').length
}
const heard = (event: TriggerEvent, blocks: Readonly<Record<string, string>>): number =>
  beats(attacked(event).block(blocks))

const blocked = trick('Sudden Fog', { do: 'become-blocked', what: target() })
const white = (color: Color) =>
  trick('Fresh Paint', {
    do: 'continuous',
    what: target(),
    modifications: [{ kind: 'colors', set: true, colors: [color] }],
    duration: 'end-of-turn',
  })
const guard = defineCard('Guard Call', '{0}', 'Instant', [
  {
    kind: 'spell',
    body: {
      kind: 'simple',
      targets: [{ id: 'target', filter: CREATURE, min: 1, max: 1 }],
      effects: [{ do: 'create-token', who: { ref: 'you' }, amount: 1, token: token('Guard', 1), blocking: target() }],
    },
  },
])
/** B casts a card that lies in B's hand with A having passed. */
const byB = (game: Game, name: string, ...targets: readonly string[][]): Game =>
  game.pass().do({ kind: 'cast-spell', player: 'B', card: name, targets })
const withUnknown = (event: TriggerEvent, cards: readonly CardDefinition[]): Game =>
  inCombat(
    'declare-attackers',
    { battlefield: [ox, pup, 'War Drum'] },
    { battlefield: theirs, hand: cards.map(({ name }) => name) },
    {},
    [drum(event), ...cards],
  )
    .attack('ox', 'pup')
    .passAll()

describe('CR 509.3a–b, 509.1i: whenever a creature blocks', () => {
  it('509.3a: once for each creature declared as a blocker', () => {
    expect(heard({ on: 'blocks', what: CREATURE }, { b1: 'ox', b2: 'ox' })).toBe(2)
    expect(heard({ on: 'blocks', what: { ...CREATURE, colors: ['B'] } }, { b1: 'ox', b2: 'pup' })).toBe(1)
    expect(heard({ on: 'blocks', what: CREATURE }, {})).toBe(0)
  })

  it('509.3b: a creature of some kind: only where it blocks one', () => {
    const event: TriggerEvent = { on: 'blocks', what: CREATURE, attacker: { ...CREATURE, subtypes: ['Ox'] } }
    expect(heard(event, { b1: 'ox', b2: 'pup' })).toBe(1)
    expect(heard(event, { b2: 'pup' })).toBe(0)
  })

  it('509.3a: not what is put onto the battlefield blocking', () => {
    const game = withUnknown({ on: 'blocks', what: CREATURE }, [guard]).block({})
    byB(game, 'Guard Call', ['ox']).passAll()
    expect(game.turn.combat!.blockers).toHaveLength(1)
    expect(beats(game)).toBe(0)
  })
})

describe('CR 509.3c: whenever a creature becomes blocked', () => {
  const event: TriggerEvent = { on: 'becomes-blocked', what: CREATURE }

  it('once for each, by however many', () => {
    expect(heard(event, { b1: 'ox', b2: 'ox' })).toBe(1)
    expect(heard(event, { b1: 'ox', b2: 'pup' })).toBe(2)
  })

  it('by an effect, if it was unblocked', () => {
    const free = withUnknown(event, [blocked]).block({})
    expect(beats(byB(free, 'Sudden Fog', ['ox']).passAll())).toBe(1)
    expect(free.turn.combat!.blocked).toEqual(['ox'])
    const held = withUnknown(event, [blocked]).block({ b1: 'ox' })
    held.passAll()
    expect(beats(held)).toBe(1)
    expect(beats(byB(held, 'Sudden Fog', ['ox']).passAll())).toBe(1)
  })

  it('509.1h: what an effect blocked deals the player no damage', () => {
    const game = withUnknown(event, [blocked]).block({})
    byB(game, 'Sudden Fog', ['ox']).passAll().passAll().passAll()
    expect(game.turn.step).toBe('combat-damage')
    expect(game.player('B').life).toBe(19)
  })

  it('by a creature put onto the battlefield blocking it, if it was unblocked', () => {
    const free = withUnknown(event, [guard]).block({})
    expect(beats(byB(free, 'Guard Call', ['ox']).passAll())).toBe(1)
    const held = withUnknown(event, [guard]).block({ b1: 'ox' })
    held.passAll()
    expect(beats(byB(held, 'Guard Call', ['ox']).passAll())).toBe(1)
  })
})

describe('CR 509.3c: before blockers are declared nothing is unblocked', () => {
  it('so what is blocked then by an effect is not heard', () => {
    const game = inCombat(
      'declare-attackers',
      { battlefield: [ox, pup, 'War Drum'] },
      { battlefield: theirs, hand: ['Sudden Fog'] },
      {},
      [drum({ on: 'becomes-blocked', what: CREATURE }), blocked],
    ).attack('ox', 'pup')
    expect(beats(byB(game, 'Sudden Fog', ['ox']).passAll())).toBe(0)
    expect(game.turn.combat!.blocked).toEqual(['ox'])
  })
})

describe('CR 509.3d: whenever a creature becomes blocked by a creature', () => {
  const event: TriggerEvent = { on: 'becomes-blocked', what: CREATURE, blocker: CREATURE }

  it('once for each blocker', () => {
    expect(heard(event, { b1: 'ox', b2: 'ox' })).toBe(2)
    expect(heard({ ...event, blocker: { ...CREATURE, subtypes: ['Imp'] } }, { b1: 'ox', b2: 'ox' })).toBe(1)
  })

  it('also for one put onto the battlefield blocking, but not where an effect blocks', () => {
    expect(beats(byB(withUnknown(event, [guard]).block({}), 'Guard Call', ['ox']).passAll())).toBe(1)
    expect(beats(byB(withUnknown(event, [blocked]).block({}), 'Sudden Fog', ['ox']).passAll())).toBe(0)
  })
})

describe('CR 509.3e: blocked by so many', () => {
  const event: TriggerEvent = { on: 'becomes-blocked', what: CREATURE, count: { op: '>=', amount: 2 } }

  it('as blockers are declared', () => {
    expect(heard(event, { b1: 'ox', b2: 'ox' })).toBe(1)
    expect(heard(event, { b1: 'ox', b2: 'pup' })).toBe(0)
    expect(heard({ on: 'blocks', what: CREATURE, count: { op: '>=', amount: 2 } }, { b1: 'ox', b2: 'ox' })).toBe(0)
  })

  it('as another is added', () => {
    const game = withUnknown(event, [guard]).block({ b1: 'ox' })
    expect(beats(game)).toBe(0)
    expect(beats(byB(game, 'Guard Call', ['ox']).passAll())).toBe(1)
  })

  it('once only, however many more come', () => {
    const game = withUnknown(event, [guard]).block({ b1: 'ox', b2: 'ox' })
    game.passAll()
    expect(beats(byB(game, 'Guard Call', ['ox']).passAll())).toBe(1)
  })
})

describe('CR 509.3f: as it is at that point', () => {
  it('a blocker that takes on the colour later has not blocked in it', () => {
    const event: TriggerEvent = { on: 'becomes-blocked', what: CREATURE, blocker: { ...CREATURE, colors: ['W'] } }
    const game = withUnknown(event, [white('W')]).block({ b1: 'ox' })
    byB(game, 'Fresh Paint', ['b1']).passAll()
    expect(game.traits('b1').colors).toEqual(['W'])
    expect(beats(game)).toBe(0)
  })
})

describe('CR 509.3g: attacks and isn’t blocked', () => {
  const event: TriggerEvent = { on: 'attacks-unblocked', what: CREATURE }

  it('for each attacker with no blocker declared', () => {
    expect(heard(event, { b1: 'ox' })).toBe(1)
    expect(heard(event, {})).toBe(2)
    expect(heard(event, { b1: 'ox', b2: 'pup' })).toBe(0)
  })

  it('also for one that was never declared as an attacker', () => {
    const ambush = defineCard('Ambush Call', '{0}', 'Instant', [
      {
        kind: 'spell',
        body: {
          kind: 'simple',
          targets: [],
          effects: [{ do: 'create-token', who: { ref: 'you' }, amount: 1, token: token('Raider', 1), attacking: true }],
        },
      },
    ])
    const game = inCombat(
      'declare-attackers',
      { battlefield: [ox, 'War Drum'], hand: [{ id: 'call', name: 'Ambush Call' }] },
      { battlefield: theirs },
      {},
      [drum(event), ambush],
    )
      .attack('ox')
      .resolve('A', 'call')
      .passAll()
      .block({ b1: 'ox' })
    expect(beats(game)).toBe(1)
  })
})

describe('CR 509.2, 509.2a: triggers and then priority', () => {
  it('what blocking triggered is on the stack when the active player gets priority', () => {
    const game = attacked({ on: 'becomes-blocked', what: CREATURE }).block({ b1: 'ox' })
    expect(game.names('stack')).toEqual(['War Drum'])
    expect(game.turn).toMatchObject({ step: 'declare-blockers', priority: 'A' })
  })
})
