import { describe, expect, it } from 'vitest'
import { lands, mainPhase } from '../../engine/main-phase.ts'
import {
  activated,
  defineCard,
  gainsLife,
  keyword,
  LAND,
  OWN_CREATURE,
  spell,
  TAP,
  triggered,
} from '../../support/define-card.ts'

const CARDS = [
  defineCard('Herd Caller', '{2}', 'Artifact', [
    activated(TAP, [], {
      do: 'add-mana',
      who: { ref: 'you' },
      mana: { kind: 'amount', type: 'G', amount: { kind: 'count', filter: OWN_CREATURE } },
    }),
  ]),
  defineCard('Small Font', '{2}', 'Artifact', [activated(TAP, [], gainsLife(1))]),
  defineCard('No Answer', '{0}', 'Instant', [keyword('split second'), spell([], gainsLife(1))]),
  defineCard('Rich Soil', '{1}{G}', 'Enchantment', [
    triggered({ on: 'taps', what: LAND, forMana: true }, [
      {
        do: 'add-mana',
        who: { ref: 'event', role: 'player' },
        mana: { kind: 'of-event', amount: 1 },
      },
    ]),
  ]),
  defineCard('Gray Two', '{2}', 'Sorcery', [spell([], gainsLife(2))]),
]

describe('mana abilities', () => {
  it('605.2 example 1: one that can’t be used now is one all the same: only its cost stands against it', () => {
    const game = mainPhase(CARDS, {
      a: {
        battlefield: [
          { id: 'caller', name: 'Herd Caller', tapped: true },
          { id: 'font', name: 'Small Font', tapped: true },
          { id: 'ready', name: 'Herd Caller' },
        ],
        hand: [{ id: 'no', name: 'No Answer' }],
      },
    }).cast('A', 'no')
    const use = (object: string) => ({ kind: 'activate-ability', player: 'A', object }) as const
    expect(game.refusal(use('caller'))).toEqual(['cost.tapped 107.5 118.3'])
    expect(game.refusal(use('font')).join()).toContain('timing.split-second')
    game.do(use('ready'))
    expect(game.player('A').mana).toEqual([])
    expect(game.names('stack')).toEqual(['No Answer'])
  })

  it('605.4a example 1: the mana of a triggered one is there at once and pays for the spell', () => {
    const game = mainPhase(CARDS, {
      a: { battlefield: lands('Forest'), hand: [{ id: 'two', name: 'Gray Two' }] },
      b: { battlefield: ['Rich Soil', { id: 'theirs', name: 'Island' }] },
    })
    const payment = { mana: [{ source: 'forest-1' }] }
    game.do({ kind: 'cast-spell', player: 'A', object: 'two', payment })
    expect(game.names('stack')).toEqual(['Gray Two'])
    expect(game.player('A').mana).toEqual([])
    expect(game.passAll().player('A').life).toBe(22)
    game.pass().do({ kind: 'activate-ability', player: 'B', object: 'theirs', ability: 0 })
    expect(game.player('B').mana.map(({ type }) => type)).toEqual(['U', 'U'])
    expect(game.player('A').mana).toEqual([])
    expect(game.names('stack')).toEqual([])
  })
})
