import { describe, expect, it } from 'vitest'
import type { TokenDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import { lands, mainPhase } from '../../engine/main-phase.ts'
import {
  activated,
  CREATURE,
  defineCard,
  defineCreature,
  keyword,
  slot,
  spell,
  TAP,
  target,
} from '../../support/define-card.ts'

const YOU = { ref: 'you' } as const
const creates = (token: TokenDefinition): Effect => ({ do: 'create-token', who: YOU, amount: 1, token })
const STORED = 'stored'

const CARDS = [
  defineCard('Seed Sage', '{2}', 'Artifact', [
    activated(
      TAP,
      [],
      creates({
        colors: ['G'],
        typeLine: { supertypes: [], types: ['creature'], subtypes: ['Saproling'] },
        power: 1,
        toughness: 1,
        abilities: [],
      }),
    ),
  ]),
  defineCard('Friend of Pip', '{2}', 'Artifact', [
    activated(
      TAP,
      [],
      creates({
        name: 'Pip',
        colors: ['R'],
        typeLine: { supertypes: ['legendary'], types: ['creature'], subtypes: ['Squirrel'] },
        power: 1,
        toughness: 1,
        abilities: [keyword('trample'), keyword('haste')],
      }),
    ),
  ]),
  defineCard('Second Likeness', '{G}', 'Sorcery', [
    spell([slot(CREATURE)], { do: 'create-token-copy', who: YOU, amount: 1, of: target() }),
  ]),
  defineCreature('Reluctant Doubter', '{1}{B}', 'Human', '2/2', [keyword('menace')]),
  defineCard('Memory Jar', '{2}', 'Artifact', [
    activated(TAP, [], { do: 'create-token-copy', who: YOU, amount: 1, of: { ref: 'linked', link: STORED } }),
    activated([], [slot({ subject: 'card', zones: ['graveyard'], types: ['creature'] })], {
      do: 'exile',
      what: target(),
      link: STORED,
    }),
  ]),
]

const use = (name: string, ability = 0, targets?: readonly string[]) => ({
  kind: 'activate-ability' as const,
  player: 'A',
  object: name,
  ability,
  ...(targets === undefined ? {} : { targets: [targets] }),
})

describe('tokens', () => {
  it('111.3 example 1: a token has what the effect says and nothing more', () => {
    const game = mainPhase(CARDS, { a: { battlefield: [{ id: 'sage', name: 'Seed Sage' }] } })
    game.do(use('sage')).passAll()
    expect(game.traits(game.find('Saproling Token'))).toMatchObject({
      colors: ['G'],
      types: ['creature'],
      subtypes: ['Saproling'],
      power: 1,
      toughness: 1,
      manaCost: null,
      manaValue: 0,
      supertypes: [],
      abilities: [],
    })
  })

  it('111.4 example 2: where the effect gives a name, the subtype and the word Token are no part of it', () => {
    const game = mainPhase(CARDS, { a: { battlefield: [{ id: 'friend', name: 'Friend of Pip' }] } })
    game.do(use('friend')).passAll()
    const token = game.state.battlefield.find((id) => id !== 'friend')!
    expect(game.traits(token)).toMatchObject({ name: 'Pip', subtypes: ['Squirrel'], supertypes: ['legendary'] })
    expect(game.has(token, 'trample') && game.has(token, 'haste')).toBe(true)
  })

  it('111.4 example 3: a token that is a copy has the name of what it copies', () => {
    const game = mainPhase(CARDS, {
      a: { battlefield: lands('Forest'), hand: [{ id: 'likeness', name: 'Second Likeness' }] },
      b: { battlefield: [{ id: 'doubter', name: 'Reluctant Doubter', counters: { '+1/+1': 1 } }] },
    })
    game.resolve('A', 'likeness', ['doubter'])
    const token = game.state.battlefield.find((id) => game.object(id).substance.kind === 'token')!
    const { id: _, controller, ...copied } = game.traits(token)
    expect(copied).toMatchObject({ name: 'Reluctant Doubter', subtypes: ['Human'], power: 2, toughness: 2 })
    expect(copied).toMatchObject({ manaCost: ['1', 'B'], abilities: [keyword('menace')] })
    expect(controller).toBe('A')
  })

  it('111.12 example 1: nothing is created as a copy of a card that was never exiled', () => {
    const setting = {
      a: {
        battlefield: [{ id: 'jar', name: 'Memory Jar' }],
        graveyard: [{ id: 'below', name: 'Reluctant Doubter' }],
      },
    }
    const empty = mainPhase(CARDS, setting).do(use('jar')).passAll()
    expect(empty.state.battlefield).toEqual(['jar'])
    const filled = mainPhase(CARDS, setting)
      .do(use('jar', 1, ['below']))
      .passAll()
      .do(use('jar'))
      .passAll()
    expect(filled.names('battlefield')).toEqual(['Memory Jar', 'Reluctant Doubter'])
  })
})
