import { describe, expect, it } from 'vitest'
import type { PositionEntry } from '../../../src/core/position.ts'
import { defineCard, slot, spell, target } from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { inCombat } from './in-combat.ts'

const ox = { id: 'ox', name: 'Plain Ox' }
const pup = { id: 'pup', name: 'Small Pup' }
const ida = { id: 'ida', name: 'Ida, Path Warden' }
const removing = (type: 'battle' | 'planeswalker') => [
  spell([slot({ subject: 'permanent' })], {
    do: 'continuous',
    what: target(),
    modifications: [{ kind: 'remove-types', types: [type] }],
    duration: 'end-of-turn',
  }),
]
const CARDS = [
  defineCard('Far Siege', '{3}', 'Battle — Siege'),
  defineCard('Siege Mind', '{3}', 'Battle Planeswalker — Siege', [], { size: '5' }),
  defineCard('Path Mind', '{3}', 'Battle Planeswalker', [], { size: '5' }),
  defineCard('Lift Siege', '{0}', 'Instant', removing('battle')),
  defineCard('Forget Path', '{0}', 'Instant', removing('planeswalker')),
]
const siege = (protector?: string): PositionEntry => ({
  id: 'siege',
  name: 'Far Siege',
  counters: { defense: 5 },
  ...(protector === undefined ? {} : { chosen: { protector } }),
})
const mind = (protector: string, name = 'Siege Mind'): PositionEntry => ({
  id: 'mind',
  name,
  counters: { defense: 5, loyalty: 5 },
  chosen: { protector },
})
const hand = [
  { id: 'lift', name: 'Lift Siege' },
  { id: 'forget', name: 'Forget Path' },
]
const three = (a: readonly PositionEntry[], b: readonly PositionEntry[] = [], c: readonly PositionEntry[] = []): Game =>
  inCombat(
    'declare-attackers',
    {},
    {},
    {
      rules: { variant: 'free-for-all' },
      players: [
        { id: 'A', battlefield: a, hand, library: 5 },
        { id: 'B', battlefield: b, library: 5 },
        { id: 'C', battlefield: c, library: 5 },
      ],
    },
    CARDS,
  )

describe('CR 506.2, 506.3, 508.1b: battles are attacked', () => {
  it('one’s own, if an opponent protects it, and its defense goes', () => {
    const game = three([ox, siege('B')])
      .attack(['ox', 'siege'])
      .passTo('combat-damage')
    expect(game.object('siege').counters).toEqual({ defense: 2 })
    expect(game.player('B').life).toBe(20)
  })

  it('not one that the attacking player protects, nor by its protector', () => {
    const game = three([ox], [siege('A')])
    expect(game.refusal(game.attackWith(['ox', 'siege']))).toEqual(['attack.cannot-attack-that 508.1b'])
    expect(game.attack(['ox', 'B']).turn.combat!.attackers).toHaveLength(1)
  })

  it('of one that names no protector nothing is judged', () => {
    const game = three([ox, siege()])
    expect(game.refusal(game.attackWith(['ox', 'siege']))).toEqual(['unsupported'])
  })

  it.each(['Forest', 'Plain Ox'])('506.3: nothing else is attacked: %s', (name) => {
    const game = three([ox], [{ id: 'it', name }])
    expect(game.refusal(game.attackWith(['ox', 'it']))).toEqual(['attack.cannot-attack-that 508.1b'])
  })

  it('508.5, 509.1a: its protector is the defending player, and blocks', () => {
    const game = three([ox, siege('B')], [{ id: 'wall', name: 'Gate Wall' }], [pup])
      .attack(['ox', 'siege'])
      .passAll()
    expect(game.decision).toMatchObject({ kind: 'declare-blockers', player: 'B' })
    game.block({ wall: 'ox' })
    expect(game.turn.combat!.blocked).toEqual(['ox'])
  })
})

