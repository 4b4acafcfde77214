import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Position } from '../../../src/core/position.ts'
import type { State } from '../../../src/core/state.ts'
import { readPosition } from '../../../src/engine/position/read-position.ts'
import { viewPosition } from '../../../src/engine/position/view-position.ts'
import { catalogue } from '../../generators/card-definitions.ts'
import { anyPosition } from '../../generators/position.ts'

const read = (position: Position): State => {
  const result = readPosition(position, catalogue)
  if (!result.ok) throw new Error(JSON.stringify(result.errors))
  return result.value
}

/** What stands in quotation marks, cut at what composed keys are cut at. */
const textsOf = (json: unknown): ReadonlySet<string> =>
  new Set([...JSON.stringify(json).matchAll(/"([^"]*)"/g)].flatMap(([, text = '']) => [text, ...text.split(/[/:]/)]))

/** Every zone and every part that speaks of ids holds something that B may not see. */
const secrets: Position = {
  seed: 'elm',
  turn: { active: 'A', step: 'precombat-main' },
  players: [
    {
      id: 'A',
      hand: [{ id: 'secret-scorch', name: 'Scorch' }, 'Unsay'],
      library: [{ id: 'secret-bear', name: 'Meadow Bear' }, null, 'Kite Scout'],
      exile: [{ id: 'secret-exiled', name: 'Bog Viper', faceDown: true }],
      battlefield: [
        { id: 'secret-morph', name: 'Hill Brute', faceDown: true, tapped: true, counters: { charge: 1 } },
        { id: 'blade', name: 'Plain Blade', attachedTo: 'secret-morph' },
      ],
    },
    { id: 'B', hand: ['Gate Sentry'], library: [{ id: 'own-secret', name: 'Twin Lancer' }] },
  ],
  cards: [{ name: 'Scorch', oracle_text: 'private words' }, { name: 'Plain Blade' }],
  stack: [{ id: 'bolt', name: 'Rolling Ember', controller: 'A', targets: [['secret-morph']] }],
  effects: [
    {
      id: 'e1',
      source: 'bolt',
      controller: 'A',
      objects: ['secret-morph'],
      modifications: [],
      duration: 'end-of-turn',
      timestamp: 9,
      turn: 1,
    },
  ],
  waiting: [
    {
      id: 'w1',
      source: 'secret-scorch',
      controller: 'A',
      ability: {
        kind: 'triggered',
        event: { on: 'draws', who: 'you' },
        body: { kind: 'simple', targets: [], effects: [] },
      },
      event: { object: 'secret-scorch' },
    },
  ],
  lastKnown: {
    'was-hidden': {
      object: {
        id: 'was-hidden',
        substance: { kind: 'card', name: 'Camp Crier' },
        owner: 'A',
        controller: 'A',
        zone: 'hand',
      },
      characteristics: { name: 'Camp Crier' },
    },
  } as unknown as NonNullable<Position['lastKnown']>,
  history: { attacked: ['secret-morph'], used: ['secret-morph/0', 'secret-scorch/1'] },
  pending: {
    decision: {
      key: 'discard:secret-scorch:1',
      player: 'A',
      rule: '701.9b',
      kind: 'choose-objects',
      purpose: 'discard',
      source: 'bolt',
      options: ['secret-scorch', 'unsay', 'blade'],
      min: 1,
      max: 1,
    },
    step: 'resolve',
    answers: { 'search:secret-bear': ['secret-bear'], other: true },
  },
}

describe('what a player may see', () => {
  const view = viewPosition(read(secrets), 'B', catalogue)
  const texts = textsOf(view)

  it.each(['Scorch', 'Unsay', 'Meadow Bear', 'Kite Scout', 'Bog Viper', 'Hill Brute', 'Camp Crier', 'Twin Lancer'])(
    'B does not read the name %s',
    (name) => expect(texts).not.toContain(name),
  )

  it.each([
    'secret-scorch',
    'unsay',
    'secret-bear',
    'secret-exiled',
    'secret-morph',
    'own-secret',
    'was-hidden',
    'elm',
  ])('B does not read %s', (id) => expect(texts).not.toContain(id))

  it('shows what is public and what is B’s own', () => {
    expect(view.players[0]).toMatchObject({ id: 'A', hand: [{ id: 'A-hand-1' }, null], library: 3 })
    expect(view.players[1]).toMatchObject({ id: 'B', library: 1, hand: [{ name: 'Gate Sentry' }] })
    expect(view.players[0]?.battlefield).toEqual([
      { id: 'A-battlefield-1', faceDown: true, tapped: true, counters: { charge: 1 } },
      { id: 'blade', name: 'Plain Blade', attachedTo: 'A-battlefield-1' },
    ])
    expect(view.stack?.[0]?.targets).toEqual([{ slot: 'target', mode: 0, chosen: ['A-battlefield-1'] }])
    expect(view.pending).toMatchObject({ decision: { options: ['blade'] }, answers: { other: true } })
    expect(view.cards).toEqual([{ name: 'Plain Blade' }])
  })

  it('shows a player who is asked about cards those cards', () => {
    const searching: Position = {
      ...secrets,
      pending: {
        decision: {
          key: 'search',
          player: 'B',
          rule: '701.23a',
          kind: 'choose-objects',
          purpose: 'search',
          source: null,
          options: ['secret-bear'],
          min: 0,
          max: 1,
        },
        step: 'resolve',
        answers: {},
      },
    }
    const seen = viewPosition(read(searching), 'B', catalogue)
    expect(seen.pending?.decision).toMatchObject({ options: ['secret-bear'] })
    expect(seen.players[0]?.library).toEqual([{ id: 'secret-bear', name: 'Meadow Bear' }, null, null])
  })

  it('never holds a name that only hidden cards have, nor their ids, and can be read', () => {
    fc.assert(
      fc.property(anyPosition, (sent) => {
        const state = read(sent)
        for (const viewer of state.seats) {
          const seen = viewPosition(state, viewer, catalogue)
          const found = textsOf(seen)
          const isHidden = (id: string) => {
            const one = state.objects[id]!
            if (one.zone === 'library') return true
            if (one.zone === 'hand') return one.owner !== viewer
            return one.faceDown && (one.zone === 'exile' || one.controller !== viewer)
          }
          const nameOf = (id: string) => {
            const { substance } = state.objects[id]!
            return substance.kind === 'card'
              ? substance.name
              : substance.kind === 'copy'
                ? substance.definition.name
                : ''
          }
          const ids = Object.keys(state.objects)
          const known = new Set(ids.filter((id) => !isHidden(id)).map(nameOf))
          for (const id of ids.filter(isHidden)) {
            if (!/^.+-(library|hand|exile|battlefield)-\d+$/.test(id)) expect(found).not.toContain(id)
            const name = nameOf(id)
            if (name !== '' && !known.has(name)) expect(found).not.toContain(name)
          }
          expect(readPosition(seen, catalogue)).toMatchObject({ ok: true })
        }
      }),
      { numRuns: 200 },
    )
  })
})
