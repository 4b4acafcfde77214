import { describe, expect, it } from 'vitest'
import type { Body } from '../../../src/core/ability.ts'
import { CREATURE, defineCard, defineCreature, gainsLife, slot, target } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const modal = (more: Partial<Extract<Body, { kind: 'modal' }>> = {}) => ({
  kind: 'spell' as const,
  body: {
    kind: 'modal' as const,
    min: 1,
    max: 1,
    modes: [
      { targets: [slot(CREATURE, 'hurt')], effects: [{ do: 'destroy', what: target('hurt') } as const] },
      { targets: [], effects: [gainsLife(4)] },
      { targets: [slot(CREATURE, 'lock')], effects: [{ do: 'tap', what: target('lock') } as const] },
    ],
    ...more,
  },
})
const CARDS = [
  defineCard('One Road', '{0}', 'Instant', [modal()]),
  defineCard('Two Roads', '{0}', 'Instant', [modal({ min: 2, max: 2 })]),
  defineCard('Same Road', '{0}', 'Instant', [modal({ min: 2, max: 2, repeat: true })]),
  defineCreature('Ox', '{2}{G}', 'Ox', '3/3'),
]
const hand = ['One Road', 'Two Roads', 'Same Road'].map((name) => ({ id: name.split(' ')[0]!.toLowerCase(), name }))
const oxen = [
  { id: 'ox-1', name: 'Ox' },
  { id: 'ox-2', name: 'Ox' },
]
const game = (battlefield: readonly { id: string; name: string }[] = oxen) =>
  mainPhase(CARDS, { a: { hand, battlefield } })
const cast = (object: string, modes?: readonly number[], ...targets: readonly (readonly string[])[]) =>
  ({ kind: 'cast-spell', player: 'A', object, targets, ...(modes === undefined ? {} : { modes }) }) as const

describe('CR 700.2, 601.2b: modes', () => {
  it.each([
    ['one', [1], [], ['legal']],
    ['one', [0], [['ox-1']], ['legal']],
    ['one', [3], [], ['mode.unknown 700.2 601.2b']],
    ['one', [0, 1], [['ox-1']], ['mode.count 700.2a 601.2b']],
    ['one', [], [], ['mode.count 700.2a 601.2b']],
    ['two', [0, 0], [['ox-1'], ['ox-2']], ['mode.repeated 700.2d']],
    ['same', [0, 0], [['ox-1'], ['ox-1']], ['legal']],
    ['one', [1], [['ox-1']], ['target.slots 601.2c']],
  ] as const)('%s with modes %j at %j: %j', (object, modes, targets, expected) => {
    expect(game().refusal(cast(object, modes, ...targets))).toEqual(expected)
  })

  it('a mode without a legal target can’t be chosen (700.2a) and is not offered', () => {
    const empty = game([])
    expect(empty.refusal(cast('one', [0]))).toEqual(['target.none-available 700.2a 115.1'])
    expect(empty.do(cast('one')).object('one.2').onStack?.modes).toEqual([1])
    expect(game().judge(cast('one'))).toMatchObject({
      decision: { kind: 'choose-modes', key: 'modes:one', options: [0, 1, 2], min: 1, max: 1, repeat: false },
    })
  })

  it('happens in printed order, whatever order it is chosen in (608.2c)', () => {
    const done = game().do(cast('two', [2, 0], ['ox-1'], ['ox-2']))
    expect(done.object('two.2').onStack).toMatchObject({
      modes: [0, 2],
      targets: [
        { slot: 'hurt', mode: 0, chosen: ['ox-2'] },
        { slot: 'lock', mode: 1, chosen: ['ox-1'] },
      ],
    })
  })
})
