import type { StaticEffect } from '../../../core/ability.ts'
import type { CardType } from '../../../core/card-type.ts'
import type { Filter } from '../../../core/filter.ts'
import type { ActionPattern } from '../../../core/permission.ts'
import type { Replacement } from '../../../core/replacement.ts'
import type { Row } from '../../syntax/combinators.ts'
import { hole } from '../../syntax/pattern.ts'
import { LINKS } from '../choice.ts'

type Effects = readonly StaticEffect[]

const a = hole('a')
const CREATURES: Filter = { subject: 'permanent', types: ['creature'] }

const cant = (...patterns: ActionPattern[]): Effects =>
  patterns.map((pattern) => ({ kind: 'restriction', cant: pattern }))
const must = (pattern: ActionPattern): Effects => [{ kind: 'requirement', must: pattern }]
const blockMore = (additional: number | 'any'): Effects => [
  { kind: 'permission', may: { act: 'block', who: a, additional } },
]
const replace = (replacement: Replacement): Effects => [{ kind: 'replacement', replacement }]

/** CR 205.1: it is no such thing while this lasts. */
const not = (type: CardType): Effects => [
  { kind: 'continuous', affects: a, modifications: [{ kind: 'remove-types', types: [type] }] },
]

const IF_YOU_GAIN = 'if you would gain life, you gain'
const NO_LOSS = "you can't lose the game"
const NO_WIN = "your opponents can't win the game"

/** CR 508.1h: what each creature that attacks there costs its controller. */
const toll = (defending: Filter): StaticEffect => ({
  kind: 'combat-cost',
  act: 'attack',
  who: CREATURES,
  defending,
  cost: hole('c'),
})

/** What static abilities say of a subject `a`; `#` stands for the number of the subject, `~` follows a verb. */
export const PREDICATES: readonly Row<Effects>[] = [
  ["can't attack or block", cant({ act: 'attack', who: a }, { act: 'block', who: a })],
  ["can't attack", cant({ act: 'attack', who: a })],
  ["can't attack alone", cant({ act: 'attack', who: a, alone: true })],
  ["can't block alone", cant({ act: 'block', who: a, alone: true })],
  ["can't attack or block alone", cant({ act: 'attack', who: a, alone: true }, { act: 'block', who: a, alone: true })],
  ["can't block", cant({ act: 'block', who: a })],
  ["can't be blocked", cant({ act: 'block', who: CREATURES, attacker: a })],
  ["can't block and can't be blocked", cant({ act: 'block', who: a }, { act: 'block', who: CREATURES, attacker: a })],
  ["can't be blocked by <f:noun-p>", cant({ act: 'block', who: hole('f'), attacker: a })],
  ["can't be blocked by more than one creature", cant({ act: 'be-blocked-by', who: a, count: { op: '>', amount: 1 } })],
  [
    "can't be blocked except by two or more creatures",
    cant({ act: 'be-blocked-by', who: a, count: { op: '<', amount: 2 } }),
  ],
  [
    "can't be blocked except by three or more creatures",
    cant({ act: 'be-blocked-by', who: a, count: { op: '<', amount: 3 } }),
  ],
  ["can't block <f:noun-p>", cant({ act: 'block', who: a, attacker: hole('f') })],
  [
    "can't be blocked except by creatures with <k:keyword-name>",
    cant({ act: 'block', who: { ...CREATURES, notKeywords: [hole('k')] }, attacker: a }),
  ],
  [
    "can't be blocked except by artifact creatures",
    cant({ act: 'block', who: { ...CREATURES, notTypes: ['artifact'] }, attacker: a }),
  ],
  [
    "can't be blocked except by Walls",
    cant({ act: 'block', who: { ...CREATURES, notSubtypes: ['Wall'] }, attacker: a }),
  ],
  [
    "can't be blocked except by <c:color-word> creatures",
    cant({ act: 'block', who: { ...CREATURES, notColors: [hole('c')] }, attacker: a }),
  ],
  [
    'can block only creatures with flying',
    cant({ act: 'block', who: a, attacker: { ...CREATURES, notKeywords: ['flying'] } }),
  ],
  ['can block an additional creature each combat', blockMore(1)],
  ['can block any number of creatures', blockMore('any')],
  ["can't be countered", cant({ act: 'be-countered', who: a })],
  ["can't be sacrificed", cant({ act: 'be-sacrificed', who: a })],
  ["can't be the target of <f:noun-p>", cant({ act: 'be-targeted', who: a, by: hole('f') })],
  [
    "can attack as though (it|they) didn't have defender",
    [{ kind: 'permission', may: { act: 'attack', who: a }, asThough: 'no-defender' }],
  ],
  ['attack~ (each combat|each turn) if able', must({ act: 'attack', who: a })],
  [
    'assign~ combat damage equal to (its toughness rather than its power|their toughness rather than their power)',
    must({ act: 'assign-by-toughness', who: a }),
  ],
  ['block~ each combat if able', must({ act: 'block', who: a })],
  ['must be blocked if able', must({ act: 'block', who: CREATURES, attacker: a })],
  [
    "don't~ untap during (your|its controller's|their controllers') untap (step|steps)",
    cant({ act: 'untap', who: a, untapStepOnly: true }),
  ],
  ["isn't a creature", not('creature')],
  ["aren't creatures", not('creature')],
  ['<m:have-#>', [{ kind: 'continuous', affects: a, modifications: hole('m') }]],
]

