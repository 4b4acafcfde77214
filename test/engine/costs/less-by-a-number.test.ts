import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { Amount } from '../../../src/core/amount.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import { CREATURE, defineCard, defineCreature } from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const lessBy = (perEach: Amount): Ability => ({
  kind: 'static',
  effects: [
    {
      kind: 'cost-change',
      what: { subject: 'spell', is: { ref: 'self' } },
      who: 'you',
      less: [{ kind: 'mana', mana: ['1'] }],
      perEach,
    },
  ],
})
const CARDS: readonly CardDefinition[] = [
  defineCreature('Herd Terror', '{10}{G}{G}', 'Beast', '9/9', [
    lessBy({ kind: 'total', filter: { ...CREATURE, controller: 'you' }, which: 'power' }),
  ]),
  defineCard('Scrap Idol', '{11}', 'Artifact', [
    lessBy({
      kind: 'total',
      filter: { subject: 'permanent', types: ['artifact'], notTypes: ['creature'], controller: 'you' },
      which: 'mana-value',
    }),
  ]),
  defineCreature('Ox', '{3}{G}', 'Ox', '4/4'),
  defineCreature('Shrunk', '{G}', 'Plant', '-3/4'),
  defineCreature('Titan', '{9}', 'Giant', '2000000000/4'),
  defineCard('Anvil', '{5}', 'Artifact'),
]
const there = (...names: readonly string[]) => names.map((name, i) => ({ id: `${name.toLowerCase()}-x${i}`, name }))
const game = (hand: string, forests: number, ...names: readonly string[]) =>
  mainPhase(CARDS, {
    a: {
      hand: [{ id: 'it', name: hand }],
      battlefield: [...lands(...Array.from({ length: forests }, () => 'Forest')), ...there(...names)],
    },
    b: { battlefield: there('Ox', 'Anvil').map((one) => ({ ...one, id: `b-${one.id}` })) },
  })
const cast = { kind: 'cast-spell', player: 'A', object: 'it' } as const

describe('CR 601.2f: a cost that is less by a number', () => {
  it('601.2f: by the total power of one’s own creatures, and not by one more', () => {
    expect(game('Herd Terror', 4, 'Ox', 'Ox').judge(cast).verdict).toBe('legal')
    expect(game('Herd Terror', 3, 'Ox', 'Ox').judge(cast).verdict).toBe('illegal')
  })

  it('601.2f, 107.1b: what is below zero takes from the sum, and a sum below zero changes nothing', () => {
    expect(game('Herd Terror', 7, 'Ox', 'Ox', 'Shrunk').judge(cast).verdict).toBe('legal')
    expect(game('Herd Terror', 6, 'Ox', 'Ox', 'Shrunk').judge(cast).verdict).toBe('illegal')
    expect(game('Herd Terror', 12, 'Shrunk').judge(cast).verdict).toBe('legal')
    expect(game('Herd Terror', 11, 'Shrunk').judge(cast).verdict).toBe('illegal')
  })

  it('601.2f: only generic mana, however great the number is', () => {
    expect(game('Herd Terror', 2, 'Titan').judge(cast).verdict).toBe('legal')
    expect(game('Herd Terror', 1, 'Titan').judge(cast).verdict).toBe('illegal')
  })

  it('601.2f: by the total mana value of artifacts, to nothing at the least', () => {
    expect(game('Scrap Idol', 1, 'Anvil', 'Anvil').judge(cast).verdict).toBe('legal')
    expect(game('Scrap Idol', 0, 'Anvil', 'Anvil').judge(cast).verdict).toBe('illegal')
    expect(game('Scrap Idol', 0, 'Anvil', 'Anvil', 'Anvil').judge(cast).verdict).toBe('legal')
  })
})
