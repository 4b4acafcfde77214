import type { EffectPrinters } from './effect-printers.ts'
import { noun } from './noun.ts'
import { indefinite } from './phrase.ts'
import { bind } from './player-effects.ts'
import { DISCOVER, EXILE } from './verb.ts'

const CARD = noun('f', 'carte')

/** "découvrez 3", "exilez des cartes du dessus de votre bibliothèque jusqu’à une carte non-terrain comprise" */
export const DIG_EFFECTS: EffectPrinters<'exile-until' | 'discover'> = {
  discover: (effect, scope) => {
    const subject = scope.via.mention(effect.who, scope, 'each')
    return [{ subject, verb: DISCOVER, rest: scope.via.value(effect.amount, scope) }]
  },
  'exile-until': (effect, scope) => {
    const subject = scope.via.mention(effect.who, scope, 'each')
    const library = subject.you ? 'votre bibliothèque' : 'sa bibliothèque'
    const phrase = scope.via.describe({ ...effect.until, subject: 'card' }, scope)
    bind(effect.as, { noun: CARD, plural: false }, scope)
    bind(effect.others, { noun: CARD, plural: true }, scope)
    const until = indefinite(phrase)
    return [{ subject, verb: EXILE, rest: `des cartes du dessus de ${library} jusqu’à ${until} comprise` }]
  },
}
