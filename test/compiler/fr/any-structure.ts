/** Arbitrary card structures: each variant of the vocabulary has its row, so that a new one does not compile without. */
import fc from 'fast-check'
import type { Amount } from '../../../src/core/amount.ts'
import { CARD_TYPES, SUPERTYPES } from '../../../src/core/card-type.ts'
import { CHOSEN_QUALITIES, type HasChosen } from '../../../src/core/choice.ts'
import { COLORS } from '../../../src/core/color.ts'
import type { Condition } from '../../../src/core/condition.ts'
import type { Cost, CostPart } from '../../../src/core/cost.ts'
import { DURATIONS } from '../../../src/core/duration.ts'
import type { Filter, PlayerRelation } from '../../../src/core/filter.ts'
import { COST_KEYWORDS, type KeywordName, NUMBER_KEYWORDS, PLAIN_KEYWORDS } from '../../../src/core/keyword.ts'
import { MANA_TYPES } from '../../../src/core/mana.ts'
import type { EventRole, Ref } from '../../../src/core/ref.ts'
import { STEPS } from '../../../src/core/step.ts'
import { ZONES } from '../../../src/core/zone.ts'

type Rows<T, K extends keyof T> = { readonly [V in T[K] & string]: fc.Arbitrary<Extract<T, Record<K, V>>> }
const anyOf = <T>(rows: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<T> =>
  fc.oneof(...Object.values(rows)) as fc.Arbitrary<T>

const flag = fc.boolean()
const text = fc.constantFrom('Goblin', 'Elf', 'Flumph')
const name = fc.constantFrom('a', 'b')
const counter = fc.constantFrom('+1/+1', 'charge', 'any', 'odd')
const relation = fc.constantFrom<PlayerRelation>(
  'you',
  'opponent',
  'not-you',
  'any',
  'teammate',
  'active',
  'nonactive',
  'defending',
)
const zone = fc.constantFrom(...ZONES)
const step = fc.constantFrom(...STEPS)
const duration = fc.constantFrom(...DURATIONS)
const color = fc.constantFrom(...COLORS)
const type = fc.constantFrom(...CARD_TYPES)
const keywordName = fc.constantFrom<KeywordName>(
  ...PLAIN_KEYWORDS,
  ...COST_KEYWORDS,
  ...NUMBER_KEYWORDS,
  'enchant',
  'protection',
  'landwalk',
  'hexproof from',
  'affinity',
  'bands with other',
  'typecycling',
)
const measure = fc.constantFrom('power' as const, 'toughness' as const, 'mana-value' as const)
const op = fc.constantFrom('=' as const, '!=' as const, '<' as const, '<=' as const, '>' as const, '>=' as const)
const few = <T>(of: fc.Arbitrary<T>) => fc.array(of, { minLength: 1, maxLength: 2 })
const some = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }, ...required: (keyof T & string)[]) =>
  fc.record(model as never, { requiredKeys: required as never }) as unknown as fc.Arbitrary<T>
const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(model) as fc.Arbitrary<T>

const plainAmount: fc.Arbitrary<Amount> = fc.oneof(fc.integer({ min: -3, max: 21 }), fc.constant<Amount>({ kind: 'x' }))
const plainRef: fc.Arbitrary<Ref> = fc.oneof(
  fc.constantFrom<Ref>({ ref: 'self' }, { ref: 'you' }, { ref: 'attached' }, { ref: 'each' }),
  fc.constantFrom('t1', 't2').map((id): Ref => ({ ref: 'target', id })),
  name.map((bound): Ref => ({ ref: 'bound', name: bound })),
  fc
    .constantFrom<EventRole>('object', 'source', 'player', 'attacker', 'blocker', 'defender', 'target')
    .map((role): Ref => ({ ref: 'event', role })),
)

