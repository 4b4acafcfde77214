import type { Amount, TurnCount } from '../../../core/amount.ts'
import type { Filter } from '../../../core/filter.ts'
import { joinWith, withA, withDe, withLa } from './elision.ts'
import { bareKeywordFr } from './keyword-names.ts'
import { cardinal, type Noun, noun } from './noun.ts'
import { bare } from './phrase.ts'
import { possessed } from './reference.ts'
import type { Mention, Scope } from './scope.ts'
import { COLOR_NAMES_FR, COUNTER, counterNameFr } from './terms.ts'

type Measure = 'power' | 'toughness' | 'mana-value'

export const MEASURES: Readonly<Record<Measure, Noun>> = {
  power: noun('f', 'force'),
  toughness: noun('f', 'endurance'),
  'mana-value': noun('f', 'valeur de mana', 'valeurs de mana'),
}

const DISTINCT: Readonly<Record<Extract<Amount, { kind: 'distinct' }>['what'], string>> = {
  'basic-land-types': 'types de terrain de base',
  'card-types': 'types de carte',
  colors: 'couleurs',
  names: 'noms différents',
}

const TURN_COUNTS: Readonly<Record<TurnCount, readonly [noun: string, participle: string]>> = {
  'spells-cast': ['sorts', 'lancés'],
  'creatures-died': ['créatures', 'mortes'],
  'creatures-attacked-with': ['créatures', 'attaqué'],
  'life-gained': ['points de vie', 'gagnés'],
  'life-lost': ['points de vie', 'perdus'],
  'cards-drawn': ['cartes', 'piochées'],
  'lands-played': ['terrains', 'joués'],
}

const turnCount = (what: TurnCount, who: Mention): string => {
  const [things, participle] = TURN_COUNTS[what]
  if (what === 'creatures-died') return 'le nombre de créatures qui sont mortes ce tour-ci'
  const have = who.you
    ? 'que vous avez'
    : `que ${who.text} ${who.agreement.plural ? 'ont' : 'a'}`.replace(/^que (?=[aeiou])/u, 'qu’')
  if (what === 'creatures-attacked-with')
    return `le nombre de créatures avec lesquelles ${have.replace(/^qu(?:e |’)/u, '')} attaqué ce tour-ci`
  return `le nombre ${withDe(things)} ${have} ${participle} ce tour-ci`
}

const manaSpent = (what: Extract<Amount, { kind: 'mana-spent' }>['what']): string => {
  if (what === 'colors') return 'le nombre de couleurs de mana dépensé pour le lancer'
  return `la quantité de mana${what === undefined ? '' : ` {${what}}`} dépensé pour le lancer`
}

const times = (factor: number, of: Amount, scope: Scope): string => {
  const value = scope.via.value(of, scope)
  return factor === 2 ? `le double ${withDe(value)}` : `${cardinal(factor, 'f')} fois ${value}`
}

/** "votre dévotion au rouge et au vert" */
const devotion = ({ of, colors }: Extract<Amount, { kind: 'devotion' }>, scope: Scope): string => {
  const names = joinWith(
    'et',
    colors.map((color) => withA(COLOR_NAMES_FR[color])),
  )
  return `${possessed(scope.via.mention(of, scope), noun('f', 'dévotion'))} ${names}`
}

const half = ({ of, round }: Extract<Amount, { kind: 'half' }>, scope: Scope): string =>
  `la moitié ${withDe(scope.via.value(of, scope))}, arrondie à l’unité ${round === 'up' ? 'supérieure' : 'inférieure'}`

const TOTALS = {
  life: noun('m', 'total de points de vie', 'totaux de points de vie'),
  'starting-life': noun('m', 'total de points de vie de départ', 'totaux de points de vie de départ'),
  speed: noun('f', 'vitesse'),
  level: noun('m', 'niveau', 'niveaux'),
} as const

