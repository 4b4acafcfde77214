import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import type { Modification } from '../../../src/core/modification.ts'
import type { PositionEntry } from '../../../src/core/position.ts'
import { defineCard, slot, spell, target } from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { inCombat } from './in-combat.ts'

const ox = { id: 'ox', name: 'Plain Ox' }
const pup = { id: 'pup', name: 'Small Pup' }
const wall = { id: 'wall', name: 'Web Hunter' }
const ida = { id: 'ida', name: 'Ida, Path Warden' }

const instant = (name: string, ...effects: readonly Effect[]): CardDefinition =>
  defineCard(name, '{0}', 'Instant', [spell([slot({ subject: 'permanent' })], ...effects)])
const becomes = (...modifications: readonly Modification[]): Effect => ({
  do: 'continuous',
  what: target(),
  modifications,
  duration: 'end-of-turn',
})
const TRICKS = [
  instant('Pull Back', { do: 'remove-from-combat', what: target() }),
  instant('Turn To Stone', becomes({ kind: 'types', set: true, types: ['artifact'] })),
  instant('Besiege', becomes({ kind: 'types', types: ['battle'] })),
  instant(
    'Wake Up',
    becomes({ kind: 'types', types: ['creature'] }, { kind: 'set-power-toughness', power: 2, toughness: 2 }),
  ),
  instant('Fall Asleep', becomes({ kind: 'remove-types', types: ['creature'] })),
  instant('Forget Path', becomes({ kind: 'remove-types', types: ['planeswalker'] })),
  instant('Take Over', becomes({ kind: 'control', player: { ref: 'you' } })),
  instant('Hold Back', {
    do: 'rule',
    what: target(),
    rule: { kind: 'restriction', cant: { act: 'attack', who: 'self' } },
    duration: 'end-of-turn',
  }),
  instant('Stand Down', {
    do: 'rule',
    what: target(),
    rule: { kind: 'restriction', cant: { act: 'block', who: 'self' } },
    duration: 'end-of-turn',
  }),
  instant('Lie Down', { do: 'tap', what: target() }),
  instant('Get Up', { do: 'untap', what: target() }),
  instant('Quick End', { do: 'destroy', what: target() }),
]
const handOf = (player: 'a' | 'b') => TRICKS.map(({ name }, i) => ({ id: `${player}${i}`, name }))
const card = (player: 'A' | 'B', name: string): string =>
  `${player.toLowerCase()}${TRICKS.findIndex((one) => one.name === name)}`

const begun = (a: readonly PositionEntry[], b: readonly PositionEntry[]): Game =>
  inCombat(
    'declare-attackers',
    { battlefield: a, hand: handOf('a') },
    { battlefield: b, hand: handOf('b') },
    {},
    TRICKS,
  )
const trick = (game: Game, name: string, on: string, player: 'A' | 'B' = 'A'): Game => {
  if (player === 'B') game.pass()
  return game.resolve(player, card(player, name), [on])
}
const roles = (game: Game) => ({
  attackers: game.turn.combat!.attackers.map(({ attacker }) => attacker),
  blockers: game.turn.combat!.blockers.map(({ blocker }) => blocker),
  blocked: game.turn.combat!.blocked,
})

describe('CR 506.4: what is removed from combat', () => {
  const blocked = () => begun([ox, pup], [wall]).attack('ox', 'pup').passAll().block({ wall: 'ox' })

  it.each(['Pull Back', 'Turn To Stone', 'Besiege', 'Quick End'])('an attacker: %s', (name) => {
    const game = trick(blocked(), name, 'pup')
    expect(roles(game)).toEqual({ attackers: ['ox'], blockers: ['wall'], blocked: ['ox'] })
    expect(game.passTo('combat-damage').player('B').life).toBe(20)
  })

  it.each(['Pull Back', 'Turn To Stone', 'Besiege', 'Quick End', 'Take Over'])('a blocker: %s', (name) => {
    const game = trick(blocked(), name, 'wall')
    expect(roles(game)).toEqual({ attackers: ['ox', 'pup'], blockers: [], blocked: ['ox'] })
    expect(game.passTo('combat-damage').player('B').life).toBe(19)
  })

  it('an attacker whose controller changes', () => {
    expect(roles(trick(blocked(), 'Take Over', 'pup', 'B')).attackers).toEqual(['ox'])
  })

  it('a blocked attacker is no longer blocked, and stays out when it is a creature again', () => {
    const game = trick(blocked(), 'Fall Asleep', 'ox')
    expect(roles(game)).toEqual({ attackers: ['pup'], blockers: ['wall'], blocked: [] })
    expect(game.events).toContainEqual({ kind: 'removed-from-combat', object: 'ox' })
    trick(game, 'Wake Up', 'ox')
    expect(game.traits('ox').types).toContain('creature')
    expect(roles(game).attackers).toEqual(['pup'])
  })

  it('508.8: an attack that is called off is still followed by blockers and damage', () => {
    const game = trick(begun([ox], [wall]).attack('ox'), 'Pull Back', 'ox').passAll()
    expect(game.turn.step).toBe('declare-blockers')
    expect(game.decision).toBeNull()
    expect(game.passAll().turn.step).toBe('combat-damage')
    expect(game.passAll().turn.step).toBe('end-of-combat')
    expect(game.player('B').life).toBe(20)
  })
})

