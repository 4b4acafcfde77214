import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import { SELF, YOU } from '../../../src/core/ref.ts'
import {
  activated,
  all,
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  replaces,
  slot,
  spell,
  TAP,
  target,
  triggered,
} from '../../support/define-card.ts'
import { type Side, unsettled } from '../sba/settled.ts'

const CARDS: readonly CardDefinition[] = [
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Late Ox', '{2}{G}', 'Ox', '2/2', [replaces({ kind: 'enters-with', what: 'self', tapped: true })]),
  defineCard('Strong Air', '{G}', 'Enchantment', [continuous({ types: ['creature'] }, bigger(1))]),
  defineCard('Heavy Air', '{G}', 'Enchantment', [replaces({ kind: 'enters-with', what: CREATURE, tapped: true })]),
  defineCard('Wide Loss', '{B}', 'Sorcery', [
    spell([], { do: 'discard', who: YOU, amount: 2 }, { do: 'mill', who: YOU, amount: 5 }, gainsLife(1)),
  ]),
  defineCard('Two Ends', '{B}', 'Sorcery', [
    spell(
      [slot(CREATURE, 'a'), slot(CREATURE, 'b')],
      { do: 'destroy', what: target('a') },
      { do: 'tap', what: target('b') },
    ),
  ]),
  defineCard('Old Song', '{0}', 'Sorcery', [
    {
      kind: 'static',
      zone: 'graveyard',
      effects: [{ kind: 'permission', may: { act: 'cast', what: { is: SELF }, who: 'you' } }],
    },
    spell([], gainsLife(3)),
  ]),
  defineCard('Early Bell', '{2}', 'Artifact', [
    fixedRule({
      kind: 'permission',
      may: { act: 'cast', what: { subject: 'spell', types: ['sorcery'] }, who: 'you' },
      asThough: 'flash',
    }),
  ]),
  defineCard('Warm Hearth', '{0}', 'Instant', [spell([], gainsLife(4))]),
  defineCard('Drought', '{0}', 'Instant', [
    spell([], {
      do: 'rule',
      what: all({ subject: 'player' }),
      rule: { kind: 'restriction', cant: { act: 'gain-life', who: 'any' } },
      duration: 'end-of-turn',
    }),
  ]),
  defineCreature('Hound', '{R}', 'Dog', '2/2', [
    triggered({ on: 'deals-damage', what: 'self', combat: true }, [
      { do: 'gain-life', who: YOU, amount: { kind: 'event-amount' } },
    ]),
  ]),
  defineCreature('Idle Monk', '{W}', 'Monk', '0/1', [activated(TAP, [], gainsLife(1))]),
]
const id = (name: string) => name.toLowerCase().replaceAll(' ', '-')
const cards = (names: readonly string[]) => names.map((name) => ({ id: id(name), name }))
const board = (hand: readonly string[], mine: readonly string[] = [], more: Side = {}, turn: object = {}) =>
  unsettled(
    CARDS,
    { mana: '{W}{B}{G}', hand: cards(hand), battlefield: cards(mine), ...more },
    {},
    { turn: { number: 3, active: 'A', step: 'precombat-main', ...turn } as never },
  )

describe('CR 609.2: effects apply to permanents where they name nothing else', () => {
  it('not to cards elsewhere', () => {
    const game = board(['Plain Ox'], ['Strong Air', 'Late Ox'], { graveyard: [{ id: 'gone', name: 'Plain Ox' }] })
    expect(['late-ox', 'plain-ox', 'gone'].map((one) => game.size(one))).toEqual(['3/3', '3/3', '3/3'])
    expect(game.traits('plain-ox').power).toBe(3)
    expect(game.traits('gone').power).toBe(3)
  })
})

describe('CR 609.3: an effect does as much as it can', () => {
  it('one card is discarded of two, and two are milled of five', () => {
    const game = board(['Wide Loss', 'Plain Ox'], [], { library: 2 }).resolve('A', 'wide-loss')
    expect([game.player('A').hand, game.player('A').library, game.player('A').graveyard.length]).toEqual([[], [], 4])
    expect(game.player('A').life).toBe(21)
  })
})

describe('CR 609.4, 609.4a: "as though" holds for what it says, together with others', () => {
  const cast = { kind: 'cast-spell', player: 'A', object: 'song' } as const
  const graveyard = [{ id: 'song', name: 'Old Song' }]
  const elsewhere = { step: 'end', priority: 'A' }
  it.each([
    ['from the graveyard in one’s main phase', [], {}, ['legal']],
    ['from the graveyard at another time', [], elsewhere, ['timing.sorcery 117.1a 307.1']],
    ['as though it had flash as well', ['Early Bell'], elsewhere, ['legal']],
  ])('%s', (_, mine, turn, expected) => {
    expect(board([], mine, { graveyard }, turn).refusal(cast)).toEqual(expected)
  })

  it('609.4: it has no flash for anything else', () => {
    expect(board(['Old Song'], ['Early Bell']).has('old-song', 'flash')).toBe(false)
  })
})

describe('CR 614.17a: "can’t" does not go back in time', () => {
  it('life gained before stays gained', () => {
    const game = board(['Warm Hearth', 'Drought']).resolve('A', 'warm-hearth').resolve('A', 'drought')
    expect(game.player('A').life).toBe(24)
  })
  it('and what comes after is stopped', () => {
    const game = board(['Warm Hearth', 'Drought']).resolve('A', 'drought').resolve('A', 'warm-hearth')
    expect(game.player('A').life).toBe(20)
  })
})

describe('CR 120.9: damage dealt by the source that is spoken of', () => {
  it('not what others deal at the same time', () => {
    const game = board([], ['Hound', 'Plain Ox']).passTo('declare-attackers').attack('hound', 'plain-ox')
    game.passTo('end-of-combat')
    expect([game.player('A').life, game.player('B').life]).toEqual([22, 15])
  })
})
