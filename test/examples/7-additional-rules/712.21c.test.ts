import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { MELD_CARDS } from '../../engine/merging/meld-cards.ts'
import { CREATURE, defineCard, enchant, triggered } from '../../support/define-card.ts'

const DEAD = { ref: 'event', role: 'object' } as const
const YOU = { ref: 'you' } as const
const CARDS: readonly CardDefinition[] = [
  ...MELD_CARDS,
  defineCard('Second Shell', '{2}{U}', 'Enchantment — Aura', [
    enchant(CREATURE),
    triggered({ on: 'dies', what: 'attached' }, [{ do: 'move', what: DEAD, to: 'battlefield', under: YOU }]),
  ]),
  defineCard('Bone Jar', '{3}', 'Artifact', [
    triggered({ on: 'dies', what: { ...CREATURE, token: false } }, [
      { do: 'optional', who: YOU, effects: [{ do: 'exile', what: DEAD }] },
    ]),
  ]),
]
const claw = { id: 'claw', melded: ['Left Claw', 'Right Claw'] }
const card = (name: string) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name })

describe('what finds a melded permanent that has left', () => {
  it('712.21c example 1: both cards that were exiled come back at the end step, each with a counter', () => {
    const game = mainPhase(CARDS, { a: { hand: [card('Slow Flicker')], battlefield: [claw] } })
    game.resolve('A', 'slow-flicker', ['claw'])
    expect(game.names('exile')).toEqual(['Left Claw', 'Right Claw'])
    game.passTo('end').passAll()
    expect(game.names('battlefield')).toEqual(['Left Claw', 'Right Claw'])
    expect(game.state.battlefield.map((id) => game.object(id).counters)).toEqual([{ '+1/+1': 1 }, { '+1/+1': 1 }])
  })

  it('712.21c example 2: an Aura that returns the card of the creature it enchanted returns both', () => {
    const aura = { ...card('Second Shell'), attachedTo: 'claw' }
    const game = mainPhase(CARDS, { a: { hand: [card('Slay')], battlefield: [aura] }, b: { battlefield: [claw] } })
    game.resolve('A', 'slay', ['claw']).passAll()
    expect(game.names('battlefield')).toEqual(['Left Claw', 'Right Claw'])
    expect(game.state.battlefield.map((id) => game.object(id).controller)).toEqual(['A', 'A'])
  })

  it('712.21c example 3: one choice is made for both cards', () => {
    const at = (answer: boolean) =>
      mainPhase(CARDS, { a: { hand: [card('Slay')], battlefield: [card('Bone Jar'), claw] } })
        .resolve('A', 'slay', ['claw'])
        .passAll()
        .answer(answer)
    expect(at(true).names('exile')).toEqual(['Left Claw', 'Right Claw'])
    expect(at(false).names('exile')).toEqual([])
    expect(at(false).names('graveyard', 'A')).toEqual(['Left Claw', 'Right Claw', 'Slay'])
  })
})
