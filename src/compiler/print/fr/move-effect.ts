import type { Filter } from '../../../core/filter.ts'
import type { Ref } from '../../../core/ref.ts'
import { countersText } from './cost.ts'
import type { EffectOf } from './effect-printers.ts'
import { joinWith, withDe } from './elision.ts'
import type { Line } from './line.ts'
import { LATER, modificationPredicates } from './modification.ts'
import { adjective, noun, ordinal, TAPPED } from './noun.ts'
import { definite } from './phrase.ts'
import { bind } from './player-effects.ts'
import { type Clause, finiteTail } from './predicate.ts'
import { strong, subject as subjectOf } from './reference.ts'
import type { Mention, Scope } from './scope.ts'
import { ZONES_FR } from './terms.ts'
import { MOVE, PUT, REVEAL } from './verb.ts'

const CARD = noun('f', 'carte')

/** "engagée et attaquante" */
const stateOnEntry = ({ tapped, attacking }: EffectOf<'move'>, { agreement }: Mention): string => {
  const parts = [
    ...(tapped === true ? [TAPPED(agreement)] : []),
    ...(attacking === undefined ? [] : [adjective('attaquant')(agreement)]),
  ]
  return parts.length === 0 ? '' : ` ${joinWith('et', parts)}`
}

const YOU: Ref = { ref: 'you' }

export const words = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

export const you = (scope: Scope): Mention => scope.via.mention(YOU, scope)

export const bindObject = (
  name: string | undefined,
  object: Mention | undefined,
  scope: Scope,
  isCard: boolean,
): void => {
  if (name === undefined || object === undefined) return
  const { plural } = object.agreement
  bind(name, { noun: isCard ? CARD : object.noun, plural }, scope)
  if (scope.last === object.key) scope.last = `bound:${name}`
}

/** Whether the text has said whose card it is: then it is "your hand", else "its owner’s". */
export const isYours = (ref: Ref, scope: Scope): boolean => {
  const yours = (filter: Filter | undefined): boolean => filter?.owner === 'you'
  switch (ref.ref) {
    case 'target':
      return yours(scope.slots.get(ref.id)?.filter)
    case 'all':
    case 'choose':
      return yours(ref.filter)
    case 'library-top':
      return ref.of.ref === 'you'
    case 'self':
      return scope.zone === 'graveyard' || scope.zone === 'hand'
    default:
      return false
  }
}

const filterOf = (ref: Ref, scope: Scope): Filter | undefined =>
  ref.ref === 'target'
    ? scope.slots.get(ref.id)?.filter
    : ref.ref === 'all' || ref.ref === 'choose'
      ? ref.filter
      : undefined

/** Cards come back from a graveyard or exile, and are put from a hand or library. */
const isReturn = (effect: EffectOf<'move'>, scope: Scope): boolean => {
  const zones = filterOf(effect.what, scope)?.zones ?? []
  if (effect.what.ref === 'library-top' || zones.includes('hand') || zones.includes('library')) return false
  return effect.to === 'hand' || effect.to === 'battlefield'
}

export const ownersPlace = (what: Mention, isYour: boolean, place: string, isFeminine: boolean): string => {
  if (isYour) return `votre ${place}`
  const article = definite(place, { gender: isFeminine ? 'f' : 'm', plural: false })
  return `${article} de ${what.agreement.plural ? 'leur' : 'son'} propriétaire`
}

const libraryPlace = (effect: EffectOf<'move'>, library: string): string => {
  const { position } = effect
  if (position === 'top') return `au-dessus ${withDe(library)}`
  const order = effect.randomly === true ? ' dans un ordre aléatoire' : ''
  if (position === 'bottom') return `au-dessous ${withDe(library)}${order}`
  if (position === undefined) return `dans ${library}`
  return `dans ${library} en ${ordinal(position.fromTop, 'f')} position à partir du dessus`
}

const destination = (effect: EffectOf<'move'>, what: Mention, scope: Scope): string => {
  const mine = isYours(effect.what, scope)
  switch (effect.to) {
    case 'hand':
      return `dans ${ownersPlace(what, mine, 'main', true)}`
    case 'graveyard':
      return `dans ${ownersPlace(what, mine, 'cimetière', false)}`
    case 'library':
      return libraryPlace(effect, ownersPlace(what, mine, 'bibliothèque', true))
    case 'battlefield': {
      const tapped = stateOnEntry(effect, what)
      const down = effect.faceDown === undefined ? '' : ' face cachée'
      const side = effect.transformed === true ? 'transformé' : effect.flipped === true ? 'inversé' : null
      const over = side === null ? '' : ` en étant ${adjective(side)(what.agreement)}`
      return `sur le champ de bataille${over}${down}${tapped}${underText(effect, what, scope)}`
    }
    case 'exile':
      return 'en exil'
    default:
      return `dans ${definite(ZONES_FR[effect.to].singular, { gender: ZONES_FR[effect.to].gender, plural: false })}`
  }
}

const underText = (effect: EffectOf<'move'>, what: Mention, scope: Scope): string => {
  if (effect.under === undefined) return ''
  if (effect.under.ref === 'you') return ' sous votre contrôle'
  if (effect.under.ref === 'owner') return ` sous le contrôle de ${what.agreement.plural ? 'leur' : 'son'} propriétaire`
  return ` sous le contrôle ${withDe(scope.via.mention(effect.under, scope).text)}`
}

/** "depuis votre cimetière", where the card moves only from there. */
const fromText = (effect: EffectOf<'move'>, scope: Scope): string => {
  const from = effect.from ?? (effect.what.ref === 'self' ? scope.zone : undefined)
  if (from === undefined || from === 'battlefield' || from === 'stack') return ''
  const place = ZONES_FR[from]
  if (from !== 'exile' && isYours(effect.what, { ...scope, zone: from })) return `depuis votre ${place.singular}`
  return `depuis ${definite(place.singular, { gender: place.gender, plural: false })}`
}

/** "Elle est un Zombie en plus de ses autres types": what it is from the moment it enters. */
const beingText = ({ being = [] }: EffectOf<'move'>, what: Mention, scope: Scope): readonly Line[] => {
  if (being.length === 0) return []
  const predicates = modificationPredicates(being, 'static', what, scope)
  const texts = predicates.map((each) => finiteTail({ ...each, rest: each.rest.replaceAll(LATER, ' ') }, what))
  return [words(subjectOf(what), joinWith('et', texts))]
}

export const move = (effect: EffectOf<'move'>, scope: Scope): readonly Line[] => {
  const what = scope.via.mention(effect.what, scope, 'all')
  const place = destination(effect, what, scope)
  const { counters } = effect
  const again: Mention = { ...what, again: true }
  const marked =
    counters === undefined
      ? ''
      : `avec ${countersText(counters.counter, counters.amount, scope).text} sur ${strong(again)}`
  const from = fromText(effect, scope)
  bindObject(effect.as, what, scope, effect.to === 'hand' || effect.to === 'library')
  const verb = isReturn(effect, scope) ? MOVE : PUT
  const moving: Clause = { subject: you(scope), verb, object: what, rest: words(from, place, marked) }
  const is = beingText(effect, again, scope)
  if (effect.reveal !== true) return [moving, ...is]
  return [
    [
      { subject: you(scope), verb: REVEAL, object: what, rest: '' },
      { ...moving, object: again },
    ],
    ...is,
  ]
}
