import { describe, expect, it } from 'vitest'
import { defineCard, defineCreature, fixedRule } from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCard('Open Gates', '{1}{G}', 'Enchantment', [
    fixedRule({ kind: 'permission', may: { act: 'play-land', who: 'you', extra: 1 } }),
  ]),
  defineCard('Closed Gates', '{1}{W}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'play-land', who: 'opponent' } }),
  ]),
]
const hand = [
  { id: 'island', name: 'Island' },
  { id: 'ox', name: 'Plain Ox' },
]
const play = (object = 'island', player = 'A') => ({ kind: 'play-land', player, object }) as const

describe('CR 305, 116.2a: playing a land', () => {
  it('puts it onto the battlefield without the stack, counts it, and the player keeps priority', () => {
    const game = mainPhase(CARDS, { a: { hand } }).do(play())
    expect(game.names('battlefield')).toEqual(['Island'])
    expect(game.player('A').landsPlayed).toBe(1)
    expect(game.turn).toMatchObject({ stack: [], priority: 'A' })
    expect(game.events).toContainEqual({ kind: 'land-played', object: 'island.2', player: 'A' })
  })

  it.each([
    ['a second land in the turn', play(), { a: { hand, landsPlayed: 1 } }, ['land.already-played 305.2 305.2b']],
    ['no land', play('ox'), { a: { hand } }, ['land.not-a-land 305.1 116.2a']],
    ['in a combat step', play(), { a: { hand }, turn: { step: 'end-of-combat' } }, ['land.wrong-step 116.2a 305.1']],
    [
      'in another player’s turn',
      play(),
      { a: { hand }, turn: { active: 'B', step: 'upkeep', priority: 'A' } },
      ['land.not-your-turn 305.3', 'land.wrong-step 116.2a 305.1'],
    ],
    ['from a graveyard', play(), { a: { graveyard: [hand[0]!] } }, ['zone.cannot-play-from 305.1 116.2a']],
    ['from another hand', play(), { b: { hand } }, ['cast.not-yours 305.1 108.3']],
    [
      'under a prohibition',
      play(),
      { a: { hand }, b: { battlefield: ['Closed Gates'] } },
      ['land.prohibited 101.2 305.1'],
    ],
  ] as const)('refuses %s', (_, action, setting, reasons) => {
    expect(mainPhase(CARDS, setting).refusal(action)).toEqual(reasons)
  })

  it('is refused while something is on the stack', () => {
    const game = mainPhase([...CARDS, defineCard('Wait', '{0}', 'Artifact')], {
      a: { hand: [...hand, { id: 'wait', name: 'Wait' }] },
    }).cast('A', 'wait')
    expect(game.refusal(play())).toEqual(['land.stack-not-empty 116.2a 305.1'])
  })

  it('allows one more with an effect that says so, and no third (305.2a)', () => {
    const game = mainPhase(CARDS, { a: { hand, landsPlayed: 1, battlefield: ['Open Gates'] } })
    expect(game.refusal(play())).toEqual(['legal'])
    const twice = mainPhase(CARDS, { a: { hand, landsPlayed: 2, battlefield: ['Open Gates'] } })
    expect(twice.refusal(play())).toEqual(['land.already-played 305.2 305.2b'])
  })

  it('takes an unknown card of the hand for the land that is named', () => {
    const game = mainPhase(CARDS, { a: { hand: 3 } }).do({ kind: 'play-land', player: 'A', card: 'Forest' })
    expect(game.names('battlefield')).toEqual(['Forest'])
    expect(game.player('A').hand).toHaveLength(2)
  })

  it.each([
    [{ kind: 'play-land', player: 'A', object: 'nothing' }, 'object.unknown', '/object'],
    [{ kind: 'play-land', player: 'A', card: 'No Such Card' }, 'card.unknown', '/card'],
    [{ kind: 'play-land', player: 'A' }, 'action.object-missing', '/card'],
  ] as const)('answers what names nothing as a fault: %j', (action, code, pointer) => {
    const verdict = mainPhase(CARDS, { a: { hand: 2 } }).judge(action)
    expect(verdict).toMatchObject({ verdict: 'invalid', faults: [{ code, pointer }] })
  })

  it('offers a nonland card to be cast instead', () => {
    const verdict = mainPhase(CARDS, { a: { hand, battlefield: lands('Forest') } }).judge(play('ox'))
    expect(verdict).toMatchObject({ reasons: [{ alternative: { kind: 'cast-spell', player: 'A', object: 'ox' } }] })
  })
})
