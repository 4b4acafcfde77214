import type { Replacement } from '../../../core/replacement.ts'
import type { Phase, Step } from '../../../core/step.ts'
import { ifText } from './condition.ts'
import { withDe } from './elision.ts'
import { RELATION_TEXTS } from './event-party.ts'
import type { Scope } from './scope.ts'
import { STEPS_FR } from './terms.ts'

type Of<K extends Replacement['kind']> = Extract<Replacement, { kind: K }>

const WOULD: Readonly<Record<Of<'instead'>['event'], string>> = {
  draw: 'piocher une carte',
  'life-gain': 'gagner des points de vie',
  'life-loss': 'perdre des points de vie',
  'life-payment': 'payer des points de vie',
}

export const instead = ({ event, who, effects, optional, condition }: Of<'instead'>, scope: Scope): string => {
  const player = who === 'you' ? 'vous deviez' : `${RELATION_TEXTS[who]} devait`
  const would = `${player} ${WOULD[event]}${condition === undefined ? '' : ` et ${ifText(condition, scope)}`}`
  const does = scope.via.instructions(effects, scope)
  const may = who === 'you' ? 'vous pouvez faire ceci à la place' : 'ce joueur peut faire ceci à la place'
  return optional === true ? `si ${would}, ${may} : ${does}` : `si ${would}, ${does} à la place`
}

/** "les blessures qui devraient réduire votre total de points de vie à moins de 1 le réduisent à 1 à la place" */
export const lifeFloor = ({ who, least }: Of<'life-floor'>): string => {
  const total =
    who === 'you' ? 'votre total de points de vie' : `le total de points de vie ${withDe(RELATION_TEXTS[who])}`
  return `les blessures qui devraient réduire ${total} à moins de ${least} le réduisent à ${least} à la place`
}

const PHASES_FR: Readonly<
  Record<Exclude<Phase, Step> | 'turn', { readonly gender: 'm' | 'f'; readonly name: string }>
> = {
  beginning: { gender: 'f', name: 'phase de début' },
  combat: { gender: 'f', name: 'phase de combat' },
  ending: { gender: 'f', name: 'phase de fin' },
  turn: { gender: 'm', name: 'tour' },
}

const nameOf = (what: Of<'skip'>['what']): { readonly gender: 'm' | 'f'; readonly name: string } => {
  if (what === 'beginning' || what === 'combat' || what === 'ending' || what === 'turn') return PHASES_FR[what]
  const { gender, singular } = STEPS_FR[what]
  return { gender, name: singular }
}

export const skip = ({ what, who, once }: Of<'skip'>): string => {
  const { gender, name } = nameOf(what)
  const isVowel = /^[aeéiouyh]/iu.test(name)
  const next = gender === 'f' ? 'prochaine ' : 'prochain '
  const own = who === 'you' ? 'votre' : gender === 'f' && (once === true || !isVowel) ? 'sa' : 'son'
  return `${who === 'you' ? 'vous passez' : `${RELATION_TEXTS[who]} passe`} ${own} ${once === true ? next : ''}${name}`
}
