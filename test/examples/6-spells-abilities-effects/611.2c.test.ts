import { describe, expect, it } from 'vitest'
import { mainPhase } from '../../engine/main-phase.ts'
import {
  activated,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  PLAYER,
  slot,
  spell,
} from '../../support/define-card.ts'

const CARDS = [
  defineCard('Truce', '{0}', 'Instant', [
    spell([], {
      do: 'shield',
      what: { ref: 'all', filter: CREATURE },
      replacement: { kind: 'prevent-damage', from: CREATURE },
      duration: 'end-of-turn',
    }),
  ]),
  defineCreature('Late Stinger', '{0}', 'Insect', '1/1', [activated([], [slot(PLAYER)], damages(2))]),
  defineCard('Waking Gear', '{3}', 'Artifact', [
    activated([], [], {
      do: 'continuous',
      what: { ref: 'self' },
      modifications: [
        { kind: 'types', types: ['creature'] },
        { kind: 'set-power-toughness', power: 2, toughness: 2 },
      ],
      duration: 'end-of-turn',
    }),
    activated([], [slot(PLAYER)], damages(1)),
  ]),
]

describe('611.2c: what an effect that changes no characteristics applies to', () => {
  it('611.2c example 2: prevention of damage by creatures covers one that comes later and one that becomes one', () => {
    const game = mainPhase(CARDS, {
      a: {
        hand: [
          { id: 'truce', name: 'Truce' },
          { id: 'stinger', name: 'Late Stinger' },
        ],
        battlefield: [{ id: 'gear', name: 'Waking Gear' }],
      },
    })
    game.resolve('A', 'truce').resolve('A', 'stinger')
    const use = (object: string, ability: number, ...targets: readonly string[][]) =>
      game.do({ kind: 'activate-ability', player: 'A', object, ability, targets }).passAll()
    use(game.find('Late Stinger'), 0, ['B'])
    expect(game.player('B').life).toBe(20)
    use('gear', 1, ['B'])
    expect(game.player('B').life).toBe(19)
    use('gear', 0)
    expect(game.traits('gear').types).toContain('creature')
    use('gear', 1, ['B'])
    expect(game.player('B').life).toBe(19)
  })
})
