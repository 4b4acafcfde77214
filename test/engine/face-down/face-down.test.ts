import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/core/action.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Position, PositionPlayer } from '../../../src/core/position.ts'
import { legalActions } from '../../../src/engine/index.ts'
import { viewPosition } from '../../../src/engine/position/view-position.ts'
import {
  bigger,
  CREATURE,
  continuous,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  keyword,
  manaCost,
  PLAYER,
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
const morph = (mana: string, name: 'morph' | 'megamorph' | 'disguise' = 'morph') =>
  ({ kind: 'keyword', keyword: name, cost: manaCost(mana) }) as const

const CARDS: CardDefinition[] = [
  defineCreature('Masked Boar', '{4}{G}{G}', 'Boar', '5/4', [
    morph('{1}{G}'),
    keyword('trample'),
    triggered({ on: 'enters', what: 'self' }, [gainsLife(50)]),
    triggered({ on: 'turned-face-up', what: 'self' }, [gainsLife(3)]),
    replaces({ kind: 'enters-with', what: 'self', tapped: true, counters: { counter: '+1/+1', amount: 4 } }),
  ]),
  defineCreature('Mist Hydra', '{5}{G}', 'Hydra', '1/1', [
    morph('{X}{G}'),
    triggered({ on: 'turned-face-up', what: 'self' }, [{ do: 'gain-life', who: YOU, amount: { kind: 'x' } }]),
    replaces({
      kind: 'turned-up',
      effects: [{ do: 'put-counters', on: SELF, counter: '+1/+1', amount: { kind: 'x' } }],
    }),
  ]),
  defineCreature('Tall Elk', '{3}{G}', 'Elk', '3/3', [morph('{3}{G}', 'megamorph')]),
  defineCreature('Veiled Spy', '{1}{U}', 'Spy', '1/3', [morph('{W/U}', 'disguise')]),
  defineCreature('Pale Ox', '{1}{W}', 'Ox', '2/4'),
  defineCreature('Costless Ox', '', 'Ox', '2/4'),
  defineCard('Old Sage', '{2}', 'Legendary Planeswalker — Sage', [], { size: '4' }),
  defineCard('Bolt', '{0}', 'Instant', [spell([slot(CREATURE)], damages(1))]),
  defineCard('Manifester', '{0}', 'Sorcery', [
    spell([], { do: 'manifest', who: YOU, what: { ref: 'library-top', of: YOU, count: 2 }, as: 'made' }),
  ]),
  defineCard('Cloaker', '{0}', 'Sorcery', [
    spell([], { do: 'manifest', who: YOU, what: { ref: 'library-top', of: YOU, count: 1 }, cloak: true }),
  ]),
  defineCreature('Growing Ox', '{X}{G}', 'Ox', '1/1'),
  defineCard('Dreader', '{0}', 'Sorcery', [spell([], { do: 'manifest-dread', who: YOU })]),
  defineCard('Cover', '{0}', 'Instant', [spell([slot(PERMANENT)], { do: 'turn-face-down', what: target() })]),
  defineCard('Cover as Golem', '{0}', 'Instant', [
    spell([slot(PERMANENT)], {
      do: 'turn-face-down',
      what: target(),
      as: {
        typeLine: { supertypes: [], types: ['artifact', 'creature'], subtypes: ['Golem'] },
        power: 4,
        toughness: 5,
      },
    }),
  ]),
  defineCard('Uncover', '{0}', 'Instant', [spell([slot(PERMANENT)], { do: 'turn-face-up', what: target() })]),
  defineCard('Show', '{0}', 'Instant', [
    spell(
      [slot(PERMANENT)],
      { do: 'reveal', what: target() },
      {
        do: 'if',
        condition: {
          kind: 'card-matches',
          what: target(),
          filter: { subtypes: ['Boar'], power: { op: '=', amount: 5 } },
        },
        effects: [gainsLife(7)],
      },
    ),
  ]),
  defineCard('Grow', '{0}', 'Instant', [
    spell([slot(CREATURE)], { do: 'continuous', what: target(), modifications: [bigger(3)], duration: 'end-of-turn' }),
  ]),
  defineCard('Bury Face Down', '{0}', 'Sorcery', [
    spell([slot({ subject: 'card', zones: ['graveyard'] })], {
      do: 'move',
      what: target(),
      to: 'battlefield',
      faceDown: {},
    }),
  ]),
  defineCard('Twin Spell', '{0}', 'Instant', [
    spell([slot({ subject: 'spell' })], { do: 'copy-spell', what: target(), who: YOU, newTargets: false }),
  ]),
  defineCard('Mirror', '{0}', 'Instant', [
    spell([slot(PERMANENT)], { do: 'create-token-copy', who: YOU, amount: 1, of: target() }),
  ]),
  defineCard('No Creatures', '{1}', 'Enchantment', [
    fixedRule({
      kind: 'restriction',
      cant: { act: 'cast', what: { subject: 'spell', types: ['creature'] }, who: 'any' },
    }),
  ]),
  defineCard('No Boars', '{1}', 'Enchantment', [
    fixedRule({
      kind: 'restriction',
      cant: { act: 'cast', what: { subject: 'spell', subtypes: ['Boar'] }, who: 'any' },
    }),
  ]),
  defineCard('No Entry', '{1}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'enter', what: { types: ['creature'] } } }),
  ]),
  defineCard('Watcher', '{1}', 'Enchantment', [
    triggered({ on: 'casts', who: 'any', what: { subject: 'spell', subtypes: ['Boar'] } }, [gainsLife(100)]),
    triggered({ on: 'casts', who: 'any', what: { subject: 'spell', colorCount: 'colorless' } }, [gainsLife(1)]),
  ]),
  defineCard('Boar Lord', '{1}', 'Enchantment', [continuous({ ...CREATURE, subtypes: ['Boar'] }, bigger(10))]),
  defineCard('Thief', '{1}', 'Enchantment — Aura', [
    { kind: 'keyword', keyword: 'enchant', filter: CREATURE },
    continuous('attached', { kind: 'control', player: YOU }),
  ]),
  defineCard('End It', '{0}', 'Instant', [spell([slot(PLAYER)], { do: 'lose-game', who: target() })]),
  defineCard('Hide in Exile', '{0}', 'Sorcery', [
    spell([], { do: 'exile', what: { ref: 'library-top', of: YOU, count: 1 }, faceDown: true, seenBy: YOU }),
  ]),
]
const cards = shelf([...CARDS, defineCard('Forest', '', 'Basic Land — Forest')])
const FOREST = ['Forest', 'Forest', 'Forest', 'Forest', 'Forest', 'Forest'] as const
const board = (a: Omit<PositionPlayer, 'id'>, b: Omit<PositionPlayer, 'id'> = {}, more: Partial<Position> = {}) =>
  mainPhase(CARDS, {
    a: { ...a, battlefield: [...lands(...FOREST), ...(a.battlefield ?? [])] },
    b,
    more,
  })
