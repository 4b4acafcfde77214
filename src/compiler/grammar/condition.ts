import type { Condition } from '../../core/condition.ts'
import { type Ref, SELF } from '../../core/ref.ts'
import { anyTemplate, oneOf, type Row, rows } from '../syntax/combinators.ts'
import { hole, isEqual } from '../syntax/pattern.ts'
import type { Syntax } from '../syntax/syntax.ts'
import { emit, isWordPart, matchLiteral, parsed } from '../syntax/text.ts'
import { NUMBER_ROWS, ORDINAL_ROWS } from '../words/number-words.ts'
import { LINKS } from './choice.ts'

const you: Ref = { ref: 'you' }
const what = hole('r')
const OWN_SELF: Condition = { kind: 'matches', what: { ref: 'self' }, filter: { owner: 'you', controller: 'you' } }
const everyone = (player: 'opponent' | 'any'): Ref => ({ ref: 'all', filter: { subject: 'player', player } })

const few = NUMBER_ROWS.slice(2, 21)

const ROWS: readonly Row<Condition>[] = [
  [
    'you control <c:controlled>',
    { kind: 'controls', who: you, filter: hole('c.filter'), op: hole('c.op'), count: hole('c.count') },
  ],
  ['you control no <f:noun-p>', { kind: 'not', not: { kind: 'controls', who: you, filter: hole('f') } }],
  [
    "you don't control <c:controlled>",
    {
      kind: 'not',
      not: { kind: 'controls', who: you, filter: hole('c.filter'), op: hole('c.op'), count: hole('c.count') },
    },
  ],
  [
    '<p:player-nom-s> controls <c:controlled>',
    { kind: 'controls', who: hole('p'), filter: hole('c.filter'), op: hole('c.op'), count: hole('c.count') },
  ],
  ["it's your turn", { kind: 'turn-of', who: you }],
  ["(it's not|it isn't) your turn", { kind: 'not', not: { kind: 'turn-of', who: you } }],
  [
    'that creature had to attack this combat',
    { kind: 'matches', what: { ref: 'event', role: 'source' }, filter: { hadToAttack: true } },
  ],
  ['<s?:itself> was kicked', { kind: 'paid-additional-cost', keyword: 'kicker' }],
  ["<s?:itself> wasn't kicked", { kind: 'not', not: { kind: 'paid-additional-cost', keyword: 'kicker' } }],
  ['you cast <s?:itself>', { kind: 'was-cast' }],
  ['<s?:itself> is prepared', { kind: 'prepared', what: SELF }],
  ["<s?:itself> isn't prepared", { kind: 'not', not: { kind: 'prepared', what: SELF } }],
  ...ORDINAL_ROWS.slice(0, 4).map(
    ([ordinal, times]): Row<Condition> => [
      `this is the ${ordinal} time this ability has resolved this turn`,
      { kind: 'resolved-this-turn', times },
    ],
  ),
  ['<w:anchor-word> was chosen as ~ entered', { kind: 'chose', value: hole('w'), link: LINKS.word }],
  ['you have <n:numeral> or less life', { kind: 'life-at-most', who: you, amount: hole('n') }],
  [
    'you have <n:numeral> or more life',
    { kind: 'compare', left: { kind: 'life', of: you }, op: '>=', right: hole('n') },
  ],
  [
    'your library has no cards in it',
    {
      kind: 'compare',
      left: { kind: 'count', filter: { subject: 'card', zones: ['library'], owner: 'you' } },
      op: '=',
      right: 0,
    },
  ],
  [
    'you have exactly <n:numeral> life',
    { kind: 'compare', left: { kind: 'life', of: you }, op: '=', right: hole('n') },
  ],
  [
    'you have <n:numeral> or more cards in your library',
    {
      kind: 'compare',
      left: { kind: 'count', filter: { subject: 'card', zones: ['library'], owner: 'you' } },
      op: '>=',
      right: hole('n'),
    },
  ],
  [
    'there are <n:numeral> or more <k:counter-kind> counters on <r:object>',
    { kind: 'compare', left: { kind: 'counters', on: what, counter: hole('k') }, op: '>=', right: hole('n') },
  ],
  ['an opponent has <n:numeral> or less life', { kind: 'life-at-most', who: everyone('opponent'), amount: hole('n') }],
  ["you're the monarch", { kind: 'designated', who: you, as: 'monarch' }],
  ["you aren't the monarch", { kind: 'not', not: { kind: 'designated', who: you, as: 'monarch' } }],
  ['<p:player-nom-s> is the monarch', { kind: 'designated', who: hole('p'), as: 'monarch' }],
  ['there is no monarch', { kind: 'not', not: { kind: 'designated', who: everyone('any'), as: 'monarch' } }],
  ['an opponent is the monarch', { kind: 'designated', who: everyone('opponent'), as: 'monarch' }],
  ['you have the initiative', { kind: 'designated', who: you, as: 'initiative' }],
  ["you have the city's blessing", { kind: 'designated', who: you, as: 'blessing' }],
  ['you have max speed', { kind: 'designated', who: you, as: 'max-speed' }],
  ['(you win|that player wins|they win|its controller wins) the flip', { kind: 'flip', came: 'won' }],
  ['(you lose|that player loses|they lose|its controller loses) the flip', { kind: 'flip', came: 'lost' }],
  ['(it|the coin) comes up heads', { kind: 'flip', came: 'heads' }],
  ['(it|the coin) comes up tails', { kind: 'flip', came: 'tails' }],
  ["it's day", { kind: 'time', is: 'day' }],
  ["it's night", { kind: 'time', is: 'night' }],
  [
    "it's neither day nor night",
    {
      kind: 'and',
      all: [
        { kind: 'not', not: { kind: 'time', is: 'day' } },
        { kind: 'not', not: { kind: 'time', is: 'night' } },
      ],
    },
  ],
  ['you win the flip', { kind: 'flip', came: 'won' }],
  ['you lose the flip', { kind: 'flip', came: 'lost' }],
  ['you rolled doubles', { kind: 'rolled-doubles' }],
  ['you have no cards in hand', { kind: 'compare', left: { kind: 'hand-size', of: you }, op: '=', right: 0 }],
  ['<r:paid-object> was <f:state>', { kind: 'matches', what, filter: hole('f') }],
  ['<r:paid-object> was <c:counted-one>', { kind: 'matches', what, filter: hole('c') }],
  ['<r:object-nom-s> is <f:state>', { kind: 'matches', what, filter: hole('f') }],
  ["<r:object-nom-s> isn't <f:state>", { kind: 'not', not: { kind: 'matches', what, filter: hole('f') } }],
  ['<r:it-is> <f:state>', { kind: 'matches', what, filter: hole('f') }],
  ['<r:it-is> not <f:state>', { kind: 'not', not: { kind: 'matches', what, filter: hole('f') } }],
  ["<r:object-nom-s> isn't <c:counted-one>", { kind: 'not', not: { kind: 'matches', what, filter: hole('c') } }],
  ['<r:object-nom-s> is <c:counted-one>', { kind: 'matches', what, filter: hole('c') }],
  ['<r:it-is> <c:counted-one>', { kind: 'matches', what, filter: hole('c') }],
  ['<r:object-nom-s> has <k:keyword-name>', { kind: 'matches', what, filter: { keywords: [hole('k')] } }],
  ['<r:object> has (a|an) <c:counter-kind> counter on it', { kind: 'matches', what, filter: { counter: hole('c') } }],
  ['<v:value> is <n:numeral> or less', { kind: 'compare', left: hole('v'), op: '<=', right: hole('n') }],
  ['<v:value> is <n:numeral> or greater', { kind: 'compare', left: hole('v'), op: '>=', right: hole('n') }],
  [
    'you gained life this turn',
    { kind: 'compare', left: { kind: 'this-turn', what: 'life-gained', who: you }, op: '>=', right: 1 },
  ],
  [
    'a creature died this turn',
    { kind: 'compare', left: { kind: 'this-turn', what: 'creatures-died', who: you }, op: '>=', right: 1 },
  ],
  [
    'you both own and control ~ and (a|an) <f:noun-s> named <n:meld-name>',
    {
      kind: 'and',
      all: [OWN_SELF, { kind: 'controls', who: you, filter: { owner: 'you', name: hole('n'), anyOf: [hole('f')] } }],
    },
  ],
  ['an opponent controls <f:counted-one>', { kind: 'controls', who: everyone('opponent'), filter: hole('f') }],
  ['any player controls <f:counted-one>', { kind: 'controls', who: everyone('any'), filter: hole('f') }],
  [
    '<p:player-nom-s> has no cards in hand',
    { kind: 'compare', left: { kind: 'hand-size', of: hole('p') }, op: '=', right: 0 },
  ],
  [
    'you lost life this turn',
    { kind: 'compare', left: { kind: 'this-turn', what: 'life-lost', who: you }, op: '>=', right: 1 },
  ],
  [
    'there are no <k:counter-kind> counters on <r:object>',
    { kind: 'compare', left: { kind: 'counters', on: what, counter: hole('k') }, op: '=', right: 0 },
  ],
  [
    '<r:object> has no <k:counter-kind> counters on it',
    { kind: 'compare', left: { kind: 'counters', on: what, counter: hole('k') }, op: '=', right: 0 },
  ],
  [
    '<r:object-possessive> power is greater than <q:object-possessive>',
    {
      kind: 'compare',
      left: { kind: 'characteristic', of: what, which: 'power' },
      op: '>',
      right: { kind: 'characteristic', of: hole('q'), which: 'power' },
    },
  ],
  [
    'you played a land this turn',
    { kind: 'compare', left: { kind: 'this-turn', what: 'lands-played', who: you }, op: '>=', right: 1 },
  ],
  [
    "you've cast another spell this turn",
    { kind: 'compare', left: { kind: 'this-turn', what: 'spells-cast', who: you }, op: '>=', right: 2 },
  ],
  ['<v:value> is less than <n:number-word>', { kind: 'compare', left: hole('v'), op: '<', right: hole('n') }],
  ['<v:value> is less than <w:value>', { kind: 'compare', left: hole('v'), op: '<', right: hole('w') }],
  ['<v:value> is greater than <w:value>', { kind: 'compare', left: hole('v'), op: '>', right: hole('w') }],
  ...few.flatMap(([word, n]): Row<Condition>[] => [
    [
      `there are ${word} or more <k:counter-kind> counters on <r:object>`,
      { kind: 'compare', left: { kind: 'counters', on: what, counter: hole('k') }, op: '>=', right: n },
    ],
    [
      `<r:object> has ${word} or more <k:counter-kind> counters on it`,
      { kind: 'compare', left: { kind: 'counters', on: what, counter: hole('k') }, op: '>=', right: n },
    ],
    [
      `there are ${word} or more card types among <f:noun-p>`,
      { kind: 'compare', left: { kind: 'distinct', what: 'card-types', filter: hole('f') }, op: '>=', right: n },
    ],
    [
      `there are ${word} or more <f:noun-p>`,
      { kind: 'compare', left: { kind: 'count', filter: hole('f') }, op: '>=', right: n },
    ],
    [
      `${word} or more <f:noun-p> are in your graveyard`,
      {
        kind: 'compare',
        left: { kind: 'count', filter: { anyOf: [hole('f')], zones: ['graveyard'], owner: 'you' } },
        op: '>=',
        right: n,
      },
    ],
    [
      `${word} or more cards are in your graveyard`,
      {
        kind: 'compare',
        left: { kind: 'count', filter: { subject: 'card', zones: ['graveyard'], owner: 'you' } },
        op: '>=',
        right: n,
      },
    ],
    [
      `you have ${word} or more cards in hand`,
      { kind: 'compare', left: { kind: 'hand-size', of: you }, op: '>=', right: n },
    ],
    [
      `you have ${word} or fewer cards in hand`,
      { kind: 'compare', left: { kind: 'hand-size', of: you }, op: '<=', right: n },
    ],
  ]),
]

