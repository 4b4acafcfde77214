import type { Effect } from '../../../core/effect.ts'
import type { Ref } from '../../../core/ref.ts'
import { anyTemplate, type Row, rows } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import type { Syntax } from '../../syntax/syntax.ts'
import { NEXT_TIME } from './next-time.ts'
import { MAY_PLAY } from './permission-verbs.ts'

const you: Ref = { ref: 'you' }
const who = hole('p')
const what = hole('w')
const COUNTER_TARGET: Effect = { do: 'counter', what }

/** "It doesn't untap during its controller's next untap step": the source is frozen once. */
const freeze: Effect = {
  do: 'rule',
  what,
  rule: { kind: 'restriction', cant: { act: 'untap', who: 'self', untapStepOnly: true } },
  duration: 'next-untap-step',
}

/** CR 701.15b: until the goading player's next turn it attacks if able, and somebody else than that player if able. */
const GOADED: readonly Effect[] = [
  {
    do: 'rule',
    what,
    rule: { kind: 'requirement', must: { act: 'attack', who: 'self' }, goad: true },
    duration: 'your-next-turn',
  },
  {
    do: 'rule',
    what,
    rule: {
      kind: 'requirement',
      must: { act: 'attack', who: 'self', defending: { subject: 'player', player: 'not-you' } },
      goad: true,
    },
    duration: 'your-next-turn',
  },
]

/** Phrases of several sentences, or of one verb and several effects, that only together have a meaning. */
const ROWS: readonly Row<readonly Effect[]>[] = [
  ...NEXT_TIME,
  [
    'all <f:noun-p> able to block <w:object> this turn do so',
    [
      {
        do: 'rule',
        what,
        rule: { kind: 'requirement', must: { act: 'block', who: hole('f'), attacker: 'self', each: true } },
        duration: 'end-of-turn',
      },
    ],
  ],
  [
    '<p:player-nom-s> reveals their hand. You choose <f:counted-one> from it. That player discards that card',
    [
      { do: 'reveal-hand', who },
      { do: 'discard', who, amount: 1, what: hole('f'), chooser: you },
    ],
  ],
  [
    "<w:object> (doesn't|don't) untap during (its controller's|their controller's|their controllers') next untap (step|steps)",
    [freeze],
  ],
  [
    "tap <w:object>. (It|That creature|That permanent|Those creatures|They|That land) (doesn't|don't) untap during (its controller's|their controller's|their controllers') next untap (step|steps)",
    [{ do: 'tap', what }, freeze],
  ],
  [
    'if <w:object> would die this turn, exile it instead',
    [
      {
        do: 'shield',
        what,
        replacement: { kind: 'redirect-zone', what: 'self', from: 'battlefield', to: 'graveyard', instead: 'exile' },
        duration: 'end-of-turn',
      },
    ],
  ],
  [
    '<w:object> gains flashback until end of turn. The flashback cost is equal to its mana cost',
    [
      {
        do: 'continuous',
        what,
        modifications: [
          {
            kind: 'add-ability',
            ability: { kind: 'keyword', keyword: 'flashback', cost: [{ kind: 'own-mana-cost' }] },
          },
        ],
        duration: 'end-of-turn',
      },
    ],
  ],
  [
    "your life total can't change<d:duration>",
    [
      {
        do: 'rule',
        what: you,
        rule: { kind: 'restriction', cant: { act: 'gain-life', who: 'you' } },
        duration: hole('d'),
      },
      {
        do: 'rule',
        what: you,
        rule: { kind: 'restriction', cant: { act: 'lose-life', who: 'you' } },
        duration: hole('d'),
      },
    ],
  ],
  [
    "copy <w:object>, then return it to its owner's hand. You may choose new targets for the copy",
    [
      { do: 'copy-spell', what, who: you, newTargets: true },
      { do: 'move', what, to: 'hand' },
    ],
  ],
  [
    "you control <w:player-obj> during (that player's|their) next turn",
    [{ do: 'control-player', who: you, whom: what }],
  ],
  ['goad <w:object>', GOADED],
  ['you may play <w:object><d:duration>', MAY_PLAY],
  ['exile <w:object> until ~ leaves the battlefield', [{ do: 'exile', what, until: 'source-leaves' }]],
  ['exile <w:chosen> until ~ leaves the battlefield', [{ do: 'exile', what, until: 'source-leaves' }]],
  [
    "counter <w:object>. If that spell is countered this way, exile it instead of putting it into its owner's graveyard",
    [{ ...COUNTER_TARGET, instead: 'exile' } as Effect],
  ],
  [
    "counter <w:object>. If that spell is countered this way, put it into its owner's hand instead of into that player's graveyard",
    [{ ...COUNTER_TARGET, instead: 'hand' } as Effect],
  ],
  [
    "counter <w:object>. If that spell is countered this way, put it on top of its owner's library instead of into that player's graveyard",
    [{ ...COUNTER_TARGET, instead: 'library', position: 'top' } as Effect],
  ],
  [
    "counter <w:object>. If that spell is countered this way, put that card on the bottom of its owner's library instead of into that player's graveyard",
    [{ ...COUNTER_TARGET, instead: 'library', position: 'bottom' } as Effect],
  ],
]

export const passages: Syntax<readonly Effect[]> = anyTemplate<readonly Effect[]>(rows(ROWS))
