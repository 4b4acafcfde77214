import type { Filter, PlayerRelation } from '../../../core/filter.ts'
import type { Replacement } from '../../../core/replacement.ts'
import type { Zone } from '../../../core/zone.ts'
import { changedChance } from './changed-chance.ts'
import { choiceText } from './choice.ts'
import { ifText, unless } from './condition.ts'
import { copyText } from './copy-effects.ts'
import { costInfinitive, countersText } from './cost.ts'
import { joinWith, withA, withDe } from './elision.ts'
import { RELATION_TEXTS, zoneChange } from './event-party.ts'
import { instead, lifeFloor, skip } from './instead.ts'
import { modificationPredicates } from './modification.ts'
import { adjective, cardinal, noun, TAPPED } from './noun.ts'
import { plural, single } from './patient.ts'
import { indefinite } from './phrase.ts'
import { finiteTail } from './predicate.ts'
import { prevent, redirectDamage } from './prevent.ts'
import { strong } from './reference.ts'
import type { Mention, Scope } from './scope.ts'
import { counterNameFr } from './terms.ts'

type Of<K extends Replacement['kind']> = Extract<Replacement, { kind: K }>

const taking = ({ how, what, each }: NonNullable<Of<'enters-with'>['taking']>, when: string, scope: Scope): string => {
  const may = how === 'exile' ? 'exiler' : 'sacrifier'
  const things = plural(what, scope).text
  const sentence = `${when}, vous pouvez ${may} n’importe quel nombre parmi ${things}`
  if (each === undefined) return sentence
  return `${sentence}, avec ${countersText(each.counter, each.amount, scope).text} pour chacun`
}

const entersWith = (replacement: Of<'enters-with'>, scope: Scope): string => {
  const what = plural(replacement.what, scope)
  const arrives = what.agreement.plural ? 'arrivent' : 'arrive'
  const again = { ...what, again: true }
  const parts: string[] = []
  if (replacement.transformed === true) parts.push(adjective('transformé')(what.agreement))
  if (replacement.tapped === true) parts.push(TAPPED(what.agreement))
  if (replacement.prepared === true) parts.push(adjective('préparé')(what.agreement))
  const { counters } = replacement
  if (counters !== undefined) {
    const { text, after } = countersText(counters.counter, counters.amount, scope)
    parts.push(`avec ${text} sur ${strong(again)}${after === '' ? '' : ` ${after}`}`)
  }
  for (const each of modificationPredicates(replacement.being ?? [], 'static', again, scope))
    parts.push(`en plus ${finiteTail(each, again)}`)
  const state = `${arrives} ${joinWith('et', parts)}`.trimEnd()
  if (replacement.choose !== undefined) {
    const it = what.agreement.gender === 'f' ? 'elle' : 'il'
    const first = parts.length === 0 ? '' : `${what.text} ${state}. `
    const subject = parts.length === 0 ? what.text : it
    return `${first}${first === '' ? 'au' : 'Au'} moment où ${subject} ${arrives}, choisissez ${choiceText(replacement.choose.choice, scope)}`
  }
  if (replacement.taking !== undefined) return taking(replacement.taking, `au moment où ${what.text} ${state}`, scope)
  if (replacement.unlessPaid !== undefined) {
    const it = what.agreement.gender === 'f' ? 'elle' : 'il'
    const pay = costInfinitive(replacement.unlessPaid, true, scope)
    return `au moment où ${what.text} ${arrives}, vous pouvez ${pay}. Si vous ne faites pas ainsi, ${it} ${state}`
  }
  const when = [
    replacement.condition === undefined ? '' : ` ${ifText(replacement.condition, scope)}`,
    replacement.unless === undefined ? '' : ` ${unless(replacement.unless, scope)}`,
  ].join('')
  return `${what.text} ${state}${when}`
}

const IN_LIBRARY: Readonly<Record<'top' | 'bottom' | 'anywhere', (pronoun: string) => string>> = {
  top: (it) => `mettez-${it} au-dessus de la bibliothèque de son propriétaire`,
  bottom: (it) => `mettez-${it} au-dessous de la bibliothèque de son propriétaire`,
  anywhere: (it) => `mélangez-${it} dans la bibliothèque de son propriétaire`,
}

const INSTEAD: Readonly<Record<Exclude<Zone, 'library'>, (pronoun: string) => string>> = {
  hand: (it) => `mettez-${it} dans la main de son propriétaire`,
  battlefield: (it) => `mettez-${it} sur le champ de bataille`,
  graveyard: (it) => `mettez-${it} dans le cimetière de son propriétaire`,
  stack: (it) => `mettez-${it} sur la pile`,
  exile: (it) => `exilez-${it}`,
  command: (it) => `mettez-${it} dans la zone de commandement`,
  ante: (it) => `mettez-${it} dans la mise`,
}

