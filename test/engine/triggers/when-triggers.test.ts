import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { TriggerEvent } from '../../../src/core/trigger.ts'
import {
  activated,
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  keyword,
  PLAYER,
  replaces,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const gains = (on: TriggerEvent): Ability => triggered(on, [gainsLife(1)])
const free = (name: string, ability: Ability, line = 'Instant'): CardDefinition =>
  defineCard(name, '{0}', line, [ability])

const CARDS: readonly CardDefinition[] = [
  defineCard('Shut Door', '{0}', 'Instant', [keyword('split second'), spell([], gainsLife(0))]),
  defineCard('Cast Bell', '{0}', 'Artifact', [gains({ on: 'casts', who: 'any', what: { subject: 'spell' } })]),
  defineCard('Still Air', '{0}', 'Artifact', [
    fixedRule({ kind: 'restriction', cant: { act: 'activate', what: { subject: 'permanent' } } }),
  ]),
  defineCard('Morning Bell', '{0}', 'Artifact', [gains({ on: 'step-begins', step: 'upkeep', whose: 'any' })]),
  defineCard('Day Bell', '{0}', 'Artifact', [gains({ on: 'step-begins', step: 'upkeep', whose: 'you' })]),
  defineCreature('Sleeper', '{0}', 'Bat', '1/1', [gains({ on: 'taps', what: 'self' })]),
  defineCreature('Late Sleeper', '{0}', 'Bat', '1/1', [
    replaces({ kind: 'enters-with', what: 'self', tapped: true }),
    gains({ on: 'taps', what: 'self' }),
  ]),
  defineCreature('Gorer', '{0}', 'Ox', '2/2', [gains({ on: 'becomes-blocked', what: 'self' })]),
  defineCreature('Sore Ox', '{0}', 'Ox', '0/9', [gains({ on: 'is-dealt-damage', what: 'self' })]),
  defineCard('Grave Bell', '{0}', 'Artifact', [gains({ on: 'dies', what: CREATURE })]),
  defineCard('Pale Gate', '{0}', 'Artifact', [
    replaces({ kind: 'redirect-zone', what: CREATURE, from: 'battlefield', to: 'graveyard', instead: 'exile' }),
  ]),
  defineCard('Hidden Bell', '{0}', 'Artifact', [
    { ...gains({ on: 'step-begins', step: 'upkeep', whose: 'any' }), zone: 'hand' } as Ability,
  ]),
  defineCard('Open Bell', '{0}', 'Artifact', [
    { ...gains({ on: 'step-begins', step: 'upkeep', whose: 'any' }), zone: 'graveyard' } as Ability,
  ]),
  free('Nap', spell([slot(CREATURE)], { do: 'tap', what: target() })),
  free('Prick', spell([slot(CREATURE)], damages(1))),
  free('Stop', spell([slot(CREATURE)], { do: 'destroy', what: target() })),
  free(
    'Calm',
    spell([slot(CREATURE)], {
      do: 'shield',
      what: target(),
      replacement: { kind: 'prevent-damage' },
      duration: 'end-of-turn',
    }),
  ),
  free(
    'Take',
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'control', player: { ref: 'you' } }],
      duration: 'indefinite',
    }),
  ),
  defineCreature('Giver', '{0}', 'Cleric', '1/1', [
    triggered({ on: 'enters', what: 'self' }, [
      { do: 'optional', who: { ref: 'you' }, effects: [gainsLife(3)] },
      {
        do: 'unless-paid',
        who: { ref: 'you' },
        cost: [{ kind: 'pay-life', amount: 1 }],
        effects: [{ do: 'lose-life', who: { ref: 'you' }, amount: 5 }],
      },
    ]),
  ]),
  defineCreature('Sender', '{0}', 'Cleric', '1/1', [
    triggered({ on: 'attacks', what: 'self' }, [damages(2)], { targets: [slot(PLAYER)] }),
    activated([{ kind: 'tap' }], [], gainsLife(10)),
  ]),
]
const hand = ['Shut Door', 'Nap', 'Prick', 'Stop', 'Calm', 'Take', 'Giver', 'Late Sleeper', 'Hidden Bell'].map(
  (name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }),
)
type Board = NonNullable<Parameters<typeof mainPhase>[1]['a']>['battlefield']
const game = (a: Board = [], b: Board = [], more: object = {}) =>
  mainPhase(CARDS, {
    a: { hand, battlefield: a },
    b: { hand: [{ id: 'b-take', name: 'Take' }], battlefield: b },
    ...more,
  })

