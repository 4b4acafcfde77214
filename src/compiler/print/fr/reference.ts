import type { TargetSlot } from '../../../core/ability.ts'
import { SUBGAME_OTHERS } from '../../../core/game-effect.ts'
import type { EventRole, Ref } from '../../../core/ref.ts'
import { linkedNoun } from './choice.ts'
import { joinWith, startsWithVowel, withDe } from './elision.ts'
import { mentionOf, PLAYER, YOU } from './mention-of.ts'
import { cardinal, invariable, type Noun, noun, TARGETED } from './noun.ts'
import { paidWith } from './paid.ts'
import {
  agreementOf,
  all,
  bare,
  counted,
  definite,
  demonstrative,
  each,
  type NounPhrase,
  partitivePlural,
} from './phrase.ts'
import type { Known, Mention, Scope } from './scope.ts'
import { SUBGAME_LOSERS } from './terms.ts'

const PERMANENT = noun('m', 'permanent')
const CARD = noun('f', 'carte')

const ROLE_NOUNS: Readonly<Record<EventRole, Noun>> = {
  all: PERMANENT,
  object: PERMANENT,
  source: noun('f', 'source'),
  player: PLAYER,
  attacker: noun('f', 'créature attaquante', 'créatures attaquantes'),
  blocker: noun('f', 'créature bloqueuse', 'créatures bloqueuses'),
  defender: noun('m', 'joueur défenseur', 'joueurs défenseurs'),
  target: noun('f', 'cible'),
}

/** Where the object itself goes by the same noun, "cette créature" is that object: others are told apart. */
const knownText = (scope: Scope, key: string, known: Known): string => {
  const again = demonstrative(known.noun, known.plural)
  if (key === 'self' || again !== demonstrative(scope.self.noun, false)) return again
  const agreement = { gender: known.noun.gender, plural: false } as const
  if (key.startsWith('target:')) return definite(`${known.noun.singular} ${TARGETED(agreement)}`, agreement)
  if (key.startsWith('event:')) return definite(`${known.noun.singular} en question`, agreement)
  return again
}

/** Named before: "cette créature", "ces cartes", "vous". */
const mentionKnown = (scope: Scope, key: string, known: Known): Mention =>
  known.you === true
    ? YOU
    : mentionOf(
        scope,
        key,
        knownText(scope, key, known),
        { gender: (scope.last === key ? known.pronoun : undefined) ?? known.noun.gender, plural: known.plural },
        known.noun,
      )

const isMany = (count: TargetSlot['max']): boolean => count !== 1

/** An ability of either kind is called by both (113.3b–c): mana abilities and static ones are no targets. */
const describeTarget = ({ filter }: TargetSlot, scope: Scope): NounPhrase => {
  const phrase = scope.via.describe(filter, scope)
  if (filter.subject !== 'ability' || filter.abilityKind !== undefined) return phrase
  return { ...phrase, adjectives: [invariable('activée ou déclenchée'), ...phrase.adjectives] }
}

/** The words that choose a target the first time: "une créature ciblée", "jusqu’à deux cibles, …". */
const slotText = (slot: TargetSlot, scope: Scope): string => {
  const phrase = describeTarget(slot, scope)
  const { min, max } = slot
  const one = () => {
    if (phrase.anyTarget === true)
      return phrase.other === true ? 'n’importe quelle autre cible' : 'n’importe quelle cible'
    return `${cardinal(1, phrase.alternatives === undefined ? phrase.noun.gender : 'f')} ${bare(phrase, false, true)}`
  }
  const gender = phrase.alternatives === undefined ? phrase.noun.gender : 'f'
  const many = phrase.anyTarget === true ? `${phrase.other === true ? 'autres ' : ''}cibles` : bare(phrase, true, true)
  if (max === 1) return min === 0 ? `jusqu’à ${phrase.anyTarget === true ? 'une cible' : one()}` : one()
  if (isAnyNumber(slot)) return `n’importe quel nombre ${withDe(many)}`
  if (typeof max === 'number') {
    if (max >= ANY_NUMBER) return `n’importe quel nombre ${withDe(many)}`
    if (min === max) return `${cardinal(max, gender)} ${many}`
    if (min === 0) return `jusqu’à ${cardinal(max, gender)} ${many}`
    const from = typeof min === 'number' ? min : 1
    const numbers = Array.from({ length: max - from + 1 }, (_, at) => cardinal(from + at, gender))
    return `${joinWith('ou', numbers)} ${many}`
  }
  if (max.kind === 'x') return min === 0 ? `jusqu’à X ${many}` : `X ${many}`
  return `un nombre ${withDe(many)} égal ${aValue(scope.via.value(max, scope))}`
}

/** As many as there are, or as there is something to divide among. */
const isAnyNumber = ({ filter, min, max, divide }: TargetSlot): boolean => {
  if (min !== 0) return false
  const all = typeof max === 'object' && max.kind === 'count' && JSON.stringify(max.filter) === JSON.stringify(filter)
  return all || (divide !== undefined && JSON.stringify(max) === JSON.stringify(divide))
}

