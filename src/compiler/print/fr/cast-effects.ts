import { costText } from './cost.ts'
import type { EffectOf } from './effect-printers.ts'
import { withDe } from './elision.ts'
import type { Scope } from './scope.ts'

/** "vous pouvez lancer cette carte sans payer son coût de mana" */
export const castText = ({ who, what, forCost, must, transformed, copies }: EffectOf<'cast'>, scope: Scope): string => {
  const subject = scope.via.mention(who, scope)
  const object = scope.via.mention(what, scope)
  const verb = subject.you ? (must === true ? 'lancez' : 'pouvez lancer') : must === true ? 'lance' : 'peut lancer'
  const price =
    forCost === undefined
      ? ''
      : forCost.length === 0
        ? ' sans payer son coût de mana'
        : ` pour ${costText(forCost, scope)} à la place de son coût de mana`
  const cast = copies === true ? `une copie ${withDe(object.text)}` : object.text
  return `${subject.you ? 'vous' : subject.text} ${verb} ${cast}${transformed === true ? ' en étant transformé' : ''}${price}${must === true ? ' si possible' : ''}`
}

/** "le joueur ciblé perd tout son mana non dépensé", "vous ajoutez le mana perdu de cette manière" */
export const drainTexts = (effect: EffectOf<'drain-mana'>, scope: Scope): readonly string[] => {
  const from = scope.via.mention(effect.from, scope)
  const to = scope.via.mention(effect.to, scope)
  return [
    from.you ? 'vous perdez tout votre mana non dépensé' : `${from.text} perd tout son mana non dépensé`,
    `${to.you ? 'vous ajoutez' : `${to.text} ajoute`} le mana perdu de cette manière`,
  ]
}
