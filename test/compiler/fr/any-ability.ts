/** Arbitrary abilities over the parts of `any-structure.ts`; each variant has its row. */
import fc from 'fast-check'
import type { Ability, Affected, SimpleBody, StaticEffect, TargetSlot } from '../../../src/core/ability.ts'
import type { TokenDefinition } from '../../../src/core/card.ts'
import { CHOSEN_SUBTYPES, type Choice } from '../../../src/core/choice.ts'
import type { CombatCost } from '../../../src/core/combat-cost.ts'
import { PLAYER_DESIGNATIONS } from '../../../src/core/designation.ts'
import type { Effect } from '../../../src/core/effect.ts'
import {
  COST_KEYWORDS,
  type KeywordAbility,
  NUMBER_KEYWORDS,
  PLAIN_KEYWORDS,
  type Quality,
} from '../../../src/core/keyword.ts'
import type { ManaProduction } from '../../../src/core/mana-production.ts'
import type { Modification } from '../../../src/core/modification.ts'
import type { ActionPattern, CostChange, Permission, Requirement, Restriction } from '../../../src/core/permission.ts'
import type { Replacement } from '../../../src/core/replacement.ts'
import type { TriggerEvent } from '../../../src/core/trigger.ts'
import { type Rows, structures } from './any-structure.ts'

const {
  amount,
  anyOf,
  color,
  condition,
  cost,
  counter,
  duration,
  few,
  filter,
  flag,
  keywordName,
  link,
  manaType,
  name,
  record,
  ref,
  relation,
  some,
  step,
  text,
  type,
  zone,
} = structures

const is = <T extends string | true>(value: T): fc.Arbitrary<T> => fc.constant(value)
const optional = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(of, { nil: undefined })
const who = fc.oneof(fc.constantFrom('self' as const, 'attached' as const), filter)

const qualityRows: Rows<Quality, 'kind'> = {
  color: color.map((one) => ({ kind: 'color', color: one })),
  everything: fc.constant({ kind: 'everything' }),
  'all-colors': fc.constant({ kind: 'all-colors' }),
  filter: filter.map((of) => ({ kind: 'filter', filter: of })),
}
const keyword: fc.Arbitrary<KeywordAbility> = fc.oneof(
  fc.constantFrom(...PLAIN_KEYWORDS).map((plain): KeywordAbility => ({ keyword: plain })),
  fc
    .tuple(fc.constantFrom(...COST_KEYWORDS), cost)
    .map(([each, price]): KeywordAbility => ({ keyword: each, cost: price })),
  fc.constantFrom(...NUMBER_KEYWORDS).map((each): KeywordAbility => ({ keyword: each, amount: 2 })),
  cost.map((price): KeywordAbility => ({ keyword: 'suspend', amount: 'X', cost: price })),
  filter.map((of): KeywordAbility => ({ keyword: 'enchant', filter: of })),
  fc
    .tuple(fc.constantFrom('protection' as const, 'hexproof from' as const), few(anyOf<Quality>(qualityRows)))
    .map(([each, from]): KeywordAbility => ({ keyword: each, from })),
  filter.map((land): KeywordAbility => ({ keyword: 'landwalk', land, name: 'islandwalk' })),
  fc.tuple(filter, cost).map(([of, price]): KeywordAbility => ({ keyword: 'splice', filter: of, cost: price })),
  fc
    .tuple(fc.constantFrom('affinity' as const, 'bands with other' as const), filter)
    .map(([each, of]): KeywordAbility => ({ keyword: each, filter: of })),
  fc.constant<KeywordAbility>({ keyword: 'prototype', mana: ['1', 'U'], power: 2, toughness: 1 }),
  fc
    .tuple(filter, cost)
    .map(([of, price]): KeywordAbility => ({ keyword: 'typecycling', filter: of, name: 'Swamp', cost: price })),
)
const keywordAbility = keyword.map((each): Ability => ({ kind: 'keyword', ...each }))

