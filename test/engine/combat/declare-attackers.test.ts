import { describe, expect, it } from 'vitest'
import type { PositionEntry } from '../../../src/core/position.ts'
import type { FloatingEffect } from '../../../src/core/state.ts'
import { CREATURE, defineCard, gainsLife } from '../../support/define-card.ts'
import { inCombat } from './in-combat.ts'

const attack = (battlefield: readonly PositionEntry[], ...attackers: readonly string[]) => {
  const game = inCombat('declare-attackers', { battlefield })
  return game.refusal(game.attackWith(...attackers))
}
const ox = { id: 'ox', name: 'Plain Ox' }

describe('CR 508.1a–c: creatures that cannot attack', () => {
  it.each<[string, PositionEntry, string]>([
    ['a land', { id: 'it', name: 'Forest' }, 'attack.not-creature 508.1a'],
    [
      'a creature that is a battle',
      { id: 'it', name: 'Walking Siege', counters: { defense: 3 } },
      'attack.not-creature 508.1a',
    ],
    ['a tapped creature', { ...ox, id: 'it', tapped: true }, 'attack.tapped 508.1a'],
    ['a creature that just came', { ...ox, id: 'it', summoningSick: true }, 'attack.summoning-sick 302.6 508.1a'],
    ['a defender', { id: 'it', name: 'Gate Wall' }, 'attack.defender-keyword 702.3b 508.1c'],
    ['a creature an effect holds back', { id: 'it', name: 'Bound Ox' }, 'attack.prohibited 508.1c 101.2'],
  ])('refuses %s', (_, permanent, reason) => {
    expect(attack([ox, permanent], 'it')).toEqual([reason])
  })

  it('collects all reasons of the stage', () => {
    const wall = { id: 'wall', name: 'Gate Wall', tapped: true, summoningSick: true }
    expect(attack([ox, wall], 'wall')).toEqual([
      'attack.tapped 508.1a',
      'attack.summoning-sick 302.6 508.1a',
      'attack.defender-keyword 702.3b 508.1c',
    ])
  })

  it.each<[string, PositionEntry]>([
    ['an untapped creature', { ...ox, id: 'it' }],
    ['a creature that just came and has haste', { id: 'it', name: 'Swift Lynx', summoningSick: true }],
    ['a creature with a haste counter (122.1b)', { ...ox, id: 'it', summoningSick: true, counters: { haste: 1 } }],
  ])('takes %s', (_, permanent) => {
    const game = inCombat('declare-attackers', { battlefield: [permanent] }).attack('it')
    expect(game.turn.combat!.attackers).toEqual([{ attacker: 'it', defender: 'B' }])
    expect(game.object('it').tapped).toBe(true)
    expect(game.events).toContainEqual({ kind: 'attacks', attacker: 'it', defender: 'B' })
  })

  it('702.20b: vigilance attacks without tapping', () => {
    const game = inCombat('declare-attackers', { battlefield: [{ id: 'hound', name: 'Watch Hound' }] }).attack('hound')
    expect(game.object('hound').tapped).toBe(false)
  })

  it('refuses a creature named twice, somebody else’s, and one that is not there', () => {
    const game = inCombat(
      'declare-attackers',
      { battlefield: [ox] },
      { battlefield: [{ id: 'theirs', name: 'Plain Ox' }] },
    )
    expect(game.refusal(game.attackWith('ox', 'ox'))).toEqual(['attack.repeated 508.1a'])
    expect(game.refusal(game.attackWith('theirs'))).toEqual(['attack.not-controlled 508.1a'])
    expect(game.refusal(game.attackWith('nothing'))).toHaveLength(1)
  })

  it('refuses a declaration at another time or by another player', () => {
    const main = inCombat('precombat-main', { battlefield: [ox] })
    expect(main.refusal({ kind: 'declare-attackers', player: 'A', attackers: [{ attacker: 'ox' }] })).toEqual([
      'attack.not-now 508.1',
    ])
    const game = inCombat('declare-attackers', { battlefield: [ox] })
    expect(game.refusal({ kind: 'declare-attackers', player: 'B', attackers: [{ attacker: 'ox' }] })).toEqual([
      'attack.not-active 508.1',
    ])
  })

  it('733.1: a refused declaration changes nothing', () => {
    const game = inCombat('declare-attackers', { battlefield: [ox, { id: 'wall', name: 'Gate Wall' }] })
    const before = game.written()
    expect(game.refusal(game.attackWith('ox', 'wall'))).toEqual(['attack.defender-keyword 702.3b 508.1c'])
    expect(game.written()).toBe(before)
  })
})

