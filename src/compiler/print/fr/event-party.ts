import type { PlayerRelation } from '../../../core/filter.ts'
import type { Watched } from '../../../core/trigger.ts'
import type { Zone } from '../../../core/zone.ts'
import { type Agreement, adjective, noun } from './noun.ts'
import { firstMention } from './patient.ts'
import { indefinite } from './phrase.ts'
import { finiteTail } from './predicate.ts'
import { subject as subjectOf } from './reference.ts'
import type { Known, Mention, Scope } from './scope.ts'
import type { Verb } from './verb.ts'

export const PLAYER = noun('m', 'joueur')

const PUT_PARTICIPLE = adjective('mis', 'mise', 'mis')

export const RELATION_TEXTS: Readonly<Record<PlayerRelation, string>> = {
  you: 'vous',
  opponent: 'un adversaire',
  'not-you': 'un autre joueur',
  any: 'un joueur',
  teammate: 'un coéquipier',
  active: 'le joueur actif',
  nonactive: 'un joueur non-actif',
  defending: 'le joueur défenseur',
}

/** A player of whom only the relation to "you" is said; later "ce joueur". */
export const relationMention = (who: PlayerRelation, scope: Scope): Mention => {
  const known: Known = { noun: PLAYER, plural: false, you: who === 'you' }
  scope.roles.player = known
  scope.last = 'event:player'
  const you = who === 'you'
  return {
    key: 'event:player',
    text: RELATION_TEXTS[who],
    agreement: { gender: 'm', plural: you },
    again: false,
    you,
    noun: PLAYER,
  }
}

/** What an event happens to, named for the first time; the roles of the event then know it. */
export const watched = (what: Watched, role: 'object' | 'attacker' | 'blocker' | 'source', scope: Scope): Mention => {
  if (what === 'self' || what === 'attached') {
    const mention = scope.via.mention({ ref: what }, scope)
    const known: Known = { noun: mention.noun, plural: false, same: what }
    scope.roles.object = known
    scope.roles[role] = known
    return mention
  }
  const phrase = scope.via.describe(what, scope)
  const known: Known = { noun: phrase.short, plural: false }
  scope.roles.object = known
  scope.roles[role] = known
  return firstMention('event:object', phrase, scope)
}

export const say = (subject: Mention, verb: Verb, rest = ''): string =>
  `${subjectOf(subject)} ${finiteTail({ verb, rest }, subject)}`.trimEnd()

export const isCreature = (what: Watched, scope: Scope): boolean => {
  if (what === 'self') return scope.self.isCreature
  if (what === 'attached') return scope.self.attached.singular.startsWith('créature')
  if (what.types?.includes('creature') === true || what.token === true) return true
  return what.types === undefined && what.subtypes !== undefined
}

export const TO_ZONES: Readonly<Record<Zone, string>> = {
  library: 'dans une bibliothèque',
  hand: 'dans une main',
  battlefield: 'sur le champ de bataille',
  graveyard: 'dans un cimetière',
  stack: 'sur la pile',
  exile: 'en exil',
  command: 'dans la zone de commandement',
  ante: 'dans la mise',
}

const FROM_ZONES: Readonly<Record<Zone, string>> = {
  library: 'depuis une bibliothèque',
  hand: 'depuis une main',
  battlefield: 'depuis le champ de bataille',
  graveyard: 'depuis un cimetière',
  stack: 'depuis la pile',
  exile: 'depuis l’exil',
  command: 'depuis la zone de commandement',
  ante: 'depuis la mise',
}

/** "est mise dans un cimetière depuis le champ de bataille" */
export const zoneChange = (agreement: Agreement, from: Zone | undefined, to: Zone | undefined): string => {
  if (to === undefined) return `quitte ${from === undefined ? 'sa zone' : FROM_ZONES[from].replace(/^depuis /u, '')}`
  const origin = from === undefined ? ' depuis n’importe où' : ` ${FROM_ZONES[from]}`
  return `est ${PUT_PARTICIPLE(agreement)} ${TO_ZONES[to]}${to === 'exile' && from === undefined ? '' : origin}`
}

/** The other party of an event, named and remembered in its role. */
export const rival = (
  filter: Exclude<Watched, string>,
  role: 'attacker' | 'blocker' | 'defender' | 'object',
  scope: Scope,
): string => {
  const phrase = scope.via.describe(filter, scope)
  scope.roles[role] = { noun: phrase.short, plural: false }
  if (role === 'object') scope.last = 'event:object'
  return indefinite(phrase)
}
