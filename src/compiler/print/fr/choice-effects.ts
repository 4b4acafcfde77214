import { castModifications } from './cast-modifications.ts'
import { choiceText } from './choice.ts'
import { durationText } from './duration.ts'
import type { EffectPrinters } from './effect-printers.ts'
import { CHOOSE, NOTE } from './verb.ts'

export const CHOICE_EFFECTS: EffectPrinters<'choose' | 'note' | 'next-spell'> = {
  'next-spell': ({ who, what, modifications, duration }, scope) => {
    const player = scope.via.mention(who, scope, 'each')
    const cast = player.you ? 'que vous lancez' : `que lance ${player.text}`
    const span = durationText(duration, scope)
    return [castModifications(what, modifications, { before: 'le prochain', after: `${cast} ${span}`.trim() }, scope)]
  },
  choose: ({ who, choice }, scope) => [
    { subject: scope.via.mention(who, scope, 'each'), verb: CHOOSE, rest: choiceText(choice, scope) },
  ],
  note: ({ amount }, scope) => [
    { subject: scope.via.mention({ ref: 'you' }, scope), verb: NOTE, rest: scope.via.value(amount, scope) },
  ],
}
