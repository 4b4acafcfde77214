import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/core/action.ts'
import type { CardBack, CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import type { PositionPlayer } from '../../../src/core/position.ts'
import { legalActions } from '../../../src/engine/index.ts'
import {
  activated,
  all,
  bigger,
  CREATURE,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  keyword,
  manaCost,
  replaces,
  shelf,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const SELF = { ref: 'self' } as const
const YOU = { ref: 'you' } as const
const PERMANENT = { subject: 'permanent' } as const
const withBack = (front: CardDefinition, layout: CardBack['layout'], face: CardDefinition): CardDefinition => ({
  ...front,
  back: { layout, face },
})
const TRANSFORM: Effect = { do: 'transform', what: SELF }

const CARDS: CardDefinition[] = [
  withBack(
    defineCreature('Day Wolf', '{2}{G}', 'Wolf', '2/2', [
      activated([], [], TRANSFORM),
      triggered({ on: 'transforms', what: 'self' }, [gainsLife(100)]),
    ]),
    'transforming',
    {
      ...defineCreature('Night Wolf', '', 'Werewolf', '5/5', [
        keyword('trample'),
        triggered({ on: 'transforms', what: 'self', into: { subtypes: ['Werewolf'] } }, [gainsLife(1)]),
        replaces({
          kind: 'as-transforms',
          effects: [{ do: 'put-counters', on: SELF, counter: '+1/+1', amount: 1 }],
        }),
      ]),
      colorIndicator: ['R'],
    },
  ),
  withBack(
    defineCreature('Apprentice', '{1}{G}', 'Druid', '1/1', [
      replaces({ kind: 'enters-with', what: 'self', transformed: true }),
      activated([], [], TRANSFORM),
    ]),
    'transforming',
    defineCard('Spell Behind', '', 'Sorcery', [spell([], gainsLife(1))]),
  ),
  withBack(
    defineCreature('Eager Wolf', '{1}{G}', 'Wolf', '1/1', [
      replaces({ kind: 'enters-with', what: 'self', counters: { counter: '+1/+1', amount: 5 } }),
      replaces({ kind: 'enters-with', what: 'self', transformed: true }),
      triggered({ on: 'enters', what: 'self' }, [gainsLife(10)]),
    ]),
    'transforming',
    defineCreature('Eager Beast', '', 'Beast', '4/4', [
      replaces({ kind: 'enters-with', what: 'self', tapped: true }),
      triggered({ on: 'enters', what: 'self' }, [gainsLife(1)]),
    ]),
  ),
  withBack(
    defineCard('Split Path', '{1}{G}', 'Instant', [spell([], gainsLife(4))]),
    'modal',
    defineCard('Quiet Path', '', 'Land', []),
  ),
  withBack(
    defineCreature('Twin Elk', '{1}{G}', 'Elk', '2/3'),
    'modal',
    defineCard('Elk Song', '{G}', 'Instant', [spell([], gainsLife(2))]),
  ),
  withBack(
    defineCard('Song First', '{1}{G}', 'Sorcery', [spell([], gainsLife(2))]),
    'modal',
    defineCreature('Song Elk', '{G}', 'Elk', '2/3'),
  ),
  withBack(
    defineCreature('Kind Ghost', '{1}{G}', 'Human', '1/1', [
      { kind: 'keyword', keyword: 'disturb', cost: manaCost('{G}') },
    ]),
    'transforming',
    defineCreature('Cold Ghost', '', 'Spirit', '3/1', [keyword('flying')]),
  ),
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '2/4', [activated([], [], TRANSFORM)]),
  defineCard('Turn', '{0}', 'Instant', [spell([slot(PERMANENT)], { do: 'transform', what: target() })]),
  defineCard('Turn Back', '{0}', 'Instant', [spell([slot(PERMANENT)], { do: 'transform', what: target() })]),
  defineCard('Cover', '{0}', 'Instant', [spell([slot(PERMANENT)], { do: 'turn-face-down', what: target() })]),
  defineCard('Uncover', '{0}', 'Instant', [spell([slot(PERMANENT)], { do: 'turn-face-up', what: target() })]),
  defineCard('Raise Turned', '{0}', 'Sorcery', [
    spell([slot({ subject: 'card', zones: ['graveyard'] })], {
      do: 'move',
      what: target(),
      to: 'battlefield',
      transformed: true,
    }),
  ]),
  defineCard('Raise', '{0}', 'Sorcery', [
    spell([slot({ subject: 'card', zones: ['graveyard'] })], { do: 'move', what: target(), to: 'battlefield' }),
  ]),
  defineCard('Cast Turned', '{0}', 'Sorcery', [
    spell([slot({ subject: 'card', zones: ['graveyard'] })], {
      do: 'cast',
      who: YOU,
      what: target(),
      forCost: [],
      transformed: true,
    }),
  ]),
  defineCard('Grow', '{0}', 'Instant', [
    spell([slot(CREATURE)], { do: 'continuous', what: target(), modifications: [bigger(3)], duration: 'end-of-turn' }),
  ]),
  defineCard('Mirror', '{0}', 'Instant', [
    spell([slot(PERMANENT)], { do: 'create-token-copy', who: YOU, amount: 1, of: target() }),
  ]),
  defineCreature('Shifter', '{U}', 'Shapeshifter', '0/1', [
    activated([], [slot(PERMANENT)], { do: 'become-copy', what: SELF, of: target() }),
  ]),
  defineCard('Twin Spell', '{0}', 'Instant', [
    spell([slot({ subject: 'spell' })], { do: 'copy-spell', what: target(), who: YOU, newTargets: false }),
  ]),
  defineCard('Late Turn', '{0}', 'Instant', [
    spell([], {
      do: 'delayed-trigger',
      event: { on: 'next-step', step: 'end', whose: 'any' },
      effects: [{ do: 'transform', what: all(CREATURE) }],
    }),
  ]),
  defineCard('No Elks', '{1}', 'Enchantment', [
    fixedRule({
      kind: 'restriction',
      cant: { act: 'cast', what: { subject: 'spell', subtypes: ['Elk'] }, who: 'any' },
    }),
  ]),
]
const lookup = shelf([...CARDS, defineCard('Forest', '', 'Basic Land — Forest')])
const board = (a: Omit<PositionPlayer, 'id'>, b: Omit<PositionPlayer, 'id'> = {}) =>
  mainPhase(CARDS, {
    a: { ...a, battlefield: [...lands('Forest', 'Forest', 'Forest'), ...(a.battlefield ?? [])] },
    b,
  })
const hand = (...names: readonly string[]) =>
  names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }))