const hand = (...names: readonly string[]) =>
  names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }))
const masked = { id: 'mask', name: 'Masked Boar', faceDown: true } as const
const turnUp = (object: string, more: object = {}): Action => ({
  kind: 'special-action',
  what: 'turn-face-up',
  player: 'A',
  object,
  ...more,
})
const castDown = (object: string, more: object = {}): Action => ({
  kind: 'cast-spell',
  player: 'A',
  object,
  faceDown: true,
  ...more,
})

describe('casting face down', () => {
  it('702.37a, 702.37c, 708.4: for {3}, as a 2/2 creature spell without a name that becomes such a permanent', () => {
    const game = board({ hand: hand('Masked Boar'), battlefield: ['Watcher'] }).do(castDown('masked-boar'))
    const [spellId] = game.turn.stack
    expect(game.object(spellId!)).toMatchObject({ faceDown: true, marks: { down: { by: 'morph' } } })
    expect(game.object(spellId!).onStack!.manaSpent).toHaveLength(3)
    game.passAll().passAll()
    const [permanent] = game.state.battlefield.slice(-1)
    expect(game.traits(permanent!)).toMatchObject({ name: '', manaCost: null, manaValue: 0, types: ['creature'] })
    expect(game.traits(permanent!)).toMatchObject({ colors: [], subtypes: [], abilities: [] })
    expect(game.size(permanent!)).toBe('2/2')
    // 708.3: nothing it says of entering had an effect; only the colourless spell was heard.
    expect(game.object(permanent!)).toMatchObject({ tapped: false, faceDown: true })
    expect(game.object(permanent!).counters).toEqual({})
    expect(game.player('A').life).toBe(21)
  })

  it('708.4: what is forbidden of the face-down spell counts, not what is forbidden of the card', () => {
    const free = board({ hand: hand('Masked Boar'), battlefield: ['No Boars'] })
    expect(free.judge(castDown('masked-boar')).verdict).toBe('legal')
    expect(free.refusal({ kind: 'cast-spell', player: 'A', object: 'masked-boar' })).toEqual([
      'cast.prohibited 101.2 601.3',
    ])
    const held = board({ hand: hand('Masked Boar'), battlefield: ['No Creatures'] })
    expect(held.refusal(castDown('masked-boar'))).toEqual(['cast.prohibited 101.2 601.3'])
  })

  it('702.37d, 702.168c: nothing else may be cast face down, and at no other time', () => {
    const game = board({ hand: hand('Pale Ox', 'Masked Boar', 'Bolt'), battlefield: [masked] })
    expect(game.refusal(castDown('pale-ox'))).toEqual(['cast.not-face-down 702.37d 708.4'])
    game.cast('A', 'bolt', ['mask'])
    expect(game.refusal(castDown('masked-boar'))).toEqual(['timing.sorcery 117.1a 302.1'])
  })

  it('702.168a–b: a disguised spell and permanent has ward {2}', () => {
    const game = board({ hand: hand('Veiled Spy') }).do(castDown('veiled-spy'))
    expect(game.has(game.turn.stack[0]!, 'ward')).toBe(true)
    game.passAll()
    const [spy] = game.state.battlefield.slice(-1)
    expect(game.has(spy!, 'ward')).toBe(true)
    expect(game.size(spy!)).toBe('2/2')
  })

  it('118.9a: {3} is an alternative cost, so no other one is offered beside it', () => {
    const poor = mainPhase(CARDS, { a: { hand: hand('Masked Boar'), battlefield: lands('Forest', 'Forest') } })
    expect(poor.refusal(castDown('masked-boar'))).toEqual(['cost.mana 601.2h 601.2f 118.3'])
  })

  it('707.2: a copy of a face-down spell is a 2/2 that is face up', () => {
    const game = board({ hand: hand('Masked Boar', 'Twin Spell') }).do(castDown('masked-boar'))
    game.resolve('A', 'twin-spell', [game.turn.stack[0]!])
    const copy = game.turn.stack.at(-1)!
    expect(game.object(copy)).toMatchObject({ faceDown: false })
    expect(game.traits(copy)).toMatchObject({ name: '', power: 2, toughness: 2, abilities: [] })
    game.passAll()
    const token = game.state.battlefield.at(-1)!
    expect(game.traits(token)).toMatchObject({ name: '', power: 2, toughness: 2 })
    expect(game.refusal(turnUp(token))).toEqual(['special.not-face-down 116.2b 708.7'])
  })
})

