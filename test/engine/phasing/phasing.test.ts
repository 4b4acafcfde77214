import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Position, PositionPlayer, PositionTurn } from '../../../src/core/position.ts'
import { legalActions } from '../../../src/engine/index.ts'
import {
  activated,
  all,
  bigger,
  CREATURE,
  continuous,
  damages,
  defineCard,
  defineCreature,
  enchant,
  equip,
  gainsLife,
  keyword,
  PLAYER,
  shelf,
  slot,
  spell,
  TAP,
  tapsFor,
  target,
  token,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const PERMANENT = { subject: 'permanent' } as const
const CARDS: CardDefinition[] = [
  defineCreature('Fading Ox', '{1}{U}', 'Ox', '2/4', [keyword('phasing')]),
  defineCreature('Plain Ox', '{1}{U}', 'Ox', '2/4', [activated(TAP, [], gainsLife(5))]),
  defineCreature('Phase Herald', '{1}{U}', 'Spirit', '1/1', [
    triggered({ on: 'phases-out', what: 'self' }, [gainsLife(1)]),
    triggered({ on: 'phases-in', what: 'self' }, [gainsLife(10)]),
    triggered({ on: 'enters', what: 'self' }, [gainsLife(100)]),
    triggered({ on: 'leaves', what: 'self' }, [gainsLife(100)]),
    activated([], [], damages(3, { ref: 'all', filter: PLAYER })),
    activated([], [], {
      do: 'damage',
      source: { ref: 'self' },
      amount: { kind: 'characteristic', of: { ref: 'self' }, which: 'power' },
      to: { ref: 'all', filter: { subject: 'player', player: 'opponent' } },
    }),
  ]),
  defineCard('Vanish', '{0}', 'Instant', [spell([slot(PERMANENT)], { do: 'phase-out', what: target() })]),
  defineCard('Vanish All', '{0}', 'Instant', [spell([], { do: 'phase-out', what: all({ ...CREATURE }) })]),
  defineCard('Recall All', '{0}', 'Instant', [
    spell([], { do: 'phase-in', what: all({ ...PERMANENT, phasedOut: true, types: ['creature'] }) }),
  ]),
  defineCreature('Gaoler', '{1}{W}', 'Spirit', '1/1', [
    triggered({ on: 'enters', what: 'self' }, [{ do: 'phase-out', what: target(), until: 'source-leaves' }], {
      targets: [slot({ ...CREATURE, controller: 'opponent' })],
    }),
  ]),
  defineCard('Common Cause', '{1}', 'Enchantment', [continuous(CREATURE, bigger(1))]),
  defineCard('Robe', '{1}', 'Enchantment — Aura', [enchant(CREATURE), continuous('attached', bigger(2))]),
  defineCard('Fading Robe', '{1}', 'Enchantment — Aura', [enchant(CREATURE), keyword('phasing')]),
  defineCard('Blade', '{1}', 'Artifact — Equipment', [continuous('attached', bigger(2)), equip('{1}')]),
  defineCard('Loose Watcher', '{1}', 'Enchantment', [
    triggered({ on: 'unattached', what: { subject: 'permanent' } }, [gainsLife(1000)]),
    triggered({ on: 'attached', what: { subject: 'permanent' } }, [gainsLife(1000)]),
  ]),
  defineCard('Kill', '{0}', 'Instant', [spell([slot(PERMANENT)], { do: 'destroy', what: target() })]),
  defineCard('Destroy All', '{0}', 'Sorcery', [spell([], { do: 'destroy', what: all(CREATURE) })]),
  defineCard('Grow', '{0}', 'Instant', [
    spell([slot(CREATURE)], { do: 'continuous', what: target(), modifications: [bigger(3)], duration: 'end-of-turn' }),
  ]),
  defineCard('Leash', '{0}', 'Artifact', [
    activated(TAP, [slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [bigger(5)],
      duration: 'while-source',
    }),
  ]),
  defineCard('Phasing Rock', '{0}', 'Artifact', [tapsFor('C'), keyword('phasing')]),
  defineCard('Flicker Phase', '{0}', 'Instant', [
    spell([slot(PERMANENT)], { do: 'phase-out', what: target() }, { do: 'phase-in', what: all({ phasedOut: true }) }),
  ]),
  defineCard('Gift', '{1}', 'Instant', [spell([], gainsLife(1))]),
  defineCard('End It', '{0}', 'Instant', [spell([slot(PLAYER)], { do: 'lose-game', who: target() })]),
]
const lookup = shelf(CARDS)
const board = (
  a: Omit<PositionPlayer, 'id'>,
  b: Omit<PositionPlayer, 'id'> = {},
  turn: Partial<PositionTurn> = {},
  more: Partial<Position> = {},
) => mainPhase(CARDS, { a, b, turn, more })
const hand = (...names: readonly string[]) =>
  names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }))