const triggerRows: Rows<Exclude<TriggerEvent, { on: 'any' }>, 'on'> = {
  enters: record({ on: is('enters'), what: who }),
  dies: record({ on: is('dies'), what: who }),
  leaves: record({ on: is('leaves'), what: who }),
  'zone-change': record({ on: is('zone-change'), what: who, from: optional(zone), to: optional(zone) }) as never,
  attacks: record({ on: is('attacks'), what: who, alone: flag, defender: relation }),
  'you-attack': fc.constant({ on: 'you-attack' }),
  'player-attacks': record({ on: is('player-attacks'), who: relation, whom: relation }),
  'is-attacked': record({ on: is('is-attacked'), what: who }),
  blocks: record({ on: is('blocks'), what: who, attacker: filter }),
  'becomes-blocked': record({ on: is('becomes-blocked'), what: who, blocker: filter }),
  'attacks-unblocked': record({ on: is('attacks-unblocked'), what: who }),
  'deals-damage': record({ on: is('deals-damage'), what: who, combat: flag, to: filter }),
  unlocks: some(
    {
      on: is('unlocks'),
      who: relation,
      what: who,
      door: fc.constantFrom('left', 'right', 'this'),
      fully: is(true),
    } as never,
    'on' as never,
    'who' as never,
    'what' as never,
  ),
  'damage-prevented': record({ on: is('damage-prevented'), what: who }),
  'is-dealt-damage': record({ on: is('is-dealt-damage'), what: who, combat: flag, excess: flag }),
  casts: record({ on: is('casts'), who: relation, what: filter, nth: optional(fc.constantFrom(1, 2, 9)) }) as never,
  'step-begins': record({ on: is('step-begins'), step, whose: relation }),
  draws: record({ on: is('draws'), who: relation, nth: optional(fc.constant(2)) }) as never,
  'flips-coin': record({
    on: is('flips-coin'),
    who: relation,
    came: optional(fc.constantFrom('won' as const, 'lost' as const, 'heads' as const, 'tails' as const)),
  }) as never,
  'rolls-dice': record({
    on: is('rolls-dice'),
    who: relation,
    each: optional(is(true)),
    result: optional(record({ op: fc.constantFrom('<=' as const, '>=' as const, '=' as const), amount: fc.nat(20) })),
    natural: optional(fc.nat(20)),
  }) as never,
  'gains-life': record({ on: is('gains-life'), who: relation }),
  'loses-life': record({ on: is('loses-life'), who: relation }),
  discards: record({ on: is('discards'), who: relation, what: filter }),
  sacrifices: record({ on: is('sacrifices'), who: relation, what: filter }),
  taps: record({ on: is('taps'), what: who, forMana: flag }),
  untaps: record({ on: is('untaps'), what: who }),
  'becomes-target': record({ on: is('becomes-target'), what: who, by: filter }),
  'counters-put': record({ on: is('counters-put'), what: who, counter }),
  'counters-removed': record({ on: is('counters-removed'), what: who, counter, last: flag }),
  chapter: few(fc.constantFrom(1, 2, 3)).map((numbers) => ({ on: 'chapter', numbers })),
  room: fc.constant({ on: 'room' as const, room: 'Low Hall', leadsTo: ['Deep Well'] }),
  designated: record({ on: is('designated'), who: relation, as: fc.constantFrom(...PLAYER_DESIGNATIONS) }),
  'time-changes': fc
    .constantFrom('day' as const, 'night' as const, 'other' as const)
    .map((to) => ({ on: 'time-changes', to })),
  'becomes-level': record({ on: is('becomes-level'), what: who, level: fc.constantFrom(2, 3) }),
  'plays-land': record({ on: is('plays-land'), who: relation }),
  cycles: record({ on: is('cycles'), what: who, who: relation }),
  transforms: record({ on: is('transforms'), what: who, into: filter }),
  mutates: who.map((what) => ({ on: 'mutates', what })),
  championed: filter.map((what) => ({ on: 'championed', what })),
  'phases-out': record({ on: is('phases-out'), what: who }),
  'phases-in': record({ on: is('phases-in'), what: who }),
  'turned-face-up': record({ on: is('turned-face-up'), what: who }),
  attached: record({ on: is('attached'), what: who }),
  unattached: record({ on: is('unattached'), what: who }),
  countered: record({ on: is('countered'), what: filter }),
  resolves: record({ on: is('resolves'), what: filter }),
  'loses-control': record({ on: is('loses-control'), who: relation, what: who }),
  'loses-game': record({ on: is('loses-game'), who: relation }),
  state: record({ on: is('state'), condition }),
  'one-or-more': fc.constant({
    on: 'one-or-more',
    of: { on: 'dies', what: { subject: 'permanent', types: ['creature'] } },
  }),
}
const oneEvent = anyOf<TriggerEvent>(triggerRows)
const event: fc.Arbitrary<TriggerEvent> = fc.oneof(
  oneEvent,
  few(oneEvent).map((events): TriggerEvent => ({ on: 'any', events })),
)

