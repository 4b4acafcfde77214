import type { ExtraPhase } from '../../../core/step.ts'
import type { EffectOf } from './effect-printers.ts'
import type { Line } from './line.ts'

const NAMES: Readonly<Record<ExtraPhase, string>> = {
  combat: 'une phase de combat supplémentaire',
  'postcombat-main': 'une phase principale supplémentaire',
}

export const extraPhases = ({ after, phases }: EffectOf<'extra-phases'>): readonly Line[] => [
  `après cette phase${after === 'main-phase' ? ' principale' : ''}, il y a ${phases.map((phase) => NAMES[phase]).join(' suivie d’')}`,
]
