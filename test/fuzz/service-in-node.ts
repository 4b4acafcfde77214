import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The bundler's part: data modules come as one buffer, JSON without more ado. */
registerHooks({
  load: (url, context, next) => {
    if (url.endsWith('.bin')) return { format: 'module', shortCircuit: true, source: bufferModule(fileURLToPath(url)) }
    if (url.endsWith('.json')) {
      const source = `export default ${readFileSync(fileURLToPath(url), 'utf8')}`
      return { format: 'module', shortCircuit: true, source }
    }
    return next(url, context)
  },
})

const bufferModule = (path: string): string =>
  `import { readFileSync } from 'node:fs'
const bytes = readFileSync(${JSON.stringify(path)})
export default bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)`

const ENV = { ASSETS: { fetch: async () => new Response('', { status: 404 }) }, VERSION: { id: 'fuzz' } }

/** Not a literal: the Worker's folders belong to another TypeScript configuration. */
const APP = new URL('../../src/api/app.ts', import.meta.url).href

interface Service {
  readonly request: (url: string, init: RequestInit, env: object) => Promise<Response>
}

/** The service without a network or a runtime of its own. */
export const serviceInNode = async (): Promise<(url: string, init: RequestInit) => Promise<Response>> => {
  const { createApp } = (await import(APP)) as { readonly createApp: () => Service }
  const app = createApp()
  return async (url, init) => app.request(url, init, ENV)
}
