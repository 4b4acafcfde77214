import type { Verdict } from '../../src/core/verdict.ts'

/** `legal`, `illegal [code [rule…]]`, `incomplete [decision]`, `unsupported`; null for a line that states a fact. */
export const readVerdictLine = (text: string): ExpectedVerdict | null => {
  const [verdict, ...rest] = text.split(/\s+/)
  switch (verdict) {
    case 'legal':
    case 'unsupported':
      return rest.length === 0 ? { verdict, code: null, rules: [] } : null
    case 'illegal':
    case 'incomplete':
      return { verdict, code: rest[0] ?? null, rules: rest.slice(1) }
    default:
      return null
  }
}

export interface ExpectedVerdict {
  readonly verdict: 'legal' | 'illegal' | 'incomplete' | 'unsupported'
  /** The code of one of the reasons, or the kind of the decision. */
  readonly code: string | null
  /** Rules that this reason cites, among others. */
  readonly rules: readonly string[]
}

/** Null if the verdict is as expected, else what it was. */
export const compareVerdict = (expected: ExpectedVerdict, found: Verdict): string | null => {
  if (expected.verdict !== found.verdict) return describeVerdict(found)
  if (expected.code === null) return null
  if (found.verdict === 'incomplete') return found.decision.kind === expected.code ? null : describeVerdict(found)
  if (found.verdict !== 'illegal') return null
  const reason = found.reasons.find(({ code }) => code === expected.code)
  return reason !== undefined && expected.rules.every((rule) => reason.rules.includes(rule))
    ? null
    : describeVerdict(found)
}

export const describeVerdict = (verdict: Verdict): string => {
  switch (verdict.verdict) {
    case 'legal':
      return 'legal'
    case 'illegal':
      return `illegal ${verdict.reasons.map(({ code, rules }) => `${code} ${rules.join(' ')}`).join('; ')}`
    case 'incomplete':
      return `incomplete ${verdict.decision.kind} ${JSON.stringify(verdict.decision)}`
    case 'unsupported':
      return `unsupported ${verdict.gaps.map(({ card, text, reason }) => `${card}: "${text}" ${reason}`).join('; ')}`
    case 'invalid':
      return `invalid ${JSON.stringify(verdict.faults)}`
  }
}
