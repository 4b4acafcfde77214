import type { Condition } from '../../../core/condition.ts'
import type { PlayerDesignation, Time } from '../../../core/designation.ts'
import type { TriggerEvent } from '../../../core/trigger.ts'
import { romanNumeral } from '../../words/roman-numeral.ts'
import { clause, thirdPerson } from './comparison-clause.ts'
import { indefiniteFilter } from './cost.ts'
import type { EffectOf, EffectPrinters } from './effect-printers.ts'
import { joinWith, quoted, withDe } from './elision.ts'
import { relationMention, say, watched } from './event-party.ts'
import { adjective, noun } from './noun.ts'
import type { Clause } from './predicate.ts'
import { possessed } from './reference.ts'
import { freshScope, type Scope } from './scope.ts'
import { BE, BECOME, GAIN, HAVE, INCREASE, PUT, TAKE, VENTURE, type Verb } from './verb.ts'

const BECOMING: Readonly<Record<PlayerDesignation, readonly [verb: Verb, rest: string]>> = {
  monarch: [BECOME, 'le monarque'],
  initiative: [TAKE, 'l’initiative'],
  blessing: [GAIN, 'la bénédiction de la cité'],
}

const BEING: Readonly<Record<PlayerDesignation | 'max-speed', readonly [verb: Verb, rest: string]>> = {
  monarch: [BE, 'le monarque'],
  initiative: [HAVE, 'l’initiative'],
  blessing: [HAVE, 'la bénédiction de la cité'],
  'max-speed': [HAVE, 'la vitesse maximale'],
}

const TURNING: Readonly<Record<Time | 'other', string>> = {
  day: 'le jour se lève',
  night: 'la nuit tombe',
  other: 'le jour devient la nuit ou la nuit devient le jour',
}

const SPEED = noun('f', 'vitesse')

const emblem = (effect: EffectOf<'create-emblem'>, scope: Scope): string => {
  const texts = effect.abilities.map((ability) => quoted(scope.via.ability(ability, freshScope(scope))))
  return `un emblème avec ${joinWith('et', texts)}`
}

type DesignationVerb =
  | 'bring-in'
  | 'designate'
  | 'set-time'
  | 'increase-speed'
  | 'venture'
  | 'set-level'
  | 'solve'
  | 'prepare'
  | 'unprepare'
  | 'create-emblem'

export const DESIGNATION_EFFECTS: EffectPrinters<DesignationVerb> = {
  designate: (effect, scope) => {
    const [verb, rest] = BECOMING[effect.title]
    return [{ subject: scope.via.mention(effect.who, scope, 'each'), verb, rest, stated: true }]
  },
  'set-time': ({ to }) => [TURNING[to]],
  'increase-speed': (effect, scope) => {
    const whose = possessed(scope.via.mention(effect.who, scope, 'each'), SPEED)
    return [{ subject: thirdPerson(whose, 'f'), verb: INCREASE, rest: `de ${scope.via.value(effect.amount, scope)}` }]
  },
  venture: (effect, scope) => [
    {
      subject: scope.via.mention(effect.who, scope, 'each'),
      verb: VENTURE,
      reflexive: true,
      rest: effect.into === undefined ? 'dans le donjon' : `dans ${effect.into}`,
    },
  ],
  'bring-in': (effect, scope) => {
    const subject = scope.via.mention(effect.who, scope, 'each')
    const what = `${indefiniteFilter({ ...effect.filter, subject: 'card' }, scope)} hors de la partie`
    const rest = `${what} ${effect.to === 'hand' ? 'dans votre main' : 'en exil'}`
    return [{ subject, verb: PUT, rest: effect.reveal === true ? `${rest}, en la révélant` : rest }]
  },
  'set-level': (effect, scope) => [
    `le niveau ${withDe(scope.via.mention(effect.what, scope).text)} devient ${effect.level}`,
  ],
  solve: (effect, scope) => {
    const what = scope.via.mention(effect.what, scope)
    return [{ subject: what, verb: BECOME, rest: adjective('résolu')(what.agreement) }]
  },
  prepare: (effect, scope) => {
    const what = scope.via.mention(effect.what, scope)
    return [{ subject: what, verb: BECOME, rest: adjective('préparé')(what.agreement) }]
  },
  unprepare: (effect, scope) => {
    const what = scope.via.mention(effect.what, scope)
    return [{ subject: what, verb: BECOME, rest: adjective('dépréparé')(what.agreement) }]
  },
  'create-emblem': (effect, scope) => [
    { subject: scope.via.mention(effect.who, scope, 'each'), verb: GAIN, rest: emblem(effect, scope), stated: true },
  ],
}

type Designating = Extract<Condition, { kind: 'designated' | 'time' | 'solved' | 'prepared' }>

export const designationClause = (condition: Designating, scope: Scope): Clause => {
  switch (condition.kind) {
    case 'designated': {
      const [verb, rest] = BEING[condition.as]
      return clause(scope.via.mention(condition.who, scope), verb, rest)
    }
    case 'time':
      return clause(
        thirdPerson('il'),
        { ...BE, it: 'fait', subjunctive: 'fasse' },
        condition.is === 'day' ? 'jour' : 'nuit',
      )
    case 'solved':
    case 'prepared': {
      const what = scope.via.mention(condition.what, scope)
      return clause(what, BE, adjective(condition.kind === 'solved' ? 'résolu' : 'préparé')(what.agreement))
    }
  }
}

type Designation = 'room' | 'chapter' | 'designated' | 'time-changes' | 'becomes-level'
type Printers = { readonly [K in Designation]: (event: Extract<TriggerEvent, { on: K }>, scope: Scope) => string }

export const DESIGNATION_EVENTS: Printers = {
  chapter: ({ numbers }) => numbers.map(romanNumeral).join(', '),
  room: ({ room }) => room,
  designated: (event, scope) => {
    const [verb, rest] = BECOMING[event.as]
    return say(relationMention(event.who, scope), verb, rest)
  },
  'time-changes': ({ to }) => TURNING[to],
  'becomes-level': (event, scope) => say(watched(event.what, 'object', scope), BECOME, `de niveau ${event.level}`),
}
