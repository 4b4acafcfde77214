import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import {
  bigger,
  continuous,
  defineCard,
  defineCreature,
  gainsLife,
  OWN_CREATURE,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const ANTHEM = continuous(OWN_CREATURE, bigger(2))
const DAWN = triggered({ on: 'step-begins', step: 'end', whose: 'you' }, [gainsLife(4)])
const ask = (amount: number, ...abilities: readonly Ability[]): Ability => ({
  kind: 'activated',
  cost: [{ kind: 'loyalty', amount }],
  timing: 'sorcery',
  body: { kind: 'simple', targets: [], effects: [{ do: 'create-emblem', who: { ref: 'you' }, abilities }] },
})
const CARDS = [
  defineCard('Ida, Path Warden', '{3}', 'Legendary Planeswalker — Ida', [ask(-6, ANTHEM, DAWN)], { size: '6' }),
  defineCreature('Plain Ox', '{2}', 'Ox', '2/2'),
]
const setting = () =>
  mainPhase(CARDS, {
    a: {
      battlefield: [
        { id: 'ida', name: 'Ida, Path Warden' },
        { id: 'ox', name: 'Plain Ox' },
      ],
    },
    b: { battlefield: [{ id: 'theirs', name: 'Plain Ox' }] },
  })
const ultimate = { kind: 'activate-ability', player: 'A', object: 'ida' } as const

describe('114: emblems', () => {
  it('114.1, 114.2, 109.4c: one is put into the command zone, owned and controlled by who gets it', () => {
    const game = setting().do(ultimate).passAll()
    const [id] = game.state.command
    expect(game.object(id!)).toMatchObject({ owner: 'A', controller: 'A', zone: 'command' })
    expect(game.events).toContainEqual({ kind: 'emblem-created', object: id, player: 'A' })
    expect(game.names('battlefield', 'A')).toEqual(['Plain Ox'])
  })

  it('113.6p, 114.4: its static and its triggered abilities function there', () => {
    const game = setting().do(ultimate).passAll()
    expect([game.size('ox'), game.size('theirs')]).toEqual(['4/4', '2/2'])
    game.passTo('end')
    expect(game.turn.stack).toHaveLength(1)
    expect(game.passAll().player('A').life).toBe(24)
  })

  it('114.3: it has no characteristics but its abilities', () => {
    const game = setting().do(ultimate).passAll()
    const { name, types, colors, manaCost } = game.traits(game.state.command[0]!)
    expect({ name, types, colors, manaCost }).toEqual({ name: '', types: [], colors: [], manaCost: null })
  })

  it('114.2: a position holds it', () => {
    const game = setting().do(ultimate).passAll()
    expect(JSON.parse(game.written()).players[0].command).toEqual([expect.objectContaining({ emblem: [ANTHEM, DAWN] })])
    const again = mainPhase(CARDS, {
      a: { command: [{ id: 'emblem', emblem: [ANTHEM] }], battlefield: [{ id: 'ox', name: 'Plain Ox' }] },
    })
    expect(again.size('ox')).toBe('4/4')
  })

  it('104.5: it leaves with its owner', () => {
    const game = mainPhase(CARDS, {
      more: {
        rules: { variant: 'free-for-all' },
        players: [
          { id: 'A', library: 5 },
          { id: 'B', library: 5, command: [{ id: 'emblem', emblem: [ANTHEM] }] },
          { id: 'C', library: 5 },
        ],
      },
    })
    expect(game.do({ kind: 'concede', player: 'B' }).state.command).toEqual([])
  })
})