describe('CR 506.4e: what is attacked and is both a planeswalker and a battle', () => {
  const attackers = (game: Game) => game.turn.combat!.attackers

  it('stays attacked while it is either, if its protector controls it', () => {
    // A battle without battle types is its controller’s to protect (310.8a).
    const game = three([ox], [mind('B', 'Path Mind')])
      .attack(['ox', 'mind'])
      .resolve('A', 'lift', ['mind'])
    expect(attackers(game)).toEqual([{ attacker: 'ox', defender: 'mind' }])
    game.resolve('A', 'forget', ['mind'])
    expect(attackers(game)).toEqual([{ attacker: 'ox', defender: 'mind', left: 'B' }])
  })

  it('is removed when it stops being a battle and its protector does not control it', () => {
    const game = three([ox], [], [mind('B')])
      .attack(['ox', 'mind'])
      .resolve('A', 'lift', ['mind'])
    expect(attackers(game)).toEqual([{ attacker: 'ox', defender: 'mind', left: 'B' }])
  })

  it('stays when it stops being a planeswalker', () => {
    const game = three([ox], [], [mind('B')])
      .attack(['ox', 'mind'])
      .resolve('A', 'forget', ['mind'])
    expect(attackers(game)).toEqual([{ attacker: 'ox', defender: 'mind' }])
  })
})

describe('CR 506.2a, 507.1: one opponent is chosen to defend', () => {
  const begun = () =>
    inCombat(
      'precombat-main',
      {},
      {},
      {
        rules: { variant: 'free-for-all', options: { attackOnePlayer: true } },
        players: [
          { id: 'A', battlefield: [ox], library: 5 },
          { id: 'B', battlefield: [ida], library: 5 },
          { id: 'C', library: 5 },
        ],
      },
    ).passAll()

  it('as combat begins, by the active player, who alone can then be attacked', () => {
    const game = begun()
    expect(game.turn.step).toBe('beginning-of-combat')
    expect(game.decision).toMatchObject({ kind: 'choose-player', player: 'A', rule: '507.1', options: ['B', 'C'] })
    game.answer('C')
    expect(game.turn).toMatchObject({ step: 'beginning-of-combat', priority: 'A' })
    game.passAll()
    expect(game.decision).toMatchObject({ options: [{ attacker: 'ox', defenders: ['C'] }] })
    expect(game.refusal(game.attackWith(['ox', 'B']))).toEqual(['attack.cannot-attack-that 508.1b'])
    expect(game.refusal(game.attackWith(['ox', 'ida']))).toEqual(['attack.cannot-attack-that 508.1b'])
    expect(game.attack('ox').turn.combat!.attackers).toEqual([{ attacker: 'ox', defender: 'C' }])
  })

  it('is written into the position', () => {
    expect(JSON.parse(begun().answer('B').written()).turn.combat.defending).toBe('B')
  })

  it('asks nothing where all opponents defend, or there is one', () => {
    const all = inCombat(
      'precombat-main',
      {},
      {},
      { rules: { variant: 'free-for-all' }, players: [{ id: 'A', battlefield: [ox] }, { id: 'B' }, { id: 'C' }] },
    ).passAll()
    expect(all.decision).toBeNull()
    const two = inCombat('precombat-main', { battlefield: [ox] }, {}, { rules: { options: { attackOnePlayer: true } } })
    expect(two.passAll().decision).toBeNull()
  })

  it('508.7d: also for what is attacked anew', () => {
    const mislead = defineCard('Mislead', '{0}', 'Instant', [
      spell([slot({ subject: 'permanent' })], { do: 'reselect-attack', what: target(), who: { ref: 'you' } }),
    ])
    const game = inCombat(
      'precombat-main',
      {},
      {},
      {
        rules: { variant: 'free-for-all', options: { attackOnePlayer: true } },
        players: [
          { id: 'A', battlefield: [ox], hand: [{ id: 'mislead', name: 'Mislead' }], library: 5 },
          { id: 'B', battlefield: [ida], library: 5 },
          { id: 'C', library: 5 },
        ],
      },
      [mislead],
    )
    game.passAll().answer('B').passAll().attack(['ox', 'B']).cast('A', 'mislead', ['ox']).passAll()
    expect(game.decision).toMatchObject({ options: ['B', 'ida'] })
  })
})
