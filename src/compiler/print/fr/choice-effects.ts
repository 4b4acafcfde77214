import { choiceText } from './choice.ts'
import type { EffectPrinters } from './effect-printers.ts'
import { CHOOSE, NOTE } from './verb.ts'

export const CHOICE_EFFECTS: EffectPrinters<'choose' | 'note'> = {
  choose: ({ who, choice }, scope) => [
    { subject: scope.via.mention(who, scope, 'each'), verb: CHOOSE, rest: choiceText(choice, scope) },
  ],
  note: ({ amount }, scope) => [
    { subject: scope.via.mention({ ref: 'you' }, scope), verb: NOTE, rest: scope.via.value(amount, scope) },
  ],
}
