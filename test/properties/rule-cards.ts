import type { CardDefinition } from '../../src/core/card.ts'
import type { Filter } from '../../src/core/filter.ts'
import {
  activated,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  manaCost,
  OWN_CREATURE,
  PLAYER,
  slot,
  spell,
  TAP,
} from '../support/define-card.ts'

const CARD: Filter = { subject: 'card' }
const CREATURE_CARD: Filter = { subject: 'card', types: ['creature'] }

/** Cards that say what may or can't be played, from where and for what, and abilities that work off the battlefield. */
export const RULE_CARDS: readonly CardDefinition[] = [
  defineCard('Deep Well', '{1}{U}', 'Enchantment', [
    fixedRule({ kind: 'permission', may: { act: 'cast', who: 'you', what: { ...CREATURE_CARD, zones: ['library'] } } }),
  ]),
  defineCard('Old Door', '{1}{B}', 'Enchantment', [
    fixedRule({
      kind: 'permission',
      may: { act: 'cast', who: 'you', what: { ...CARD, zones: ['graveyard'], owner: 'you' } },
      forCost: [{ kind: 'pay-life', amount: 2 }],
    }),
  ]),
  defineCard('Open Book', '{1}{U}', 'Artifact', [
    fixedRule({ kind: 'permission', may: { act: 'cast', who: 'any', what: { ...CARD, zones: ['hand'] } } }),
  ]),
  defineCard('Quick Sun', '{1}{W}', 'Enchantment', [
    fixedRule({ kind: 'permission', may: { act: 'cast', who: 'you', what: CREATURE_CARD }, asThough: 'flash' }),
  ]),
  defineCard('Stern Law', '{1}{W}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'cast', who: 'opponent', what: { types: ['creature'] } } }),
  ]),
  defineCard('Still Air', '{2}', 'Artifact', [
    fixedRule({ kind: 'restriction', cant: { act: 'activate', what: CREATURE } }),
  ]),
  defineCard('Broad Path', '{1}{G}', 'Enchantment', [
    fixedRule({ kind: 'permission', may: { act: 'play-land', who: 'you', extra: 1 } }),
  ]),
  defineCard('Free Hour', '{3}', 'Artifact', [
    fixedRule({ kind: 'alternative-cost', what: { types: ['instant'] }, who: 'you', cost: [] }),
  ]),
  defineCard('Dear Times', '{1}{W}', 'Enchantment', [
    fixedRule({ kind: 'cost-change', what: { types: ['creature'] }, who: 'any', more: manaCost('{1}') }),
  ]),
  defineCreature('Ember Seed', '{4}{R}', 'Elemental', '3/3', [
    activated([...manaCost('{1}'), { kind: 'discard-self' }], [slot(PLAYER)], damages(1)),
  ]),
  defineCreature('Grave Moth', '{2}{B}', 'Insect', '2/2', [
    activated([{ kind: 'exile-self', from: 'graveyard' }], [], gainsLife(2)),
    activated(manaCost('{1}'), [], { do: 'move', what: { ref: 'self' }, from: 'graveyard', to: 'hand' }),
  ]),
  defineCreature('Slow Smith', '{2}', 'Golem', '1/3', [
    {
      kind: 'activated',
      cost: TAP,
      timing: 'sorcery',
      body: {
        kind: 'simple',
        targets: [slot(OWN_CREATURE)],
        effects: [{ do: 'untap', what: { ref: 'target', id: 'target' } }],
      },
    },
    {
      kind: 'activated',
      cost: [{ kind: 'pay-life', amount: 1 }],
      limit: 'once-each-turn',
      body: { kind: 'simple', targets: [], effects: [gainsLife(1)] },
    },
  ]),
  defineCard('Twice Bitten', '{1}{B}', 'Instant', [
    spell(
      [slot(CREATURE, 'one'), slot({ ...CREATURE, controller: 'opponent' }, 'two')],
      { do: 'destroy', what: { ref: 'target', id: 'one' } },
      { do: 'tap', what: { ref: 'target', id: 'two' } },
    ),
  ]),
  defineCard('Heavy Toll', '{B}', 'Sorcery', [
    fixedRule({ kind: 'additional-cost', cost: [{ kind: 'sacrifice', what: OWN_CREATURE, count: 1 }] }),
    spell([], gainsLife(5)),
  ]),
]