/** From this count on a text says "any number of". */
const ANY_NUMBER = 20

const aValue = (value: string): string =>
  /^les?\s/u.test(value) ? value.replace(/^le\s/u, 'au ').replace(/^les\s/u, 'aux ') : `à ${value}`

const mentionTarget = (id: string, scope: Scope): Mention => {
  const key = `target:${id}`
  const slot = scope.slots.get(id)
  const known = scope.known.get(key)
  if (known !== undefined) return mentionKnown(scope, key, known)
  if (slot === undefined) return mentionKnown(scope, key, { noun: noun('f', 'cible'), plural: false })
  // A description that points back at its own target finds it named already.
  scope.known.set(key, { noun: noun('f', 'cible'), plural: isMany(slot.max) })
  const text = slotText(slot, scope)
  const phrase = scope.via.describe(slot.filter, scope)
  const plural = isMany(slot.max)
  const isList = phrase.alternatives !== undefined
  scope.known.set(key, { noun: phrase.short, plural, ...(isList ? { pronoun: 'f' } : {}) })
  const head = phrase.alternatives === undefined ? phrase.noun : noun('f', 'cible')
  return { ...mentionOf(scope, key, text, { gender: head.gender, plural }, phrase.short), again: false }
}

const mentionAll = (ref: Extract<Ref, { ref: 'all' }>, scope: Scope, style: 'each' | 'all' | undefined): Mention => {
  const phrase = scope.via.describe(ref.filter, scope)
  const isPlayers =
    ref.filter.subject === 'player' || (ref.filter.subject === undefined && ref.filter.player !== undefined)
  if (isPlayers && ref.filter.player === 'you') return YOU
  const isOne = style === 'each' || (style === undefined && isPlayers)
  const key = `all:${JSON.stringify(ref.filter)}`
  const text = isOne ? each(phrase) : all(phrase).replace(/d’un cimetière$/u, 'de tous les cimetières')
  return mentionOf(scope, key, text, agreementOf(phrase, !isOne), phrase.short)
}

const mentionChosen = (ref: Extract<Ref, { ref: 'choose' }>, scope: Scope): Mention => {
  const described = scope.via.describe(ref.filter, scope)
  const isAnySource = ref.damageSource === true && ref.filter.subject === undefined && ref.filter.types === undefined
  const phrase = isAnySource ? { ...described, noun: noun('f', 'source') } : described
  const { count } = ref
  const plural = count !== 1
  const amount =
    typeof count === 'number'
      ? count >= ANY_NUMBER
        ? `n’importe quel nombre ${partitivePlural(phrase)}`
        : counted(phrase, count)
      : count.kind === 'x'
        ? `X ${bare(phrase, true)}`
        : `un nombre ${partitivePlural(phrase)} égal ${aValue(scope.via.value(count, scope))}`
  const text = `${ref.upTo === true && !(typeof count === 'number' && count >= ANY_NUMBER) ? 'jusqu’à ' : ''}${amount}`
  const key = `choose:${JSON.stringify(ref.filter)}`
  const tail = ref.random === true ? ' au hasard' : ref.damageSource === true ? ' de votre choix' : ''
  return mentionOf(scope, key, text + tail, agreementOf(phrase, plural), phrase.short)
}

const CONTROLLER = noun('m', 'contrôleur')
const OWNER = noun('m', 'propriétaire')

/** "votre main", "sa force", "la main de ce joueur" */
export const possessed = (owner: Mention, what: Noun, plural = false): string => {
  const form = plural ? what.plural : what.singular
  if (owner.you) return `${plural ? 'vos' : 'votre'} ${form}`
  if (owner.again) {
    if (owner.agreement.plural) return `${plural ? 'leurs' : 'leur'} ${form}`
    if (plural) return `ses ${form}`
    return `${what.gender === 'f' && !startsWithVowel(form) ? 'sa' : 'son'} ${form}`
  }
  return `${definite(form, { gender: what.gender, plural })} ${withDe(owner.text)}`
}

const mentionHolder = (of: Ref, what: Noun, scope: Scope): Mention => {
  const held = scope.via.mention(of, scope)
  if (held.you) return YOU
  const key = `${what.singular}:${held.key}`
  const known = scope.known.get(key)
  if (known !== undefined && !held.again) return mentionKnown(scope, key, known)
  scope.known.set(key, { noun: PLAYER, plural: false })
  const text = possessed(held, what)
  scope.last = key
  return { key, text, agreement: { gender: 'm', plural: false }, again: false, you: false, noun: PLAYER }
}