const wolf = { id: 'wolf', name: 'Day Wolf' } as const
const night = { ...wolf, marks: { back: true } } as const
const use = (object: string): Action => ({ kind: 'activate-ability', player: 'A', object, ability: 0 })

describe('712.8: each face has its own characteristics', () => {
  it('712.8d–e, 202.3b: a permanent has those of the face that is up; a back face the mana value of the front', () => {
    const game = board({ battlefield: [wolf, { ...night, id: 'night' }] })
    expect(game.traits('wolf')).toMatchObject({ name: 'Day Wolf', manaValue: 3, colors: ['G'] })
    expect(game.traits('night')).toMatchObject({ name: 'Night Wolf', manaCost: null, manaValue: 3, colors: ['R'] })
    expect(game.size('night')).toBe('5/5')
  })

  it('712.8a: elsewhere it is the front face, whatever it was', () => {
    const game = board({ graveyard: [{ id: 'dead', name: 'Night Wolf' }] })
    expect(game.traits('dead').name).toBe('Day Wolf')
  })

  it('712.8: called by the name of its back face, a permanent has that up', () => {
    expect(board({ battlefield: [{ id: 'it', name: 'Day Wolf' }] }).object('it').marks).toBeUndefined()
    expect(board({ battlefield: [{ id: 'it', name: 'Night Wolf' }] }).traits('it').name).toBe('Night Wolf')
  })
})

