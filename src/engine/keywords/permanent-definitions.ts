import type { Ability, Body } from '../../core/ability.ts'
import type { CopyExceptions } from '../../core/copy.ts'
import type { Cost } from '../../core/cost.ts'
import type { Effect } from '../../core/effect.ts'
import { type Ref, SELF, YOU } from '../../core/ref.ts'
import type { Definitions } from './keyword-definitions.ts'

const simple = (effects: readonly Effect[]): Body => ({ kind: 'simple', targets: [], effects })
const bound = (name: string): Ref => ({ ref: 'bound', name })
const timeCounters = { kind: 'counters', on: SELF, counter: 'time' } as const

/** Exiled from a graveyard, at the time for a sorcery, for a token that is a copy of the card with differences. */
const returnsAsCopy = (cost: Cost, except: CopyExceptions): readonly Ability[] => [
  {
    kind: 'activated',
    cost: [...cost, { kind: 'exile-self', from: 'graveyard' }],
    zone: 'graveyard',
    timing: 'sorcery',
    body: simple([{ do: 'create-token-copy', who: YOU, amount: 1, of: SELF, except }]),
  },
]

const entersWith = (counter: string, amount: number): Ability => ({
  kind: 'static',
  effects: [{ kind: 'replacement', replacement: { kind: 'enters-with', what: 'self', counters: { counter, amount } } }],
})

/** Keywords of permanents, and of cards that become some, that CR 702 defines as other abilities. */
export const PERMANENT_DEFINITIONS: Definitions = {
  /** CR 702.84a */
  unearth: ({ cost }) => [
    {
      kind: 'activated',
      cost,
      zone: 'graveyard',
      timing: 'sorcery',
      body: simple([
        {
          do: 'move',
          what: SELF,
          from: 'graveyard',
          to: 'battlefield',
          being: [{ kind: 'add-ability', ability: { kind: 'keyword', keyword: 'haste' } }],
          as: 'unearthed',
        },
        {
          do: 'shield',
          what: bound('unearthed'),
          replacement: { kind: 'redirect-zone', what: {}, from: 'battlefield', instead: 'exile' },
          duration: 'indefinite',
        },
        {
          do: 'delayed-trigger',
          event: { on: 'next-step', step: 'end', whose: 'any' },
          effects: [{ do: 'exile', what: bound('unearthed') }],
        },
      ]),
    },
  ],
  /** CR 702.128a */
  embalm: ({ cost }) => returnsAsCopy(cost, { colors: ['W'], noManaCost: true, subtypes: ['Zombie'] }),
  /** CR 702.129a */
  eternalize: ({ cost }) =>
    returnsAsCopy(cost, { colors: ['B'], noManaCost: true, subtypes: ['Zombie'], power: 4, toughness: 4 }),
  /** CR 702.101a–b */
  extort: () => [
    {
      kind: 'triggered',
      event: { on: 'casts', who: 'you', what: { subject: 'spell' } },
      body: simple([
        {
          do: 'pay',
          who: YOU,
          cost: [{ kind: 'mana', mana: ['W/B'] }],
          effects: [
            {
              do: 'lose-life',
              who: { ref: 'all', filter: { subject: 'player', player: 'opponent' } },
              amount: 1,
              as: 'extorted',
            },
            { do: 'gain-life', who: YOU, amount: { kind: 'bound', name: 'extorted' } },
          ],
        },
      ]),
    },
  ],
  /** CR 702.92a */
  'living weapon': () => [
    {
      kind: 'triggered',
      event: { on: 'enters', what: 'self' },
      body: simple([
        {
          do: 'create-token',
          who: YOU,
          amount: 1,
          token: {
            colors: ['B'],
            typeLine: { supertypes: [], types: ['creature'], subtypes: ['Phyrexian', 'Germ'] },
            power: 0,
            toughness: 0,
            abilities: [],
          },
          as: 'germ',
        },
        { do: 'attach', what: SELF, to: bound('germ') },
      ]),
    },
  ],
  /** CR 702.43a–b: counters for those it last had. */
  modular: ({ amount }) => [
    entersWith('+1/+1', amount),
    {
      kind: 'triggered',
      event: { on: 'dies', what: 'self' },
      body: {
        kind: 'simple',
        targets: [{ id: 'modular', filter: { subject: 'permanent', types: ['artifact', 'creature'] }, min: 1, max: 1 }],
        effects: [
          {
            do: 'optional',
            who: YOU,
            effects: [
              {
                do: 'put-counters',
                on: { ref: 'target', id: 'modular' },
                counter: '+1/+1',
                amount: { kind: 'counters', on: { ref: 'event', role: 'object' }, counter: '+1/+1' },
              },
            ],
          },
        ],
      },
    },
  ],
  /** CR 702.63a, 702.63c */
  vanishing: ({ amount }) => [
    entersWith('time', amount),
    {
      kind: 'triggered',
      event: { on: 'step-begins', step: 'upkeep', whose: 'you' },
      condition: { kind: 'compare', left: timeCounters, op: '>=', right: 1 },
      body: simple([{ do: 'remove-counters', from: SELF, counter: 'time', amount: 1 }]),
    },
    {
      kind: 'triggered',
      event: { on: 'counters-removed', what: 'self', counter: 'time', last: true },
      body: simple([{ do: 'sacrifice', who: YOU, what: SELF }]),
    },
  ],
}
