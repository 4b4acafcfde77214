import type { Comparison, PlayerRelation } from '../../../core/filter.ts'
import type { TriggerEvent } from '../../../core/trigger.ts'
import { CHANCE_EVENTS } from './chance-events.ts'
import { indefiniteFilter } from './cost.ts'
import { DESIGNATION_EVENTS } from './designations.ts'
import { joinWith, withA, withDe, withQue } from './elision.ts'
import { isCreature, PLAYER, RELATION_TEXTS, relationMention, rival, say, watched, zoneChange } from './event-party.ts'
import { LATER_EVENTS } from './later-events.ts'
import { adjective, cardinal, ordinal } from './noun.ts'
import { definite, indefinite } from './phrase.ts'
import { finiteTail } from './predicate.ts'
import { subject as subjectOf } from './reference.ts'
import type { Known, Mention, Scope } from './scope.ts'
import { STATUS_EVENTS } from './status-events.ts'
import { COUNTER, counterNameFr, STEPS_FR } from './terms.ts'
import {
  ARRIVE,
  ATTACK,
  BE,
  BECOME,
  BLOCK,
  CAST,
  DEAL,
  DIE,
  DISCARD,
  DRAW,
  GAIN,
  LEAVE,
  LOSE,
  PLAY,
  SACRIFICE,
  SUFFER,
  type Verb,
} from './verb.ts'

type Event<K extends TriggerEvent['on']> = Extract<TriggerEvent, { on: K }>

type Printers = { readonly [K in TriggerEvent['on']]: (event: Event<K>, scope: Scope) => string }

const DEFENDERS: Readonly<Record<PlayerRelation, string>> = { ...RELATION_TEXTS, you: '' }

const attack = (event: Event<'attacks'>, scope: Scope): string => {
  const who = watched(event.what, 'attacker', scope)
  if (event.defender === 'you') return `${subjectOf(who)} vous attaque`
  const rest = [
    event.alone === true ? adjective('seul')(who.agreement) : '',
    event.defender === undefined ? '' : DEFENDERS[event.defender],
    event.defending === undefined ? '' : rival(event.defending, 'defender', scope),
  ]
  return say(who, ATTACK, rest.filter((part) => part !== '').join(' '))
}

const damage = (event: Event<'deals-damage'>, scope: Scope): string => {
  const source = watched(event.what, 'source', scope)
  const kind =
    event.combat === true
      ? 'des blessures de combat'
      : event.combat === false
        ? 'des blessures non-combat'
        : 'des blessures'
  const { to } = event
  if (to === undefined) return say(source, DEAL, kind)
  if (to.subject === 'player' && to.player === 'you') return `${subjectOf(source)} vous inflige ${kind}`
  const phrase = scope.via.describe(to, scope)
  const known: Known = { noun: phrase.short, plural: false }
  scope.roles.target = known
  if (to.subject === 'player') scope.roles.player = known
  return say(source, DEAL, `${kind} ${withA(indefinite(phrase))}`)
}

/** "votre deuxième sort à chaque tour" */
const nth = (count: number, who: Mention, what: { singular: string; gender: 'm' | 'f' }): string =>
  `${who.you ? 'votre' : what.gender === 'f' ? 'sa' : 'son'} ${ordinal(count, what.gender)} ${what.singular} à chaque tour`

const casts = (event: Event<'casts'>, scope: Scope): string => {
  const who = relationMention(event.who, scope)
  if (event.what.is?.ref === 'self') return say(who, CAST, 'ce sort')
  const phrase = scope.via.describe({ subject: 'spell', ...event.what }, scope)
  const known: Known = { noun: phrase.short, plural: false }
  scope.roles.object = known
  scope.last = 'event:object'
  const what = event.nth === undefined ? indefinite(phrase) : nth(event.nth, who, { ...phrase.noun })
  return say(who, CAST, what)
}

const POSSESSIVE_STEPS: Readonly<Record<PlayerRelation, string>> = {
  you: 'votre',
  opponent: 'de chaque adversaire',
  'not-you': 'de chaque autre joueur',
  any: 'chaque',
  teammate: 'de chaque coéquipier',
  active: 'du joueur actif',
  nonactive: 'de chaque joueur non-actif',
  defending: 'du joueur défenseur',
}

