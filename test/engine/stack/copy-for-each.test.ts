import { describe, expect, it } from 'vitest'
import type { Effect } from '../../../src/core/effect.ts'
import type { Filter } from '../../../src/core/filter.ts'
import {
  all,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  gainsLife,
  keyword,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const OX: Filter = { ...CREATURE, subtypes: ['Ox'] }
const fans: Effect = {
  do: 'copy-spell',
  what: target('copied'),
  who: { ref: 'you' },
  newTargets: false,
  eachOf: all({ ...CREATURE, controller: 'opponent' }),
}
const CARDS = [
  defineCreature('Ox', '{1}', 'Ox', '9/9'),
  defineCreature('Elk', '{1}', 'Elk', '9/9'),
  defineCreature('Shy Ox', '{1}', 'Ox', '9/9', [keyword('shroud')]),
  defineCard('Spark', '{0}', 'Instant', [spell([slot(CREATURE)], damages(3))]),
  defineCard('Ox Duel', '{0}', 'Instant', [
    spell([slot(CREATURE, 'first'), slot(OX, 'second')], damages(1, target('first')), damages(2, target('second'))),
  ]),
  defineCard('Balm', '{0}', 'Instant', [spell([], gainsLife(4))]),
  defineCard('Fan Out', '{0}', 'Instant', [spell([slot({ subject: 'spell' }, 'copied')], fans)]),
]
const board = () =>
  mainPhase(CARDS, {
    a: {
      hand: ['Spark', 'Ox Duel', 'Balm', 'Fan Out'].map((name) => ({ id: name, name })),
      battlefield: [{ id: 'mine', name: 'Ox' }],
    },
    b: {
      battlefield: [
        { id: 'ox', name: 'Ox' },
        { id: 'elk', name: 'Elk' },
        { id: 'shy', name: 'Shy Ox' },
      ],
    },
  })
const fanned = (name: string, ...targets: readonly string[][]) => {
  const game = board().cast('A', name, ...targets)
  return game.cast('A', 'Fan Out', [game.turn.stack.at(-1)!]).passAll()
}
const aims = (game: ReturnType<typeof board>) =>
  game.turn.stack.map((id) => game.object(id).onStack!.targets.flatMap(({ chosen }) => chosen))

describe('CR 707.10d: a copy for each that could be the target', () => {
  it('707.10d: one for each legal target, in the order of their controller’s choice', () => {
    const game = fanned('Spark', ['mine'])
    expect(game.decision).toMatchObject({ player: 'A', rule: '707.10d', options: ['ox', 'elk'], min: 1, max: 1 })
    game.answer(['elk'])
    expect(aims(game)).toEqual([['mine'], ['elk'], ['ox']])
    expect(game.names('stack')).toEqual(['Spark', 'Spark', 'Spark'])
  })

  it('707.10d: each of its targets is the same one, legal for each of them', () => {
    const game = fanned('Ox Duel', ['mine'], ['mine'])
    expect([game.decision, aims(game)]).toEqual([
      null,
      [
        ['mine', 'mine'],
        ['ox', 'ox'],
      ],
    ])
    expect(game.passAll().object('ox').damage).toBe(3)
  })

  it('707.10d: what has no target could target nothing', () => {
    expect(fanned('Balm').names('stack')).toEqual(['Balm'])
  })
})