describe('701.27: transforming', () => {
  it('701.27a, 613.7g, 712.18, 712.20, 701.27e: it turns over, is the same object, newer, and says what it says of that', () => {
    const game = board({ hand: hand('Grow'), battlefield: [wolf] }).resolve('A', 'grow', ['wolf'])
    const before = game.object('wolf').timestamp
    game.do(use('wolf')).passAll()
    expect(game.traits('wolf').name).toBe('Night Wolf')
    // 5/5, +3/+3 that was on it, and the counter put on it while it transformed.
    expect(game.size('wolf')).toBe('9/9')
    expect(game.object('wolf').timestamp).toBeGreaterThan(before)
    // Only the ability it has afterwards hears it.
    expect(game.passAll().player('A').life).toBe(21)
  })

  it('701.27c, 712.9: what has one face does nothing', () => {
    const game = board({ battlefield: [{ id: 'ox', name: 'Plain Ox' }] })
    const before = game.object('ox').timestamp
    game.do(use('ox')).passAll()
    expect(game.object('ox').timestamp).toBe(before)
    expect(game.events.some(({ kind }) => kind === 'transformed')).toBe(false)
  })

  it('701.27d, 712.10: nor does one that would become an instant or sorcery', () => {
    const game = board({ battlefield: [{ id: 'it', name: 'Apprentice' }] })
      .do(use('it'))
      .passAll()
    expect(game.traits('it').name).toBe('Apprentice')
  })

  it('701.27f: an ability of it does nothing if it has transformed since; another spell does', () => {
    const game = board({ hand: hand('Turn'), battlefield: [wolf] })
    game.do(use('wolf')).do(use('wolf')).passAll()
    expect(game.traits('wolf').name).toBe('Night Wolf')
    while (game.turn.stack.length > 0) game.passAll()
    expect(game.traits('wolf').name).toBe('Night Wolf')
    game.resolve('A', 'turn', ['wolf'])
    expect(game.traits('wolf').name).toBe('Day Wolf')
  })

  it('701.27f: a delayed ability of another source turns it over all the same', () => {
    const game = board({ hand: hand('Late Turn', 'Turn'), battlefield: [wolf] })
    game.resolve('A', 'late-turn').resolve('A', 'turn', ['wolf'])
    while (game.turn.stack.length > 0) game.passAll()
    game.passTo('end').passAll()
    expect(game.traits('wolf').name).toBe('Day Wolf')
  })
})

describe('712.11: casting and playing a face', () => {
  it('712.11b–c: the face of a modal card is chosen first, and only that one is asked about', () => {
    const game = board({ hand: hand('Twin Elk', 'Song First'), battlefield: ['No Elks'] })
    expect(game.refusal({ kind: 'cast-spell', player: 'A', object: 'twin-elk' })).toEqual([
      'cast.prohibited 101.2 601.3',
    ])
    game.do({ kind: 'cast-spell', player: 'A', object: 'twin-elk', face: 'back' })
    const [song] = game.turn.stack
    expect(game.traits(song!)).toMatchObject({ name: 'Elk Song', manaValue: 1, types: ['instant'] })
    expect(game.object(song!).onStack!.manaSpent).toEqual(['G'])
    game.passAll()
    expect(game.player('A').life).toBe(22)
    // 712.8a
    expect(game.names('graveyard', 'A')).toEqual(['Twin Elk'])
  })

  it('712.13: a back face that is a permanent enters with it up', () => {
    const game = board({ hand: hand('Song First') })
    game.do({ kind: 'cast-spell', player: 'A', object: 'song-first', face: 'back' }).passAll()
    expect(game.traits(game.state.battlefield.at(-1)!)).toMatchObject({ name: 'Song Elk', manaValue: 1 })
  })

  it('712.12: a land face is played with it up, whichever way it is asked for', () => {
    const byFace = board({ hand: hand('Split Path') })
    byFace.do({ kind: 'play-land', player: 'A', object: 'split-path', face: 'back' })
    expect(byFace.traits(byFace.state.battlefield.at(-1)!).name).toBe('Quiet Path')
    expect(byFace.player('A').landsPlayed).toBe(1)
    const implied = board({ hand: hand('Split Path') }).do({ kind: 'play-land', player: 'A', object: 'split-path' })
    expect(implied.traits(implied.state.battlefield.at(-1)!).name).toBe('Quiet Path')
    const cast = board({ hand: hand('Split Path') })
    expect(cast.resolve('A', 'split-path').player('A').life).toBe(24)
  })

  it('712.11, 712.11b: the back of a transforming card is not for choosing', () => {
    const game = board({ hand: hand('Day Wolf') })
    expect(game.refusal({ kind: 'cast-spell', player: 'A', object: 'day-wolf', face: 'back' })).toEqual([
      'cast.no-other-face 712.11b 712.12',
    ])
    expect(game.resolve('A', 'day-wolf').find('Day Wolf')).toBeDefined()
  })

  it('712.11b, 712.12: both faces are in the list', () => {
    const game = board({ hand: hand('Split Path', 'Twin Elk') })
    const faces = legalActions(game.state, 'A', lookup)
      .actions.map(({ action }) => action)
      .filter(({ kind }) => kind !== 'pass-priority' && kind !== 'activate-ability')
    expect(faces).toEqual([
      { kind: 'cast-spell', player: 'A', object: 'split-path' },
      { kind: 'play-land', player: 'A', object: 'split-path', face: 'back' },
      { kind: 'cast-spell', player: 'A', object: 'twin-elk' },
      { kind: 'cast-spell', player: 'A', object: 'twin-elk', face: 'back' },
    ])
  })

  it('712.8c, 712.11a, 712.11d, 702.146a–b: disturb casts it transformed from the graveyard', () => {
    const game = board({ graveyard: [{ id: 'ghost', name: 'Kind Ghost' }] })
    expect(game.refusal({ kind: 'cast-spell', player: 'A', object: 'ghost' })[0]).toMatch('zone.cannot-play-from')
    game.do({ kind: 'cast-spell', player: 'A', object: 'ghost', face: 'back' })
    const [spirit] = game.turn.stack
    expect(game.traits(spirit!)).toMatchObject({ name: 'Cold Ghost', manaValue: 2 })
    expect(game.object(spirit!).onStack!.manaSpent).toEqual(['G'])
    game.passAll()
    expect(game.has(game.find('Cold Ghost'), 'flying')).toBe(true)
    expect(
      board({ hand: hand('Kind Ghost') }).refusal({
        kind: 'cast-spell',
        player: 'A',
        object: 'kind-ghost',
        face: 'back',
      }),
    ).toEqual(['cast.no-other-face 712.11b 712.12'])
  })

  it('712.11a: an effect casts a card transformed, and none that has no other face', () => {
    const game = board({ hand: hand('Cast Turned'), graveyard: [{ id: 'dead', name: 'Day Wolf' }] })
    game.resolve('A', 'cast-turned', ['dead']).answer(['dead'])
    expect(game.names('stack')).toEqual(['Night Wolf'])
    const ox = board({ hand: hand('Cast Turned'), graveyard: [{ id: 'dead', name: 'Plain Ox' }] })
    ox.resolve('A', 'cast-turned', ['dead'])
    expect(ox.decision).toBeNull()
    expect(ox.names('stack')).toEqual([])
  })
})

