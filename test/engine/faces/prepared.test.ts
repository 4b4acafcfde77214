import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/core/action.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Ref } from '../../../src/core/ref.ts'
import { YOU } from '../../../src/core/ref.ts'
import { legalActions } from '../../../src/engine/index.ts'
import { viewPosition } from '../../../src/engine/position/view-position.ts'
import {
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  PLAYER,
  replaces,
  shelf,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { lands, mainPhase } from '../main-phase.ts'

const prepares = (creature: CardDefinition, face: CardDefinition): CardDefinition => ({
  ...creature,
  alternative: { kind: 'preparation', face },
})
const onTarget = (name: string, act: 'prepare' | 'unprepare') =>
  defineCard(name, '{0}', 'Instant', [spell([slot(CREATURE)], { do: act, what: target() })])
const SPELL_OF_IT: Ref = { ref: 'event', role: 'object' }

const BOLT = defineCard('Small Bolt', '{R}', 'Instant', [spell([slot(PLAYER)], damages(3))])
const NOVICE = prepares(
  defineCreature('Bolt Novice', '{1}{R}', 'Wizard', '2/2', [
    replaces({ kind: 'enters-with', what: 'self', prepared: true }),
  ]),
  BOLT,
)
const READER = prepares(
  defineCreature('Slow Reader', '{1}{U}', 'Wizard', '1/3'),
  defineCard('Long Study', '{U}', 'Sorcery', [spell([], gainsLife(4))]),
)
const CARDS = [
  NOVICE,
  READER,
  defineCreature('Moss Ox', '{G}', 'Ox', '3/3'),
  onTarget('Make Ready', 'prepare'),
  onTarget('Unmake', 'unprepare'),
  defineCard('Slay', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Fade', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'phase-out', what: target() })]),
  defineCard('Return', '{0}', 'Instant', [
    spell([slot({ ...CREATURE, phasedOut: true })], { do: 'phase-in', what: target() }),
  ]),
  defineCard('Steal', '{0}', 'Sorcery', [
    spell([slot(CREATURE)], {
      do: 'continuous',
      what: target(),
      modifications: [{ kind: 'control', player: YOU }],
      duration: 'end-of-turn',
    }),
  ]),
  defineCard('Likeness', '{0}', 'Sorcery', [
    spell([slot(CREATURE)], {
      do: 'create-token-copy',
      who: YOU,
      of: target(),
      amount: 1,
      except: { colors: ['G'], power: 1, toughness: 1, subtypes: ['Frog'], onlySubtypes: true },
    }),
  ]),
  defineCard('Double', '{0}', 'Instant', [
    spell([slot({ subject: 'spell' })], { do: 'copy-spell', what: target(), who: YOU, newTargets: false }),
  ]),
  defineCard('Deny', '{0}', 'Instant', [spell([slot({ subject: 'spell' })], { do: 'counter', what: target() })]),
  defineCard('Watcher', '{0}', 'Enchantment', [
    triggered({ on: 'casts', who: 'you', what: { subject: 'spell', types: ['instant'] } }, [
      { do: 'if', condition: { kind: 'matches', what: SPELL_OF_IT, filter: {} }, effects: [gainsLife(1)] },
    ]),
  ]),
  defineCard('Locked Past', '{0}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'cast', who: 'any', what: { zones: ['exile'] } } }),
  ]),
]
const COUNTED = shelf([...CARDS, defineCard('Mountain', '', 'Basic Land — Mountain')])

const hand = (...names: readonly string[]) =>
  names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }))
const novice = (...more: readonly string[]) =>
  mainPhase(CARDS, {
    a: { battlefield: [...lands('Mountain', 'Mountain', 'Mountain', 'Mountain')], hand: hand('Bolt Novice', ...more) },
  }).resolve('A', 'bolt-novice')
const copyOf = (game: Game) => game.find('Small Bolt', 'exile')
const casts = (game: Game, player = 'A'): readonly Action[] =>
  legalActions(game.state, player, COUNTED)
    .actions.map(({ action }) => action)
    .filter((action) => action.kind === 'cast-spell' && game.state.objects[action.object!]?.zone === 'exile')
const cast = (game: Game, player = 'A'): Action => ({
  kind: 'cast-spell',
  player,
  object: copyOf(game),
  targets: [['B']],
})

