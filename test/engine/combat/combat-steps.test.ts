import { describe, expect, it } from 'vitest'
import type { PositionEntry } from '../../../src/core/position.ts'
import {
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  gainsLife,
  OWN_CREATURE,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { inCombat } from './in-combat.ts'
import { drum } from './watchers.ts'

const ox = { id: 'ox', name: 'Plain Ox' }
const pup = { id: 'pup', name: 'Small Pup' }
const wall = { id: 'wall', name: 'Gate Wall' }

describe('CR 507.2, 508.2, 509.2, 510.3, 511.1: the active player gets priority in each step', () => {
  it('also where nothing was declared and nothing triggers', () => {
    const game = inCombat('precombat-main', { battlefield: [ox] }, { battlefield: [wall] }).passAll()
    expect(game.turn).toMatchObject({ step: 'beginning-of-combat', priority: 'A' })
    game.passAll().attack('ox')
    expect(game.turn).toMatchObject({ step: 'declare-attackers', priority: 'A' })
    game.passAll().block({})
    expect(game.turn).toMatchObject({ step: 'declare-blockers', priority: 'A' })
    game.passAll()
    expect(game.turn).toMatchObject({ step: 'combat-damage', priority: 'A' })
    game.passAll()
    expect(game.turn).toMatchObject({ step: 'end-of-combat', priority: 'A' })
    expect(game.passAll().turn.step).toBe('postcombat-main')
  })

  it('511.1: the end of combat does nothing by itself: attackers attack until it is over', () => {
    const game = inCombat('declare-attackers', { battlefield: [ox] })
      .attack('ox')
      .passTo('end-of-combat')
    expect(game.turn.combat!.attackers).toHaveLength(1)
    expect(game.passAll().turn.combat).toBeNull()
  })
})

describe('CR 508.1f, 508.1k, 509.1g: becoming an attacker and a blocker', () => {
  it('508.1f: tapping is no cost: it is heard, and what is summoning sick with haste taps too', () => {
    const game = inCombat(
      'declare-attackers',
      { battlefield: [{ id: 'lynx', name: 'Swift Lynx', summoningSick: true }, 'War Drum'] },
      {},
      {},
      [drum({ on: 'taps', what: OWN_CREATURE })],
    ).attack('lynx')
    expect(game.object('lynx').tapped).toBe(true)
    expect(game.names('stack')).toEqual(['War Drum'])
  })

  it('508.1k, 509.1g: from the declaration to the end of the combat phase', () => {
    const horn = defineCard('War Horn', '{2}', 'Artifact', [
      continuous({ ...CREATURE, attacking: true }, { kind: 'modify-power-toughness', power: 2, toughness: 0 }),
      continuous({ ...CREATURE, blocking: true }, { kind: 'modify-power-toughness', power: 0, toughness: 2 }),
    ])
    const game = inCombat('declare-attackers', { battlefield: [pup, 'War Horn'] }, { battlefield: [wall] }, {}, [horn])
    expect(game.size('pup')).toBe('1/1')
    game.attack('pup')
    expect([game.size('pup'), game.size('wall')]).toEqual(['3/1', '0/4'])
    game.passAll().block({ wall: 'pup' })
    expect(game.size('wall')).toBe('0/6')
    game.passTo('end-of-combat')
    expect([game.size('pup'), game.size('wall')]).toEqual(['3/1', '0/6'])
    game.passAll()
    expect([game.size('pup'), game.size('wall')]).toEqual(['1/1', '0/4'])
  })

  it('509.1h: before blockers are declared an attacker is neither blocked nor unblocked', () => {
    const horn = defineCard('Free Horn', '{2}', 'Artifact', [
      continuous(
        { ...CREATURE, attacking: true, blocked: false },
        { kind: 'modify-power-toughness', power: 1, toughness: 0 },
      ),
    ])
    const game = inCombat('declare-attackers', { battlefield: [ox, pup, 'Free Horn'] }, { battlefield: [wall] }, {}, [
      horn,
    ]).attack('ox', 'pup')
    expect(game.size('ox')).toBe('3/3')
    game.passAll().block({ wall: 'ox' })
    expect([game.size('ox'), game.size('pup')]).toEqual(['3/3', '2/1'])
  })
})

describe('CR 510.3a: what damage triggered', () => {
  it('goes on the stack with what dying triggered, before anybody has priority', () => {
    const mourner = defineCreature('Sad Hound', '{1}{W}', 'Dog', '2/2', [
      triggered({ on: 'dies', what: { ...CREATURE, other: true } }, [gainsLife(1)]),
      triggered({ on: 'is-dealt-damage', what: CREATURE }, [gainsLife(1)]),
    ])
    const game = inCombat(
      'declare-attackers',
      { battlefield: [pup, { id: 'hound', name: 'Sad Hound' }] },
      { battlefield: [ox] },
      {},
      [mourner],
    )
      .attack('pup')
      .passAll()
      .block({ ox: 'pup' })
      .passAll()
    if (game.decision?.kind === 'order') game.answer(game.decision.options)
    expect(game.names('stack')).toEqual(['Sad Hound', 'Sad Hound', 'Sad Hound'])
    expect(game.turn).toMatchObject({ step: 'combat-damage', priority: 'A' })
  })
})

describe('CR 511.2: at end of combat', () => {
  const pump = defineCard('Short Rage', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'modify-power-toughness', power: 2, toughness: 0 }],
      duration: 'end-of-combat',
    }),
  ])
  const later = defineCard('Late Price', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'delayed-trigger',
      event: { on: 'next-step', step: 'end-of-combat', whose: 'any' },
      effects: [{ do: 'destroy', what: { ref: 'all', filter: { ...CREATURE, attacking: true } } }],
    }),
  ])
  const begun = (more: readonly PositionEntry[] = []): Game =>
    inCombat(
      'declare-attackers',
      {
        battlefield: [ox, ...more],
        hand: [
          { id: 'rage', name: 'Short Rage' },
          { id: 'price', name: 'Late Price' },
        ],
      },
      {},
      {},
      [pump, later, drum({ on: 'step-begins', step: 'end-of-combat', whose: 'any' })],
    ).attack('ox')

  it('abilities trigger as the step begins', () => {
    const game = begun(['War Drum']).passTo('end-of-combat')
    expect(game.names('stack')).toEqual(['War Drum'])
    expect(game.turn.step).toBe('end-of-combat')
  })

  it('a delayed one too', () => {
    const game = begun().resolve('A', 'price', ['ox']).passTo('end-of-combat')
    expect(game.names('stack')).toHaveLength(1)
    expect(game.passAll().names('graveyard')).toContain('Plain Ox')
  })

  it('what lasts until end of combat lasts through that step and not beyond', () => {
    const game = begun().resolve('A', 'rage', ['ox']).passTo('end-of-combat')
    expect(game.size('ox')).toBe('5/3')
    expect(game.passAll().size('ox')).toBe('3/3')
  })
})

