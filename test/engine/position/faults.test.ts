import { describe, expect, it } from 'vitest'
import type { FaultCode } from '../../../src/core/fault.ts'
import type { Position, PositionPlayer, PositionTurn } from '../../../src/core/position.ts'
import type { Combat } from '../../../src/core/state.ts'
import { readPosition } from '../../../src/engine/position/read-position.ts'
import { catalogue } from '../../generators/card-definitions.ts'

const B: PositionPlayer = { id: 'B', battlefield: [{ id: 'guard', name: 'Gate Sentry' }] }
const withA = (a: Partial<PositionPlayer>, rest: Partial<Position> = {}): Position => ({
  players: [{ id: 'A', ...a }, B],
  ...rest,
})
const withTurn = (turn: Partial<PositionTurn>, a: Partial<PositionPlayer> = {}): Position =>
  withA(a, { turn: { active: 'A', step: 'precombat-main', ...turn } })
const bear = { id: 'bear', name: 'Meadow Bear' }
const inCombat = (combat: Partial<Combat>, step: PositionTurn['step'] = 'declare-blockers'): Position =>
  withTurn({ step, combat }, { battlefield: [bear], graveyard: [{ id: 'dead', name: 'Meadow Bear' }] })
const attack = [{ attacker: 'bear', defender: 'B' }]
const stack = (...objects: NonNullable<Position['stack']>): Position =>
  withA({ battlefield: [bear] }, { stack: objects })
const three = ['A', 'B', 'C'].map((id) => ({ id }))
const trigger = {
  kind: 'triggered',
  event: { on: 'dies', what: 'self' },
  body: { kind: 'simple', targets: [], effects: [] },
} as const
const snapshotOf = (id: string) =>
  ({ [id]: { object: { id, owner: 'A', controller: 'A' }, characteristics: {} } }) as unknown as NonNullable<
    Position['lastKnown']
  >

interface Row {
  readonly what: string
  readonly position: Position
  readonly pointer: string
  readonly rules: readonly string[]
  /** The nearest thing that is possible. */
  readonly possible: Position
}