const upkeepOf = (active: 'A' | 'B') => ({ active, step: 'untap', begun: false, priority: null }) as const
const untap = (a: Omit<PositionPlayer, 'id'>, b: Omit<PositionPlayer, 'id'> = {}, active: 'A' | 'B' = 'A') =>
  board(a, b, upkeepOf(active)).do({ kind: 'pass-all' })

describe('502.1, 702.26a: the untap step', () => {
  it('502.1: what has phasing phases out and what had phased out phases in, at the same time, before anything untaps', () => {
    const game = untap({
      battlefield: [
        { id: 'out', name: 'Fading Ox', tapped: true },
        { id: 'in', name: 'Fading Ox', phasedOut: true, tapped: true },
        { id: 'plain', name: 'Plain Ox', tapped: true },
      ],
    })
    expect(game.object('out')).toMatchObject({ phasedOut: true, tapped: true, marks: { phased: { under: 'A' } } })
    // It is there as permanents untap.
    expect(game.object('in')).toMatchObject({ phasedOut: false, tapped: false })
    expect(game.object('plain').tapped).toBe(false)
    const order = game.events.map(({ kind }) => kind)
    expect(order.indexOf('phased-in')).toBeLessThan(order.indexOf('untapped'))
  })

  it('702.26a: only under the active player, whoever owns it', () => {
    const theirs = untap(
      { battlefield: [{ id: 'ox', name: 'Fading Ox' }] },
      { battlefield: [{ id: 'away', name: 'Fading Ox', phasedOut: true }] },
      'A',
    )
    expect(theirs.object('ox').phasedOut).toBe(true)
    expect(theirs.object('away').phasedOut).toBe(true)
    const marked = untap({
      battlefield: [{ id: 'away', name: 'Plain Ox', phasedOut: true, marks: { phased: { under: 'B' } } }],
    })
    expect(marked.object('away').phasedOut).toBe(true)
    const back = untap(
      { battlefield: [{ id: 'away', name: 'Plain Ox', phasedOut: true, marks: { phased: { under: 'B' } } }] },
      {},
      'B',
    )
    expect(back.object('away')).toMatchObject({ phasedOut: false })
    expect(back.object('away').marks).toBeUndefined()
  })

  it('702.26n: what phased out under a player who has left comes back in the next untap step after', () => {
    const start = (active: 'A' | 'B' | 'C') =>
      mainPhase(CARDS, {
        turn: upkeepOf(active as 'A'),
        more: {
          rules: { variant: 'free-for-all' },
          players: [
            {
              id: 'A',
              library: 9,
              battlefield: [{ id: 'ox', name: 'Plain Ox', phasedOut: true, marks: { phased: { under: 'B' } } }],
            },
            { id: 'B', lost: true },
            { id: 'C', library: 9 },
          ],
        },
      }).do({ kind: 'pass-all' })
    expect(start('A').object('ox').phasedOut).toBe(true)
    expect(start('C').object('ox').phasedOut).toBe(false)
  })
})

