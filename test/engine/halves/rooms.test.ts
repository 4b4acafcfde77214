import { describe, expect, it } from 'vitest'
import { joinHalves } from '../../../src/compiler/index.ts'
import type { Action } from '../../../src/core/action.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import { namesOf } from '../../../src/core/object.ts'
import type { PositionPlayer, PositionTurn } from '../../../src/core/position.ts'
import { legalActions } from '../../../src/engine/index.ts'
import {
  activated,
  defineCard,
  gainsLife,
  replaces,
  shelf,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { lands, mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const SELF = { ref: 'self' } as const
const ROOM = { subject: 'permanent', subtypes: ['Room'] } as const

const half = (name: string, cost: string, ...abilities: CardDefinition['abilities']): CardDefinition =>
  defineCard(name, cost, 'Enchantment — Room', abilities)
const onUnlock = (life: number): CardDefinition['abilities'][number] =>
  triggered({ on: 'unlocks', who: 'you', what: 'self', door: 'this' }, [gainsLife(life)])

const CELLAR = half('Cellar', '{1}{U}', onUnlock(1))
const ATTIC = half(
  'Attic',
  '{2}{G}',
  onUnlock(10),
  triggered({ on: 'step-begins', step: 'upkeep', whose: 'you' }, [gainsLife(100)]),
)
const HOUSE = joinHalves(CELLAR, ATTIC)

const makes = (effect: Effect): CardDefinition['abilities'][number] => activated([], [slot(ROOM)], effect)

const CARDS: readonly CardDefinition[] = [
  HOUSE,
  defineCard('Watcher', '{0}', 'Artifact', [
    triggered({ on: 'unlocks', who: 'you', what: ROOM, fully: true }, [gainsLife(1000)]),
    triggered({ on: 'enters', what: ROOM }, [gainsLife(5000)]),
  ]),
  defineCard('Skeleton Key', '{0}', 'Artifact', [
    makes({ do: 'change-door', who: YOU, what: target(), how: 'unlock' }),
    makes({ do: 'change-door', who: YOU, what: target(), how: 'lock' }),
    makes({ do: 'change-door', who: YOU, what: target(), how: 'either' }),
  ]),
  defineCard('Model Maker', '{0}', 'Artifact', [
    makes({ do: 'create-token-copy', who: YOU, of: target(), amount: 1 }),
    makes({ do: 'exile', what: target(), as: 'it' }),
  ]),
  defineCard('Blinker', '{0}', 'Artifact', [
    activated(
      [],
      [slot(ROOM)],
      { do: 'exile', what: target(), as: 'it' },
      { do: 'move', what: { ref: 'bound', name: 'it' }, to: 'battlefield' },
    ),
  ]),
  defineCard('Mimic', '{U}', 'Enchantment', [replaces({ kind: 'enters-as-copy', of: ROOM })]),
  defineCard('Turncoat', '{0}', 'Enchantment', [makes({ do: 'become-copy', what: SELF, of: target() })]),
  defineCard('Twin Word', '{U}', 'Instant', [
    spell([slot({ subject: 'spell' })], { do: 'copy-spell', what: target(), who: YOU, newTargets: false }),
  ]),
  defineCard('Small Crush', '{0}', 'Artifact', [
    activated([], [slot({ ...ROOM, manaValue: { op: '<=', amount: 2 } })], { do: 'destroy', what: target() }),
  ]),
]

const MANY = lands('Forest', 'Island').flatMap(({ name }) =>
  [1, 2, 3, 4].map((n) => ({ id: `${name.toLowerCase()}-${n}`, name })),
)
const at = (a: Omit<PositionPlayer, 'id'>, turn: Partial<PositionTurn> = {}) =>
  mainPhase(CARDS, { a: { life: 1, ...a, battlefield: [...MANY, ...(a.battlefield ?? [])] }, turn })

const topOf = (game: Game): string => game.turn.stack.at(-1)!
const roomOf = (game: Game): string => game.state.battlefield.find((id) => game.traits(id).subtypes.includes('Room'))!
const CARD = { id: 'card', name: 'Cellar // Attic' }
const room = (...unlocked: ('left' | 'right')[]) => ({ id: 'room', name: 'Cellar // Attic', marks: { unlocked } })
const cast = (face: 'left' | 'right' | 'fused'): Action => ({ kind: 'cast-spell', player: 'A', object: 'card', face })
const unlock = (face?: 'left' | 'right', player = 'A', object = 'room'): Action => ({
  kind: 'special-action',
  what: 'unlock-door',
  player,
  object,
  ...(face === undefined ? {} : { face }),
})
const use = (game: Game, object: string, ability: number, on: string): Game =>
  game.do({ kind: 'activate-ability', player: 'A', object, ability, targets: [[on]] }).passAll()

describe('CR 709.5: what a Room is', () => {
  it('709.5: on the battlefield it has the name, cost and text of its unlocked halves', () => {
    expect(at({ battlefield: [room('left')] }).traits('room')).toMatchObject({
      name: 'Cellar',
      manaValue: 2,
      colors: ['U'],
    })
    expect(at({ battlefield: [room('right')] }).traits('room')).toMatchObject({
      name: 'Attic',
      manaValue: 3,
      colors: ['G'],
    })
    const both = at({ battlefield: [room('left', 'right')] }).traits('room')
    expect(both).toMatchObject({ manaValue: 5, colors: ['U', 'G'] })
    expect(namesOf(both)).toEqual(['Cellar', 'Attic'])
    expect(both.abilities).toHaveLength(3)
  })

  it('709.5: with both locked it is a Room without name, cost or text', () => {
    const traits = at({ battlefield: [room()] }).traits('room')
    expect(traits).toMatchObject({ name: '', manaCost: null, manaValue: 0, colors: [], abilities: [] })
    expect(traits).toMatchObject({ types: ['enchantment'], subtypes: ['Room'] })
  })

  it('709.5a, 709.3b: cast as one half it is an enchantment Room of that half alone', () => {
    const game = at({ hand: [CARD] }).do(cast('right'))
    expect(game.traits(topOf(game))).toMatchObject({ name: 'Attic', manaValue: 3, subtypes: ['Room'] })
    expect(at({ hand: [CARD] }).refusal(cast('fused'))).toEqual(['cast.no-such-half 702.102a 709.3'])
  })

  it('709.4: in a hand it is both', () => {
    expect(at({ hand: [CARD] }).traits('card')).toMatchObject({ manaValue: 5, subtypes: ['Room'] })
  })
})

describe('CR 709.5d, 709.5h: entering', () => {
  it('709.5d: the half that was cast is unlocked as it enters', () => {
    const game = at({ hand: [CARD] })
      .do(cast('right'))
      .passAll()
    expect(game.traits(roomOf(game)).name).toBe('Attic')
    expect(game.object(roomOf(game)).marks).toEqual({ unlocked: ['right'] })
  })

  it('709.5h: that triggers what waits for that half to be unlocked, and nothing of the other', () => {
    const game = at({ hand: [CARD] })
      .do(cast('right'))
      .passAll()
      .passAll()
    expect(game.player('A').life).toBe(11)
  })

  it('709.5d: returned without being cast it has both halves locked', () => {
    const game = at({ battlefield: [room('left', 'right'), { id: 'blinker', name: 'Blinker' }] })
    use(game, 'blinker', 0, 'room')
    expect(game.traits(roomOf(game))).toMatchObject({ name: '', abilities: [] })
    expect(game.turn.stack).toEqual([])
    expect(game.player('A').life).toBe(1)
  })
})

describe('CR 116.2m, 709.5e: unlocking', () => {
  it('116.2m, 709.5e: for the mana cost of the locked half, without the stack', () => {
    const game = mainPhase(CARDS, {
      a: { life: 1, battlefield: [room('left'), ...lands('Forest', 'Island', 'Island')] },
    })
    game.do(unlock('right'))
    expect(game.object('room').marks).toEqual({ unlocked: ['left', 'right'] })
    expect(game.state.battlefield.filter((id) => game.object(id).tapped)).toHaveLength(3)
    game.passAll()
    expect(game.player('A').life).toBe(11)
  })

  it('116.2m: which of two is asked, where both can be paid for', () => {
    expect(at({ battlefield: [room()] }).judge(unlock())).toMatchObject({
      verdict: 'incomplete',
      decision: { kind: 'choose-option', rule: '116.2m', options: ['left', 'right'] },
    })
    const poor = mainPhase(CARDS, { a: { battlefield: [room(), ...lands('Island', 'Island')] } })
    expect(poor.do(unlock()).object('room').marks).toEqual({ unlocked: ['left'] })
  })

  it('116.2m: not without the mana', () => {
    const game = mainPhase(CARDS, { a: { battlefield: [room(), ...lands('Island')] } })
    expect(game.refusal(unlock('right'))[0]).toMatch(/^cost\.mana/)
  })

  it('116.2m, 709.5e: only in a main phase of one’s own turn while the stack is empty', () => {
    const timing = ['timing.sorcery 116.2m 709.5e']
    expect(at({ battlefield: [room()] }, { step: 'upkeep' }).refusal(unlock('left'))).toEqual(timing)
    expect(at({ battlefield: [room()] }, { active: 'B', priority: 'A' }).refusal(unlock('left'))).toEqual(timing)
    const busy = at({ hand: [CARD], battlefield: [room()] }).do(cast('left'))
    expect(busy.refusal(unlock('left'))).toEqual(timing)
  })

  it('116.2m: only by its controller, and only a locked half', () => {
    const game = mainPhase(CARDS, { b: { battlefield: [room()] }, a: { battlefield: MANY } })
    expect(game.refusal(unlock('left'))).toEqual(['special.not-controller 116.2m 709.5e'])
    expect(at({ battlefield: [room('left')] }).refusal(unlock('left'))).toEqual(['door.not-locked 116.2m 709.5e'])
    expect(at({ battlefield: [room('left', 'right')] }).refusal(unlock())).toEqual([
      'special.unavailable 116.2m 709.5e',
    ])
    expect(at({}).refusal(unlock(undefined, 'A', 'forest-1'))).toEqual(['special.unavailable 116.2m 709.5e'])
  })

  it('116.2m: the list of legal actions has one for each locked half that can be paid for', () => {
    const game = mainPhase(CARDS, { a: { battlefield: [room(), ...lands('Island', 'Island')] } })
    const basics = ['Forest', 'Island'].map((name) => defineCard(name, '', `Basic Land — ${name}`))
    const listed = legalActions(game.state, 'A', shelf([...CARDS, ...basics])).actions.map(({ action }) => action)
    expect(listed).toContainEqual(unlock('left'))
    expect(listed).not.toContainEqual(unlock('right'))
  })
})

describe('CR 709.5f–i: effects and triggers', () => {
  const KEY = { id: 'key', name: 'Skeleton Key' }

  it('709.5f: a locked half is chosen and unlocked; there is none where both are', () => {
    const game = at({ battlefield: [room(), KEY] })
    use(game, 'key', 0, 'room').answer('right')
    expect(game.object('room').marks).toEqual({ unlocked: ['right'] })
    const open = use(at({ battlefield: [room('left', 'right'), KEY] }), 'key', 0, 'room')
    expect(open.object('room').marks).toEqual({ unlocked: ['left', 'right'] })
  })

  it('709.5g: an unlocked half is locked', () => {
    const game = use(at({ battlefield: [room('left', 'right'), KEY] }), 'key', 1, 'room').answer('left')
    expect(game.traits('room').name).toBe('Attic')
    expect(use(at({ battlefield: [room('left'), KEY] }), 'key', 1, 'room').traits('room').name).toBe('')
  })

  it('709.5f, 709.5g: whichever half is chosen changes over', () => {
    const game = use(at({ battlefield: [room('left'), KEY] }), 'key', 2, 'room')
    expect(game.decision).toMatchObject({ options: ['left', 'right'] })
    expect(game.answer('right').object('room').marks).toEqual({ unlocked: ['left', 'right'] })
  })

  it('709.5h: unlocked by an effect it triggers as well', () => {
    const game = use(at({ battlefield: [room('left'), KEY] }), 'key', 0, 'room').passAll()
    expect(game.player('A').life).toBe(11)
  })

  it('709.5i: the second half fully unlocks it, the first does not', () => {
    const watcher = { id: 'watcher', name: 'Watcher' }
    const game = at({ battlefield: [room(), watcher] })
    game.do(unlock('left')).passAll()
    expect(game.player('A').life).toBe(2)
    game.do(unlock('right'))
    game
      .answer((game.decision as { readonly options: readonly string[] } & object).options)
      .passAll()
      .passAll()
    expect(game.player('A').life).toBe(1012)
  })
})

describe('CR 709.5, 707: copies of Rooms', () => {
  it('709.5, 707.2: a token that is a copy has both halves, and both are locked', () => {
    const game = at({ battlefield: [room('left'), { id: 'maker', name: 'Model Maker' }] })
    use(game, 'maker', 0, 'room')
    const copy = game.state.battlefield.at(-1)!
    expect(game.traits(copy)).toMatchObject({ name: '', colors: [], subtypes: ['Room'] })
    game.do(unlock('right', 'A', copy))
    expect(game.traits(copy)).toMatchObject({ name: 'Attic', colors: ['G'], manaValue: 3 })
  })

  it('709.5d, 707.5: what enters as a copy was not cast as a half of it', () => {
    const game = at({ hand: [{ id: 'mimic', name: 'Mimic' }], battlefield: [room('left', 'right')] })
    game.resolve('A', 'mimic')
    const copy = game.state.battlefield.at(-1)!
    expect(game.traits(copy).name).toBe('')
    expect(game.do(unlock('left', 'A', copy)).traits(copy).name).toBe('Cellar')
  })

  it('709.5, 707.4: what becomes a copy of it has its halves, locked', () => {
    const game = at({ battlefield: [room('left'), { id: 'turncoat', name: 'Turncoat' }] })
    use(game, 'turncoat', 0, 'room')
    expect(game.traits('turncoat')).toMatchObject({ name: '', subtypes: ['Room'] })
  })

  it('709.5b: a copy of a Room spell keeps both halves and enters with the same one unlocked', () => {
    const game = at({ hand: [CARD, { id: 'twin', name: 'Twin Word' }] }).do(cast('left'))
    game.do({ kind: 'cast-spell', player: 'A', object: 'twin', targets: [[topOf(game)]] }).passAll()
    expect(game.traits(topOf(game))).toMatchObject({ name: 'Cellar', manaValue: 2 })
    game.passAll()
    const copy = game.state.battlefield.at(-1)!
    expect(game.object(copy)).toMatchObject({ substance: { kind: 'token' }, marks: { unlocked: ['left'] } })
    game.passAll()
    expect(game.player('A').life).toBe(2)
    game.passAll().passAll()
    expect(game.do(unlock('right', 'A', copy)).traits(copy).manaValue).toBe(5)
  })
})

describe('CR 709.5: Rooms in positions', () => {
  it('709.5c: named by one half it has that half unlocked', () => {
    expect(at({ battlefield: [{ id: 'room', name: 'Attic' }] }).object('room').marks).toEqual({ unlocked: ['right'] })
  })

  it('709.5c, 709.3b: what is written reads back the same', () => {
    const game = at({ hand: [CARD], battlefield: [room('right')] }).do(cast('left'))
    const again = JSON.parse(game.written())
    expect(again.stack[0]).toMatchObject({ name: 'Cellar // Attic', marks: { half: 'left' } })
    const read = mainPhase(CARDS, { more: again })
    expect(read.written()).toBe(game.written())
    expect(read.traits(topOf(read)).name).toBe('Cellar')
  })
})
