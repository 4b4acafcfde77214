import type { Filter, PlayerRelation } from '../../../core/filter.ts'
import type { ActionPattern } from '../../../core/permission.ts'
import { assigned, blockedBy, blockingMore } from './combat-deed.ts'
import { countersOfKind, isOfPlayers, type OfCounters } from './counters-of-kind.ts'
import { joinWith, withA, withDe } from './elision.ts'
import { relationMention } from './event-party.ts'
import { adjective, noun } from './noun.ts'
import { agreementOf, bare, definitePlural, indefinite } from './phrase.ts'
import { playerDeed } from './player-deed.ts'
import { activating, casting, exceptMana, mutedAbilities, mutedSubject, outOfTurn } from './playing-deed.ts'
import type { Mention, Scope } from './scope.ts'

type Who = Filter | 'self' | 'attached'

/** The things a rule is laid on: one object, or all that match. */
export const subjectOf = (who: Who, scope: Scope): Mention => {
  if (who === 'self' || who === 'attached') return scope.via.mention({ ref: who }, scope)
  const phrase = scope.via.describe(who, scope)
  const text = definitePlural(phrase)
  return {
    key: `all:${text}`,
    text,
    agreement: agreementOf(phrase, true),
    again: false,
    you: false,
    noun: phrase.short,
  }
}

const players = (who: PlayerRelation, scope: Scope): Mention => {
  if (who === 'you') return relationMention('you', scope)
  const plural: Readonly<Record<Exclude<PlayerRelation, 'you'>, string>> = {
    opponent: 'vos adversaires',
    'not-you': 'les autres joueurs',
    any: 'les joueurs',
    teammate: 'vos coéquipiers',
    active: 'les joueurs actifs',
    nonactive: 'les joueurs non-actifs',
    defending: 'les joueurs défenseurs',
  }
  const text = plural[who]
  return {
    key: `players:${who}`,
    text,
    agreement: { gender: 'm', plural: true },
    again: false,
    you: false,
    noun: noun('m', 'joueur'),
  }
}

const DEFENDERS: Readonly<Record<PlayerRelation, string>> = {
  you: 'vous attaquer',
  opponent: 'attaquer vos adversaires',
  'not-you': 'attaquer les autres joueurs',
  any: 'attaquer de joueur',
  teammate: 'attaquer vos coéquipiers',
  active: 'attaquer le joueur actif',
  nonactive: 'attaquer les joueurs non-actifs',
  defending: 'attaquer le joueur défenseur',
}

/** What is done, as an infinitive, and who does it. */
export interface Deed {
  readonly subject: Mention
  readonly infinitive: string
}

/** "par des créatures noires", "excepté par des créatures avec le vol"; nothing where no creature may. */
const blockers = (filter: Filter, scope: Scope): string => {
  const { notKeywords, ...rest } = filter
  const isAny = (of: Filter) =>
    of.types?.length === 1 &&
    of.types[0] === 'creature' &&
    Object.keys(of).every((key) => key === 'types' || key === 'subject')
  if (isAny(filter)) return ''
  const [keyword, ...more] = notKeywords ?? []
  if (keyword !== undefined && more.length === 0 && isAny(rest))
    return ` excepté par des ${bare(scope.via.describe({ ...rest, keywords: [keyword] }, scope), true)}`
  return ` par des ${bare(scope.via.describe(filter, scope), true)}`
}

/** "des planeswalkers", "des joueurs autres que vous" */
const defended = (what: Filter, scope: Scope): string =>
  what.subject === 'player' && what.player === 'not-you'
    ? ' des joueurs autres que vous'
    : ` des ${bare(scope.via.describe(what, scope), true)}`

const attack = (pattern: Extract<ActionPattern, { act: 'attack' }>, scope: Scope, given?: Mention): Deed => {
  const subject = given ?? subjectOf(pattern.who, scope)
  const verb = pattern.defender === undefined ? 'attaquer' : DEFENDERS[pattern.defender]
  const whom = pattern.defending === undefined ? '' : defended(pattern.defending, scope)
  const alone = pattern.alone === true ? ` ${adjective('seul')(subject.agreement)}` : ''
  return { subject, infinitive: verb + whom + alone }
}

