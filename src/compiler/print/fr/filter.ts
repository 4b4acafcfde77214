import { type CardType, PERMANENT_TYPES } from '../../../core/card-type.ts'
import type { Filter } from '../../../core/filter.ts'
import { joinWith } from './elision.ts'
import { adjectivesOf, complementsOf } from './filter-qualities.ts'
import { type Agreeing, type Noun, noun } from './noun.ts'
import { bare, compound, type NounPhrase } from './phrase.ts'
import type { Scope } from './scope.ts'
import { subtypeFr, subtypesTitle } from './subtypes.ts'
import { CARD_TYPES_FR } from './terms.ts'

const PERMANENT = noun('m', 'permanent')
const CARD = noun('f', 'carte')
const SPELL = noun('m', 'sort')
const TOKEN = noun('m', 'jeton')
const ABILITY = noun('f', 'capacité')

const PLAYERS: Readonly<Record<NonNullable<Filter['player']>, Noun>> = {
  any: noun('m', 'joueur'),
  you: noun('m', 'joueur'),
  opponent: noun('m', 'adversaire'),
  'not-you': noun('m', 'autre joueur', 'autres joueurs'),
  teammate: noun('m', 'coéquipier'),
  active: noun('m', 'joueur actif', 'joueurs actifs'),
  nonactive: noun('m', 'joueur non-actif', 'joueurs non-actifs'),
  defending: noun('m', 'joueur défenseur', 'joueurs défenseurs'),
}

/** Types in the order the game writes them together: créature-artefact, créature-terrain. */
const TYPE_ORDER: readonly CardType[] = ['creature', 'land', 'artifact', 'enchantment', 'planeswalker', 'battle']

export const typesNoun = (types: readonly CardType[]): Noun => {
  const ordered = [...types].sort((a, b) => rank(a) - rank(b)).map((type) => CARD_TYPES_FR[type])
  const [first, ...rest] = ordered
  if (first === undefined) return PERMANENT
  return {
    gender: first.gender,
    singular: [first, ...rest].map((each) => each.singular).join('-'),
    plural: [first, ...rest].map((each) => each.plural).join('-'),
  }
}

const rank = (type: CardType): number => {
  const at = TYPE_ORDER.indexOf(type)
  return at < 0 ? TYPE_ORDER.length : at
}

/** "elfe", "elfe et guerrier"; after a type noun with capitals: "créature Elfe". */
export const subtypesNoun = (subtypes: readonly string[]): Noun => {
  const nouns = subtypes.map(subtypeFr)
  return {
    gender: nouns[0]?.gender ?? 'm',
    singular: joinWith(
      'et',
      nouns.map((each) => each.singular),
    ),
    plural: joinWith(
      'et',
      nouns.map((each) => each.plural),
    ),
  }
}

/** What the types and subtypes alone call it: "créature", "elfe", "créature Elfe". */
const kindNoun = (filter: Filter): Noun | undefined => {
  const types = filter.types ?? []
  const subtypes = filter.subtypes ?? []
  if (types.length === 0) return subtypes.length === 0 ? undefined : subtypesNoun(subtypes)
  const head = typesNoun(types)
  if (subtypes.length === 0) return head
  const tail = subtypesTitle(subtypes)
  return { gender: head.gender, singular: `${head.singular} ${tail}`, plural: `${head.plural} ${tail}` }
}

/** "jeton", "jeton de créature", "jeton Trésor" */
const tokenNoun = (filter: Filter, kind: Noun | undefined): Noun => {
  if (kind === undefined) return TOKEN
  if ((filter.types ?? []).length > 0) return compound(TOKEN, kind.singular)
  const title = subtypesTitle(filter.subtypes ?? [])
  return noun('m', `jeton ${title}`)
}

const HEADS = { card: CARD, spell: SPELL, ability: ABILITY } as const

