import type { Comparison, Filter, PlayerRelation } from '../../../core/filter.ts'
import type { ActionPattern, CostChange, Permission, Requirement, Restriction } from '../../../core/permission.ts'
import { conditionTail } from './condition.ts'
import { costText } from './cost.ts'
import { joinWith, withDe } from './elision.ts'
import { adjective, cardinal, noun } from './noun.ts'
import { agreementOf, bare, definitePlural } from './phrase.ts'
import type { Mention, Scope } from './scope.ts'
import { relationMention } from './trigger.ts'

export type Rule = Restriction | Requirement | Permission

type Who = Filter | 'self' | 'attached'

/** The things a rule is laid on: one object, or all that match. */
const subjectOf = (who: Who, scope: Scope): Mention => {
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
interface Deed {
  readonly subject: Mention
  readonly infinitive: string
}

const blockers = (filter: Filter, scope: Scope): string => {
  const isAny =
    filter.types?.length === 1 &&
    filter.types[0] === 'creature' &&
    Object.keys(filter).every((key) => key === 'types' || key === 'subject')
  return isAny ? '' : ` par des ${bare(scope.via.describe(filter, scope), true)}`
}

const block = (pattern: Extract<ActionPattern, { act: 'block' }>, scope: Scope, given?: Mention): Deed => {
  const { who, attacker } = pattern
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

const blockedBy = ({ op, amount }: Comparison, subject: Mention): string => {
  const blocked = `être ${adjective('bloqué')(subject.agreement)}`
  if (typeof amount !== 'number') return blocked
  if ((op === '>=' && amount <= 1) || (op === '>' && amount === 0)) return blocked
  const creatures = (count: number) => `${cardinal(count, 'f')} créature${count > 1 ? 's' : ''}`
  if (op === '<') return `${blocked} excepté par ${creatures(amount)} ou plus`
  if (op === '<=') return `${blocked} excepté par ${creatures(amount + 1)} ou plus`
  return `${blocked} par plus ${withDe(creatures(op === '>' ? amount : amount - 1))}`
}

const EXTRA = ['', 'un terrain supplémentaire', 'deux terrains supplémentaires', 'trois terrains supplémentaires']

const deedOf = (pattern: ActionPattern, scope: Scope, given: Mention | undefined, isMay: boolean): Deed => {
  const object = (who: Who) => given ?? subjectOf(who, scope)
  const player = (who: PlayerRelation) => given ?? players(who, scope)
  switch (pattern.act) {
    case 'attack': {
      const subject = object(pattern.who)
      const attack = pattern.defender === undefined ? 'attaquer' : DEFENDERS[pattern.defender]
      return {
        subject,
        infinitive: attack + (pattern.alone === true ? ` ${adjective('seul')(subject.agreement)}` : ''),
      }
    }
    case 'block':
      return block(pattern, scope, given)
    case 'be-blocked-by': {
      const subject = object(pattern.who)
      return { subject, infinitive: blockedBy(pattern.count, subject) }
    }
    case 'be-countered': {
      const subject = pattern.who === 'self' ? spellMention : object({ subject: 'spell', ...pattern.who })
      return { subject, infinitive: `être ${adjective('contrecarré')(subject.agreement)}` }
    }
    case 'be-targeted':
      return { subject: object(pattern.who), infinitive: `être la cible ${sources(pattern.by, scope)}` }
    case 'be-sacrificed': {
      const subject = object(pattern.who)
      return { subject, infinitive: `être ${adjective('sacrifié')(subject.agreement)}` }
    }
    case 'untap':
      return untapDeed(object(pattern.who), pattern.untapStepOnly === true)
    case 'cast':
      return {
        subject: player(pattern.who),
        infinitive: `lancer ${isMay ? 'des' : 'de'} ${bare(scope.via.describe({ subject: 'spell', ...pattern.what }, scope), true)}`,
      }
    case 'activate':
      return activate(pattern, scope, given)
    case 'play-land':
      return {
        subject: player(pattern.who),
        infinitive: `jouer ${isMay ? (EXTRA[pattern.extra ?? 1] ?? `${pattern.extra} terrains supplémentaires`) : 'de terrain'}${isMay ? ' pendant chacun de vos tours' : ''}`,
      }
    case 'gain-life':
      return { subject: player(pattern.who), infinitive: `gagner ${isMay ? 'des' : 'de'} points de vie` }
    case 'lose-game':
      return { subject: player(pattern.who), infinitive: 'perdre la partie' }
    case 'win-game':
      return { subject: player(pattern.who), infinitive: 'gagner la partie' }
    case 'draw':
      return { subject: player(pattern.who), infinitive: `piocher ${isMay ? 'des' : 'de'} cartes` }
    case 'prevent-damage':
      return { subject: damageMention, infinitive: 'être prévenues' }
    case 'have-max-hand-size':
      return { subject: player(pattern.who), infinitive: 'avoir de taille de main maximale' }
    default:
      return pattern satisfies never
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
const damageMention = fixed('les blessures', 'f', true)

const untapDeed = (subject: Mention, isUntapStep: boolean): Deed => {
  const whose = subject.agreement.plural ? 'leur contrôleur' : 'son contrôleur'
  return { subject, infinitive: `se dégager${isUntapStep ? ` pendant l’étape de dégagement de ${whose}` : ''}` }
}

/** "de sorts noirs ou de capacités qu’un adversaire contrôle" */
const sources = (by: Filter, scope: Scope): string => {
  if (by.anyOf === undefined) {
    if (by.subject === 'spell' || by.subject === 'ability') return withDe(bare(scope.via.describe(by, scope), true))
    const { subject: _, ...qualities } = by
    const spells = scope.via.describe({ ...qualities, subject: 'spell' }, scope)
    if (Object.keys(qualities).length === 0) return 'de sorts ou de capacités'
    return `de sorts ou de capacités${bare(spells, true).replace(/^sorts/u, '')}`
  }
  const { anyOf, ...outer } = by
  const phrase = scope.via.describe(outer, scope)
  const tail = phrase.complements.map((agree) => agree({ gender: 'f', plural: true })).join(' ')
  const parts = anyOf.map((each) => withDe(bare(scope.via.describe(each, scope), true)))
  return `${joinWith('ou', parts)}${tail === '' ? '' : ` ${tail}`}`
}

const activate = (pattern: Extract<ActionPattern, { act: 'activate' }>, scope: Scope, given?: Mention): Deed => {
  const owner = given ?? subjectOf(pattern.what, scope)
  const subject = fixed(`les capacités activées ${withDe(owner.text)}`, 'f', true)
  const exception = pattern.manaToo === true ? '' : ', à moins que ce ne soient des capacités de mana'
  return { subject, infinitive: `être activées${exception}` }
}

const subjectText = (mention: Mention): string => {
  if (!mention.again || mention.you) return mention.text
  const { gender, plural } = mention.agreement
  return `${gender === 'f' ? 'elle' : 'il'}${plural ? 's' : ''}`
}

const can = (mention: Mention): string => (mention.you ? 'pouvez' : mention.agreement.plural ? 'peuvent' : 'peut')

const AS_THOUGH: Readonly<Record<NonNullable<Permission['asThough']>, readonly [singular: string, plural: string]>> = {
  flash: ['s’il avait le flash', 's’ils avaient le flash'],
  haste: ['si elle avait la célérité', 'si elles avaient la célérité'],
  'no-defender': ['si elle n’avait pas le défenseur', 'si elles n’avaient pas le défenseur'],
  reach: ['si elle avait la portée', 'si elles avaient la portée'],
}

/** Not said as "ne peut pas": what simply does not happen. */
const cantText = (pattern: ActionPattern, { subject, infinitive }: Deed): string => {
  const who = subjectText(subject)
  if (pattern.act === 'untap')
    return `${who} ne se ${subject.agreement.plural ? 'dégagent' : 'dégage'} pas${infinitive.replace(/^se dégager/u, '')}`
  if (pattern.act === 'have-max-hand-size')
    return subject.you
      ? 'il n’y a pas de limite au nombre de cartes dans votre main'
      : `${who} n’ont pas de taille de main maximale`
  const exception = infinitive.match(/^(.*?)(, à moins que .*)$/u)
  return exception === null
    ? `${who} ne ${can(subject)} pas ${infinitive}`
    : `${who} ne ${can(subject)} pas ${exception[1]}${exception[2]}`
}

const mustText = (pattern: ActionPattern, { subject, infinitive }: Deed, when: string): string => {
  const who = subjectText(subject)
  const { plural } = subject.agreement
  const span = when === '' ? ' à chaque combat' : ` ${when}`
  if (pattern.act === 'attack') {
    const verb = plural ? 'attaquent' : 'attaque'
    const defended = pattern.defender === undefined ? verb : infinitive.replace('attaquer', verb)
    return `${who} ${defended}${span} si possible`
  }
  if (pattern.act === 'block' && infinitive.startsWith('bloquer'))
    return `${who} ${infinitive.replace('bloquer', plural ? 'bloquent' : 'bloque')}${span} si possible`
  return `${who} ${plural ? 'doivent' : 'doit'} ${infinitive}${when === '' ? '' : ` ${when}`} si possible`
}

/** A rule as a statement; `given` is what an effect lays it on, `when` how long. */
export const ruleText = (rule: Rule, scope: Scope, given?: Mention, when = ''): string => {
  const tail = when === '' ? '' : ` ${when}`
  switch (rule.kind) {
    case 'restriction':
      return cantText(rule.cant, deedOf(rule.cant, scope, given, false)) + tail
    case 'requirement':
      return mustText(rule.must, deedOf(rule.must, scope, given, true), when)
    case 'permission': {
      const deed = deedOf(rule.may, scope, given, true)
      const plural = rule.may.act === 'cast' || deed.subject.agreement.plural
      const asThough = rule.asThough === undefined ? '' : ` comme ${AS_THOUGH[rule.asThough][plural ? 1 : 0]}`
      return `${subjectText(deed.subject)} ${can(deed.subject)} ${deed.infinitive}${asThough}${tail}`
    }
    default:
      return rule satisfies never
  }
}

/** "ne peut ni attaquer ni bloquer": two restrictions on one thing that a text says together. */
export const attackOrBlock = (
  first: Rule,
  second: Rule,
  scope: Scope,
  given?: Mention,
  when = '',
): string | undefined => {
  if (first.kind !== 'restriction' || second.kind !== 'restriction') return undefined
  const [a, b] = [first.cant, second.cant]
  if (a.act !== 'attack' || b.act !== 'block' || a.defender !== undefined || b.attacker !== undefined) return undefined
  if (a.alone !== b.alone || JSON.stringify(a.who) !== JSON.stringify(b.who)) return undefined
  const subject = given ?? subjectOf(a.who, scope)
  const alone = a.alone === true ? ` ${adjective('seul')(subject.agreement)}` : ''
  return `${subjectText(subject)} ne ${can(subject)} ni attaquer ni bloquer${alone}${when === '' ? '' : ` ${when}`}`
}

const CASTERS: Readonly<Record<PlayerRelation, string>> = {
  you: ' que vous lancez',
  opponent: ' que vos adversaires lancent',
  'not-you': ' que les autres joueurs lancent',
  any: '',
  teammate: ' que vos coéquipiers lancent',
  active: ' que le joueur actif lance',
  nonactive: ' que les joueurs non-actifs lancent',
  defending: ' que le joueur défenseur lance',
}

/** "Les sorts de créature que vous lancez coûtent {1} de moins à lancer." */
export const costChangeText = (change: CostChange, scope: Scope): string => {
  const isAbility = change.what.subject === 'ability'
  const { controller: _, ...what } = change.what
  const phrase = scope.via.describe(isAbility ? change.what : { subject: 'spell', ...what }, scope)
  const who = isAbility ? '' : CASTERS[change.who]
  const parts = [
    change.more === undefined ? '' : `${costText(change.more, scope)} de plus`,
    change.less === undefined ? '' : `${costText(change.less, scope)} de moins`,
  ].filter((part) => part !== '')
  const when = change.condition === undefined ? '' : ` ${conditionTail(change.condition, scope)}`
  return `les ${bare(phrase, true)}${who} coûtent ${joinWith('et', parts)} à ${isAbility ? 'activer' : 'lancer'}${when}`
}
