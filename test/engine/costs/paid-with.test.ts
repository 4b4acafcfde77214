import { describe, expect, it } from 'vitest'
import type { Amount } from '../../../src/core/amount.ts'
import type { Cost } from '../../../src/core/cost.ts'
import { activated, CREATURE, defineCard, defineCreature, spell } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const VICTIM: Cost = [{ kind: 'sacrifice', what: CREATURE, count: 1, as: 'victim' }]
const POWER: Amount = { kind: 'characteristic', of: { ref: 'bound', name: 'victim' }, which: 'power' }
const CARDS = [
  defineCard('Altar', '{2}', 'Artifact', [
    activated(VICTIM, [], { do: 'gain-life', who: YOU, amount: POWER }),
    activated(VICTIM, [], { do: 'add-mana', who: YOU, mana: { kind: 'amount', type: 'C', amount: POWER } }),
    activated(VICTIM, [], {
      do: 'if',
      condition: {
        kind: 'matches',
        what: { ref: 'bound', name: 'victim' },
        filter: { subject: 'permanent', subtypes: ['Ox'] },
      },
      effects: [{ do: 'gain-life', who: YOU, amount: 1 }],
    }),
  ]),
  defineCard('Bargain', '{0}', 'Sorcery', [
    spell([], { do: 'pay', who: YOU, cost: VICTIM, effects: [{ do: 'gain-life', who: YOU, amount: POWER }] }),
  ]),
  defineCreature('Grey Ox', '{2}', 'Ox', '4/4'),
  defineCreature('Grey Cub', '{2}', 'Cat', '2/2'),
]
const board = () =>
  mainPhase(CARDS, {
    a: {
      hand: [{ id: 'bargain', name: 'Bargain' }],
      battlefield: ['Altar', 'Grey Ox', 'Grey Cub'].map((name) => ({ id: name.toLowerCase().replace(' ', '-'), name })),
    },
  })
const use = (ability: number, victim: string) =>
  ({ kind: 'activate-ability', player: 'A', object: 'altar', ability, costs: { sacrifice: [victim] } }) as const

describe('CR 608.2k, 608.2h: what a cost was paid with', () => {
  it('608.2k: an activated ability knows what was sacrificed for it, as it last was', () => {
    expect(board().do(use(0, 'grey-ox')).passAll().player('A').life).toBe(24)
    expect(board().do(use(0, 'grey-cub')).passAll().player('A').life).toBe(22)
  })

  it('608.2k: it knows what it was, too', () => {
    expect(board().do(use(2, 'grey-ox')).passAll().player('A').life).toBe(21)
    expect(board().do(use(2, 'grey-cub')).passAll().player('A').life).toBe(20)
  })

  it('608.2k: so does a mana ability, as it resolves at once', () => {
    expect(board().do(use(1, 'grey-cub')).player('A').mana).toHaveLength(2)
  })

  it('608.2k, 118.12: so does what follows from a payment while resolving', () => {
    const game = board().resolve('A', 'bargain').answer(true).answer(['grey-ox'])
    expect(game.player('A').life).toBe(24)
    expect(game.names('battlefield')).toEqual(['Altar', 'Grey Cub'])
  })
})
