import type { AskedSort } from '../../../core/word-change.ts'
import { durationText, ruleDurationText } from './duration.ts'
import type { EffectOf, EffectPrinters } from './effect-printers.ts'
import { joinWith, quoted, withDe } from './elision.ts'
import { keywordInSentence } from './keyword.ts'
import type { Line } from './line.ts'
import { LATER, modificationPredicates } from './modification.ts'
import { type Clause, finiteTail } from './predicate.ts'
import { subject as subjectOf } from './reference.ts'
import { replacementText } from './replacement.ts'
import { ruleText } from './rule.ts'
import { freshScope, type Scope } from './scope.ts'
import { ACQUIRE, CHANGE, SWITCH } from './verb.ts'

const words = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join(' ')
    .replaceAll(' ,', ',')

/** "une créature ciblée gagne +2/+2 et acquiert le vol jusqu’à la fin du tour" */
const continuous = (effect: EffectOf<'continuous'>, scope: Scope): readonly Line[] => {
  const control = effect.modifications.find((each) => each.kind === 'control')
  const rest = effect.modifications.filter((each) => each.kind !== 'control' && each.kind !== 'switch-power-toughness')
  const lines: Line[] = []
  const duration = () => durationText(effect.duration, scope)
  const you = scope.via.mention({ ref: 'you' }, scope)
  if (control !== undefined) {
    const what = scope.via.mention(effect.what, scope, 'all')
    const subject = scope.via.mention(control.player, scope)
    const span = duration()
    const acquire: Clause = { subject, verb: ACQUIRE, rest: words(`le contrôle ${withDe(what.text)}`, span) }
    lines.push(what.again && !what.you ? { ...acquire, order: words('acquérez-en le contrôle', span) } : acquire)
  }
  if (effect.modifications.some((each) => each.kind === 'switch-power-toughness')) {
    const what = scope.via.mention(effect.what, scope)
    lines.push({ subject: you, verb: SWITCH, rest: words(`la force et l’endurance ${withDe(what.text)}`, duration()) })
  }
  if (rest.length === 0) return lines
  const what = scope.via.mention(effect.what, scope, 'all')
  const of = effect.what.ref === 'all' ? { ...what, text: what.text.replace(/^tou(?:te)?s les /u, 'les ') } : what
  const predicates = modificationPredicates(rest, 'resolving', of, scope)
  const later: string[] = []
  const texts = predicates.map((each) => {
    const [now = '', after = ''] = each.rest.split(LATER)
    if (after !== '') later.push(after)
    return finiteTail({ ...each, rest: now }, of)
  })
  lines.push(words(subjectOf(of), joinWith('et', texts), duration(), ...later))
  return lines
}

const WORDS_FR: Readonly<Record<AskedSort, string>> = {
  color: 'un mot de couleur',
  'basic-land-type': 'un type de terrain de base',
}

/** "changez le texte du sort ciblé en remplaçant partout un mot de couleur par un autre" */
const changeText = (effect: EffectOf<'change-text'>, scope: Scope): readonly Line[] => {
  const what = scope.via.mention(effect.what, scope)
  const each = effect.sorts.map((sort) => `${WORDS_FR[sort]} par un autre`)
  const rest = words(`le texte ${withDe(what.text)} en remplaçant partout ${joinWith('ou', each)}`)
  const you = scope.via.mention({ ref: 'you' }, scope)
  return [{ subject: you, verb: CHANGE, rest: words(rest, durationText(effect.duration, scope)) }]
}

const shield = (effect: EffectOf<'shield'>, scope: Scope): readonly Line[] => {
  const { replacement } = effect
  if (replacement.kind !== 'prevent-damage') {
    const what = scope.via.mention(effect.what, scope)
    const when = ruleDurationText(effect.duration, scope)
    const text = replacementText(replacement, { ...scope, self: { ...scope.self, noun: what.noun } }, when)
    return [text]
  }
  const when = ruleDurationText(effect.duration, scope)
  // Where the replacement says itself whose damage it is about, the effect names nothing.
  const isOfSource = replacement.on === 'source' || (replacement.once === true && replacement.from === 'self')
  const isSaid = !isOfSource && (replacement.to !== undefined || replacement.from !== undefined)
  if (isSaid || effect.what.ref === 'self') return [replacementText(replacement, scope, when)]
  return [replacementText(replacement, scope, when, scope.via.mention(effect.what, scope, 'all'))]
}

const grant = (effect: EffectOf<'grant-until'>, scope: Scope): readonly Line[] => {
  const who = scope.via.mention(effect.who, scope)
  const abilities = effect.abilities.map((ability) =>
    ability.kind === 'keyword'
      ? keywordInSentence(ability, scope)
      : quoted(scope.via.ability(ability, freshScope(scope))),
  )
  const acquire: Clause = {
    subject: who,
    verb: ACQUIRE,
    rest: words(joinWith('et', abilities), durationText(effect.duration, scope)),
    stated: true,
  }
  return [acquire]
}

const ruleLine = (effect: EffectOf<'rule'>, scope: Scope): readonly Line[] => {
  const what = scope.via.mention(effect.what, scope, 'all')
  const of = effect.what.ref === 'all' ? { ...what, text: what.text.replace(/^tou(?:te)?s les /u, 'les ') } : what
  if (effect.duration === 'next-untap-step' && effect.rule.kind === 'restriction' && effect.rule.cant.act === 'untap') {
    const { plural } = of.agreement
    const step = `pendant la prochaine étape de dégagement de ${plural ? 'leur' : 'son'} contrôleur`
    return [`${subjectOf(of)} ne se ${plural ? 'dégagent' : 'dégage'} pas ${step}`]
  }
  return [ruleText(effect.rule, scope, of, ruleDurationText(effect.duration, scope))]
}

type ContinuousVerb = 'continuous' | 'change-text' | 'rule' | 'shield' | 'grant-until'

/** Effects that last (611.2), rules for a while, and what waits to replace or prevent. */
export const CONTINUOUS_EFFECTS: EffectPrinters<ContinuousVerb> = {
  continuous,
  'change-text': changeText,
  rule: ruleLine,
  shield,
  'grant-until': grant,
}
