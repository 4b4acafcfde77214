import type { Ability, Body } from '../../core/ability.ts'
import type { Effect } from '../../core/effect.ts'
import { type Ref, SELF, YOU } from '../../core/ref.ts'
import { CASTING_DEFINITIONS } from './casting-definitions.ts'
import { championing } from './championing.ts'
import type { Definitions } from './keyword-definitions.ts'
import { PERMANENT_DEFINITIONS } from './permanent-definitions.ts'
import { SUSPENDED } from './suspended.ts'

/** Keywords that CR 702 defines as activated, triggered or static abilities. The others are read where they matter. */
export const KEYWORD_DEFINITIONS: Definitions = {
  ...CASTING_DEFINITIONS,
  ...PERMANENT_DEFINITIONS,
  /** CR 702.6a */
  equip: ({ cost }) => [
    {
      kind: 'activated',
      cost,
      timing: 'sorcery',
      body: {
        kind: 'simple',
        targets: [
          { id: 'equip', filter: { subject: 'permanent', types: ['creature'], controller: 'you' }, min: 1, max: 1 },
        ],
        effects: [{ do: 'attach', what: SELF, to: { ref: 'target', id: 'equip' } }],
      },
    },
  ],
  /** CR 702.87a */
  'level up': ({ cost }) => [
    {
      kind: 'activated',
      cost,
      timing: 'sorcery',
      body: simple([{ do: 'put-counters', on: SELF, counter: 'level', amount: 1 }]),
    },
  ],
  /** CR 702.21a */
  ward: ({ cost }) => [
    {
      kind: 'triggered',
      event: {
        on: 'becomes-target',
        what: 'self',
        by: { controller: 'opponent', anyOf: [{ subject: 'spell' }, { subject: 'ability' }] },
      },
      body: {
        kind: 'simple',
        targets: [],
        effects: [
          {
            do: 'unless-paid',
            who: { ref: 'controller', of: { ref: 'event', role: 'source' } },
            cost,
            effects: [{ do: 'counter', what: { ref: 'event', role: 'source' } }],
          },
        ],
      },
    },
  ],
  /** CR 702.29a */
  cycling: ({ cost }) => [
    {
      kind: 'activated',
      cost: [...cost, { kind: 'discard-self' }],
      zone: 'hand',
      body: { kind: 'simple', targets: [], effects: [{ do: 'draw', who: YOU, amount: 1 }] },
    },
  ],
  /** CR 702.29e */
  typecycling: ({ cost, filter }) => [
    {
      kind: 'activated',
      cost: [...cost, { kind: 'discard-self' }],
      zone: 'hand',
      body: {
        kind: 'simple',
        targets: [],
        effects: [
          { do: 'search', who: YOU, zone: 'library', filter, count: 1, to: 'hand', reveal: true, shuffle: true },
        ],
      },
    },
  ],
  /** CR 702.108a */
  prowess: () => [
    {
      kind: 'triggered',
      event: { on: 'casts', who: 'you', what: { subject: 'spell', notTypes: ['creature'] } },
      body: simple([pump(SELF, 1)]),
    },
  ],
  /** CR 702.83a */
  exalted: () => [
    {
      kind: 'triggered',
      event: { on: 'attacks', what: { subject: 'permanent', types: ['creature'], controller: 'you' }, alone: true },
      body: {
        kind: 'simple',
        targets: [],
        effects: [pump({ ref: 'event', role: 'attacker' }, 1)],
      },
    },
  ],
  /** CR 702.145b: how it enters; it is turned over where day and night change, and nothing else transforms it. */
  daybound: () => [
    {
      kind: 'static',
      condition: { kind: 'time', is: 'night' },
      effects: [{ kind: 'replacement', replacement: { kind: 'enters-with', what: 'self', transformed: true } }],
    },
  ],
  /** CR 702.79a */
  persist: () => [returnsWith('-1/-1')],
  /** CR 702.93a */
  undying: () => [returnsWith('+1/+1')],
  /** CR 702.25a */
  flanking: () => [
    {
      kind: 'triggered',
      event: { on: 'becomes-blocked', what: 'self', blocker: { subject: 'permanent', notKeywords: ['flanking'] } },
      body: simple([pump({ ref: 'event', role: 'blocker' }, -1)]),
    },
  ],
  /** CR 702.45a */
  bushido: ({ amount }) => [
    {
      kind: 'triggered',
      event: {
        on: 'any',
        events: [
          { on: 'blocks', what: 'self' },
          { on: 'becomes-blocked', what: 'self' },
        ],
      },
      body: simple([pump(SELF, amount)]),
    },
  ],
  /** CR 702.91a */
  'battle cry': () => [
    {
      kind: 'triggered',
      event: { on: 'attacks', what: 'self' },
      body: simple([
        {
          do: 'continuous',
          what: { ref: 'all', filter: { subject: 'permanent', types: ['creature'], attacking: true, other: true } },
          modifications: [{ kind: 'modify-power-toughness', power: 1, toughness: 0 }],
          duration: 'end-of-turn',
        },
      ]),
    },
  ],
  /** CR 702.86a */
  annihilator: ({ amount }) => [
    {
      kind: 'triggered',
      event: { on: 'attacks', what: 'self' },
      body: simple([
        {
          do: 'sacrifice',
          who: { ref: 'event', role: 'player' },
          what: {
            ref: 'choose',
            filter: { subject: 'permanent', controlledBy: { ref: 'each' } },
            count: amount,
            chooser: { ref: 'each' },
          },
        },
      ]),
    },
  ],
  /** CR 702.82a */
  devour: ({ amount }) => [
    {
      kind: 'static',
      effects: [
        {
          kind: 'replacement',
          replacement: {
            kind: 'enters-with',
            what: 'self',
            taking: {
              how: 'sacrifice',
              what: { subject: 'permanent', types: ['creature'], controller: 'you' },
              each: { counter: '+1/+1', amount },
            },
          },
        },
      ],
    },
  ],
  /** CR 702.130a */
  afflict: ({ amount }) => [
    {
      kind: 'triggered',
      event: { on: 'becomes-blocked', what: 'self' },
      body: simple([{ do: 'lose-life', who: { ref: 'event', role: 'player' }, amount }]),
    },
  ],
  /** CR 702.37b: the counter comes as it is turned face up for its megamorph cost. */
  megamorph: () => [
    {
      kind: 'static',
      effects: [
        {
          kind: 'replacement',
          replacement: {
            kind: 'turned-up',
            ifPaid: 'megamorph',
            effects: [{ do: 'put-counters', on: SELF, counter: '+1/+1', amount: 1 }],
          },
        },
      ],
    },
  ],
  suspend: () => SUSPENDED,
  champion: championing,
  /** CR 702.24a, 702.24b: each ability counts all age counters as it resolves. */
  'cumulative upkeep': ({ cost }) => [
    {
      kind: 'triggered',
      event: { on: 'step-begins', step: 'upkeep', whose: 'you' },
      condition: { kind: 'matches', what: SELF, filter: { zones: ['battlefield'] } },
      body: simple([
        { do: 'put-counters', on: SELF, counter: 'age', amount: 1 },
        {
          do: 'unless-paid',
          who: YOU,
          cost,
          times: { kind: 'counters', on: SELF, counter: 'age' },
          effects: [{ do: 'sacrifice', who: YOU, what: SELF }],
        },
      ]),
    },
  ],
  /** CR 702.32a */
  fading: ({ amount }) => [
    {
      kind: 'static',
      effects: [
        {
          kind: 'replacement',
          replacement: { kind: 'enters-with', what: 'self', counters: { counter: 'fade', amount } },
        },
      ],
    },
    {
      kind: 'triggered',
      event: { on: 'step-begins', step: 'upkeep', whose: 'you' },
      body: simple([
        {
          do: 'if',
          condition: { kind: 'compare', left: { kind: 'counters', on: SELF, counter: 'fade' }, op: '>=', right: 1 },
          effects: [{ do: 'remove-counters', from: SELF, counter: 'fade', amount: 1 }],
          otherwise: [{ do: 'sacrifice', who: YOU, what: SELF }],
        },
      ]),
    },
  ],
}

const simple = (effects: readonly Effect[]): Body => ({ kind: 'simple', targets: [], effects })

const pump = (what: Ref, amount: number): Effect => ({
  do: 'continuous',
  what,
  modifications: [{ kind: 'modify-power-toughness', power: amount, toughness: amount }],
  duration: 'end-of-turn',
})

/** Comes back when it dies, unless it had such a counter as it last was. */
const returnsWith = (counter: string): Ability => ({
  kind: 'triggered',
  event: { on: 'dies', what: 'self' },
  condition: {
    kind: 'compare',
    left: { kind: 'counters', on: { ref: 'event', role: 'object' }, counter },
    op: '=',
    right: 0,
  },
  body: simple([{ do: 'move', what: SELF, to: 'battlefield', counters: { counter, amount: 1 } }]),
})
