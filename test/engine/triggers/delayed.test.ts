import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import type { TriggerEvent } from '../../../src/core/trigger.ts'
import {
  activated,
  all,
  CREATURE,
  defineCard,
  defineCreature,
  gainsLife,
  OWN_CREATURE,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const SELF = { ref: 'self' } as const
const later = (effects: readonly Effect[]): Effect => ({
  do: 'delayed-trigger',
  event: { on: 'next-step', step: 'end', whose: 'any' },
  effects,
})
const when = (event: TriggerEvent, effects: readonly Effect[], thisTurn = false): Effect => ({
  do: 'delayed-trigger',
  event,
  effects,
  ...(thisTurn ? { thisTurn } : {}),
})
const chosen = { is: { ref: 'bound', name: 'target' } } as const
const instant = (name: string, slots: Parameters<typeof spell>[0], ...effects: readonly Effect[]): CardDefinition =>
  defineCard(name, '{0}', 'Instant', [spell(slots, ...effects)])

const CARDS: readonly CardDefinition[] = [
  defineCreature('Ox', '{0}', 'Ox', '2/2'),
  instant(
    'Blink',
    [slot(CREATURE)],
    { do: 'exile', what: target(), as: 'gone' },
    later([{ do: 'move', what: { ref: 'bound', name: 'gone' }, to: 'battlefield' }]),
  ),
  instant('Borrow', [slot(CREATURE)], gainsLife(0), later([{ do: 'sacrifice', who: YOU, what: target() }])),
  instant(
    'Awaken',
    [slot(CREATURE)],
    { do: 'untap', what: target() },
    when({ on: 'untaps', what: chosen }, [gainsLife(1)]),
  ),
  instant('Untap', [slot(CREATURE)], { do: 'untap', what: target() }),
  instant('Tap', [slot(CREATURE)], { do: 'tap', what: target() }),
  instant('Watch', [slot(CREATURE)], when({ on: 'dies', what: chosen }, [gainsLife(5)])),
  instant('Stop', [slot(CREATURE)], { do: 'destroy', what: target() }),
  instant('Flood', [], { do: 'destroy', what: all(CREATURE) }),
  instant('Long Watch', [], when({ on: 'dies', what: CREATURE }, [gainsLife(1)], true)),
  instant('Short Watch', [], when({ on: 'dies', what: CREATURE }, [gainsLife(1)])),
  instant('Gate Watch', [], when({ on: 'enters', what: CREATURE }, [gainsLife(1)])),
  instant('Rally', [], {
    do: 'for-each',
    of: all(OWN_CREATURE),
    effects: [{ do: 'reflexive-trigger', targets: [], effects: [gainsLife(1)] }],
  }),
  instant(
    'One Rally',
    [],
    { do: 'tap', what: all(OWN_CREATURE) },
    {
      do: 'reflexive-trigger',
      targets: [],
      effects: [gainsLife(1)],
    },
  ),
  instant('Take', [slot(CREATURE)], {
    do: 'continuous',
    what: target(),
    modifications: [{ kind: 'control', player: YOU }],
    duration: 'indefinite',
  }),
  defineCreature('Clock', '{0}', 'Construct', '1/1', [activated([], [], later([gainsLife(3)]))]),
  defineCreature('Herald', '{0}', 'Human', '1/1', [
    triggered({ on: 'enters', what: 'self' }, [later([{ do: 'move', what: SELF, to: 'hand' }])]),
  ]),
]
const HAND = CARDS.filter(({ name }) => name !== 'Clock').map(({ name }) => name)
const hand = (player: string) =>
  HAND.map((name) => ({ id: `${player}-${name.toLowerCase().replaceAll(' ', '-')}`, name }))
type Board = NonNullable<NonNullable<Parameters<typeof mainPhase>[1]['a']>['battlefield']>
const game = (a: Board = [], b: Board = []): Game =>
  mainPhase(CARDS, { a: { hand: hand('a'), battlefield: a }, b: { hand: hand('b'), battlefield: b } })
const toEnd = (one: Game): Game => {
  one.passTo('end')
  while (one.turn.stack.length > 0) one.passAll()
  return one
}
const OX: Board = [{ id: 'ox', name: 'Ox' }]

describe('CR 603.7a: a delayed ability exists from its making on', () => {
  it('an event just before it does not trigger it; the next one does', () => {
    const one = game([{ id: 'ox', name: 'Ox', tapped: true }]).resolve('A', 'a-awaken', ['ox'])
    expect(one.object('ox').tapped).toBe(false)
    expect(one.names('stack')).toEqual([])
    one.resolve('A', 'a-tap', ['ox']).resolve('A', 'a-untap', ['ox'])
    expect(one.names('stack')).toEqual(['Awaken'])
    expect(one.passAll().player('A').life).toBe(21)
  })

  it('an event that has come before makes it impossible', () => {
    const one = game(OX).cast('A', 'a-watch', ['ox']).cast('A', 'a-stop', ['ox']).passAll().passAll()
    expect(one.names('graveyard', 'A')).toContain('Ox')
    expect(one.names('stack')).toEqual([])
  })

  it('hears what enters, too', () => {
    const one = game().resolve('A', 'a-gate-watch').resolve('A', 'a-ox')
    expect(one.names('stack')).toEqual(['Gate Watch'])
  })
})

describe('CR 603.7b: how often', () => {
  const two: Board = [
    { id: 'p', name: 'Ox' },
    { id: 'q', name: 'Ox' },
  ]

  it('once; of several events at one time its controller says which', () => {
    const one = game(two).resolve('A', 'a-short-watch').resolve('A', 'a-flood')
    expect(one.decision).toMatchObject({ kind: 'choose-objects', player: 'A', rule: '603.7b', options: ['p', 'q'] })
    expect(one.answer(['q']).names('stack')).toEqual(['Short Watch'])
    expect(one.state.delayed).toEqual([])
  })

  it('each time where it is said of this turn, and no longer', () => {
    const one = game(two).resolve('A', 'a-long-watch').resolve('A', 'a-stop', ['p']).passAll()
    one.resolve('A', 'a-flood').passAll()
    expect(one.player('A').life).toBe(22)
    expect(one.state.delayed).toHaveLength(1)
    one.passTo('end').passAll()
    if (one.decision !== null) one.answer(one.player('A').hand.slice(0, one.player('A').hand.length - 7))
    expect(one.state.delayed).toEqual([])
  })
})

describe('CR 603.7c: what it is about', () => {
  it('is found where the effect that made it has put it', () => {
    const one = toEnd(game(OX).resolve('A', 'a-blink', ['ox']))
    expect(one.names('exile')).toEqual([])
    expect(one.names('battlefield')).toEqual(['Ox'])
  })

  it('may be a target of the spell that made it', () => {
    expect(toEnd(game(OX).resolve('A', 'a-borrow', ['ox'])).names('battlefield')).toEqual([])
  })

  it('is not what it became by leaving and coming back', () => {
    const one = game(OX).resolve('A', 'a-borrow', ['ox']).resolve('A', 'a-blink', ['ox']).passTo('end')
    if (one.decision?.kind === 'order') one.answer(one.decision.options)
    while (one.turn.stack.length > 0) one.passAll()
    expect(one.names('battlefield')).toEqual(['Ox'])
  })
})

describe('CR 603.7d–e: its source and its controller', () => {
  it('603.7d: a spell’s is the spell, and whoever controlled it as it resolved', () => {
    const one = game(OX).pass().cast('B', 'b-borrow', ['ox']).passAll()
    expect(one.state.delayed).toMatchObject([{ source: expect.stringMatching(/^b-borrow/), controller: 'B' }])
    expect(toEnd(one).names('battlefield')).toEqual(['Ox'])
  })

  it('603.7e: an ability’s is the source of the ability, and whoever controlled the ability', () => {
    const one = game([{ id: 'clock', name: 'Clock' }])
    one.do({ kind: 'activate-ability', player: 'A', object: 'clock', ability: 0 }).passAll()
    one.pass().resolve('B', 'b-take', ['clock'])
    expect(one.traits('clock').controller).toBe('B')
    expect(one.state.delayed).toMatchObject([{ source: 'clock', controller: 'A' }])
    expect([toEnd(one).player('A').life, one.player('B').life]).toEqual([23, 20])
  })

  it('603.7e: a triggered ability’s, too', () => {
    const one = game().resolve('A', 'a-herald').passAll()
    expect(one.names('battlefield')).toEqual(['Herald'])
    expect(toEnd(one).names('battlefield')).toEqual([])
  })
})

describe('CR 603.12a: reflexive abilities', () => {
  const two: Board = ['Ox', 'Ox']

  it('once for each time it was done', () => {
    const one = game([{ id: 'p', name: 'Ox' }, 'Ox'])
      .resolve('A', 'a-rally')
      .answer(['p'])
    expect(one.names('stack')).toEqual(['Rally', 'Rally'])
  })

  it('once where several things were done as one', () => {
    expect(game(two).resolve('A', 'a-one-rally').names('stack')).toEqual(['One Rally'])
  })
})
