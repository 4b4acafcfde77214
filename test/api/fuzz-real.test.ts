import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { checkAnswer } from '../fuzz/check-answer.ts'
import { mutated, partsOf } from '../fuzz/mutate.ts'
import { otherRequests, playedRequests, structureRequests } from '../fuzz/real-requests.ts'
import { type FuzzRequest, sentAs } from '../fuzz/request.ts'
import { chanceFrom } from '../generators/answer.ts'

const SEED = 20260619
/** More of them, without this runtime: `npm run fuzz -- 100000`. */
const REQUESTS = 1200

const faultOf = async (request: FuzzRequest): Promise<string | null> => {
  const { url, init } = sentAs(request)
  const { fault } = await checkAnswer(request, await exports.default.fetch(url, { ...init, redirect: 'manual' }))
  return fault
}

const SHARES = [playedRequests(SEED, 60), structureRequests(SEED, 60), otherRequests()]

test('a request as a table would send it is answered', async () => {
  for (const request of SHARES.flat().slice(0, 150)) expect(await faultOf(request), JSON.stringify(request)).toBeNull()
})

test('no request mutated from a real one leads to a fault of the service, or to an answer that is not what it says', async () => {
  const chance = chanceFrom(SEED)
  const parts = partsOf(SHARES.flat())
  for (let i = 0; i < REQUESTS; i++) {
    const share = SHARES[chance(SHARES.length)]!
    const request = mutated(share[chance(share.length)]!, parts, chance)
    expect(await faultOf(request), JSON.stringify(request)).toBeNull()
  }
})
