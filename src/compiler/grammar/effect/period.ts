import type { Output, Source } from '../../syntax/syntax.ts'
import { emit, matchLiteral } from '../../syntax/text.ts'

/** The end of a sentence: a period, unless a quoted ability has just ended with one. */
export const readPeriod = (source: Source, at: number): number =>
  source.text[at - 1] === '"' && source.text[at - 2] === '.' ? at : matchLiteral(source, at, '.')

export const writePeriod = (out: Output): readonly Output[] => (out.text.endsWith('."') ? [out] : emit(out, '.'))
