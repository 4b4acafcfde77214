import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'

/** Where the runtime's own binary lies; the command of that name would start Node first. */
const { default: workerd } = createRequire(import.meta.url)('workerd') as { readonly default: string }

const COMPATIBILITY_DATE = '2026-11-01'

/** A Worker that does nothing, to tell what starting the runtime itself takes. */
export const EMPTY_WORKER = 'export default { fetch: () => new Response("") }'

const quoted = (text: string): string => JSON.stringify(text)

/** The configuration of workerd for a Worker and the data modules beside it, as deployed: assets and the version are bound. */
const configFor = (modules: readonly string[], port: number): string => {
  const embedded = modules
    .toSorted((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
    .map(
      (name) =>
        `(name = ${quoted(`./${name}`)}, ${name.endsWith('.js') ? 'esModule' : 'data'} = embed ${quoted(name)})`,
    )
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "assets", disk = ${quoted(resolve('rules-index/dist/assets'))}),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [${embedded.join(', ')}],
  compatibilityDate = ${quoted(COMPATIBILITY_DATE)},
  bindings = [(name = "ASSETS", service = "assets"), (name = "VERSION", json = "{\\"id\\":\\"bench\\"}")],
);
`
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

const MOST_TRIES = 2000

/** Starts workerd on a Worker, hands its address and the time to its first answer to `use`, and stops it. */
export const withWorkerd = async <T>(
  folder: string,
  modules: readonly string[],
  use: (url: string, startMs: number) => Promise<T>,
): Promise<T> => {
  const port = await freePort()
  const config = join(folder, 'bench.capnp')
  writeFileSync(config, configFor(modules, port))
  const start = performance.now()
  const child = spawn(workerd, ['serve', config], { stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    const url = `http://127.0.0.1:${port}`
    await firstAnswer(url, () => child.exitCode !== null)
    return await use(url, performance.now() - start)
  } finally {
    if (child.exitCode === null) {
      child.kill()
      await once(child, 'exit')
    }
  }
}

const firstAnswer = async (url: string, hasEnded: () => boolean): Promise<void> => {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    if (hasEnded()) throw new Error('workerd ended before it answered')
    try {
      await (await fetch(`${url}/healthz`)).arrayBuffer()
      return
    } catch {
      await new Promise((resume) => setTimeout(resume, 2))
    }
  }
  throw new Error('workerd never answered')
}
