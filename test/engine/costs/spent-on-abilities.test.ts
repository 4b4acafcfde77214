import { describe, expect, it } from 'vitest'
import {
  activated,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  manaCost,
  OWN_CREATURE,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCreature('Smith', '{1}', 'Dwarf', '1/1', [activated(manaCost('{R}'), [], gainsLife(1))]),
  defineCard('Forge', '{1}', 'Artifact', [activated(manaCost('{R}'), [], gainsLife(1))]),
  defineCard('Loose Purse', '{1}', 'Artifact', [
    fixedRule({
      kind: 'permission',
      may: {
        act: 'spend-mana',
        who: 'you',
        on: { subject: 'ability', abilityKind: 'activated', anyOf: [OWN_CREATURE] },
      },
      asThough: 'any-color',
    }),
  ]),
  defineCard('Levy', '{1}', 'Artifact', [
    fixedRule({ kind: 'cost-change', what: { subject: 'ability' }, who: 'any', more: manaCost('{B}') }),
  ]),
  defineCard('Bolt', '{R}', 'Instant', [
    { kind: 'spell', body: { kind: 'simple', targets: [], effects: [gainsLife(1)] } },
  ]),
]
const card = (name: string) => ({ id: name.toLowerCase().replace(' ', '-'), name })
const use = (object: string) => ({ kind: 'activate-ability', player: 'A', object }) as const
const game = (...others: readonly string[]) =>
  mainPhase(CARDS, {
    a: {
      hand: [card('Bolt')],
      battlefield: [...lands('Forest', 'Forest'), ...['Smith', 'Forge', ...others].map(card)],
    },
  })

describe('CR 602.1e: what alters how an activation cost may be paid', () => {
  it('602.1e: goes for the total cost, also for what other effects add to it', () => {
    expect(game().refusal(use('smith'))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
    expect(game('Loose Purse').refusal(use('smith'))).toEqual(['legal'])
    const taxed = game('Loose Purse', 'Levy').do(use('smith'))
    expect([taxed.object('forest-1').tapped, taxed.object('forest-2').tapped]).toEqual([true, true])
  })
  it('602.1e: goes for no other ability, and for no spell', () => {
    expect(game('Loose Purse').refusal(use('forge'))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
    expect(game('Loose Purse').refusal({ kind: 'cast-spell', player: 'A', object: 'bolt' })).toEqual([
      'cost.mana 601.2h 601.2f 118.3',
    ])
  })
})
