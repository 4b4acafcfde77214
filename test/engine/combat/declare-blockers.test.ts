import { describe, expect, it } from 'vitest'
import type { PositionEntry } from '../../../src/core/position.ts'
import type { Game } from '../game.ts'
import { inCombat } from './in-combat.ts'

type Entry = Exclude<PositionEntry, null>
const named = (id: string, entry: Entry): PositionEntry =>
  typeof entry === 'string' ? { id, name: entry } : { id, ...entry }

/** A attacks with `attacker` and a bait that anybody could block, and it is B’s turn to block. */
const attacked = (attacker: Entry, blocker: Entry, more: readonly PositionEntry[] = []): Game =>
  inCombat(
    'declare-attackers',
    { battlefield: [named('attacker', attacker), { id: 'bait', name: 'Plain Ox' }] },
    { battlefield: [named('blocker', blocker), { id: 'spare', name: 'Small Pup' }, ...more] },
  )
    .attack('attacker', 'bait')
    .passAll()

const blocking = (attacker: Entry, blocker: Entry, more: readonly PositionEntry[] = []): readonly string[] => {
  const game = attacked(attacker, blocker, more)
  return game.refusal(game.blockWith({ blocker: 'attacker' }))
}

describe('CR 509.1a: creatures that cannot block', () => {
  it.each<[string, Entry, string]>([
    ['a land', 'Forest', 'block.not-creature 509.1a'],
    ['a creature that is a battle', { name: 'Walking Siege', counters: { defense: 3 } }, 'block.not-creature 509.1a'],
    ['a tapped creature', { name: 'Plain Ox', tapped: true }, 'block.tapped 509.1a'],
    ['a creature an effect holds back', 'Lazy Ox', 'block.prohibited 509.1b 101.2'],
  ])('refuses %s', (_, blocker, reason) => {
    expect(blocking('Plain Ox', blocker)).toEqual([reason])
  })

  it('takes a creature that just came (302.6 is about attacking)', () => {
    expect(blocking('Plain Ox', { name: 'Plain Ox', summoningSick: true })).toEqual(['legal'])
  })

  it('refuses a creature of somebody else, one named twice, and one that isn’t attacked', () => {
    const game = attacked('Plain Ox', 'Plain Ox')
    const block = (blocker: string, attacker: string) => ({ blocker, attacker })
    const refusal = (...blockers: ReturnType<typeof block>[]) =>
      game.refusal({ kind: 'declare-blockers', player: 'B', blockers })
    expect(refusal(block('attacker', 'attacker'))).toEqual(['block.not-controlled 509.1a'])
    expect(refusal(block('blocker', 'attacker'), block('blocker', 'attacker'))).toEqual(['block.repeated 509.1a'])
    expect(refusal(block('blocker', 'spare'))).toEqual(['block.not-attacking 509.1a'])
    expect(refusal(block('blocker', 'nothing'))).toEqual(['block.not-attacking 509.1a'])
  })

  it('refuses a declaration at another time or by another player', () => {
    const game = attacked('Plain Ox', 'Plain Ox')
    expect(game.refusal({ kind: 'declare-blockers', player: 'A', blockers: [] })).toEqual(['block.not-defending 509.1'])
    const main = inCombat('precombat-main', {})
    expect(main.refusal({ kind: 'declare-blockers', player: 'B', blockers: [] })).toEqual(['block.not-now 509.1'])
  })

  it('802.4a: only creatures of the player who is attacked block', () => {
    const attacker = { id: 'attacker', name: 'Plain Ox' }
    const game = inCombat(
      'declare-attackers',
      {},
      {},
      {
        rules: { variant: 'free-for-all' },
        players: [
          { id: 'A', battlefield: [attacker, { id: 'second', name: 'Plain Ox' }] },
          { id: 'B', battlefield: [{ id: 'blocker', name: 'Plain Ox' }] },
          { id: 'C', battlefield: [{ id: 'other', name: 'Plain Ox' }] },
        ],
      },
    )
    game.attack(['attacker', 'B'], ['second', 'C']).passAll()
    expect(game.decision?.player).toBe('B')
    expect(game.refusal(game.blockWith({ blocker: 'second' }))).toEqual(['block.not-attacking-you 509.1a'])
    game.block({ blocker: 'attacker' })
    expect(game.decision?.player).toBe('C')
    game.block({ other: 'second' })
    expect(game.turn.combat!.blocked).toEqual(['attacker', 'second'])
  })
})