describe('CR 506.2, 508.1b: what may be attacked', () => {
  it('asks for a defender where there are several, and takes the only one where there is one', () => {
    const game = inCombat(
      'declare-attackers',
      { battlefield: [ox] },
      { battlefield: [{ id: 'ida', name: 'Ida, Path Warden' }] },
    )
    expect(game.refusal(game.attackWith('ox'))).toEqual(['attack.cannot-attack-that 508.1b'])
    expect(game.attack(['ox', 'ida']).turn.combat!.attackers).toEqual([{ attacker: 'ox', defender: 'ida' }])
  })

  it.each(['A', 'ox', 'theirs', 'nothing'])('refuses %s', (defender) => {
    const game = inCombat(
      'declare-attackers',
      { battlefield: [ox] },
      { battlefield: [{ id: 'theirs', name: 'Plain Ox' }] },
    )
    expect(game.refusal(game.attackWith(['ox', defender]))).toEqual(['attack.cannot-attack-that 508.1b'])
  })

  it('802.2a: with several opponents, each attacker may attack another', () => {
    const game = inCombat(
      'declare-attackers',
      { battlefield: [ox, { id: 'lynx', name: 'Swift Lynx' }] },
      {},
      {
        rules: { variant: 'free-for-all' },
        players: [{ id: 'A', battlefield: [ox, { id: 'lynx', name: 'Swift Lynx' }] }, { id: 'B' }, { id: 'C' }],
      },
    )
    game.attack(['ox', 'B'], ['lynx', 'C'])
    expect(game.turn.combat!.attackers.map(({ defender }) => defender)).toEqual(['B', 'C'])
  })
})

describe('CR 508.1d: requirements', () => {
  const singer = { id: 'singer', name: 'War Singer' }

  it('counts what is obeyed and what could be, and names a declaration that obeys', () => {
    const game = inCombat('declare-attackers', { battlefield: [singer, ox] })
    const verdict = game.judge(game.attackWith('ox'))
    expect(verdict).toMatchObject({
      verdict: 'illegal',
      reasons: [
        {
          code: 'attack.requirement',
          rules: ['508.1d'],
          params: { object: { id: 'singer' }, source: { id: 'singer' }, obeyed: 0, possible: 1 },
          alternative: { kind: 'declare-attackers', player: 'A', attackers: [{ attacker: 'singer', defender: 'B' }] },
        },
      ],
    })
    expect(game.attack('singer').turn.combat!.attackers).toHaveLength(1)
  })

  it.each<[string, object]>([
    ['it is tapped', { tapped: true }],
    ['it just came', { summoningSick: true }],
  ])('asks nothing of a creature that can’t attack: %s', (_, status) => {
    const game = inCombat('declare-attackers', { battlefield: [{ ...singer, ...status }, ox] })
    expect(game.attack('ox').turn.combat!.attackers).toHaveLength(1)
  })

  it('a restriction wins over a requirement (101.2)', () => {
    const held: FloatingEffect = {
      id: 'held',
      source: 'singer',
      controller: 'B',
      objects: ['singer'],
      rule: { kind: 'restriction', cant: { act: 'attack', who: 'self' } },
      duration: 'end-of-turn',
      timestamp: 50,
      turn: 3,
    }
    const game = inCombat('declare-attackers', { battlefield: [singer, ox] }, {}, { effects: [held] })
    expect(game.refusal(game.attackWith('singer'))).toEqual(['attack.prohibited 508.1c 101.2'])
    expect(game.attack('ox').turn.combat!.attackers).toHaveLength(1)
  })

  it('each of several counts', () => {
    const game = inCombat('declare-attackers', { battlefield: [singer, { ...singer, id: 'second' }, ox] })
    expect(game.refusal(game.attackWith('singer'))).toEqual(['attack.requirement 508.1d'])
    expect(game.refusal(game.attackWith())).toEqual(['attack.requirement 508.1d', 'attack.requirement 508.1d'])
    expect(game.attack('singer', 'second').turn.combat!.attackers).toHaveLength(2)
  })
})

describe('CR 506.5: attacking alone', () => {
  const shy = { id: 'shy', name: 'Shy Boar' }

  it('refuses a creature that can’t attack alone, and takes it in company', () => {
    const game = inCombat('declare-attackers', { battlefield: [shy, ox] })
    expect(game.refusal(game.attackWith('shy'))).toEqual(['attack.prohibited 508.1c 506.5'])
    expect(game.attack('shy', 'ox').turn.combat!.attackers).toHaveLength(2)
  })
})

describe('CR 508.8: no attackers', () => {
  it('skips to the end of combat', () => {
    const game = inCombat('declare-attackers', { battlefield: [ox] }).attack()
    expect(game.passAll().turn.step).toBe('end-of-combat')
  })

  it('asks nothing where no creature could attack', () => {
    const game = inCombat('beginning-of-combat', { battlefield: ['Forest'] }).passAll()
    expect(game.decision).toBeNull()
    expect(game.turn.step).toBe('declare-attackers')
  })
})

describe('CR 508.3: abilities that trigger on attacking', () => {
  it('triggers once for each creature that was declared', () => {
    const drum = defineCard('War Drum', '{2}', 'Artifact', [
      {
        kind: 'triggered',
        event: { on: 'attacks', what: { ...CREATURE, controller: 'you' } },
        body: { kind: 'simple', targets: [], effects: [gainsLife(1)] },
      },
    ])
    const game = inCombat('declare-attackers', { battlefield: ['War Drum', ox, { ...ox, id: 'other' }] }, {}, {}, [
      drum,
    ])
    game.attack('ox', 'other')
    expect(game.decision).toMatchObject({ kind: 'order', purpose: 'triggers', player: 'A' })
    if (game.decision?.kind === 'order') game.answer(game.decision.options)
    expect(game.names('stack')).toEqual(['War Drum', 'War Drum'])
    expect(game.passAll().passAll().player('A').life).toBe(22)
  })
})
