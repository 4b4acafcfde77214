import type { Amount } from '../../../core/amount.ts'
import type { Cost, CostPart } from '../../../core/cost.ts'
import type { Filter } from '../../../core/filter.ts'
import { printManaCost } from '../../../core/mana.ts'
import { quantity } from './amount.ts'
import { joinWith, withDe } from './elision.ts'
import { noun } from './noun.ts'
import { notePaid } from './paid.ts'
import { bare, counted, indefinite } from './phrase.ts'
import { infinitive, order, type Predicate, subjunctive } from './predicate.ts'
import type { Mention, Scope } from './scope.ts'
import { COUNTER, counterNameFr } from './terms.ts'
import { DISCARD, EXILE, GAIN, MILL, MOVE, PAY, PUT, REMOVE, REVEAL, SACRIFICE, TAP } from './verb.ts'

export const LIFE = noun('m', 'point de vie', 'points de vie')
export const CARDS = noun('f', 'carte')

/** "{2}{R}"; a cost of no symbols is {0}. */
export const manaText = (symbols: readonly string[]): string => (symbols.length === 0 ? '{0}' : printManaCost(symbols))

/** "une créature", "deux cartes de créature", "X terrains" of what a filter describes. */
export const countedFilter = (filter: Filter, count: Amount, scope: Scope): string => {
  const phrase = scope.via.describe(filter, scope)
  if (typeof count === 'number')
    return count >= 20 ? `n’importe quel nombre ${withDe(bare(phrase, true))}` : counted(phrase, count)
  if (count.kind === 'x') return `X ${bare(phrase, true)}`
  return quantity(count, { ...phrase.noun, singular: bare(phrase, false), plural: bare(phrase, true) }, scope).text
}

/** "un marqueur +1/+1", "deux marqueurs « charge »" */
export const countersText = (counter: string, amount: Amount, scope: Scope) => {
  const name = counter === 'any' ? '' : ` ${counterNameFr(counter)}`
  return quantity(amount, { gender: 'm', singular: COUNTER.singular + name, plural: COUNTER.plural + name }, scope)
}

const thing = (scope: Scope): string => scope.via.mention({ ref: 'self' }, scope).text

const predicate = (verb: Predicate['verb'], rest: string, reflexive = false): Predicate => ({ verb, rest, reflexive })

/** What paying a part asks of the player; undefined for what stands as a symbol alone. */
const predicateOf = (part: CostPart, scope: Scope): Predicate | undefined => {
  switch (part.kind) {
    case 'mana':
      return predicate(PAY, manaText(part.mana))
    case 'own-mana-cost':
      return predicate(PAY, 'son coût de mana')
    case 'tap':
    case 'untap':
    case 'loyalty':
      return undefined
    case 'pay-life':
      return predicate(PAY, quantity(part.amount, LIFE, scope, true).text)
    case 'sacrifice':
      return predicate(SACRIFICE, countedFilter(ownFilter(part.what), part.count, scope))
    case 'sacrifice-self':
      return predicate(SACRIFICE, thing(scope))
    case 'discard':
      return predicate(
        DISCARD,
        withDe(countedFilter(cardFilter(part.what), part.count, scope)) + (part.random === true ? ' au hasard' : ''),
        true,
      )
    case 'discard-self':
      return predicate(DISCARD, withDe(thing(scope)), true)
    case 'reveal-self':
      return predicate(REVEAL, `${thing(scope)} de votre main`)
    case 'discard-hand':
      return predicate(DISCARD, 'de votre main', true)
    case 'exile':
      return predicate(EXILE, countedFilter(part.what, part.count, scope))
    case 'exile-self':
      return predicate(EXILE, thing(scope) + (scope.zone === 'graveyard' ? ' de votre cimetière' : ''))
    case 'return-to-hand':
      return predicate(
        MOVE,
        `${countedFilter(part.what, part.count, scope)} dans la main de ${part.count === 1 ? 'son' : 'leur'} propriétaire`,
      )
    case 'return-self-to-hand':
      return predicate(MOVE, `${thing(scope)} dans la main de son propriétaire`)
    case 'tap-permanents':
      return predicate(TAP, countedFilter(part.what, part.count, scope))
    case 'remove-counters':
      return predicate(REMOVE, `${countersText(part.counter, part.amount, scope).text} ${withDe(thing(scope))}`)
    case 'put-counters':
      return predicate(PUT, `${countersText(part.counter, part.amount, scope).text} sur ${thing(scope)}`)
    case 'get-counters':
      return predicate(GAIN, countersText(part.counter, part.amount, scope).text)
    case 'pay-counters':
      return predicate(PAY, countersText(part.counter, part.amount, scope).text)
    case 'mill':
      return predicate(MILL, quantity(part.amount, CARDS, scope).text)
    default:
      return part satisfies never
  }
}

