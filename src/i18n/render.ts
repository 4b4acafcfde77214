import type { Gap } from '../core/card.ts'
import type { Decision } from '../core/decision.ts'
import type { GameEvent } from '../core/event.ts'
import type { Fault } from '../core/fault.ts'
import type { Illegality } from '../core/illegality.ts'
import { type Bilingual, LANGUAGES, type Lang } from '../core/lang.ts'
import type { ProblemParams, ProblemType } from '../core/problem.ts'
import type { RenumberingCode, RenumberingParams } from '../core/renumbering.ts'
import type { Step } from '../core/step.ts'
import type { Assumption } from '../core/verdict.ts'
import type { Zone } from '../core/zone.ts'
import { en } from './en/pack.ts'
import { fr } from './fr/pack.ts'
import type { LanguagePack } from './language-pack.ts'
import { type Phrases, speakerOf } from './speaker.ts'
import { type Names, tellerOf } from './teller.ts'

const packs: Readonly<Record<Lang, LanguagePack>> = { en, fr }

/** The same sentence in every language: `bilingual((lang) => renderFault(fault, lang))`. */
export const bilingual = (render: (lang: Lang) => string): Bilingual =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, render(lang)])) as Record<Lang, string>

/** What is wrong with an action and why; the rule numbers stand beside it, in `rules`. */
export const renderIllegality = (illegality: Illegality, lang: Lang, phrases: Phrases): string => {
  const { typeset, illegalities } = packs[lang]
  // The table is keyed by code and each code fixes its params, which TypeScript cannot follow through a union.
  const sentence = illegalities[illegality.code] as (params: unknown, say: ReturnType<typeof speakerOf>) => string
  return typeset(sentence(illegality.params, speakerOf(lang, phrases)))
}

/** What is impossible or unknown in what was sent; `pointer` stands beside it. */
export const renderFault = ({ code, params }: Fault, lang: Lang): string =>
  packs[lang].typeset(packs[lang].faults[code](params))

/** The question, to the player it is put to; the options stand beside it. */
export const renderDecision = (decision: Decision, lang: Lang, names: Names): string => {
  const { typeset, decisions } = packs[lang]
  const sentence = decisions[decision.kind] as (decision: unknown, say: ReturnType<typeof tellerOf>) => string
  return typeset(sentence(decision, tellerOf(lang, names)))
}

/** One line of the game's log. Names should be those valid just before the event. */
export const renderEvent = (event: GameEvent, lang: Lang, names: Names): string => {
  const { typeset, events } = packs[lang]
  const sentence = events[event.kind] as (event: unknown, say: ReturnType<typeof tellerOf>) => string
  return typeset(sentence(event, tellerOf(lang, names)))
}

export const renderAssumption = ({ code }: Assumption, lang: Lang): string =>
  packs[lang].typeset(packs[lang].assumptions[code])

export const renderGap = (gap: Gap, lang: Lang): string => packs[lang].typeset(packs[lang].gap(gap))

/** What became of a rule's number between two editions. */
export const renderRenumbering = (code: RenumberingCode, params: RenumberingParams, lang: Lang): string =>
  packs[lang].typeset(packs[lang].renumberings[code](params))

/** With its article: “the upkeep step”, « l’étape d’entretien ». */
export const renderStep = (step: Step, lang: Lang): string => packs[lang].steps[step]

/** With its article where it has one: “the graveyard”, « le cimetière ». */
export const renderZone = (zone: Zone, lang: Lang): string => packs[lang].zones[zone]

export interface ProblemPage {
  readonly title: string
  readonly meaning: string
  readonly example: string
}

/** The parts of a problem that do not depend on the request. */
export const renderProblemPage = (type: ProblemType, lang: Lang): ProblemPage => {
  const { typeset, problems } = packs[lang]
  const { title, meaning, example } = problems[type]
  return { title: typeset(title), meaning: typeset(meaning), example: typeset(example) }
}

/** `title` and `detail` of RFC 9457, with what the problem's page adds. */
export const renderProblem = <T extends ProblemType>(
  type: T,
  params: ProblemParams[T],
  lang: Lang,
): ProblemPage & { readonly detail: string } => {
  const { typeset, problems } = packs[lang]
  return { ...renderProblemPage(type, lang), detail: typeset(problems[type].detail(params)) }
}
