import { readFileSync } from 'node:fs'
import { describe } from 'vitest'
import type { Action } from '../../src/core/action.ts'
import { CURRENT_EDITION } from '../../src/core/edition.ts'
import { LANGUAGES } from '../../src/core/lang.ts'
import type { State } from '../../src/core/state.ts'
import { judge } from '../../src/engine/index.ts'
import {
  type Names,
  type Phrases,
  renderDecision,
  renderEvent,
  renderGap,
  renderIllegality,
} from '../../src/i18n/index.ts'
import { CARDS } from './cards.ts'
import { broken, type Law, testInGames } from './in-games.ts'

const deepFreeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
}

/** Also when asked about a copy, so that nothing hangs on which object in memory it is. */
const deterministic: Law = ({ before, action, verdict }) => {
  const copy = JSON.parse(JSON.stringify({ before, action })) as { before: State; action: Action }
  const again = judge(copy.before, copy.action, CARDS)
  if (JSON.stringify(again) !== JSON.stringify(verdict)) broken('another verdict', action, verdict, again)
}

/** What is frozen throws when it is changed: from here on this state is judged frozen, and so is the one that follows. */
const untouched: Law = ({ before, action, verdict }) => {
  const isFirst = !Object.isFrozen(before)
  deepFreeze(before)
  deepFreeze(action)
  deepFreeze(verdict)
  if (isFirst) judge(before, action, CARDS)
}

const facts = JSON.parse(readFileSync(`rules-index/facts/${CURRENT_EDITION}.json`, 'utf8')) as {
  readonly rules: Readonly<Record<string, unknown>>
}
const exists = (rule: string): boolean => Object.hasOwn(facts.rules, rule)

const cited: Law = ({ action, verdict }) => {
  const rules = (): readonly string[] => {
    switch (verdict.verdict) {
      case 'legal':
        return [...verdict.trail.map(({ rule }) => rule), ...(verdict.decision === null ? [] : [verdict.decision.rule])]
      case 'illegal':
        return verdict.reasons.flatMap((reason) => (reason.rules.length === 0 ? [''] : reason.rules))
      case 'incomplete':
        return [verdict.decision.rule]
      case 'unsupported':
        return verdict.gaps.flatMap(({ rule }) => (rule === undefined ? [] : [rule]))
      case 'invalid':
        return verdict.faults.flatMap((fault) => fault.rules)
    }
  }
  const missing = rules().filter((rule) => !exists(rule))
  if (missing.length > 0) broken(`no such rule: ${missing.join()}`, action, verdict)
}

const phrases: Phrases = { filter: () => 'a thing', cost: () => '{1}' }

const told: Law = ({ before, action, verdict }) => {
  const names: Names = (id) => (before.objects[id] === undefined ? undefined : { id, name: `Named ${id}` })
  for (const lang of LANGUAGES) {
    const sentences =
      verdict.verdict === 'illegal'
        ? verdict.reasons.map((reason) => renderIllegality(reason, lang, phrases))
        : verdict.verdict === 'unsupported'
          ? verdict.gaps.map((gap) => renderGap(gap, lang))
          : verdict.verdict === 'legal'
            ? verdict.events.map((event) => renderEvent(event, lang, names))
            : verdict.verdict === 'incomplete'
              ? [renderDecision(verdict.decision, lang, names)]
              : []
    const bad = sentences.find((text) => text.trim() === '' || /undefined|NaN|\[object|null/.test(text))
    if (bad !== undefined) broken(`${lang}: ${bad}`, action, verdict)
  }
}

describe('verdicts in 2,000 games', () => {
  testInGames({
    'the same state and action get the same verdict, byte for byte': deterministic,
    'the state and the action given are never changed': untouched,
    'every rule cited is a rule of the current edition': cited,
    'everything is told in both languages': told,
  })
})