const patternRows: Rows<ActionPattern, 'act'> = {
  attack: record({ act: is('attack'), who, defender: relation, alone: flag }),
  block: record({
    act: is('block'),
    who,
    attacker: who,
    alone: flag,
    each: is(true),
    additional: fc.constantFrom(1, 7, 'any' as const),
  }),
  'assign-by-toughness': record({ act: is('assign-by-toughness'), who }),
  'be-blocked-by': record({
    act: is('be-blocked-by'),
    who,
    count: record({ op: fc.constantFrom('<' as const, '>=' as const, '>' as const, '<=' as const), amount }),
  }),
  'be-countered': filter.map((of) => ({ act: 'be-countered', who: of })),
  'be-targeted': record({ act: is('be-targeted'), who, by: filter, asCast: flag }),
  'be-sacrificed': record({ act: is('be-sacrificed'), who }),
  untap: record({ act: is('untap'), who, untapStepOnly: flag }),
  cast: some(
    {
      act: is('cast'),
      what: filter,
      who: relation,
      moreThan: fc.constantFrom(1, 2),
      unlessSorceryTime: fc.constant(true as const),
      unlessOwnTurn: fc.constant(true as const),
    } as never,
    'act' as never,
    'what' as never,
    'who' as never,
  ),
  activate: some(
    {
      act: is('activate'),
      what: who,
      who: relation,
      manaToo: flag,
      unlessOwnTurn: fc.constant(true as const),
    } as never,
    'act' as never,
    'what' as never,
  ),
  'play-land': some(
    { act: is('play-land'), who: relation, extra: fc.constantFrom(1, 2, 7), from: filter } as never,
    'act' as never,
    'who' as never,
  ),
  'get-counters': record({ act: is('get-counters'), who, counter }),
  'gain-life': relation.map((each) => ({ act: 'gain-life', who: each })),
  'lose-life': relation.map((each) => ({ act: 'lose-life', who: each })),
  'lose-game': some(
    { act: is('lose-game'), who: relation, for: is('no-life' as never) } as never,
    'act' as never,
    'who' as never,
  ),
  'win-game': relation.map((each) => ({ act: 'win-game', who: each })),
  draw: some(
    { act: is('draw'), who: relation, moreThan: fc.constantFrom(1, 3) } as never,
    'act' as never,
    'who' as never,
  ),
  'prevent-damage': some({ act: is('prevent-damage'), from: filter, combat: is(true) } as never, 'act' as never),
  'fall-to-legend-rule': filter.map((what) => ({ act: 'fall-to-legend-rule', what })),
  enter: filter.map((what) => ({ act: 'enter', what })),
  trigger: some({ act: is('trigger'), entering: filter, dying: filter, of: filter } as never, 'act' as never),
  'spend-mana': relation.map((each) => ({ act: 'spend-mana', who: each })),
  'have-max-hand-size': relation.map((each) => ({ act: 'have-max-hand-size', who: each })),
}
const pattern = anyOf<ActionPattern>(patternRows)
const restriction = pattern.map((cant): Restriction => ({ kind: 'restriction', cant }))
const requirement = pattern.map((must): Requirement => ({ kind: 'requirement', must }))
const permission = pattern.map((may): Permission => ({ kind: 'permission', may }))

const counters = record({ counter, amount })
const DRAWS_ONE: readonly Effect[] = [{ do: 'draw', who: { ref: 'you' }, amount: 1 }]
const replacementRows: Rows<Replacement, 'kind'> = {
  'as-transforms': fc.constant({ kind: 'as-transforms', effects: [{ do: 'tap', what: { ref: 'self' } }] }),
  'turned-up': fc.constant({
    kind: 'turned-up',
    effects: [{ do: 'tap', what: { ref: 'self' } }],
    ifPaid: 'megamorph',
  }),
  'enters-with': some(
    {
      kind: is('enters-with'),
      what: fc.oneof(is('self'), filter),
      tapped: flag,
      prepared: is(true),
      counters,
      unless: condition,
      condition,
      being: fc.constant([{ kind: 'types', subtypes: ['Elf'] }] as const),
      unlessPaid: cost,
      taking: record({ how: fc.constantFrom('sacrifice' as const, 'exile' as const), what: filter, each: counters }),
    } as never,
    'kind' as never,
    'what' as never,
  ),
  'enters-as-copy': record({
    kind: is('enters-as-copy'),
    effects: fc.constant([]),
    what: filter,
    of: filter,
    optional: flag,
    tapped: flag,
    counters: fc.constant({ counter: '+1/+1', amount: 1 }),
    except: record({
      supertypes: fc.constant(['legendary' as const]),
      subtypes: few(text),
      onlySubtypes: fc.constant(true as const),
      colors: few(color),
      thisAbility: fc.constant(true as const),
    }),
  }),
  'redirect-zone': some(
    {
      kind: is('redirect-zone'),
      what: fc.oneof(is('self'), filter),
      from: zone,
      to: zone,
      instead: zone,
      position: fc.constantFrom('top' as const, 'bottom' as const),
      reveal: flag,
      counters,
      uncast: fc.constant(true as const),
      besides: fc.constant(DRAWS_ONE),
    } as never,
    'kind' as never,
    'what' as never,
    'to' as never,
    'instead' as never,
  ),
  'prevent-damage': some(
    {
      kind: is('prevent-damage'),
      to: who,
      from: who,
      combat: flag,
      amount,
      on: is('source'),
      once: flag,
      besides: fc.constant(DRAWS_ONE),
    } as never,
    'kind' as never,
  ),
  'redirect-damage': some(
    {
      kind: is('redirect-damage'),
      to: who,
      from: who,
      combat: flag,
      amount,
      on: is('source'),
      once: flag,
      instead: ref,
    } as never,
    'kind' as never,
    'instead' as never,
  ),
  instead: record({
    kind: is('instead'),
    event: fc.constantFrom('draw' as const, 'life-gain' as const, 'life-loss' as const, 'life-payment' as const),
    condition,
    who: relation,
    exceptFirst: fc.constant(true as const),
    optional: flag,
    once: flag,
    effects: fc.constantFrom(DRAWS_ONE, []),
  }),
  'enters-under': record({ kind: is('enters-under'), what: filter, from: relation }),
  'life-floor': record({ kind: is('life-floor'), who: relation, least: fc.constantFrom(1, 7) }),
  skip: record({
    kind: is('skip'),
    what: fc.constantFrom(
      'turn' as const,
      'extra-turn' as const,
      'untap' as const,
      'combat' as const,
      'beginning-of-combat' as const,
    ),
    who: relation,
    once: flag,
  }),
  'fix-flip': record({
    kind: is('fix-flip'),
    who: relation,
    side: fc.constantFrom('heads' as const, 'tails' as const),
  }),
  'spare-roll': record({
    kind: is('spare-roll'),
    of: fc.constantFrom('coin' as const, 'dice' as const),
    who: relation,
    ignore: fc.constantFrom('lowest' as const, 'chosen' as const),
  }),
  'modify-roll': record({
    kind: is('modify-roll'),
    who: relation,
    how: fc.oneof(is('reroll'), record({ plus: amount })),
    cost,
  }) as never,
  'modify-amount': record({
    kind: is('modify-amount'),
    event: fc.constantFrom(
      'counters' as const,
      'tokens' as const,
      'damage' as const,
      'life-gain' as const,
      'draw' as const,
    ),
    who: relation,
    what: filter,
    to: filter,
    times: fc.constantFrom(1, 2),
    plus: fc.constantFrom(1, 2),
    counter,
    byEffect: flag,
  }),
  'produce-instead': some(
    { kind: is('produce-instead'), who: relation, what: filter, type: manaType, amount: fc.constant(1) } as never,
    'kind' as never,
    'who' as never,
    'type' as never,
  ),
}
const replacement = anyOf<Replacement>(replacementRows)

