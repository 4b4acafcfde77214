/** Every code of the vocabulary becomes a sound sentence in both languages. */

import { describe, expect, test } from 'vitest'
import type { Illegality, IllegalityCode } from '../../src/core/illegality.ts'
import type { ProblemParams, ProblemType } from '../../src/core/problem.ts'
import { RENUMBERING_CODES } from '../../src/core/renumbering.ts'
import { STEPS } from '../../src/core/step.ts'
import type { Assumption } from '../../src/core/verdict.ts'
import { ZONES } from '../../src/core/zone.ts'
import {
  bilingual,
  renderAssumption,
  renderDecision,
  renderEvent,
  renderFault,
  renderGap,
  renderIllegality,
  renderProblem,
  renderRenumbering,
  renderStep,
  renderZone,
} from '../../src/i18n/index.ts'
import { decisionSamples } from './decision-samples.ts'
import { eventSamples } from './event-samples.ts'
import { faultSamples } from './fault-samples.ts'
import { ember, illegalitySamples, otter, warden } from './illegality-samples.ts'
import { phrases } from './phrases.ts'
import { findSentenceFaults } from './sentence-faults.ts'

const names = (id: string) => [ember, otter, warden].find((named) => named.id === id)

describe('illegalities', () => {
  const codes = Object.keys(illegalitySamples) as IllegalityCode[]
  test.each(codes)('%s', (code) => {
    expect(illegalitySamples[code].length).toBeGreaterThan(0)
    for (const params of illegalitySamples[code]) {
      const illegality = { code, rules: [], objects: [], params } as Illegality
      expect(findSentenceFaults(bilingual((lang) => renderIllegality(illegality, lang, phrases)))).toEqual([])
    }
  })

  test('every object of the params is named in both languages, by its own name where it has no French one', () => {
    for (const code of codes) {
      for (const params of illegalitySamples[code]) {
        const { en, fr } = bilingual((lang) =>
          renderIllegality({ code, rules: [], objects: [], params } as Illegality, lang, phrases),
        )
        const values: readonly unknown[] = Object.values(params)
        // A source that is the object itself is “its own text”, not a second name.
        for (const named of [ember, otter].filter((one) => values.includes(one))) {
          expect(en).toContain(named.name)
          expect(fr).toContain(named.fr)
          expect(fr).not.toContain(named.name)
        }
        if (values.includes(warden)) {
          expect(en).toContain("Urza's Warden")
          expect(fr).toContain('Urza’s Warden')
        }
      }
    }
  })
})

test.each(faultSamples)('fault $code $params', (fault) => {
  const pair = bilingual((lang) => renderFault(fault, lang))
  expect(findSentenceFaults(pair)).toEqual([])
})

test.each(decisionSamples)('decision $kind', (decision) => {
  const pair = bilingual((lang) => renderDecision(decision, lang, names))
  expect(findSentenceFaults(pair)).toEqual([])
  expect(pair.en).toContain('A, ')
})

test.each(eventSamples)('event $kind', (event) => {
  expect(findSentenceFaults(bilingual((lang) => renderEvent(event, lang, names)))).toEqual([])
})

test('assumptions', () => {
  const codes: Readonly<Record<Assumption['code'], true>> = {
    history: true,
    priority: true,
    'summoning-sick': true,
    'controlled-since': true,
    'lands-played': true,
    random: true,
    'gap-ignored': true,
  }
  for (const code of Object.keys(codes) as Assumption['code'][]) {
    const pair = bilingual((lang) => renderAssumption({ code, pointer: '' }, lang))
    expect(findSentenceFaults(pair)).toEqual([])
  }
})

test('a gap shows the words and the card', () => {
  const gap = { card: 'Amber Otter', text: 'Whenever it rains', span: [0, 17], reason: 'trigger' } as const
  const pair = bilingual((lang) => renderGap(gap, lang))
  expect(findSentenceFaults(pair)).toEqual([])
  for (const sentence of [pair.en, pair.fr]) {
    expect(sentence).toContain('Amber Otter')
    expect(sentence).toContain('Whenever it rains')
  }
})

