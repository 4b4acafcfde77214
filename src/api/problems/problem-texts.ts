import type { Language } from '../../library/index.ts'
import type { ProblemTexts } from './problem-params.ts'
import { problemTextsEn } from './problem-texts-en.ts'
import { problemTextsFr } from './problem-texts-fr.ts'

export const problemTexts: Readonly<Record<Language, ProblemTexts>> = { en: problemTextsEn, fr: problemTextsFr }
