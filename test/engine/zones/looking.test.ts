import { expect, it } from 'vitest'
import type { PositionEntry } from '../../../src/core/position.ts'
import { viewPosition } from '../../../src/engine/position/view-position.ts'
import { CREATURE, defineCard, defineCreature, shelf, slot, spell, target } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const CARDS = [defineCreature('Ox', '{0}', 'Ox', '3/3')]
const ox = (id: string, more: object = {}): PositionEntry => ({ id, name: 'Ox', ...more })
const game = mainPhase(CARDS, {
  a: {
    library: [ox('one'), ox('two'), null],
    graveyard: [ox('dead')],
    exile: [ox('open'), ox('closed', { faceDown: true })],
    battlefield: [ox('mask', { faceDown: true })],
  },
})
const seenBy = (player: string) => viewPosition(game.state, player, shelf(CARDS)).players[0]!
const names = (entries: unknown) => JSON.stringify(entries).split('Ox').length - 1

it.each(['A', 'B'])('CR 401.2, 401.3: %s may count the cards of a library and look at none', (player) => {
  const { library } = seenBy(player)
  expect(names(library)).toBe(0)
  expect(typeof library === 'number' ? library : library?.length).toBe(3)
})

it('CR 404.2, 406.3: everybody looks at a graveyard and at what is exiled face up, nobody at what is exiled face down', () => {
  for (const player of ['A', 'B']) {
    expect(names(seenBy(player).graveyard)).toBe(1)
    expect(names(seenBy(player).exile)).toBe(1)
  }
})

it('CR 708.5: only its controller looks at a face-down permanent', () => {
  expect(names(seenBy('A').battlefield)).toBe(1)
  expect(names(seenBy('B').battlefield)).toBe(0)
})

it('CR 708.2: a face-down permanent is a 2/2 creature and nothing else', () => {
  expect(game.traits('mask')).toMatchObject({ name: '', types: ['creature'], subtypes: [], power: 2, toughness: 2 })
  expect(game.traits('mask')).toMatchObject({ manaCost: null, colors: [], abilities: [] })
})

it('CR 708.9: it is revealed as it leaves the battlefield', () => {
  const kill = defineCard('Kill', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })])
  const setting = { a: { hand: [{ id: 'kill', name: 'Kill' }] }, b: { battlefield: [ox('mask', { faceDown: true })] } }
  const one = mainPhase([...CARDS, kill], setting).resolve('A', 'kill', ['mask'])
  expect(one.events).toContainEqual({ kind: 'revealed', objects: ['mask.2'], to: 'all' })
  expect(one.traits('mask.2').name).toBe('Ox')
  const open = { ...setting, b: { battlefield: [ox('mask')] } }
  const seen = mainPhase([...CARDS, kill], open).resolve('A', 'kill', ['mask'])
  expect(seen.events.filter(({ kind }) => kind === 'revealed')).toEqual([])
})
