import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BOARD, CARD, ILLEGAL, LARGE_BOARD, LEGAL, QUESTIONS } from './board.ts'
import type { Bundle } from './bundle.ts'
import { type Timing, time, timingOf } from './percentiles.ts'
import { EMPTY_WORKER, withWorkerd } from './serve-workerd.ts'

const STARTS = 7

/** Time from starting the process to its first answer; what the empty Worker takes is the runtime's own. */
export const benchColdStart = async ({ folder, modules }: Bundle): Promise<Readonly<Record<string, Timing>>> => {
  const empty = mkdtempSync(join(tmpdir(), 'arbitre-empty-'))
  try {
    writeFileSync(join(empty, 'index.js'), EMPTY_WORKER)
    return {
      'start, empty Worker': await starts(empty, ['index.js']),
      'start, this Worker': await starts(folder, modules),
    }
  } finally {
    rmSync(empty, { recursive: true, force: true })
  }
}

const starts = async (folder: string, modules: readonly string[]): Promise<Timing> => {
  const took: number[] = []
  for (let start = 0; start < STARTS; start++) {
    await withWorkerd(folder, modules, async (_, startMs) => void took.push(startMs))
  }
  return timingOf(took)
}

/** What a caller on the same machine waits for, one request after the other; `/healthz` is what HTTP itself takes. */
export const benchRequests = ({ folder, modules }: Bundle): Promise<Readonly<Record<string, Timing>>> =>
  withWorkerd(folder, modules, async (url) => {
    const post = (path: string, body: unknown) => {
      const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
      return () => ask(`${url}${path}`, sent)
    }
    const verdict = (action: unknown, state: unknown = BOARD) =>
      post('/v1/verdicts', { state, actions: [action], include: ['state'] })
    const search = (language: 'en' | 'fr') => (run: number) => {
      const question = QUESTIONS[language][run % QUESTIONS[language].length]!
      return ask(`${url}/v1/search?lang=${language}&q=${encodeURIComponent(question)}`)
    }
    return {
      'GET /healthz': await time(600, () => ask(`${url}/healthz`)),
      'POST /v1/verdicts, legal': await time(400, verdict(LEGAL)),
      'POST /v1/verdicts, illegal': await time(400, verdict(ILLEGAL)),
      'POST /v1/legal-actions': await time(150, post('/v1/legal-actions', { state: BOARD, player: 'A' })),
      'POST /v1/verdicts, legal, 100 permanents': await time(150, verdict(LEGAL, LARGE_BOARD)),
      'POST /v1/verdicts, illegal, 100 permanents': await time(150, verdict(ILLEGAL, LARGE_BOARD)),
      'POST /v1/legal-actions, 100 permanents': await time(
        40,
        post('/v1/legal-actions', { state: LARGE_BOARD, player: 'A' }),
      ),
      'POST /v1/cards/compile': await time(400, post('/v1/cards/compile', CARD)),
      'GET /v1/search in English': await time(300, search('en')),
      'GET /v1/search in French': await time(300, search('fr')),
    }
  })

const ask = async (url: string, sent?: RequestInit): Promise<void> => {
  const response = await fetch(url, sent)
  const answer = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${url}: ${answer}`)
}