describe('turning face up as a special action', () => {
  it('116.2b, 702.37e, 708.8: at any time with priority, for the morph cost; it does not enter again, and what applied still does', () => {
    const game = board({ hand: hand('Grow', 'Bolt'), battlefield: [masked] })
    game.resolve('A', 'grow', ['mask'])
    game.cast('A', 'bolt', ['mask'])
    const before = game.object('mask').timestamp
    game.do(turnUp('mask'))
    expect(game.object('mask')).toMatchObject({ faceDown: false, tapped: false })
    expect(game.object('mask').counters).toEqual({})
    // 613.7f
    expect(game.object('mask').timestamp).toBeGreaterThan(before)
    expect(game.size('mask')).toBe('8/7')
    expect(game.state.battlefield.filter((id) => game.object(id).tapped)).toHaveLength(2)
    // 116.3: its player has priority; nothing but the trigger went on the stack.
    expect(game.turn.priority).toBe('A')
    expect(game.names('stack')).toEqual(['Bolt', 'Masked Boar'])
    expect(game.passAll().player('A').life).toBe(23)
  })

  it('116.2b: only what one controls, what is face down, what has such a cost, and only with priority', () => {
    const game = board(
      { battlefield: [masked, { id: 'ox', name: 'Pale Ox', faceDown: true }, { id: 'up', name: 'Masked Boar' }] },
      { battlefield: [{ ...masked, id: 'theirs' }] },
    )
    expect(game.refusal(turnUp('theirs'))).toEqual(['special.not-controller 116.2b 702.37e'])
    expect(game.refusal(turnUp('up'))).toEqual(['special.not-face-down 116.2b 708.7'])
    expect(game.refusal(turnUp('ox'))).toEqual(['special.unavailable 702.37e 702.168d 701.40b 701.58b'])
    expect(game.refusal({ ...turnUp('theirs'), player: 'B' } as Action)).toEqual(['priority.not-yours 117.1'])
    expect(game.pass().judge({ ...turnUp('theirs'), player: 'B' } as Action).verdict).toBe('illegal')
  })

  it('116.2b: the list of legal actions holds it, and casting face down', () => {
    const game = board({ hand: hand('Masked Boar'), battlefield: [masked] })
    const listed = legalActions(game.state, 'A', cards)
    const actions = listed.actions.map(({ action }) => action)
    expect(actions).toContainEqual(turnUp('mask'))
    expect(actions).toContainEqual(castDown('masked-boar'))
  })

  it('107.3d, 702.37f, 708.11: X is chosen as the cost is paid; what turns up and its abilities know it', () => {
    const hydra = { id: 'hydra', name: 'Mist Hydra', faceDown: true }
    const game = board({ battlefield: [hydra] })
    const asked = game.judge(turnUp('hydra'))
    expect(asked).toMatchObject({
      verdict: 'incomplete',
      decision: { kind: 'choose-number', rule: '107.3d', min: 0, max: 5 },
    })
    game.do(turnUp('hydra', { x: 3 }))
    expect(game.object('hydra').counters).toEqual({ '+1/+1': 3 })
    expect(game.passAll().player('A').life).toBe(23)
    expect(board({ battlefield: [hydra] }).refusal(turnUp('hydra', { x: 6 }))).toEqual([
      'cost.mana 601.2h 601.2f 118.3',
    ])
    expect(board({ battlefield: [masked] }).refusal(turnUp('mask', { x: 1 }))).toEqual(['x.not-allowed 107.3d'])
  })

  it('118.13c: a symbol that can be paid in several ways is paid as its player then chooses', () => {
    const spy = { id: 'spy', name: 'Veiled Spy', faceDown: true, marks: { down: { by: 'disguise' } } } as const
    const game = mainPhase(CARDS, { a: { battlefield: [...lands('Plains', 'Island'), spy] } })
    const plains = turnUp('spy', { payment: { mana: [{ source: 'plains-1' }] } })
    game.do(plains)
    expect(game.object('plains-1').tapped).toBe(true)
    expect(game.object('spy').faceDown).toBe(false)
    expect(game.has('spy', 'ward')).toBe(false)
  })

  it('614.1e, 702.37b: a megamorph counter comes with the megamorph cost, and not otherwise', () => {
    const elk = { id: 'elk', name: 'Tall Elk', faceDown: true }
    const paid = board({ battlefield: [elk] }).do(turnUp('elk'))
    expect(paid.object('elk').counters).toEqual({ '+1/+1': 1 })
    const other = board({ hand: hand('Uncover'), battlefield: [elk] }).resolve('A', 'uncover', ['elk'])
    expect(other.object('elk')).toMatchObject({ faceDown: false })
    expect(other.object('elk').counters).toEqual({})
  })

  it('708.7: a card nobody has seen is named as it is shown', () => {
    const game = board({ battlefield: [{ id: 'mask', faceDown: true }] })
    expect(game.judge(turnUp('mask')).verdict).toBe('invalid')
    game.do(turnUp('mask', { card: 'Masked Boar' }))
    expect(game.traits('mask').name).toBe('Masked Boar')
  })
})

