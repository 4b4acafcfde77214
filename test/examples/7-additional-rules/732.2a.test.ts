import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/core/action.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import {
  activated,
  all,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  enchant,
  TAP,
  token,
  triggered,
} from '../../support/define-card.ts'

const CARDS = [
  defineCard('Gift of Sprouts', '{2}{G}', 'Enchantment — Aura', [
    enchant(CREATURE),
    continuous('attached', {
      kind: 'add-ability',
      ability: activated(TAP, [], { do: 'create-token', who: { ref: 'you' }, amount: 1, token: token('Elf', 1) }),
    }),
  ]),
  defineCard('Waking Alarm', '{2}{U}', 'Enchantment', [
    triggered({ on: 'enters', what: CREATURE }, [{ do: 'untap', what: all(CREATURE) }]),
  ]),
  defineCreature('Grey Ox', '{2}', 'Ox', '3/3'),
]
const pass = (player: string): Action => ({ kind: 'pass-priority', player })
const use: Action = { kind: 'activate-ability', player: 'A', object: 'ox' }
/** Activated, a token made, the creature untapped. */
const ROUND: readonly Action[] = [use, pass('A'), pass('B'), pass('A'), pass('B')]

describe('732.2a: a shortcut', () => {
  it('732.2a example 1: a loop of an ability and a trigger of another player is proposed so many times, and taken so often', () => {
    const game = mainPhase(CARDS, {
      a: {
        battlefield: [
          { id: 'ox', name: 'Grey Ox' },
          { id: 'gift', name: 'Gift of Sprouts', attachedTo: 'ox' },
        ],
      },
      b: { battlefield: ['Waking Alarm'] },
    })
    const times = 20
    const shortcut: Action = {
      kind: 'shortcut',
      player: 'A',
      sequence: [{ kind: 'loop', times: times - 1, sequence: ROUND }, use, pass('A'), pass('B')],
    }
    expect(game.judge(shortcut)).toMatchObject({
      verdict: 'incomplete',
      decision: { kind: 'accept-shortcut', player: 'B' },
    })
    game.do({ ...shortcut, answers: { 'shortcut:B': true } })
    expect(game.names('battlefield').filter((name) => name === 'Elf Token')).toHaveLength(times)
    // It ends as the last of the tokens is there and the other player's ability waits for its turn.
    expect(game.names('stack')).toEqual(['Waking Alarm'])
    expect(game.object('ox').tapped).toBe(true)
    expect(game.turn.priority).toBe('A')
  })
})