describe('CR 509.1b: evasion', () => {
  it.each<[string, Entry, Entry, string]>([
    ['flying', 'Sky Ray', 'Plain Ox', 'block.evasion 702.9b 509.1b'],
    ['fear', 'Fear Wraith', 'Plain Ox', 'block.evasion 702.36b 509.1b'],
    ['intimidate', 'Grim Ogre', 'Watch Hound', 'block.evasion 702.13b 509.1b'],
    ['shadow against none', 'Gloom Walker', 'Plain Ox', 'block.evasion 702.28b 509.1b'],
    ['none against shadow', 'Plain Ox', 'Gloom Walker', 'block.evasion 702.28b 509.1b'],
    ['horsemanship', 'High Rider', 'Plain Ox', 'block.evasion 702.31b 509.1b'],
    ['skulk against greater power', 'Low Sneak', 'Plain Ox', 'block.evasion 702.118b 509.1b'],
    ['protection', 'Cinder Saint', 'Small Pup', 'block.protection 702.16f 509.1b'],
  ])('%s: cannot be blocked', (_, attacker, blocker, reason) => {
    expect(blocking(attacker, blocker)).toEqual([reason])
  })

  it.each<[string, Entry, Entry]>([
    ['flying by flying', 'Sky Ray', 'Sky Ray'],
    ['flying by reach', 'Sky Ray', 'Web Hunter'],
    ['nothing by flying', 'Plain Ox', 'Sky Ray'],
    ['fear by black', 'Fear Wraith', 'Dark Imp'],
    ['fear by an artifact creature', 'Fear Wraith', 'Copper Golem'],
    ['intimidate by a creature that shares a colour', 'Grim Ogre', 'Plain Ox'],
    ['intimidate by an artifact creature', 'Grim Ogre', 'Copper Golem'],
    ['shadow by shadow', 'Gloom Walker', 'Gloom Walker'],
    ['horsemanship by horsemanship', 'High Rider', 'High Rider'],
    ['skulk by equal power', 'Low Sneak', 'Watch Hound'],
    ['protection from red by green', 'Cinder Saint', 'Plain Ox'],
    ['red by protection from red', 'Small Pup', 'Cinder Saint'],
    ['a swampwalker where there is no Swamp', 'Mire Stalker', 'Plain Ox'],
  ])('%s: can be blocked', (_, attacker, blocker) => {
    expect(blocking(attacker, blocker)).toEqual(['legal'])
  })

  it('702.14c: landwalk looks at the lands of the defending player', () => {
    expect(blocking('Mire Stalker', 'Plain Ox', ['Swamp'])).toEqual(['block.landwalk 702.14c 509.1b'])
  })

  it('702.111b: menace needs two or more', () => {
    const game = attacked('Rival Gang', 'Plain Ox')
    expect(game.refusal(game.blockWith({ blocker: 'attacker' }))).toEqual(['block.menace 702.111b 509.1b'])
    expect(game.block({ blocker: 'attacker', spare: 'attacker' }).turn.combat!.blockers).toHaveLength(2)
  })

  it('a creature that at most one creature may block', () => {
    const game = attacked('Wide Beast', 'Plain Ox')
    expect(game.refusal(game.blockWith({ blocker: 'attacker', spare: 'attacker' }))).toEqual([
      'block.count 509.1b 101.2',
    ])
    expect(game.block({ blocker: 'attacker' }).turn.combat!.blockers).toHaveLength(1)
  })
})

