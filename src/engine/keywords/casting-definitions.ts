import type { Ability, Body } from '../../core/ability.ts'
import type { Effect } from '../../core/effect.ts'
import type { PaidKeyword } from '../../core/keyword.ts'
import { SELF, YOU } from '../../core/ref.ts'
import { CASCADE } from './digging.ts'
import type { Definitions } from './keyword-definitions.ts'

const simple = (effects: readonly Effect[]): Body => ({ kind: 'simple', targets: [], effects })

/** CR 113.6k: "when you cast this spell". */
const whenCast = (effects: readonly Effect[]): Ability => ({
  kind: 'triggered',
  zone: 'stack',
  event: { on: 'casts', who: 'you', what: { is: SELF } },
  body: simple(effects),
})

const asLongAsPaid = (keyword: PaidKeyword, ...abilities: readonly Ability[]): Ability => ({
  kind: 'static',
  condition: { kind: 'paid-additional-cost', keyword },
  effects: [
    {
      kind: 'continuous',
      affects: 'self',
      modifications: abilities.map((ability) => ({ kind: 'add-ability', ability })),
    },
  ],
})

const HASTE: Ability = { kind: 'keyword', keyword: 'haste' }

/** Keywords of spells that CR 702 defines as abilities, but for what they say of how the card is cast (`cast-keywords.ts`). */
export const CASTING_DEFINITIONS: Definitions = {
  /** CR 702.74a */
  evoke: () => [
    {
      kind: 'triggered',
      event: { on: 'enters', what: 'self' },
      condition: { kind: 'paid-additional-cost', keyword: 'evoke' },
      body: simple([{ do: 'sacrifice', who: { ref: 'controller', of: SELF }, what: SELF }]),
    },
  ],
  /** CR 702.109a: that it returns comes as it enters (`stack/leaving-later.ts`). */
  dash: () => [asLongAsPaid('dash', HASTE)],
  /** CR 702.152a: that it is sacrificed comes as it enters. */
  blitz: () => [
    asLongAsPaid('blitz', HASTE, {
      kind: 'triggered',
      event: { on: 'dies', what: 'self' },
      body: simple([{ do: 'draw', who: YOU, amount: 1 }]),
    }),
  ],
  /** CR 702.49a, 702.49c: it enters attacking what the creature that was returned attacked. */
  ninjutsu: ({ cost }) => [
    {
      kind: 'activated',
      zone: 'hand',
      cost: [
        ...cost,
        { kind: 'reveal-self' },
        {
          kind: 'return-to-hand',
          what: { subject: 'permanent', types: ['creature'], attacking: true, blocked: false, controller: 'you' },
          count: 1,
        },
      ],
      body: simple([
        {
          do: 'move',
          what: SELF,
          from: 'hand',
          to: 'battlefield',
          tapped: true,
          attacking: { ref: 'attacked', by: { ref: 'bound', name: 'returned' } },
        },
      ]),
    },
  ],
  /** CR 702.94a: linked to what is drawn and revealed (603.11). */
  miracle: ({ cost }) => [
    {
      kind: 'static',
      zone: 'hand',
      effects: [
        {
          kind: 'reveal-as-drawn',
          what: 'self',
          effects: [
            {
              do: 'reflexive-trigger',
              targets: [],
              effects: [{ do: 'cast', who: YOU, what: SELF, forCost: cost, by: 'miracle' }],
            },
          ],
        },
      ],
    },
  ],
  /** CR 702.56a */
  replicate: () => [
    {
      kind: 'triggered',
      zone: 'stack',
      event: { on: 'casts', who: 'you', what: { is: SELF } },
      condition: { kind: 'paid-additional-cost', keyword: 'replicate' },
      body: simple([
        {
          do: 'copy-spell',
          what: { ref: 'event', role: 'object' },
          who: YOU,
          newTargets: true,
          times: { kind: 'times-paid', keyword: 'replicate' },
        },
      ]),
    },
  ],
  /** CR 702.85a, 702.85c */
  cascade: () => [whenCast(CASCADE)],
  /** CR 702.40a–b: copies for the spells cast before it, whatever is cast after it. */
  storm: () => [
    whenCast([
      {
        do: 'copy-spell',
        what: { ref: 'event', role: 'object' },
        who: YOU,
        newTargets: true,
        times: { kind: 'event-amount' },
      },
    ]),
  ],
}
