import type { Amount } from '../../../core/amount.ts'
import type { Filter } from '../../../core/filter.ts'
import type { Ref } from '../../../core/ref.ts'
import { quantity } from './amount.ts'
import { castText, drainTexts } from './cast-effects.ts'
import { copyText } from './copy-effects.ts'
import { copySpellLines } from './copy-spell-lines.ts'
import { countersText } from './cost.ts'
import { durationText } from './duration.ts'
import type { EffectOf, EffectPrinters } from './effect-printers.ts'
import { withA, withDe } from './elision.ts'
import { exileLines } from './exile-effect.ts'
import type { Line } from './line.ts'
import { bindObject, isYours, move, ownersPlace, words, you } from './move-effect.ts'
import { adjective, noun } from './noun.ts'
import type { Clause } from './predicate.ts'
import { strong } from './reference.ts'
import type { Mention, Scope } from './scope.ts'
import { COUNTER, counterNameFr, ZONES_FR } from './terms.ts'
import {
  ATTACH,
  BECOME,
  CHANGE,
  COUNTER_SPELL,
  DEAL,
  DESTROY,
  DETACH,
  EXILE,
  FIGHT,
  FLIP,
  PUT,
  REGENERATE,
  REMOVE,
  SACRIFICE,
  SHUFFLE,
  TAP,
  TRANSFORM,
  UNTAP,
  type Verb,
} from './verb.ts'

const DAMAGE = noun('f', 'blessure')

/** An order to handle something: "détruisez une créature ciblée". */
const handle = (verb: Verb, what: Ref, scope: Scope, rest = ''): Clause => {
  const object = scope.via.mention(what, scope, 'all')
  return { subject: you(scope), verb, object, rest }
}

/** Long amounts follow the recipient: "inflige à ce joueur un nombre de blessures égal au nombre de …". */
const isLong = (amount: Amount): boolean =>
  typeof amount === 'object' &&
  ['count', 'hand-size', 'times', 'sum', 'half', 'greatest', 'total', 'distinct', 'this-turn'].includes(amount.kind)

/** Damage is one event, however it is counted: never "1 blessure pour chaque". */
const damageText = (amount: Amount, scope: Scope): string =>
  typeof amount === 'object' && (amount.kind === 'count' || amount.kind === 'times')
    ? `un nombre de blessures égal ${withA(scope.via.value(amount, scope))}`
    : quantity(amount, DAMAGE, scope, true).text

const damage = (effect: EffectOf<'damage'>, scope: Scope): readonly Line[] => {
  const lines = [...dealt(effect, scope)]
  if (effect.excess !== undefined) {
    const other = scope.via.mention(effect.excess, scope, 'each')
    lines.push(`les blessures excédentaires sont infligées ${withA(other.you ? 'vous' : other.text)} à la place`)
  }
  if (effect.unpreventable === true) lines.push('ces blessures ne peuvent pas être prévenues')
  return lines
}

const dealt = (effect: EffectOf<'damage'>, scope: Scope): readonly Line[] => {
  const subject = scope.via.mention(effect.source, scope, 'each')
  const recipient = (): Mention => scope.via.mention(effect.to, scope, 'each')
  const toText = (to: Mention): string => withA(to.text).replaceAll(' et chaque ', ' et à chaque ')
  if (isLong(effect.amount) && effect.divided !== true) {
    const to = recipient()
    const much = damageText(effect.amount, scope)
    return to.you
      ? [`${subjectText(subject)} vous inflige ${much}`]
      : [{ subject, verb: DEAL, rest: words(toText(to), much) }]
  }
  const much = damageText(effect.amount, scope)
  const to = recipient()
  if (effect.divided === true)
    return [
      { subject, verb: DEAL, rest: words(much, `${divided(effect.amount)} comme vous le désirez entre ${to.text}`) },
    ]
  if (to.you) return [`${subjectText(subject)} vous inflige ${much}`]
  return [{ subject, verb: DEAL, rest: words(much, toText(to)) }]
}

const divided = (amount: EffectOf<'damage'>['amount']): string =>
  adjective('réparti')({ gender: 'f', plural: amount !== 1 })

const subjectText = (mention: Mention): string =>
  mention.again ? (mention.agreement.gender === 'f' ? 'elle' : 'il') : mention.text

