import type { AlternativeKind } from '../../../core/card.ts'
import type { Comparator, Comparison, Filter, PlayerRelation } from '../../../core/filter.ts'
import type { Zone } from '../../../core/zone.ts'
import { chosenQuality, linkedQuality, otherThanChosen } from './choice.ts'
import { joinWith, withA, withDe, withQue } from './elision.ts'
import { keywordNameFr } from './keyword-names.ts'
import { type Agreeing, type Agreement, adjective, invariable, type Noun, noun } from './noun.ts'
import { definite, indefinite } from './phrase.ts'
import { possessed } from './reference.ts'
import type { Scope } from './scope.ts'
import { subtypesTitle } from './subtypes.ts'
import {
  CARD_TYPES_FR,
  COLORS_FR,
  COUNTER,
  counterNameFr,
  NOT_SUPERTYPES_FR,
  SUPERTYPES_FR,
  ZONES_FR,
} from './terms.ts'

const COLOR_COUNTS: Readonly<Record<NonNullable<Filter['colorCount']>, Agreeing>> = {
  colorless: adjective('incolore'),
  colored: adjective('coloré'),
  monocolored: adjective('monochrome'),
  multicolored: adjective('multicolore'),
}

const STATUS = {
  tapped: [adjective('engagé'), adjective('dégagé')],
  attacking: [adjective('attaquant'), adjective('non-attaquant')],
  blocking: [adjective('bloqueur', 'bloqueuse'), adjective('non-bloqueur', 'non-bloqueuse')],
  blocked: [adjective('bloqué'), adjective('non-bloqué')],
  faceDown: [invariable('face cachée'), invariable('face visible')],
  phasedOut: [invariable('hors phase'), invariable('en phase')],
  enchanted: [adjective('enchanté'), adjective('non-enchanté')],
  equipped: [adjective('équipé'), adjective('non-équipé')],
  hadToAttack: [
    (agreement: Agreement) => `${adjective('forcé')(agreement)} d’attaquer`,
    (agreement: Agreement) => `${adjective('non-forcé')(agreement)} d’attaquer`,
  ],
  historic: [adjective('historique'), adjective('non-historique')],
  modified: [adjective('modifié'), adjective('non-modifié')],
} as const

const not =
  (agree: Agreeing): Agreeing =>
  (agreement) =>
    `non-${agree(agreement)}`

/** "non-artefact et non-noire": what it must not be is said together. */
const negationsOf = (filter: Filter): readonly Agreeing[] => [
  ...(filter.notSupertypes ?? []).map((type) => not(NOT_SUPERTYPES_FR[type])),
  ...(filter.notTypes ?? []).map((type) => invariable(`non-${CARD_TYPES_FR[type].singular}`)),
  ...(filter.notSubtypes ?? []).map((subtype) => invariable(`non-${subtypesTitle([subtype])}`)),
  ...(filter.token === false ? [invariable('non-jeton')] : []),
  ...(filter.notColors ?? []).map((color) => not(COLORS_FR[color])),
]

/** The qualities that stand as adjectives right after the noun. */
export const adjectivesOf = (filter: Filter, _scope: Scope): readonly Agreeing[] => {
  const found: Agreeing[] = []
  for (const type of filter.supertypes ?? []) found.push(SUPERTYPES_FR[type])
  const negations = negationsOf(filter)
  if (negations.length > 0)
    found.push((agreement) =>
      joinWith(
        'et',
        negations.map((agree) => agree(agreement)),
      ),
    )
  const colors = filter.colors ?? []
  if (colors.length > 0)
    found.push((agreement) =>
      joinWith(
        'et',
        colors.map((color) => COLORS_FR[color](agreement)),
      ),
    )
  const someColors = filter.someColors ?? []
  if (someColors.length > 0)
    found.push((agreement) =>
      joinWith(
        'ou',
        someColors.map((color) => COLORS_FR[color](agreement)),
      ),
    )
  if (filter.colorCount !== undefined) found.push(COLOR_COUNTS[filter.colorCount])
  if (filter.abilityKind !== undefined)
    found.push(adjective(filter.abilityKind === 'activated' ? 'activé' : 'déclenché'))
  for (const field of Object.keys(STATUS) as (keyof typeof STATUS)[]) {
    const value = filter[field]
    if (value !== undefined) found.push(STATUS[field][value ? 0 : 1])
  }
  return found
}

const CONTROL: Readonly<Record<PlayerRelation, readonly [singular: string, plural: string]>> = {
  you: ['que vous contrôlez', 'que vous contrôlez'],
  opponent: ['qu’un adversaire contrôle', 'que vos adversaires contrôlent'],
  'not-you': ['que vous ne contrôlez pas', 'que vous ne contrôlez pas'],
  any: ['', ''],
  teammate: ['qu’un coéquipier contrôle', 'que vos coéquipiers contrôlent'],
  active: ['que le joueur actif contrôle', 'que le joueur actif contrôle'],
  nonactive: ['qu’un joueur non-actif contrôle', 'que les joueurs non-actifs contrôlent'],
  defending: ['que le joueur défenseur contrôle', 'que le joueur défenseur contrôle'],
}