const redirect = (replacement: Of<'redirect-zone'>, scope: Scope, when: string): string => {
  const what = single(replacement.what, scope)
  const dies =
    replacement.from === 'battlefield' && replacement.to === 'graveyard' && what.noun.singular.startsWith('créature')
  const change = dies
    ? 'mourir'
    : zoneChange(what.agreement, replacement.from, replacement.to)
        .replace(/^est /u, 'être ')
        .replace(/^quitte /u, 'quitter ')
  const pronoun = what.agreement.gender === 'f' ? 'la' : 'le'
  const uncast = replacement.uncast === true ? ' sans avoir été lancé' : ''
  const { counters, besides, instead: to, reveal } = replacement
  const withCounters =
    counters === undefined ? '' : ` avec ${countersText(counters.counter, counters.amount, scope).text}`
  const more = besides === undefined ? '' : ` ; de plus : ${scope.via.instructions(besides, scope)}`
  const does = to === 'library' ? IN_LIBRARY[replacement.position ?? 'anywhere'](pronoun) : INSTEAD[to](pronoun)
  const shows = reveal === true ? `révélez-${pronoun} et ` : ''
  return `si ${what.text} devait ${change}${uncast}${when}, ${shows}${does}${withCounters} à la place${more}`
}

/** "si une créature devait arriver sur le champ de bataille sous le contrôle d’un adversaire, elle arrive sous le vôtre à la place" */
const entersUnder = (replacement: Of<'enters-under'>, scope: Scope, when: string): string => {
  const what = single(replacement.what, scope)
  const it = what.agreement.gender === 'f' ? 'elle' : 'il'
  const whose =
    replacement.from === 'you' ? 'votre contrôle' : `le contrôle ${withDe(RELATION_TEXTS[replacement.from])}`
  return `si ${what.text} devait arriver sur le champ de bataille sous ${whose}${when}, ${it} arrive sous le vôtre à la place`
}

interface Doubled {
  readonly would: Readonly<Record<'you' | 'other', string>>
  readonly does: (many: string) => Readonly<Record<'you' | 'other', string>>
  readonly things: string
}

const DOUBLED: Readonly<Record<'life-gain' | 'draws' | 'draw', Doubled>> = {
  draws: {
    would: { you: 'deviez piocher une ou plusieurs cartes', other: 'devait piocher une ou plusieurs cartes' },
    does: (many) => ({ you: `vous piochez ${many}`, other: `il pioche ${many}` }),
    things: 'cartes',
  },
  'life-gain': {
    would: { you: 'deviez gagner des points de vie', other: 'devait gagner des points de vie' },
    does: (many) => ({ you: `vous gagnez ${many}`, other: `il gagne ${many}` }),
    things: 'points de vie',
  },
  draw: {
    would: { you: 'deviez piocher une carte', other: 'devait piocher une carte' },
    does: (many) => ({ you: `vous piochez ${many}`, other: `il pioche ${many}` }),
    things: 'cartes',
  },
}

const multiple = (replacement: Of<'modify-amount'>, things: string): string => {
  const { times, plus } = replacement
  const base =
    times === undefined || times === 1
      ? `ce nombre ${withDe(things)}`
      : `${cardinal(times, 'f')} fois ce nombre ${withDe(things)}`
  return plus === undefined ? base : `${base} plus ${plus}`
}

const modifyAmount = (replacement: Of<'modify-amount'>, scope: Scope): string => {
  const { event, who } = replacement
  const person = who === 'you' ? 'you' : 'other'
  const control = who === 'you' ? ' que vous contrôlez' : who === 'any' ? '' : ` ${withQuePlayer(who)} contrôle`
  const what = replacement.what === undefined ? undefined : indefinite(scope.via.describe(replacement.what, scope))
  switch (event) {
    case 'draw': {
      const count = (replacement.times ?? 1) + (replacement.plus ?? 0)
      const words = DOUBLED.draw
      return `si ${RELATION_TEXTS[who]} ${words.would[person]}, ${words.does(`${cardinal(count, 'f')} ${words.things}`)[person]} à la place`
    }
    case 'draws':
    case 'life-gain': {
      const words = DOUBLED[event]
      return `si ${RELATION_TEXTS[who]} ${words.would[person]}, ${words.does(multiple(replacement, words.things))[person]} à la place`
    }
    case 'counters': {
      const kind = replacement.counter === undefined ? '' : ` ${counterNameFr(replacement.counter)}`
      const on = what ?? `un permanent${control}`
      const many = multiple(replacement, `marqueurs${kind}`)
      return replacement.byEffect === true
        ? `si un effet devait mettre au moins un marqueur${kind} sur ${on}, il y met ${many} à la place`
        : `si au moins un marqueur${kind} devait être mis sur ${on}, ${many} y sont mis à la place`
    }
    case 'tokens': {
      const under = who === 'you' ? 'sous votre contrôle' : `sous le contrôle ${withDe(RELATION_TEXTS[who])}`
      const many = multiple(replacement, 'jetons')
      return replacement.byEffect === true
        ? `si un effet devait créer au moins un jeton ${under}, il crée ${many} à la place`
        : `si au moins un jeton devait être créé ${under}, ${many} sont créés à la place`
    }
    case 'damage':
      return `si ${replacement.what === undefined ? `une source${control}` : source(replacement.what, scope)} devait infliger des blessures ${damaged(replacement, scope)}, ${multiple(replacement, 'blessures')} lui sont infligées à la place`
    case 'mana':
      return `si ${RELATION_TEXTS[who]} ${person === 'you' ? 'engagez' : 'engage'} ${what ?? 'un permanent'} pour du mana, il produit ${multiple(replacement, 'manas')} à la place`
    default:
      return event satisfies never
  }
}

