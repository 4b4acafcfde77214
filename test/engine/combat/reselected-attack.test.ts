import { describe, expect, it } from 'vitest'
import { CREATURE, defineCard, slot, spell, target } from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { inCombat } from './in-combat.ts'
import { drum } from './watchers.ts'

const ox = { id: 'ox', name: 'Plain Ox' }
const ida = { id: 'ida', name: 'Ida, Path Warden' }
const ada = { id: 'ada', name: 'Ida, Path Warden' }
const mislead = defineCard('Mislead', '{0}', 'Instant', [
  spell([slot(CREATURE)], { do: 'reselect-attack', what: target(), who: { ref: 'you' } }),
])

/** A's Ox attacks B, and somebody sends it elsewhere. */
const sent = (by: 'A' | 'C' = 'A'): Game => {
  const hand = [{ id: `mislead-${by}`, name: 'Mislead' }]
  const game = inCombat(
    'declare-attackers',
    {},
    {},
    {
      rules: { variant: 'free-for-all' },
      players: [
        { id: 'A', battlefield: [ox, ada, 'War Drum'], library: 5, ...(by === 'A' ? { hand } : {}) },
        { id: 'B', battlefield: ['Gate Wall'], library: 5 },
        { id: 'C', battlefield: [ida], library: 5, ...(by === 'C' ? { hand } : {}) },
      ],
    },
    [mislead, drum({ on: 'attacks', what: CREATURE })],
  )
    .attack(['ox', 'B'])
    .passAll()
  if (by === 'C') game.pass().pass()
  return game.cast(by, `mislead-${by}`, ['ox']).passAll()
}

describe('CR 508.7a–c: what a creature attacks is chosen anew', () => {
  it('508.7c: among opponents of its controller, their planeswalkers and battles', () => {
    expect(sent().decision).toMatchObject({ kind: 'choose-objects', player: 'A', options: ['B', 'C', 'ida'] })
    expect(sent('C').decision).toMatchObject({ kind: 'choose-objects', player: 'C', options: ['B', 'C', 'ida'] })
  })

  it('508.7a: it attacks that now, has not attacked again, and is not removed from combat', () => {
    const game = sent().answer(['ida'])
    expect(game.turn.combat!.attackers).toEqual([{ attacker: 'ox', defender: 'ida' }])
    expect(game.turn.stack).toEqual([])
    expect(game.events.filter(({ kind }) => kind === 'ability-triggered')).toHaveLength(1)
    expect(game.events.filter(({ kind }) => kind === 'attacks')).toEqual([
      { kind: 'attacks', attacker: 'ox', defender: 'B' },
    ])
    game.passTo('combat-damage')
    expect(game.player('B').life).toBe(20)
    expect(game.names('graveyard')).toContain('Ida, Path Warden')
  })

  it('509.1a: whoever is attacked now may block', () => {
    const game = sent().answer(['C']).passTo('end-of-combat')
    expect(game.player('C').life).toBe(17)
    expect(game.player('B').life).toBe(20)
  })

  it('508.7b: restrictions on declaring attackers do not matter', () => {
    const game = inCombat(
      'declare-attackers',
      {
        battlefield: [ox],
        hand: [
          { id: 'mislead', name: 'Mislead' },
          { id: 'calm', name: 'Calm Down' },
        ],
      },
      { battlefield: [ida] },
      {},
      [
        mislead,
        defineCard('Calm Down', '{0}', 'Instant', [
          spell([slot(CREATURE)], {
            do: 'rule',
            what: target(),
            rule: { kind: 'restriction', cant: { act: 'attack', who: 'self' } },
            duration: 'end-of-turn',
          }),
        ]),
      ],
    ).attack(['ox', 'B'])
    game.resolve('A', 'calm', ['ox']).cast('A', 'mislead', ['ox']).passAll()
    expect(game.answer(['ida']).turn.combat!.attackers).toEqual([{ attacker: 'ox', defender: 'ida' }])
  })

  it('a creature that does not attack is asked nothing', () => {
    const game = inCombat(
      'declare-attackers',
      { battlefield: [ox, { id: 'pup', name: 'Small Pup' }], hand: [{ id: 'mislead', name: 'Mislead' }] },
      { battlefield: [ida] },
      {},
      [mislead],
    ).attack(['ox', 'B'])
    expect(game.resolve('A', 'mislead', ['pup']).decision).toBeNull()
  })
})