/** How things enter (614.1c–d), and other sentences whose subject is part of them. */
export const REPLACEMENTS: readonly Row<Effects>[] = [
  ['~ enters prepared', replace({ kind: 'enters-with', what: 'self', prepared: true })],
  ['<w:entering> enter# tapped', replace({ kind: 'enters-with', what: hole('w'), tapped: true })],
  [
    '<w:entering> enter# tapped unless <c:condition>',
    replace({ kind: 'enters-with', what: hole('w'), tapped: true, unless: hole('c') }),
  ],
  [
    '<w:entering> enter# tapped with <k:counters> on it',
    replace({ kind: 'enters-with', what: hole('w'), tapped: true, counters: hole('k') }),
  ],
  [
    '<w:entering> enter# with <k:counters> on it',
    replace({ kind: 'enters-with', what: hole('w'), counters: hole('k') }),
  ],
  [
    '<w:entering> enter# with <k:extra-counters> on it',
    replace({ kind: 'enters-with', what: hole('w'), counters: hole('k') }),
  ],
  [
    '<w:entering> enter# with <k:counters> on it if <c:condition>',
    replace({ kind: 'enters-with', what: hole('w'), counters: hole('k'), condition: hole('c') }),
  ],
  [
    '<w:entering> enter# with a number of additional <k:counter-kind> counters on it equal to <n:value>',
    replace({ kind: 'enters-with', what: hole('w'), counters: { counter: hole('k'), amount: hole('n') } }),
  ],
  [
    '<w:entering> enter# with a number of additional <k:counter-kind> counters on it equal to <n:value> and as (a|an) <s:subtype> in addition to its other types',
    replace({
      kind: 'enters-with',
      what: hole('w'),
      counters: { counter: hole('k'), amount: hole('n') },
      being: [{ kind: 'types', subtypes: [hole('s')] }],
    }),
  ],
  [
    'if <c:condition>, (it|~) enters with <k:counters> on it',
    replace({ kind: 'enters-with', what: 'self', counters: hole('k'), condition: hole('c') }),
  ],
  [
    'you may have ~ enter as a copy of <f:any-one><x?:copy-exceptions>',
    replace({ kind: 'enters-as-copy', of: hole('f'), optional: true, except: hole('x') }),
  ],
  [
    'you may have ~ enter tapped as a copy of <f:any-one><x?:copy-exceptions>',
    replace({ kind: 'enters-as-copy', of: hole('f'), optional: true, tapped: true, except: hole('x') }),
  ],
  [
    '~ enters as a copy of <f:any-one><x?:copy-exceptions>',
    replace({ kind: 'enters-as-copy', of: hole('f'), except: hole('x') }),
  ],
  [
    "as ~ enters, you may <c:spoken-cost-p>. If you don't, (it|~) enters tapped",
    replace({ kind: 'enters-with', what: 'self', tapped: true, unlessPaid: hole('c') }),
  ],
  ['as ~ enters, choose <c:chosen-value>', replace({ kind: 'enters-with', what: 'self', choose: hole('c') })],
  [
    '~ enters tapped. As it enters, choose <c:chosen-value>',
    replace({ kind: 'enters-with', what: 'self', tapped: true, choose: hole('c') }),
  ],
  [
    'as ~ enters, pay any amount of life',
    replace({ kind: 'enters-with', what: 'self', choose: { choice: { kind: 'life' }, link: LINKS.life } }),
  ],
]

