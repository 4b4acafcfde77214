import { describe, expect, it } from 'vitest'
import type { PositionEntry } from '../../../src/core/position.ts'
import { mainPhase } from '../../engine/main-phase.ts'
import { defineCard, fixedRule, gainsLife, manaCost, spell } from '../../support/define-card.ts'

const SPELLS = { subject: 'spell' } as const
const CARDS = [
  defineCard('Brass Orrery', '{4}', 'Artifact', [
    fixedRule({ kind: 'permission', may: { act: 'cast', what: SPELLS, who: 'you' }, asThough: 'flash' }),
  ]),
  defineCard('Borrowed Graves', '{0}', 'Instant', [
    spell([], {
      do: 'rule',
      what: { ref: 'you' },
      rule: {
        kind: 'permission',
        may: { act: 'cast', what: { ...SPELLS, owner: 'not-you' }, who: 'you' },
        asThough: 'own-graveyard',
      },
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Old Song', '{9}', 'Sorcery', [
    spell([], gainsLife(3)),
    { kind: 'keyword', keyword: 'flashback', cost: manaCost('{0}') },
  ]),
  defineCard('Plain Song', '{0}', 'Sorcery', [spell([], gainsLife(3))]),
]
const onTheirTurn = (borrowed: boolean, ...battlefield: readonly PositionEntry[]) => {
  const game = mainPhase(CARDS, {
    a: { battlefield, hand: [{ id: 'graves', name: 'Borrowed Graves' }] },
    b: {
      graveyard: [
        { id: 'song', name: 'Old Song' },
        { id: 'plain', name: 'Plain Song' },
      ],
    },
    turn: { active: 'B', priority: 'A', passed: ['B'] },
  })
  if (!borrowed) return game
  game.cast('A', 'graves').passAll()
  return game.pass()
}
const cast = (object: string) => ({ kind: 'cast-spell', player: 'A', object }) as const

describe('609.4a: doing one thing as though two conditions were true', () => {
  it('609.4a example 1: a sorcery with flashback in another graveyard is cast as though from one’s own and with flash', () => {
    const game = onTheirTurn(true, 'Brass Orrery')
    expect(game.refusal(cast('plain'))).toEqual(['zone.cannot-play-from 601.3 601.2a'])
    game.do(cast('song')).passAll()
    expect(game.player('A').life).toBe(23)
    expect(game.names('exile', 'B')).toEqual(['Old Song'])
  })

  it('609.4a example 1: neither of the two is enough alone', () => {
    expect(onTheirTurn(true).refusal(cast('song'))).toEqual(['timing.sorcery 117.1a 307.1'])
    expect(onTheirTurn(false, 'Brass Orrery').refusal(cast('song'))).toEqual(['zone.cannot-play-from 601.3 601.2a'])
  })
})
