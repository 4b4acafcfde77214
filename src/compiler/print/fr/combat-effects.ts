import type { EffectPrinters } from './effect-printers.ts'
import { you } from './move-effect.ts'
import { adjective } from './noun.ts'
import { ATTACK, BECOME, CHOOSE, REMOVE } from './verb.ts'

/** What effects do to who attacks and who blocks. */
export const COMBAT_EFFECTS: EffectPrinters<
  'remove-from-combat' | 'become-blocked' | 'join-attack' | 'reselect-attack'
> = {
  'remove-from-combat': (effect, scope) => {
    const object = scope.via.mention(effect.what, scope, 'all')
    return [{ subject: you(scope), verb: REMOVE, object, rest: 'du combat' }]
  },
  'become-blocked': (effect, scope) => {
    const subject = scope.via.mention(effect.what, scope, 'each')
    return [{ subject, verb: BECOME, rest: adjective('bloqué')(subject.agreement) }]
  },
  'join-attack': (effect, scope) => {
    const subject = scope.via.mention(effect.what, scope, 'each')
    const defender = effect.defender === undefined ? '' : scope.via.mention(effect.defender, scope).text
    return [{ subject, verb: ATTACK, rest: defender }]
  },
  'reselect-attack': (effect, scope) => {
    const subject = scope.via.mention(effect.who, scope)
    const what = scope.via.mention(effect.what, scope)
    return [{ subject, verb: CHOOSE, rest: `à nouveau ce que ${what.text} attaque` }]
  },
}
