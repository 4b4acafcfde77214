import type { EffectOf, EffectPrinters } from './effect-printers.ts'
import { withDe, withQue } from './elision.ts'
import type { Line } from './line.ts'
import { bindObject, you } from './move-effect.ts'
import type { Clause } from './predicate.ts'
import type { Mention, Scope } from './scope.ts'
import { lookText } from './token.ts'
import { CLOAK, COME_BACK, LOCK, LOOK, MANIFEST, SKIP as PASS, REVEAL, TURN_OVER, UNLOCK } from './verb.ts'

type FaceVerb =
  | 'phase-out'
  | 'phase-in'
  | 'reveal'
  | 'turn-face-up'
  | 'turn-face-down'
  | 'manifest'
  | 'manifest-dread'
  | 'change-door'

const turn = (what: Mention, face: string, scope: Scope): Clause => ({
  subject: you(scope),
  verb: TURN_OVER,
  object: what,
  rest: face,
})

const manifest = (effect: EffectOf<'manifest'>, scope: Scope): readonly Line[] => {
  const subject = scope.via.mention(effect.who, scope)
  const object = scope.via.mention(effect.what, scope)
  bindObject(effect.as, object, scope, false)
  return [{ subject, verb: effect.cloak === true ? CLOAK : MANIFEST, object, rest: '' }]
}

/** CR 709.5j: halves are called doors. */
const DOORS = {
  unlock: { verb: UNLOCK, door: 'un accès verrouillé' },
  lock: { verb: LOCK, door: 'un accès déverrouillé' },
  either: { verb: LOCK, door: 'ou déverrouillez un accès' },
} as const

const changeDoor = (effect: EffectOf<'change-door'>, scope: Scope): readonly Line[] => {
  const subject = scope.via.mention(effect.who, scope)
  const { verb, door } = DOORS[effect.how]
  const of = withDe(scope.via.mention(effect.what, scope).text)
  const rest = effect.how === 'either' && !subject.you ? 'ou déverrouille un accès' : door
  return [{ subject, verb, rest: `${rest} ${of}` }]
}

export const FACE_EFFECTS: EffectPrinters<FaceVerb> = {
  'phase-out': (effect, scope) => {
    const subject = scope.via.mention(effect.what, scope)
    if (effect.until === undefined) return [{ subject, verb: PASS, rest: 'hors phase' }]
    const self = scope.via.mention({ ref: 'self' }, { ...scope, last: undefined })
    return [{ subject, verb: PASS, rest: `hors phase jusqu’à ce ${withQue(self.text)} quitte le champ de bataille` }]
  },
  'phase-in': (effect, scope) => [
    { subject: scope.via.mention(effect.what, scope), verb: COME_BACK, rest: 'en phase' },
  ],
  reveal: (effect, scope) => {
    const object = scope.via.mention(effect.what, scope)
    const to = effect.to === undefined ? undefined : scope.via.mention(effect.to, scope)
    return to === undefined
      ? [{ subject: you(scope), verb: REVEAL, object, rest: '' }]
      : [{ subject: to, verb: LOOK, object, rest: '' }]
  },
  'turn-face-up': (effect, scope) => [turn(scope.via.mention(effect.what, scope), 'face visible', scope)],
  'turn-face-down': (effect, scope) => {
    const what = scope.via.mention(effect.what, scope)
    const line = turn(what, 'face cachée', scope)
    if (effect.as === undefined) return [line]
    const they = what.agreement.plural ? 'ce sont' : 'c’est'
    return [line, `${they} ${lookText({ colors: [], abilities: [], ...effect.as }, scope)}`]
  },
  'change-door': changeDoor,
  manifest,
  'manifest-dread': (effect, scope) => {
    const subject = scope.via.mention(effect.who, scope)
    return [{ subject, verb: MANIFEST, rest: 'l’effroi' }]
  },
}
