/** The referee: pure functions over states. What a state is, see `core/state.ts`; how one is read, `position/`. */
export { judge } from './judge.ts'
export { type LegalActions, legalActions } from './legal-actions.ts'
export { projectState } from './projection/project.ts'