describe('702.26b: phased out is not there', () => {
  const away = { id: 'away', name: 'Plain Ox', phasedOut: true } as const

  it('702.26b: it is no target, nobody uses it, and it is not in the list', () => {
    const game = board({
      hand: hand('Kill', 'Gift'),
      battlefield: [away, { id: 'rock', name: 'Phasing Rock', phasedOut: true }],
    })
    expect(game.refusal({ kind: 'cast-spell', player: 'A', object: 'kill', targets: [['away']] })[0]).toMatch(
      'target.wrong-kind',
    )
    expect(game.refusal({ kind: 'activate-ability', player: 'A', object: 'away' })).toEqual([
      'object.phased-out 702.26b',
    ])
    const payment = { mana: [{ source: 'rock' }] }
    expect(game.refusal({ kind: 'cast-spell', player: 'A', object: 'gift', payment })).toEqual([
      'payment.not-a-mana-ability 605.1a 601.2g',
    ])
    const actions = legalActions(game.state, 'A', lookup).actions.map(({ action }) => action)
    expect(actions.filter((action) => 'object' in action && action.object !== 'kill')).toEqual([])
  })

  it('702.26b: effects on all do not reach it, and nothing of it has effects', () => {
    const game = board({
      hand: hand('Destroy All'),
      battlefield: [away, { id: 'cause', name: 'Common Cause', phasedOut: true }, { id: 'ox', name: 'Plain Ox' }],
    })
    expect(game.size('ox')).toBe('2/4')
    game.resolve('A', 'destroy-all')
    expect(game.object('away').zone).toBe('battlefield')
    expect(game.state.objects.ox).toBeUndefined()
  })

  it('702.26b, 506.4: it is removed from combat, and neither attacks nor blocks', () => {
    const game = board(
      { hand: hand('Vanish'), battlefield: [{ id: 'ox', name: 'Plain Ox' }] },
      {},
      { step: 'beginning-of-combat' },
    )
    game.passAll().attack('ox')
    game.resolve('A', 'vanish', ['ox'])
    expect(game.turn.combat!.attackers).toEqual([])
    expect(game.passTo('end-of-combat').player('B').life).toBe(20)
    const attack = board({ battlefield: [away, { id: 'ox', name: 'Plain Ox' }] }, {}, { step: 'beginning-of-combat' })
    attack.passAll()
    expect(attack.decision).toMatchObject({ options: [{ attacker: 'ox' }] })
    expect(attack.refusal(attack.attackWith('away'))[0]).toMatch('attack.not-creature')
  })

  it('702.26e: an effect does not begin on it, even where it is the source', () => {
    const game = board({ hand: hand('Grow', 'Vanish'), battlefield: [{ id: 'ox', name: 'Plain Ox' }] })
    game.cast('A', 'grow', ['ox']).resolve('A', 'vanish', ['ox']).passAll()
    expect(game.state.effects).toEqual([])
    expect(game.events.some(({ kind }) => kind === 'fizzled')).toBe(true)
  })

  it('608.2h: an ability on the stack knows it as it was', () => {
    const game = board({
      hand: hand('Vanish'),
      battlefield: [{ id: 'herald', name: 'Phase Herald', counters: { '+1/+1': 3 } }],
    })
    game.do({ kind: 'activate-ability', player: 'A', object: 'herald', ability: 1 })
    game.resolve('A', 'vanish', ['herald']).passAll().passAll()
    expect(game.player('B').life).toBe(16)
  })
})