/** Sentences about the game, players and costs. */
export const WHOLE_SENTENCES: readonly Row<Effects>[] = [
  [
    'all <f:noun-p> able to block <a:affected-s> do so',
    must({ act: 'block', who: hole('f'), attacker: a, each: true }),
  ],
  ["(this spell|~) can't be countered", cant({ act: 'be-countered', who: 'self' })],
  [
    'you control enchanted (creature|permanent|artifact|land)',
    [{ kind: 'continuous', affects: 'attached', modifications: [{ kind: 'control', player: { ref: 'you' } }] }],
  ],
  ['you may cast <f:on-top>', [{ kind: 'permission', may: { act: 'cast', what: hole('f'), who: 'you' } }]],
  [
    'you may cast <f:noun-p> as though they had flash',
    [{ kind: 'permission', may: { act: 'cast', what: hole('f'), who: 'you' }, asThough: 'flash' }],
  ],
  [
    `${IF_YOU_GAIN} that much life plus 1 instead`,
    replace({ kind: 'modify-amount', event: 'life-gain', who: 'you', plus: 1 }),
  ],
  [
    `${IF_YOU_GAIN} twice that much life instead`,
    replace({ kind: 'modify-amount', event: 'life-gain', who: 'you', times: 2 }),
  ],
  [
    'if <f:counted-one> would be put into a graveyard from anywhere, exile it instead',
    replace({ kind: 'redirect-zone', what: hole('f'), to: 'graveyard', instead: 'exile' }),
  ],
  [
    "creatures can't attack you unless their controller pays <c:mana-only-cost> for each creature they control that's attacking you",
    [toll({ subject: 'player', player: 'you' })],
  ],
  [
    "creatures can't attack you or planeswalkers you control unless their controller pays <c:mana-only-cost> for each of those creatures",
    [
      toll({
        anyOf: [
          { subject: 'player', player: 'you' },
          { subject: 'permanent', types: ['planeswalker'], controller: 'you' },
        ],
      }),
    ],
  ],
  [
    'if ~ is in your opening hand, you may begin the game with it on the battlefield',
    [{ kind: 'begin-on-battlefield' }],
  ],
  ['you have no maximum hand size', [{ kind: 'max-hand-size', who: 'you', size: 'none' }]],
  [
    'you may play an additional land on each of your turns',
    [{ kind: 'permission', may: { act: 'play-land', who: 'you', extra: 1 } }],
  ],
  [
    'you may play two additional lands on each of your turns',
    [{ kind: 'permission', may: { act: 'play-land', who: 'you', extra: 2 } }],
  ],
  ["players can't gain life", cant({ act: 'gain-life', who: 'any' })],
  ["your opponents can't gain life", cant({ act: 'gain-life', who: 'opponent' })],
  ["damage can't be prevented", cant({ act: 'prevent-damage' })],
  [
    "enchanted (creature|permanent)'s activated abilities can't be activated",
    cant({ act: 'activate', what: 'attached', manaToo: true }),
  ],
  [`${NO_LOSS} and ${NO_WIN}`, cant({ act: 'lose-game', who: 'you' }, { act: 'win-game', who: 'opponent' })],
  [
    "~'s power and toughness are each equal to <v:value>",
    [
      {
        kind: 'continuous',
        affects: 'self',
        modifications: [{ kind: 'define-power-toughness', power: hole('v'), toughness: hole('v') }],
      },
    ],
  ],
  [
    "~'s power is equal to <v:value> and its toughness is equal to that number plus <n:numeral>",
    [
      {
        kind: 'continuous',
        affects: 'self',
        modifications: [
          {
            kind: 'define-power-toughness',
            power: hole('v'),
            toughness: { kind: 'sum', of: [hole('v'), hole('n')] },
          },
        ],
      },
    ],
  ],
  [
    "~'s power is equal to <v:value>",
    [{ kind: 'continuous', affects: 'self', modifications: [{ kind: 'define-power-toughness', power: hole('v') }] }],
  ],
  [
    "~'s toughness is equal to <v:value>",
    [
      {
        kind: 'continuous',
        affects: 'self',
        modifications: [{ kind: 'define-power-toughness', toughness: hole('v') }],
      },
    ],
  ],
]
