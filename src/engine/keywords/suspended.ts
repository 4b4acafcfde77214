import type { Ability, Body } from '../../core/ability.ts'
import type { Effect } from '../../core/effect.ts'
import { SELF, YOU } from '../../core/ref.ts'

const simple = (effects: readonly Effect[]): Body => ({ kind: 'simple', targets: [], effects })

/** CR 702.62a–b: the two triggered abilities of suspend; suspending itself is a special action (116.2f). */
export const SUSPENDED: readonly Ability[] = [
  {
    kind: 'triggered',
    zone: 'exile',
    event: { on: 'step-begins', step: 'upkeep', whose: 'you' },
    condition: { kind: 'compare', left: { kind: 'counters', on: SELF, counter: 'time' }, op: '>=', right: 1 },
    body: simple([{ do: 'remove-counters', from: SELF, counter: 'time', amount: 1 }]),
  },
  {
    kind: 'triggered',
    zone: 'exile',
    event: { on: 'counters-removed', what: 'self', counter: 'time', last: true },
    condition: { kind: 'matches', what: SELF, filter: { zones: ['exile'] } },
    body: simple([
      { do: 'cast', who: YOU, what: SELF, forCost: [], as: 'cast' },
      {
        do: 'if',
        condition: { kind: 'matches', what: { ref: 'bound', name: 'cast' }, filter: { types: ['creature'] } },
        effects: [
          {
            do: 'continuous',
            what: { ref: 'bound', name: 'cast' },
            modifications: [{ kind: 'add-ability', ability: { kind: 'keyword', keyword: 'haste' } }],
            duration: 'while-you-control-it',
          },
        ],
      },
    ]),
  },
]