describe('712.13–712.14: entering', () => {
  it('712.14, 712.14a: put there it has its front face up, its back face where an effect says so', () => {
    const front = board({ hand: hand('Raise'), graveyard: [{ id: 'dead', name: 'Day Wolf' }] })
    expect(front.resolve('A', 'raise', ['dead']).traits('dead.2').name).toBe('Day Wolf')
    const back = board({ hand: hand('Raise Turned'), graveyard: [{ id: 'dead', name: 'Day Wolf' }] })
    expect(back.resolve('A', 'raise-turned', ['dead']).traits('dead.2').name).toBe('Night Wolf')
    const ox = board({ hand: hand('Raise Turned'), graveyard: [{ id: 'dead', name: 'Plain Ox' }] })
    expect(ox.resolve('A', 'raise-turned', ['dead']).object('dead').zone).toBe('graveyard')
  })

  it('712.14b: a modal card whose front is no permanent stays where it is', () => {
    const game = board({ hand: hand('Raise'), graveyard: [{ id: 'dead', name: 'Song First' }] })
    expect(game.resolve('A', 'raise', ['dead']).object('dead').zone).toBe('graveyard')
  })

  it('616.1d: entering transformed comes first, and what the back face says of entering is what counts', () => {
    const game = board({ hand: hand('Eager Wolf') }).resolve('A', 'eager-wolf')
    const beast = game.find('Eager Beast')
    expect(game.object(beast)).toMatchObject({ tapped: true })
    expect(game.object(beast).counters).toEqual({})
    expect(game.trail).toContain('616.1d')
    expect(game.passAll().player('A').life).toBe(21)
  })

  it('712.13a: what would enter as a sorcery goes to the graveyard', () => {
    const game = board({ hand: hand('Apprentice') }).resolve('A', 'apprentice')
    expect(game.names('graveyard', 'A')).toEqual(['Apprentice'])
  })
})

describe('712.15–712.16: face down', () => {
  it('712.15a: face down it does not transform, and turns up with its front face', () => {
    const game = board({ hand: hand('Turn', 'Uncover'), battlefield: [{ ...wolf, faceDown: true }] })
    game.resolve('A', 'turn', ['wolf'])
    expect(game.size('wolf')).toBe('2/2')
    expect(game.resolve('A', 'uncover', ['wolf']).traits('wolf').name).toBe('Day Wolf')
  })

  it('712.16: it is not turned face down', () => {
    const game = board({ hand: hand('Cover'), battlefield: [night] }).resolve('A', 'cover', ['wolf'])
    expect(game.traits('wolf').name).toBe('Night Wolf')
  })
})