test('steps and zones have a name of their own in each language', () => {
  for (const lang of ['en', 'fr'] as const) {
    const all = [...STEPS.map((step) => renderStep(step, lang)), ...ZONES.map((zone) => renderZone(zone, lang))]
    expect(new Set(all).size).toBe(STEPS.length + ZONES.length)
  }
  expect(STEPS.filter((step) => renderStep(step, 'en') === renderStep(step, 'fr'))).toEqual([])
  expect(ZONES.filter((zone) => renderZone(zone, 'en') === renderZone(zone, 'fr'))).toEqual([])
})

describe('problems', () => {
  const params: { readonly [T in ProblemType]: ProblemParams[T] } = {
    'unreadable-body': { reason: 'json' },
    'too-deep': { depth: 900, limit: 64 },
    'not-found': { path: '/v1/rulez' },
    'rule-not-found': { number: '217.1c', edition: '2026-06-19' },
    'edition-not-found': { edition: '2026-06-18', language: 'fr' },
    'term-not-found': { term: 'mana', edition: '2026-06-19' },
    'unknown-edition': { edition: '2026-06-18', first: '1999-04-23', last: '2026-06-19' },
    'unknown-rule': { number: '217.1c', edition: '2026-06-19' },
    'card-not-found': { name: 'Grizly Bears' },
    'method-not-allowed': { method: 'GET', allowed: ['POST', 'OPTIONS'] },
    'too-large': { limitBytes: 262144 },
    'unsupported-media-type': { given: 'text/csv', expected: ['application/json', 'text/plain'] },
    'invalid-request': { count: 2 },
    'impossible-position': { count: 1 },
    'illegal-deck': { count: 2 },
    'impossible-action': { at: 0 },
    'unreadable-notation': { count: 3 },
    'unsupported-format': { format: 'a decklist' },
    'too-many-requests': {},
    internal: {},
  }
  test.each(Object.keys(params) as ProblemType[])('%s', (type) => {
    const [en, fr] = [renderProblem(type, params[type], 'en'), renderProblem(type, params[type], 'fr')]
    // The sentences may quote addresses with rule numbers, which reasons may not.
    const withoutCode = (text: string) => text.replace(/`[^`]*`/g, 'CODE').replace(/\d{3}\.\d\w*/g, 'N')
    for (const part of ['detail', 'meaning', 'example'] as const) {
      expect(findSentenceFaults({ en: withoutCode(en[part]), fr: withoutCode(fr[part]) })).toEqual([])
    }
    expect(findSentenceFaults({ en: `${en.title}.`, fr: `${fr.title}.` })).toEqual([])
  })
})

describe('renumberings', () => {
  const moved = {
    number: '217.1c',
    edition: '2007-10-01',
    to: '2026-06-19',
    numbers: ['400.7', '400.7a'],
    above: '400',
  }
  const kept = { ...moved, number: '400.7', numbers: ['400.7'] }
  const back = { ...moved, edition: '2026-06-19', to: '2007-02-01', above: null }
  test.each(RENUMBERING_CODES)('%s', (code) => {
    for (const params of [moved, kept, back]) {
      const [en, fr] = [renderRenumbering(code, params, 'en'), renderRenumbering(code, params, 'fr')]
      const withoutNumbers = (text: string) => text.replace(/\d{3}\.\d\w*/g, 'N')
      expect(findSentenceFaults({ en: withoutNumbers(en), fr: withoutNumbers(fr) })).toEqual([])
      expect(en).toContain(params.number)
      expect(fr).toContain(params.number)
    }
  })
  test('days are written out, the first of a month as each language does', () => {
    expect(renderRenumbering('unknown', moved, 'en')).toContain('1 October 2007')
    expect(renderRenumbering('unknown', moved, 'fr')).toContain('1er octobre 2007')
  })
})