/** What a player sacrifices is their own (701.21a); the text does not say so. */
const ownFilter = ({ controller, ...rest }: Filter): Filter =>
  controller === undefined || controller === 'you' ? rest : { controller, ...rest }

/** Cards are what is discarded even where the text says no more of them. */
export const cardFilter = (filter: Filter): Filter => {
  const { zones: _, owner: __, ...rest } = filter
  return { subject: 'card', ...rest }
}

/** What the text behind a cost may call the one object it is paid with: "la créature sacrifiée". */
const noteWhatPays = (part: CostPart, scope: Scope): void => {
  const name = PAID_NAMES[part.kind]
  if (name === undefined || !('what' in part) || part.count !== 1) return
  notePaid(
    scope,
    part.as ?? name,
    scope.via.describe(part.kind === 'discard' ? cardFilter(part.what) : part.what, scope),
  )
}

const PAID_NAMES: { readonly [K in CostPart['kind']]?: string } = {
  sacrifice: 'sacrificed',
  discard: 'discarded',
  exile: 'exiled',
  'return-to-hand': 'returned',
  'tap-permanents': 'tapped',
}

const MINUS = '−'

const symbolOf = (part: CostPart): string => {
  if (part.kind === 'tap') return '{T}'
  if (part.kind === 'untap') return '{Q}'
  if (part.kind !== 'loyalty') return ''
  const { amount } = part
  if (typeof amount === 'string') return amount === 'X' ? '+X' : `${MINUS}X`
  return amount > 0 ? `+${amount}` : String(amount).replace('-', MINUS)
}

/** A cost before its colon: "{2}, {T}, sacrifiez cette créature". */
export const costText = (cost: Cost, scope: Scope): string =>
  cost
    .map((part) => {
      noteWhatPays(part, scope)
      if (part.kind === 'mana') return manaText(part.mana)
      const action = predicateOf(part, scope)
      return action === undefined ? symbolOf(part) : order(action)
    })
    .join(', ')

/** A cost as an order: "payez {2} et sacrifiez une créature". */
export const costOrder = (cost: Cost, scope: Scope): string =>
  joinWith(
    'et',
    cost.map((part) => {
      const action = predicateOf(part, scope)
      return action === undefined ? symbolOf(part) : order(action)
    }),
  )

/** A cost as something one may do: "payer {2}". */
export const costInfinitive = (cost: Cost, you: boolean, scope: Scope): string =>
  joinWith(
    'et',
    cost.map((part) => {
      const action = predicateOf(part, scope)
      return action === undefined ? `payer ${symbolOf(part)}` : infinitive(action, you)
    }),
  )

/** A cost after "à moins que": "son contrôleur ne paie {2}". */
export const costSubjunctive = (cost: Cost, who: Mention, scope: Scope): string =>
  joinWith(
    'et',
    cost.map((part) =>
      subjunctive({ ...(predicateOf(part, scope) ?? { verb: PAY, rest: symbolOf(part) }), subject: who }),
    ),
  )

/** Whether a cost is written in symbols alone, as after a keyword: {2}{R}. */
export const isManaOnly = (cost: Cost): boolean => cost.every((part) => part.kind === 'mana')

export const indefiniteFilter = (filter: Filter, scope: Scope): string => indefinite(scope.via.describe(filter, scope))
