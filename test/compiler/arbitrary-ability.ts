import fc from 'fast-check'
import type { Ability, TargetSlot } from '../../src/core/ability.ts'
import type { Effect } from '../../src/core/effect.ts'
import type { Filter } from '../../src/core/filter.ts'
import type { Modification } from '../../src/core/modification.ts'
import { type Ref, SELF, YOU } from '../../src/core/ref.ts'
import type { TriggerEvent } from '../../src/core/trigger.ts'

const optional = <T>(key: string, values: fc.Arbitrary<T>): fc.Arbitrary<object> =>
  fc.option(values, { nil: undefined }).map((value) => (value === undefined ? {} : { [key]: value }))

const some = <T extends string>(...values: T[]) => fc.constantFrom(...values)

/** Permanents that card texts can describe. */
export const arbitraryFilter: fc.Arbitrary<Filter> = fc
  .tuple(
    fc.constantFrom<Filter>(
      {},
      { types: ['creature'] },
      { types: ['artifact'] },
      { types: ['land'] },
      { types: ['artifact', 'creature'] },
      { subtypes: ['Goblin'] },
      { subtypes: ['Elf'], types: ['creature'] },
      { anyOf: [{ types: ['artifact'] }, { types: ['enchantment'] }] },
      { anyOf: [{ types: ['creature'] }, { subtypes: ['Vehicle'] }] },
    ),
    optional('controller', some('you', 'opponent', 'not-you')),
    optional('colors', fc.constantFrom(['R'], ['W'], ['G'])),
    optional('notColors', fc.constantFrom(['B'], ['U'])),
    optional('tapped', fc.boolean()),
    optional('attacking', fc.constant(true)),
    optional('keywords', fc.constantFrom(['flying'], ['first strike'])),
    optional('power', fc.record({ op: some('<=', '>='), amount: fc.integer({ min: 0, max: 9 }) })),
    optional('supertypes', fc.constant(['legendary'])),
  )
  .map((parts) => Object.assign({ subject: 'permanent' }, ...parts) as Filter)

const small = fc.integer({ min: 1, max: 9 })

const arbitraryModification: fc.Arbitrary<readonly Modification[]> = fc
  .tuple(
    fc.option(
      fc
        .tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }))
        .map(([power, toughness]): Modification => ({ kind: 'modify-power-toughness', power, toughness })),
      { nil: undefined },
    ),
    fc.uniqueArray(some('flying', 'trample', 'haste', 'deathtouch'), { maxLength: 3 }),
  )
  .map(([size, keywords]) => [
    ...(size === undefined ? [] : [size]),
    ...keywords.map((keyword): Modification => ({ kind: 'add-ability', ability: { kind: 'keyword', keyword } })),
  ])
  .filter((list) => list.length > 0)

/** Instructions about one thing. */
const arbitraryDeed = (what: Ref): fc.Arbitrary<Effect> =>
  fc.oneof(
    fc.constantFrom<Effect>(
      { do: 'destroy', what },
      { do: 'exile', what },
      { do: 'tap', what },
      { do: 'untap', what },
      { do: 'move', what, to: 'hand' },
      { do: 'move', what, to: 'library', position: 'top' },
    ),
    small.map((amount): Effect => ({ do: 'damage', source: SELF, amount, to: what })),
    small.map((amount): Effect => ({ do: 'put-counters', on: what, counter: '+1/+1', amount })),
    arbitraryModification.map(
      (modifications): Effect => ({ do: 'continuous', what, modifications, duration: 'end-of-turn' }),
    ),
  )

const arbitraryOwnDeed: fc.Arbitrary<Effect> = fc.oneof(
  small.map((amount): Effect => ({ do: 'draw', who: YOU, amount })),
  small.map((amount): Effect => ({ do: 'gain-life', who: YOU, amount })),
  small.map((amount): Effect => ({ do: 'lose-life', who: YOU, amount })),
  small.map((amount): Effect => ({ do: 'discard', who: YOU, amount })),
  small.map((amount): Effect => ({ do: 'mill', who: YOU, amount })),
  small.map((amount): Effect => ({ do: 'scry', who: YOU, amount })),
)

interface Acting {
  readonly targets: readonly TargetSlot[]
  readonly effects: readonly Effect[]
}

const arbitraryActing: fc.Arbitrary<Acting> = fc
  .tuple(
    arbitraryFilter,
    fc.constantFrom<Pick<TargetSlot, 'min' | 'max'>>(
      { min: 1, max: 1 },
      { min: 0, max: 1 },
      { min: 2, max: 2 },
      { min: 0, max: 3 },
    ),
    arbitraryDeed({ ref: 'target', id: 't1' }),
    fc.array(arbitraryOwnDeed, { maxLength: 2 }),
  )
  .map(([filter, count, deed, others]) => ({ targets: [{ id: 't1', filter, ...count }], effects: [deed, ...others] }))

const arbitraryEvent: fc.Arbitrary<TriggerEvent> = fc.oneof(
  fc
    .tuple(some('enters', 'dies', 'attacks', 'leaves'), arbitraryFilter)
    .map(([on, what]): TriggerEvent => ({ on, what })),
  some('enters', 'dies', 'attacks', 'blocks').map((on): TriggerEvent => ({ on, what: 'self' })),
  fc
    .tuple(some('upkeep', 'end'), some('you', 'any', 'opponent'))
    .map(([step, whose]): TriggerEvent => ({ on: 'step-begins', step, whose })),
)

/** Abilities out of the pieces above: spells, activated, triggered and static ones. */
export const arbitraryAbility: fc.Arbitrary<Ability> = fc.oneof(
  arbitraryActing.map((acting): Ability => ({ kind: 'spell', body: { kind: 'simple', ...acting } })),
  arbitraryActing.map(
    (acting): Ability => ({
      kind: 'activated',
      cost: [{ kind: 'mana', mana: ['2', 'G'] }, { kind: 'tap' }],
      body: { kind: 'simple', ...acting },
    }),
  ),
  fc
    .tuple(arbitraryEvent, fc.array(arbitraryOwnDeed, { minLength: 1, maxLength: 3 }))
    .map(([event, effects]): Ability => ({ kind: 'triggered', event, body: { kind: 'simple', targets: [], effects } })),
  fc.tuple(arbitraryFilter, arbitraryModification).map(
    ([affects, modifications]): Ability => ({
      kind: 'static',
      effects: [{ kind: 'continuous', affects, modifications }],
    }),
  ),
)
