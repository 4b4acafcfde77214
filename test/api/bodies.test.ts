import { exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'

type Problem = {
  type: string
  status: number
  detail: string
  errors?: { pointer: string; code: string; detail: string }[]
}

const post = (
  body: BodyInit,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
  path = '/v1/states',
) => exports.default.fetch(`https://arbitre.test${path}?lang=en`, { method: 'POST', headers, body })

const problem = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const document = await response.json<Problem>()
  expect(document.status).toBe(response.status)
  return { ...document, type: document.type.replace('https://arbitre.test/problems/', '') }
}

describe('400', () => {
  test.each(['{', '', '{"state": undefined}', "{'state': 1}", '[1,]'])('%j is not JSON', async (body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await problem(response)).toMatchObject({ type: 'unreadable-body', detail: 'The body is not JSON.' })
  })

  test('bytes that are not UTF-8', async () => {
    const response = await post(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))
    expect(response.status).toBe(400)
    expect(await problem(response)).toMatchObject({ type: 'unreadable-body', detail: 'The body is not UTF-8 text.' })
  })

  test('brackets without end', async () => {
    const response = await post('['.repeat(100_000))
    expect(response.status).toBe(400)
    expect((await problem(response)).type).toBe('too-deep')
  })

  test('brackets inside strings do not count', async () => {
    const response = await post(JSON.stringify({ state: '[\\"{'.repeat(2000) }))
    expect((await problem(response)).type).not.toBe('too-deep')
  })
})

describe('413', () => {
  const large = 'x'.repeat(600 * 1024)

  test('a body announced as too large', async () => {
    const response = await post(JSON.stringify({ state: large }))
    expect(response.status).toBe(413)
    expect((await problem(response)).type).toBe('too-large')
  })

  test('a stream that says nothing of its size', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(64 * 1024))
    let sent = 0
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (++sent > 100) controller.close()
        else controller.enqueue(chunk)
      },
    })
    const response = await post(stream)
    expect(response.status).toBe(413)
    // Reading stopped near the limit rather than at the end.
    expect(sent).toBeLessThan(20)
  })
})

describe('415', () => {
  test.each([['text/csv'], ['application/x-www-form-urlencoded'], ['application/jsonp']])('%s', async (type) => {
    const response = await post('{}', { 'Content-Type': type })
    expect(response.status).toBe(415)
    expect(response.headers.get('accept')).toBe('application/json, text/plain')
    expect((await problem(response)).type).toBe('unsupported-media-type')
  })

  test('plain text where no notation is read', async () => {
    const response = await post('702.19', { 'Content-Type': 'text/plain' }, '/v1/rules')
    expect(response.status).toBe(415)
    expect(response.headers.get('accept')).toBe('application/json')
  })

  test('no content type at all', async () => {
    const response = await post(new Uint8Array([0x7b, 0x7d]), {})
    expect(response.status).toBe(415)
  })
})

describe('422 of the form', () => {
  const errorsOf = async (body: unknown) => {
    const response = await post(JSON.stringify(body))
    expect(response.status).toBe(422)
    const document = await problem(response)
    expect(document.type).toBe('invalid-request')
    return document.errors ?? []
  }
  const state = { turn: { active: 'A', step: 'upkeep' }, players: [{ id: 'A' }, { id: 'B' }] }

  test('a field that is missing', async () => {
    expect(await errorsOf({})).toEqual([
      { pointer: '/state', code: 'schema.missing', detail: 'This field is missing.' },
    ])
  })

  test('a misspelt field, deep inside, is pointed at', async () => {
    const players = [{ id: 'A', battlefield: [{ name: 'Forest', taped: true }] }, { id: 'B' }]
    expect(await errorsOf({ state: { ...state, players } })).toEqual([
      {
        pointer: '/state/players/0/battlefield/0',
        code: 'schema.unrecognized-keys',
        detail: 'Unknown field: `taped`.',
      },
    ])
  })

  test('a value outside a closed list names the list', async () => {
    const [error] = await errorsOf({ state: { ...state, turn: { active: 'A', step: 'main' } } })
    expect(error).toMatchObject({ pointer: '/state/turn/step', code: 'schema.invalid-value' })
    expect(error?.detail).toContain('`precombat-main`')
  })

  test('a number that is none, a list too long, a reserved id', async () => {
    const players = [{ id: 'A', life: '20' }, { id: '__proto__' }]
    const errors = await errorsOf({ state: { ...state, players, extraTurns: Array(2000).fill('A') } })
    expect(errors.map(({ pointer }) => pointer).sort()).toEqual([
      '/state/extraTurns',
      '/state/players/0/life',
      '/state/players/1/id',
    ])
  })

  test('a key that JavaScript gives a meaning of its own, however it is written', async () => {
    for (const key of ['__proto__', '\\u005f_proto__']) {
      const body = JSON.stringify({ state }).replace('"id":"A"', `"id":"A","counters":{"${key}":{}}`)
      const response = await post(body)
      expect(response.status).toBe(422)
      expect((await problem(response)).errors?.map(({ pointer, code }) => [pointer, code])).toEqual([
        ['/state/players/0/counters/__proto__', 'schema.reserved-name'],
      ])
    }
  })

  test('in French', async () => {
    const response = await exports.default.fetch('https://arbitre.test/v1/states?lang=fr', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    expect(await response.json()).toMatchObject({ errors: [{ detail: 'Ce champ manque.' }] })
  })
})

describe('422 of the position', () => {
  test('everything impossible is listed, with its rule', async () => {
    const response = await post(
      JSON.stringify({
        state: {
          turn: { active: 'C', step: 'upkeep' },
          players: [{ id: 'A', battlefield: [{ id: 'x', name: null, attachedTo: 'x' }] }, { id: 'B' }],
        },
      }),
    )
    expect(response.status).toBe(422)
    const document = await problem(response)
    expect(document.type).toBe('impossible-position')
    expect(document.errors?.map(({ pointer, code }) => [pointer, code])).toEqual(
      expect.arrayContaining([
        ['/state/turn/active', 'turn.active-unknown'],
        ['/state/players/0/battlefield/0/attachedTo', 'object.attached-to-itself'],
      ]),
    )
  })

  test('a view of a player who is not there', async () => {
    const response = await post(
      JSON.stringify({
        state: { turn: { active: 'A', step: 'upkeep' }, players: [{ id: 'A' }, { id: 'B' }] },
        view: 'Z',
      }),
    )
    expect(response.status).toBe(422)
    expect(await problem(response)).toMatchObject({ errors: [{ pointer: '/view', code: 'player.unknown' }] })
  })
})