describe('manifest and cloak', () => {
  it('701.40a–b, 701.40e: cards enter face down one after the other, and a creature card turns up for its mana cost', () => {
    const game = board({ hand: hand('Manifester'), library: ['Pale Ox', 'Bolt', 'Pale Ox'] }).resolve('A', 'manifester')
    const [first, second] = game.state.battlefield.slice(-2) as [string, string]
    expect(game.object(first).timestamp).toBeLessThan(game.object(second).timestamp)
    expect([game.size(first), game.size(second)]).toEqual(['2/2', '2/2'])
    expect(game.events.filter(({ kind }) => kind === 'revealed')).toEqual([])
    expect(game.refusal(turnUp(second))).toEqual(['special.unavailable 702.37e 702.168d 701.40b 701.58b'])
    const white = mainPhase(CARDS, {
      a: {
        battlefield: [
          ...lands('Plains', 'Plains'),
          { id: 'it', name: 'Pale Ox', faceDown: true, marks: { down: { by: 'manifest' } } },
          { id: 'free', name: 'Costless Ox', faceDown: true, marks: { down: { by: 'manifest' } } },
        ],
      },
    })
    expect(white.refusal(turnUp('free'))[0]).toMatch('special.unavailable')
    expect(white.do(turnUp('it')).traits('it').name).toBe('Pale Ox')
  })

  it('107.3h: an {X} in the mana cost for which it is turned up is 0, and nobody chooses it', () => {
    const hydra = { id: 'hydra', name: 'Growing Ox', faceDown: true, marks: { down: { by: 'manifest' } } } as const
    const game = board({ battlefield: [hydra] })
    expect(game.refusal(turnUp('hydra', { x: 2 }))).toEqual(['x.not-allowed 107.3d'])
    game.do(turnUp('hydra'))
    expect(game.object('hydra').faceDown).toBe(false)
    expect(game.state.battlefield.filter((id) => game.object(id).tapped)).toHaveLength(1)
  })

  it('701.40c: a manifested card with morph turns up either way, as its player says', () => {
    const game = board({ battlefield: [{ ...masked, marks: { down: { by: 'manifest' } } }] })
    const asked = game.judge(turnUp('mask'))
    expect(asked).toMatchObject({ verdict: 'incomplete', decision: { options: ['morph', 'mana-cost'] } })
    game.do(turnUp('mask', { by: 'morph' }))
    expect(game.state.battlefield.filter((id) => game.object(id).tapped)).toHaveLength(2)
    const full = board({ battlefield: [{ ...masked, marks: { down: { by: 'manifest' } } }] }).do(
      turnUp('mask', { by: 'mana-cost' }),
    )
    expect(full.state.battlefield.filter((id) => full.object(id).tapped)).toHaveLength(6)
    expect(full.refusal(turnUp('mask'))).toEqual(['special.not-face-down 116.2b 708.7'])
  })

  it('701.40f: what may not enter stays in the library', () => {
    const game = board({ hand: hand('Manifester'), battlefield: ['No Entry'], library: ['Pale Ox', 'Bolt'] })
    game.resolve('A', 'manifester')
    expect(game.player('A').library).toHaveLength(2)
  })

  it('701.40g: an instant that would turn up is only shown', () => {
    const game = board({
      hand: hand('Uncover'),
      battlefield: [{ id: 'it', name: 'Bolt', faceDown: true, marks: { down: { by: 'manifest' } } }],
    }).resolve('A', 'uncover', ['it'])
    expect(game.object('it').faceDown).toBe(true)
    expect(game.events).toContainEqual({ kind: 'revealed', objects: ['it'], to: 'all' })
    expect(game.events.some(({ kind }) => kind === 'turned-face-up')).toBe(false)
  })

  it('708.3, 306.5b: a planeswalker that enters face down has no loyalty counters', () => {
    const game = board({ hand: hand('Cloaker'), library: ['Old Sage'] }).resolve('A', 'cloaker')
    expect(game.object(game.state.battlefield.at(-1)!)).toMatchObject({ faceDown: true })
    expect(game.object(game.state.battlefield.at(-1)!).counters).toEqual({})
  })

  it('701.58a: a cloaked card has ward {2}', () => {
    const game = board({ hand: hand('Cloaker'), library: ['Pale Ox'] }).resolve('A', 'cloaker')
    expect(game.has(game.state.battlefield.at(-1)!, 'ward')).toBe(true)
  })

  it('701.62a: of two cards one is manifested and the other goes to the graveyard', () => {
    const game = board({ hand: hand('Dreader'), library: ['Pale Ox', 'Bolt', 'Pale Ox'] }).resolve('A', 'dreader')
    const [ox] = game.player('A').library
    expect(game.decision).toMatchObject({ kind: 'choose-objects', options: game.player('A').library.slice(0, 2) })
    game.answer([ox!])
    expect(game.names('graveyard', 'A')).toEqual(['Bolt', 'Dreader'])
    expect(game.player('A').library).toHaveLength(1)
    expect(game.object(game.state.battlefield.at(-1)!)).toMatchObject({
      faceDown: true,
      substance: { kind: 'card', name: 'Pale Ox' },
    })
  })
})

