import type { Ability, Body, SimpleBody } from '../../../core/ability.ts'
import type { Condition } from '../../../core/condition.ts'
import { asLongAs, conditionStatement, ifText } from './condition.ts'
import { costText } from './cost.ts'
import { linesOf } from './effect.ts'
import { capitalize, joinWith, withColon } from './elision.ts'
import { TO_ZONES } from './event-party.ts'
import { keywordFr } from './keyword.ts'
import { linesText } from './line.ts'
import { cardinal } from './noun.ts'
import { subject as subjectOf } from './reference.ts'
import type { Scope } from './scope.ts'
import { staticTexts } from './static-effects.ts'
import { STEPS_FR } from './terms.ts'
import { triggerText } from './trigger.ts'

type Of<K extends Ability['kind']> = Extract<Ability, { kind: K }>

/** Sentences with their capitals and full stops. */
export const sentences = (text: string): string => {
  const parts = text.split(/(?<=[^.])\. (?=\p{Ll})/u).map(capitalize)
  return parts.length === 1 && parts[0] === '' ? '' : `${parts.join('. ')}${/[.!»]$/u.test(text) ? '' : '.'}`
}

const simple = (body: SimpleBody, scope: Scope): string => {
  for (const slot of body.targets) scope.slots.set(slot.id, slot)
  return linesText(linesOf(body.effects, scope))
}

const choice = (body: Extract<Body, { kind: 'modal' }>): string => {
  const said =
    body.chooser === undefined ? choosing(body) : choosing(body).replace('choisissez', 'un adversaire choisit')
  if (body.whenPaid === undefined) return said
  const { min, max } = body.whenPaid
  return `${said}. Si ce sort a été kické, ${min === 0 && max >= body.modes.length ? 'choisissez-en autant que vous voulez' : choosing({ ...body, min, max })} à la place`
}

const choosing = ({ min, max, modes, repeat }: Extract<Body, { kind: 'modal' }>): string => {
  const count = (number: number) => (number === 1 ? 'l’un' : cardinal(number, 'm'))
  const again = repeat === true ? '. Vous pouvez choisir le même mode plus d’une fois' : ''
  if (min === max) return `choisissez ${count(min)}${again}`
  if (min === 1 && max === 2 && modes.length === 2) return `choisissez l’un ou les deux${again}`
  if (min === 1 && max >= modes.length) return `choisissez l’un ou plus${again}`
  if (min === 0) return `choisissez jusqu’à ${max === 1 ? 'un' : cardinal(max, 'm')}${again}`
  return `choisissez ${joinWith('ou', [count(min), cardinal(max, 'm')])}${again}`
}

/** Everything a spell or ability does, without the capital of a first sentence. */
const bodyText = (body: Body, scope: Scope): string => {
  if (body.kind === 'simple') return simple(body, scope)
  const modes = body.modes.map((mode) => {
    const inside: Scope = { ...scope, slots: new Map(scope.slots), known: new Map(scope.known) }
    return `• ${sentences(simple(mode, inside))}`
  })
  return `${choice(body)} —\n${modes.join('\n')}`
}

const withStop = (text: string): string => (text.includes('\n') ? capitalize(text) : sentences(text))

const activated = (ability: Of<'activated'>, scope: Scope): string => {
  const cost = costText(ability.cost, scope)
  const level = classLevel(ability)
  if (level !== undefined) return withColon(capitalize(cost), `niveau ${level}`)
  const body = withStop(bodyText(ability.body, scope))
  const limits: string[] = []
  if (ability.timing === 'instant') limits.push('N’activez que lorsque vous pourriez lancer un éphémère.')
  if (ability.timing === 'sorcery') limits.push('N’activez que lorsque vous pourriez lancer un rituel.')
  if (ability.onlyDuring !== undefined) limits.push(`N’activez que ${onlyWhen(ability.onlyDuring, scope)}.`)
  if (ability.limit !== undefined) limits.push('N’activez qu’une seule fois par tour.')
  const isLoyalty = ability.cost.some((part) => part.kind === 'loyalty')
  const [first = ability.timing, ...rest] = isLoyalty ? limits.slice(ability.timing === 'sorcery' ? 1 : 0) : limits
  const tail = [first, ...rest].filter((each) => each !== undefined && each !== 'sorcery')
  return withColon(capitalize(cost), [body, ...tail].join(' '))
}

