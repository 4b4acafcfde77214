import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import { CREATURE, damages, defineCard, defineCreature, keyword, slot, spell } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS: readonly CardDefinition[] = [
  defineCard('Lamp', '{1}', 'Artifact', [
    {
      kind: 'static',
      effects: [
        {
          kind: 'permission',
          may: {
            act: 'be-targeted',
            who: { ...CREATURE, controller: 'opponent' },
            by: { anyOf: [{ subject: 'spell' }, { subject: 'ability' }], controller: 'you' },
          },
          asThough: 'no-hexproof',
        },
      ],
    },
  ]),
  defineCard('Sting', '{R}', 'Instant', [spell([slot(CREATURE)], damages(1))]),
  defineCreature('Veiled', '{G}', 'Elf', '2/2', [keyword('hexproof')]),
  defineCreature('Half Veiled', '{G}', 'Elf', '2/2', [
    { kind: 'keyword', keyword: 'hexproof from', from: [{ kind: 'color', color: 'R' }] },
  ]),
  defineCreature('Shrouded', '{G}', 'Elf', '2/2', [keyword('shroud')]),
]
const board = (...own: readonly string[]) =>
  mainPhase(CARDS, {
    a: {
      hand: [{ id: 'sting', name: 'Sting' }],
      battlefield: [...own.map((name) => ({ id: `a-${name}`, name })), { id: 'a-peak', name: 'Mountain' }],
    },
    b: {
      hand: [{ id: 'b-sting', name: 'Sting' }],
      battlefield: ['Veiled', 'Half Veiled', 'Shrouded', 'Mountain'].map((name) => ({ id: name, name })),
    },
  })
const at = (target: string) => ({ kind: 'cast-spell', player: 'A', object: 'sting', targets: [[target]] }) as const

describe('CR 702.11e: targets as though they did not have hexproof', () => {
  it('702.11e: with the permission hexproof and hexproof from something keep nobody off', () => {
    expect([board().refusal(at('Veiled')), board().refusal(at('Half Veiled'))]).toEqual([
      ['target.hexproof 702.11b 601.2c'],
      ['target.hexproof-from 702.11d 601.2c'],
    ])
    expect([board('Lamp').refusal(at('Veiled')), board('Lamp').refusal(at('Half Veiled'))]).toEqual([
      ['legal'],
      ['legal'],
    ])
    expect(board('Lamp').resolve('A', 'sting', ['Veiled']).object('Veiled').damage).toBe(1)
  })

  it('609.4: it goes for nothing else: shroud stands, and so does hexproof against others', () => {
    expect(board('Lamp').refusal(at('Shrouded'))).toEqual(['target.shroud 702.18a 601.2c'])
    const one = board('Lamp', 'Veiled').pass()
    expect(one.refusal({ ...at('a-Veiled'), player: 'B', object: 'b-sting' })).toEqual([
      'target.hexproof 702.11b 601.2c',
    ])
  })
})
