import type { ExtraPhase } from '../../../core/step.ts'
import type { EffectOf } from './effect-printers.ts'
import type { Line } from './line.ts'
import type { Scope } from './scope.ts'

const NAMES: Readonly<Record<ExtraPhase, string>> = {
  combat: 'une phase de combat supplémentaire',
  'postcombat-main': 'une phase principale supplémentaire',
  upkeep: 'une étape d’entretien supplémentaire',
}

export const extraPhases = (
  { after, phases, times, yours }: EffectOf<'extra-phases'>,
  scope: Scope,
): readonly Line[] => {
  const when = `après cette phase${after === 'main-phase' ? ' principale' : ''}`
  const what = phases.map((phase) => NAMES[phase]).join(' suivie d’')
  const often = times === undefined ? '' : `, autant de fois que ${scope.via.value(times, scope)}`
  return [`${when}, ${yours === true ? 'vous avez' : 'il y a'} ${what}${often}`]
}
