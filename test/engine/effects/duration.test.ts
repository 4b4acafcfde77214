import { describe, expect, it } from 'vitest'
import type { Duration } from '../../../src/core/duration.ts'
import type { PositionStackObject } from '../../../src/core/position.ts'
import {
  all,
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  enchant,
  gainsLife,
  OWN_CREATURE,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const ARTIFACT = { subject: 'permanent', types: ['artifact'] } as const
const grows = (duration: Duration) =>
  spell([slot(CREATURE)], { do: 'continuous', what: target(), modifications: [bigger(2)], duration })
const takes = (duration: Duration) =>
  triggered(
    { on: 'enters', what: 'self' },
    [
      {
        do: 'continuous',
        what: target(),
        modifications: [{ kind: 'control', player: { ref: 'you' } }],
        duration,
      },
    ],
    { targets: [slot(ARTIFACT)] },
  )
const CARDS = [
  defineCreature('Plain Ox', '{0}', 'Ox', '3/3'),
  defineCreature('Sly Thief', '{0}', 'Rogue', '2/2', [takes('while-you-control-source')]),
  defineCard('Old Cup', '{0}', 'Artifact'),
  defineCard('For Good', '{0}', 'Sorcery', [grows('indefinite')]),
  defineCard('For Now', '{0}', 'Sorcery', [grows('end-of-turn')]),
  defineCard('Head Count', '{0}', 'Sorcery', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [bigger({ kind: 'count', filter: OWN_CREATURE } as never)],
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Undoing', '{0}', 'Sorcery', [
    spell(
      [slot(CREATURE)],
      { do: 'destroy', what: target() },
      {
        do: 'gain-life',
        who: { ref: 'you' },
        amount: { kind: 'greatest', filter: OWN_CREATURE, which: 'power' },
      },
    ),
  ]),
  defineCard('Borrowed Might', '{0}', 'Enchantment — Aura', [
    enchant(CREATURE),
    continuous(OWN_CREATURE, {
      kind: 'modify-power-toughness',
      power: { kind: 'characteristic', of: { ref: 'attached' }, which: 'power' },
      toughness: 0,
    }),
  ]),
  defineCard('Muster', '{0}', 'Sorcery', [
    spell([], {
      do: 'continuous',
      what: all(OWN_CREATURE),
      modifications: [bigger(1)],
      duration: 'end-of-turn',
    }),
  ]),
  defineCreature('Late Cub', '{0}', 'Bear', '1/1'),
  defineCard('Thanks', '{0}', 'Sorcery', [spell([], gainsLife(1))]),
]
const ox = { id: 'ox', name: 'Plain Ox' }

describe('CR 611.2a: how long an effect lasts', () => {
  it('as long as it says, and to the end of the game if it says nothing', () => {
    const game = mainPhase(CARDS, {
      a: {
        battlefield: [ox],
        hand: [
          { id: 'good', name: 'For Good' },
          { id: 'now', name: 'For Now' },
        ],
      },
    })
    game.resolve('A', 'good', ['ox']).resolve('A', 'now', ['ox'])
    expect(game.size('ox')).toBe('7/7')
    game.passTo('end').passTo('upkeep')
    expect(game.turn.active).toEqual(['B'])
    expect(game.size('ox')).toBe('5/5')
    game.passTo('end').passTo('upkeep')
    expect(game.size('ox')).toBe('5/5')
  })
})

describe('CR 611.2b: as long as something is so', () => {
  const cup = { id: 'cup', name: 'Old Cup' }
  const trigger: PositionStackObject = {
    id: 'theft',
    kind: 'triggered',
    controller: 'A',
    source: 'thief',
    ability: CARDS[1]!.abilities[0]!,
    targets: [['cup']],
  }
  const taking = (holder: 'a' | 'b') => {
    const thief = { id: 'thief', name: 'Sly Thief' }
    return mainPhase(CARDS, {
      a: { battlefield: holder === 'a' ? [thief] : [] },
      b: { battlefield: [cup, ...(holder === 'b' ? [thief] : [])] },
      more: { stack: [trigger] },
    }).passAll()
  }

  it('it begins while that is so', () => {
    expect(taking('a').traits('cup').controller).toBe('A')
  })

  it('it does nothing at all if it was over before it could begin', () => {
    const game = taking('b')
    expect(game.traits('cup').controller).toBe('B')
    expect(game.state.effects).toEqual([])
    expect(game.events.some(({ kind }) => kind === 'effect-began')).toBe(false)
  })
})

it('CR 611.2d: a number in such an effect is worked out once, as it begins', () => {
  const game = mainPhase(CARDS, {
    a: {
      battlefield: [ox],
      hand: [
        { id: 'count', name: 'Head Count' },
        { id: 'cub', name: 'Late Cub' },
      ],
    },
  })
  game.resolve('A', 'count', ['ox'])
  expect(game.size('ox')).toBe('4/4')
  game.resolve('A', 'cub')
  expect(game.size('ox')).toBe('4/4')
})

it('CR 604.7: a static ability does not look back at something gone', () => {
  const game = mainPhase(CARDS, {
    a: {
      life: 20,
      battlefield: [
        { id: 'big', name: 'Plain Ox', counters: { '+1/+1': 4 } },
        ox,
        { id: 'aura', name: 'Borrowed Might', attachedTo: 'big' },
      ],
      hand: [{ id: 'undoing', name: 'Undoing' }],
    },
  })
  game.resolve('A', 'undoing', ['big'])
  expect(game.player('A').life).toBe(23)
})

it('CR 611.2c, 613.7b: creatures that come later are not in it, and it is as old as its beginning', () => {
  const game = mainPhase(CARDS, {
    a: {
      battlefield: [ox],
      hand: [
        { id: 'muster', name: 'Muster' },
        { id: 'cub', name: 'Late Cub' },
      ],
    },
  })
  game.resolve('A', 'muster').resolve('A', 'cub')
  expect([game.size('ox'), game.size(game.find('Late Cub'))]).toEqual(['4/4', '1/1'])
  const [began] = game.state.effects
  expect(began!.timestamp).toBeGreaterThan(game.object('ox').timestamp)
  expect(began!.timestamp).toBeLessThan(game.object(game.find('Late Cub')).timestamp)
})
