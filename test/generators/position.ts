import fc from 'fast-check'
import type { Counters } from '../../src/core/counter.ts'
import type {
  Position,
  PositionEntry,
  PositionObject,
  PositionPlayer,
  PositionStackObject,
} from '../../src/core/position.ts'
import type { Step } from '../../src/core/step.ts'

/**
 * Possible positions as somebody might write them: two to four players, invented cards of the catalogue, combat and a stack
 * where the step has room for them, hidden zones known in part. Nothing here is canonical; reading it must succeed.
 */

const LANDS = ['Plains', 'island', 'Swamp', 'Montagne', 'Forest', 'Quiet Quarry']
const CREATURES = [
  'Meadow Bear',
  'Hill Brute',
  'Kite Scout',
  'Bog Viper',
  'Odrin, Keeper of Keys',
  'Camp Crier',
  'cerf voilé',
]
const SPELLS = ['Scorch', 'Unsay', 'Second Reading', 'Duel of Heirs']
const PERMANENTS = [...LANDS, ...CREATURES, 'Bramble Mantle', 'Plain Blade', 'Common Cause', 'Tollmaster Ivo']
const ANY = [...PERMANENTS, ...SPELLS]

const rarely = (): fc.Arbitrary<true | undefined> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constant<true>(true) })
const sometimes = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })
const without = <T extends object>(fields: { readonly [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
const record = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K] | undefined> }): fc.Arbitrary<T> =>
  (fc.record(fields as Record<string, fc.Arbitrary<unknown>>) as fc.Arbitrary<T>).map((made) => without<T>(made))

const counters: fc.Arbitrary<Counters> = fc.dictionary(
  fc.constantFrom('+1/+1', '-1/-1', 'charge', 'flying'),
  fc.integer({ min: 0, max: 4 }),
  { maxKeys: 2 },
)

const permanent: fc.Arbitrary<PositionEntry> = fc.oneof(
  fc.constantFrom(...PERMANENTS),
  record<PositionObject>({
    name: fc.constantFrom(...PERMANENTS),
    count: sometimes(fc.integer({ min: 1, max: 3 })),
    tapped: rarely(),
    faceDown: rarely(),
    phasedOut: rarely(),
    summoningSick: rarely(),
    counters: sometimes(counters),
    damage: sometimes(fc.integer({ min: 0, max: 3 })),
    deathtouched: rarely(),
    regeneration: sometimes(fc.integer({ min: 0, max: 2 })),
    timestamp: sometimes(fc.integer({ min: 1, max: 90 })),
    level: sometimes(fc.integer({ min: 1, max: 3 })),
    solved: rarely(),
    prepared: rarely(),
    chosen: sometimes(fc.constantFrom<Record<string, string>>({ color: 'R' }, { protector: 'B' })),
    cast: sometimes(fc.constant({ x: 2, paid: ['kicker'], by: 'A', from: 'hand' as const })),
  }),
  record<PositionObject>({
    token: fc.constant({
      colors: ['W'] as const,
      typeLine: { supertypes: [], types: ['creature'] as const, subtypes: ['Soldier'] },
      power: 1,
      toughness: 1,
      abilities: [],
    }),
    tapped: rarely(),
  }),
  fc.constant<PositionObject>({ faceDown: true }),
)

const card = fc.constantFrom<PositionEntry>(...ANY)
const faceDownCard = fc.constantFrom(...ANY).map((name): PositionEntry => ({ name, faceDown: true }))
const hidden = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.array(fc.oneof(card, fc.constant(null)), { maxLength: 5 }))

const player = (id: string): fc.Arbitrary<PositionPlayer> =>
  record<PositionPlayer>({
    id: fc.constant(id),
    life: sometimes(fc.integer({ min: -3, max: 40 })),
    counters: sometimes(fc.constantFrom<Counters>({ poison: 3 }, { poison: 0 }, { energy: 2, poison: 1 })),
    mana: sometimes(
      fc.constantFrom<NonNullable<PositionPlayer['mana']>>('{R}', '{G}{G}{C}', '', [{ type: 'G', snow: true }]),
    ),
    landsPlayed: sometimes(fc.integer({ min: 0, max: 2 })),
    battlefield: fc.array(permanent, { maxLength: 5 }),
    hand: sometimes(hidden),
    library: sometimes(hidden),
    graveyard: sometimes(fc.array(card, { maxLength: 4 })),
    exile: sometimes(fc.array(fc.oneof(card, faceDownCard), { maxLength: 3 })),
    command: sometimes(fc.constant<readonly PositionEntry[]>([{ emblem: [{ kind: 'keyword', keyword: 'flying' }] }])),
    outside: sometimes(fc.constant(['Gate Sentry'])),
    companion: sometimes(fc.constant('Gate Sentry')),
    completed: sometimes(fc.constant(['Old Cellar'])),
    speed: sometimes(fc.integer({ min: 0, max: 4 })),
    blessed: rarely(),
    drewFromEmpty: rarely(),
  })