/** "Au début de votre entretien", "Au début de l’étape de fin de chaque adversaire" */
const stepBegins = (event: Event<'step-begins'>, scope: Scope): string => {
  scope.roles.player = { noun: PLAYER, plural: false, you: event.whose === 'you' }
  const step = STEPS_FR[event.step]
  const the = definite(step.singular, { gender: step.gender, plural: false })
  if (event.step === 'beginning-of-combat') {
    if (event.whose === 'you') return 'au début du combat pendant votre tour'
    if (event.whose === 'any') return 'au début de chaque combat'
    return `au début du combat pendant le tour ${POSSESSIVE_STEPS[event.whose]}`
  }
  if (event.whose === 'you') return `au début de votre ${step.singular}`
  if (event.whose === 'any') return `au début de chaque ${step.singular}`
  return `au début ${withDe(the)} ${POSSESSIVE_STEPS[event.whose]}`
}

const cycles = (event: Event<'cycles'>, scope: Scope): string => {
  const who = relationMention(event.who ?? 'you', scope)
  const what =
    event.what === 'self'
      ? 'cette carte'
      : event.what === 'attached'
        ? 'cette carte'
        : indefiniteFilter({ ...event.what, subject: 'card' }, scope)
  return say(who, RECYCLE, what)
}

const RECYCLE: Verb = {
  infinitive: 'recycler',
  you: 'recyclez',
  it: 'recycle',
  they: 'recyclent',
  subjunctive: 'recycle',
  subjunctiveYou: 'recycliez',
}

/** Of two creatures in combat the other one is what the event happens to, whichever blocks. */
const nameTarget = (other: Scope['roles']['target'], scope: Scope): void => {
  if (other !== undefined) scope.roles.target = other
}

const MORE_OR_LESS: Readonly<Record<Comparison['op'], string>> = {
  '=': '',
  '!=': 'pas ',
  '<': 'moins de ',
  '<=': 'au plus ',
  '>': 'plus de ',
  '>=': 'au moins ',
}

/** "au moins 2 créatures" */
const creatures = (count: Comparison | undefined, scope: Scope): string =>
  count === undefined ? '' : `${MORE_OR_LESS[count.op]}${scope.via.value(count.amount, scope)} créatures`

const PRINTERS: Printers = {
  enters: (event, scope) => say(watched(event.what, 'object', scope), ARRIVE),
  dies: (event, scope) => {
    const who = watched(event.what, 'object', scope)
    return isCreature(event.what, scope)
      ? say(who, DIE)
      : `${subjectOf(who)} ${zoneChange(who.agreement, 'battlefield', 'graveyard')}`
  },
  leaves: (event, scope) => say(watched(event.what, 'object', scope), LEAVE, 'le champ de bataille'),
  'zone-change': (event, scope) => {
    const who = watched(event.what, 'object', scope)
    return `${subjectOf(who)} ${zoneChange(who.agreement, event.from, event.to)}`
  },
  attacks: attack,
  'you-attack': (_, scope) => say(relationMention('you', scope), ATTACK),
  'player-attacks': (event, scope) => {
    const who = relationMention(event.who, scope)
    if (event.whom === 'you') return `${subjectOf(who)} vous attaque`
    return say(who, ATTACK, event.whom === undefined ? '' : RELATION_TEXTS[event.whom])
  },
  'is-attacked': (event, scope) => {
    const who = watched(event.what, 'object', scope)
    return say(who, BE, adjective('attaqué')(who.agreement))
  },
  blocks: (event, scope) => {
    const who = watched(event.what, 'blocker', scope)
    const rest = event.attacker === undefined ? creatures(event.count, scope) : rival(event.attacker, 'attacker', scope)
    nameTarget(scope.roles.attacker, scope)
    return say(who, BLOCK, rest)
  },
  'becomes-blocked': (event, scope) => {
    const who = watched(event.what, 'attacker', scope)
    const by = event.blocker === undefined ? creatures(event.count, scope) : rival(event.blocker, 'blocker', scope)
    nameTarget(scope.roles.blocker, scope)
    return say(who, BECOME, adjective('bloqué')(who.agreement) + (by === '' ? '' : ` par ${by}`))
  },
  'attacks-unblocked': (event, scope) => {
    const who = watched(event.what, 'attacker', scope)
    return say(who, ATTACK, `et n’est pas ${adjective('bloqué')(who.agreement)}`)
  },
  'deals-damage': damage,
  'damage-prevented': (event, scope) =>
    `des blessures qui devraient être infligées ${withA(watched(event.what, 'object', scope).text)} sont prévenues`,
  'is-dealt-damage': (event, scope) =>
    say(
      watched(event.what, 'object', scope),
      SUFFER,
      `des blessures${event.combat === true ? ' de combat' : ''}${event.excess === true ? ' excédentaires' : ''}`,
    ),
  casts,
  'step-begins': stepBegins,
  draws: (event, scope) => {
    const who = relationMention(event.who, scope)
    return say(
      who,
      DRAW,
      event.nth === undefined ? 'une carte' : nth(event.nth, who, { singular: 'carte', gender: 'f' }),
    )
  },
  'gains-life': (event, scope) => say(relationMention(event.who, scope), GAIN, 'des points de vie'),
  'loses-life': (event, scope) => say(relationMention(event.who, scope), LOSE, 'des points de vie'),
  discards: (event, scope) => {
    const who = relationMention(event.who, scope)
    const { zones: _, owner: __, ...what } = event.what
    const rest = withDe(rival({ ...what, subject: 'card' }, 'object', scope))
    return `${subjectOf(who)} ${finiteTail({ verb: DISCARD, reflexive: true, rest }, who)}`
  },
  sacrifices: (event, scope) => {
    const who = relationMention(event.who, scope)
    const { controller: _, ...what } = event.what
    return say(who, SACRIFICE, rival(what, 'object', scope))
  },
  'becomes-target': (event, scope) => {
    const who = watched(event.what, 'object', scope)
    const phrase = scope.via.describe(event.by, scope)
    scope.roles.source = { noun: phrase.short, plural: false }
    return say(who, BECOME, `la cible ${sourcesOf(indefinite(phrase))}`)
  },
  'counters-put': (event, scope) => {
    const who = watched(event.what, 'object', scope)
    const nth = event.nth === undefined ? 'au moins un' : `le ${ordinal(event.nth, 'm')}`
    return `${nth} ${COUNTER.singular} ${counterNameFr(event.counter)} est mis sur ${who.text}`
  },
  'plays-land': (event, scope) => say(relationMention(event.who, scope), PLAY, `${cardinal(1, 'm')} terrain`),
  cycles,
  ...LATER_EVENTS,
  ...CHANCE_EVENTS,
  ...STATUS_EVENTS,
  ...DESIGNATION_EVENTS,
  any: (event, scope) => joinAny(event.events, scope),
  'one-or-more': (event, scope) => eventText(event.of, scope).replace(/^une? /u, 'au moins $&'),
}