const OWNERS: Readonly<Record<PlayerRelation, readonly [zone: string, owns: string]>> = {
  you: ['', 'que vous possédez'],
  opponent: ['d’un adversaire', 'qu’un adversaire possède'],
  'not-you': ['d’un autre joueur', 'que vous ne possédez pas'],
  any: ['', ''],
  teammate: ['d’un coéquipier', 'qu’un coéquipier possède'],
  active: ['du joueur actif', 'que le joueur actif possède'],
  nonactive: ['d’un joueur non-actif', 'qu’un joueur non-actif possède'],
  defending: ['du joueur défenseur', 'que le joueur défenseur possède'],
}

const COMPARATORS: Readonly<Record<Comparator, string>> = {
  '=': 'égale',
  '!=': 'différente',
  '<': 'inférieure',
  '<=': 'inférieure ou égale',
  '>': 'supérieure',
  '>=': 'supérieure ou égale',
}

/** "supérieure ou égale à 4"; `after` of a feminine noun. */
export const comparison = ({ op, amount }: Comparison, scope: Scope): string => {
  const value = scope.via.value(amount, scope)
  return `${COMPARATORS[op]} ${op === '!=' ? withDe(value) : withA(value)}`
}

const THIS_TURN: Readonly<Record<NonNullable<Filter['thisTurn']>, Agreeing>> = {
  'dealt-damage': ({ plural }) =>
    plural ? 'qui ont subi des blessures ce tour-ci' : 'qui a subi des blessures ce tour-ci',
  attacked: ({ plural }) => (plural ? 'qui ont attaqué ce tour-ci' : 'qui a attaqué ce tour-ci'),
  blocked: ({ plural }) => (plural ? 'qui ont bloqué ce tour-ci' : 'qui a bloqué ce tour-ci'),
  entered: (agreement) =>
    `qui ${agreement.plural ? 'sont' : 'est'} ${adjective('arrivé')(agreement)} sur le champ de bataille ce tour-ci`,
  cast: (agreement) => `${adjective('lancé')(agreement)} ce tour-ci`,
}

const SHARED: Readonly<Record<NonNullable<Filter['shares']>['what'], string>> = {
  color: 'une couleur',
  'creature-type': 'un type de créature',
  name: 'un nom',
  'card-type': 'un type de carte',
}

const onIt = ({ gender, plural }: Agreement): string =>
  plural ? (gender === 'f' ? 'elles' : 'eux') : gender === 'f' ? 'elle' : 'lui'

/** "de votre cimetière", "d’un cimetière", "de la main de ce joueur" */
const zonePhrase = (zone: Zone, filter: Filter, scope: Scope): string => {
  if (zone === 'library' && filter.topOfLibrary === true)
    return `depuis le dessus ${zonePhrase(zone, { ...filter, topOfLibrary: false }, scope)}`
  const place = ZONES_FR[zone]
  const article = definite(place.singular, { gender: place.gender, plural: false })
  if (zone === 'exile') return 'en exil'
  if (zone === 'command') return `dans ${article}`
  if (zone === 'battlefield' || zone === 'stack' || zone === 'ante') return `sur ${article}`
  if (filter.controlledBy !== undefined) {
    const owner = scope.via.mention(filter.controlledBy, scope, 'each')
    return withDe(possessed(owner, place))
  }
  if (filter.owner === 'you') return `de votre ${place.singular}`
  const whose = OWNERS[filter.owner ?? 'any'][0]
  if (whose !== '') return `${withDe(article)} ${whose}`
  return withDe(`${place.gender === 'f' ? 'une' : 'un'} ${place.singular}`)
}

const controlOf = (filter: Filter, scope: Scope): readonly Agreeing[] => {
  const found: Agreeing[] = []
  const { controller, controlledBy, owner } = filter
  const inZone = (filter.zones ?? []).some((zone) => zone === 'graveyard' || zone === 'hand' || zone === 'library')
  if (controller !== undefined && controller !== 'any' && filter.subject !== 'player')
    found.push(({ plural }) => CONTROL[controller][plural ? 1 : 0])
  if (controlledBy !== undefined && !inZone) {
    const player = scope.via.mention(controlledBy, scope)
    found.push(
      invariable(
        player.you
          ? 'que vous contrôlez'
          : `que ${player.text} ${player.agreement.plural ? 'contrôlent' : 'contrôle'}`.replace(/que (?=un)/u, 'qu’'),
      ),
    )
  }
  if (owner !== undefined && !inZone && filter.subject !== 'player' && OWNERS[owner][1] !== '')
    found.push(invariable(OWNERS[owner][1]))
  return found
}

const measuresOf = (filter: Filter, scope: Scope): readonly Agreeing[] => {
  const found: Agreeing[] = []
  if (filter.power !== undefined) found.push(invariable(`avec une force ${comparison(filter.power, scope)}`))
  if (filter.toughness !== undefined)
    found.push(invariable(`avec une endurance ${comparison(filter.toughness, scope)}`))
  if (filter.manaValue !== undefined)
    found.push(invariable(`avec une valeur de mana ${comparison(filter.manaValue, scope)}`))
  return found
}