describe('707.8: copies of double-faced objects', () => {
  it('707.8, 712.8e: a copy has the face that is up, and no mana value from behind it', () => {
    const game = board({ battlefield: [night, { id: 'shifter', name: 'Shifter' }] })
    game.do({ kind: 'activate-ability', player: 'A', object: 'shifter', targets: [['wolf']] }).passAll()
    expect(game.traits('shifter')).toMatchObject({ name: 'Night Wolf', manaValue: 0 })
    const turn = board({
      hand: hand('Turn'),
      battlefield: [wolf, { id: 'shifter', name: 'Shifter' }],
    })
    turn.do({ kind: 'activate-ability', player: 'A', object: 'shifter', targets: [['wolf']] }).passAll()
    turn.resolve('A', 'turn', ['shifter'])
    expect(turn.traits('shifter').name).toBe('Day Wolf')
  })

  it('707.8a: a token copy has both faces, with the same one up, and transforms', () => {
    const game = board({ hand: hand('Mirror', 'Turn', 'Turn Back'), battlefield: [night] })
    game.resolve('A', 'mirror', ['wolf'])
    const token = game.state.battlefield.at(-1)!
    expect(game.traits(token)).toMatchObject({ name: 'Night Wolf', colors: ['R'] })
    game.resolve('A', 'turn', [token])
    expect(game.traits(token)).toMatchObject({ name: 'Day Wolf', manaValue: 3 })
    game.resolve('A', 'turn-back', [token])
    expect(game.traits(token).name).toBe('Night Wolf')
  })

  it('707.10g: a copy of a double-faced spell has both faces, and so has its token', () => {
    const game = board({ hand: hand('Day Wolf', 'Twin Spell', 'Turn') }).cast('A', 'day-wolf')
    game.resolve('A', 'twin-spell', [game.turn.stack[0]!]).passAll()
    const token = game.state.battlefield.at(-1)!
    expect(game.object(token).substance.kind).toBe('token')
    game.passAll().resolve('A', 'turn', [token])
    expect(game.traits(token).name).toBe('Night Wolf')
  })

  it('707.10g: with its back face up, so is the copy', () => {
    const game = board({ hand: hand('Song First', 'Twin Spell', 'Turn') })
    game.do({ kind: 'cast-spell', player: 'A', object: 'song-first', face: 'back' })
    game.resolve('A', 'twin-spell', [game.turn.stack[0]!])
    expect(game.names('stack')).toEqual(['Song Elk', 'Song Elk'])
    game.passAll()
    const token = game.state.battlefield.at(-1)!
    expect(game.traits(token).name).toBe('Song Elk')
    // 712.10: its other face is a sorcery.
    expect(game.passAll().resolve('A', 'turn', [token]).traits(token).name).toBe('Song Elk')
  })
})

it('what is up comes back from a position', () => {
  const game = board({ battlefield: [night] })
  const again = mainPhase(CARDS, { more: JSON.parse(game.written()) })
  expect(again.traits('wolf').name).toBe('Night Wolf')
})

describe('CR 607.1b: abilities on both faces', () => {
  it('607.1b: are printed on the same object: the back face knows what the front face exiled', () => {
    const jail = withBack(
      defineCreature('Warder', '{1}', 'Human', '1/1', [
        activated([], [slot(PERMANENT)], { do: 'exile', what: target(), link: 'jailed' }),
        activated([], [], TRANSFORM),
      ]),
      'transforming',
      defineCreature('Freed Warder', '', 'Spirit', '2/2', [
        activated([], [], { do: 'move', what: { ref: 'linked', link: 'jailed' }, to: 'hand' }),
      ]),
    )
    const game = mainPhase([...CARDS, jail], {
      a: {
        battlefield: [
          { id: 'warder', name: 'Warder' },
          { id: 'plains', name: 'Plains' },
        ],
      },
    })
    game.do({ kind: 'activate-ability', player: 'A', object: 'warder', ability: 0, targets: [['plains']] }).passAll()
    game.do({ kind: 'activate-ability', player: 'A', object: 'warder', ability: 1 }).passAll()
    expect(game.names('battlefield', 'A')).toEqual(['Freed Warder'])
    game.do({ kind: 'activate-ability', player: 'A', object: 'warder', ability: 0 }).passAll()
    expect(game.names('hand', 'A')).toEqual(['Plains'])
  })
})