const link = fc.constantFrom('color', 'exiled', 'player')
const hasChosen = record({ what: fc.constantFrom(...CHOSEN_QUALITIES), link }) as fc.Arbitrary<HasChosen>
const comparison = record({ op, amount: plainAmount })
const leafFilter: fc.Arbitrary<Filter> = some<Filter>({
  subject: fc.constantFrom(
    'permanent' as const,
    'card' as const,
    'spell' as const,
    'ability' as const,
    'player' as const,
  ),
  zones: few(zone),
  types: few(type),
  notTypes: few(type),
  subtypes: few(text),
  notSubtypes: few(text),
  supertypes: few(fc.constantFrom(...SUPERTYPES)),
  notSupertypes: few(fc.constantFrom(...SUPERTYPES)),
  colors: few(color),
  notColors: few(color),
  someColors: few(color),
  targetsOnly: fc.constant({ is: { ref: 'self' } }),
  is: plainRef,
  colorCount: fc.constantFrom(
    'colorless' as const,
    'colored' as const,
    'monocolored' as const,
    'multicolored' as const,
  ),
  name: text,
  keywords: few(keywordName),
  notKeywords: few(keywordName),
  power: comparison,
  toughness: comparison,
  manaValue: comparison,
  topOfLibrary: flag,
  tapped: flag,
  token: flag,
  attacking: flag,
  blocking: flag,
  blocked: flag,
  faceDown: flag,
  phasedOut: fc.constant(true),
  enchanted: flag,
  equipped: flag,
  counter,
  controller: relation,
  owner: relation,
  controlledBy: plainRef,
  other: flag,
  notRef: plainRef,
  attachedTo: plainRef,
  player: relation,
  singleTarget: flag,
  abilityKind: fc.constantFrom('activated' as const, 'triggered' as const),
  thisTurn: fc.constantFrom(
    'dealt-damage' as const,
    'attacked' as const,
    'blocked' as const,
    'entered' as const,
    'cast' as const,
  ),
  chosen: hasChosen,
  notChosen: hasChosen,
  shares: record({
    what: fc.constantFrom('color' as const, 'creature-type' as const, 'name' as const, 'card-type' as const),
    with: plainRef,
  }),
  hasAbilities: flag,
  xInCost: flag,
  historic: flag,
  hadToAttack: flag,
  modified: flag,
} as never)
/** Most fields are absent: real filters say two or three things. */
const sparse = leafFilter.chain((filter) =>
  fc
    .subarray(Object.keys(filter), { maxLength: Math.min(4, Object.keys(filter).length) })
    .map((keys) => Object.fromEntries(Object.entries(filter).filter(([key]) => keys.includes(key))) as Filter),
)
const filter: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 4, arbitrary: sparse },
  {
    weight: 1,
    arbitrary: fc.tuple(sparse, few(sparse)).map(([outer, members]): Filter => ({ ...outer, anyOf: members })),
  },
  { weight: 1, arbitrary: fc.tuple(sparse, sparse).map(([outer, targets]): Filter => ({ ...outer, targets })) },
)

const refRows: Rows<Ref, 'ref'> = {
  self: fc.constant({ ref: 'self' }),
  you: fc.constant({ ref: 'you' }),
  target: fc.constantFrom('t1', 't2', 't9').map((id) => ({ ref: 'target', id })),
  bound: name.map((bound) => ({ ref: 'bound', name: bound })),
  event: fc.constantFrom<EventRole>('object', 'player', 'source').map((role) => ({ ref: 'event', role })),
  attached: fc.constant({ ref: 'attached' }),
  all: filter.map((of) => ({ ref: 'all', filter: of })),
  choose: record({
    ref: fc.constant('choose' as const),
    filter,
    count: plainAmount,
    upTo: flag,
    chooser: plainRef,
    random: flag,
  }),
  controller: plainRef.map((of) => ({ ref: 'controller', of })),
  owner: plainRef.map((of) => ({ ref: 'owner', of })),
  attacked: plainRef.map((by) => ({ ref: 'attacked', by })),
  'library-top': record({ ref: fc.constant('library-top' as const), of: plainRef, count: plainAmount }),
  player: fc.constant({ ref: 'player', id: 'B' }),
  linked: link.map((each) => ({ ref: 'linked', link: each })),
  union: few(plainRef).map((refs) => ({ ref: 'union', refs })),
  each: fc.constant({ ref: 'each' }),
}
const ref = anyOf<Ref>(refRows)

