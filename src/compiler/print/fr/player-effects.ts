import type { Amount } from '../../../core/amount.ts'
import type { Ref } from '../../../core/ref.ts'
import { quantity } from './amount.ts'
import { copyText } from './copy-effects.ts'
import { CARDS, cardFilter, countedFilter, LIFE } from './cost.ts'
import type { EffectOf, EffectPrinters } from './effect-printers.ts'
import { withDe } from './elision.ts'
import type { Line } from './line.ts'
import { manaProductionText, manaRestrictionText } from './mana-text.ts'
import { type Noun, noun } from './noun.ts'
import type { Clause } from './predicate.ts'
import { possessed } from './reference.ts'
import type { Mention, Scope } from './scope.ts'
import { STEPS_FR } from './terms.ts'
import { tokenText } from './token.ts'
import {
  ADD,
  BECOME,
  CREATE,
  DISCARD,
  DO,
  DOUBLE,
  DRAW,
  GAIN,
  LOOK,
  LOSE,
  MILL,
  PLAY,
  PUT,
  REVEAL,
  SEARCH,
  SHUFFLE,
  SURVEIL,
  type Verb,
} from './verb.ts'

const HAND = noun('f', 'main')
const LIFE_TOTAL = noun('m', 'total de points de vie', 'totaux de points de vie')

const words = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** Later instructions call what this one handled by its noun. */
export const bind = (name: string | undefined, known: { noun: Noun; plural: boolean }, scope: Scope): void => {
  if (name !== undefined) scope.known.set(`bound:${name}`, known)
}

const doer = (who: Ref, scope: Scope): Mention => scope.via.mention(who, scope, 'each')

const much = (who: Ref, verb: Verb, amount: Amount, of: Noun, scope: Scope, more: Partial<Clause> = {}): Clause => {
  const subject = doer(who, scope)
  const { text, after } = quantity(amount, of, scope, of === LIFE)
  return { subject, verb, rest: words(more.reflexive === true ? withDe(text) : text, after), ...more }
}

const discard = (effect: EffectOf<'discard'>, scope: Scope): readonly Line[] => {
  const subject = doer(effect.who, scope)
  bind(effect.as, { noun: CARDS, plural: effect.amount !== 1 }, scope)
  const discarding = { subject, verb: DISCARD, reflexive: true } as const
  if (effect.amount === 'hand') return [{ ...discarding, rest: withDe(subject.you ? 'votre main' : 'sa main') }]
  const random = effect.random === true ? 'au hasard' : ''
  const cards =
    effect.what === undefined
      ? quantity(effect.amount, CARDS, scope)
      : { text: countedFilter(cardFilter(effect.what), effect.amount, scope), after: '' }
  if (effect.chooser === undefined) return [{ ...discarding, rest: words(withDe(cards.text), random, cards.after) }]
  const chooser = doer(effect.chooser, scope)
  // Whoever chooses sees the hand; the text may have shown it in an instruction of its own.
  const isShown = scope.known.has(`shown:${subject.key}`)
  const reveal: Clause = { subject, verb: REVEAL, rest: subject.you ? 'votre main' : 'sa main' }
  const choose = chooser.you ? `choisissez-y ${cards.text}` : `${chooser.text} y choisit ${cards.text}`
  const those = effect.amount === 1 ? 'cette carte' : 'ces cartes'
  const known = { ...subject, text: subject.you ? 'vous' : 'ce joueur', again: false }
  return [...(isShown ? [] : [reveal]), choose, { ...discarding, subject: known, rest: withDe(those) }]
}

const createToken = (effect: EffectOf<'create-token'>, scope: Scope): readonly Line[] => {
  const subject = doer(effect.who, scope)
  const tail = words(
    effect.tapped === true ? 'engagé' : '',
    effect.attacking === true ? (effect.tapped === true ? 'et attaquant' : 'attaquant') : '',
  )
  const { text, after } = tokenText(effect.token, effect.amount, tail, scope)
  const plural = effect.amount !== 1
  bind(effect.as, { noun: noun('m', 'jeton'), plural }, scope)
  if (effect.as !== undefined) scope.last = `bound:${effect.as}`
  return [{ subject, verb: CREATE, rest: words(text, after) }]
}

