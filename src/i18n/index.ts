/** Facts in, sentences out: every code of the core in English and French. A missing translation does not compile. */
export { type Bilingual, isLang, LANGUAGES, type Lang } from '../core/lang.ts'
export {
  bilingual,
  type ProblemPage,
  renderAssumption,
  renderDecision,
  renderEvent,
  renderFault,
  renderGap,
  renderIllegality,
  renderProblem,
  renderProblemPage,
  renderRenumbering,
  renderStep,
  renderZone,
} from './render.ts'
export type { Phrases } from './speaker.ts'
export type { Names } from './teller.ts'