const COMBAT_STEPS: readonly Step[] = ['declare-attackers', 'declare-blockers', 'combat-damage', 'end-of-combat']
const OTHER_STEPS: readonly Step[] = ['upkeep', 'draw', 'precombat-main', 'postcombat-main', 'end', 'cleanup', 'untap']

const stackObject = (players: readonly string[], targets: readonly string[]): fc.Arbitrary<PositionStackObject> => {
  const controller = fc.constantFrom(...players)
  const target = fc.constantFrom(...targets)
  return fc.oneof(
    record<PositionStackObject>({
      name: fc.constantFrom('Scorch', 'Rolling Ember', 'roussi'),
      controller,
      copy: rarely(),
      x: sometimes(fc.integer({ min: 0, max: 9 })),
      targets: fc.tuple(fc.tuple(target)),
    }),
    record<PositionStackObject>({
      name: fc.constant('Second Reading'),
      controller,
      paid: sometimes(fc.constant(['buyback'])),
      manaSpent: sometimes(fc.constant(['U', 'U', 'C'] as const)),
    }),
    record<PositionStackObject>({
      kind: fc.constant('triggered' as const),
      controller,
      source: target.filter((id) => !players.includes(id)),
      ability: fc.constant({
        kind: 'triggered' as const,
        event: { on: 'enters' as const, what: 'self' as const },
        body: { kind: 'simple' as const, targets: [], effects: [] },
      }),
    }),
  )
}

/** Creatures with ids of their own, for combat, attachment and the stack to speak of. */
const fighters = (players: readonly string[]): readonly string[] => players.flatMap((id) => [`${id}-one`, `${id}-two`])

const withFighters = (one: PositionPlayer, equipped: boolean): PositionPlayer => ({
  ...one,
  battlefield: [
    { id: `${one.id}-one`, name: 'Meadow Bear' },
    { id: `${one.id}-two`, name: 'Hill Brute', tapped: true },
    ...(equipped ? [{ name: 'Plain Blade', attachedTo: `${one.id}-one` }] : []),
    ...(one.battlefield ?? []),
  ],
})

const turnOf = (players: readonly string[]): fc.Arbitrary<NonNullable<Position['turn']>> => {
  const [attacking = 'A', defending = 'B'] = players
  const attackers = [{ attacker: `${attacking}-one`, defender: defending }]
  const banded = [
    { ...attackers[0]!, band: 1 },
    { attacker: `${attacking}-two`, defender: defending, band: 1 },
  ]
  const blockers = [{ blocker: `${defending}-one`, attacker: `${attacking}-one` }]
  const number = fc.integer({ min: 1, max: 12 })
  const active = fc.constant(attacking)
  return fc.oneof(
    record<NonNullable<Position['turn']>>({
      number,
      active,
      step: fc.constantFrom(...OTHER_STEPS),
      begun: sometimes(fc.boolean()),
    }),
    record<NonNullable<Position['turn']>>({
      number,
      active,
      step: fc.constantFrom(...COMBAT_STEPS),
      priority: sometimes(fc.constantFrom(...players, null)),
      passed: sometimes(fc.constant([attacking])),
      combat: sometimes(
        fc.constantFrom({ attackers }, { attackers: banded }, { attackers, blockers }, { attackers, blockers: [] }),
      ),
    }),
  )
}

export const anyPosition: fc.Arbitrary<Position> = fc
  .integer({ min: 2, max: 4 })
  .map((count) => ['A', 'B', 'Chloé', 'D'].slice(0, count))
  .chain((ids) =>
    fc
      .record({
        players: fc.tuple(...ids.map(player)),
        equipped: fc.boolean(),
        turn: sometimes(turnOf(ids)),
        designations: sometimes(
          record<NonNullable<Position['designations']>>({
            monarch: sometimes(fc.constant('A')),
            initiative: sometimes(fc.constant('B')),
            time: sometimes(fc.constantFrom('day' as const, 'night' as const)),
          }),
        ),
        stack: fc.array(stackObject(ids, [...ids, ...fighters(ids)]), { maxLength: 3 }),
        seed: sometimes(fc.constantFrom<NonNullable<Position['seed']>>('oak', { seed: 'oak', drawn: 4 })),
        history: sometimes(fc.constant({ creaturesDied: 1, spellsCast: { A: 2 }, used: ['A-one/0'] })),
        extraTurns: sometimes(fc.constant(['B'])),
        clock: sometimes(fc.integer({ min: 100, max: 200 })),
      })
      .map(({ players, equipped, ...rest }) =>
        without<Position>({ players: players.map((one) => withFighters(one, equipped)), ...rest } as Position),
      ),
  )
