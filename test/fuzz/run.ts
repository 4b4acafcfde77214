/**
 * `npm run fuzz -- 100000 [seed]`: requests mutated from real ones, sent to the service in this process. Prints how they were
 * answered by endpoint, and the slowest; fails if an answer is a fault of the service or not what it says it is.
 */
import { chanceFrom } from '../generators/answer.ts'
import { checkAnswer } from './check-answer.ts'
import { mutated, partsOf } from './mutate.ts'
import { otherRequests, playedRequests, structureRequests } from './real-requests.ts'
import { endpointOf, type FuzzRequest, sentAs } from './request.ts'
import { serviceInNode } from './service-in-node.ts'

const [count = '1000', seed = '20260619'] = process.argv.slice(2)
const BATCH = 400
const SLOW_MS = 1000

const chance = chanceFrom(Number(seed))
const app = await serviceInNode()
const others = otherRequests()
const tally: Record<string, number> = {}
const slowest: { readonly ms: number; readonly request: FuzzRequest; readonly kind: string }[] = []
let sent = 0
const faults: { readonly fault: string; readonly request: FuzzRequest }[] = []
let thrown = ''
console.error = (error: unknown) => {
  thrown = error instanceof Error ? String(error.stack) : String(error)
}

const send = async (request: FuzzRequest): Promise<void> => {
  const { url, init } = sentAs(request)
  const start = process.cpuUsage()
  const answered = await checkAnswer(request, await app(url, init))
  // Of the processor: what else the machine does is not counted.
  const ms = process.cpuUsage(start).user / 1000
  const line = `${endpointOf(request)} ${answered.status} ${answered.kind}`
  tally[line] = (tally[line] ?? 0) + 1
  if (answered.fault !== null) faults.push({ fault: answered.status < 500 ? answered.fault : thrown, request })
  slowest.push({ ms, request, kind: line })
  slowest.sort((a, b) => b.ms - a.ms)
  slowest.length = Math.min(slowest.length, 12)
  sent++
}

for (let batch = 0; sent < Number(count); batch++) {
  const from = Number(seed) + batch
  const shares = [playedRequests(from, 60), playedRequests(-from, 60), structureRequests(from, 100), others]
  const parts = partsOf(shares.flat())
  for (let i = 0; i < BATCH; i++) {
    const share = shares[chance(shares.length)]!
    const request = share[chance(share.length)]!
    await send(chance(20) === 0 ? request : mutated(request, parts, chance))
  }
}

for (const [line, times] of Object.entries(tally).toSorted()) console.log(`${String(times).padStart(8)}  ${line}`)
console.log('\nslowest')
for (const { ms, kind, request } of slowest)
  console.log(`${ms.toFixed(0).padStart(8)} ms  ${kind}${ms > SLOW_MS ? ` ${JSON.stringify(request)}` : ''}`)
for (const { fault, request } of faults) console.log(`FAULT ${fault}\n${JSON.stringify(request)}`)
console.log(`${sent} requests, ${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