describe('CR 722: preparation cards', () => {
  it('722.3: a preparation card is not cast as its prepare spell', () => {
    const start = mainPhase(CARDS, { a: { battlefield: lands('Mountain'), hand: hand('Bolt Novice') } })
    const as: Action = { kind: 'cast-spell', player: 'A', object: 'bolt-novice', face: 'alternative', targets: [['B']] }
    expect(start.refusal(as)).toEqual(['cast.only-a-copy 722.3 722.3c'])
    expect(
      legalActions(start.state, 'A', COUNTED).actions.some(
        ({ action }) => 'object' in action && action.object === 'bolt-novice',
      ),
    ).toBe(false)
  })

  it('722.3a, 722.3c: as it enters prepared a copy of its prepare spell is in exile, and stays there', () => {
    const game = novice()
    expect(game.object(game.find('Bolt Novice')).prepared).toBe(true)
    expect(game.traits(copyOf(game))).toMatchObject({
      name: 'Small Bolt',
      types: ['instant'],
      manaValue: 1,
      power: null,
    })
    expect(game.names('exile')).toEqual(['Small Bolt'])
    expect(game.trail).toContain('722.3c')
    expect(casts(game)).toEqual([{ kind: 'cast-spell', player: 'A', object: copyOf(game) }])
    expect(casts(game, 'B')).toEqual([])
  })

  it('722.3c: casting the copy unprepares the permanent as the spell becomes cast', () => {
    const game = novice('Watcher').resolve('A', 'watcher')
    game.do(cast(game))
    expect(game.names('stack')).toEqual(['Small Bolt', 'Watcher'])
    expect(game.object(game.find('Bolt Novice')).prepared).not.toBe(true)
    expect(game.events.filter(({ kind }) => kind === 'unprepared')).toHaveLength(1)
    game.passAll().passAll()
    expect([game.player('B').life, game.player('A').life]).toEqual([17, 21])
    expect([game.names('exile'), game.names('graveyard')]).toEqual([[], []])
  })

  it('722.3c: a refused casting leaves it prepared', () => {
    const poor = mainPhase(CARDS, { a: { battlefield: [{ id: 'novice', name: 'Bolt Novice', prepared: true }] } })
    expect(poor.refusal(cast(poor))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
    expect(poor.object('novice').prepared).toBe(true)
  })

  it('722.3c, 601.3: it is cast from exile, at the times for such a spell', () => {
    const locked = novice('Locked Past').resolve('A', 'locked-past')
    expect(locked.refusal(cast(locked))).toEqual(['cast.prohibited 101.2 601.3'])
    const slow = mainPhase(CARDS, {
      a: { battlefield: [...lands('Island'), { id: 'reader', name: 'Slow Reader', prepared: true }] },
    })
    const study = slow.find('Long Study', 'exile')
    expect(slow.passTo('beginning-of-combat').refusal({ kind: 'cast-spell', player: 'A', object: study })).toEqual([
      'timing.sorcery 117.1a 307.1',
    ])
  })

  it('722.3c: the copy is there as long as the permanent is, and is prepared', () => {
    const slain = novice('Slay')
    slain.resolve('A', 'slay', [slain.find('Bolt Novice')])
    expect(slain.names('exile')).toEqual([])
    const unmade = novice('Unmake')
    unmade.resolve('A', 'unmake', [unmade.find('Bolt Novice')])
    expect(unmade.names('exile')).toEqual([])
  })

  it('722.3b: it becomes unprepared, and may become prepared again', () => {
    const game = novice('Unmake', 'Make Ready')
    const it = game.find('Bolt Novice')
    game.resolve('A', 'unmake', [it]).resolve('A', 'make-ready', [it])
    expect(game.names('exile')).toEqual(['Small Bolt'])
    expect(game.events.map(({ kind }) => kind).filter((kind) => /prepared/.test(kind))).toEqual([
      'prepared',
      'unprepared',
      'prepared',
    ])
  })

  it('722.3a: nothing that has no prepare spell becomes prepared, and nothing twice', () => {
    const game = mainPhase(CARDS, {
      a: { battlefield: [{ id: 'ox', name: 'Moss Ox' }], hand: hand('Make Ready') },
    }).resolve('A', 'make-ready', ['ox'])
    expect(game.object('ox').prepared).toBeUndefined()
    const twice = novice('Make Ready')
    twice.resolve('A', 'make-ready', [twice.find('Bolt Novice')])
    expect(twice.names('exile')).toEqual(['Small Bolt'])
    expect(twice.events.filter(({ kind }) => kind === 'prepared')).toHaveLength(1)
  })

  it('722.3c: whoever controls the prepared permanent may cast the copy', () => {
    const game = mainPhase(CARDS, {
      a: { battlefield: lands('Mountain'), hand: hand('Steal') },
      b: { battlefield: [{ id: 'novice', name: 'Bolt Novice', prepared: true }, { name: 'Mountain' }] },
    })
    expect(game.refusal(cast(game))).toEqual(['zone.cannot-play-from 601.3 601.2a'])
    game.resolve('A', 'steal', ['novice'])
    expect(casts(game, 'B')).toEqual([])
    expect(game.do(cast(game)).passAll().player('B').life).toBe(17)
  })

  it('722.3c: phasing out takes the copy away, phasing in makes another', () => {
    const game = novice('Fade', 'Return')
    const it = game.find('Bolt Novice')
    const before = copyOf(game)
    game.resolve('A', 'fade', [it])
    expect(game.names('exile')).toEqual([])
    game.resolve('A', 'return', [it])
    expect(game.names('exile')).toEqual(['Small Bolt'])
    expect(copyOf(game)).not.toBe(before)
    expect(game.do(cast(game)).object(it).prepared).not.toBe(true)
  })

  it('722.3c, 722.2a, 722.2b, 707.9: a token that is a copy has the prepare spell, which no exception concerns', () => {
    const game = mainPhase(CARDS, {
      a: {
        battlefield: [...lands('Mountain'), { id: 'reader', name: 'Slow Reader' }],
        hand: hand('Likeness', 'Make Ready'),
      },
    }).resolve('A', 'likeness', ['reader'])
    const token = game.state.battlefield.at(-1)!
    expect(game.traits(token)).toMatchObject({
      colors: ['G'],
      power: 1,
      subtypes: ['Frog'],
      alternative: 'preparation',
    })
    game.resolve('A', 'make-ready', [token])
    expect(game.traits(game.find('Long Study', 'exile'))).toMatchObject({
      colors: ['U'],
      types: ['sorcery'],
      subtypes: [],
      power: null,
    })
    expect(mainPhase(CARDS, { more: JSON.parse(game.written()) }).written()).toBe(game.written())
  })

  it('722.3d: a prepare spell is copied, and ceases to exist as any copy does', () => {
    const game = novice('Double', 'Deny')
    game.do(cast(game))
    game.resolve('A', 'double', [game.turn.stack[0]!])
    expect(game.names('stack')).toEqual(['Small Bolt', 'Small Bolt'])
    game.passAll().passAll()
    expect([game.player('B').life, game.names('exile'), game.names('graveyard')]).toEqual([14, [], ['Double']])
  })

  it('722.4: everywhere a preparation card has only its normal characteristics', () => {
    const game = mainPhase(CARDS, { a: { hand: hand('Bolt Novice'), graveyard: [{ id: 'g', name: 'Bolt Novice' }] } })
    for (const id of ['bolt-novice', 'g'])
      expect(game.traits(id)).toMatchObject({ name: 'Bolt Novice', types: ['creature'], manaValue: 2 })
  })

  it('722.5: its name may be chosen', () => {
    const namer = defineCard('Name It', '{0}', 'Instant', [
      spell([], {
        do: 'choose',
        who: YOU,
        choice: { kind: 'card-name', of: { types: ['instant'] } },
        link: 'name',
      } as never),
    ])
    const game = mainPhase([...CARDS, namer], { a: { hand: hand('Name It') } })
      .cast('A', 'name-it')
      .passAll()
    expect(game.answer('Small Bolt').decision).toBeNull()
  })

  it('a position may say only that a permanent is prepared; what is written is read again as it was', () => {
    const game = mainPhase(CARDS, {
      a: { battlefield: [{ id: 'novice', name: 'Bolt Novice', prepared: true }, ...lands('Mountain')] },
    })
    expect(game.names('exile', 'A')).toEqual(['Small Bolt'])
    const again = mainPhase(CARDS, { more: JSON.parse(game.written()) })
    expect(again.written()).toBe(game.written())
    expect(again.do(cast(again)).passAll().player('B').life).toBe(17)
    const seen = viewPosition(game.state, 'B', COUNTED)
    expect(seen.players[0]!.exile).toMatchObject([{ name: 'Small Bolt', copy: true }])
  })
})
