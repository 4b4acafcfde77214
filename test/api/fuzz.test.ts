import { exports } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const SEED = 20260619
const POSTS = ['/v1/verdicts', '/v1/legal-actions', '/v1/states', '/v1/cards/compile', '/v1/rules']

const post = (path: string, body: string, type: string) =>
  exports.default.fetch(`https://arbitre.test${path}`, { method: 'POST', headers: { 'Content-Type': type }, body })

/** A position that is well formed, to be spoiled in one place. */
const SOUND = {
  state: {
    turn: { number: 2, active: 'A', step: 'precombat-main', combat: null },
    players: [
      {
        id: 'A',
        life: 20,
        mana: '{R}',
        hand: [null],
        library: 30,
        battlefield: [
          {
            id: 'hound',
            tapped: false,
            counters: { '+1/+1': 1 },
            token: {
              colors: ['R'],
              typeLine: { supertypes: [], types: ['creature'], subtypes: ['Hound'] },
              power: 2,
              toughness: 2,
              abilities: [
                {
                  kind: 'activated',
                  cost: [{ kind: 'tap' }],
                  body: {
                    kind: 'simple',
                    targets: [{ id: 't', filter: { subject: 'player' }, min: 1, max: 1 }],
                    effects: [{ do: 'damage', source: { ref: 'self' }, amount: 1, to: { ref: 'target', id: 't' } }],
                  },
                },
              ],
            },
          },
        ],
      },
      { id: 'B', life: 5, battlefield: [null], graveyard: [null] },
    ],
    history: { creaturesDied: 1 },
  },
  actions: [{ kind: 'activate-ability', player: 'A', object: 'hound', targets: [['B']] }, { kind: 'pass-all' }],
}

const paths = (value: unknown, at: readonly string[] = []): string[][] =>
  typeof value !== 'object' || value === null
    ? [[...at]]
    : [[...at], ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...at, key]))]

const spoil = (value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown => {
  if (key === undefined) return by
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>
  const spoilt = spoil(copy[key], rest, by)
  if (spoilt === undefined) delete copy[key]
  else copy[key] = spoilt
  return copy
}

const oddValue = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    '',
    '__proto__',
    'constructor',
    'toString',
    'A',
    'B',
    'hound',
    'Z',
    -1,
    0,
    1e9,
    0.5,
    1e308,
  ),
  fc.constantFrom([], {}, [[]], [null], { kind: 'x' }, { ref: 'self' }, { a: { b: {} } }, true, false),
  fc.constantFrom('untap', 'cleanup', 'combat-damage', 'declare-attackers', 'declare-blockers', 'battlefield', 'stack'),
  fc.jsonValue({ maxDepth: 3 }),
)

test('a sound request is answered, and twice with the same bytes', async () => {
  const ask = async () => (await post('/v1/verdicts', JSON.stringify(SOUND), 'application/json')).text()
  const first = await ask()
  expect(JSON.parse(first)).toMatchObject({ verdict: 'legal' })
  expect(await ask()).toBe(first)
})

test('no JSON body leads to a fault of the service', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...POSTS), fc.jsonValue(), async (path, body) => {
      const response = await post(path, JSON.stringify(body), 'application/json')
      expect(response.status).toBeLessThan(500)
    }),
    { seed: SEED, numRuns: 150 },
  )
})

test('no text leads to a fault of the service', async () => {
  const words = fc.constantFrom(
    '3',
    'A',
    'B',
    '20:',
    'Mountain',
    'x2',
    '|',
    'hand:',
    '(tapped)',
    '>',
    'cast',
    '->',
    '\n',
    '"',
    '[state]',
    'humanlife=3',
    '{R}',
    'upkeep',
    'é',
    '’',
    '\u0000',
    'x999999999',
  )
  const text = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.array(words, { maxLength: 60 }).map((some) => some.join(' ')),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('/v1/verdicts', '/v1/legal-actions', '/v1/states'), text, async (path, body) => {
      const response = await post(path, body, 'text/plain')
      expect(response.status).toBeLessThan(500)
    }),
    { seed: SEED, numRuns: 250 },
  )
})

test('no position spoilt in one or two places leads to a fault of the service', async () => {
  const place = fc.constantFrom(...paths(SOUND))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(place, oddValue), { minLength: 1, maxLength: 2 }), async (changes) => {
      let body: unknown = SOUND
      for (const [path, by] of changes) {
        if (paths(body).some((one) => one.join('/') === path.join('/'))) body = spoil(body, path, by)
      }
      const sent = JSON.stringify(body ?? null)
      for (const path of ['/v1/verdicts', '/v1/legal-actions', '/v1/states']) {
        const asked =
          path === '/v1/verdicts' || typeof body !== 'object' || body === null
            ? sent
            : JSON.stringify({ state: (body as { state?: unknown }).state })
        const response = await post(path, asked, 'application/json')
        expect(response.status, asked).toBeLessThan(500)
      }
    }),
    { seed: SEED, numRuns: 300 },
  )
})

test('no address leads to a fault of the service', async () => {
  const piece = fc.oneof(
    fc.constantFrom('v1', 'rules', 'search', 'cards', 'problems', '702.19b', '%E0%A4%A', '..', 'constructor'),
    fc.webSegment(),
    fc.string({ maxLength: 20 }).map(encodeURIComponent),
  )
  const query = fc.array(
    fc.tuple(fc.constantFrom('q', 'lang', 'edition', 'limit', 'cursor', 'kind'), fc.string({ maxLength: 30 })),
    { maxLength: 3 },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 4 }), query, async (pieces, pairs) => {
      const response = await exports.default.fetch(
        `https://arbitre.test/${pieces.join('/')}?${new URLSearchParams(pairs)}`,
      )
      expect(response.status).toBeLessThan(500)
    }),
    { seed: SEED, numRuns: 200 },
  )
})