describe('CR 509.1c: requirements', () => {
  it('somebody must block a creature that must be blocked, and a declaration that obeys is named', () => {
    const game = attacked('Loud Bait', 'Plain Ox')
    expect(game.judge(game.blockWith({ spare: 'bait' }))).toMatchObject({
      verdict: 'illegal',
      reasons: [
        {
          code: 'block.requirement',
          rules: ['509.1c'],
          params: { source: { id: 'attacker' }, obeyed: 0, possible: 1 },
          alternative: { kind: 'declare-blockers', player: 'B', blockers: [{ attacker: 'attacker' }] },
        },
      ],
    })
    expect(game.block({ spare: 'attacker' }).turn.combat!.blockers).toHaveLength(1)
  })

  it('each creature that must block counts', () => {
    const game = attacked('Plain Ox', 'Eager Guard', [{ id: 'second', name: 'Eager Guard' }])
    expect(game.refusal(game.blockWith({ blocker: 'attacker' }))).toEqual(['block.requirement 509.1c'])
    expect(game.refusal(game.blockWith({ spare: 'attacker' }))).toHaveLength(2)
    expect(game.block({ blocker: 'attacker', second: 'bait' }).turn.combat!.blockers).toHaveLength(2)
  })

  it('a restriction wins: one that must block need not block what it cannot', () => {
    const game = inCombat(
      'declare-attackers',
      {
        battlefield: [
          { id: 'ray', name: 'Sky Ray' },
          { id: 'pup', name: 'Small Pup' },
        ],
      },
      {
        battlefield: [
          { id: 'guard', name: 'Eager Guard' },
          { id: 'lazy', name: 'Lazy Guard' },
          { id: 'ox', name: 'Plain Ox' },
        ],
      },
    )
      .attack('ray', 'pup')
      .passAll()
    expect(game.block({ guard: 'pup' }).turn.combat!.blockers).toEqual([{ blocker: 'guard', attacker: 'pup' }])
  })

  it('asks nothing of those who cannot', () => {
    const game = inCombat(
      'declare-attackers',
      { battlefield: [{ id: 'attacker', name: 'Loud Bait' }] },
      {
        battlefield: [
          { id: 'lazy', name: 'Lazy Ox' },
          { id: 'pup', name: 'Small Pup' },
        ],
      },
    )
      .attack('attacker')
      .passAll()
    expect(game.refusal(game.blockWith({}))).toEqual(['block.requirement 509.1c'])
    expect(game.block({ pup: 'attacker' }).turn.combat!.blocked).toEqual(['attacker'])
  })
})

describe('CR 509.1h, 509.3: blocked and unblocked', () => {
  it('a creature stays blocked when its blocker leaves combat', () => {
    const game = inCombat(
      'declare-attackers',
      { battlefield: [{ id: 'attacker', name: 'Plain Ox' }], hand: [{ id: 'end', name: 'Quiet End' }], mana: '{B}' },
      { battlefield: [{ id: 'blocker', name: 'Gate Wall' }] },
    )
    game.attack('attacker').passAll().block({ blocker: 'attacker' })
    expect(game.turn.combat!.blocked).toEqual(['attacker'])
    expect(game.events).toContainEqual({ kind: 'blocks', blocker: 'blocker', attacker: 'attacker' })
  })

  it('says which attackers nobody blocked', () => {
    const game = attacked('Plain Ox', 'Plain Ox').block({})
    expect(game.events).toContainEqual({ kind: 'unblocked', attacker: 'attacker', defender: 'B' })
  })

  it('asks nothing where nobody could block', () => {
    const game = inCombat(
      'declare-attackers',
      { battlefield: [{ id: 'ray', name: 'Sky Ray' }] },
      { battlefield: ['Plain Ox'] },
    )
    game.attack('ray').passAll()
    expect(game.decision).toBeNull()
    expect(game.turn.step).toBe('declare-blockers')
  })
})
