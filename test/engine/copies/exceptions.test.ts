import { describe, expect, it } from 'vitest'
import type { CopyExceptions } from '../../../src/core/copy.ts'
import type { Effect } from '../../../src/core/effect.ts'
import {
  CREATURE,
  defineCard,
  defineCreature,
  keyword,
  replaces,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const PERMANENT = { subject: 'permanent' } as const
const enters = (name: string, except: CopyExceptions) =>
  defineCreature(name, '{U}{U}', 'Shapeshifter', '0/3', [
    replaces({ kind: 'enters-as-copy', of: PERMANENT, optional: true, except }),
  ])
const becomes = (except: CopyExceptions): Effect => ({
  do: 'become-copy',
  what: target(),
  of: target('model'),
  except,
})
const CARDS = [
  defineCreature('Red Drake', '{1}{R}', 'Drake', '2/2', [keyword('flying')]),
  defineCreature('Pale Ox', '{1}', 'Ox', '5/4', [keyword('devoid')]),
  defineCard('Mill', '{2}', 'Artifact'),
  enters('Blue Face', { keeps: ['colors', 'name'] }),
  enters('Small Face', { keeps: ['power-toughness'] }),
  enters('Big Beast', { ifIs: { type: 'creature', except: { power: 9, toughness: 9 } } }),
  enters('Live Beast', { types: ['creature'], ifIs: { type: 'creature', except: { power: 9, toughness: 9 } } }),
  enters('Own Beast', { ifIs: { type: 'creature', except: { types: ['creature'], power: 9, toughness: 9 } } }),
  defineCard('Veil', '{0}', 'Instant', [
    spell([slot(CREATURE), slot(CREATURE, 'model')], becomes({ keeps: ['colors'] })),
  ]),
  defineCard('Mirror', '{0}', 'Instant', [
    spell([slot(PERMANENT)], { do: 'create-token-copy', who: { ref: 'you' }, amount: 1, of: target() }),
  ]),
  defineCard('Dim Mirror', '{0}', 'Instant', [
    spell([slot(CREATURE)], {
      do: 'create-token-copy',
      who: { ref: 'you' },
      amount: 1,
      of: target(),
      except: { keeps: ['colors'] },
    }),
  ]),
]
const THERE = [
  { id: 'drake', name: 'Red Drake' },
  { id: 'ox', name: 'Pale Ox' },
  { id: 'mill', name: 'Mill' },
]
const board = (...hand: readonly string[]) =>
  mainPhase(CARDS, {
    a: {
      hand: hand.map((name) => ({ id: name, name })),
      battlefield: ['Island', 'Island'].map((name, i) => ({ id: `${name}-${i}`, name })),
    },
    b: { battlefield: THERE },
  })
const entering = (name: string, model: string) => {
  const game = board(name, 'Mirror').resolve('A', name).answer([model])
  return { game, copy: game.state.battlefield.find((id) => id.startsWith(name))! }
}

describe('CR 707.9c: what is not copied', () => {
  it('707.9c: what enters as a copy keeps its own, and others copy that', () => {
    const { game, copy } = entering('Blue Face', 'drake')
    const look = { name: 'Blue Face', colors: ['U'], power: 2, toughness: 2, manaValue: 2, subtypes: ['Drake'] }
    expect(game.traits(copy)).toMatchObject(look)
    game.resolve('A', 'Mirror', [copy])
    const made = Object.values(game.state.objects).find(({ substance }) => substance.kind === 'token')!
    expect(game.traits(made.id)).toMatchObject(look)
  })

  it('707.9c: its power and toughness, where it keeps those', () => {
    const { game, copy } = entering('Small Face', 'drake')
    expect([game.size(copy), game.traits(copy).colors, game.has(copy, 'flying')]).toEqual(['0/3', ['R'], true])
  })

  it('707.9c: what becomes a copy keeps what it was, be that no colour at all', () => {
    expect(board('Veil').resolve('A', 'Veil', ['ox'], ['drake']).traits('ox')).toMatchObject({
      name: 'Red Drake',
      colors: [],
    })
    const red = board('Veil').resolve('A', 'Veil', ['drake'], ['ox'])
    expect(red.traits('drake')).toMatchObject({ name: 'Pale Ox', colors: ['R'] })
    expect(red.has('drake', 'devoid')).toBe(false)
  })

  it('707.9c: of a token that has nothing of its own nothing is said', () => {
    const game = board('Dim Mirror').cast('A', 'Dim Mirror', ['drake']).pass()
    expect(game.refusal({ kind: 'pass-priority', player: 'B' })).toEqual(['unsupported'])
  })
})

describe('CR 707.9f: exceptions for a copy of some kind only', () => {
  it('707.9f: apply where it would be of that kind without them', () => {
    const { game, copy } = entering('Big Beast', 'drake')
    expect([game.traits(copy).name, game.size(copy)]).toEqual(['Red Drake', '9/9'])
  })

  it('707.9f: and not where it would not, whatever it was itself and they would make of it', () => {
    for (const name of ['Big Beast', 'Own Beast']) {
      const { game, copy } = entering(name, 'mill')
      expect(game.traits(copy)).toMatchObject({ name: 'Mill', types: ['artifact'], power: null })
    }
  })

  it('707.9f: the other exceptions count for that', () => {
    const { game, copy } = entering('Live Beast', 'mill')
    expect([game.traits(copy).name, game.size(copy)]).toEqual(['Mill', '9/9'])
  })
})
