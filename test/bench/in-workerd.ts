import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kill } from 'node:process'
import { runWrangler } from '../../scripts/quiet-wrangler.ts'
import { type Figure, measure } from './measure.ts'
import { BOLT, boardOf, CARD, QUESTIONS } from './positions.ts'

const PORT = 8797
const ORIGIN = `http://127.0.0.1:${PORT}`

/** What workerd runs: the bundle of a deployment, with no imported editions. */
const configOf = (modules: readonly string[], main: string): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [ (name = "main", worker = .app), (name = "assets", worker = .none) ],
  sockets = [ (name = "http", address = "127.0.0.1:${PORT}", http = (), service = "main") ]
);
const none :Workerd.Worker = (
  modules = [ (name = "none", esModule = "export default { fetch() { return new Response(null, { status: 404 }) } }") ],
  compatibilityDate = "2026-11-01"
);
const app :Workerd.Worker = (
  modules = [ ${[main, ...modules.filter((name) => name !== main)].map(moduleOf).join(', ')} ],
  bindings = [ (name = "ASSETS", service = "assets") ],
  compatibilityDate = "2026-11-01"
);
`

const moduleOf = (name: string): string =>
  name.endsWith('.js')
    ? `(name = "${name}", esModule = embed "${name}")`
    : `(name = "./${name}", data = embed "${name}")`

const EMPTY = 'export default { fetch() { return new Response("ok") } }'

/** Starts workerd and waits for its first answer; returns how long that took. */
const start = async (folder: string): Promise<{ readonly process: ChildProcess; readonly readyMs: number }> => {
  const began = performance.now()
  const process = spawn('workerd', ['serve', join(folder, 'config.capnp')], { stdio: 'ignore', detached: true })
  for (;;) {
    const answer = await fetch(`${ORIGIN}/healthz`).catch(() => null)
    if (answer !== null) {
      await answer.arrayBuffer()
      return { process, readyMs: performance.now() - began }
    }
    if (process.exitCode !== null) throw new Error(`workerd stopped with ${process.exitCode}`)
    if (performance.now() - began > 20_000) throw new Error('workerd did not answer in 20 s')
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

/** The command is a script around the runtime: its whole group is ended. */
const stop = async (process: ChildProcess): Promise<void> => {
  const ended = new Promise((resolve) => process.once('exit', resolve))
  if (process.pid !== undefined) kill(-process.pid, 'SIGKILL')
  await ended
}

const coldStart = async (what: string, folder: string): Promise<Figure> => {
  const times: number[] = []
  for (let i = 0; i < 7; i++) {
    const { process, readyMs } = await start(folder)
    times.push(readyMs)
    await stop(process)
  }
  times.sort((a, b) => a - b)
  return { what, runs: times.length, p50Ms: times[3]!, p99Ms: times.at(-1)! }
}

const ask = async (path: string, body?: unknown): Promise<void> => {
  const response = await fetch(
    `${ORIGIN}${path}`,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
  )
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`)
}

/** The whole service over HTTP on this machine, in the runtime it is deployed to. */
export const measureInWorkerd = async (): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'arbitre-bench-'))
  const bare = mkdtempSync(join(tmpdir(), 'arbitre-bench-'))
  try {
    if (runWrangler(['deploy', '--dry-run', '--minify', '--outdir', folder], 'ignore') !== 0) {
      throw new Error('the Worker does not bundle')
    }
    const modules = readdirSync(folder).filter((name) => name.endsWith('.js') || name.endsWith('.bin'))
    writeFileSync(join(folder, 'config.capnp'), configOf(modules, 'index.js'))
    writeFileSync(join(bare, 'index.js'), EMPTY)
    writeFileSync(join(bare, 'config.capnp'), configOf(['index.js'], 'index.js'))
    const starts = [await coldStart('start an empty worker', bare), await coldStart('start the service', folder)]
    const { process } = await start(folder)
    try {
      return [...starts, ...(await measureCalls())]
    } finally {
      await stop(process)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    rmSync(bare, { recursive: true, force: true })
  }
}

const measureCalls = async (): Promise<readonly Figure[]> => {
  let asked = 0
  const search = () => ask(`/v1/search?q=${encodeURIComponent(QUESTIONS[asked++ % QUESTIONS.length]!)}`)
  const figures = [await measure('GET /healthz', 300, () => ask('/healthz'))]
  for (const size of [30, 100]) {
    const state = boardOf(size)
    figures.push(
      await measure(`POST /v1/verdicts, ${size} permanents`, 200, () =>
        ask('/v1/verdicts', { state, actions: [BOLT] }),
      ),
      await measure(`POST /v1/legal-actions, ${size} permanents`, 30, () => ask('/v1/legal-actions', { state })),
    )
  }
  figures.push(
    await measure('POST /v1/cards/compile', 200, () => ask('/v1/cards/compile', CARD)),
    await measure('GET /v1/search', 200, search),
    await measure('GET /v1/rules/601.2c', 200, () => ask('/v1/rules/601.2c')),
  )
  return figures
}
