/** `npm run demo`: starts the service on this machine, asks for one verdict and one search, prints the answers and stops. */
import { createTestHarness } from 'wrangler'
import { quietEnv } from './quiet-wrangler.ts'

Object.assign(process.env, quietEnv)

const POSITION = `3 A precombat-main
A 20: Mountain | hand: Lightning Bolt | library: 53
B 12: Slippery Bogle
> A cast Lightning Bolt -> Slippery Bogle
`

async function show(title: string, url: URL, init?: RequestInit): Promise<void> {
  const response = await fetch(url, init)
  console.log(`\n${title}\n${response.status} ${JSON.stringify(await response.json(), null, 2)}`)
  if (!response.ok) process.exitCode = 1
}

const server = createTestHarness({ workers: [{ configPath: './wrangler.toml' }] })
try {
  const { url } = await server.listen()
  console.log(`Arbitre listens on ${url}`)
  await show(`POST /v1/verdicts?lang=en\n\n${POSITION}`, new URL('/v1/verdicts?lang=en', url), {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: POSITION,
  })
  const question = 'contact mortel et piétinement'
  const search = new URL(`/v1/search?limit=1&q=${encodeURIComponent(question)}`, url)
  await show(`GET /v1/search?limit=1&q=${question}`, search)
} finally {
  await server.close()
}