const destroy = (effect: EffectOf<'destroy'>, scope: Scope): readonly Line[] => {
  const clause = handle(DESTROY, effect.what, scope)
  bindObject(effect.as, clause.object, scope, false)
  if (effect.noRegeneration !== true || clause.object === undefined) return [clause]
  const { agreement } = clause.object
  const they = `${agreement.gender === 'f' ? 'elle' : 'il'}${agreement.plural ? 's' : ''}`
  return [clause, `${they} ne ${agreement.plural ? 'peuvent' : 'peut'} pas être ${adjective('régénéré')(agreement)}`]
}

const sacrifice = (effect: EffectOf<'sacrifice'>, scope: Scope): readonly Line[] => {
  const subject = scope.via.mention(effect.who, scope, 'each')
  // What a player sacrifices is always their own (701.21a); the text does not say so.
  const what =
    effect.what.ref === 'choose' ? { ...effect.what, filter: withoutController(effect.what.filter) } : effect.what
  const object = scope.via.mention(what, scope, 'all')
  bindObject(effect.as, object, scope, false)
  return [{ subject, verb: SACRIFICE, object, rest: '' }]
}

const withoutController = ({ controller: _, controlledBy: __, ...rest }: Filter): Filter => rest

/** CR 701.10e: as many more as there are. */
const isDoubling = ({ amount, on, counter }: EffectOf<'put-counters'>): boolean =>
  typeof amount === 'object' &&
  amount.kind === 'counters' &&
  amount.counter === counter &&
  JSON.stringify(amount.on) === JSON.stringify(on)

const putCounters = (effect: EffectOf<'put-counters'>, scope: Scope): readonly Line[] => {
  const isDoubled = isDoubling(effect)
  const { text, after } = isDoubled ? { text: '', after: '' } : countersText(effect.counter, effect.amount, scope)
  const on = scope.via.mention(effect.on, scope, 'each')
  if (on.you)
    return [
      { subject: on, verb: { ...PUT, you: 'gagnez', infinitive: 'gagner' }, rest: words(text, after), stated: true },
    ]
  if (isDoubled) {
    const name = counterNameFr(effect.counter)
    const rest = `le nombre de ${COUNTER.plural} ${name} sur ${strong(on)}`
    return [{ subject: you(scope), verb: { ...PUT, you: 'doublez', infinitive: 'doubler' }, rest }]
  }
  if (effect.divided === true)
    return [
      {
        subject: you(scope),
        verb: { ...PUT, you: 'répartissez', infinitive: 'répartir' },
        rest: words(text, `entre ${on.text}`, after),
      },
    ]
  const isMany = effect.on.ref === 'target' && on.agreement.plural
  return [
    {
      subject: you(scope),
      verb: PUT,
      rest: words(
        text,
        `sur ${isMany ? 'chacune des cibles suivantes : ' : ''}${strong(on)}`.replace(
          'chacune des cibles suivantes : ',
          '',
        ),
        after,
      ),
    },
  ]
}

const removeCounters = (effect: EffectOf<'remove-counters'>, scope: Scope): readonly Line[] => {
  const kind = effect.counter === 'any' ? '' : ` ${counterNameFr(effect.counter)}`
  const counters =
    effect.amount === 'all'
      ? `tous les ${COUNTER.plural}${kind}`
      : countersText(effect.counter, effect.amount, scope).text
  const from = scope.via.mention(effect.from, scope, 'each')
  return [{ subject: you(scope), verb: REMOVE, rest: `${counters} ${withDe(from.text)}` }]
}

const CHANGE_TARGET: Readonly<Record<EffectOf<'change-target'>['how'], string>> = {
  'change-all': 'les cibles',
  'change-one': 'une cible',
  'change-any': 'n’importe quelles cibles',
  'choose-new': 'de nouvelles cibles',
}

const changeTarget = (effect: EffectOf<'change-target'>, scope: Scope): readonly Line[] => {
  const what = scope.via.mention(effect.what, scope)
  if (effect.how === 'choose-new') return [`vous pouvez choisir de nouvelles cibles pour ${what.text}`]
  const slot = effect.what.ref === 'target' ? scope.slots.get(effect.what.id) : undefined
  const isOnly = effect.how === 'change-all' && slot?.filter.singleTarget === true
  const to = effect.to === undefined ? '' : ` en ${scope.via.mention(effect.to, scope).text}`
  return [
    {
      subject: you(scope),
      verb: CHANGE,
      rest: `${isOnly ? 'la cible' : CHANGE_TARGET[effect.how]} ${withDe(what.text)}${to}`,
    },
  ]
}

