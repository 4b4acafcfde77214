import type { Ability } from '../../core/ability.ts'
import type { KeywordAbility } from '../../core/keyword.ts'
import { SELF, YOU } from '../../core/ref.ts'

/**
 * CR 702.72a–b, 607.2k: as it enters its controller exiles another such permanent or sacrifices it, and what was so exiled comes back
 * once it has left; the second ability speaks of what the first has exiled and of nothing else.
 */
export const championing = ({ filter, link }: Extract<KeywordAbility, { keyword: 'champion' }>): readonly Ability[] => [
  {
    kind: 'triggered',
    event: { on: 'enters', what: 'self' },
    body: {
      kind: 'simple',
      targets: [],
      effects: [
        {
          do: 'unless-paid',
          who: YOU,
          cost: [
            {
              kind: 'exile',
              what: { subject: 'permanent', ...filter, controller: 'you', other: true },
              count: 1,
              link,
              champion: true,
            },
          ],
          effects: [{ do: 'sacrifice', who: YOU, what: SELF }],
        },
      ],
    },
  },
  {
    kind: 'triggered',
    event: { on: 'leaves', what: 'self' },
    body: {
      kind: 'simple',
      targets: [],
      effects: [{ do: 'move', what: { ref: 'linked', link }, from: 'exile', to: 'battlefield' }],
    },
  },
]
