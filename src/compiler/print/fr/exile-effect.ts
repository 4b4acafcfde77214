import { quantity } from './amount.ts'
import type { EffectOf } from './effect-printers.ts'
import { withQue } from './elision.ts'
import type { Line } from './line.ts'
import { bindObject, you } from './move-effect.ts'
import { noun } from './noun.ts'
import type { Clause } from './predicate.ts'
import type { Scope } from './scope.ts'
import { EXILE } from './verb.ts'

/** "exilez la carte ciblée face cachée jusqu’à ce que cette créature quitte le champ de bataille" */
export const exileLines = (effect: EffectOf<'exile'>, scope: Scope): readonly Line[] => {
  const picked = pickedFromHand(effect, scope)
  if (picked !== null) return [picked]
  const down = effect.faceDown === true ? 'face cachée' : ''
  const object = scope.via.mention(effect.what, scope, 'all')
  const clause: Clause = { subject: you(scope), verb: EXILE, object, rest: down }
  bindObject(effect.as, object, scope, true)
  const lookers = seenText(effect, scope)
  if (effect.until === undefined) return [clause, ...lookers]
  const source = { ...scope, last: undefined }
  return [
    {
      ...clause,
      rest: `${down === '' ? '' : `${down} `}jusqu’à ce ${withQue(scope.via.mention({ ref: 'self' }, source).text)} quitte le champ de bataille`,
    },
    ...lookers,
  ]
}

/** "un joueur ciblé exile une carte de sa main": the player whose hand it is chooses. */
const pickedFromHand = ({ what, until, as }: EffectOf<'exile'>, scope: Scope): Clause | null => {
  if (what.ref !== 'choose' || what.filter.zones?.[0] !== 'hand' || until !== undefined || as !== undefined) return null
  const { chooser, count, filter } = what
  if (chooser.ref === 'you' || JSON.stringify(filter.controlledBy) !== JSON.stringify(chooser)) return null
  const subject = scope.via.mention(chooser, scope)
  const cards = quantity(count, noun('f', 'carte'), scope)
  return {
    subject,
    verb: EXILE,
    rest: `${cards.text} de ${subject.agreement.plural ? 'leur' : 'sa'} main${cards.after}`,
  }
}

/** "vous pouvez regarder cette carte tant qu’elle reste exilée" */
const seenText = ({ seenBy }: EffectOf<'exile'>, scope: Scope): readonly Line[] => {
  if (seenBy === undefined) return []
  const who = scope.via.mention(seenBy, scope)
  const may = who.you ? 'vous pouvez' : `${who.text} ${who.agreement.plural ? 'peuvent' : 'peut'}`
  return [`${may} regarder ce qui est exilé ainsi tant que cela reste exilé`]
}
