import { describe, expect, it } from 'vitest'
import { legalActions } from '../../../src/engine/index.ts'
import {
  ANY_TARGET,
  activated,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  manaCost,
  shelf,
  slot,
  spell,
  TAP,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const CARDS = [
  defineCard('Spark', '{R}', 'Instant', [spell([slot(ANY_TARGET)], damages(3))]),
  defineCard('Echo', '{5}', 'Sorcery', [
    { kind: 'keyword', keyword: 'flashback', cost: manaCost('{R}') },
    spell([], damages(1, { ref: 'all', filter: { subject: 'player', player: 'opponent' } })),
  ]),
  defineCard('Loop', '{9}', 'Sorcery', [
    { kind: 'keyword', keyword: 'cycling', cost: manaCost('{1}') },
    spell([], damages(1, { ref: 'you' })),
  ]),
  defineCard('Mountain', '', 'Basic Land — Mountain'),
  defineCreature('Archer', '{R}', 'Archer', '1/1', [activated(TAP, [slot(ANY_TARGET)], damages(1))]),
  defineCard('Open Well', '{2}', 'Artifact', [
    fixedRule({
      kind: 'permission',
      may: { act: 'cast', who: 'you', what: { types: ['instant'], zones: ['library', 'hand'] } },
    }),
  ]),
  defineCreature('Seed', '{7}', 'Plant', '1/1', [
    activated([...manaCost('{R}'), { kind: 'discard-self' }], [], damages(1, { ref: 'you' })),
  ]),
  defineCreature('Moth', '{7}', 'Insect', '1/1', [
    activated(manaCost('{R}'), [], { do: 'move', what: { ref: 'self' }, from: 'graveyard', to: 'hand' }),
  ]),
  defineCreature('Great Ox', '{7}', 'Ox', '9/9'),
]
const card = (name: string) => ({ id: name.toLowerCase().replace(' ', '-'), name })
const game = () =>
  mainPhase(CARDS, {
    a: {
      hand: [card('Spark'), card('Loop'), card('Great Ox'), { id: 'land', name: 'Mountain' }, null],
      graveyard: [card('Echo')],
      battlefield: [...lands('Mountain'), card('Archer')],
    },
    b: { battlefield: [{ id: 'theirs', name: 'Archer' }], hand: [{ id: 'secret', name: 'Spark' }] },
  })

describe('what a player may do', () => {
  it('lists what passes the very judgment of a submitted action', () => {
    const listed = legalActions(game().state, 'A', shelf(CARDS)).actions.map(({ action, open }) => [
      'object' in action ? `${action.kind} ${action.object}` : action.kind,
      open?.kind ?? null,
    ])
    expect(listed).toEqual([
      ['pass-priority', null],
      ['cast-spell spark', 'choose-targets'],
      ['activate-ability loop', null],
      ['play-land land', null],
      ['cast-spell echo', null],
      ['activate-ability mountain-1', null],
      ['activate-ability archer', 'choose-targets'],
    ])
  })

  it('an action listed with an open choice is complete with any of its options', () => {
    const { state } = game()
    for (const { action, open } of legalActions(state, 'A', shelf(CARDS)).actions) {
      if (open?.kind !== 'choose-targets') continue
      for (const id of open.options) expect(game().refusal({ ...action, targets: [[id]] } as never)).toEqual(['legal'])
    }
  })

  it('601.3: lists cards in hidden zones that an effect lets be cast, and no other there', () => {
    const { state } = mainPhase(CARDS, {
      a: { battlefield: [...lands('Mountain'), card('Open Well')], library: [card('Spark'), card('Loop')] },
      b: {
        hand: [
          { id: 'secret', name: 'Spark' },
          { id: 'other', name: 'Loop' },
        ],
      },
    })
    const listed = legalActions(state, 'A', shelf(CARDS)).actions.map(
      ({ action }) => 'object' in action && action.object,
    )
    expect(listed).toContain('spark')
    expect(listed).toContain('secret')
    expect(listed).not.toContain('loop')
    expect(listed).not.toContain('other')
  })

  it('113.6m: lists abilities whose cost or effect says from which zone they are activated', () => {
    const here = mainPhase(CARDS, {
      a: {
        hand: [card('Seed')],
        graveyard: [card('Moth')],
        battlefield: [{ id: 'there', name: 'Moth' }, ...lands('Mountain')],
      },
    })
    const listed = legalActions(here.state, 'A', shelf(CARDS)).actions.map(
      ({ action }) => 'object' in action && action.object,
    )
    expect(listed).toEqual([false, 'seed', 'moth', 'mountain-1'])
    expect(here.refusal({ kind: 'activate-ability', player: 'A', object: 'moth' })).toEqual(['legal'])
    expect(here.refusal({ kind: 'activate-ability', player: 'A', object: 'there' })).toEqual([
      'activate.wrong-zone 113.6 602.2',
    ])
  })
})
