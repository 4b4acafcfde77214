import type { ExchangedZone } from '../../../core/exchange-effect.ts'
import type { Ref } from '../../../core/ref.ts'
import type { EffectPrinters } from './effect-printers.ts'
import { joinWith, withDe } from './elision.ts'
import { you } from './move-effect.ts'
import { noun } from './noun.ts'
import { possessed } from './reference.ts'
import type { Scope } from './scope.ts'
import { EXCHANGE } from './verb.ts'

const ZONES = {
  hand: noun('f', 'main'),
  graveyard: noun('m', 'cimetière'),
  library: noun('f', 'bibliothèque'),
} as const satisfies Record<ExchangedZone, unknown>

/** "de cette créature et d’un permanent ciblé", "de deux créatures ciblées" */
const ofEach = (ref: Ref, scope: Scope): string =>
  joinWith(
    'et',
    (ref.ref === 'union' ? ref.refs : [ref]).map((one) => withDe(scope.via.mention(one, scope).text)),
  )

/** What is exchanged (701.12). */
export const EXCHANGE_EFFECTS: EffectPrinters<'exchange-control' | 'exchange-life' | 'exchange-zones'> = {
  'exchange-control': (effect, scope) => [
    { subject: you(scope), verb: EXCHANGE, rest: `le contrôle ${ofEach(effect.what, scope)}` },
  ],
  'exchange-life': (effect, scope) => {
    const [first, other] = effect.who.ref === 'union' ? effect.who.refs : []
    if (first?.ref === 'you' && other !== undefined) {
      const rest = `votre total de points de vie avec celui ${withDe(scope.via.mention(other, scope).text)}`
      return [{ subject: you(scope), verb: EXCHANGE, rest }]
    }
    const subject = scope.via.mention(effect.who, scope)
    const totals = subject.you ? 'vos totaux' : subject.agreement.plural ? 'leurs totaux' : 'ses totaux'
    return [{ subject, verb: EXCHANGE, rest: `${totals} de points de vie` }]
  },
  'exchange-zones': (effect, scope) => {
    const subject = scope.via.mention(effect.who, scope)
    const owner = { ...subject, again: true }
    const zones = effect.zones.map((zone) => possessed(owner, ZONES[zone]))
    const then = effect.zones.includes('library') ? ', puis la bibliothèque est mélangée' : ''
    return [{ subject, verb: EXCHANGE, rest: joinWith('et', zones) + then }]
  },
}