describe('face-down permanents', () => {
  it('708.2a, 613.7f: one turned face down is a bare 2/2 with a new timestamp, or what the effect lists (708.2)', () => {
    const plain = board({ hand: hand('Cover'), battlefield: [{ id: 'up', name: 'Masked Boar' }] })
    const before = plain.object('up').timestamp
    plain.resolve('A', 'cover', ['up'])
    expect(plain.traits('up')).toMatchObject({ name: '', subtypes: [], abilities: [], power: 2 })
    expect(plain.object('up').timestamp).toBeGreaterThan(before)
    const golem = board({ hand: hand('Cover as Golem'), battlefield: [{ id: 'up', name: 'Masked Boar' }] })
    golem.resolve('A', 'cover-as-golem', ['up'])
    expect(golem.traits('up')).toMatchObject({ name: '', subtypes: ['Golem'], types: ['artifact', 'creature'] })
    expect(golem.size('up')).toBe('4/5')
  })

  it('708.2b: what is face down is not turned face down, and keeps its look', () => {
    const game = board({
      hand: hand('Cover as Golem'),
      battlefield: [{ ...masked, marks: { down: { by: 'cloak' } } }],
    })
    const before = game.object('mask').timestamp
    game.resolve('A', 'cover-as-golem', ['mask'])
    expect(game.size('mask')).toBe('2/2')
    expect(game.has('mask', 'ward')).toBe(true)
    expect(game.object('mask').timestamp).toBe(before)
  })

  it('708.3: what is put onto the battlefield face down does not enter as its text says', () => {
    const game = board({ hand: hand('Bury Face Down'), graveyard: [{ id: 'dead', name: 'Masked Boar' }] })
    game.resolve('A', 'bury-face-down', ['dead'])
    expect(game.object(game.state.battlefield.at(-1)!)).toMatchObject({ faceDown: true, tapped: false })
    expect(game.object(game.state.battlefield.at(-1)!).counters).toEqual({})
    expect(game.names('stack')).toEqual([])
    expect(game.player('A').life).toBe(20)
  })

  it('708.12: an effect that reveals it asks for what is on the card, whatever effects say', () => {
    const game = board({ hand: hand('Show', 'Grow'), battlefield: [masked, 'Boar Lord'] })
    game.resolve('A', 'grow', ['mask'])
    game.resolve('A', 'show', ['mask'])
    expect(game.player('A').life).toBe(27)
    expect(game.object('mask').faceDown).toBe(true)
  })

  it('707.2, 708.2: a copy of one is a face-up 2/2', () => {
    const game = board({ hand: hand('Mirror'), battlefield: [masked] }).resolve('A', 'mirror', ['mask'])
    expect(game.traits(game.state.battlefield.at(-1)!)).toMatchObject({ name: '', power: 2, abilities: [] })
  })

  it('708.9: all that is face down is shown as the game ends', () => {
    const game = board({ hand: hand('End It'), battlefield: [masked] }, { battlefield: [{ ...masked, id: 'theirs' }] })
    game.resolve('A', 'end-it', ['B'])
    expect(game.events).toContainEqual({ kind: 'revealed', objects: ['mask', 'theirs'], to: 'all' })
  })
})