const amountRows: Rows<Exclude<Amount, number>, 'kind'> = {
  'chosen-number': link.map((each) => ({ kind: 'chosen-number', link: each })),
  x: fc.constant({ kind: 'x' }),
  count: filter.map((of) => ({ kind: 'count', filter: of })),
  characteristic: record({ kind: fc.constant('characteristic' as const), of: ref, which: measure }),
  counters: record({ kind: fc.constant('counters' as const), on: ref, counter }),
  life: ref.map((of) => ({ kind: 'life', of })),
  'hand-size': ref.map((of) => ({ kind: 'hand-size', of })),
  speed: ref.map((of) => ({ kind: 'speed', of })),
  level: ref.map((of) => ({ kind: 'level', of })),
  'times-mutated': ref.map((of) => ({ kind: 'times-mutated', of })),
  'starting-life': ref.map((of) => ({ kind: 'starting-life', of })),
  'x-of': ref.map((of) => ({ kind: 'x-of' as const, of })),
  'roll-result': fc.constantFrom(
    { kind: 'roll-result' as const },
    { kind: 'roll-result' as const, difference: true as const },
  ),
  'times-paid': fc
    .constantFrom('kicker' as const, 'replicate' as const)
    .map((each) => ({ kind: 'times-paid', keyword: each })),
  targets: ref.map((of) => ({ kind: 'targets', of })),
  'mana-spent': fc.constantFrom(
    { kind: 'mana-spent', what: 'colors' },
    { kind: 'mana-spent', what: 'R' },
    { kind: 'mana-spent' },
  ),
  'event-amount': fc.constant({ kind: 'event-amount' }),
  bound: name.map((bound) => ({ kind: 'bound', name: bound })),
  sum: few(plainAmount).map((of) => ({ kind: 'sum', of })),
  times: record({ kind: fc.constant('times' as const), factor: fc.integer({ min: -1, max: 3 }), of: plainAmount }),
  half: record({
    kind: fc.constant('half' as const),
    of: plainAmount,
    round: fc.constantFrom('up' as const, 'down' as const),
  }),
  greatest: record({ kind: fc.constant('greatest' as const), filter, which: measure }),
  total: record({ kind: fc.constant('total' as const), filter, which: measure }),
  distinct: record({
    kind: fc.constant('distinct' as const),
    what: fc.constantFrom('basic-land-types' as const, 'card-types' as const, 'colors' as const, 'names' as const),
    filter,
  }),
  devotion: record({ kind: fc.constant('devotion' as const), of: ref, colors: few(color) }),
  'this-turn': record({
    kind: fc.constant('this-turn' as const),
    what: fc.constantFrom(
      'spells-cast' as const,
      'creatures-died' as const,
      'creatures-attacked-with' as const,
      'life-gained' as const,
      'life-lost' as const,
      'cards-drawn' as const,
      'lands-played' as const,
    ),
    who: ref,
  }),
}
const amount: fc.Arbitrary<Amount> = fc.oneof(fc.integer({ min: 0, max: 21 }), anyOf<Amount>(amountRows))

const costRows: Rows<CostPart, 'kind'> = {
  mana: fc.constantFrom([], ['2', 'R'], ['X', 'W/U']).map((mana) => ({ kind: 'mana', mana })),
  'own-mana-cost': fc.constant({ kind: 'own-mana-cost' }),
  tap: fc.constant({ kind: 'tap' }),
  untap: fc.constant({ kind: 'untap' }),
  'pay-life': amount.map((life) => ({ kind: 'pay-life', amount: life })),
  sacrifice: record({ kind: fc.constant('sacrifice' as const), what: filter, count: amount }),
  'sacrifice-self': fc.constant({ kind: 'sacrifice-self' }),
  discard: record({ kind: fc.constant('discard' as const), what: filter, count: amount, random: flag }),
  'reveal-self': fc.constant({ kind: 'reveal-self' }),
  'discard-self': fc.constant({ kind: 'discard-self' }),
  'discard-hand': fc.constant({ kind: 'discard-hand' }),
  exile: record({ kind: fc.constant('exile' as const), what: filter, count: amount }),
  'exile-self': fc.constant({ kind: 'exile-self' }),
  'return-to-hand': record({ kind: fc.constant('return-to-hand' as const), what: filter, count: amount }),
  'return-self-to-hand': fc.constant({ kind: 'return-self-to-hand' }),
  'tap-permanents': record({ kind: fc.constant('tap-permanents' as const), what: filter, count: amount }),
  'remove-counters': record({ kind: fc.constant('remove-counters' as const), counter, amount }),
  'put-counters': record({ kind: fc.constant('put-counters' as const), counter, amount }),
  'pay-counters': record({ kind: fc.constant('pay-counters' as const), counter, amount }),
  'get-counters': record({ kind: fc.constant('get-counters' as const), counter, amount }),
  mill: amount.map((cards) => ({ kind: 'mill', amount: cards })),
  loyalty: fc
    .constantFrom(-2, 0, 1, 'X' as const, '-X' as const)
    .map((loyalty) => ({ kind: 'loyalty', amount: loyalty })),
}
const cost: fc.Arbitrary<Cost> = few(anyOf<CostPart>(costRows))

