import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { PositionEntry } from '../../../src/core/position.ts'
import type { TriggerEvent } from '../../../src/core/trigger.ts'
import { CREATURE, defineCard, OWN_CREATURE, slot, spell, tapsFor, target } from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { inCombat } from './in-combat.ts'
import { drum, herald } from './watchers.ts'

const ox = { id: 'ox', name: 'Plain Ox' }
const pup = { id: 'pup', name: 'Small Pup' }
const ida = { id: 'ida', name: 'Ida, Path Warden' }

/** A attacks; how many abilities then wait on the stack. */
const heard = (
  event: TriggerEvent,
  attackers: readonly (string | readonly [string, string])[],
  more: { readonly theirs?: readonly PositionEntry[]; readonly whose?: 'A' | 'B' } = {},
): number => {
  const drums: readonly PositionEntry[] = ['War Drum']
  const game = inCombat(
    'declare-attackers',
    { battlefield: [ox, pup, ...(more.whose === 'B' ? [] : drums)] },
    { battlefield: [...(more.theirs ?? []), ...(more.whose === 'B' ? drums : [])] },
    {},
    [drum(event)],
  )
  return stacked(game.attack(...attackers))
}

const stacked = (game: Game): number => {
  if (game.decision?.kind === 'order') game.answer(game.decision.options)
  return game.turn.stack.length
}

describe('CR 508.3a: whenever a creature attacks', () => {
  it.each<[string, TriggerEvent, readonly (string | readonly [string, string])[], number]>([
    ['each creature declared', { on: 'attacks', what: OWN_CREATURE }, ['ox', 'pup'], 2],
    ['none declared', { on: 'attacks', what: OWN_CREATURE }, [], 0],
    ['another creature than it asks for', { on: 'attacks', what: { ...CREATURE, subtypes: ['Dog'] } }, ['ox'], 0],
  ])('hears %s', (_, event, attackers, count) => {
    expect(heard(event, attackers)).toBe(count)
  })

  it('hears what the creature attacks: a player is not their planeswalker', () => {
    const walker = { theirs: [ida] }
    const player: TriggerEvent = { on: 'attacks', what: CREATURE, defending: { subject: 'player' } }
    const planeswalker: TriggerEvent = {
      on: 'attacks',
      what: CREATURE,
      defending: { subject: 'permanent', types: ['planeswalker'] },
    }
    expect(
      heard(
        player,
        [
          ['ox', 'B'],
          ['pup', 'ida'],
        ],
        walker,
      ),
    ).toBe(1)
    expect(
      heard(
        planeswalker,
        [
          ['ox', 'B'],
          ['pup', 'ida'],
        ],
        walker,
      ),
    ).toBe(1)
    expect(heard(planeswalker, [['ox', 'B']], walker)).toBe(0)
  })
})

describe('CR 508.3b: whenever something is attacked', () => {
  const you: TriggerEvent = { on: 'is-attacked', what: { subject: 'player', player: 'you' } }

  it('hears a player being attacked once, by however many', () => {
    expect(heard(you, ['ox', 'pup'], { whose: 'B' })).toBe(1)
    expect(heard(you, [], { whose: 'B' })).toBe(0)
    expect(heard(you, [['ox', 'ida']], { whose: 'B', theirs: [ida] })).toBe(0)
  })

  it('hears a planeswalker being attacked', () => {
    const walker: TriggerEvent = {
      on: 'is-attacked',
      what: { subject: 'permanent', types: ['planeswalker'], controller: 'you' },
    }
    expect(
      heard(
        walker,
        [
          ['ox', 'ida'],
          ['pup', 'ida'],
        ],
        { whose: 'B', theirs: [ida] },
      ),
    ).toBe(1)
    expect(heard(walker, [['ox', 'B']], { whose: 'B', theirs: [ida] })).toBe(0)
  })
})