const modificationRows: Rows<Modification, 'kind'> = {
  control: ref.map((player) => ({ kind: 'control', player })),
  'change-words': fc.constantFrom<Extract<Modification, { kind: 'change-words' }>>(
    { kind: 'change-words', change: { sort: 'color', from: 'R', to: 'U' } },
    { kind: 'change-words', change: { sort: 'basic-land-type', from: 'Island', to: 'Swamp' } },
    { kind: 'change-words', change: { sort: 'creature-type', from: 'Elf', to: 'Goblin' } },
  ),
  'set-name': fc.constant({ kind: 'set-name', name: 'Nameless' }),
  types: some(
    {
      kind: is('types'),
      set: flag,
      types: few(type),
      subtypes: few(text),
      supertypes: fc.constant(['legendary' as const]),
      allCreatureTypes: flag,
    } as never,
    'kind' as never,
  ),
  'remove-types': some({ kind: is('remove-types'), types: few(type), subtypes: few(text) } as never, 'kind' as never),
  colors: record({ kind: is('colors'), set: flag, colors: few(color) }),
  'become-chosen': record({
    kind: is('become-chosen'),
    what: fc.constantFrom('color' as const, 'subtype' as const),
    set: flag,
    link,
  }),
  'add-ability': keywordAbility.map((ability) => ({ kind: 'add-ability', ability })),
  'remove-keyword': keywordName.map((each) => ({ kind: 'remove-keyword', keyword: each })),
  'cant-have-keyword': keywordName.map((each) => ({ kind: 'cant-have-keyword', keyword: each })),
  'remove-all-abilities': fc.constantFrom(
    { kind: 'remove-all-abilities' as const },
    { kind: 'remove-all-abilities' as const, exceptMana: true as const },
  ),
  'define-power-toughness': some(
    { kind: is('define-power-toughness'), power: amount, toughness: amount } as never,
    'kind' as never,
  ),
  'set-power-toughness': some(
    { kind: is('set-power-toughness'), power: amount, toughness: amount } as never,
    'kind' as never,
  ),
  'modify-power-toughness': record({ kind: is('modify-power-toughness'), power: amount, toughness: amount }),
  'add-activated-abilities': ref.map((of) => ({ kind: 'add-activated-abilities', of })),
  'switch-power-toughness': fc.constant({ kind: 'switch-power-toughness' }),
}
const modifications = few(anyOf<Modification>(modificationRows))

