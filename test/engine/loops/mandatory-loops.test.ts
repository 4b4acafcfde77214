import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Amount } from '../../../src/core/amount.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import type { Filter } from '../../../src/core/filter.ts'
import type { PositionPlayer } from '../../../src/core/position.ts'
import { readPosition } from '../../../src/engine/position/read-position.ts'
import { writePosition } from '../../../src/engine/position/write-position.ts'
import {
  activated,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  gainsLife,
  replaces,
  shelf,
  slot,
  spell,
  target,
  token,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const OTHER_PERMANENT: Filter = { subject: 'permanent', notTypes: ['land'], other: true }
const SELF = { ref: 'self' } as const
const swings = (tapping: readonly Effect[]) => [
  triggered({ on: 'untaps', what: 'self' }, tapping),
  triggered({ on: 'taps', what: 'self' }, [{ do: 'untap', what: SELF }]),
]

const CARDS = [
  defineCard('Iron Cell', '{0}', 'Enchantment', [
    triggered({ on: 'enters', what: 'self' }, [{ do: 'exile', what: target(), until: 'source-leaves' }], {
      targets: [slot(OTHER_PERMANENT)],
    }),
  ]),
  defineCard('Swing Door', '{0}', 'Artifact', swings([{ do: 'tap', what: SELF }])),
  defineCard('Polite Door', '{0}', 'Artifact', [
    ...swings([{ do: 'optional', who: { ref: 'you' }, effects: [{ do: 'tap', what: SELF }] }]),
  ]),
  defineCard('Toll Door', '{0}', 'Artifact', [
    ...swings([
      {
        do: 'unless-paid',
        who: { ref: 'you' },
        cost: [{ kind: 'pay-life', amount: 1 }],
        effects: [{ do: 'tap', what: SELF }],
      },
    ]),
  ]),
  defineCard('Push', '{0}', 'Instant', [spell([slot({ subject: 'permanent' })], { do: 'tap', what: target() })]),
  defineCard('Ash Bolt', '{R}', 'Instant', [spell([slot(CREATURE)], damages(3))]),
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Undead Mote', '{0}', 'Zombie', '0/0', [
    replaces({ kind: 'redirect-zone', what: 'self', from: 'battlefield', to: 'graveyard', instead: 'battlefield' }),
  ]),
  defineCard('Alms Bowl', '{0}', 'Artifact', [activated([{ kind: 'tap' }], [], gainsLife(1))]),
]

const doors = (name: string, b: Omit<PositionPlayer, 'id'> = {}) =>
  mainPhase(CARDS, {
    a: {
      hand: [{ id: 'push', name: 'Push' }],
      battlefield: [
        { id: 'door', name },
        { id: 'forest', name: 'Forest' },
      ],
    },
    b,
  }).resolve('A', 'push', ['door'])

/** Everybody passes until the game is over or somebody is asked. */
const passOn = (game: ReturnType<typeof doors>) => {
  for (let passes = 0; game.state.result === null && game.decision === null; passes++) {
    if (passes > 20) throw new Error('it goes on and on')
    game.passAll()
  }
  return game
}