const block = (pattern: Extract<ActionPattern, { act: 'block' }>, scope: Scope, given?: Mention): Deed => {
  const { who, attacker, additional } = pattern
  if (additional !== undefined) return { subject: given ?? subjectOf(who, scope), infinitive: blockingMore(additional) }
  if (typeof who === 'object' && (attacker === 'self' || attacker === 'attached')) {
    const subject = given ?? subjectOf(attacker, scope)
    return { subject, infinitive: `être ${adjective('bloqué')(subject.agreement)}${blockers(who, scope)}` }
  }
  const subject = given ?? subjectOf(who, scope)
  const what =
    attacker === undefined
      ? ''
      : attacker === 'self' || attacker === 'attached'
        ? ` ${subjectOf(attacker, scope).text}`
        : ` de ${bare(scope.via.describe(attacker, scope), true)}`.replace(/^ de (?=[aeéèêiou])/u, ' d’')
  return {
    subject,
    infinitive: `bloquer${what}${pattern.alone === true ? ` ${adjective('seul')(subject.agreement)}` : ''}`,
  }
}

const EXTRA = ['', 'un terrain supplémentaire', 'deux terrains supplémentaires', 'trois terrains supplémentaires']

/** "dépenser du mana pour lancer un sort de créature" */
const spending = (on: Filter | undefined, scope: Scope): string =>
  on === undefined ? 'dépenser du mana' : `dépenser du mana pour lancer ${indefinite(scope.via.describe(on, scope))}`

export const deedOf = (pattern: ActionPattern, scope: Scope, given: Mention | undefined, isMay: boolean): Deed => {
  const object = (who: Who) => given ?? subjectOf(who, scope)
  const player = (who: PlayerRelation) => given ?? players(who, scope)
  switch (pattern.act) {
    case 'attack':
      return attack(pattern, scope, given)
    case 'block':
      return block(pattern, scope, given)
    case 'be-blocked-by':
      return blockedBy(pattern.count, object(pattern.who))
    case 'be-countered':
      return countered(given ?? (pattern.who === 'self' ? spellMention : object({ subject: 'spell', ...pattern.who })))
    case 'be-targeted':
      return pattern.asCast === true
        ? targetedAsCast(pattern, scope, given)
        : { subject: object(pattern.who), infinitive: `être la cible ${sources(pattern.by, scope)}` }
    case 'assign-by-toughness':
      return assigned(object(pattern.who))
    case 'be-sacrificed':
      return sacrificed(object(pattern.who))
    case 'untap':
      return untapDeed(object(pattern.who), pattern.untapStepOnly === true, pattern.who === 'self')
    case 'cast':
      return isMay && given !== undefined && isThing(given)
        ? { subject: relationMention('you', scope), infinitive: `lancer ${given.text}` }
        : { subject: player(pattern.who), infinitive: casting(pattern, scope, isMay) }
    case 'activate':
      return activate(pattern, scope, given)
    case 'play-land':
      if (isMay && pattern.from !== undefined) return playedFrom(pattern.from, player(pattern.who), scope, given)
      if (pattern.from !== undefined)
        return { subject: player(pattern.who), infinitive: `jouer de ${bare(landsIn(pattern.from, scope), true)}` }
      return {
        subject: player(pattern.who),
        infinitive: `jouer ${isMay ? (EXTRA[pattern.extra ?? 1] ?? `${pattern.extra} terrains supplémentaires`) : 'de terrain'}${isMay ? ' pendant chacun de vos tours' : ''}`,
      }
    case 'get-counters':
      return counters(pattern, scope, given)
    case 'gain-life':
    case 'lose-life':
    case 'lose-game':
    case 'win-game':
    case 'draw':
    case 'have-max-hand-size':
      return { subject: player(pattern.who), infinitive: playerDeed(pattern, isMay) }
    case 'spend-mana':
      return { subject: player(pattern.who), infinitive: spending(pattern.on, scope) }
    case 'prevent-damage':
      return { subject: damageFrom(pattern, scope), infinitive: 'être prévenues' }
    case 'fall-to-legend-rule':
      return { subject: legendRule, infinitive: `s’appliquer ${withA(subjectOf(pattern.what, scope).text)}` }
    case 'enter':
      return { subject: object(pattern.what), infinitive: 'arriver sur le champ de bataille' }
    case 'trigger':
      return muted(pattern, scope)
    default:
      return pattern satisfies never
  }
}

const landsIn = (from: Filter, scope: Scope) => scope.via.describe({ types: ['land'], ...from }, scope)

/** What a permission is laid on, if that is cards and not players. */
const isThing = ({ you, noun: { singular } }: Mention): boolean => !you && !/joueur|adversaire/u.test(singular)

/** "jouer des cartes de terrain de votre cimetière", "jouer cette carte" */
const playedFrom = (from: Filter, subject: Mention, scope: Scope, given: Mention | undefined): Deed =>
  given !== undefined && isThing(given)
    ? { subject: relationMention('you', scope), infinitive: `jouer ${given.text}` }
    : { subject, infinitive: `jouer des ${bare(scope.via.describe(from, scope), true)}` }