const createTokenCopy = (effect: EffectOf<'create-token-copy'>, scope: Scope): readonly Line[] => {
  const subject = doer(effect.who, scope)
  const original = scope.via.mention(effect.of, scope)
  const { text, after } = quantity(effect.amount, noun('m', 'jeton'), scope)
  const one = effect.amount === 1
  const which = one ? 'qui est' : 'qui sont chacun'
  bind(effect.as, { noun: noun('m', 'jeton'), plural: !one }, scope)
  const tapped = effect.tapped !== true ? '' : one ? 'engagé' : 'engagés'
  return [
    { subject, verb: CREATE, rest: words(text, tapped, which, copyText(original.text, effect.except, scope), after) },
  ]
}

const PLACES = {
  library: 'bibliothèque',
  hand: 'main',
  graveyard: 'cimetière',
} as const

const search = (effect: EffectOf<'search'>, scope: Scope): readonly Line[] => {
  const subject = doer(effect.who, scope)
  const owner = effect.whose === undefined ? subject : scope.via.mention(effect.whose, scope, 'each')
  const place = noun(effect.zone === 'graveyard' ? 'm' : 'f', PLACES[effect.zone])
  const where =
    effect.whose === undefined && !subject.you
      ? `${place.gender === 'f' ? 'sa' : 'son'} ${place.singular}`
      : possessed(owner, place)
  const many = effect.count !== 1
  const filter = { ...cardFilter(effect.filter) }
  const cards = `${effect.upTo === true ? 'jusqu’à ' : ''}${countedFilter(filter, effect.count, scope)}`
  const agreement = { gender: 'f', plural: many } as const
  const found: Mention = {
    key: 'found',
    text: many ? 'ces cartes' : 'cette carte',
    agreement,
    again: true,
    you: false,
    noun: CARDS,
  }
  bind(effect.as, { noun: CARDS, plural: many }, scope)
  if (effect.as !== undefined) scope.last = `bound:${effect.as}`
  const clauses: Clause[] = [{ subject, verb: SEARCH, rest: `dans ${where} ${cards}` }]
  if (effect.reveal === true) clauses.push({ subject, verb: REVEAL, object: found, rest: '' })
  clauses.push({ subject, verb: PUT, object: found, rest: destination(effect, subject) })
  if (effect.shuffle && effect.position !== 'top') clauses.push({ subject, verb: SHUFFLE, rest: '' })
  if (effect.shuffle && effect.position === 'top') clauses.splice(-1, 0, { subject, verb: SHUFFLE, rest: '' })
  return [clauses]
}

const destination = (effect: EffectOf<'search'>, subject: Mention): string => {
  const my = (place: string, isFeminine: boolean) =>
    subject.you ? `votre ${place}` : `${isFeminine ? 'sa' : 'son'} ${place}`
  const tapped = effect.tapped === true ? (effect.count === 1 ? ' engagée' : ' engagées') : ''
  switch (effect.to) {
    case 'battlefield':
      return `sur le champ de bataille${tapped}`
    case 'hand':
      return `dans ${my('main', true)}`
    case 'graveyard':
      return `dans ${my('cimetière', false)}`
    case 'library':
      return effect.position === 'bottom'
        ? `au-dessous de ${my('bibliothèque', true)}`
        : `au-dessus de ${my('bibliothèque', true)}`
    case 'exile':
      return 'en exil'
    case 'stack':
      return 'sur la pile'
    case 'command':
      return 'dans la zone de commandement'
    case 'ante':
      return 'dans la mise'
    default:
      return effect.to satisfies never
  }
}

const ordered = (who: Ref, rest: string, order: string, scope: Scope): readonly Line[] => [
  { subject: doer(who, scope), verb: DO, rest, order },
]