describe('CR 104.4b, 732: loops of mandatory actions', () => {
  it('104.4b, 732.4: the game is a draw once it has come back to where it was and nobody had anything to choose', () => {
    const game = passOn(doors('Swing Door'))
    expect(game.state.result).toEqual({ kind: 'drawn' })
    expect(game.trail.slice(-2)).toEqual(['732.4', '104.4b'])
    expect(game.events.at(-1)).toEqual({ kind: 'game-over', result: { kind: 'drawn' } })
  })

  it('104.4b: objects that leave and return are new ones, and the game still comes back to where it was', () => {
    const cells = (b: Omit<PositionPlayer, 'id'> = {}) => {
      const hand = ['two', 'three'].map((id) => ({ id, name: 'Iron Cell' }))
      const game = mainPhase(CARDS, { a: { hand, battlefield: [{ id: 'one', name: 'Iron Cell' }] }, b })
      game.resolve('A', 'two')
      if (game.decision !== null) game.answer(['one'])
      return game.passAll().resolve('A', 'three')
    }
    expect(passOn(cells()).state.result).toEqual({ kind: 'drawn' })
    // Another permanent is another target each time.
    expect(passOn(cells({ battlefield: [{ id: 'ox', name: 'Plain Ox' }] })).decision).toMatchObject({
      kind: 'choose-targets',
    })
  })

  it('732.5: whoever could do something says whether they will; nobody is made to', () => {
    const game = passOn(doors('Swing Door', { hand: [{ id: 'bolt', name: 'Ash Bolt' }] }))
    expect(game.decision).toMatchObject({ kind: 'yes-or-no', purpose: 'break-loop', player: 'B', rule: '732.5' })
    const before = game.state
    expect(game.answer(false).state.result).toEqual({ kind: 'drawn' })
    game.state = before
    expect(game.answer(true).state.result).toBeNull()
    expect(game.turn.priority).toBe('A')
    expect(passOn(game).decision).toMatchObject({ purpose: 'break-loop', player: 'B' })
    // A card nobody knows could be anything, and so could an ability; a land that taps for mana ends nothing.
    expect(passOn(doors('Swing Door', { hand: 1 })).decision).toMatchObject({ purpose: 'break-loop', player: 'B' })
    const bowl = passOn(doors('Swing Door', { battlefield: [{ id: 'bowl', name: 'Alms Bowl' }] }))
    expect(bowl.decision).toMatchObject({ purpose: 'break-loop', player: 'B' })
  })

  it('104.4b: a loop with an optional action in it is none of these', () => {
    const game = doors('Polite Door')
    for (let round = 0; round < 8; round++) {
      if (game.decision === null) game.passAll()
      else game.answer(true)
    }
    expect(game.state.result).toBeNull()
  })

  it('732.6: who does not do what would end it leaves the loop as though it were mandatory', () => {
    const game = doors('Toll Door')
    for (
      let round = 0;
      game.decision === null || game.decision.kind !== 'yes-or-no' || game.decision.purpose === 'pay';
      round++
    ) {
      if (round > 20) throw new Error('never asked')
      if (game.decision === null) game.passAll()
      else game.answer(false)
    }
    expect(game.decision).toMatchObject({ purpose: 'break-loop', player: 'A' })
    expect(game.answer(false).state.result).toEqual({ kind: 'drawn' })
    // Paying is doing something.
    const paying = doors('Toll Door')
    while (paying.decision === null) paying.passAll()
    expect(paying.answer(true).state.loop?.marks.at(-1)).toMatchObject({ by: 'A' })
  })

  const growing = (each: Effect, more: readonly CardDefinition[] = [], b: Omit<PositionPlayer, 'id'> = {}) => {
    const door = defineCard('Long Door', '{0}', 'Artifact', swings([{ do: 'tap', what: SELF }, each]))
    const game = mainPhase([...CARDS, door, ...more], {
      a: {
        hand: [{ id: 'push', name: 'Push' }],
        battlefield: [{ id: 'door', name: 'Long Door' }, ...more.map(({ name }) => name)],
      },
      b,
    }).resolve('A', 'push', ['door'])
    for (let round = 0; round < 12 && game.state.result === null && game.decision === null; round++) game.passAll()
    return game
  }

  it('104.4b: whatever changes for good makes no loop, where more of it can come to matter', () => {
    const losing = growing({ do: 'lose-life', who: { ref: 'you' }, amount: 1 })
    expect([losing.state.result, losing.player('A').life]).toEqual([null, 14])
    const counting = growing({ do: 'put-counters', on: SELF, counter: 'charge', amount: 1 })
    expect([counting.state.result, counting.object('door').counters]).toEqual([null, { charge: 6 }])
    const making = growing({ do: 'create-token', who: { ref: 'you' }, amount: 1, token: token('Moth', 1) })
    expect(making.state.result).toBeNull()
  })

  it('104.4b: a round that only gains life is one for ever, and the game a draw', () => {
    const game = growing(gainsLife(1))
    expect(game.state.result).toEqual({ kind: 'drawn' })
    expect(game.trail.slice(-2)).toEqual(['732.4', '104.4b'])
  })

  it('732.5: also then those who could do something are asked', () => {
    const game = growing(gainsLife(1), [], { battlefield: ['Alms Bowl'] })
    expect(game.decision).toMatchObject({ kind: 'yes-or-no', purpose: 'break-loop', player: 'B' })
    expect(game.answer(false).state.result).toEqual({ kind: 'drawn' })
  })

  it('104.4b: it is none where something asks how much life there is, or is not understood', () => {
    const life: Amount = { kind: 'life', of: { ref: 'you' } }
    const unread = {
      card: 'Strange Text',
      text: 'Something else.',
      span: [0, 15],
      reason: 'none',
      scope: 'spell',
    } as const
    const readers: readonly CardDefinition[] = [
      defineCard('Far Goal', '{0}', 'Enchantment', [
        triggered({ on: 'dies', what: CREATURE }, [{ do: 'gain-life', who: { ref: 'you' }, amount: life }]),
      ]),
      defineCard('Blood Bell', '{0}', 'Enchantment', [
        triggered({ on: 'dies', what: CREATURE }, [
          { do: 'unless-paid', who: { ref: 'you' }, cost: [{ kind: 'pay-life', amount: 1 }], effects: [gainsLife(1)] },
        ]),
      ]),
      { ...defineCard('Strange Text', '{0}', 'Enchantment', []), gaps: [unread] },
    ]
    for (const reader of readers) {
      const game = growing(gainsLife(1), [reader])
      expect([game.state.result, game.player('A').life], reader.name).toEqual([null, 26])
    }
  })

  it('104.4b: every place in the engine that reads a life total is one that the check knows of', () => {
    const folder = new URL('../../../src/engine/', import.meta.url)
    const reads = /(?:players\[[^\]]*\](?:!|\?)?|player|other|held)\.life\b/
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && reads.test(readFileSync(new URL(name, folder), 'utf8')))
      .toSorted()
    expect(found).toEqual([
      'costs/pay-cost.ts',
      'costs/payable.ts',
      'effects/exchange.ts',
      'effects/life.ts',
      'events/life.ts',
      'links/ask-choice.ts',
      'loops/game-print.ts',
      'position/write-player.ts',
      'refs/amount.ts',
      'refs/condition.ts',
      'replacement/enters.ts',
      'replacement/life-floor.ts',
      'settle/sba/players-lose.ts',
    ])
  })

  it('104.4b: state-based actions alone can make one', () => {
    const mote = { hand: [{ id: 'mote', name: 'Undead Mote' }] }
    const game = mainPhase(CARDS, { a: mote }).resolve('A', 'mote')
    expect(game.state.result).toEqual({ kind: 'drawn' })
  })

  it('104.4b: a game carried as a position comes back to where it was all the same, and a view tells nobody', () => {
    const cards = shelf([...CARDS, defineCard('Forest', '', 'Basic Land — Forest')])
    const game = doors('Swing Door')
    for (let passes = 0; game.state.result === null; passes++) {
      if (passes > 20) throw new Error('it goes on and on')
      const read = readPosition(JSON.parse(JSON.stringify(writePosition(game.state, cards))), cards)
      if (!read.ok) throw new Error(JSON.stringify(read.errors))
      game.state = read.value
      game.passAll()
    }
    expect(game.state.result).toEqual({ kind: 'drawn' })
  })
})
