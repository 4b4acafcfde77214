import type { z } from '@hono/zod-openapi'
import { parseRuleNumber } from '../../core/rule-number.ts'
import { renderRenumbering } from '../../i18n/index.ts'
import { type Language, refer, resolveLineage, traceRule } from '../../library/index.ts'
import { restatementIn } from '../editions/embedded.ts'
import { showRef } from '../editions/show-rule.ts'
import type { Voice } from '../http/language.ts'
import { say } from '../referee/told.ts'
import type { lineageRef, otherMeaning, resolutionSchema, ruleLineage } from '../schemas/history.ts'
import type { RuleRefAnswer } from '../schemas/rule.ts'
import { history, NEWEST } from './shipped.ts'
import { otherMeanings, type TracedNumber } from './trace-number.ts'

export const dateOf = (edition: number): string => history.editions[edition] as string

/** Where a rule of an edition that may not be held is told of: its history. */
export const historyUri = (number: string, edition: number): string =>
  `/v1/rules/${number}/history?edition=${dateOf(edition)}`

/** A rule of any edition: today's with its name and text's address, those of other editions with that of their history. */
export const showNumber = (text: string, edition: number, language: Language): RuleRefAnswer => {
  const number = parseRuleNumber(text)
  const held = restatementIn(language)
  if (number !== null && edition === NEWEST) return showRef(refer(held, number), held.info)
  return { number: text, title: '', held: false, uri: historyUri(text, edition) }
}

const showLineageRef = (lineage: number, edition: number): z.infer<typeof lineageRef> | null =>
  lineage < 0
    ? null
    : {
        id: history.id(lineage),
        number: history.spans(lineage).find(({ from, to }) => from <= edition && to >= edition)?.number ?? '',
        edition: dateOf(edition),
      }

export const showLineage = (lineage: number, language: Language): z.infer<typeof ruleLineage> => {
  const spans = history.spans(lineage)
  const [first, last] = [spans[0]?.from ?? 0, spans.at(-1)?.to ?? 0]
  const { certainty, numbers } = resolveLineage(history, lineage, last, NEWEST)
  const parts = history.parts(lineage).map((part) => showLineageRef(part, history.spans(part)[0]?.from ?? 0))
  return {
    id: history.id(lineage),
    today: numbers.map((number) => showNumber(number, NEWEST, language)),
    certainty,
    stretches: traceRule(history, lineage).map((stretch) => ({ ...stretch })),
    splitFrom: showLineageRef(history.splitFrom(lineage), first - 1),
    mergedInto: showLineageRef(history.mergedInto(lineage), last + 1),
    parts: parts.filter((part) => part !== null),
  }
}

export const showOtherMeanings = (number: string, lineage: number): z.infer<typeof otherMeaning>[] => {
  const parsed = parseRuleNumber(number)
  return (parsed === null ? [] : otherMeanings(parsed, lineage)).map(({ lineage: other, from, to }) => ({
    id: history.id(other),
    from: dateOf(from),
    to: dateOf(to),
    today: [...resolveLineage(history, other, to, NEWEST).numbers],
  }))
}

type ToldResolution = Pick<
  z.infer<typeof resolutionSchema>,
  'id' | 'certainty' | 'numbers' | 'above' | 'reusedBy' | 'message' | 'warning'
>

export const tellResolution = (traced: TracedNumber, language: Language, voice: Voice): ToldResolution => {
  const { number, lineage, edition, to, resolution } = traced
  const { certainty, numbers, above, reusedBy } = resolution
  const params = { number, edition: dateOf(edition), to: dateOf(to), numbers, above }
  return {
    id: history.id(lineage),
    certainty,
    numbers: numbers.map((one) => showNumber(one, to, language)),
    above: above === null ? null : showNumber(above, to, language),
    reusedBy: reusedBy < 0 ? null : history.id(reusedBy),
    message: say(voice, (lang) => renderRenumbering(certainty, params, lang)),
    ...(reusedBy < 0 ? {} : { warning: say(voice, (lang) => renderRenumbering('reused', params, lang)) }),
  }
}
