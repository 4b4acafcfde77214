import type { Step } from '../../core/step.ts'

/** After “this is …”. */
export const steps: Readonly<Record<Step, string>> = {
  untap: 'the untap step',
  upkeep: 'the upkeep step',
  draw: 'the draw step',
  'precombat-main': 'the precombat main phase',
  'beginning-of-combat': 'the beginning of combat step',
  'declare-attackers': 'the declare attackers step',
  'declare-blockers': 'the declare blockers step',
  'combat-damage': 'the combat damage step',
  'end-of-combat': 'the end of combat step',
  'postcombat-main': 'the postcombat main phase',
  end: 'the end step',
  cleanup: 'the cleanup step',
}