const token: fc.Arbitrary<TokenDefinition> = some(
  {
    name: is('Nameless'),
    colors: fc.subarray(['W' as const, 'G' as const]),
    typeLine: record({ supertypes: fc.constant([]), types: few(type), subtypes: few(text) }),
    power: fc.constant(2),
    toughness: fc.constant(3),
    abilities: fc.array(keywordAbility, { maxLength: 2 }),
  } as never,
  'colors' as never,
  'typeLine' as never,
  'abilities' as never,
)
const production = anyOf<ManaProduction>({
  fixed: few(manaType).map((mana) => ({ kind: 'fixed' as const, mana })),
  'one-of': record({ kind: is('one-of'), types: few(manaType), amount }),
  combination: record({ kind: is('combination'), types: few(manaType), amount }),
  amount: record({ kind: is('amount'), type: manaType, amount }),
  'could-produce': record({
    kind: is('could-produce'),
    what: filter,
    of: fc.constantFrom('color' as const, 'type' as const),
    amount,
  }),
  'color-among': record({ kind: is('color-among'), what: filter, amount }),
  'chosen-color': record({ kind: is('chosen-color'), link, amount }),
  'of-event': record({ kind: is('of-event'), amount }),
  symbols: fc.constant({ kind: 'symbols' as const, mana: ['2', 'W/U', 'G/P', 'S'] }),
} satisfies Rows<ManaProduction, 'kind'>)

const choiceRows: Rows<Choice, 'kind'> = {
  color: some({ kind: is('color'), not: few(color) } as never, 'kind' as never),
  subtype: some(
    { kind: is('subtype'), of: fc.constantFrom(...CHOSEN_SUBTYPES), among: few(text) } as never,
    'kind' as never,
    'of' as never,
  ),
  'card-type': few(type).map((among) => ({ kind: 'card-type', among })),
  'card-name': some({ kind: is('card-name'), of: filter } as never, 'kind' as never),
  number: some(
    { kind: is('number'), min: is(0 as never), max: is(9 as never) } as never,
    'kind' as never,
    'min' as never,
  ),
  player: filter.map((of) => ({ kind: 'player', of })),
  object: filter.map((of) => ({ kind: 'object', of })),
  word: few(fc.constantFrom('Khans', 'odd')).map((words) => ({ kind: 'word', words })),
  life: fc.constant({ kind: 'life' }),
}

const draw: Effect = { do: 'draw', who: { ref: 'you' }, amount: 1 }
const inner: fc.Arbitrary<readonly Effect[]> = fc.constantFrom<readonly Effect[]>(
  [draw],
  [],
  [{ do: 'tap', what: { ref: 'target', id: 't1' } }, draw],
)
const slotFor = (id: string): fc.Arbitrary<TargetSlot> =>
  record<TargetSlot>({
    id: is(id),
    filter,
    min: fc.constantFrom(0, 1, 2),
    max: fc.oneof(fc.constantFrom(2, 30), amount),
  } as never)