/** "you do": the instruction before was carried out (608.2c, 118.12). */
const didIt: Syntax<Condition> = {
  parse: (source, at, scope) => {
    const { did } = scope
    if (did === null) return []
    return DID.flatMap(([text, isYou, negated]) => {
      const end = isYou === isEqual(did.who, you) ? matchLiteral(source, at, text) : -1
      if (end < 0 || isWordPart(source.text[end])) return []
      const asked: Condition = { kind: 'did', name: did.name }
      return [parsed<Condition>(negated ? { kind: 'not', not: asked } : asked, end, scope)]
    })
  },
  print: (condition, out) => {
    const { did } = out.scope
    if (did === null) return []
    const asked: Condition = { kind: 'did', name: did.name }
    return DID.flatMap(([text, isYou, negated]) =>
      isYou === isEqual(did.who, you) && isEqual(condition, negated ? { kind: 'not', not: asked } : asked)
        ? emit(out, text)
        : [],
    )
  },
}

const DID: readonly (readonly [string, isYou: boolean, negated: boolean])[] = [
  ['you do', true, false],
  ["you don't", true, true],
  ['they do', false, false],
  ['that player does', false, false],
  ["they don't", false, true],
  ["that player doesn't", false, true],
]

export const condition: Syntax<Condition> = oneOf<Condition>(didIt, anyTemplate<Condition>(rows(ROWS)))