describe('702.26c–d: phasing is a change of status', () => {
  it('702.26d, 603.10b: nothing enters or leaves; only what asks for phasing hears it, looking back for what phases out', () => {
    const game = board({ hand: hand('Vanish All', 'Recall All'), battlefield: [{ id: 'h', name: 'Phase Herald' }] })
    game.resolve('A', 'vanish-all')
    expect(game.object('h').phasedOut).toBe(true)
    expect(game.passAll().player('A').life).toBe(21)
    game.resolve('A', 'recall-all').passAll()
    expect(game.player('A').life).toBe(31)
    expect(game.object('h')).toMatchObject({ phasedOut: false, summoningSick: false, zone: 'battlefield' })
  })

  it('702.26d: tokens and counters stay, and whoever controlled it all along still has', () => {
    const game = board({
      hand: hand('Vanish All', 'Recall All'),
      battlefield: [{ id: 'saint', token: token('Saint', 1), counters: { '+1/+1': 2 } }],
    })
    game.resolve('A', 'vanish-all')
    expect(game.object('saint').phasedOut).toBe(true)
    game.resolve('A', 'recall-all')
    expect(game.size('saint')).toBe('3/3')
    expect(game.object('saint').summoningSick).toBe(false)
    const sick = untap({ battlefield: [{ id: 'ox', name: 'Fading Ox', phasedOut: true, summoningSick: true }] })
    expect(sick.object('ox').summoningSick).toBe(false)
  })

  it('702.26f: what lasts as long as something is there ends as that phases out, and does not come back', () => {
    const game = board({
      hand: hand('Vanish', 'Recall All'),
      battlefield: [
        { id: 'leash', name: 'Leash' },
        { id: 'ox', name: 'Plain Ox' },
      ],
    })
    game.do({ kind: 'activate-ability', player: 'A', object: 'leash', targets: [['ox']] }).passAll()
    expect(game.size('ox')).toBe('7/9')
    game.resolve('A', 'vanish', ['leash'])
    expect(game.size('ox')).toBe('2/4')
    expect(game.state.effects).toEqual([])
  })

  it('702.26f: it ends at once, though that comes back by the same spell', () => {
    const game = board({
      hand: hand('Flicker Phase'),
      battlefield: [
        { id: 'leash', name: 'Leash' },
        { id: 'ox', name: 'Plain Ox' },
      ],
    })
    game.do({ kind: 'activate-ability', player: 'A', object: 'leash', targets: [['ox']] }).passAll()
    game.resolve('A', 'flicker-phase', ['leash'])
    expect(game.object('leash').phasedOut).toBe(false)
    expect(game.size('ox')).toBe('2/4')
  })

  it('702.26f: an effect that ends meanwhile is over', () => {
    const game = board({ hand: hand('Grow', 'Vanish'), battlefield: [{ id: 'ox', name: 'Plain Ox' }] })
    game.resolve('A', 'grow', ['ox']).resolve('A', 'vanish', ['ox'])
    expect(game.state.effects).toHaveLength(1)
    game.passTo('end').passTo('upkeep')
    expect(game.state.effects).toEqual([])
  })
})

describe('702.26g–j: what is attached', () => {
  const dressed = [
    { id: 'ox', name: 'Plain Ox' },
    { id: 'robe', name: 'Robe', attachedTo: 'ox' },
    { id: 'blade', name: 'Blade', attachedTo: 'ox' },
    { id: 'watcher', name: 'Loose Watcher' },
  ]

  it('702.26g, 702.26j: it goes and comes along, still attached, and nothing hears it come off', () => {
    const game = board({ hand: hand('Vanish', 'Recall All'), battlefield: dressed })
    game.resolve('A', 'vanish', ['ox'])
    expect(game.object('robe')).toMatchObject({ phasedOut: true, marks: { phased: { with: 'ox' } } })
    expect(game.object('blade').phasedOut).toBe(true)
    game.resolve('A', 'recall-all')
    expect(game.object('robe')).toMatchObject({ phasedOut: false, attachedTo: 'ox' })
    expect(game.size('ox')).toBe('6/8')
    expect(game.player('A').life).toBe(20)
  })

  it('702.26g: by itself it does not come back, nor does it leave for having nothing it is seen attached to', () => {
    const game = untap({
      battlefield: [
        { id: 'ox', name: 'Plain Ox', phasedOut: true, marks: { phased: { under: 'B' } } },
        { id: 'robe', name: 'Robe', attachedTo: 'ox', phasedOut: true, marks: { phased: { under: 'A', with: 'ox' } } },
      ],
    })
    expect(game.object('robe')).toMatchObject({ phasedOut: true, zone: 'battlefield' })
  })

  it('702.26h: what would go both ways goes along', () => {
    const game = untap({
      battlefield: [
        { id: 'ox', name: 'Fading Ox' },
        { id: 'robe', name: 'Fading Robe', attachedTo: 'ox' },
      ],
    })
    expect(game.object('robe')).toMatchObject({ phasedOut: true, marks: { phased: { with: 'ox' } } })
  })

  it('702.26i: what phased out by itself comes back attached, or loose where that is gone', () => {
    const robe = { id: 'robe', name: 'Fading Robe', attachedTo: 'ox', phasedOut: true } as const
    const still = untap({ battlefield: [{ id: 'ox', name: 'Plain Ox' }, robe] })
    expect(still.object('robe')).toMatchObject({ phasedOut: false, attachedTo: 'ox' })
    const gone = board(
      { hand: hand('Kill'), battlefield: [{ id: 'ox', name: 'Plain Ox' }, robe] },
      {},
      { active: 'B', step: 'end', priority: 'A' },
    )
    gone.resolve('A', 'kill', ['ox'])
    expect(gone.object('robe').phasedOut).toBe(true)
    gone.passTo('upkeep')
    // 704.5m: attached to nothing, it goes to the graveyard.
    expect(gone.names('graveyard', 'A')).toContain('Fading Robe')
  })
})