/** Where it is goes without saying of what something exiled. */
const isExiledBy = ({ is }: Filter): boolean => is?.ref === 'linked' && is.link.startsWith('exiled')

export const ALTERNATIVES_FR: Readonly<Record<AlternativeKind, Noun>> = {
  adventure: noun('f', 'aventure'),
  omen: noun('m', 'présage'),
  preparation: noun('m', 'sort de préparation', 'sorts de préparation'),
  prototype: noun('m', 'prototype'),
}

/** "qui a une aventure" */
const alternativeQuality =
  (kind: AlternativeKind): Agreeing =>
  ({ plural }) =>
    `qui ${plural ? 'ont' : 'a'} ${ALTERNATIVES_FR[kind].gender === 'f' ? 'une' : 'un'} ${ALTERNATIVES_FR[kind].singular}`

/** The qualities that follow the word "ciblé". */
export const complementsOf = (filter: Filter, scope: Scope): readonly Agreeing[] => {
  const found: Agreeing[] = []
  const name = filter.name
  if (name !== undefined) found.push((agreement) => `${adjective('appelé')(agreement)} ${name}`)
  if (filter.alternative !== undefined) found.push(alternativeQuality(filter.alternative))
  const withKeywords = (filter.keywords ?? []).map(keywordNameFr)
  if (withKeywords.length > 0) found.push(invariable(`avec ${joinWith('et', withKeywords)}`))
  const withoutKeywords = (filter.notKeywords ?? []).map(keywordNameFr)
  if (withoutKeywords.length > 0) found.push(invariable(`sans ${joinWith('ni', withoutKeywords)}`))
  if (filter.hasAbilities !== undefined)
    found.push(invariable(filter.hasAbilities ? 'avec des capacités' : 'sans capacité'))
  found.push(...measuresOf(filter, scope))
  if (filter.xInCost !== undefined)
    found.push(invariable(`${filter.xInCost ? 'avec' : 'sans'} {X} dans le coût de mana`))
  const counter = filter.counter
  if (counter !== undefined) {
    const kind = counter === 'any' ? '' : ` ${counterNameFr(counter)}`
    found.push((agreement) => `avec un ${COUNTER.singular}${kind} sur ${onIt(agreement)}`)
  }
  found.push(...controlOf(filter, scope))
  const said = isExiledBy(filter) ? ['battlefield', 'stack', 'exile'] : ['battlefield', 'stack']
  const zones = (filter.zones ?? []).filter((zone) => !said.includes(zone))
  if (zones.length > 0)
    found.push(
      invariable(
        joinWith(
          'ou',
          zones.map((zone) => zonePhrase(zone, filter, scope)),
        ),
      ),
    )
  found.push(...relationsOf(filter, scope))
  return found
}

const relationsOf = (filter: Filter, scope: Scope): readonly Agreeing[] => {
  const found: Agreeing[] = []
  const { attachedTo, targets, shares } = filter
  if (attachedTo !== undefined) {
    const to = scope.via.mention(attachedTo, scope).text
    found.push((agreement) => `${adjective('attaché')(agreement)} ${withA(to)}`)
  }
  if (targets !== undefined) {
    const what =
      targets.is === undefined
        ? indefinite(scope.via.describe(targets, scope))
        : scope.via.mention(targets.is, scope).text
    const text = targets.subject === 'player' && targets.player === 'you' ? 'vous' : what
    found.push(({ plural }) =>
      text === 'vous' ? `qui vous ${plural ? 'ciblent' : 'cible'}` : `qui ${plural ? 'ciblent' : 'cible'} ${text}`,
    )
  }
  const only = filter.targetsOnly
  if (only !== undefined) {
    const what =
      only.is === undefined ? indefinite(scope.via.describe(only, scope)) : scope.via.mention(only.is, scope).text
    found.push(({ plural }) => `qui ne ${plural ? 'ciblent' : 'cible'} ${withQue(what)}`)
  }
  const { is } = filter
  if (is?.ref === 'linked') found.push(linkedQuality(is.link, scope.via.mention({ ref: 'self' }, scope).text))
  else if (is !== undefined) found.push(invariable(`qui est ${scope.via.mention(is, scope).text}`))
  if (filter.chosen !== undefined) found.push(chosenQuality(filter.chosen))
  if (filter.notChosen !== undefined) found.push(otherThanChosen(filter.notChosen))
  if (filter.singleTarget === true) found.push(invariable('avec une cible unique'))
  if (filter.singleTarget === false) found.push(invariable('avec plusieurs cibles'))
  if (filter.thisTurn !== undefined) found.push(THIS_TURN[filter.thisTurn])
  if (shares !== undefined) {
    const other = scope.via.mention(shares.with, scope).text
    found.push(({ plural }) => `qui ${plural ? 'partagent' : 'partage'} ${SHARED[shares.what]} avec ${other}`)
  }
  return found
}