const counter = (effect: EffectOf<'counter'>, scope: Scope): readonly Line[] => {
  const clause = handle(COUNTER_SPELL, effect.what, scope)
  if (effect.instead === undefined) return [clause]
  const on = effect.position === undefined ? 'dans' : effect.position === 'top' ? 'au-dessus de' : 'au-dessous de'
  const place =
    effect.instead === 'exile'
      ? 'exilez-le'
      : `mettez-le ${on} ${ownersPlace(clause.object ?? you(scope), false, ZONES_FR[effect.instead].singular, ZONES_FR[effect.instead].gender === 'f')}`
  return [
    clause,
    `si ce sort est contrecarré de cette manière, ${place} au lieu de le mettre dans le cimetière de son propriétaire`,
  ]
}

type ObjectVerb =
  | 'damage'
  | 'destroy'
  | 'exile'
  | 'sacrifice'
  | 'counter'
  | 'tap'
  | 'untap'
  | 'put-counters'
  | 'remove-counters'
  | 'move'
  | 'shuffle-into-library'
  | 'fight'
  | 'attach'
  | 'unattach'
  | 'regenerate'
  | 'cast'
  | 'drain-mana'
  | 'copy-spell'
  | 'change-target'
  | 'transform'
  | 'flip'
  | 'meld'
  | 'become-copy'
  | 'put-same-counters'

export const OBJECT_EFFECTS: EffectPrinters<ObjectVerb> = {
  damage,
  destroy,
  exile: exileLines,
  sacrifice,
  counter,
  tap: (effect, scope) => [handle(TAP, effect.what, scope)],
  untap: (effect, scope) => [handle(UNTAP, effect.what, scope)],
  'put-counters': putCounters,
  'remove-counters': removeCounters,
  move,
  'shuffle-into-library': (effect, scope) => {
    const clause = handle(SHUFFLE, effect.what, scope)
    if (effect.who !== undefined) {
      const whose = withDe(scope.via.mention(effect.who, scope).text)
      return [{ ...clause, rest: `dans la bibliothèque ${whose}` }]
    }
    const object = clause.object ?? you(scope)
    return [{ ...clause, rest: `dans ${ownersPlace(object, isYours(effect.what, scope), 'bibliothèque', true)}` }]
  },
  fight: (effect, scope) => {
    const subject = scope.via.mention(effect.a, scope)
    const other = scope.via.mention(effect.b, scope)
    return [{ subject, verb: FIGHT, reflexive: true, rest: `contre ${other.text}` }]
  },
  attach: (effect, scope) => {
    const clause = handle(ATTACH, effect.what, scope)
    return [{ ...clause, rest: withA(scope.via.mention(effect.to, scope).text) }]
  },
  unattach: (effect, scope) => [handle(DETACH, effect.what, scope)],
  regenerate: (effect, scope) => [handle(REGENERATE, effect.what, scope)],
  'copy-spell': copySpellLines,
  cast: (effect, scope) => [castText(effect, scope)],
  'drain-mana': (effect, scope) => drainTexts(effect, scope),
  'change-target': changeTarget,
  'put-same-counters': (effect, scope) => {
    const source = scope.via.mention(effect.of, scope).text
    const on = scope.via.mention(effect.on, scope).text
    const kind =
      effect.counter === undefined ? 'de chaque sorte de marqueur' : `de marqueurs ${counterNameFr(effect.counter)}`
    return [`mettez sur ${on} le même nombre ${kind} que ${source} en avait`]
  },
  'become-copy': (effect, scope) => {
    const original = scope.via.mention(effect.of, scope)
    const subject = scope.via.mention(effect.what, scope)
    const span = effect.duration === undefined ? '' : ` ${durationText(effect.duration, scope)}`
    return [{ subject, verb: BECOME, rest: copyText(original.text, effect.except, scope, span) }]
  },
  transform: (effect, scope) => [handle(TRANSFORM, effect.what, scope)],
  flip: (effect, scope) => [handle(FLIP, effect.what, scope)],
  meld: (effect, scope) => [
    { subject: you(scope), verb: EXILE, rest: `les deux, puis assimilez-les en ${effect.into}` },
  ],
}