/** A number as a noun with its article: "3", "le nombre de créatures que vous contrôlez", "sa force". */
export const amountValue = (amount: Amount, scope: Scope): string => {
  if (typeof amount === 'number') return String(amount)
  const mention = (ref: Parameters<typeof scope.via.mention>[0]) => scope.via.mention(ref, scope)
  switch (amount.kind) {
    case 'x':
      return 'X'
    case 'x-of':
      return `la valeur de X ${withDe(mention(amount.of).text)}`
    case 'count':
      return `le nombre ${withDe(pluralOf(amount.filter, scope))}`
    case 'characteristic':
      return possessed(mention(amount.of), MEASURES[amount.which])
    case 'counters': {
      const on = mention(amount.on)
      const kind = amount.counter === 'any' ? '' : ` ${counterNameFr(amount.counter)}`
      return `le nombre de ${COUNTER.plural}${kind} sur ${on.again ? pronoun(on) : on.text}`
    }
    case 'times-mutated':
      return `le nombre de fois que ${mention(amount.of).text} a muté`
    case 'life':
    case 'speed':
    case 'level':
    case 'starting-life':
      return possessed(mention(amount.of), TOTALS[amount.kind])
    case 'hand-size':
      return `le nombre de cartes dans ${possessed(mention(amount.of), noun('f', 'main'))}`
    case 'times-paid':
      return `le nombre de fois que le coût ${withDe(bareKeywordFr(amount.keyword))} a été payé`
    case 'targets':
      return `le nombre de cibles ${withDe(scope.via.mention(amount.of, scope).text)}`
    case 'mana-spent':
      return manaSpent(amount.what)
    case 'event-amount':
    case 'bound':
      return 'ce nombre'
    case 'sum':
      return amount.of.map((part) => scope.via.value(part, scope)).join(' plus ')
    case 'times':
      return times(amount.factor, amount.of, scope)
    case 'half':
      return half(amount, scope)
    case 'greatest':
      return `${withLa(MEASURES[amount.which].singular)} la plus élevée parmi les ${pluralOf(amount.filter, scope)}`
    case 'total':
      return `${withLa(MEASURES[amount.which].singular)} totale des ${pluralOf(amount.filter, scope)}`
    case 'distinct':
      return `le nombre ${withDe(DISTINCT[amount.what])} parmi les ${pluralOf(amount.filter, scope)}`
    case 'roll-result':
      return amount.difference === true ? 'la différence entre ces résultats' : 'le résultat'
    case 'chosen-number':
      return 'le nombre choisi'
    case 'devotion':
      return devotion(amount, scope)
    case 'this-turn':
      return turnCount(amount.what, mention(amount.who))
    default:
      return amount satisfies never
  }
}

/** Of many things in a zone one says where they are: "dans votre cimetière", "dans tous les cimetières". */
export const inZones = (text: string): string =>
  text
    .replace(/\bde ((?:votre|son|sa|leur) (?:cimetière|main|bibliothèque))/gu, 'dans $1')
    .replace(/\bd’un (cimetière)$/u, 'dans tous les $1s')
    .replace(/\bd’une (main|bibliothèque)$/u, 'dans toutes les $1s')
    .replace(/\bdu (cimetière d)/u, 'dans le $1')
    .replace(/\bde la ((?:main|bibliothèque) d)/u, 'dans la $1')

const pluralOf = (filter: Filter, scope: Scope): string => inZones(bare(scope.via.describe(filter, scope), true))

const pronoun = ({ agreement: { gender, plural } }: Mention): string =>
  plural ? (gender === 'f' ? 'elles' : 'eux') : gender === 'f' ? 'elle' : 'lui'

/** A number of things: what stands in place of the object, and what must follow later in the clause. */
export interface Quantity {
  readonly text: string
  /** "pour chaque …", said after the rest of the clause. */
  readonly after: string
}