const TABLE: Partial<Record<FaultCode, readonly Row[]>> = {
  'card.unknown': [
    {
      what: 'a name nobody knows',
      position: withA({ hand: ['Scorch', 'Skorch'] }),
      pointer: '/players/0/hand/1',
      rules: ['108.1'],
      possible: withA({ hand: ['Scorch', 'roussi', null] }),
    },
    {
      what: 'the name of an entry, and of a spell',
      position: withA({ battlefield: [{ name: 'Bare' }] }),
      pointer: '/players/0/battlefield/0/name',
      rules: ['108.1'],
      possible: withA({ battlefield: [{ name: 'Meadow Bear' }] }),
    },
  ],
  'object.repeated': [
    {
      what: 'one id for two objects',
      position: withA({ battlefield: [bear], hand: [{ id: 'bear', name: 'Scorch' }] }),
      pointer: '/players/0/hand/0/id',
      rules: [],
      possible: withA({ battlefield: [bear], hand: [{ id: 'bear.2', name: 'Scorch' }] }),
    },
    {
      what: 'the id of a player',
      position: withA({ battlefield: [{ id: 'B', name: 'Meadow Bear' }] }),
      pointer: '/players/0/battlefield/0/id',
      rules: [],
      possible: withA({ battlefield: [{ id: 'b', name: 'Meadow Bear' }] }),
    },
    {
      what: 'an id that every JavaScript object answers to',
      position: withA({ battlefield: [{ id: '__proto__', name: 'Meadow Bear' }] }),
      pointer: '/players/0/battlefield/0/id',
      rules: [],
      possible: withA({ battlefield: [{ id: 'proto', name: 'Meadow Bear' }] }),
    },
    {
      what: 'an attacker attacking twice',
      position: inCombat({ attackers: [...attack, ...attack] }),
      pointer: '/turn/combat/attackers/1/attacker',
      rules: ['508.1b'],
      possible: inCombat({ attackers: attack }),
    },
  ],
  'object.unknown': [
    {
      what: 'an ability of nothing',
      position: stack({ kind: 'triggered', controller: 'A', source: 'ghost', ability: trigger }),
      pointer: '/stack/0/source',
      rules: ['113.7'],
      possible: stack({ kind: 'triggered', controller: 'A', source: 'bear', ability: trigger }),
    },
  ],
  'object.attached-to-itself': [
    {
      what: 'an Equipment on itself',
      position: withA({ battlefield: [{ id: 'blade', name: 'Plain Blade', attachedTo: 'blade' }] }),
      pointer: '/players/0/battlefield/0/attachedTo',
      rules: ['301.5c', '303.4d'],
      possible: withA({ battlefield: [{ id: 'blade', name: 'Plain Blade', attachedTo: 'guard' }] }),
    },
  ],
  'object.attached-to-unknown': [
    {
      what: 'an Aura on what is not there',
      position: withA({ battlefield: [{ name: 'Bramble Mantle', attachedTo: 'gard' }] }),
      pointer: '/players/0/battlefield/0/attachedTo',
      rules: ['701.3a'],
      possible: withA({
        battlefield: [{ name: 'Bramble Mantle', attachedTo: 'bear' }],
        graveyard: [{ ...bear, id: 'bear.2' }],
      }),
    },
  ],
  'object.not-a-permanent': [
    {
      what: 'an instant on the battlefield',
      position: withA({ battlefield: ['Forest', 'Scorch'] }),
      pointer: '/players/0/battlefield/1',
      rules: ['110.4', '400.4a'],
      possible: withA({ battlefield: ['Forest', { name: 'Scorch', faceDown: true }] }),
    },
  ],
  'object.components-impossible': [
    {
      what: 'a merged permanent of one component',
      position: withA({ battlefield: [{ merged: ['Meadow Bear'] }] }),
      pointer: '/players/0/battlefield/0/merged',
      rules: ['730.2'],
      possible: withA({ battlefield: [{ merged: ['Meadow Bear', 'Hill Brute'] }] }),
    },
    {
      what: 'two cards that are no meld pair',
      position: withA({ battlefield: [{ melded: ['Meadow Bear', 'Hill Brute'] }] }),
      pointer: '/players/0/battlefield/0/melded',
      rules: ['701.42b'],
      possible: withA({ battlefield: [{ merged: ['Meadow Bear', 'Hill Brute'] }] }),
    },
  ],
  'object.tapped-off-battlefield': [
    {
      what: 'a tapped card in a hand',
      position: withA({ hand: [{ name: 'Forest', tapped: true }] }),
      pointer: '/players/0/hand/0/tapped',
      rules: ['110.5d'],
      possible: withA({ battlefield: [{ name: 'Forest', tapped: true }] }),
    },
    {
      what: 'a phased-out card in a graveyard',
      position: withA({ graveyard: [{ name: 'Forest', phasedOut: true }] }),
      pointer: '/players/0/graveyard/0/phasedOut',
      rules: ['110.5d'],
      possible: withA({ battlefield: [{ name: 'Forest', phasedOut: true }] }),
    },
  ],
  'object.counters-negative': [
    {
      what: 'fewer than no counters',
      position: withA({ battlefield: [{ name: 'Meadow Bear', counters: { '+1/+1': -1 } }] }),
      pointer: '/players/0/battlefield/0/counters/+1~1+1',
      rules: ['107.1b'],
      possible: withA({ battlefield: [{ name: 'Meadow Bear', counters: { '+1/+1': 0 } }] }),
    },
    {
      what: 'a player with fewer than no counters',
      position: withA({ counters: { poison: -3 } }),
      pointer: '/players/0/counters/poison',
      rules: ['107.1b'],
      possible: withA({ counters: { poison: 3 } }),
    },
  ],
  'player.unknown': [
    {
      what: 'an owner who does not play',
      position: withA({ battlefield: [{ name: 'Forest', owner: 'C' }] }),
      pointer: '/players/0/battlefield/0/owner',
      rules: ['102.1'],
      possible: withA({ battlefield: [{ name: 'Forest', owner: 'B' }] }),
    },
    {
      what: 'a spell of somebody else',
      position: stack({ name: 'Second Reading', controller: 'Z' }),
      pointer: '/stack/0/controller',
      rules: ['102.1'],
      possible: stack({ name: 'Second Reading', controller: 'B' }),
    },
    {
      what: 'a past of somebody else',
      position: withA({}, { history: { lifeGained: { 'x/y': 2 } } }),
      pointer: '/history/lifeGained/x~1y',
      rules: ['102.1'],
      possible: withA({}, { history: { lifeGained: { B: 2 } } }),
    },
    {
      what: 'a pass of somebody else',
      position: withTurn({ passed: ['A', 'Z'] }),
      pointer: '/turn/passed/1',
      rules: ['102.1'],
      possible: withTurn({ passed: ['B'] }),
    },
  ],
  'player.repeated': [
    {
      what: 'two players of one id',
      position: { players: [{ id: 'A' }, { id: 'A' }] },
      pointer: '/players/1/id',
      rules: [],
      possible: { players: [{ id: 'A' }, { id: 'a' }] },
    },
  ],
  'player.count': [
    {
      what: 'one player',
      position: { players: [{ id: 'A' }] },
      pointer: '/players',
      rules: ['100.1a'],
      possible: { players: [{ id: 'A' }, { id: 'B' }] },
    },
    {
      what: 'three players in a two-player game',
      position: { rules: { variant: 'two-player' }, players: three },
      pointer: '/players',
      rules: ['100.1a'],
      possible: { players: three },
    },
    {
      what: 'seventeen players',
      position: { players: Array.from({ length: 17 }, (_, i) => ({ id: `P${i}` })) },
      pointer: '/players',
      rules: ['100.1', '806.1'],
      possible: { players: Array.from({ length: 16 }, (_, i) => ({ id: `P${i}` })) },
    },
  ],
  'player.team': [
    {
      what: 'somebody without a team',
      position: { players: three, teams: [['A'], ['B']] },
      pointer: '/teams',
      rules: ['102.3'],
      possible: { players: three, teams: [['C'], ['A'], ['B']] },
    },
    {
      what: 'a team where everybody plays alone',
      position: { players: three, teams: [['A', 'B'], ['C']] },
      pointer: '/teams/0',
      rules: ['100.1', '806.1'],
      possible: { players: three, teams: [['A'], ['B'], ['C']] },
    },
  ],
  'turn.active-unknown': [
    {
      what: 'the turn of nobody here',
      position: withTurn({ active: 'Z', priority: 'A' }),
      pointer: '/turn/active',
      rules: ['102.1'],
      possible: withTurn({ active: 'B' }),
    },
  ],
  'turn.several-active': [
    {
      what: 'a turn of two players who are no team',
      position: withTurn({ active: ['A', 'B'] }),
      pointer: '/turn/active',
      rules: ['102.1', '805.4a'],
      possible: withTurn({ active: ['A'] }),
    },
    {
      what: 'two turns at once',
      position: withA({}, { turns: ['A', 'B'].map((active) => ({ active, step: 'upkeep' as const })) }),
      pointer: '/turns',
      rules: ['102.1', '807.4'],
      possible: withA({}, { turns: [{ active: 'A', step: 'upkeep' }] }),
    },
  ],
  'turn.priority-unknown': [
    {
      what: 'priority of nobody here',
      position: withTurn({ priority: 'guard' }),
      pointer: '/turn/priority',
      rules: ['117.1'],
      possible: withTurn({ priority: null }),
    },
  ],
  'turn.priority-not-given': [
    {
      what: 'priority while permanents untap',
      position: withTurn({ step: 'untap', priority: 'A' }),
      pointer: '/turn/priority',
      rules: ['502.4'],
      possible: withTurn({ step: 'cleanup', priority: 'A' }),
    },
  ],
  'turn.number': [
    {
      what: 'a turn before the first',
      position: withTurn({ number: 0 }),
      pointer: '/turn/number',
      rules: ['107.1'],
      possible: withTurn({ number: 1 }),
    },
  ],
  'stack.target-unknown': [
    {
      what: 'a target that never was',
      position: stack({ name: 'Scorch', controller: 'A', targets: [['bare']] }),
      pointer: '/stack/0/targets/0/0',
      rules: ['115.1'],
      possible: { ...stack({ name: 'Scorch', controller: 'A', targets: [['gone']] }), lastKnown: snapshotOf('gone') },
    },
    {
      what: 'a target that never was, in the full form',
      position: stack({
        name: 'Scorch',
        controller: 'A',
        targets: [{ slot: 'target', mode: 0, chosen: ['bear', 'bare'] }],
      }),
      pointer: '/stack/0/targets/0/chosen/1',
      rules: ['115.1'],
      possible: stack({ name: 'Scorch', controller: 'A', targets: [{ slot: 'target', mode: 0, chosen: ['bear'] }] }),
    },
  ],
  'stack.not-a-spell': [
    {
      what: 'a land on the stack',
      position: stack({ name: 'Forest', controller: 'A' }),
      pointer: '/stack/0',
      rules: ['305.9'],
      possible: stack({ name: 'Meadow Bear', controller: 'A' }),
    },
    {
      what: 'an ability that does not say what it does',
      position: stack({ kind: 'activated', controller: 'A', source: 'bear' }),
      pointer: '/stack/0',
      rules: ['113.3', '405.1'],
      possible: stack({ kind: 'triggered', controller: 'A', source: 'bear', ability: trigger }),
    },
  ],
  'combat.unknown': [
    {
      what: 'an attacker that is a card in a graveyard',
      position: inCombat({ attackers: [{ attacker: 'dead', defender: 'B' }] }),
      pointer: '/turn/combat/attackers/0/attacker',
      rules: ['508.1a'],
      possible: inCombat({ attackers: attack }),
    },
    {
      what: 'an attack on nothing',
      position: inCombat({ attackers: [{ attacker: 'bear', defender: 'Z' }] }),
      pointer: '/turn/combat/attackers/0/defender',
      rules: ['508.1b'],
      possible: inCombat({ attackers: [{ attacker: 'bear', defender: 'guard' }] }),
    },
    {
      what: 'a block of what does not attack',
      position: inCombat({ attackers: [], blockers: [{ blocker: 'guard', attacker: 'bear' }] }),
      pointer: '/turn/combat/blockers/0/attacker',
      rules: ['509.1a'],
      possible: inCombat({ attackers: attack, blockers: [{ blocker: 'guard', attacker: 'bear' }] }),
    },
  ],
  'combat.step': [
    {
      what: 'attackers in a main phase',
      position: inCombat({ attackers: attack }, 'postcombat-main'),
      pointer: '/turn/combat',
      rules: ['506.1', '511.3'],
      possible: inCombat({ attackers: attack }, 'end-of-combat'),
    },
  ],
  'number.out-of-range': [
    {
      what: 'half a point of life',
      position: withA({ life: 19.5 }),
      pointer: '/players/0/life',
      rules: ['107.1a'],
      possible: withA({ life: -19 }),
    },
    {
      what: 'more life than is kept count of',
      position: withA({ life: 1_000_000_001 }),
      pointer: '/players/0/life',
      rules: [],
      possible: withA({ life: 1_000_000_000 }),
    },
    {
      what: 'less damage than none',
      position: withA({ battlefield: [{ ...bear, damage: -1 }] }),
      pointer: '/players/0/battlefield/0/damage',
      rules: ['107.1b'],
      possible: withA({ battlefield: [{ ...bear, damage: 1 }] }),
    },
    {
      what: 'fewer cards than none',
      position: withA({ library: -1 }),
      pointer: '/players/0/library',
      rules: ['107.1b'],
      possible: withA({ library: 0 }),
    },
  ],
  'mana.unreadable': [
    {
      what: 'generic mana in a pool',
      position: withA({ mana: '{2}{R}' }),
      pointer: '/players/0/mana',
      rules: ['106.1b'],
      possible: withA({ mana: '{C}{r} G' }),
    },
  ],
  'rules.edition-unknown': [
    {
      what: 'an edition the referee does not hold',
      position: withA({}, { rules: { edition: '1993-08-05' } }),
      pointer: '/rules/edition',
      rules: [],
      possible: withA({}, { rules: { edition: '2026-06-19' } }),
    },
  ],
  'rules.variant-unknown': [
    {
      what: 'a variant nobody plays',
      position: withA({}, { rules: { variant: 'three-headed-troll' } }),
      pointer: '/rules/variant',
      rules: [],
      possible: withA({}, { rules: { variant: 'free-for-all' } }),
    },
  ],
  'limit.objects': [
    {
      what: 'a battlefield beyond measure',
      position: withA({ battlefield: [{ name: 'Forest', count: 999 }, 'Forest', 'Forest'] }),
      pointer: '/players/0/battlefield',
      rules: [],
      possible: withA({ battlefield: [{ name: 'Forest', count: 999 }, 'Forest'] }),
    },
    {
      what: 'a library beyond measure',
      position: withA({ library: 3999, hand: 2 }),
      pointer: '/players/0/library',
      rules: [],
      possible: withA({ library: 3997, hand: 2 }),
    },
  ],
}

const rows = Object.entries(TABLE).flatMap(([code, list]) => list.map((row) => ({ code, ...row })))

describe('what a position cannot be', () => {
  it.each(rows)('$code: $what', ({ code, position, pointer, rules }) => {
    const result = readPosition(position, catalogue)
    const found = result.ok
      ? []
      : result.errors.map((one) => ({ code: one.code, pointer: one.pointer, rules: one.rules }))
    expect(found).toEqual([{ code, pointer, rules }])
  })

  it.each(rows)('$code: nothing is said of the nearest possible thing to $what', ({ possible }) => {
    expect(readPosition(possible, catalogue)).toMatchObject({ ok: true })
  })

  it('says everything that is wrong at once', () => {
    const position = withA(
      { life: 0.5, hand: ['Nonesuch', { name: 'Forest', tapped: true }], battlefield: ['Scorch'] },
      { turn: { active: 'Q', step: 'upkeep', number: -2 } },
    )
    const result = readPosition(position, catalogue)
    expect(result.ok ? [] : result.errors.map((one) => one.code).sort()).toEqual([
      'card.unknown',
      'number.out-of-range',
      'object.not-a-permanent',
      'object.tapped-off-battlefield',
      'turn.active-unknown',
      'turn.number',
    ])
  })
})
