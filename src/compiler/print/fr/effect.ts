import type { Effect, EffectVerb } from '../../../core/effect.ts'
import { CHANCE_EFFECTS } from './chance-effects.ts'
import { CHOICE_EFFECTS } from './choice-effects.ts'
import { COMBAT_EFFECTS } from './combat-effects.ts'
import { ifText, timeFr } from './condition.ts'
import { CONTINUOUS_EFFECTS } from './continuous-effects.ts'
import { costInfinitive, costSubjunctive } from './cost.ts'
import { DESIGNATION_EFFECTS } from './designations.ts'
import { DIG_EFFECTS } from './dig-effects.ts'
import type { EffectOf, EffectPrinters } from './effect-printers.ts'
import { joinWith, withDe, withQue } from './elision.ts'
import { EXCHANGE_EFFECTS } from './exchange-effects.ts'
import { extraPhases, TURN_EFFECTS } from './extra-phases.ts'
import { FACE_EFFECTS } from './face-effects.ts'
import { type Line, lineInfinitive, linesInline, lineText } from './line.ts'
import { noun } from './noun.ts'
import { OBJECT_EFFECTS } from './object-effects.ts'
import { bare } from './phrase.ts'
import { PLAYER_EFFECTS } from './player-effects.ts'
import { subject as subjectOf } from './reference.ts'
import type { Scope } from './scope.ts'
import { STEPS_FR } from './terms.ts'
import { triggerText } from './trigger.ts'

const PLAYER = noun('m', 'joueur')

/** "vous pouvez piocher une carte"; what happens otherwise comes after. */
const optional = (effect: EffectOf<'optional'>, scope: Scope): readonly Line[] => {
  const who = scope.via.mention(effect.who, scope, 'each')
  if (effect.as !== undefined) scope.known.set(`did:${effect.as}`, { noun: PLAYER, plural: false, you: who.you })
  const may = `${subjectOf(who)} ${who.you ? 'pouvez' : who.agreement.plural ? 'peuvent' : 'peut'}`
  const deeds = linesOf(effect.effects, scope).map((line) => lineInfinitive(line, who))
  const first = `${may} ${joinWith('et', deeds)}`
  const { otherwise } = effect
  if (otherwise === undefined || otherwise.length === 0) return [first]
  const not = who.you ? 'si vous ne faites pas ainsi' : 's’il ne fait pas ainsi'
  return [first, `${not}, ${linesInline(linesOf(otherwise, scope))}`]
}

const conditional = (effect: EffectOf<'if'>, scope: Scope): readonly Line[] => {
  const [trigger] = effect.effects
  if (effect.condition.kind === 'resolved-this-turn' && trigger?.do === 'reflexive-trigger') {
    for (const slot of trigger.targets) scope.slots.set(slot.id, slot)
    const time = timeFr(effect.condition.times)
    return [`quand cette capacité se résout pour ${time} ce tour-ci, ${linesInline(linesOf(trigger.effects, scope))}`]
  }
  const condition = ifText(effect.condition, scope)
  const then = linesInline(linesOf(effect.effects, scope))
  const { otherwise } = effect
  if (otherwise === undefined || otherwise.length === 0) return [`${condition}, ${then}`]
  return [`${condition}, ${then}`, `sinon, ${linesInline(linesOf(otherwise, scope))}`]
}

const pay = (effect: EffectOf<'pay'>, scope: Scope): readonly Line[] => {
  const who = scope.via.mention(effect.who, scope, 'each')
  const may = `${subjectOf(who)} ${who.you ? 'pouvez' : 'peut'} ${costInfinitive(effect.cost, who.you, scope)}`
  const lines: Line[] = [may]
  if (effect.effects.length > 0)
    lines.push(
      `${who.you ? 'si vous faites ainsi' : 's’il fait ainsi'}, ${linesInline(linesOf(effect.effects, scope))}`,
    )
  if (effect.otherwise !== undefined && effect.otherwise.length > 0)
    lines.push(
      `${who.you ? 'si vous ne faites pas ainsi' : 's’il ne fait pas ainsi'}, ${linesInline(linesOf(effect.otherwise, scope))}`,
    )
  return lines
}

const unlessPaid = (effect: EffectOf<'unless-paid'>, scope: Scope): readonly Line[] => {
  const lines = linesOf(effect.effects, scope)
  const who = scope.via.mention(effect.who, scope, 'each')
  const unless = `à moins ${withQue(costSubjunctive(effect.cost, { ...who, again: false }, scope))}`
  const times = effect.times === undefined ? '' : ` autant de fois que ${scope.via.value(effect.times, scope)}`
  const texts = lines.map(lineText)
  const x = effect.x === undefined ? '' : `, X étant ${scope.via.value(effect.x, scope)}`
  return [...texts.slice(0, -1), `${texts.at(-1) ?? ''} ${unless}${times}${x}`]
}