describe('610.4: phased out until something happens', () => {
  const gaoler = (more: readonly string[] = []) =>
    board(
      { hand: hand('Gaoler', ...more), battlefield: ['Island', 'Plains'] },
      { battlefield: [{ id: 'ox', name: 'Plain Ox' }] },
    )

  it('610.4, 610.4a: it comes back when that leaves, and not in an untap step', () => {
    const game = gaoler(['Kill']).resolve('A', 'gaoler')
    game.passAll()
    expect(game.object('ox')).toMatchObject({ phasedOut: true })
    const source = game.find('Gaoler')
    expect(game.object('ox').marks!.phased).toEqual({ under: 'B', until: source })
    game.passTo('end')
    game.passTo('upkeep')
    expect(game.turn.active).toEqual(['B'])
    expect(game.object('ox').phasedOut).toBe(true)
    game.pass().resolve('A', 'kill', [source])
    expect(game.object('ox').phasedOut).toBe(false)
  })

  it('610.4a: what has come back by something else is not brought back, even if it is out again', () => {
    const game = gaoler(['Recall All', 'Vanish', 'Kill']).resolve('A', 'gaoler').passAll()
    game.resolve('A', 'recall-all').resolve('A', 'vanish', ['ox'])
    game.resolve('A', 'kill', [game.find('Gaoler')])
    expect(game.object('ox').phasedOut).toBe(true)
  })

  it('610.4b–c: nothing phases out where that has left already', () => {
    const game = gaoler(['Kill']).resolve('A', 'gaoler')
    expect(game.names('stack')).toEqual(['Gaoler'])
    game.resolve('A', 'kill', [game.find('Gaoler')]).passAll()
    expect(game.object('ox').phasedOut).toBe(false)
  })

  it('610.4d: all of it comes back together', () => {
    const phased = { phased: { under: 'B', until: 'g' } } as const
    const game = board(
      { hand: hand('Kill'), battlefield: [{ id: 'g', name: 'Gaoler' }] },
      {
        battlefield: [
          { id: 'one', name: 'Phase Herald', phasedOut: true, marks: phased },
          { id: 'two', name: 'Phase Herald', phasedOut: true, marks: phased },
        ],
      },
    ).resolve('A', 'kill', ['g'])
    expect(game.names('stack')).toEqual(['Phase Herald', 'Phase Herald'])
  })
})

it('702.26k: phased-out permanents leave the game with their owner, and nothing hears it', () => {
  const game = mainPhase(CARDS, {
    more: {
      rules: { variant: 'free-for-all' },
      players: [
        { id: 'A', library: 9, hand: hand('End It'), battlefield: [{ id: 'h', name: 'Phase Herald' }] },
        { id: 'B', library: 9, battlefield: [{ id: 'gone', name: 'Phase Herald', phasedOut: true }] },
        { id: 'C', library: 9 },
      ],
    },
  }).resolve('A', 'end-it', ['B'])
  expect(game.state.objects.gone).toBeUndefined()
  expect(game.names('stack')).toEqual([])
  expect(game.events.some((event) => event.kind === 'zone-change' && event.object === 'gone')).toBe(false)
})
