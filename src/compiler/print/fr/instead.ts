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

const FIRST = {
  you: 'la première que vous piochez à chacune de vos étapes de pioche',
  other: 'la première qu’il pioche à chacune de ses étapes de pioche',
} as const

const NOTHING: Readonly<Record<'you' | 'other', Readonly<Record<Of<'instead'>['event'], string>>>> = {
  you: {
    draw: 'vous passez cette pioche à la place',
    'life-gain': 'vous n’en gagnez pas à la place',
    'life-loss': 'vous n’en perdez pas à la place',
    'life-payment': 'vous n’en payez pas à la place',
  },
  other: {
    draw: 'il passe cette pioche à la place',
    'life-gain': 'il n’en gagne pas à la place',
    'life-loss': 'il n’en perd pas à la place',
    'life-payment': 'il n’en paie pas à la place',
  },
}

export const instead = (replacement: Of<'instead'>, scope: Scope): string => {
  const { event, who, effects, optional, condition, exceptFirst } = replacement
  const player = who === 'you' ? 'vous deviez' : `${RELATION_TEXTS[who]} devait`
  const first = exceptFirst === true ? `, excepté ${FIRST[who === 'you' ? 'you' : 'other']}` : ''
  const would = `${player} ${WOULD[event]}${first}${condition === undefined ? '' : ` et ${ifText(condition, scope)}`}`
  if (effects.length === 0) return `si ${would}, ${who === 'you' ? NOTHING.you[event] : NOTHING.other[event]}`
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
  Record<Exclude<Phase, Step> | 'turn' | 'extra-turn', { readonly gender: 'm' | 'f'; readonly name: string }>
> = {
  beginning: { gender: 'f', name: 'phase de début' },
  combat: { gender: 'f', name: 'phase de combat' },
  ending: { gender: 'f', name: 'phase de fin' },
  turn: { gender: 'm', name: 'tour' },
  'extra-turn': { gender: 'm', name: 'tour supplémentaire' },
}

const nameOf = (what: Of<'skip'>['what']): { readonly gender: 'm' | 'f'; readonly name: string } => {
  if (what === 'beginning' || what === 'combat' || what === 'ending' || what === 'turn' || what === 'extra-turn')
    return PHASES_FR[what]
  const { gender, singular } = STEPS_FR[what]
  return { gender, name: singular }
}

export const skip = ({ what, who, once }: Of<'skip'>): string => {
  if (what === 'extra-turn' && once !== true) {
    const [would, does] = who === 'you' ? ['vous deviez', 'vous passez'] : [`${RELATION_TEXTS[who]} devait`, 'il passe']
    return `si ${would} commencer un tour supplémentaire, ${does} ce tour à la place`
  }
  const { gender, name } = nameOf(what)
  const isVowel = /^[aeéiouyh]/iu.test(name)
  const next = gender === 'f' ? 'prochaine ' : 'prochain '
  const own = who === 'you' ? 'votre' : gender === 'f' && (once === true || !isVowel) ? 'sa' : 'son'
  return `${who === 'you' ? 'vous passez' : `${RELATION_TEXTS[who]} passe`} ${own} ${once === true ? next : ''}${name}`
}