const headOf = (filter: Filter): { noun: Noun; short: Noun } => {
  const kind = kindNoun(filter)
  switch (filter.subject) {
    case 'player': {
      const player = PLAYERS[filter.player ?? 'any']
      return { noun: attackedPlayer(player, filter.attackedBy), short: PLAYERS.any }
    }
    case 'ability':
      return { noun: ABILITY, short: ABILITY }
    case 'card':
    case 'spell': {
      const head = HEADS[filter.subject]
      return { noun: kind === undefined ? head : compound(head, kind.singular), short: head }
    }
    case 'permanent':
    case undefined: {
      if (filter.subject === undefined && filter.player !== undefined && kind === undefined)
        return { noun: PLAYERS[filter.player], short: PLAYERS.any }
      if (filter.token === true) return { noun: tokenNoun(filter, kind), short: TOKEN }
      const short = kind === undefined ? PERMANENT : filter.types?.length ? typesNoun(filter.types) : kind
      return { noun: kind ?? PERMANENT, short }
    }
    default:
      return filter.subject satisfies never
  }
}

const isPlainAlternative = (filter: Filter, fields: readonly string[]): boolean =>
  Object.keys(filter).every((field) => fields.includes(field))

const ATTACKERS: Readonly<Record<NonNullable<Filter['player']>, readonly [now: string, before: string]>> = {
  you: ['que vous attaquez', 'que vous avez attaqué'],
  opponent: ['qu’un adversaire attaque', 'qu’un adversaire a attaqué'],
  'not-you': ['qu’un autre joueur attaque', 'qu’un autre joueur a attaqué'],
  any: ['qui est attaqué', 'qui a été attaqué'],
  teammate: ['qu’un coéquipier attaque', 'qu’un coéquipier a attaqué'],
  active: ['que le joueur actif attaque', 'que le joueur actif a attaqué'],
  nonactive: ['qu’un joueur non-actif attaque', 'qu’un joueur non-actif a attaqué'],
  defending: ['que le joueur défenseur attaque', 'que le joueur défenseur a attaqué'],
}

/** "un adversaire que vous avez attaqué ce tour-ci" */
const attackedPlayer = (player: Noun, by: Filter['attackedBy']): Noun => {
  if (by === undefined) return player
  const [now, before] = ATTACKERS[by.who]
  const tail = by.when === 'now' ? now : `${before} ce tour-ci`
  return { ...player, singular: `${player.singular} ${tail}`, plural: `${player.plural} ${tail}` }
}

/** CR 115.4: creature, player, planeswalker or battle. */
const isAnyTarget = (filter: Filter): boolean => {
  const of = filter.anyOf ?? []
  const hasType = (type: CardType) =>
    of.some(
      (each) => isPlainAlternative(each, ['subject', 'types']) && each.types?.length === 1 && each.types[0] === type,
    )
  return (
    of.length === 4 &&
    hasType('creature') &&
    hasType('planeswalker') &&
    hasType('battle') &&
    of.some((each) => each.subject === 'player' && (each.player ?? 'any') === 'any')
  )
}

const hasKind = (filter: Filter): boolean =>
  filter.types !== undefined || filter.subtypes !== undefined || filter.subject !== undefined || filter.token === true

/** The one predicate as a French noun phrase. */
export const describeFilter = (filter: Filter, scope: Scope): NounPhrase => {
  const { anyOf, ...outer } = filter
  const own = describeOne(outer, scope)
  if (anyOf === undefined || anyOf.length === 0) return own
  const outerHasKind = kindNoun(outer) !== undefined
  const members = anyOf.map(
    (each) =>
      ({ ...each, ...((each.subject ?? outer.subject) ? { subject: each.subject ?? outer.subject } : {}) }) as Filter,
  )
  if (outer.subject === 'card' || outer.subject === 'spell') return describeCards(outer, members, own, scope)
  if (outerHasKind || !anyOf.some(hasKind)) return withQualities(own, anyOf, scope)
  const alternatives = members.map((each) => describeFilter(each, scope))
  const permanents = alternatives.every((each) => each.noun.gender === alternatives[0]?.noun.gender)
  const first = alternatives[0] ?? own
  return {
    ...own,
    noun: first.noun,
    short: permanents && alternatives.length === 1 ? first.short : commonNoun(members),
    alternatives: alternatives.map((each) => ({ ...each, adjectives: [...each.adjectives, ...own.adjectives] })),
    adjectives: [],
    ...(isAnyTarget(filter) ? { anyTarget: true } : {}),
  }
}

