import type { Duration } from '../../../core/duration.ts'
import { TAPPED } from './noun.ts'
import type { Scope } from './scope.ts'

/** "jusqu’à la fin du tour"; empty for what never ends. */
export const durationText = (duration: Duration, scope: Scope): string => {
  const self = () => scope.via.mention({ ref: 'self' }, scope)
  switch (duration) {
    case 'end-of-turn':
      return 'jusqu’à la fin du tour'
    case 'end-of-combat':
      return 'jusqu’à la fin du combat'
    case 'your-next-turn':
      return 'jusqu’à votre prochain tour'
    case 'end-of-your-next-turn':
      return 'jusqu’à la fin de votre prochain tour'
    case 'your-next-upkeep':
      return 'jusqu’à votre prochain entretien'
    case 'your-next-end-step':
      return 'jusqu’à votre prochaine étape de fin'
    case 'while-source':
      return `tant que ${self().text} reste sur le champ de bataille`
    case 'while-you-control-it':
      return 'jusqu’à ce que vous en perdiez le contrôle'
    case 'while-you-control-source':
      return `tant que vous contrôlez ${self().text}`
    case 'while-source-tapped': {
      const source = self()
      return `tant que ${source.text} reste ${TAPPED(source.agreement)}`
    }
    case 'next-untap-step':
      return 'pendant la prochaine étape de dégagement de son contrôleur'
    case 'indefinite':
      return ''
    default:
      return duration satisfies never
  }
}

/** For what may or may not be done: "ce tour-ci". */
export const ruleDurationText = (duration: Duration, scope: Scope): string =>
  duration === 'end-of-turn' ? 'ce tour-ci' : durationText(duration, scope)
