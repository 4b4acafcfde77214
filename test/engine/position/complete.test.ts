import { describe, expect, it } from 'vitest'
import type { GameObject, StackFacts } from '../../../src/core/object.ts'
import type { Unfinished } from '../../../src/core/opening.ts'
import type { Player } from '../../../src/core/player.ts'
import type { Combat, State, Turn } from '../../../src/core/state.ts'
import { readPosition } from '../../../src/engine/position/read-position.ts'
import { writePosition } from '../../../src/engine/position/write-position.ts'
import { catalogue } from '../../generators/card-definitions.ts'

/** `Required` makes this file fail to compile when a field is added and not carried here. */

const ability = {
  kind: 'triggered',
  event: { on: 'dies', what: 'self' },
  body: { kind: 'simple', targets: [], effects: [] },
} as const

const permanent: Required<GameObject> = {
  id: 'bear',
  substance: { kind: 'card', name: 'Meadow Bear' },
  marks: {
    down: { by: 'cloak' },
    seenBy: ['A'],
    phased: { under: 'B', with: 'walker' },
    back: true,
    turned: 39,
    foretold: 3,
    plotted: 4,
    journeyed: 'A',
    preparedBy: 'walker',
  },
  copyOf: {
    name: 'Hill Brute',
    manaCost: ['2', 'R'],
    typeLine: { supertypes: [], types: ['creature'], subtypes: ['Ogre'] },
    power: 4,
    toughness: 2,
    abilities: [],
    gaps: [],
  },
  merged: [
    { id: 'bear', substance: { kind: 'card', name: 'Meadow Bear' }, down: { by: 'cloak' } },
    { id: 'ox.2', substance: { kind: 'card', name: 'Hill Brute' }, copyOf: catalogue('Scorch')!, back: true, at: 38 },
  ],
  owner: 'B',
  zone: 'battlefield',
  controller: 'A',
  timestamp: 40,
  tapped: true,
  faceDown: true,
  phasedOut: true,
  summoningSick: true,
  counters: { '+1/+1': 2 },
  counterTimestamps: { '+1/+1': 44 },
  damage: 1,
  deathtouched: true,
  attachedTo: 'B',
  regeneration: 1,
  level: 2,
  solved: true,
  prepared: true,
  onStack: null,
  cast: { x: 3, paid: ['kicker'], by: 'B', from: 'graveyard' },
  chosen: { color: 'U' },
}

const onStack: Required<StackFacts> = {
  kind: 'triggered',
  source: 'bear',
  ability,
  modes: [1, 0],
  targets: [{ slot: 'hurt', mode: 1, chosen: ['bear', 'B'], division: { bear: 2, B: 1 } }],
  x: 5,
  paid: ['buyback'],
  spliced: [{ kind: 'spell', body: { kind: 'simple', targets: [], effects: [] } }],
  manaSpent: ['R', 'C'],
  castFrom: 'exile',
  event: { object: 'bear', amount: 3, became: 'bear.2', x: 2 },
  bound: { saved: ['bear'] },
  since: 12,
}

const {
  counterTimestamps: _,
  copyOf: __,
  marks: ___,
  level: ____,
  solved: _____,
  prepared: ______,
  merged: _______,
  ...unmarked
} = permanent
const blank = { ...unmarked, attachedTo: null, tapped: false, phasedOut: false, summoningSick: false, counters: {} }
const fresh = { ...blank, damage: 0, deathtouched: false, regeneration: 0, cast: null, chosen: {}, faceDown: false }

const trigger: GameObject = {
  ...fresh,
  id: 'trigger',
  substance: { kind: 'ability' },
  zone: 'stack',
  timestamp: 41,
  onStack,
}
const spellFacts: StackFacts = { ...onStack, kind: 'spell', source: 'copy', ability: null }
const copied = { ...catalogue('Scorch')!, name: 'Scorched' }
const copy: GameObject = {
  ...fresh,
  id: 'copy',
  substance: { kind: 'copy', definition: copied },
  zone: 'stack',
  timestamp: 42,
  faceDown: true,
  chosen: { color: 'G' },
  onStack: spellFacts,
}
const gone: GameObject = {
  ...fresh,
  id: 'walker',
  substance: { kind: 'card', name: 'Tollmaster Ivo' },
  owner: 'A',
  timestamp: 2,
}

const combat: Required<Combat> = {
  attackers: [{ attacker: 'bear', defender: 'B', left: 'B' }],
  blockers: [{ blocker: 'walker', attacker: 'bear' }],
  blocked: ['bear'],
  declaredAttackers: true,
  declaredBlockers: ['B'],
  damageStep: 2,
  struck: ['bear'],
  defending: 'A',
  compelled: ['bear'],
  formerly: [{ attacker: 'imp', player: 'A' }],
}