const forEach = (filter: Filter, scope: Scope): string =>
  `pour chaque ${inZones(bare(scope.via.describe(filter, scope), false))}`

/** "trois cartes", "3 blessures" (`digits`), "X cartes", "une carte pour chaque …", "autant de cartes", "un nombre de cartes égal à …". */
export const quantity = (amount: Amount, things: Noun, scope: Scope, digits = false): Quantity => {
  const plain = (text: string): Quantity => ({ text, after: '' })
  if (typeof amount === 'number') {
    const count = digits ? String(amount) : cardinal(amount, things.gender)
    return plain(`${count} ${amount === 0 || amount === 1 ? things.singular : things.plural}`)
  }
  switch (amount.kind) {
    case 'x':
      return plain(`X ${things.plural}`)
    case 'event-amount':
    case 'bound':
      return plain(`autant ${withDe(things.plural)}`)
    case 'count':
      return {
        text: `${digits ? '1' : cardinal(1, things.gender)} ${things.singular}`,
        after: forEach(amount.filter, scope),
      }
    case 'times':
      if (typeof amount.of === 'object' && amount.of.kind === 'count') {
        const count = digits ? String(amount.factor) : cardinal(amount.factor, things.gender)
        return { text: `${count} ${things.plural}`, after: forEach(amount.of.filter, scope) }
      }
      if (
        typeof amount.of === 'object' &&
        (amount.of.kind === 'event-amount' || amount.of.kind === 'bound') &&
        amount.factor === 2
      )
        return plain(`deux fois autant ${withDe(things.plural)}`)
      return plain(equalTo(amount, things, scope))
    default:
      return plain(equalTo(amount, things, scope))
  }
}

const equalTo = (amount: Amount, things: Noun, scope: Scope): string =>
  `un nombre ${withDe(things.plural)} égal ${withA(scope.via.value(amount, scope))}`

/** "+2/+2", "+X/+0, X étant …", "+1/+1 pour chaque …" */
export const boost = (power: Amount, toughness: Amount, scope: Scope): Quantity => {
  const variable = [power, toughness].find((part) => typeof part === 'object')
  if (variable === undefined || typeof variable === 'number')
    return { text: `${signed(power)}/${signed(toughness, power)}`, after: '' }
  const step = stepOf(variable)
  if (step !== undefined) {
    const size = (part: Amount) => (typeof part === 'number' ? part : (stepOf(part)?.factor ?? 0))
    return {
      text: `${signed(size(power))}/${signed(size(toughness), size(power))}`,
      after: forEach(step.filter, scope),
    }
  }
  const text = `${signed(power)}/${signed(toughness, power)}`
  const meaning = isNegative(variable) ? negated(variable) : variable
  if (typeof meaning === 'object' && meaning.kind === 'x') return { text, after: '' }
  return { text, after: `, X étant ${scope.via.value(meaning, scope)}` }
}

const stepOf = (amount: Amount): { factor: number; filter: Filter } | undefined => {
  if (typeof amount === 'number') return undefined
  if (amount.kind === 'count') return { factor: 1, filter: amount.filter }
  if (amount.kind === 'times' && typeof amount.of === 'object' && amount.of.kind === 'count')
    return { factor: amount.factor, filter: amount.of.filter }
  return undefined
}

const isNegative = (amount: Amount): boolean =>
  typeof amount === 'object' && amount.kind === 'times' && amount.factor === -1
const negated = (amount: Amount): Amount => (typeof amount === 'object' && amount.kind === 'times' ? amount.of : amount)

/** A zero takes the sign of the other half: -2/-0 and +0/+3. */
const signed = (amount: Amount, other: Amount = 0): string => {
  if (typeof amount !== 'number') return isNegative(amount) ? '-X' : '+X'
  if (amount < 0) return String(amount)
  return amount === 0 && (typeof other === 'number' ? other < 0 : isNegative(other)) ? '-0' : `+${amount}`
}