describe('CR 508.3c–e: whenever a player attacks', () => {
  it('508.3c: with a creature: once for each', () => {
    expect(heard({ on: 'attacks', what: OWN_CREATURE }, ['ox', 'pup'])).toBe(2)
    expect(heard({ on: 'attacks', what: OWN_CREATURE }, ['ox', 'pup'], { whose: 'B' })).toBe(0)
  })

  it('508.3d: at all: once, whatever they attack', () => {
    expect(heard({ on: 'you-attack' }, ['ox', 'pup'])).toBe(1)
    expect(heard({ on: 'you-attack' }, [['ox', 'ida']], { theirs: [ida] })).toBe(1)
    expect(heard({ on: 'you-attack' }, [])).toBe(0)
    expect(heard({ on: 'you-attack' }, ['ox'], { whose: 'B' })).toBe(0)
    expect(heard({ on: 'player-attacks', who: 'opponent' }, ['ox', 'pup'], { whose: 'B' })).toBe(1)
    expect(heard({ on: 'player-attacks', who: 'opponent' }, ['ox', 'pup'])).toBe(0)
  })

  it('508.3e: another player: once, and not for their planeswalker', () => {
    const attacked: TriggerEvent = { on: 'player-attacks', who: 'opponent', whom: 'you' }
    const walker = { whose: 'B', theirs: [ida] } as const
    expect(
      heard(
        attacked,
        [
          ['ox', 'B'],
          ['pup', 'B'],
        ],
        walker,
      ),
    ).toBe(1)
    expect(heard(attacked, [['ox', 'ida']], walker)).toBe(0)
  })

  it('508.3e: each of several players attacked counts', () => {
    const game = inCombat(
      'declare-attackers',
      {},
      {},
      {
        rules: { variant: 'free-for-all' },
        players: [{ id: 'A', battlefield: [ox, pup, 'War Drum'] }, { id: 'B' }, { id: 'C' }],
      },
      [drum({ on: 'player-attacks', who: 'you', whom: 'opponent' })],
    )
    expect(stacked(game.attack(['ox', 'B'], ['pup', 'C']))).toBe(2)
  })
})

describe('CR 508.3f, 509.3g: whenever a creature attacks and isn’t blocked', () => {
  const quiet = herald({ on: 'attacks-unblocked', what: 'self' })
  const attacking = () =>
    inCombat('declare-attackers', { battlefield: [{ id: 'it', name: 'War Herald' }] }, { battlefield: [pup] }, {}, [
      quiet,
    ]).attack('it')

  it('triggers as blockers are declared, not as attackers are', () => {
    const game = attacking()
    expect(game.turn.stack).toEqual([])
    game.passAll().block({})
    expect(game.turn.step).toBe('declare-blockers')
    expect(game.names('stack')).toEqual(['War Herald'])
  })

  it('does not trigger when it is blocked', () => {
    expect(attacking().passAll().block({ pup: 'it' }).turn.stack).toEqual([])
  })
})

describe('CR 508.2, 508.2b, 508.1m: triggers and then priority', () => {
  it('puts what attacking triggered on the stack before the active player gets priority', () => {
    const game = inCombat('declare-attackers', { battlefield: [ox, 'War Drum'] }, {}, {}, [
      drum({ on: 'attacks', what: CREATURE }),
    ]).attack('ox')
    expect(game.names('stack')).toEqual(['War Drum'])
    expect(game.turn.priority).toBe('A')
    expect(game.turn.step).toBe('declare-attackers')
  })

  it('also what tapping the attackers triggered, and the active player’s lies below', () => {
    const taps = drum({ on: 'taps', what: CREATURE }, 'Rust Bell')
    const game = inCombat('declare-attackers', { battlefield: [ox, 'War Drum'] }, { battlefield: ['Rust Bell'] }, {}, [
      drum({ on: 'attacks', what: CREATURE }),
      taps,
    ]).attack('ox')
    expect(game.names('stack')).toEqual(['War Drum', 'Rust Bell'])
  })
})

describe('CR 508.2a: only as it is declared', () => {
  const blueOnly: TriggerEvent = { on: 'attacks', what: { ...CREATURE, colors: ['U'] } }
  const paint: CardDefinition = defineCard('Blue Paint', '{U}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'colors', set: true, colors: ['U'] }],
      duration: 'end-of-turn',
    }),
  ])
  const painted = (step: 'beginning-of-combat' | 'declare-attackers') =>
    inCombat(step, { battlefield: [ox, 'War Drum', 'Island'], hand: [{ id: 'paint', name: 'Blue Paint' }] }, {}, {}, [
      drum(blueOnly),
      paint,
      defineCard('Island', '', 'Basic Land — Island', [tapsFor('U')]),
    ])

  it('a creature that takes on the colour later has not attacked in it', () => {
    const game = painted('declare-attackers').attack('ox').resolve('A', 'paint', ['ox'])
    expect(game.traits('ox').colors).toEqual(['U'])
    expect(game.turn.stack).toEqual([])
  })

  it('one that has taken it on before has', () => {
    const game = painted('beginning-of-combat').resolve('A', 'paint', ['ox']).passAll().attack('ox')
    expect(game.names('stack')).toEqual(['War Drum'])
  })
})
