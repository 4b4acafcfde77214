import { expect, test } from 'vitest'
import type { StaticEffect } from '../../../src/core/ability.ts'
import { readPosition } from '../../../src/engine/position/read-position.ts'
import { viewPosition } from '../../../src/engine/position/view-position.ts'
import { defineCard, shelf } from '../../support/define-card.ts'

type Show = Extract<StaticEffect, { kind: 'show' }>
const shows = (show: Omit<Show, 'kind'>) =>
  defineCard('Clear Glass', '{1}', 'Artifact', [{ kind: 'static', effects: [{ kind: 'show', ...show }] }])
const PLAIN = ['First Leaf', 'Second Leaf', 'Third Leaf'].map((name) => defineCard(name, '{1}', 'Artifact', []))

const views = (show: Omit<Show, 'kind'>) => {
  const cards = shelf([shows(show), ...PLAIN])
  const read = readPosition(
    {
      players: [
        { id: 'A', battlefield: ['Clear Glass'], library: ['First Leaf', 'Second Leaf'] },
        { id: 'B', library: ['Third Leaf'], hand: ['First Leaf'] },
      ],
    },
    cards,
  )
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  const seen = (viewer: string) =>
    viewPosition(read.value, viewer, cards).players!.map(({ library, hand }) => [library, hand])
  return { A: seen('A'), B: seen('B') }
}

const names = (zone: unknown): readonly (string | null)[] =>
  Array.isArray(zone) ? zone.map((one) => (typeof one === 'object' && one !== null ? (one.name ?? null) : one)) : []

test.each([
  [
    'the top card of a library that you may look at',
    { what: 'library-top', whose: 'you', to: 'you' },
    ['First Leaf', null],
    [],
    [],
  ],
  [
    'the top card of a library, revealed',
    { what: 'library-top', whose: 'you', to: 'all' },
    ['First Leaf', null],
    [],
    ['First Leaf', null],
  ],
  [
    'the top cards of the libraries of others',
    { what: 'library-top', whose: 'opponent', to: 'all' },
    [],
    ['Third Leaf'],
    [],
  ],
] as const)('401.5: %s', (_, show, ownToA, theirsToA, ownToB) => {
  const { A, B } = views(show)
  expect(names(A[0]![0])).toEqual(ownToA)
  expect(names(A[1]![0])).toEqual(theirsToA)
  expect(names(B[0]![0])).toEqual(ownToB)
})

test('400.2: the hands of others, revealed', () => {
  expect(names(views({ what: 'hand', whose: 'opponent', to: 'all' }).A[1]![1])).toEqual(['First Leaf'])
  expect(names(views({ what: 'library-top', whose: 'you', to: 'all' }).A[1]![1])).toEqual([])
})

test('what can’t be worked out shows nothing, and is no fault', () => {
  const unasked = { ref: 'choose', filter: { subject: 'permanent' }, count: 1, chooser: { ref: 'you' } } as const
  const show: StaticEffect = { kind: 'show', what: 'hand', whose: 'opponent', to: 'you' }
  const cards = shelf([
    defineCard('Dim Glass', '{1}', 'Artifact', [
      { kind: 'static', effects: [show], condition: { kind: 'matches', what: unasked, filter: {} } },
    ]),
    ...PLAIN,
  ])
  const read = readPosition(
    {
      players: [
        { id: 'A', battlefield: ['Dim Glass'] },
        { id: 'B', hand: ['First Leaf'] },
      ],
    },
    cards,
  )
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  expect(names(viewPosition(read.value, 'A', cards).players![1]!.hand)).not.toContain('First Leaf')
})