const forEach = (effect: EffectOf<'for-each'>, scope: Scope): readonly Line[] => {
  const of = effect.of
  const group = scope.via.mention(of, scope, 'each')
  scope.known.set('each', { noun: group.noun, plural: false })
  const what = of.ref === 'all' ? bare(scope.via.describe(of.filter, scope), false) : `chose parmi ${group.text}`
  scope.last = undefined
  const text = linesInline(linesOf(effect.effects, scope))
  const head =
    of.ref === 'all'
      ? `pour chaque ${what}`
      : group.agreement.plural
        ? `pour chacun${group.agreement.gender === 'f' ? 'e' : ''} ${withDe(group.text)}`
        : `pour ${group.text}`
  return [`${head}, ${text}`]
}

type NextStep = Extract<EffectOf<'delayed-trigger'>['event'], { on: 'next-step' }>

const nextStep = ({ step, whose }: NextStep): string => {
  if (step === 'end-of-combat') return 'à la fin du combat'
  const name = STEPS_FR[step]
  const next = name.gender === 'f' ? 'prochaine' : 'prochain'
  return whose === 'you'
    ? `au début de votre ${next} ${name.singular}`
    : `au début ${withDe(name.gender === 'f' ? `la ${next} ${name.singular}` : `le ${next} ${name.singular}`)}`
}

const delayed = (effect: EffectOf<'delayed-trigger'>, scope: Scope): readonly Line[] => {
  const { event } = effect
  if (event.on !== 'next-step') {
    const when = triggerText(event, scope)
    return [`${when} ce tour-ci, ${linesInline(linesOf(effect.effects, scope))}`]
  }
  return [`${linesInline(linesOf(effect.effects, scope))} ${nextStep(event)}`]
}

const reflexive = (effect: EffectOf<'reflexive-trigger'>, scope: Scope): readonly Line[] => {
  for (const slot of effect.targets) scope.slots.set(slot.id, slot)
  return effect.effects.length === 0 ? [] : [`quand vous faites ainsi, ${linesInline(linesOf(effect.effects, scope))}`]
}

const chooseOne = (effect: EffectOf<'choose-one'>, scope: Scope): readonly Line[] => {
  const who = scope.via.mention(effect.who, scope, 'each')
  const options = effect.options.map((effects) => linesOf(effects, scope))
  if (who.you) return [joinWith('ou', options.map(linesInline))]
  const deeds = options.map((lines) =>
    joinWith(
      'et',
      lines.map((line) => lineInfinitive(line, who)),
    ),
  )
  return [`${subjectOf(who)} choisit de ${joinWith('ou de', deeds)}`.replace(/ de (?=[aeiouéè])/gu, ' d’')]
}

const WRAPPERS: EffectPrinters<
  'delayed-trigger' | 'reflexive-trigger' | 'optional' | 'if' | 'pay' | 'unless-paid' | 'for-each' | 'choose-one'
> = {
  'delayed-trigger': delayed,
  'reflexive-trigger': reflexive,
  optional,
  if: conditional,
  pay,
  'unless-paid': unlessPaid,
  'for-each': forEach,
  'choose-one': chooseOne,
}

const PRINTERS: EffectPrinters<EffectVerb> = {
  ...PLAYER_EFFECTS,
  ...OBJECT_EFFECTS,
  ...COMBAT_EFFECTS,
  ...EXCHANGE_EFFECTS,
  ...FACE_EFFECTS,
  'extra-phases': extraPhases,
  ...TURN_EFFECTS,
  ...DIG_EFFECTS,
  ...CHANCE_EFFECTS((effects, scope) => linesOf(effects, scope)),
  ...CONTINUOUS_EFFECTS,
  ...CHOICE_EFFECTS,
  ...DESIGNATION_EFFECTS,
  ...WRAPPERS,
}

/** What one instruction prints as. */
export const effectLines = (effect: Effect, scope: Scope): readonly Line[] =>
  (PRINTERS[effect.do] as (effect: Effect, scope: Scope) => readonly Line[])(effect, scope)

/** What instructions in order print as. */
export const linesOf = (effects: readonly Effect[], scope: Scope): readonly Line[] =>
  effects.flatMap((each) => effectLines(each, scope))
