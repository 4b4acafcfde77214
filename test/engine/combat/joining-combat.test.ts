import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import type { PositionEntry } from '../../../src/core/position.ts'
import { CREATURE, defineCard, OWN_CREATURE, PLAYER, slot, spell, target, token } from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { inCombat } from './in-combat.ts'
import { drum } from './watchers.ts'

const ox = { id: 'ox', name: 'Plain Ox' }
const pup = { id: 'pup', name: 'Small Pup' }
const ida = { id: 'ida', name: 'Ida, Path Warden' }
const call = (name: string, effect: Effect, ...targets: Parameters<typeof spell>[0]): CardDefinition =>
  defineCard(name, '{0}', 'Instant', [spell(targets, effect)])

const RAISE: Effect = {
  do: 'move',
  what: { ref: 'all', filter: { zones: ['graveyard'], owner: 'you' } },
  to: 'battlefield',
  under: { ref: 'you' },
  attacking: true,
}
const raise = call('Raise Up', RAISE)
const raiders = call('Ambush Call', {
  do: 'create-token',
  who: { ref: 'you' },
  amount: 1,
  token: token('Raider', 1),
  attacking: true,
})
const raidOn = call(
  'Raid Order',
  { do: 'create-token', who: { ref: 'you' }, amount: 1, token: token('Raider', 1), attacking: target() },
  slot({ anyOf: [{ subject: 'permanent' }, PLAYER] }),
)
const guards = call('Guard Call', {
  do: 'create-token',
  who: { ref: 'you' },
  amount: 1,
  token: token('Guard', 1),
  blocking: true,
})
const guardOn = call(
  'Guard Order',
  { do: 'create-token', who: { ref: 'you' }, amount: 1, token: token('Guard', 1), blocking: target() },
  slot(CREATURE),
)
const rush = call('Rush In', { do: 'join-attack', what: target() }, slot(CREATURE))
const rushAt = call(
  'Rush At',
  { do: 'join-attack', what: { ref: 'all', filter: { ...OWN_CREATURE, subtypes: ['Dog'] } }, defender: target() },
  slot({ anyOf: [{ subject: 'permanent' }, PLAYER] }),
)
const CARDS = [raise, raiders, raidOn, guards, guardOn, rush, rushAt]

type Side = { readonly battlefield?: readonly PositionEntry[]; readonly graveyard?: readonly PositionEntry[] }
const hand = CARDS.map(({ name }, i) => ({ id: `card${i}`, name }))
const card = (name: string): string => `card${CARDS.findIndex((one) => one.name === name)}`

/** A attacks with an Ox; both players hold all tricks. */
const attacked = (a: Side = {}, b: Side = {}, more: readonly CardDefinition[] = []): Game =>
  inCombat(
    'declare-attackers',
    { ...a, battlefield: [ox, ...(a.battlefield ?? [])], hand },
    { ...b, hand: hand.map((one) => ({ ...one, id: `b-${one.id}` })) },
    {},
    [...CARDS, ...more],
  ).attack(['ox', 'B'])
const doing = (game: Game, name: string, ...targets: readonly string[][]): Game =>
  game.resolve('A', card(name), ...targets)
const byB = (game: Game, name: string, ...targets: readonly string[][]): Game =>
  game.pass().resolve('B', `b-${card(name)}`, ...targets)
const raider = (game: Game): string => game.find('Raider Token')