type PlayerVerb =
  | 'draw'
  | 'discard'
  | 'mill'
  | 'scry'
  | 'surveil'
  | 'gain-life'
  | 'lose-life'
  | 'set-life'
  | 'create-token'
  | 'create-token-copy'
  | 'search'
  | 'shuffle'
  | 'reveal-hand'
  | 'look-at-hand'
  | 'add-mana'
  | 'double-mana'
  | 'win-game'
  | 'lose-game'
  | 'extra-turn'

export const PLAYER_EFFECTS: EffectPrinters<PlayerVerb> = {
  draw: (effect, scope) => [much(effect.who, DRAW, effect.amount, CARDS, scope)],
  discard,
  mill: (effect, scope) => {
    const clause = much(effect.who, MILL, effect.amount, CARDS, scope)
    bind(effect.as, { noun: CARDS, plural: effect.amount !== 1 }, scope)
    return [clause]
  },
  scry: (effect, scope) => {
    const count = scope.via.value(effect.amount, scope)
    return ordered(effect.who, `regard ${count}`, `regard ${count}`, scope)
  },
  surveil: (effect, scope) => [
    { subject: doer(effect.who, scope), verb: SURVEIL, rest: scope.via.value(effect.amount, scope) },
  ],
  'gain-life': (effect, scope) => [much(effect.who, GAIN, effect.amount, LIFE, scope, { stated: true })],
  'lose-life': (effect, scope) => [much(effect.who, LOSE, effect.amount, LIFE, scope, { stated: true })],
  'set-life': (effect, scope) => {
    const total = possessed(doer(effect.who, scope), LIFE_TOTAL)
    const subject: Mention = {
      key: 'life-total',
      text: total,
      agreement: { gender: 'm', plural: false },
      again: false,
      you: false,
      noun: LIFE_TOTAL,
    }
    return [{ subject, verb: BECOME, rest: `égal à ${scope.via.value(effect.amount, scope)}` }]
  },
  'create-token': createToken,
  'create-token-copy': createTokenCopy,
  search,
  shuffle: (effect, scope) => {
    const subject = doer(effect.who, scope)
    return [{ subject, verb: SHUFFLE, rest: subject.you ? 'votre bibliothèque' : 'sa bibliothèque' }]
  },
  'reveal-hand': (effect, scope) => {
    const subject = doer(effect.who, scope)
    scope.known.set(`shown:${subject.key}`, { noun: HAND, plural: false })
    return [{ subject, verb: REVEAL, rest: subject.you ? 'votre main' : 'sa main' }]
  },
  'look-at-hand': (effect, scope) => [
    { subject: scope.via.mention({ ref: 'you' }, scope), verb: LOOK, rest: possessed(doer(effect.who, scope), HAND) },
  ],
  'add-mana': (effect, scope) => {
    const subject = doer(effect.who, scope)
    const mana = manaProductionText(effect.mana, scope)
    const adding: Clause = {
      subject,
      verb: ADD,
      rest: subject.you ? mana : mana.replaceAll('votre choix', 'son choix'),
    }
    return effect.restriction === undefined ? [adding] : [adding, manaRestrictionText(effect.restriction, scope)]
  },
  'double-mana': (effect, scope) => {
    const subject = doer(effect.who, scope)
    const owned = subject.you ? 'que vous avez' : 'de sa réserve'
    return [{ subject, verb: DOUBLE, rest: `la quantité de mana non dépensé de chaque type ${owned}` }]
  },
  'win-game': (effect, scope) => [{ subject: doer(effect.who, scope), verb: GAIN, rest: 'la partie', stated: true }],
  'lose-game': (effect, scope) => [{ subject: doer(effect.who, scope), verb: LOSE, rest: 'la partie', stated: true }],
  'extra-turn': (effect, scope) => [
    {
      subject: doer(effect.who, scope),
      verb: PLAY,
      rest: `un tour supplémentaire après celui-ci${(effect.skips ?? [])
        .map((step) => `, sans ${STEPS_FR[step].singular}`)
        .join('')}`,
    },
  ],
}
