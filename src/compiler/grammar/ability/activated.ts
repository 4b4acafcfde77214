import type { Ability, Body } from '../../../core/ability.ts'
import type { Condition } from '../../../core/condition.ts'
import type { Cost } from '../../../core/cost.ts'
import { SELF } from '../../../core/ref.ts'
import { paidWords } from '../../paid-words.ts'
import { named, oneOf } from '../../syntax/combinators.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Output, Parsed, Scope, Source, Syntax } from '../../syntax/syntax.ts'
import { emit, matchLiteral, parsed } from '../../syntax/text.ts'
import { addMention } from '../reference/mention.ts'
import { zoneOf } from './zone-of.ts'

type Activated = Extract<Ability, { kind: 'activated' }>
type Limits = Pick<Activated, 'timing' | 'onlyDuring' | 'limit'>

const YOUR_TURN: Condition = { kind: 'turn-of', who: { ref: 'you' } }
const BEFORE_ATTACKERS: Condition = {
  kind: 'and',
  all: [YOUR_TURN, { kind: 'during', steps: ['upkeep', 'draw', 'precombat-main', 'beginning-of-combat'] }],
}

/** CR 602.5: sentences behind an activated ability that say when it may be activated. */
const LIMITS: readonly (readonly [string, Limits])[] = [
  [' Activate only as a sorcery and only once each turn.', { timing: 'sorcery', limit: 'once-each-turn' }],
  [' Activate only as a sorcery.', { timing: 'sorcery' }],
  [' Activate only as an instant.', { timing: 'instant' }],
  [' Activate only once each turn.', { limit: 'once-each-turn' }],
  [' Activate only during your turn and only once each turn.', { onlyDuring: YOUR_TURN, limit: 'once-each-turn' }],
  [' Activate only during your turn, before attackers are declared.', { onlyDuring: BEFORE_ATTACKERS }],
  [' Activate only during your turn.', { onlyDuring: YOUR_TURN }],
  [
    ' Activate only during your upkeep.',
    { onlyDuring: { kind: 'and', all: [YOUR_TURN, { kind: 'during', steps: ['upkeep'] }] } },
  ],
  [
    ' Activate only during combat.',
    {
      onlyDuring: {
        kind: 'during',
        steps: ['beginning-of-combat', 'declare-attackers', 'declare-blockers', 'combat-damage', 'end-of-combat'],
      },
    },
  ],
]
const ONLY_IF = ' Activate only if '

const costs = named<Cost>('cost')
const loyalty = named<Cost>('loyalty-cost')
const condition = named<Condition>('condition')
const body = named<Body>('body')

/** CR 602.1: "cost: effect", and CR 606.1 for loyalty abilities. */
export const activated: Syntax<Ability> = {
  parse: (source, at, scope) =>
    readCost(source, at, scope).flatMap((cost) =>
      body.parse(source, cost.at, cost.scope).flatMap((inside) => {
        const ability: Activated = {
          kind: 'activated',
          cost: cost.value,
          body: inside.value,
          ...zoneOf(cost.value, inside.value),
        }
        return readLimits(source, parsed(ability, inside.at, inside.scope))
      }),
    ),
  print: (ability, out) => {
    if (ability.kind !== 'activated') return []
    if (!isEqual({ zone: ability.zone }, { zone: zoneOf(ability.cost, ability.body).zone })) return []
    return writeCost(ability.cost, out)
      .flatMap((next) => body.print(ability.body, next))
      .flatMap((next) => writeLimits(ability, next))
  },
}

const readCost = (...[source, at, scope]: Parameters<Syntax<Cost>['parse']>): readonly Parsed<Cost>[] => [
  ...loyalty.parse(source, at, scope),
  ...costs.parse(source, at, scope).flatMap((each) => {
    const end = matchLiteral(source, each.at, ': ')
    return end < 0 ? [] : [parsed(each.value, end, afterCost(each.value, { ...each.scope, mentions: scope.mentions }))]
  }),
]

const writeCost = (cost: Cost, out: Output): readonly Output[] =>
  oneOf(loyalty, costs)
    .print(cost, out)
    .flatMap((next) => {
      const after = { ...next, scope: afterCost(cost, { ...next.scope, mentions: out.scope.mentions }) }
      return cost[0]?.kind === 'loyalty' ? [after] : emit(after, ': ')
    })

/** A cost that names the object itself lets "it" mean that; other things a cost names are not spoken of. */
const afterCost = (cost: Cost, scope: Scope): Scope =>
  withPaid(
    cost,
    cost.some(({ kind }) => SELF_COSTS.has(kind))
      ? addMention(scope, { ref: SELF, sort: 'object', nouns: [], many: false })
      : scope,
  )

const withPaid = (cost: Cost, scope: Scope): Scope => {
  const paid = paidWords(cost)
  return paid.length === 0 ? scope : { ...scope, paid }
}
const SELF_COSTS: ReadonlySet<string> = new Set([
  'sacrifice-self',
  'discard-self',
  'exile-self',
  'remove-counters',
  'put-counters',
])

const readLimits = (source: Source, result: Parsed<Activated>): readonly Parsed<Ability>[] => {
  const limited = LIMITS.flatMap(([text, limits]) => {
    const end = matchLiteral(source, result.at, text)
    return end < 0 ? [] : [parsed<Ability>({ ...result.value, ...limits }, end, result.scope)]
  })
  const begin = matchLiteral(source, result.at, ONLY_IF)
  const conditional =
    begin < 0
      ? []
      : condition.parse(source, begin, result.scope).flatMap((each) => {
          const end = matchLiteral(source, each.at, '.')
          return end < 0 ? [] : [parsed<Ability>({ ...result.value, onlyDuring: each.value }, end, each.scope)]
        })
  return [...limited, ...conditional, result]
}

const writeLimits = ({ timing, onlyDuring, limit }: Activated, out: Output): readonly Output[] => {
  if (timing === undefined && onlyDuring === undefined && limit === undefined) return [out]
  const known = LIMITS.flatMap(([text, limits]) =>
    isEqual(limits, { timing, onlyDuring, limit }) ? emit(out, text) : [],
  )
  if (known.length > 0 || onlyDuring === undefined || timing !== undefined || limit !== undefined) return known
  return emit(out, ONLY_IF)
    .flatMap((next) => condition.print(onlyDuring, next))
    .flatMap((next) => emit(next, '.'))
}