describe('CR 508.4: put onto the battlefield attacking', () => {
  it('attacks the only thing there is to attack, and deals its damage', () => {
    const game = doing(attacked(), 'Ambush Call')
    expect(game.turn.combat!.attackers).toContainEqual({ attacker: raider(game), defender: 'B' })
    game.passTo('combat-damage')
    expect(game.player('B').life).toBe(16)
  })

  it('its controller chooses among players, planeswalkers and battles', () => {
    const game = attacked({}, { battlefield: [ida] })
    game.cast('A', card('Ambush Call')).passAll()
    expect(game.decision).toMatchObject({ kind: 'choose-objects', player: 'A', rule: '508.4', options: ['B', 'ida'] })
    game.answer(['ida'])
    expect(game.turn.combat!.attackers).toContainEqual({ attacker: raider(game), defender: 'ida' })
  })

  it('a card put there attacks, though it is untapped, and never attacked', () => {
    const game = doing(attacked({ graveyard: [{ id: 'imp', name: 'Dark Imp' }] }), 'Raise Up')
    const imp = game.find('Dark Imp')
    expect(game.turn.combat!.attackers.map(({ attacker }) => attacker)).toEqual(['ox', imp])
    expect(game.state.history.attacked).toEqual(['ox'])
  })

  it('508.3a–b, 508.3d: no ability that watches attacking hears it', () => {
    const heard = [
      drum({ on: 'attacks', what: CREATURE }, 'Drum One'),
      drum({ on: 'you-attack' }, 'Drum Two'),
      drum({ on: 'is-attacked', what: PLAYER }, 'Drum Three'),
      drum({ on: 'player-attacks', who: 'any', whom: 'any' }, 'Drum Four'),
    ]
    const game = inCombat('declare-attackers', { battlefield: [ox, ...heard.map(({ name }) => name)], hand }, {}, {}, [
      ...CARDS,
      ...heard,
    ]).attack()
    doing(game, 'Ambush Call')
    expect(game.turn.combat!.attackers).toHaveLength(1)
    expect(game.turn.stack).toEqual([])
    expect(game.events.filter(({ kind }) => kind === 'ability-triggered')).toEqual([])
  })

  it('508.8: blockers and damage come, though nothing was declared', () => {
    const game = inCombat('declare-attackers', { battlefield: [ox], hand }, {}, {}, CARDS).attack()
    doing(game, 'Ambush Call').passAll()
    expect(game.turn.step).toBe('declare-blockers')
  })

  it('508.4c: requirements and restrictions on declaring do not matter', () => {
    const tied: Ability = {
      kind: 'static',
      effects: [{ kind: 'restriction', cant: { act: 'attack', who: 'self' } }],
    }
    const calm = call('Calm Call', {
      do: 'create-token',
      who: { ref: 'you' },
      amount: 1,
      token: token('Raider', 1, [tied, { kind: 'keyword', keyword: 'defender' }]),
      attacking: true,
    })
    const game = inCombat(
      'declare-attackers',
      { battlefield: [ox], hand: [{ id: 'calm', name: 'Calm Call' }] },
      {},
      {},
      [calm],
    ).attack('ox')
    game.resolve('A', 'calm')
    expect(game.turn.combat!.attackers).toHaveLength(2)
  })

  it('506.3d, 508.4d: after blockers are declared it is unblocked', () => {
    const game = attacked({}, { battlefield: [pup] })
      .passAll()
      .block({ pup: 'ox' })
    const before = doing(attacked({}, { battlefield: [pup] }), 'Ambush Call')
      .passAll()
      .block({ pup: 'ox' })
    doing(game, 'Ambush Call')
    expect(game.turn.combat!.blocked).toEqual(['ox'])
    expect(game.passAll().player('B').life).toBe(19)
    expect(before.passAll().player('B').life).toBe(19)
  })
})

describe('CR 506.3a–c, 508.4a: what enters and does not attack', () => {
  it.each<[string, PositionEntry]>([
    ['506.3a: a land', { id: 'it', name: 'Forest' }],
    ['506.3f: a creature that is a battle', { id: 'it', name: 'Walking Siege' }],
  ])('%s', (_, entry) => {
    const siege = defineCard('Walking Siege', '{3}', 'Battle Creature — Siege', [], { size: '3/3' })
    const game = attacked({ graveyard: [entry] }, {}, [siege])
    game.cast('A', card('Raise Up')).passAll()
    expect(game.turn.combat!.attackers.map(({ attacker }) => attacker)).toEqual(['ox'])
    expect(game.events.filter(({ kind }) => kind === 'joined-attack')).toEqual([])
    expect(game.turn.combat!.formerly).toBeUndefined()
  })

  it('506.3b: a creature under a player who is not attacking', () => {
    const game = byB(attacked(), 'Ambush Call')
    expect(game.turn.combat!.attackers).toHaveLength(1)
    expect(game.object(raider(game)).controller).toBe('B')
  })

  it.each<[string, string, boolean]>([
    ['506.3c: a permanent that is neither a planeswalker nor a battle', 'pup', false],
    ['508.4a: the attacking player', 'A', false],
    ['508.4a: their own planeswalker', 'ada', false],
    ['a planeswalker of a defending player', 'ida', true],
    ['a defending player', 'B', true],
  ])('%s', (_, named, attacks) => {
    const ada = { id: 'ada', name: 'Ida, Path Warden' }
    const game = doing(attacked({ battlefield: [ada] }, { battlefield: [ida, pup] }), 'Raid Order', [named])
    expect(game.state.battlefield).toContain(raider(game))
    expect(game.turn.combat!.attackers.some(({ attacker }) => attacker === raider(game))).toBe(attacks)
  })

  it('outside combat it only enters', () => {
    const game = inCombat('precombat-main', { hand }, {}, {}, CARDS).resolve('A', card('Ambush Call'))
    expect(game.names('battlefield')).toEqual(['Raider Token'])
  })
})