describe('CR 510.4: creatures that gain or lose first strike between the two steps', () => {
  const gains = (name: string, keyword: 'first strike' | 'double strike') =>
    defineCard(name, '{0}', 'Instant', [
      spell([slot(CREATURE)], {
        do: 'continuous',
        what: target(),
        modifications: [{ kind: 'add-ability', ability: { kind: 'keyword', keyword } }],
        duration: 'end-of-turn',
      }),
    ])
  const loses = (name: string, keyword: 'first strike' | 'double strike') =>
    defineCard(name, '{0}', 'Instant', [
      spell([slot(CREATURE)], {
        do: 'continuous',
        what: target(),
        modifications: [{ kind: 'remove-keyword', keyword }],
        duration: 'end-of-turn',
      }),
    ])
  const tricks = [
    gains('Quick Steps', 'first strike'),
    gains('Twin Steps', 'double strike'),
    loses('Slow Steps', 'first strike'),
    loses('Single Steps', 'double strike'),
  ]
  const hand = tricks.map(({ name }) => ({ id: name, name }))
  const blade = { id: 'blade', name: 'Quick Blade' }
  const fang = { id: 'fang', name: 'Twin Fang' }
  /** B's life after A attacked with these and played a trick in the first combat damage step. */
  const struck = (attackers: readonly { readonly id: string; readonly name: string }[], trick: string, on: string) => {
    const game = inCombat('declare-attackers', { battlefield: attackers, hand }, {}, {}, tricks)
    game.attack(...attackers.map(({ id }) => id)).passTo('combat-damage')
    game.resolve('A', trick, [on]).passAll()
    expect(game.turn.step).toBe('combat-damage')
    return game.player('B').life
  }

  it.each<[string, readonly { readonly id: string; readonly name: string }[], string, string, number]>([
    ['one that loses first strike has struck already', [blade, ox], 'Slow Steps', 'blade', 15],
    ['one that gains first strike strikes in the second step all the same', [blade, ox], 'Quick Steps', 'ox', 15],
    ['one that struck first and gains double strike strikes again', [blade, ox], 'Twin Steps', 'blade', 13],
    ['one that had neither and gains double strike strikes once', [blade, ox], 'Twin Steps', 'ox', 15],
    ['one that loses double strike after the first step strikes no more', [fang, ox], 'Single Steps', 'fang', 15],
  ])('%s', (_, attackers, trick, on, life) => {
    expect(struck(attackers, trick, on)).toBe(life)
  })

  it('there is one step only where first strike is lost before it', () => {
    const game = inCombat('declare-attackers', { battlefield: [blade], hand }, {}, {}, tricks).attack('blade')
    game.resolve('A', 'Slow Steps', ['blade']).passTo('combat-damage')
    expect(game.player('B').life).toBe(18)
    expect(game.passAll().turn.step).toBe('end-of-combat')
  })

  it('508.4d: what comes to attack after the first step strikes in the second', () => {
    const call = defineCard('Ambush Call', '{0}', 'Instant', [
      spell([], {
        do: 'move',
        what: { ref: 'all', filter: { zones: ['graveyard'], owner: 'you' } },
        to: 'battlefield',
        attacking: true,
      }),
    ])
    const game = inCombat(
      'declare-attackers',
      { battlefield: [blade], graveyard: ['Quick Blade', 'Plain Ox'], hand: [{ id: 'call', name: 'Ambush Call' }] },
      {},
      {},
      [call],
    )
    game.attack('blade').passTo('combat-damage').resolve('A', 'call').passAll()
    expect(game.player('B').life).toBe(20 - 2 - 2 - 3)
  })
})
