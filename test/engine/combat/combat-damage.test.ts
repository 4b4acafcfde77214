import { describe, expect, it } from 'vitest'
import type { PositionEntry } from '../../../src/core/position.ts'
import type { Game } from '../game.ts'
import { inCombat } from './in-combat.ts'

/** A attacks with all of theirs, B blocks as said, and damage is dealt; questions about dividing are left open. */
const fought = (
  a: Readonly<Record<string, string | object>>,
  b: Readonly<Record<string, string | object>>,
  blocks: Readonly<Record<string, string>>,
  more: { readonly life?: number } = {},
): Game => {
  const side = (entries: Readonly<Record<string, string | object>>): readonly PositionEntry[] =>
    Object.entries(entries).map(([id, entry]) => (typeof entry === 'string' ? { id, name: entry } : { id, ...entry }))
  const game = inCombat('declare-attackers', { battlefield: side(a) }, { battlefield: side(b), ...more })
  game.attack(...Object.keys(a)).passAll()
  if (game.decision !== null) game.block(blocks)
  return game.passAll()
}

describe('CR 510.1–510.2: combat damage', () => {
  it('510.1b: an unblocked creature deals its power to the player', () => {
    const game = fought({ ox: 'Plain Ox' }, {}, {})
    expect(game.player('B').life).toBe(17)
    expect(game.events).toContainEqual({ kind: 'damage', source: 'ox', target: 'B', amount: 3, combat: true })
  })

  it('510.1c–d, 510.2: blocker and attacker deal damage to each other at the same time', () => {
    const game = fought({ ox: 'Plain Ox' }, { other: 'Plain Ox' }, { other: 'ox' })
    expect(game.player('B').life).toBe(20)
    expect(game.names('graveyard')).toEqual(['Plain Ox', 'Plain Ox'])
  })

  it('510.1c: a blocked creature deals the player nothing', () => {
    const game = fought({ ox: 'Plain Ox' }, { pup: 'Small Pup' }, { pup: 'ox' })
    expect(game.player('B').life).toBe(20)
    expect(game.object('ox').damage).toBe(1)
  })

  it('510.1a: power 0 deals nothing', () => {
    const game = fought({ ox: 'Plain Ox' }, { wall: 'Gate Wall' }, { wall: 'ox' })
    expect(game.events.filter((event) => event.kind === 'damage')).toHaveLength(1)
    expect(game.object('wall').damage).toBe(3)
  })

  it('510.1b: to a planeswalker, whose loyalty goes', () => {
    const game = inCombat(
      'declare-attackers',
      { battlefield: [{ id: 'pup', name: 'Small Pup' }] },
      {
        battlefield: [{ id: 'ida', name: 'Ida, Path Warden' }],
      },
    )
    game.attack(['pup', 'ida']).passAll().passAll()
    expect(game.object('ida').counters).toEqual({ loyalty: 2 })
    expect(game.player('B').life).toBe(20)
  })

  it('510.1b, 506.4c: what it attacked is gone, so it deals nothing', () => {
    const game = inCombat(
      'declare-attackers',
      {
        battlefield: [
          { id: 'pup', name: 'Small Pup' },
          { id: 'ox', name: 'Plain Ox' },
          { id: 'fang', name: 'Twin Fang' },
        ],
      },
      {
        battlefield: [{ id: 'ida', name: 'Ida, Path Warden', counters: { loyalty: 2 } }],
      },
    )
    game.attack(['fang', 'ida'], ['ox', 'ida']).passAll().passAll()
    expect(game.names('graveyard')).toEqual(['Ida, Path Warden'])
    game.passAll()
    expect(game.player('B').life).toBe(20)
    expect(game.events.filter((event) => event.kind === 'damage')).toHaveLength(1)
  })
})