describe('CR 508.4, 508.4b: an effect says that a creature is attacking', () => {
  it('it attacks, untapped and without having attacked', () => {
    const game = doing(attacked({ battlefield: [pup] }), 'Rush In', ['pup'])
    expect(game.turn.combat!.attackers).toContainEqual({ attacker: 'pup', defender: 'B' })
    expect(game.object('pup').tapped).toBe(false)
  })

  it('508.4b: not if what it is said to attack can’t be attacked', () => {
    const game = doing(
      attacked({ battlefield: [pup] }, { battlefield: [{ id: 'imp', name: 'Dark Imp' }] }),
      'Rush At',
      ['imp'],
    )
    expect(game.turn.combat!.attackers).toHaveLength(1)
    expect(doing(attacked({ battlefield: [pup] }), 'Rush At', ['B']).turn.combat!.attackers).toHaveLength(2)
  })

  it('506.3g: a battle does not', () => {
    const siege: PositionEntry = { id: 'siege', name: 'Walking Siege', counters: { defense: 3 } }
    const game = doing(attacked({ battlefield: [siege] }), 'Rush In', ['siege'])
    expect(game.turn.combat!.attackers).toHaveLength(1)
  })
})

describe('CR 509.4: put onto the battlefield blocking', () => {
  it('blocks the only attacker there is; it never blocked', () => {
    const game = byB(attacked().passAll(), 'Guard Call')
    expect(game.turn.combat!.blockers).toEqual([{ blocker: game.find('Guard Token'), attacker: 'ox' }])
    expect(game.state.history.blocked).toEqual([])
    game.passAll()
    expect(game.player('B').life).toBe(20)
    expect(game.object('ox').damage).toBe(1)
  })

  it('its controller chooses among several', () => {
    const game = inCombat(
      'declare-attackers',
      { battlefield: [ox, pup] },
      { hand: hand.map((one) => ({ ...one, id: `b-${one.id}` })) },
      {},
      CARDS,
    )
      .attack('ox', 'pup')
      .passAll()
    game
      .pass()
      .cast('B', `b-${card('Guard Call')}`)
      .passAll()
    expect(game.decision).toMatchObject({ kind: 'choose-objects', player: 'B', rule: '509.4', options: ['ox', 'pup'] })
    game.answer(['pup'])
    expect(game.turn.combat!.blocked).toEqual(['pup'])
  })

  it('506.3e, 509.4a: not what is no attacker, or attacks somebody else', () => {
    const game = byB(attacked({ battlefield: [pup] }).passAll(), 'Guard Order', ['pup'])
    expect(game.names('battlefield')).toContain('Guard Token')
    expect(game.turn.combat!.blockers).toEqual([])
    const own = doing(attacked().passAll(), 'Guard Order', ['ox'])
    expect(own.turn.combat!.blockers).toEqual([])
    expect(byB(attacked().passAll(), 'Guard Order', ['ox']).turn.combat!.blockers).toHaveLength(1)
  })

  it('509.4b: evasion does not matter', () => {
    const game = inCombat(
      'declare-attackers',
      { battlefield: [{ id: 'ray', name: 'Sky Ray' }] },
      { hand: hand.map((one) => ({ ...one, id: `b-${one.id}` })) },
      {},
      CARDS,
    )
      .attack('ray')
      .passAll()
    expect(byB(game, 'Guard Call').turn.combat!.blocked).toEqual(['ray'])
  })

  it('what came before blockers are declared goes on blocking', () => {
    const game = byB(attacked({}, { battlefield: [pup] }), 'Guard Call')
      .passAll()
      .block({})
    expect(game.turn.combat!.blocked).toEqual(['ox'])
    expect(game.turn.combat!.blockers).toHaveLength(1)
  })
})
