import type { GameEvent, GameEventKind, MoveCause } from '../../src/core/event.ts'
import type { Zone } from '../../src/core/zone.ts'

/** Every kind of event, and of a zone change every cause: one that is missing does not compile. */
type EventSamples = { readonly [K in GameEventKind]: readonly Extract<GameEvent, { kind: K }>[] }

const moves: Readonly<Record<MoveCause, readonly [from: Zone | null, to: Zone]>> = {
  play: ['hand', 'battlefield'],
  cast: ['hand', 'stack'],
  resolve: ['stack', 'battlefield'],
  countered: ['stack', 'graveyard'],
  draw: ['library', 'hand'],
  discard: ['hand', 'graveyard'],
  destroy: ['battlefield', 'graveyard'],
  sacrifice: ['battlefield', 'exile'],
  exile: ['battlefield', 'exile'],
  mill: ['library', 'graveyard'],
  search: ['library', 'hand'],
  move: [null, 'command'],
  'state-based': ['battlefield', 'graveyard'],
  cost: ['graveyard', 'exile'],
}

const player = 'A'

const samples: EventSamples = {
  'zone-change': Object.entries(moves).flatMap(([cause, [from, to]]) =>
    ['otter', 'hidden'].map((object) => ({
      kind: 'zone-change',
      object,
      became: null,
      player,
      from,
      to,
      cause: cause as MoveCause,
    })),
  ),
  'token-created': [{ kind: 'token-created', object: 'otter', player }],
  tapped: [
    { kind: 'tapped', object: 'otter' },
    { kind: 'tapped', object: 'otter', forMana: true },
  ],
  untapped: [{ kind: 'untapped', object: 'otter' }],
  damage: [
    { kind: 'damage', source: 'ember', target: 'otter', amount: 3, combat: false },
    { kind: 'damage', source: 'otter', target: 'A', amount: 1, combat: true },
  ],
  'damage-prevented': [
    { kind: 'damage-prevented', source: 'ember', target: 'A', amount: 1 },
    { kind: 'damage-prevented', source: 'ember', target: 'A', amount: 2 },
  ],
  life: [
    { kind: 'life', player, delta: -3, cause: 'damage' },
    { kind: 'life', player, delta: 1, cause: 'lifelink' },
  ],
  counters: [
    { kind: 'counters', on: 'otter', counter: '+1/+1', delta: 2 },
    { kind: 'counters', on: 'otter', counter: 'loyalty', delta: -1 },
    { kind: 'counters', on: 'A', counter: 'constructor', delta: 1 },
  ],
  draw: [
    { kind: 'draw', player, object: null },
    { kind: 'draw', player, object: 'ember' },
  ],
  'turned-face-up': [{ kind: 'turned-face-up', object: 'otter', player }],
  'turned-face-down': [{ kind: 'turned-face-down', object: 'otter' }],
  mutated: [{ kind: 'mutated', object: 'otter', spell: 'otter' }],
  championed: [{ kind: 'championed', object: 'otter', by: 'otter' }],
  transformed: [{ kind: 'transformed', object: 'otter' }],
  'phased-out': [{ kind: 'phased-out', object: 'otter', player }],
  'phased-in': [{ kind: 'phased-in', object: 'otter', player }],
  attached: [{ kind: 'attached', object: 'warden', to: 'otter' }],
  unattached: [{ kind: 'unattached', object: 'warden' }],
  'mana-added': [
    { kind: 'mana-added', player, mana: ['R', 'R'], source: 'otter' },
    { kind: 'mana-added', player, mana: ['C'], source: null },
  ],
  'mana-spent': [{ kind: 'mana-spent', player, mana: ['R'] }],
  'mana-emptied': [{ kind: 'mana-emptied', player, mana: ['R'] }],
  'spell-cast': [
    { kind: 'spell-cast', object: 'ember', player, targets: ['otter', 'A'] },
    { kind: 'spell-cast', object: 'hidden', player, targets: [] },
  ],
  'ability-activated': [
    { kind: 'ability-activated', object: 'ability', player, source: 'otter', targets: ['A'] },
    { kind: 'ability-activated', object: 'ability', player, source: 'otter', targets: [] },
  ],
  cycled: [{ kind: 'cycled', object: 'otter', became: 'otter.2', player: 'A' }],
  'ability-triggered': [{ kind: 'ability-triggered', source: 'otter', player }],
  'trigger-put-on-stack': [
    { kind: 'trigger-put-on-stack', object: 'ability', source: 'otter', player, targets: ['A'] },
  ],
  'trigger-removed': [
    { kind: 'trigger-removed', source: 'otter', reason: 'no-legal-target' },
    { kind: 'trigger-removed', source: 'otter', reason: 'condition' },
  ],
  resolved: [{ kind: 'resolved', object: 'ember' }],
  fizzled: [{ kind: 'fizzled', object: 'ember' }],
  countered: [
    { kind: 'countered', object: 'ember', by: 'warden' },
    { kind: 'countered', object: 'ember', by: null },
  ],
  'land-played': [{ kind: 'land-played', object: 'warden', player }],
  attacks: [{ kind: 'attacks', attacker: 'otter', defender: 'A' }],
  'became-blocked': [{ kind: 'became-blocked', attacker: 'otter' }],
  'joined-attack': [{ kind: 'joined-attack', attacker: 'otter', defender: 'A' }],
  'joined-block': [{ kind: 'joined-block', blocker: 'otter', attacker: 'otter' }],
  'attack-reselected': [{ kind: 'attack-reselected', attacker: 'otter', defender: 'A' }],
  unblocked: [{ kind: 'unblocked', attacker: 'otter', defender: 'A' }],
  blocks: [{ kind: 'blocks', blocker: 'otter', attacker: 'warden' }],
  'removed-from-combat': [{ kind: 'removed-from-combat', object: 'otter' }],
  'effect-began': [
    { kind: 'effect-began', source: 'ember', objects: ['otter', 'warden', 'A'] },
    { kind: 'effect-began', source: 'ember', objects: [] },
  ],
  'effect-ended': [{ kind: 'effect-ended', source: 'ember' }],
  'targets-changed': [{ kind: 'targets-changed', object: 'ember', targets: ['A'] }],
  'controller-changed': [{ kind: 'controller-changed', object: 'otter', player }],
  'room-entered': [{ kind: 'room-entered', player, object: 'otter', room: 'Low Hall' }],
  'dungeon-completed': [{ kind: 'dungeon-completed', player, object: 'otter', name: 'Old Cellar' }],
  'emblem-created': [{ kind: 'emblem-created', object: 'emblem', player }],
  designated: [
    { kind: 'designated', player, as: 'monarch' },
    { kind: 'designated', player, as: 'initiative' },
    { kind: 'designated', player, as: 'blessing' },
  ],
  'time-changed': [
    { kind: 'time-changed', to: 'day', from: null },
    { kind: 'time-changed', to: 'night', from: 'day' },
  ],
  'speed-changed': [{ kind: 'speed-changed', player, speed: 2 }],
  'level-changed': [{ kind: 'level-changed', object: 'otter', level: 2 }],
  solved: [{ kind: 'solved', object: 'otter' }],
  prepared: [{ kind: 'prepared', object: 'otter' }],
  unprepared: [{ kind: 'unprepared', object: 'otter' }],
  protected: [{ kind: 'protected', object: 'otter', player }],
  shuffled: [{ kind: 'shuffled', player }],
  revealed: [
    { kind: 'revealed', objects: ['otter', 'ember'], to: 'all' },
    { kind: 'revealed', objects: ['otter', 'ember'], to: 'A' },
  ],
  regenerated: [{ kind: 'regenerated', object: 'otter' }],
  copied: [{ kind: 'copied', object: 'ember', copy: 'ember.copy', targets: ['otter'] }],
  'coin-flipped': [
    { kind: 'coin-flipped', player, side: 'heads' },
    { kind: 'coin-flipped', player, side: 'tails', won: true },
    { kind: 'coin-flipped', player, side: 'heads', won: false },
  ],
  'dice-rolled': [
    { kind: 'dice-rolled', player, sides: 20, rolls: [{ natural: 4, result: 6 }] },
    {
      kind: 'dice-rolled',
      player,
      sides: 6,
      rolls: [
        { natural: 1, result: 1 },
        { natural: 6, result: 6 },
      ],
    },
  ],
  'game-restarted': [{ kind: 'game-restarted', player: 'A' }],
  'turn-began': [
    { kind: 'turn-began', number: 3, active: ['A'] },
    { kind: 'turn-began', number: 4, active: ['A', 'B'] },
  ],
  'step-began': [{ kind: 'step-began', step: 'upkeep' }],
  priority: [{ kind: 'priority', player }],
  passed: [{ kind: 'passed', player }],
  'player-lost': [
    { kind: 'player-lost', player, rule: '704.5a' },
    { kind: 'player-lost', player, rule: '104.3a' },
    { kind: 'player-lost', player, rule: '903.10a' },
  ],
  'subgame-began': [{ kind: 'subgame-began', player: 'A' }],
  'subgame-over': [
    { kind: 'subgame-over', result: { kind: 'won', winners: ['A'] } },
    { kind: 'subgame-over', result: { kind: 'won', winners: ['A', 'B'] } },
    { kind: 'subgame-over', result: { kind: 'drawn' } },
  ],
  'game-over': [
    { kind: 'game-over', result: { kind: 'won', winners: ['A'] } },
    { kind: 'game-over', result: { kind: 'won', winners: ['A', 'B'] } },
    { kind: 'game-over', result: { kind: 'drawn' } },
  ],
}

export const eventSamples: readonly GameEvent[] = Object.values(samples).flat()