const effectRows: Rows<Effect, 'do'> = {
  reveal: some({ do: is('reveal'), what: ref, to: ref } as never, 'do' as never, 'what' as never),
  'phase-out': some(
    { do: is('phase-out'), what: ref, until: is('source-leaves') } as never,
    'do' as never,
    'what' as never,
  ),
  flip: ref.map((what) => ({ do: 'flip', what })),
  'change-door': record({
    do: is('change-door'),
    who: ref,
    what: ref,
    how: fc.constantFrom('unlock' as const, 'lock' as const, 'either' as const),
  }),
  'phase-in': ref.map((what) => ({ do: 'phase-in', what })),
  'turn-face-up': ref.map((what) => ({ do: 'turn-face-up', what })),
  'turn-face-down': some(
    {
      do: is('turn-face-down'),
      what: ref,
      as: fc.constant({ typeLine: { supertypes: [], types: ['artifact', 'creature'], subtypes: ['Golem'] }, power: 2 }),
    } as never,
    'do' as never,
    'what' as never,
  ),
  manifest: record({ do: is('manifest'), who: ref, what: ref, cloak: flag, as: name }),
  'manifest-dread': record({ do: is('manifest-dread'), who: ref, as: name }),
  choose: record({ do: is('choose'), who: ref, choice: anyOf<Choice>(choiceRows), link }),
  'next-spell': record({ do: is('next-spell'), who: ref, what: filter, modifications, duration }),
  note: record({ do: is('note'), amount, link }),
  damage: record({ do: is('damage'), source: ref, amount, to: ref, divided: flag, excess: ref, unpreventable: flag }),
  destroy: record({ do: is('destroy'), what: ref, noRegeneration: flag, as: name }),
  exile: some(
    { do: is('exile'), what: ref, until: is('source-leaves'), faceDown: flag, seenBy: ref, as: name } as never,
    'do' as never,
    'what' as never,
  ),
  sacrifice: record({ do: is('sacrifice'), who: ref, what: ref, as: name }),
  draw: record({ do: is('draw'), who: ref, amount }),
  discard: some(
    {
      do: is('discard'),
      who: ref,
      amount: fc.oneof(amount, is('hand')),
      random: flag,
      what: filter,
      chooser: ref,
      as: name,
    } as never,
    'do' as never,
    'who' as never,
    'amount' as never,
  ),
  designate: record({ do: is('designate'), who: ref, title: fc.constantFrom(...PLAYER_DESIGNATIONS) }),
  'set-time': fc.constantFrom('day' as const, 'night' as const, 'other' as const).map((to) => ({ do: 'set-time', to })),
  'increase-speed': record({ do: is('increase-speed'), who: ref, amount }),
  'bring-in': record({
    do: is('bring-in'),
    who: ref,
    filter,
    to: fc.constantFrom('hand' as const, 'exile' as const),
    reveal: flag,
    as: name,
  }),
  venture: record({ do: is('venture'), who: ref, into: fc.constant('Undercity') }),
  'set-level': record({ do: is('set-level'), what: ref, level: fc.constantFrom(2, 3) }),
  solve: record({ do: is('solve'), what: ref }),
  prepare: record({ do: is('prepare'), what: ref }),
  unprepare: record({ do: is('unprepare'), what: ref }),
  'create-emblem': record({ do: is('create-emblem'), who: ref, abilities: few(keywordAbility) }),
  mill: record({ do: is('mill'), who: ref, amount, as: name }),
  scry: record({ do: is('scry'), who: ref, amount }),
  surveil: record({ do: is('surveil'), who: ref, amount }),
  counter: some({ do: is('counter'), what: ref, instead: zone } as never, 'do' as never, 'what' as never),
  'gain-life': record({ do: is('gain-life'), who: ref, amount }),
  'lose-life': record({ do: is('lose-life'), who: ref, amount, as: name }),
  'set-life': record({ do: is('set-life'), who: ref, amount }),
  tap: ref.map((what) => ({ do: 'tap', what })),
  untap: ref.map((what) => ({ do: 'untap', what })),
  'put-counters': record({ do: is('put-counters'), on: ref, counter, amount, divided: flag }),
  'remove-counters': record({ do: is('remove-counters'), from: ref, counter, amount: fc.oneof(amount, is('all')) }),
  move: some(
    {
      do: is('move'),
      what: ref,
      from: zone,
      to: zone,
      position: fc.constantFrom('top' as const, 'bottom' as const, { fromTop: 3 }),
      under: ref,
      tapped: flag,
      transformed: fc.constant(true),
      faceDown: fc.constant({ by: 'manifest' }),
      counters,
      reveal: flag,
      being: modifications,
      as: name,
    } as never,
    'do' as never,
    'what' as never,
    'to' as never,
  ),
  'create-token': record({ do: is('create-token'), who: ref, amount, token, tapped: flag, attacking: flag, as: name }),
  search: some(
    {
      do: is('search'),
      who: ref,
      whose: ref,
      zone: fc.constantFrom('library' as const, 'graveyard' as const, 'hand' as const),
      filter,
      count: amount,
      upTo: flag,
      to: zone,
      tapped: flag,
      position: fc.constantFrom('top' as const, 'bottom' as const),
      reveal: flag,
      shuffle: flag,
      as: name,
    } as never,
    'do' as never,
    'who' as never,
    'zone' as never,
    'filter' as never,
    'count' as never,
    'to' as never,
    'shuffle' as never,
  ),
  shuffle: ref.map((each) => ({ do: 'shuffle', who: each })),
  'shuffle-into-library': record({ do: is('shuffle-into-library'), what: ref, who: ref }),
  'reveal-hand': ref.map((each) => ({ do: 'reveal-hand', who: each })),
  'look-at-hand': ref.map((each) => ({ do: 'look-at-hand', who: each })),
  fight: record({ do: is('fight'), a: ref, b: ref }),
  attach: record({ do: is('attach'), what: ref, to: ref }),
  unattach: ref.map((what) => ({ do: 'unattach', what })),
  'remove-from-combat': ref.map((what) => ({ do: 'remove-from-combat', what })),
  'become-blocked': ref.map((what) => ({ do: 'become-blocked', what })),
  'join-attack': record({ do: is('join-attack'), what: ref, defender: ref }),
  'reselect-attack': record({ do: is('reselect-attack'), what: ref, who: ref }),
  'add-mana': record({
    do: is('add-mana'),
    who: ref,
    mana: production,
    restriction: fc.constantFrom(
      'creature-spells' as const,
      'artifact-spells' as const,
      'instant-or-sorcery-spells' as const,
      'abilities' as const,
      { spells: { subject: 'spell', types: ['creature'] } as const, uncounterable: {} },
      { abilitiesOf: { subject: 'permanent', types: ['artifact'] } as const },
    ),
  }),
  continuous: record({ do: is('continuous'), what: ref, modifications, duration }),
  'change-text': record({
    do: is('change-text'),
    what: ref,
    sorts: fc.constantFrom(['color' as const], ['color' as const, 'basic-land-type' as const]),
    duration,
  }),
  rule: record({ do: is('rule'), what: ref, rule: fc.oneof(restriction, requirement, permission), duration }),
  shield: record({ do: is('shield'), what: ref, replacement, duration }),
  regenerate: ref.map((what) => ({ do: 'regenerate', what })),
  'exchange-control': ref.map((what) => ({ do: 'exchange-control', what })),
  'exchange-life': ref.map((who) => ({ do: 'exchange-life', who })),
  discover: record({ do: is('discover'), who: ref, amount }),
  'exile-until': record({ do: is('exile-until'), who: ref, until: filter, as: name, others: name }),
  'exchange-zones': ref.map((who) => ({ do: 'exchange-zones', who, zones: ['hand', 'graveyard'] })),
  'drain-mana': record({ do: is('drain-mana'), from: ref, to: ref }),
  'double-mana': ref.map((who) => ({ do: 'double-mana', who })),
  cast: record({
    do: is('cast'),
    who: ref,
    what: ref,
    forCost: cost,
    must: flag,
    copies: fc.constant(true as const),
    as: name,
  }),
  'copy-spell': some(
    {
      do: is('copy-spell'),
      what: ref,
      who: ref,
      newTargets: flag,
      except: record({ colors: fc.constant(['R' as const]) }),
      target: ref,
      eachOf: ref,
    } as never,
    'do' as never,
    'what' as never,
    'who' as never,
    'newTargets' as never,
  ),
  'change-target': record({
    do: is('change-target'),
    what: ref,
    how: fc.constantFrom('change-all' as const, 'change-one' as const, 'change-any' as const, 'choose-new' as const),
    to: ref,
  }),
  'win-game': ref.map((each) => ({ do: 'win-game', who: each })),
  'extra-phases': record({
    do: is('extra-phases'),
    after: fc.constantFrom('phase' as const, 'main-phase' as const),
    phases: fc.constantFrom(['combat' as const], ['combat' as const, 'postcombat-main' as const]),
  }),
  'extra-steps': record({
    do: is('extra-steps'),
    after: fc.constantFrom('step' as const, 'phase' as const),
    step: fc.constantFrom('upkeep' as const, 'draw' as const, 'end' as const),
    amount,
    mine: optional(is(true)),
  }) as never,
  'restart-game': record({ do: is('restart-game'), leaving: optional(ref) }),
  'play-subgame': fc.constant({ do: 'play-subgame' }),
  'end-now': fc.constantFrom({ do: 'end-now', what: 'turn' }, { do: 'end-now', what: 'combat-phase' }),
  'draw-game': fc.constant({ do: 'draw-game' }),
  'control-player': record({ do: is('control-player'), who: ref, whom: ref }),
  'flip-coin': record({ do: is('flip-coin'), who: ref, amount, until: optional(is('lost')), as: name }) as never,
  'roll-dice': record({
    do: is('roll-dice'),
    who: ref,
    sides: fc.constantFrom(4, 6, 20),
    amount,
    plus: amount,
    ignore: fc.constantFrom('lowest' as const, 'highest' as const),
    as: name,
  }),
  'roll-again': fc.constant({ do: 'roll-again' }),
  'results-table': inner.map((effects) => ({
    do: 'results-table',
    rows: [
      { from: 1, to: 9, effects },
      { from: 10, effects },
    ],
  })),
  'lose-game': ref.map((each) => ({ do: 'lose-game', who: each })),
  'extra-turn': some({ do: is('extra-turn'), who: ref, skips: few(step) } as never, 'do' as never, 'who' as never),
  'create-token-copy': record({
    do: is('create-token-copy'),
    who: ref,
    amount,
    of: ref,
    except: record({
      name: text,
      notLegendary: flag,
      types: few(type),
      power: fc.constant(2),
      toughness: fc.constant(3),
    }),
    tapped: flag,
    as: name,
  }),
  'put-same-counters': record({ do: is('put-same-counters'), of: ref, on: ref, counter }),
  'become-copy': record({
    do: is('become-copy'),
    duration: fc.option(duration, { nil: undefined }),
    what: ref,
    of: ref,
    except: record({
      abilities: few(keywordAbility),
      keeps: few(fc.constantFrom('name' as const, 'colors' as const, 'power-toughness' as const)),
      ifIs: fc.constant({ type: 'creature' as const, except: { power: 4, toughness: 4 } }),
    }),
  }),
  transform: ref.map((what) => ({ do: 'transform', what })),
  meld: record({ do: is('meld'), into: name, tapped: flag }),
  'delayed-trigger': record({
    do: is('delayed-trigger'),
    event: fc.oneof(
      event,
      record({ on: is('next-step'), step, whose: fc.constantFrom('any' as const, 'you' as const) }),
    ),
    effects: inner,
  }),
  'reflexive-trigger': record({
    do: is('reflexive-trigger'),
    targets: slotFor('t1').map((slot) => [slot]),
    effects: inner,
  }),
  'grant-until': record({ do: is('grant-until'), who: ref, abilities: few(keywordAbility), duration }),
  optional: record({ do: is('optional'), who: ref, effects: inner, otherwise: inner, as: name }),
  if: record({ do: is('if'), condition, effects: inner, otherwise: inner }),
  pay: record({ do: is('pay'), who: ref, cost, x: amount, effects: inner, otherwise: inner }),
  'unless-paid': some(
    { do: is('unless-paid'), who: ref, cost, x: amount, times: amount, effects: inner } as never,
    'do' as never,
    'who' as never,
    'cost' as never,
    'effects' as never,
  ),
  'for-each': record({ do: is('for-each'), of: ref, effects: inner }),
  'choose-one': record({ do: is('choose-one'), who: ref, options: few(inner) }),
}
const body: fc.Arbitrary<SimpleBody> = record({
  targets: fc.tuple(slotFor('t1'), slotFor('t2')),
  effects: few(anyOf<Effect>(effectRows)),
})

