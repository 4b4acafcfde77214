import type { Affected, StaticEffect } from '../../../core/ability.ts'
import type { AlternativeCost } from '../../../core/permission.ts'
import { YOU } from '../../../core/ref.ts'
import { castModifications } from './cast-modifications.ts'
import { combatCostText } from './combat-cost.ts'
import { ifText } from './condition.ts'
import { costInfinitive, costOrder } from './cost.ts'
import { costChangeText } from './cost-change.ts'
import { joinWith, withDe } from './elision.ts'
import { RELATION_TEXTS, watched } from './event-party.ts'
import { definedSize, LATER, modificationPredicates } from './modification.ts'
import { agreementOf, definitePlural, indefinite } from './phrase.ts'
import { finiteTail } from './predicate.ts'
import { subject as subjectOf } from './reference.ts'
import { replacementText } from './replacement.ts'
import { attackOrBlock, type Rule, ruleText } from './rule.ts'
import type { Mention, Scope } from './scope.ts'
import { shownText } from './shown-text.ts'
import { COUNTER, counterNameFr } from './terms.ts'
import { triggerText } from './trigger.ts'

type Continuous = Extract<StaticEffect, { kind: 'continuous' }>

const affected = (what: Affected, scope: Scope): Mention => {
  if (what === 'self' || what === 'attached') return scope.via.mention({ ref: what }, scope)
  const phrase = scope.via.describe(what, scope)
  const key = `affected:${JSON.stringify(what)}`
  const again = scope.last === key
  scope.last = key
  return {
    key,
    text: definitePlural(phrase),
    agreement: agreementOf(phrase, true),
    again,
    you: false,
    noun: phrase.short,
  }
}

const continuous = (effect: Continuous, scope: Scope): string => {
  const of = affected(effect.affects, scope)
  const texts: string[] = []
  const later: string[] = []
  for (const each of effect.modifications) {
    if (each.kind === 'control')
      texts.push(
        `${each.player.ref === 'you' ? 'vous contrôlez' : `${scope.via.mention(each.player, scope).text} contrôle`} ${of.text}`,
      )
    if (each.kind === 'define-power-toughness') texts.push(definedSize(each, of, scope))
  }
  const rest = effect.modifications.filter((each) => each.kind !== 'control' && each.kind !== 'define-power-toughness')
  const predicates = modificationPredicates(rest, 'static', of, scope).map((each) => {
    const [now = '', after = ''] = each.rest.split(LATER)
    if (after !== '') later.push(after)
    return finiteTail({ ...each, rest: now }, of)
  })
  if (predicates.length > 0) texts.push(`${subjectOf(of)} ${joinWith('et', predicates)}`)
  const tail = later.map((each) => (each.startsWith(',') ? each : ` ${each}`)).join('')
  return joinWith('et', texts) + tail
}

const isRule = (effect: StaticEffect): effect is Rule =>
  effect.kind === 'restriction' || effect.kind === 'requirement' || effect.kind === 'permission'

const alternativeCost = ({ what, who, cost, asThough }: AlternativeCost, scope: Scope): string => {
  const spell = what === 'self' ? 'ce sort' : indefinite(scope.via.describe(what, scope))
  const flash = asThough === undefined ? '' : ' et comme s’il avait le flash'
  const may = who === 'you' ? 'vous pouvez' : 'un joueur peut'
  return cost.length === 0
    ? `${may} lancer ${spell} sans payer son coût de mana${flash}`
    : `${may} ${costInfinitive(cost, who === 'you', scope)} à la place du coût de mana ${withDe(spell)}${flash}`
}

