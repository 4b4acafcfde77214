import { describe, expect, test } from 'vitest'
import { isForgePuzzle, parseForgePuzzle } from '../../src/notation/forge-puzzle.ts'

const PUZZLE = `[metadata]
Name:Something to work out
Goal:Win
Description:humanlife=99 is only said here.
[state]
# a remark
turn=4
activeplayer=human
activephase=MAIN1
humanlife=3
ailife=12
HumanHand=Cinder Bolt|Set:ABC;Brook Scholar
humanlibrary=
humanlandsplayed=1
humanlandsplayedlastturn=0
humanmanapool=R R G
humancounters=POISON=2
humanbattlefield=Mountain;Mountain|Tapped;Iron Boar|Id:7|Counters:P1P1=2,M0M1=1|SummonSick;Vine Shackle|AttachedTo:7|Owner:AI
aibattlefield=Old Wall|Damage:2|PhasedOut
aigraveyard=Iron Boar;Cinder Bolt
`

const faultsOf = (text: string) => {
  const read = parseForgePuzzle(text)
  return read.ok
    ? []
    : read.errors.map(({ code, params }) => [code, params.line, params.reason, params.word ?? params.expected])
}

test('a puzzle is told from other texts', () => {
  expect(isForgePuzzle(PUZZLE)).toBe(true)
  expect(isForgePuzzle('p0life=20\np1life=20')).toBe(true)
  expect(isForgePuzzle('3 A upkeep\nA 20: Mountain')).toBe(false)
})

test('a puzzle becomes a position', () => {
  const read = parseForgePuzzle(PUZZLE)
  expect(read).toEqual({
    ok: true,
    value: {
      turn: { number: 4, active: 'human', step: 'precombat-main' },
      players: [
        {
          id: 'human',
          life: 3,
          hand: [{ name: 'Cinder Bolt' }, { name: 'Brook Scholar' }],
          library: [],
          landsPlayed: 1,
          mana: '{R}{R}{G}',
          counters: { poison: 2 },
          battlefield: [
            { name: 'Mountain' },
            { name: 'Mountain', tapped: true },
            { id: '7', name: 'Iron Boar', counters: { '+1/+1': 2, '-0/-1': 1 }, summoningSick: true },
            { name: 'Vine Shackle', attachedTo: '7', owner: 'ai' },
          ],
        },
        {
          id: 'ai',
          life: 12,
          hand: [],
          battlefield: [{ name: 'Old Wall', damage: 2, phasedOut: true }],
          graveyard: [{ name: 'Iron Boar' }, { name: 'Cinder Bolt' }],
        },
      ],
    },
  })
})

test('attackers get ids and a combat', () => {
  const read = parseForgePuzzle(
    'turn=2\nactiveplayer=p1\nactivephase=COMBAT_DECLARE_ATTACKERS\np0battlefield=Hill Sage|Id:9\np1battlefield=Iron Boar|Attacking;Iron Boar|Attacking:9',
  )
  expect(read.ok && read.value.turn).toEqual({
    number: 2,
    active: 'p1',
    step: 'declare-attackers',
    combat: {
      attackers: [
        { attacker: 'iron-boar', defender: 'p0' },
        { attacker: 'iron-boar-2', defender: '9' },
      ],
      declaredAttackers: true,
    },
  })
})

describe('what a position cannot say is a fault, with its line', () => {
  const state = 'activeplayer=human\nactivephase=MAIN2\n'
  test.each([
    ['humanbattlefield=t:w_1_1_soldier', 't:w_1_1_soldier'],
    ['humanbattlefield=Iron Boar|Transformed', 'Transformed'],
    ['humanbattlefield=Iron Boar|FaceDown:Manifested', 'FaceDown:Manifested'],
    ['humanbattlefield=Iron Boar|Counters:P1P1=x', 'Counters:P1P1=x'],
    ['humanbattlefield=Iron Boar|constructor', 'constructor'],
    ['humanmanapool=X', 'X'],
  ])('%s', (line, word) => {
    expect(faultsOf(state + line)).toEqual([['notation.syntax', 3, 'unknown-word', word]])
  })

  test('a spell that was cast before', () => {
    expect(faultsOf(`${state}aiprecast=Cinder Bolt`)).toEqual([['notation.syntax', 3, 'line-unknown', 'aiprecast']])
  })

  test('life that is no number', () => {
    expect(faultsOf(`${state}humanlife=many`)).toEqual([['notation.syntax', 3, 'not-a-number', 'many']])
  })

  test('nobody’s turn', () => {
    expect(faultsOf('humanlife=20').map(([, , , expected]) => expected)).toEqual(['activeplayer', 'activephase'])
  })
})
