import type { CardDefinition } from '../../src/core/card.ts'
import type { Filter } from '../../src/core/filter.ts'
import {
  CREATURE,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  keyword,
  manaCost,
  OWN_CREATURE,
} from '../support/define-card.ts'

const YOU: Filter = { subject: 'player', player: 'you' }
const OPPOSING: Filter = { ...CREATURE, controller: 'opponent' }
const must = (act: 'attack' | 'block', who: Filter | 'self' | 'attached') =>
  fixedRule({ kind: 'requirement', must: { act, who } })

/** Requirements, restrictions and costs of attacking and blocking, so that boards hold several at once. */
export const COMBAT_CARDS: readonly CardDefinition[] = [
  defineCreature('Rash Boar', '{1}{R}', 'Boar', '3/1', [must('attack', 'self')]),
  defineCreature('Shoulder Pike', '{W}', 'Soldier', '1/2', [keyword('banding')]),
  defineCreature('Rat Keeper', '{B}', 'Rat', '2/2', [
    { kind: 'keyword', keyword: 'bands with other', filter: { ...CREATURE, subtypes: ['Rat'] } },
  ]),
  defineCreature('Loyal Guard', '{1}{W}', 'Soldier', '1/3', [must('block', 'self')]),
  defineCreature('Pack Rat', '{B}', 'Rat', '2/2', [
    fixedRule({ kind: 'restriction', cant: { act: 'attack', who: 'self', alone: true } }),
    fixedRule({ kind: 'restriction', cant: { act: 'block', who: 'self', alone: true } }),
  ]),
  defineCreature('Rash Rat', '{B}', 'Rat', '2/1', [
    must('attack', 'self'),
    fixedRule({ kind: 'restriction', cant: { act: 'attack', who: 'self', alone: true } }),
  ]),
  defineCreature('Loud Beast', '{3}{G}', 'Beast', '4/4', [
    fixedRule({ kind: 'requirement', must: { act: 'block', who: CREATURE, attacker: 'self' } }),
  ]),
  defineCreature('Siren Elk', '{2}{G}', 'Elk', '2/4', [
    fixedRule({ kind: 'requirement', must: { act: 'block', who: OPPOSING, attacker: 'self' } }),
    keyword('menace'),
  ]),
  defineCreature('Slim Thief', '{1}{U}', 'Rogue', '2/1', [
    fixedRule({
      kind: 'restriction',
      cant: { act: 'be-blocked-by', who: 'self', count: { op: '>=', amount: 2 } },
    }),
  ]),
  defineCreature('Proud Ox', '{2}{G}', 'Ox', '3/3', [
    fixedRule({
      kind: 'combat-cost',
      act: 'attack',
      who: 'self',
      cost: manaCost('{1}'),
      optional: true,
      after: [gainsLife(3)],
    }),
  ]),
  defineCreature('Sulky Ogre', '{2}{R}', 'Ogre', '4/4', [
    must('attack', 'self'),
    fixedRule({ kind: 'combat-cost', act: 'attack', who: 'self', cost: [{ kind: 'pay-life', amount: 1 }] }),
  ]),
  defineCreature('Home Body', '{W}', 'Human', '2/2', [
    fixedRule({ kind: 'restriction', cant: { act: 'attack', who: 'self', defender: 'opponent' } }),
  ]),
  defineCreature('Dull Giant', '{2}{R}', 'Giant', '5/3', [
    fixedRule({ kind: 'restriction', cant: { act: 'block', who: 'self' } }),
  ]),
  defineCard('Toll Gate', '{1}{W}', 'Enchantment', [
    fixedRule({ kind: 'combat-cost', act: 'attack', who: CREATURE, defending: YOU, cost: manaCost('{1}') }),
  ]),
  defineCard('Bone Gate', '{1}{B}', 'Enchantment', [
    fixedRule({
      kind: 'combat-cost',
      act: 'attack',
      who: CREATURE,
      cost: [{ kind: 'sacrifice', what: OWN_CREATURE, count: 1 }],
    }),
  ]),
  defineCard('Scrap Gate', '{2}', 'Artifact', [
    fixedRule({
      kind: 'combat-cost',
      act: 'attack',
      who: CREATURE,
      cost: [{ kind: 'sacrifice', what: { subject: 'permanent', types: ['artifact'], controller: 'you' }, count: 1 }],
    }),
  ]),
  defineCard('Post Gate', '{2}', 'Artifact', [
    fixedRule({
      kind: 'combat-cost',
      act: 'attack',
      who: CREATURE,
      cost: [{ kind: 'tap-permanents', what: OWN_CREATURE, count: 1 }],
    }),
  ]),
  defineCard('Thorn Hedge', '{1}{G}', 'Enchantment', [
    fixedRule({ kind: 'combat-cost', act: 'block', who: CREATURE, cost: manaCost('{1}') }),
  ]),
  defineCard('War Drum', '{2}', 'Artifact', [must('attack', CREATURE)]),
  defineCard('Watch Bell', '{2}', 'Artifact', [must('block', CREATURE)]),
  defineCard('Calm Field', '{1}{W}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'attack', who: CREATURE, defending: YOU } }),
  ]),
]
