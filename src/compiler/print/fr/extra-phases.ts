import type { ExtraPhase, ExtraStep } from '../../../core/step.ts'
import { quantity } from './amount.ts'
import type { EffectOf, EffectPrinters } from './effect-printers.ts'
import type { Line } from './line.ts'
import { bindObject } from './move-effect.ts'
import { noun } from './noun.ts'
import type { Scope } from './scope.ts'
import { CONTROL } from './verb.ts'

const NAMES: Readonly<Record<ExtraPhase, string>> = {
  beginning: 'une phase de début supplémentaire',
  combat: 'une phase de combat supplémentaire',
  'postcombat-main': 'une phase principale supplémentaire',
}

export const extraPhases = ({ after, phases, mine }: EffectOf<'extra-phases'>): readonly Line[] => [
  `après cette phase${after === 'main-phase' ? ' principale' : ''}, ${mine === true ? 'vous avez' : 'il y a'} ${phases.map((phase) => NAMES[phase]).join(' suivie d’')}`,
]

const STEP_NAMES: Readonly<Record<ExtraStep, readonly [singular: string, plural: string]>> = {
  upkeep: ['étape d’entretien supplémentaire', 'étapes d’entretien supplémentaires'],
  draw: ['étape de pioche supplémentaire', 'étapes de pioche supplémentaires'],
  end: ['étape de fin supplémentaire', 'étapes de fin supplémentaires'],
}

const extraSteps = ({ after, step, amount = 1, mine }: EffectOf<'extra-steps'>, scope: Scope): readonly Line[] => {
  const steps = quantity(amount, noun('f', ...STEP_NAMES[step]), scope)
  const there = mine === true ? 'vous avez' : 'il y a'
  return [`après cette ${after === 'step' ? 'étape' : 'phase'}, ${there} ${steps.text} ${steps.after}`.trimEnd()]
}

/** What happens to turns, and to the game. */
export const TURN_EFFECTS: EffectPrinters<
  'extra-steps' | 'restart-game' | 'play-subgame' | 'end-now' | 'draw-game' | 'control-player'
> = {
  'extra-steps': extraSteps,
  'restart-game': ({ leaving, as }, scope) => {
    if (leaving === undefined) return ['recommencez la partie']
    const left = scope.via.mention(leaving, scope, 'all')
    bindObject(as, left, scope, true)
    return [`recommencez la partie en laissant en exil ${left.text}`]
  },
  'play-subgame': () => ['les joueurs jouent une sous-partie de Magic, avec leur bibliothèque pour deck'],
  'end-now': ({ what }) => [what === 'turn' ? 'mettez fin au tour' : 'mettez fin à la phase de combat'],
  'draw-game': () => ['la partie est nulle'],
  'control-player': (effect, scope) => {
    const subject = scope.via.mention(effect.who, scope, 'each')
    const whom = scope.via.mention(effect.whom, scope)
    return [{ subject, verb: CONTROL, rest: `${whom.text} pendant son prochain tour`, stated: true }]
  },
}
