import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import type { Position, PositionPlayer } from '../../../src/core/position.ts'
import type { Step } from '../../../src/core/step.ts'
import {
  activated,
  CREATURE,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  keyword,
  protectionFrom,
  shelf,
  slot,
  spell,
  target,
} from '../../support/define-card.ts'
import { Game } from '../game.ts'

/** Creatures for every rule of combat. */
export const CARDS: readonly CardDefinition[] = [
  defineCard('Forest', '', 'Basic Land — Forest'),
  defineCard('Swamp', '', 'Basic Land — Swamp'),
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCreature('Small Pup', '{R}', 'Dog', '1/1'),
  defineCreature('Dark Imp', '{B}', 'Imp', '1/1'),
  defineCreature('Gate Wall', '{W}', 'Wall', '0/4', [keyword('defender')]),
  defineCreature('Swift Lynx', '{R}', 'Cat', '2/1', [keyword('haste')]),
  defineCreature('Watch Hound', '{1}{W}', 'Dog', '2/2', [keyword('vigilance')]),
  defineCreature('Sky Ray', '{1}{U}', 'Bird', '2/2', [keyword('flying')]),
  defineCreature('Web Hunter', '{1}{G}', 'Spider', '1/3', [keyword('reach')]),
  defineCreature('Fear Wraith', '{1}{B}', 'Wraith', '2/2', [keyword('fear')]),
  defineCreature('Grim Ogre', '{1}{B}{G}', 'Ogre', '3/3', [keyword('intimidate')]),
  defineCreature('Gloom Walker', '{1}{B}', 'Spirit', '2/2', [keyword('shadow')]),
  defineCreature('High Rider', '{1}{W}', 'Human Knight', '2/2', [keyword('horsemanship')]),
  defineCreature('Low Sneak', '{1}{U}', 'Rogue', '2/2', [keyword('skulk')]),
  defineCreature('Cinder Saint', '{1}{W}', 'Human Cleric', '2/2', [protectionFrom('R')]),
  defineCreature('Mire Stalker', '{2}{B}', 'Horror', '3/2', [
    { kind: 'keyword', keyword: 'landwalk', land: { subtypes: ['Swamp'] }, name: 'swampwalk' },
  ]),
  defineCreature('Rival Gang', '{2}{R}', 'Human Rogue', '3/3', [keyword('menace')]),
  defineCard('Copper Golem', '{3}', 'Artifact Creature — Golem', [], { size: '3/3' }),
  defineCard('Walking Siege', '{3}', 'Battle Creature — Siege', [], { size: '3/3' }),
  defineCreature('Quick Blade', '{1}{W}', 'Human Knight', '2/1', [keyword('first strike')]),
  defineCreature('Twin Fang', '{2}{R}', 'Wolf', '2/2', [keyword('double strike')]),
  defineCreature('Hoof Giant', '{2}{G}', 'Giant', '5/4', [keyword('trample')]),
  defineCreature('Bog Asp', '{B}', 'Snake', '1/1', [keyword('deathtouch')]),
  defineCreature('Venom Hoof', '{3}{B}', 'Snake', '4/4', [keyword('deathtouch'), keyword('trample')]),
  defineCreature('Night Priest', '{1}{B}', 'Vampire Cleric', '2/2', [keyword('lifelink')]),
  defineCreature('Venom Thrall', '{1}{G}', 'Phyrexian', '2/2', [keyword('infect')]),
  defineCreature('Stone Idol', '{4}', 'Golem', '3/3', [keyword('indestructible')]),
  defineCreature('Bound Ox', '{2}{G}', 'Ox', '3/3', [
    fixedRule({ kind: 'restriction', cant: { act: 'attack', who: 'self' } }),
  ]),
  defineCreature('Lazy Ox', '{2}{G}', 'Ox', '3/3', [
    fixedRule({ kind: 'restriction', cant: { act: 'block', who: 'self' } }),
  ]),
  defineCreature('War Singer', '{1}{R}', 'Goblin', '2/2', [
    fixedRule({ kind: 'requirement', must: { act: 'attack', who: 'self' } }),
  ]),
  defineCreature('Shy Boar', '{1}{G}', 'Boar', '3/2', [
    fixedRule({ kind: 'restriction', cant: { act: 'attack', who: 'self', alone: true } }),
  ]),
  defineCreature('Loud Bait', '{1}{G}', 'Elk', '2/2', [
    fixedRule({ kind: 'requirement', must: { act: 'block', who: CREATURE, attacker: 'self' } }),
  ]),
  defineCreature('Eager Guard', '{1}{W}', 'Human Soldier', '2/2', [
    fixedRule({ kind: 'requirement', must: { act: 'block', who: 'self' } }),
  ]),
  defineCreature('Lazy Guard', '{1}{W}', 'Human Soldier', '2/2', [
    fixedRule({ kind: 'requirement', must: { act: 'block', who: 'self' } }),
    fixedRule({ kind: 'restriction', cant: { act: 'block', who: 'self' } }),
  ]),
  defineCreature('Wide Beast', '{4}{G}', 'Beast', '5/5', [
    fixedRule({
      kind: 'restriction',
      cant: { act: 'be-blocked-by', who: 'self', count: { op: '>', amount: 1 } },
    }),
  ]),
  defineCard(
    'Ida, Path Warden',
    '{2}{W}',
    'Legendary Planeswalker — Ida',
    [activated([{ kind: 'loyalty', amount: 1 }], [], gainsLife(1))],
    { size: '3' },
  ),
  defineCard('Quiet End', '{B}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
]

/** Instants that anybody can cast for nothing: what happens in the middle of combat. */
export const trick = (name: string, ...effects: readonly Effect[]): CardDefinition =>
  defineCard(name, '{0}', 'Instant', [spell([slot(CREATURE)], ...effects)])

/** A game in A's turn, in the step given; a declaration is still to come. */
export const inCombat = (
  step: Step,
  a: Omit<PositionPlayer, 'id'>,
  b: Omit<PositionPlayer, 'id'> = {},
  more: Partial<Position> = {},
  cards: readonly CardDefinition[] = [],
): Game =>
  Game.at(
    {
      turn: { number: 3, active: 'A', step },
      players: [
        { id: 'A', library: 10, ...a },
        { id: 'B', library: 10, ...b },
      ],
      ...more,
    },
    shelf([...CARDS, ...cards]),
  )