/** CR 716.2a: the level that a class level bar leads to. */
const classLevel = ({ body }: Of<'activated'>): number | undefined => {
  if (body.kind !== 'simple' || body.effects.length !== 1) return undefined
  const [effect] = body.effects
  return effect?.do === 'set-level' && effect.what.ref === 'self' ? effect.level : undefined
}

/** "votre entretien": a step of your own turn. */
const ownStep = (condition: Condition): string | undefined => {
  if (condition.kind !== 'and' || condition.all.length !== 2) return undefined
  const isOwn = condition.all.some((part) => part.kind === 'turn-of' && part.who.ref === 'you')
  const during = condition.all.find((part) => part.kind === 'during')
  if (!isOwn || during?.kind !== 'during' || during.steps.length !== 1) return undefined
  return during.steps.map((step) => `votre ${STEPS_FR[step].singular}`)[0]
}

const onlyWhen = (condition: NonNullable<Of<'activated'>['onlyDuring']>, scope: Scope): string => {
  if (condition.kind === 'turn-of' && condition.who.ref === 'you') return 'pendant votre tour'
  const step = ownStep(condition)
  if (step !== undefined) return `pendant ${step}`
  const statement = conditionStatement(condition, scope)
  if (condition.kind === 'during') return `pendant ${statement.replace(/^c’est /u, '')}`
  return ifText(condition, scope)
}

const TRIGGER_LIMITS: Readonly<Record<NonNullable<Of<'triggered'>['limit']>, string>> = {
  'once-each-turn': ' Cette capacité ne se déclenche qu’une seule fois par tour.',
  'do-once-each-turn': ' Ne faites ceci qu’une seule fois par tour.',
}

const triggered = (ability: Of<'triggered'>, scope: Scope): string => {
  const event = triggerText(ability.event, scope)
  const condition = ability.condition === undefined ? '' : ` ${ifText(ability.condition, scope)},`
  const body = bodyText(ability.body, scope)
  // CR 714.2b: what a chapter symbol stands before.
  if (ability.event.on === 'chapter' || ability.event.on === 'room') return `${event} — ${withStop(body)}`
  const limit = ability.limit === undefined ? '' : TRIGGER_LIMITS[ability.limit]
  const firm = ability.cantBeCountered === true ? ' Cette capacité ne peut pas être contrecarrée.' : ''
  return withStop(`${event},${condition} ${body}`) + limit + firm
}

const staticAbility = (ability: Of<'static'>, scope: Scope): string => {
  const condition = ability.condition === undefined ? '' : asLongAs(ability.condition, scope)
  if (ability.notIn !== undefined) {
    const self = subjectOf(scope.via.mention({ ref: 'self' }, scope))
    const abroad = `tant que ${self} n’est pas ${TO_ZONES[ability.notIn]}`
    return sentences(`${abroad}, ${joinWith('et', staticTexts(ability.effects, scope))}`)
  }
  const texts = staticTexts(ability.effects, scope)
  const isLong = texts.some((text) => text.includes('. '))
  if (condition !== '') return sentences(`${condition}, ${joinWith('et', texts)}`)
  return isLong ? texts.map(sentences).join(' ') : sentences(joinWith('et', texts))
}

/** CR 113.3: one ability as the French card text says it. */
export const abilityFr = (ability: Ability, scope: Scope): string => {
  switch (ability.kind) {
    case 'spell':
      return withStop(bodyText(ability.body, scope))
    case 'activated':
      return activated(ability, scope)
    case 'triggered':
      return triggered(ability, scope)
    case 'static':
      return staticAbility(ability, scope)
    case 'keyword':
      return capitalize(keywordFr(ability, scope))
    default:
      return ability satisfies never
  }
}