const mentionTop = (ref: Extract<Ref, { ref: 'library-top' }>, scope: Scope): Mention => {
  const owner = scope.via.mention(ref.of, scope)
  const library = possessed(owner, noun('f', 'bibliothèque'))
  const { count } = ref
  const key = `top:${JSON.stringify(ref)}`
  const agreement = { gender: 'f', plural: count !== 1 } as const
  const top = 'du dessus'
  const text =
    count === 1
      ? `la carte ${top}`
      : typeof count === 'number'
        ? `les ${cardinal(count, 'f')} cartes ${top}`
        : count.kind === 'x'
          ? `les X cartes ${top}`
          : `un nombre de cartes ${top} égal ${aValue(scope.via.value(count, scope))}`
  return mentionOf(scope, key, `${text} ${withDe(library)}`, agreement, CARD)
}

const mentionRole = (role: EventRole, scope: Scope): Mention => {
  const known = scope.roles[role]
  if (known?.same !== undefined) return scope.via.mention({ ref: known.same }, scope)
  if (known !== undefined) return mentionKnown(scope, roleKey(role, scope), known)
  const head = ROLE_NOUNS[role]
  const plural = role === 'all'
  const agreement = { gender: head.gender, plural } as const
  // There is one defending player or blocking creature; the trigger need not have named it.
  return mentionOf(scope, `event:${role}`, definite(plural ? head.plural : head.singular, agreement), agreement, head)
}

/** What a trigger names in two roles is one thing: "cette créature inflige …, elle …". */
const roleKey = (role: EventRole, scope: Scope): string => {
  const known = scope.roles[role]
  const first = (Object.keys(scope.roles) as EventRole[]).find((each) => scope.roles[each] === known)
  return `event:${first ?? role}`
}

const mentionBound = (name: string, scope: Scope): Mention => {
  if (name === SUBGAME_OTHERS)
    return mentionOf(scope, `bound:${name}`, SUBGAME_LOSERS, { gender: 'm', plural: false }, PLAYER)
  const [key, known] = [`bound:${name}`, scope.known.get(`bound:${name}`)]
  const paid = known === undefined ? paidWith(scope, name) : undefined
  return paid === undefined
    ? mentionKnown(scope, key, known ?? { noun: CARD, plural: false })
    : mentionOf(scope, key, paid.text, paid.agreement, paid.noun)
}

/** What a reference is called at this place of the text. */
export const mentionRef = (ref: Ref, scope: Scope, style?: 'each' | 'all'): Mention => {
  switch (ref.ref) {
    case 'self':
      return mentionKnown(scope, 'self', { noun: scope.self.noun, plural: false })
    case 'you':
      return YOU
    case 'target':
      return mentionTarget(ref.id, scope)
    case 'bound':
      return mentionBound(ref.name, scope)
    case 'event':
      return mentionRole(ref.role, scope)
    case 'attached': {
      const head = scope.self.attached
      const agreement = { gender: head.gender, plural: false } as const
      return mentionOf(scope, 'attached', definite(head.singular, agreement), agreement, head)
    }
    case 'all':
      return mentionAll(ref, scope, style)
    case 'choose':
      return mentionChosen(ref, scope)
    case 'controller':
      return mentionHolder(ref.of, CONTROLLER, scope)
    case 'owner':
      return mentionHolder(ref.of, OWNER, scope)
    case 'attacked': {
      const attacker = scope.via.mention(ref.by, scope)
      const text = `ce que ${attacker.text} attaque`
      return mentionOf(scope, `attacked:${text}`, text, { gender: 'm', plural: false }, PERMANENT)
    }
    case 'library-top':
      return mentionTop(ref, scope)
    case 'player':
      return mentionOf(scope, `player:${ref.id}`, ref.id, { gender: 'm', plural: false }, PLAYER)
    case 'linked': {
      const head = linkedNoun(ref.link)
      const agreement = { gender: head.gender, plural: false } as const
      return mentionOf(scope, `linked:${ref.link}`, definite(head.singular, agreement), agreement, head)
    }
    case 'union': {
      const parts = ref.refs.map((part) => scope.via.mention(part, scope, style))
      const text = joinWith(
        'et',
        parts.map((part) => part.text),
      )
      const gender = parts.every((part) => part.agreement.gender === 'f') ? 'f' : 'm'
      const first = parts[0] ?? YOU
      return { ...first, key: `union:${text}`, text, agreement: { gender, plural: true }, again: false, you: false }
    }
    case 'each':
      return mentionKnown(scope, 'each', scope.known.get('each') ?? { noun: PERMANENT, plural: false })
    default:
      return ref satisfies never
  }
}

/** The strong pronoun or the noun: "sur elle", "sur cette créature". */
export const strong = (mention: Mention): string => {
  if (!mention.again) return mention.text
  const { gender, plural } = mention.agreement
  return plural ? (gender === 'f' ? 'elles' : 'eux') : gender === 'f' ? 'elle' : 'lui'
}

/** The subject pronoun or the noun: "elle", "cette créature". */
export const subject = (mention: Mention): string => {
  if (!mention.again || mention.you) return mention.text
  const { gender, plural } = mention.agreement
  return `${gender === 'f' ? 'elle' : 'il'}${plural ? 's' : ''}`
}