const one = (effect: StaticEffect, scope: Scope): string => {
  switch (effect.kind) {
    case 'continuous':
      return continuous(effect, scope)
    case 'restriction':
    case 'requirement':
    case 'permission':
      return ruleText(effect, scope)
    case 'cost-change':
      return costChangeText(effect, scope)
    case 'combat-cost':
      return combatCostText(effect, scope)
    case 'replacement':
      return replacementText(effect.replacement, scope)
    case 'additional-cost':
      return `en tant que coût supplémentaire pour lancer ce sort, ${costOrder(effect.cost, scope)}`
    case 'cast-only':
      return `vous ne pouvez lancer ce sort que ${ifText(effect.when, scope)}`
    case 'begin-on-battlefield':
      return 'si cette carte est dans votre main de départ, vous pouvez commencer la partie avec elle sur le champ de bataille'
    case 'alternative-cost':
      return alternativeCost(effect, scope)
    case 'reveal-from-opening-hand':
      return `vous pouvez révéler cette carte de votre main de départ ; si vous faites ainsi, ${scope.via.instructions(effect.effects, scope)}`
    case 'reveal-as-drawn': {
      const card = effect.what === 'self' ? 'cette carte' : 'la première carte que vous piochez à chaque tour'
      const when = effect.what === 'self' ? ' si c’est la première que vous piochez ce tour-ci' : ''
      const what = effect.only === undefined ? 'la' : indefinite(scope.via.describe(effect.only, scope))
      return `vous ${effect.must === true ? 'révélez' : 'pouvez révéler'} ${card} au moment où vous la piochez${when} ; quand vous ${what === 'la' ? 'la révélez' : `révélez ${what}`} de cette manière, ${scope.via.instructions(effect.effects, scope)}`
    }
    case 'before-mulligan':
      return `à tout moment où vous pourriez prendre un mulligan et tant que cette carte est dans votre main, ${scope.via.instructions([{ do: 'optional', who: YOU, effects: effect.effects }], scope)}`
    case 'max-counters':
      return `${subjectOf(scope.via.mention({ ref: 'self' }, scope))} ne peut pas avoir plus de ${effect.count} ${effect.count > 1 ? COUNTER.plural : COUNTER.singular} ${counterNameFr(effect.counter)}`
    case 'show':
      return shownText(effect)
    case 'max-hand-size':
      return effect.size === 'none'
        ? 'il n’y a pas de limite au nombre de cartes dans votre main'
        : `votre taille de main maximale est de ${effect.size}`
    case 'as-cast':
      return castModifications(
        effect.what,
        effect.modifications,
        {
          before: 'chaque',
          after: effect.who === 'you' ? 'que vous lancez' : `que lance ${RELATION_TEXTS[effect.who]}`,
        },
        scope,
      )
    case 'extra-trigger':
      return extraTriggerText(effect, scope)
    default:
      return effect satisfies never
  }
}

/** "les capacités déclenchées d’une créature que vous contrôlez se déclenchent une fois de plus" */
const extraTriggerText = (effect: Extract<StaticEffect, { kind: 'extra-trigger' }>, scope: Scope): string => {
  const cause = effect.cause === undefined ? '' : `${triggerText(effect.cause, scope)}, `
  const of = withDe(watched(effect.what, 'object', scope).text)
  const times = effect.times === 1 ? 'une fois' : `${effect.times} fois`
  return `${cause}les capacités déclenchées ${of} se déclenchent ${times} de plus`
}

/** The effects of one static ability as clauses that share a sentence. */
export const staticTexts = (effects: readonly StaticEffect[], scope: Scope): readonly string[] => {
  const texts: string[] = []
  for (let at = 0; at < effects.length; at++) {
    const [effect, next] = [effects[at], effects[at + 1]]
    if (effect === undefined) continue
    const both = next !== undefined && isRule(effect) && isRule(next) ? attackOrBlock(effect, next, scope) : undefined
    if (both !== undefined) at++
    const text = both ?? one(effect, scope)
    // A pronoun would only repeat the subject that the clause before has named.
    texts.push(texts.length === 0 ? text : text.replace(/^(?:elle|il)s? /u, ''))
  }
  return texts
}