const staticRows: Rows<StaticEffect, 'kind'> = {
  continuous: record({ kind: is('continuous'), affects: who as fc.Arbitrary<Affected>, modifications }),
  restriction,
  requirement,
  permission: record<Permission>({
    kind: is('permission'),
    may: pattern,
    asThough: fc.constantFrom('flash', 'haste', 'no-defender', 'no-hexproof', 'reach', 'own-graveyard'),
    as: fc.constant('adventure'),
  } as never),
  'cost-change': record<CostChange>({
    kind: is('cost-change'),
    what: filter,
    who: relation,
    more: cost,
    less: cost,
    perEach: amount,
    condition,
  } as never),
  'combat-cost': record<CombatCost>({
    kind: is('combat-cost'),
    act: fc.constantFrom('attack', 'block'),
    who,
    cost,
  } as never),
  replacement: replacement.map((each) => ({ kind: 'replacement', replacement: each })),
  'alternative-cost': some(
    { kind: is('alternative-cost'), what: filter, who: relation, cost, asThough: is('flash') } as never,
    'kind' as never,
    'what' as never,
    'who' as never,
    'cost' as never,
  ),
  'additional-cost': cost.map((price) => ({ kind: 'additional-cost', cost: price })),
  'cast-only': condition.map((when) => ({ kind: 'cast-only', when })),
  'begin-on-battlefield': fc.constant({ kind: 'begin-on-battlefield' as const }),
  'reveal-from-opening-hand': few(inner).map(() => ({ kind: 'reveal-from-opening-hand' as const, effects: [] })),
  'reveal-as-drawn': record({
    kind: is('reveal-as-drawn'),
    what: fc.constantFrom('self' as const, 'any' as const),
    only: filter,
    effects: few(inner).map(() => []),
  }) as never,
  'before-mulligan': few(inner).map(() => ({ kind: 'before-mulligan' as const, effects: [] })),
  'max-counters': record({ kind: is('max-counters'), counter, count: fc.constantFrom(1, 3) }),
  show: record({
    kind: is('show'),
    what: fc.constantFrom('library-top' as const, 'hand' as const),
    whose: relation,
    to: fc.constantFrom('you' as const, 'all' as const),
  }),
  'max-hand-size': fc.constantFrom('none' as const, 2).map((size) => ({ kind: 'max-hand-size', who: 'you', size })),
  'as-cast': record({ kind: is('as-cast'), who: relation, what: filter, modifications }),
  'extra-trigger': record({
    kind: is('extra-trigger'),
    what: who,
    cause: optional(event),
    times: fc.constantFrom(1, 2),
  }) as never,
}
const simple = body.map((each) => ({ kind: 'simple' as const, ...each }))
const abilityRows: Rows<Ability, 'kind'> = {
  spell: fc
    .oneof(
      simple,
      few(body).map((modes) => ({ kind: 'modal' as const, min: 1, max: 2, repeat: true, modes })),
    )
    .map((each) => ({ kind: 'spell', body: each })),
  activated: some(
    {
      kind: is('activated'),
      cost,
      body: simple,
      zone,
      timing: is('sorcery'),
      onlyDuring: condition,
      limit: is('once-each-turn'),
    } as never,
    'kind' as never,
    'cost' as never,
    'body' as never,
  ),
  triggered: some(
    {
      kind: is('triggered'),
      event,
      condition,
      body: simple,
      zone,
      limit: fc.constantFrom('once-each-turn', 'do-once-each-turn'),
    } as never,
    'kind' as never,
    'event' as never,
    'body' as never,
  ),
  static: some(
    { kind: is('static'), effects: few(anyOf<StaticEffect>(staticRows)), condition, zone, notIn: zone } as never,
    'kind' as never,
    'effects' as never,
  ),
  keyword: keywordAbility as never,
}

/** Any ability that the vocabulary can say, sensible or not. */
export const anyAbility: fc.Arbitrary<Ability> = anyOf<Ability>(abilityRows)