describe('who may look', () => {
  const names = (game: ReturnType<typeof board>, viewer: string) =>
    JSON.stringify(viewPosition(game.state, viewer, cards).players)

  it('708.5: whoever controls it by an effect looks at it, and nobody else', () => {
    const game = board(
      { battlefield: [{ id: 'thief', name: 'Thief', attachedTo: 'theirs' }] },
      { battlefield: [{ ...masked, id: 'theirs' }] },
    )
    expect(names(game, 'A')).toContain('Masked Boar')
    expect(names(game, 'B')).not.toContain('Masked Boar')
  })

  it('708.5: its controller looks at it while it is phased out', () => {
    const game = board({ battlefield: [{ ...masked, phasedOut: true }] })
    expect(names(game, 'A')).toContain('Masked Boar')
    expect(names(game, 'B')).not.toContain('Masked Boar')
  })

  it('406.3: a card exiled face down is looked at by whom the effect lets', () => {
    const game = board({ hand: hand('Hide in Exile'), library: ['Pale Ox'] }).resolve('A', 'hide-in-exile')
    expect(names(game, 'A')).toContain('Pale Ox')
    expect(names(game, 'B')).not.toContain('Pale Ox')
    expect(game.traits(game.state.exile[0]!)).toMatchObject({ name: '', types: [] })
  })

  it('708.9: what leaves the battlefield is shown', () => {
    const kill = mainPhase(CARDS, { a: { hand: hand('Bolt'), battlefield: [{ ...masked, damage: 1 }] } })
    kill.resolve('A', 'bolt', ['mask'])
    expect(kill.events).toContainEqual({ kind: 'revealed', objects: ['mask.2'], to: 'all' })
    expect(kill.object('mask.2')).toMatchObject({ faceDown: false, zone: 'graveyard' })
  })
})

it('all that is remembered of what is face down comes back from a position', () => {
  const game = board({ hand: hand('Cloaker'), library: ['Pale Ox'] }).resolve('A', 'cloaker')
  const written = JSON.parse(game.written())
  expect(JSON.stringify(written)).toContain('"marks":{"down":{"by":"cloak"}}')
  const again = mainPhase(CARDS, { more: written })
  expect(again.has(again.state.battlefield.at(-1)!, 'ward')).toBe(true)
})