const conditionRows: Rows<Condition, 'kind'> = {
  compare: record({ kind: fc.constant('compare' as const), left: amount, op, right: amount }),
  matches: record({ kind: fc.constant('matches' as const), what: ref, filter }),
  'card-matches': record({ kind: fc.constant('card-matches' as const), what: ref, filter }),
  controls: record({ kind: fc.constant('controls' as const), who: ref, filter, op, count: amount }),
  'turn-of': ref.map((who) => ({ kind: 'turn-of', who })),
  during: few(step).map((steps) => ({ kind: 'during', steps })),
  'combat-point': record({
    kind: fc.constant('combat-point' as const),
    when: fc.constantFrom('before' as const, 'after' as const),
    point: fc.constantFrom('attackers-declared' as const, 'blockers-declared' as const, 'combat' as const),
  }),
  'paid-additional-cost': fc
    .constantFrom<{ keyword: 'kicker' | 'buyback' | 'entwine'; nth?: number }>(
      { keyword: 'kicker' },
      { keyword: 'kicker', nth: 2 },
      { keyword: 'buyback' },
      { keyword: 'entwine' },
    )
    .map((paid) => ({ kind: 'paid-additional-cost', ...paid })),
  did: name.map((deed) => ({ kind: 'did', name: deed })),
  'life-at-most': record({ kind: fc.constant('life-at-most' as const), who: ref, amount }),
  flip: fc
    .constantFrom('won' as const, 'lost' as const, 'heads' as const, 'tails' as const)
    .map((came) => ({ kind: 'flip', came })),
  'after-upkeep': fc.constant({ kind: 'after-upkeep' }),
  'rolled-doubles': fc.constant({ kind: 'rolled-doubles' }),
  chose: link.map((each) => ({ kind: 'chose', link: each, value: 'Khans' })),
  'resolved-this-turn': fc.constantFrom(1, 2).map((times) => ({ kind: 'resolved-this-turn', times })),
  'was-cast': fc.constant({ kind: 'was-cast' }),
  designated: record({
    kind: fc.constant('designated' as const),
    who: ref,
    as: fc.constantFrom('monarch' as const, 'initiative' as const, 'blessing' as const, 'max-speed' as const),
  }),
  time: fc.constantFrom('day' as const, 'night' as const).map((is) => ({ kind: 'time', is })),
  solved: ref.map((what) => ({ kind: 'solved', what })),
  prepared: ref.map((what) => ({ kind: 'prepared', what })),
  not: fc.constant({ kind: 'not', not: { kind: 'turn-of', who: { ref: 'you' } } }),
  and: fc.constant({ kind: 'and', all: [{ kind: 'turn-of', who: { ref: 'you' } }, { kind: 'was-cast' }] }),
  or: fc.constant({
    kind: 'or',
    any: [
      { kind: 'turn-of', who: { ref: 'you' } },
      { kind: 'did', name: 'a' },
    ],
  }),
}
const condition = anyOf<Condition>(conditionRows)

export const structures = {
  anyOf,
  amount,
  condition,
  cost,
  counter,
  duration,
  few,
  filter,
  flag,
  keywordName,
  link,
  measure,
  name,
  plainRef,
  record,
  ref,
  relation,
  some,
  step,
  text,
  type,
  color,
  zone,
  manaType: fc.constantFrom(...MANA_TYPES),
}
export type { Rows }