describe('CR 506.4a–b: what does not remove a creature from combat', () => {
  it.each<[string, string]>([
    ['506.4a: that it can’t attack', 'Hold Back'],
    ['506.4b: tapping it', 'Lie Down'],
    ['506.4b: untapping it', 'Get Up'],
  ])('%s', (_, name) => {
    const game = trick(begun([ox], [wall]).attack('ox'), name, 'ox')
    expect(roles(game).attackers).toEqual(['ox'])
    expect(game.passTo('combat-damage').player('B').life).toBe(17)
  })

  it.each<[string, string]>([
    ['506.4a: that it can’t block', 'Stand Down'],
    ['506.4b: tapping a blocker', 'Lie Down'],
  ])('%s', (_, name) => {
    const game = trick(begun([ox], [wall]).attack('ox').passAll().block({ wall: 'ox' }), name, 'wall')
    expect(roles(game).blockers).toEqual(['wall'])
    game.passAll()
    expect(game.object('ox').damage).toBe(1)
  })
})

describe('CR 506.4c: what attacked a planeswalker that is gone', () => {
  it.each(['Forget Path', 'Take Over', 'Quick End', 'Pull Back'])('%s: attacks on, and damages nothing', (name) => {
    const game = trick(begun([ox], [ida]).attack(['ox', 'ida']), name, 'ida')
    expect(roles(game).attackers).toEqual(['ox'])
    game.passTo('combat-damage')
    expect(game.player('B').life).toBe(20)
    expect(game.events.filter(({ kind }) => kind === 'damage')).toEqual([])
  })

  it.each(['Forget Path', 'Take Over', 'Quick End'])('%s: it may be blocked', (name) => {
    const game = trick(begun([ox], [ida, wall]).attack(['ox', 'ida']), name, 'ida').passAll()
    expect(game.decision).toMatchObject({ kind: 'declare-blockers', player: 'B' })
    expect(game.block({ wall: 'ox' }).turn.combat!.blocked).toEqual(['ox'])
    expect(game.passAll().names('graveyard')).toContain('Web Hunter')
  })

  it('a position carries it', () => {
    const game = trick(begun([ox], [ida, wall]).attack(['ox', 'ida']), 'Forget Path', 'ida')
    expect(game.turn.combat!.attackers).toEqual([{ attacker: 'ox', defender: 'ida', left: 'B' }])
    expect(JSON.parse(game.written()).turn.combat.attackers).toEqual([{ attacker: 'ox', defender: 'ida', left: 'B' }])
  })
})

describe('CR 506.4d: a blocker that is a planeswalker being attacked', () => {
  const both = () => {
    const game = begun([ox, pup], [ida])
    trick(game.attack(['ox', 'ida'], ['pup', 'B']), 'Wake Up', 'ida').passAll()
    return game.block({ ida: 'pup' })
  }

  it('goes on as the planeswalker when it is no creature', () => {
    const game = trick(both(), 'Fall Asleep', 'ida')
    expect(roles(game).blockers).toEqual([])
    expect(game.passAll().player('B').life).toBe(20)
    expect(game.names('graveyard')).toContain('Ida, Path Warden')
  })

  it('goes on as the creature when it is no planeswalker', () => {
    const game = trick(both(), 'Forget Path', 'ida')
    expect(roles(game).blockers).toEqual(['ida'])
    expect(game.turn.combat!.attackers[0]).toEqual({ attacker: 'ox', defender: 'ida', left: 'B' })
  })
})

describe('CR 508.5: the defending player', () => {
  const told = defineCard('Toll Bell', '{1}', 'Artifact', [])
  const taunt: CardDefinition = {
    ...defineCard(
      'Last Taunt',
      '{1}',
      'Creature — Goblin',
      [
        {
          kind: 'triggered',
          event: { on: 'dies', what: 'self' },
          body: {
            kind: 'simple',
            targets: [],
            effects: [
              {
                do: 'lose-life',
                who: { ref: 'all', filter: { subject: 'player', player: 'defending' } },
                amount: 2,
              },
            ],
          },
        },
      ],
      { size: '1/1' },
    ),
  }
  const three = (defender: string) =>
    inCombat(
      'declare-attackers',
      {},
      {},
      {
        rules: { variant: 'free-for-all' },
        players: [
          { id: 'A', battlefield: [{ id: 'taunt', name: 'Last Taunt' }, ox], hand: handOf('a'), library: 5 },
          { id: 'B', library: 5 },
          { id: 'C', battlefield: [ida], library: 5 },
        ],
      },
      [...TRICKS, told, taunt],
    ).attack(['taunt', defender], ['ox', 'B'])

  it.each<[string, string]>([
    ['B', 'B'],
    ['ida', 'C'],
  ])('of what attacked %s and is gone is %s', (defender, player) => {
    const game = trick(three(defender), 'Quick End', 'taunt').passAll()
    expect(['B', 'C'].filter((id) => game.player(id).life === 18)).toEqual([player])
  })

  it('508.5a: is one player, not all who are attacked', () => {
    const game = trick(trick(three('ida'), 'Pull Back', 'taunt'), 'Quick End', 'taunt').passAll()
    expect(game.player('B').life).toBe(20)
    expect(game.player('C').life).toBe(18)
  })
})
