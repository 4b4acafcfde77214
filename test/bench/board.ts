import type { Action } from '../../src/core/action.ts'
import type { CardObject } from '../../src/core/card-object.ts'
import type { Position, PositionEntry, PositionPlayer } from '../../src/core/position.ts'

/** A game well under way: thirty permanents, with effects in several layers, Auras, Equipment and hands on both sides. */
export const BOARD: Position = {
  turn: { number: 9, active: 'A', step: 'precombat-main' },
  players: [
    {
      id: 'A',
      life: 14,
      library: 40,
      hand: [{ id: 'bolt', name: 'Lightning Bolt' }, { id: 'bear', name: 'Grizzly Bears' }, 'Giant Growth', 'Forest'],
      graveyard: ['Shock', 'Elvish Visionary'],
      battlefield: [
        { name: 'Forest', count: 4 },
        { name: 'Mountain', count: 3 },
        { id: 'lord', name: 'Elvish Archdruid' },
        { name: 'Elvish Mystic', count: 2 },
        { name: 'Glorious Anthem' },
        { id: 'wurm', name: 'Craw Wurm', counters: { '+1/+1': 1 } },
        { name: 'Bonesplitter', attachedTo: 'wurm' },
        { name: 'Blood Artist' },
        { name: 'Birds of Paradise' },
      ],
    },
    {
      id: 'B',
      life: 9,
      library: 38,
      hand: 5,
      graveyard: ['Doom Blade', 'Divination', 'Cancel'],
      battlefield: [
        { name: 'Island', count: 4, tapped: true },
        { name: 'Plains', count: 3 },
        { id: 'air', name: 'Air Elemental' },
        { name: 'Black Knight' },
        { name: 'Benalish Marshal' },
        { name: 'Holy Strength', attachedTo: 'air' },
        { name: 'Doomed Traveler' },
        { name: 'Icy Manipulator' },
        { name: 'Crusade' },
        { name: 'Bog Wraith' },
        { name: 'Elite Vanguard' },
      ],
    },
  ],
}

const hasBattlefield = (one: Position['players'][number], more: readonly PositionEntry[]) => ({
  ...one,
  battlefield: [...(one.battlefield ?? []), ...more],
})
const [ours, theirs] = BOARD.players as [PositionPlayer, PositionPlayer]

/** The same game much later: a hundred permanents, and twice as many effects. */
export const LARGE_BOARD: Position = {
  ...BOARD,
  players: [
    hasBattlefield(ours, [
      { name: 'Forest', count: 6 },
      { name: 'Mountain', count: 5 },
      { id: 'lord-2', name: 'Elvish Archdruid' },
      { name: 'Elvish Mystic', count: 5 },
      { name: 'Llanowar Elves', count: 2 },
      { name: 'Glorious Anthem' },
      { name: 'Grizzly Bears', count: 4 },
      { id: 'wurm-2', name: 'Craw Wurm' },
      { name: 'Bonesplitter', attachedTo: 'wurm-2' },
      { name: 'Blood Artist' },
      { name: 'Elvish Visionary', count: 3 },
    ]),
    hasBattlefield(theirs, [
      { name: 'Island', count: 7 },
      { name: 'Plains', count: 8, tapped: true },
      { id: 'air-2', name: 'Air Elemental' },
      { name: 'Holy Strength', attachedTo: 'air-2' },
      { name: 'Benalish Marshal' },
      { name: 'Crusade' },
      { name: 'Black Knight', count: 4 },
      { name: 'Doomed Traveler', count: 5 },
      { name: 'Elite Vanguard', count: 5 },
      { name: 'Bog Wraith', count: 4 },
      { name: 'Icy Manipulator', count: 2 },
    ]),
  ],
}

/** An action that is legal there, and one that is not. */
export const LEGAL: Action = { kind: 'cast-spell', player: 'A', object: 'bolt', targets: [['air']] }
export const ILLEGAL: Action = { kind: 'cast-spell', player: 'A', object: 'bolt', targets: [['bear']] }

/** A card as a tool might send it, invented, with an ability of each sort. */
export const CARD: CardObject = {
  name: 'Lantern Keeper',
  mana_cost: '{1}{W}{W}',
  type_line: 'Creature — Human Cleric',
  oracle_text: [
    'Flying, vigilance',
    'When this creature enters, create two 1/1 white Soldier creature tokens.',
    'Other creatures you control get +1/+1.',
    '{2}{W}, {T}: Tap target creature an opponent controls.',
  ].join('\n'),
  power: '2',
  toughness: '3',
}

export const QUESTIONS = {
  en: ['can a creature with deathtouch and trample', 'first strike damage', 'what is a legendary permanent', '601.2b'],
  fr: ['contact mortel et piétinement', 'blessures d’initiative', 'réponse à un sort', 'étape de nettoyage'],
} as const