/** "les marqueurs +1/+1 ne peuvent pas être mis sur cette créature" */
const counters = (pattern: OfCounters, scope: Scope, given: Mention | undefined): Deed => {
  const { who } = pattern
  const kind = countersOfKind(pattern)
  if (given === undefined && isOfPlayers(who))
    return { subject: players(who.player ?? 'any', scope), infinitive: `recevoir ${withDe(kind)}` }
  const on = given ?? subjectOf(who, scope)
  return { subject: fixed(`les ${kind}`, 'm', true), infinitive: `être mis sur ${on.text}` }
}

const muted = (pattern: Extract<ActionPattern, { act: 'trigger' }>, scope: Scope): Deed => {
  const { text, gender } = mutedSubject(pattern, scope)
  return { subject: fixed(text, gender, true), infinitive: `déclencher ${mutedAbilities(pattern.of, scope)}` }
}

const sacrificed = (subject: Mention): Deed => ({
  subject,
  infinitive: `être ${adjective('sacrifié')(subject.agreement)}`,
})

const countered = (subject: Mention): Deed => ({
  subject,
  infinitive: `être ${adjective('contrecarré')(subject.agreement)}`,
})

/** "choisir une créature dégagée comme cible de ce sort au moment où vous le lancez" */
const targetedAsCast = (
  { who }: Extract<ActionPattern, { act: 'be-targeted' }>,
  scope: Scope,
  given: Mention | undefined,
): Deed => {
  const what =
    typeof who === 'object' ? indefinite(scope.via.describe(who, scope)) : (given ?? subjectOf(who, scope)).text
  return {
    subject: relationMention('you', scope),
    infinitive: `choisir ${what} comme cible de ce sort au moment où vous le lancez`,
  }
}

const fixed = (text: string, gender: 'm' | 'f', plural: boolean): Mention => ({
  key: `text:${text}`,
  text,
  agreement: { gender, plural },
  again: false,
  you: false,
  noun: noun(gender, text, text),
})

const spellMention = fixed('ce sort', 'm', false)
const legendRule = fixed('la « règle des légendes »', 'f', false)

/** "les blessures de combat infligées par des créatures que vous contrôlez" */
const damageFrom = ({ combat, from }: Extract<ActionPattern, { act: 'prevent-damage' }>, scope: Scope): Mention => {
  const kind = combat === true ? ' de combat' : ''
  const by = from === undefined ? '' : ` infligées par ${subjectOf(from, scope).text}`
  return fixed(`les blessures${kind}${by}`, 'f', true)
}

const untapDeed = (subject: Mention, isUntapStep: boolean, isSelf: boolean): Deed => {
  const whose = subject.agreement.plural ? 'leur contrôleur' : 'son contrôleur'
  const step = isSelf ? 'votre étape de dégagement' : `l’étape de dégagement de ${whose}`
  return { subject, infinitive: `se dégager${isUntapStep ? ` pendant ${step}` : ''}` }
}

const sources = (by: Filter, scope: Scope): string => {
  if (by.subject === 'spell' || by.subject === 'ability') return withDe(bare(scope.via.describe(by, scope), true))
  const { anyOf, subject: _, ...outer } = by
  const kinds = anyOf ?? ([{ subject: 'spell' }, { subject: 'ability' }] as const)
  const own = scope.via.describe(outer, scope)
  const tail = own.complements.map((agree) => agree({ gender: 'f', plural: true })).join(' ')
  const parts = kinds.map((each) => {
    const phrase = scope.via.describe(each, scope)
    return withDe(bare({ ...phrase, adjectives: [...phrase.adjectives, ...own.adjectives] }, true))
  })
  return `${joinWith('ou', parts)}${tail === '' ? '' : ` ${tail}`}`
}

/** "les capacités activées d’artefacts ne peuvent pas être activées", "vos adversaires ne peuvent pas activer de capacités …" */
const activate = (pattern: Extract<ActionPattern, { act: 'activate' }>, scope: Scope, given?: Mention): Deed => {
  if (pattern.who !== undefined)
    return { subject: players(pattern.who, scope), infinitive: activating(pattern, scope, given) }
  const owner = given ?? subjectOf(pattern.what, scope)
  const subject = fixed(`les capacités activées ${withDe(owner.text)}`, 'f', true)
  return { subject, infinitive: `être activées${exceptMana(pattern)}${outOfTurn(pattern)}` }
}
