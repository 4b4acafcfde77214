import type { Position } from '../../src/core/position.ts'

const BOARD = [
  'Grizzly Bears',
  'Serra Angel',
  'Forest',
  'Island',
  'Glorious Anthem',
  'Llanowar Elves',
  'Hill Giant',
  'Mountain',
  'Plains',
  'Swamp',
]

/** A board of so many permanents, half on each side, with something to do in hand. */
export const boardOf = (permanents: number): Position => {
  const side = Array.from({ length: permanents / 2 }, (_, i) => BOARD[i % BOARD.length]!)
  return {
    turn: { number: 5, active: 'A', step: 'precombat-main', priority: 'A' },
    players: [
      { id: 'A', library: 40, hand: ['Lightning Bolt', 'Giant Growth', 'Forest', 'Hill Giant'], battlefield: side },
      { id: 'B', library: 40, hand: 4, battlefield: side },
    ],
  }
}

export const BOLT = { kind: 'cast-spell', player: 'A', object: 'lightning-bolt', targets: [['B']] } as const

export const CARD = {
  name: 'Keeper of the Bench',
  mana_cost: '{2}{W}',
  type_line: 'Creature — Human Soldier',
  oracle_text:
    'Vigilance\nWhenever another creature you control enters, you gain 1 life.\n{1}{W}: Target creature gets +1/+1 until end of turn.',
  power: '2',
  toughness: '3',
}

export const QUESTIONS = [
  'deathtouch and trample',
  'can I respond to a land',
  'jeton quitte le champ de bataille',
  '601.2c',
  'même cible plusieurs fois',
]