const turn: Required<Turn> = {
  number: 7,
  active: ['B'],
  step: 'combat-damage',
  priority: null,
  passed: ['A'],
  stack: ['trigger', 'copy'],
  combat,
  begun: false,
  cleanupTriggered: true,
  extraPhases: { phases: ['combat', { only: 'upkeep' }], next: 'end', single: true },
  extraSteps: { steps: ['draw'], next: 'precombat-main' },
  postcombatMains: 2,
  upkeepOver: true,
  combats: 3,
  skips: ['untap'],
  orderFrom: 'A',
}

const player: Required<Player> = {
  id: 'A',
  life: -2,
  counters: { energy: 3 },
  mana: [{ type: 'G', snow: true, restriction: 'abilities' }],
  landsPlayed: 2,
  library: [],
  hand: [],
  graveyard: [],
  drewFromEmpty: true,
  outside: ['Hill Brute'],
  companion: 'Meadow Bear',
  completed: ['Old Cellar'],
  speed: 3,
  blessed: true,
  lost: true,
}

const rest: Required<Unfinished> = {
  source: 'bear',
  controller: 'A',
  effects: [{ do: 'draw-game' }],
  targets: { t1: ['B'] },
  bound: { made: ['walker'] },
  numbers: { lost: 3 },
  each: 'B',
  x: 4,
}

const snapshot = { object: { ...gone, id: 'old' }, characteristics: {} } as unknown as State['lastKnown'][string]
const state: Required<Omit<State, 'main'>> = {
  rules: { edition: '2026-06-19', variant: 'two-player', options: { opening: 7 } },
  opening: {
    stage: 'mulligan',
    starting: 'B',
    unshuffled: ['A'],
    mulligans: { B: 1 },
    kept: ['A'],
    owing: ['B'],
    unfinished: [rest],
  },
  seats: ['A', 'B'],
  teams: [['A'], ['B']],
  players: { A: player, B: { ...player, id: 'B', lost: false } },
  objects: { bear: permanent, walker: gone, trigger, copy },
  battlefield: ['bear', 'walker'],
  exile: [],
  command: [],
  turns: [turn],
  effects: [
    { id: 'e1', source: 'old', controller: 'A', objects: ['bear'], duration: 'end-of-turn', timestamp: 43, turn: 7 },
  ],
  delayed: [{ id: 'd1', source: 'old', controller: 'B', event: ability.event, effects: [], bound: {}, turn: 7 }],
  waiting: [{ id: 'w1', source: 'bear', controller: 'A', ability, event: { player: 'B' } }],
  lastKnown: { old: snapshot },
  history: {
    spellsCast: { A: 1 },
    spellTypes: [{ by: 'A', types: ['artifact', 'creature'] }],
    cardsDrawn: { B: 2 },
    drawnInDrawStep: { B: 1 },
    lifeGained: { A: 3 },
    lifeLost: { B: 4 },
    creaturesDied: 5,
    attackedWith: { A: 2 },
    attacked: ['bear'],
    blocked: ['walker'],
    assaults: [{ by: 'B', on: 'A' }],
    dealtDamage: ['bear'],
    entered: ['walker'],
    used: ['bear/0'],
    castLastTurn: 2,
  },
  pending: {
    decision: { key: 'may:bear', player: 'B', rule: '603.5', kind: 'yes-or-no', purpose: 'may', source: 'bear' },
    step: 'resolve',
    answers: { 'pay:bear': true },
  },
  loop: {
    marks: [
      { game: '00ff', by: 'A', choice: '0a0b' },
      { game: '11ee', declined: 'B' },
    ],
    differ: { player: 'B', choice: '0c0d' },
  },
  random: { seed: 'elm', drawn: 9 },
  clock: 50,
  serial: 12,
  extraTurns: ['B', { player: 'A', skips: ['untap'] }],
  controlled: [{ player: 'A', by: 'B', turn: 7 }],
  designations: { monarch: 'A', initiative: 'B', time: 'night' },
  result: { kind: 'won', winners: ['B'] },
  resuming: { object: 'trigger', unfinished: [rest] },
  cards: [{ name: 'Own Card', type_line: 'Creature — Elf' }],
}

describe('a state with something everywhere', () => {
  it('comes back whole, down to a planeswalker that has lost its last loyalty', () => {
    const read = readPosition(writePosition(state, catalogue), catalogue)
    expect(read).toEqual({ ok: true, value: state })
    const within: State = { ...state, main: state }
    expect(readPosition(writePosition(within, catalogue), catalogue)).toEqual({ ok: true, value: within })
  })
})
