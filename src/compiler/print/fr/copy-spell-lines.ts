import { exceptionsText } from './copy-effects.ts'
import type { EffectOf } from './effect-printers.ts'
import type { Line } from './line.ts'
import type { Clause } from './predicate.ts'
import type { Scope } from './scope.ts'
import { COPY } from './verb.ts'

/** "vous copiez ce sort", "vous pouvez choisir de nouvelles cibles pour cette copie" */
export const copySpellLines = (effect: EffectOf<'copy-spell'>, scope: Scope): readonly Line[] => {
  const object = scope.via.mention(effect.what, scope)
  const subject = scope.via.mention(effect.who, scope)
  const differs = effect.except === undefined ? '' : exceptionsText(effect.except, scope)
  const aimed = [
    ...(effect.target === undefined ? [] : [`la copie cible ${scope.via.mention(effect.target, scope).text}`]),
    ...(effect.eachOf === undefined
      ? []
      : [`chaque copie cible un élément différent parmi ${scope.via.mention(effect.eachOf, scope).text}`]),
  ]
  const { times } = effect
  const often = times === undefined ? '' : `autant de fois que ${scope.via.value(times, scope)}`
  const copying: Clause = {
    subject,
    verb: COPY,
    object,
    rest: [often, differs].filter((part) => part !== '').join(' '),
  }
  if (aimed.length > 0) return [copying, ...aimed]
  return effect.newTargets
    ? [copying, `${subject.you ? 'vous pouvez' : `${subject.text} peut`} choisir de nouvelles cibles pour cette copie`]
    : [copying]
}
