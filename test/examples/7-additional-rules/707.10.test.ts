import { describe, expect, it } from 'vitest'
import type { CopyExceptions } from '../../../src/core/copy.ts'
import type { Effect } from '../../../src/core/effect.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import {
  ANY_TARGET,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'

const YOU = { ref: 'you' } as const
const copies = (name: string, except?: CopyExceptions) =>
  defineCard(name, '{0}', 'Instant', [
    spell([slot({ subject: 'spell' })], {
      do: 'copy-spell',
      what: target(),
      who: YOU,
      newTargets: true,
      ...(except === undefined ? {} : { except }),
    }),
  ])
const gainsIfSpent = (what: 'G' | 'W'): Effect => ({
  do: 'if',
  condition: { kind: 'compare', left: { kind: 'mana-spent', what }, op: '>=', right: 1 },
  effects: [{ do: 'gain-life', who: YOU, amount: { kind: 'x' } }],
})
const CARDS = [
  copies('Red Fork', { colors: ['R'] }),
  copies('Plain Fork'),
  defineCard('Green Trinket', '{G}', 'Instant', [
    {
      kind: 'spell',
      body: {
        kind: 'modal',
        min: 1,
        max: 1,
        modes: [
          { targets: [slot(CREATURE)], effects: [{ do: 'tap', what: target() }] },
          { targets: [slot(CREATURE)], effects: [{ do: 'destroy', what: target() }] },
        ],
      },
    },
  ]),
  defineCard('Hurl', '{0}', 'Instant', [
    fixedRule({
      kind: 'additional-cost',
      cost: [{ kind: 'sacrifice', what: CREATURE, count: 1, as: 'hurled' }],
    }),
    spell(
      [slot(ANY_TARGET)],
      damages({ kind: 'characteristic', of: { ref: 'bound', name: 'hurled' }, which: 'power' }),
    ),
  ]),
  defineCard('Warm Dawn', '{X}{G/W}', 'Sorcery', [spell([], gainsIfSpent('G'), gainsIfSpent('W'))]),
  defineCreature('Grey Ox', '{2}', 'Ox', '4/4'),
  defineCreature('Grey Cub', '{2}', 'Cat', '2/2'),
]

describe('707.10: a copy of a spell', () => {
  it('707.10 example 1: it is as the effect says, has the same mode, and other targets only where they may be chosen', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: [
          { id: 'trinket', name: 'Green Trinket' },
          { id: 'fork', name: 'Red Fork' },
        ],
        mana: '{G}',
      },
      b: {
        battlefield: [
          { id: 'ox', name: 'Grey Ox' },
          { id: 'cub', name: 'Grey Cub' },
        ],
      },
    })
    game.do({ kind: 'cast-spell', player: 'A', object: 'trinket', modes: [1], targets: [['ox']] })
    const original = game.turn.stack[0]!
    game.resolve('A', 'fork', [original])
    expect(game.decision).toMatchObject({ kind: 'choose-targets', player: 'A', options: ['ox', 'cub'] })
    game.answer(['cub'])
    const copy = game.turn.stack[1]!
    expect([game.traits(original).colors, game.traits(copy).colors]).toEqual([['G'], ['R']])
    expect(game.object(copy).onStack).toMatchObject({ modes: [1], targets: [{ chosen: ['cub'] }] })
    game.passAll()
    expect(game.names('graveyard', 'B')).toEqual(['Grey Cub'])
  })

  it('707.10 example 2: it deals damage by the creature that was sacrificed for the original', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: [
          { id: 'hurl', name: 'Hurl' },
          { id: 'fork', name: 'Plain Fork' },
        ],
        battlefield: [{ id: 'ox', name: 'Grey Ox' }, 'Grey Cub'],
      },
    })
    game.do({ kind: 'cast-spell', player: 'A', object: 'hurl', targets: [['B']], costs: { sacrifice: ['ox'] } })
    game.resolve('A', 'fork', [game.turn.stack[0]!]).answer(['B']).passAll()
    expect(game.player('B').life).toBe(16)
    expect(game.names('battlefield')).toEqual(['Grey Cub'])
    expect(game.passAll().player('B').life).toBe(12)
  })

  it('707.10 example 3: no mana was spent on it, whatever was spent on the original', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: [
          { id: 'dawn', name: 'Warm Dawn' },
          { id: 'fork', name: 'Plain Fork' },
        ],
        mana: '{G}{W}{W}{G}',
      },
    })
    game.do({ kind: 'cast-spell', player: 'A', object: 'dawn', x: 3 })
    game.resolve('A', 'fork', [game.turn.stack[0]!])
    expect(game.names('stack')).toEqual(['Warm Dawn', 'Warm Dawn'])
    expect(game.passAll().player('A').life).toBe(20)
    expect(game.passAll().player('A').life).toBe(26)
  })
})