describe('CR 510.1c: damage divided freely among blockers', () => {
  const blocked = (attacker: string, ...blockers: string[]) => {
    const ids = blockers.map((_, i) => `b${i + 1}`)
    return fought(
      { it: attacker },
      Object.fromEntries(ids.map((id, i) => [id, blockers[i]!])),
      Object.fromEntries(ids.map((id) => [id, 'it'])),
    )
  }

  it('asks the attacker’s controller; not even lethal damage has to be given in order', () => {
    const game = blocked('Hoof Giant', 'Plain Ox', 'Plain Ox')
    expect(game.decision).toMatchObject({ kind: 'divide', player: 'A', total: 5, rule: '702.19b' })
    const plain = blocked('Plain Ox', 'Plain Ox', 'Plain Ox')
    expect(plain.decision).toMatchObject({
      kind: 'divide',
      purpose: 'combat-damage',
      player: 'A',
      source: 'it',
      total: 3,
      among: ['b1', 'b2'],
      rule: '510.1c',
    })
    plain.answer({ b1: 1, b2: 2 })
    expect([plain.object('b1').damage, plain.object('b2').damage]).toEqual([1, 2])
  })

  it.each<[string, Readonly<Record<string, number>>, string]>([
    ['too little', { b1: 1, b2: 1 }, 'damage.total 510.1c 510.1e'],
    ['too much', { b1: 3, b2: 1 }, 'damage.total 510.1c 510.1e'],
    ['to a stranger', { b1: 2, B: 1 }, 'damage.not-among 510.1c 510.1e'],
    ['less than nothing', { b1: 4, b2: -1 }, 'choice.wrong-form 510.1c'],
    ['parts of a point', { b1: 1.5, b2: 1.5 }, 'choice.wrong-form 510.1c'],
  ])('refuses %s', (_, answer, reason) => {
    const game = blocked('Plain Ox', 'Plain Ox', 'Plain Ox')
    expect(game.refusal({ kind: 'choose', player: 'A', answer })).toEqual([reason])
  })

  it('asks nothing with one blocker', () => {
    expect(blocked('Plain Ox', 'Plain Ox').decision).toBeNull()
  })
})

describe('CR 702.19: trample', () => {
  it('the rest goes to the player', () => {
    const game = fought({ it: 'Hoof Giant' }, { pup: 'Small Pup' }, { pup: 'it' })
    game.answer({ pup: 1, B: 4 })
    expect(game.player('B').life).toBe(16)
  })

  it('702.19b: only if all blockers are given lethal damage', () => {
    const game = fought({ it: 'Hoof Giant' }, { ox: 'Plain Ox' }, { ox: 'it' })
    expect(game.refusal({ kind: 'choose', player: 'A', answer: { ox: 2, B: 3 } })).toEqual([
      'damage.not-lethal-before-trample 702.19b',
    ])
    expect(game.answer({ ox: 5, B: 0 }).player('B').life).toBe(20)
  })

  it('702.19b: damage already marked counts', () => {
    const game = fought({ it: 'Hoof Giant' }, { ox: { name: 'Plain Ox', damage: 2 } }, { ox: 'it' })
    expect(game.answer({ ox: 1, B: 4 }).player('B').life).toBe(16)
  })

  it('702.2c: with deathtouch one is lethal', () => {
    const game = fought({ it: 'Venom Hoof' }, { ox: 'Plain Ox' }, { ox: 'it' })
    game.answer({ ox: 1, B: 3 })
    expect(game.player('B').life).toBe(17)
    expect(game.names('graveyard')).toContain('Plain Ox')
  })
})

describe('CR 702.2, 702.15, 702.90: what damage does', () => {
  it('702.2b: deathtouch kills whatever it deals damage to', () => {
    expect(fought({ ox: 'Plain Ox' }, { asp: 'Bog Asp' }, { asp: 'ox' }).names('graveyard')).toEqual([
      'Bog Asp',
      'Plain Ox',
    ])
  })

  it('702.12b: not what is indestructible', () => {
    expect(fought({ idol: 'Stone Idol' }, { asp: 'Bog Asp' }, { asp: 'idol' }).names('graveyard')).toEqual(['Bog Asp'])
  })

  it('702.15b: lifelink gains life with the damage, so a player at 0 who gains lives on', () => {
    const game = fought({ ox: 'Plain Ox' }, { priest: 'Night Priest' }, { priest: 'ox' }, { life: 2 })
    expect(game.player('B').life).toBe(4)
    const even = fought(
      { ox: { name: 'Plain Ox', counters: { '+1/+1': 1 } }, pup: 'Small Pup' },
      { priest: 'Night Priest' },
      { priest: 'pup' },
      { life: 3 },
    )
    expect(even.state.result).toBeNull()
    expect(even.player('B').life).toBe(1)
  })

  it('702.90b–c: infect gives poison to players and -1/-1 counters to creatures', () => {
    expect(fought({ it: 'Venom Thrall' }, {}, {}).player('B')).toMatchObject({ life: 20, counters: { poison: 2 } })
    const game = fought({ it: 'Venom Thrall' }, { wall: 'Gate Wall' }, { wall: 'it' })
    expect(game.object('wall')).toMatchObject({ damage: 0, counters: { '-1/-1': 2 } })
  })

  it('702.16e: damage from a source of the colour one is protected from is prevented', () => {
    const game = fought({ pup: 'Small Pup' }, { saint: 'Cinder Saint' }, { saint: 'pup' })
    expect(game.object('saint').damage).toBe(0)
    expect(game.events).toContainEqual({ kind: 'damage-prevented', source: 'pup', target: 'saint', amount: 1 })
  })
})