/** "une source rouge que vous contrôlez": whatever damage comes from (609.7). */
const source = (what: Filter, scope: Scope): string => {
  const phrase = scope.via.describe(what, scope)
  return indefinite(what.subject === undefined && what.types === undefined ? { ...phrase, noun: SOURCE } : phrase)
}
const SOURCE = noun('f', 'source')

/** "à un permanent ou à un joueur" */
const damaged = ({ to }: Of<'modify-amount'>, scope: Scope): string =>
  to === undefined
    ? 'à un permanent ou à un joueur'
    : joinWith(
        'ou',
        (to.anyOf ?? [to]).map((one) => withA(indefinite(scope.via.describe(one, scope)))),
      )

const produceInstead = ({ who, what, type, amount }: Of<'produce-instead'>, scope: Scope): string => {
  const tapped = what === undefined ? 'un permanent' : indefinite(scope.via.describe(what, scope))
  const other = amount === undefined ? 'de tout autre type' : 'de tout autre type et de toute autre quantité'
  return `si ${RELATION_TEXTS[who]} ${who === 'you' ? 'engagez' : 'engage'} ${tapped} pour du mana, il produit ${`{${type}}`.repeat(amount ?? 1)} à la place ${other}`
}

const withQuePlayer = (who: PlayerRelation): string => `que ${RELATION_TEXTS[who]}`.replace(/^que (?=u)/u, 'qu’')

/** "au moment où cette créature est retournée face visible, …" */
const turnedUp = ({ effects, ifPaid }: Of<'turned-up'>, scope: Scope): string => {
  const self = scope.via.mention({ ref: 'self' }, scope)
  const paid = ifPaid === undefined ? '' : ' si son coût de mégamue a été payé pour cela'
  const turned = `${strong(self)} est ${adjective('retourné')(self.agreement)} face visible`
  return `au moment où ${turned}, ${scope.via.instructions(effects, scope)}${paid}`
}

/** A replacement as a statement; `when` limits it ("ce tour-ci"), `given` is what a shield protects. */
export const replacementText = (replacement: Replacement, scope: Scope, when = '', given?: Mention): string => {
  const span = when === '' ? '' : ` ${when}`
  switch (replacement.kind) {
    case 'enters-with':
      return entersWith(replacement, scope)
    case 'enters-as-copy': {
      const original = indefinite(scope.via.describe(replacement.of, scope))
      const entering = plural(replacement.what ?? 'self', scope)
      const arrives = entering.agreement.plural ? 'arrivent' : 'arrive'
      const copy = copyText(original, replacement.except, scope)
      const may = replacement.optional === true ? 'vous pouvez faire que ' : ''
      const tapped = replacement.tapped === true ? ` ${TAPPED(entering.agreement)}` : ''
      const { counters } = replacement
      const more =
        counters === undefined ? '' : `, avec de plus ${countersText(counters.counter, counters.amount, scope).text}`
      const linked =
        replacement.effects === undefined
          ? ''
          : ` ; quand c’est fait : ${scope.via.instructions(replacement.effects, scope)}`
      return `${may}${entering.text} ${arrives} sur le champ de bataille${tapped} comme ${copy}${more}${linked}`
    }
    case 'as-transforms': {
      const self = scope.via.mention({ ref: 'self' }, scope)
      return `au moment où ${strong(self)} se transforme, ${scope.via.instructions(replacement.effects, scope)}`
    }
    case 'turned-up':
      return turnedUp(replacement, scope)
    case 'redirect-zone':
      return redirect(replacement, scope, span)
    case 'prevent-damage':
      return prevent(replacement, scope, span, given)
    case 'redirect-damage':
      return redirectDamage(replacement, scope, span, given)
    case 'instead':
      return instead(replacement, scope)
    case 'enters-under':
      return entersUnder(replacement, scope, span)
    case 'life-floor':
      return lifeFloor(replacement)
    case 'skip':
      return skip(replacement)
    case 'modify-amount':
      return modifyAmount(replacement, scope)
    case 'fix-flip':
    case 'spare-roll':
    case 'modify-roll':
      return changedChance(replacement, scope)
    case 'produce-instead':
      return produceInstead(replacement, scope)
    default:
      return replacement satisfies never
  }
}