/** What things of several kinds are called together when they come up again. */
const commonNoun = (members: readonly Filter[]): Noun => {
  if (members.every((each) => each.subject === 'spell')) return SPELL
  if (members.every((each) => each.subject === 'card')) return CARD
  if (members.every((each) => each.subject === undefined || each.subject === 'permanent')) return PERMANENT
  if (members.every((each) => each.subject === 'spell' || each.subject === 'ability'))
    return noun('m', 'sort ou cette capacité', 'sorts ou capacités')
  return noun('m', 'permanent ou ce joueur', 'permanents ou joueurs')
}

const PERMANENT_CARD = noun('f', 'carte de permanent', 'cartes de permanent')
const PERMANENT_SPELL = noun('m', 'sort de permanent', 'sorts de permanent')

/** CR 110.4: all the permanent types together say "permanent". */
const isPermanentKind = (members: readonly Filter[]): boolean =>
  members.length === PERMANENT_TYPES.length &&
  PERMANENT_TYPES.every((type) => members.some(({ types }) => types?.length === 1 && types[0] === type))

/** "carte d’artefact ou de créature": the alternatives follow one head. */
const describeCards = (outer: Filter, members: readonly Filter[], own: NounPhrase, scope: Scope): NounPhrase => {
  if (isPermanentKind(members)) return { ...own, noun: outer.subject === 'spell' ? PERMANENT_SPELL : PERMANENT_CARD }
  const kinds = members.map((each) => kindNoun(each))
  const plain = members.every((each) =>
    isPlainAlternative(each, ['subject', 'types', 'subtypes', 'supertypes', 'zones']),
  )
  if (!plain || kinds.some((kind) => kind === undefined)) return withQualities(own, members, scope)
  const named = members.map((each) => bare(describeOne({ ...each, subject: 'permanent' }, scope), false))
  const head = HEADS[outer.subject === 'spell' ? 'spell' : 'card']
  const tails = named.map((text) => compound(head, text).singular.slice(head.singular.length + 1))
  return {
    ...own,
    noun: {
      gender: head.gender,
      singular: `${head.singular} ${joinWith('ou', tails)}`,
      plural: `${head.plural} ${joinWith('et', tails)}`,
    },
  }
}

/** Alternatives that only differ in qualities: "créature blanche ou noire", "créature avec le vol ou avec la portée". */
const withQualities = (own: NounPhrase, anyOf: readonly Filter[], scope: Scope): NounPhrase => {
  const either: Agreeing = (agreement) =>
    joinWith(
      'ou',
      anyOf.map((each) => {
        const kind = kindNoun(each)?.singular ?? ''
        const qualities = [...adjectivesOf(each, scope), ...complementsOf(each, scope)]
        return [kind, ...qualities.map((agree) => agree(agreement))].filter((part) => part !== '').join(' ')
      }),
    )
  const isPlain = anyOf.every((each) => kindNoun(each) === undefined && complementsOf(each, scope).length === 0)
  return isPlain
    ? { ...own, adjectives: [...own.adjectives, either] }
    : { ...own, complements: [either, ...own.complements] }
}

const describeOne = (filter: Filter, scope: Scope): NounPhrase => ({
  ...headOf(filter),
  ...(filter.other === true || filter.notRef !== undefined ? { other: true } : {}),
  adjectives: adjectivesOf(filter, scope),
  complements: complementsOf(filter, scope),
})