/** "un sort ou une capacité" → "d’un sort ou d’une capacité" */
const sourcesOf = (text: string): string => withDe(text).replace(/ ou (?=une?\s)/gu, ' ou d’')

/** The same event of several objects: "cette créature ou une autre créature meurt". */
const isOneEvent = (events: readonly TriggerEvent[]): boolean => {
  const rest = events.map((event) => JSON.stringify({ ...event, what: undefined }))
  return events.every((event) => 'what' in event) && rest.every((each) => each === rest[0])
}

/** "cette créature arrive ou attaque": one subject or one verb for all, else the whole of each. */
const joinAny = (events: readonly TriggerEvent[], scope: Scope): string => {
  const texts = events.map((event) => {
    scope.last = undefined
    return eventText(event, scope)
  })
  const first = texts[0] ?? ''
  const subject = scope.via.mention({ ref: 'self' }, scope).text
  if (texts.every((text) => text.startsWith(`${subject} `)))
    return joinWith('ou', [first, ...texts.slice(1).map((text) => text.slice(subject.length + 1))])
  const deed = first.slice(subject.length)
  if (first.startsWith(`${subject} `) && isOneEvent(events) && texts.every((text) => text.endsWith(deed))) {
    scope.last = undefined
    return `${joinWith(
      'ou',
      texts.map((text) => text.slice(0, text.length - deed.length)),
    )}${deed}`
  }
  return joinWith(
    'ou',
    texts.map((text, at) => (at === 0 ? text : withQue(text))),
  )
}

const eventText = (event: TriggerEvent, scope: Scope): string =>
  (PRINTERS[event.on] as (event: TriggerEvent, scope: Scope) => string)(event, scope)

const ONCE: readonly TriggerEvent['on'][] = ['enters', 'dies', 'leaves', 'zone-change', 'cycles', 'attached']

/** What happens to one object once is said with "quand", all else with "à chaque fois que". */
const happensOnce = (event: TriggerEvent): boolean => {
  if (event.on === 'any') return event.events.every(happensOnce)
  if (event.on === 'state' || event.on === 'becomes-level') return true
  return ONCE.includes(event.on) && 'what' in event && typeof event.what === 'string'
}

/** "quand cette créature arrive", "à chaque fois que vous lancez un sort", "au début de votre entretien" */
export const triggerText = (event: TriggerEvent, scope: Scope): string => {
  const text = eventText(event, scope)
  if (event.on === 'step-begins') return text
  if (event.on === 'chapter' || event.on === 'room') return text
  return happensOnce(event) ? `quand ${text}` : `à chaque fois ${withQue(text)}`
}