describe('CR 510.4: first and double strike', () => {
  it('702.7b: who strikes first kills without being struck', () => {
    const game = fought({ blade: 'Quick Blade' }, { priest: 'Night Priest' }, { priest: 'blade' })
    expect(game.turn.step).toBe('combat-damage')
    expect(game.names('graveyard')).toEqual(['Night Priest'])
    game.passAll()
    expect(game.turn.step).toBe('combat-damage')
    expect(game.object('blade').damage).toBe(0)
    expect(game.passAll().turn.step).toBe('end-of-combat')
  })

  it('702.4b: double strike deals damage in both steps', () => {
    const game = fought({ fang: 'Twin Fang' }, {}, {})
    expect(game.player('B').life).toBe(18)
    expect(game.passAll().player('B').life).toBe(16)
    expect(game.passAll().turn.step).toBe('end-of-combat')
  })

  it('first strike deals damage once, the others in the second step', () => {
    const game = fought({ blade: 'Quick Blade', ox: 'Plain Ox' }, {}, {})
    expect(game.player('B').life).toBe(18)
    expect(game.passAll().player('B').life).toBe(15)
  })

  it('there is one step where nobody has either', () => {
    const game = fought({ ox: 'Plain Ox' }, {}, {})
    expect(game.passAll().turn.step).toBe('end-of-combat')
    expect(game.player('B').life).toBe(17)
  })
})

describe('combat positions that are sent', () => {
  it('510.4: after the damage of a step that is sent no damage comes again', () => {
    const game = inCombat(
      'combat-damage',
      { battlefield: [{ id: 'ox', name: 'Plain Ox', tapped: true }] },
      {},
      {
        turn: {
          number: 3,
          active: 'A',
          step: 'combat-damage',
          combat: { attackers: [{ attacker: 'ox', defender: 'B' }] },
        },
      },
    )
    expect(game.turn.priority).toBe('A')
    game.passAll()
    expect(game.turn.step).toBe('end-of-combat')
    expect(game.player('B').life).toBe(20)
  })

  it('508.4: an attacker that is sent as attacking deals its damage', () => {
    const game = inCombat(
      'declare-blockers',
      { battlefield: [{ id: 'ox', name: 'Plain Ox', tapped: true }] },
      {},
      {
        turn: {
          number: 3,
          active: 'A',
          step: 'declare-blockers',
          combat: { attackers: [{ attacker: 'ox', defender: 'B' }], blockers: [] },
        },
      },
    )
    expect(game.passAll().player('B').life).toBe(17)
  })

  it('509.1h: a blocker whose attacker is gone deals no damage and fights on', () => {
    const game = inCombat(
      'declare-attackers',
      {
        battlefield: [
          { id: 'pup', name: 'Small Pup' },
          { id: 'ox', name: 'Plain Ox' },
        ],
      },
      { battlefield: [{ id: 'wall', name: 'Web Hunter' }], hand: [{ id: 'end', name: 'Quiet End' }], mana: '' },
    )
    game.attack('pup', 'ox').passAll().block({ wall: 'pup' })
    game.state = {
      ...game.state,
      players: { ...game.state.players, B: { ...game.player('B'), mana: [{ type: 'B' }] } },
    }
    game.pass().resolve('B', 'end', ['pup'])
    game.passAll()
    expect(game.player('B').life).toBe(17)
    expect(game.events.filter((event) => event.kind === 'damage')).toHaveLength(1)
  })
})