describe('CR 603.2: what triggers, and what does not', () => {
  it('603.2a: where nobody could cast or activate anything', () => {
    const one = game(['Cast Bell', 'Still Air']).cast('A', 'shut-door')
    expect(one.names('stack')).toEqual(['Shut Door', 'Cast Bell'])
    const two = mainPhase(CARDS, {
      a: { battlefield: ['Still Air', { id: 'sender', name: 'Sender' }] },
      turn: { step: 'beginning-of-combat' },
    })
    expect(two.refusal({ kind: 'activate-ability', player: 'A', object: 'sender', ability: 1 })).not.toEqual(['legal'])
    two.passTo('declare-attackers').attack('sender')
    expect(two.decision).toMatchObject({ kind: 'choose-targets', player: 'A' })
  })

  it('603.2b: every ability that waits for a step triggers as it begins', () => {
    const one = game(['Day Bell'], ['Morning Bell', 'Day Bell'], { turn: { number: 2, active: 'B', step: 'cleanup' } })
    one.passTo('upkeep')
    expect(one.events.filter(({ kind }) => kind === 'ability-triggered')).toHaveLength(2)
    expect(one.turn.active).toEqual(['A'])
  })

  it('603.2e: becoming tapped is a change, not a state', () => {
    const awake = game([{ id: 'bat', name: 'Sleeper' }]).resolve('A', 'nap', ['bat'])
    expect(awake.names('stack')).toEqual(['Sleeper'])
    const asleep = game([{ id: 'bat', name: 'Sleeper', tapped: true }]).resolve('A', 'nap', ['bat'])
    expect(asleep.names('stack')).toEqual([])
    const entering = game().resolve('A', 'late-sleeper')
    expect(entering.object(entering.find('Late Sleeper')).tapped).toBe(true)
    expect(entering.names('stack')).toEqual([])
  })

  it('603.2e: becoming blocked happens once, however many block', () => {
    const one = game(
      [{ id: 'ox', name: 'Gorer' }],
      [
        { id: 'p', name: 'Sleeper' },
        { id: 'q', name: 'Sleeper' },
      ],
    )
    one.passTo('declare-attackers').attack('ox').passAll().block({ p: 'ox', q: 'ox' })
    expect(one.names('stack')).toEqual(['Gorer'])
    one.passAll()
    expect(one.player('A').life).toBe(21)
    expect(one.names('stack')).toEqual([])
  })

  it('603.2f: an ability of a card that not everybody can see does not trigger', () => {
    const setting = { number: 2, active: 'B', step: 'cleanup' } as const
    const one = mainPhase(CARDS, {
      a: { hand: ['Hidden Bell'], graveyard: ['Open Bell'] },
      turn: setting,
    }).passTo('upkeep')
    expect(one.names('stack')).toEqual(['Open Bell'])
  })

  it('603.2g: what is prevented or replaced triggers nothing', () => {
    const hurt = game([{ id: 'ox', name: 'Sore Ox' }]).resolve('A', 'prick', ['ox'])
    expect(hurt.names('stack')).toEqual(['Sore Ox'])
    const calm = game([{ id: 'ox', name: 'Sore Ox' }])
      .resolve('A', 'calm', ['ox'])
      .resolve('A', 'prick', ['ox'])
    expect(calm.names('stack')).toEqual([])
    const died = game(['Grave Bell', { id: 'ox', name: 'Sore Ox' }]).resolve('A', 'stop', ['ox'])
    expect(died.names('stack')).toEqual(['Grave Bell'])
    const gone = game(['Grave Bell', 'Pale Gate', { id: 'ox', name: 'Sore Ox' }]).resolve('A', 'stop', ['ox'])
    expect(gone.names('exile')).toEqual(['Sore Ox'])
    expect(gone.names('stack')).toEqual([])
  })
})

describe('CR 603.3a, 603.5: whose ability it is, and what is decided when', () => {
  it('603.3a: it is controlled by whoever controlled its source as it triggered', () => {
    const one = game([{ id: 'bat', name: 'Sleeper' }]).resolve('A', 'nap', ['bat'])
    one.pass().resolve('B', 'b-take', ['bat'])
    expect(one.traits('bat').controller).toBe('B')
    one.passAll()
    expect([one.player('A').life, one.player('B').life]).toEqual([21, 20])
  })

  it('603.5: "may" and "unless" are asked as it resolves, not as it triggers', () => {
    const one = game().resolve('A', 'giver')
    expect(one.decision).toBeNull()
    expect(one.names('stack')).toEqual(['Giver'])
    one.passAll()
    expect(one.decision).toMatchObject({ kind: 'yes-or-no', purpose: 'may', player: 'A' })
    one.answer(false)
    expect(one.decision).toMatchObject({ kind: 'yes-or-no', purpose: 'pay', player: 'A' })
    one.answer(true)
    expect(one.player('A').life).toBe(19)
  })
})
