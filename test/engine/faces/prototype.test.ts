import { describe, expect, it } from 'vitest'
import { withPrototype } from '../../../src/compiler/with-prototype.ts'
import type { Action } from '../../../src/core/action.ts'
import { YOU } from '../../../src/core/ref.ts'
import { legalActions } from '../../../src/engine/index.ts'
import {
  CREATURE,
  defineCard,
  fixedRule,
  gainsLife,
  manaCost,
  replaces,
  shelf,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

/** {7} 6/6 without a colour; prototyped {1}{G} 2/1. */
const COLOSSUS = withPrototype(
  defineCard(
    'Vine Colossus',
    '{7}',
    'Artifact Creature — Golem',
    [
      { kind: 'keyword', keyword: 'prototype', mana: ['1', 'G'], power: 2, toughness: 1 },
      triggered({ on: 'enters', what: 'self' }, [gainsLife(1)]),
    ],
    { size: '6/6' },
  ),
)
const CARDS = [
  COLOSSUS,
  defineCard('Double', '{0}', 'Instant', [
    spell([slot({ subject: 'spell' })], { do: 'copy-spell', what: target(), who: YOU, newTargets: false }),
  ]),
  defineCard('Likeness', '{0}', 'Sorcery', [
    spell([slot(CREATURE)], { do: 'create-token-copy', who: YOU, of: target(), amount: 1 }),
  ]),
  defineCard('Mimic', '{0}', 'Creature — Shapeshifter', [replaces({ kind: 'enters-as-copy', of: CREATURE })], {
    size: '0/0',
  }),
  defineCard('Blink', '{0}', 'Instant', [
    spell(
      [slot(CREATURE)],
      { do: 'exile', what: target(), as: 'it' },
      { do: 'move', what: { ref: 'bound', name: 'it' }, to: 'battlefield' },
    ),
  ]),
  defineCard('Send Home', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'move', what: target(), to: 'hand' })]),
  defineCard('Slay', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Raise', '{0}', 'Sorcery', [
    spell([slot({ subject: 'card', zones: ['graveyard'] })], { do: 'move', what: target(), to: 'battlefield' }),
  ]),
  defineCard('Forge Call', '{0}', 'Sorcery', [
    spell([slot({ subject: 'card', zones: ['graveyard'] })], { do: 'cast', who: YOU, what: target(), forCost: [] }),
  ]),
  defineCard(
    'Moss Coat',
    '{0}',
    'Creature — Ooze',
    [{ kind: 'keyword', keyword: 'mutate', cost: [{ kind: 'mana', mana: ['0'] }] }],
    { size: '1/1' },
  ),
  defineCard('Sealed Gate', '{0}', 'Enchantment', [
    replaces({ kind: 'redirect-zone', what: { types: ['creature'] }, to: 'battlefield', instead: 'exile' }),
  ]),
  defineCard('Small Only', '{0}', 'Enchantment', [
    fixedRule({
      kind: 'permission',
      may: {
        act: 'cast',
        who: 'you',
        what: { subject: 'spell', zones: ['graveyard'], owner: 'you', manaValue: { op: '<=', amount: 2 } },
      },
    }),
  ]),
  defineCard('Green Help', '{0}', 'Enchantment', [
    fixedRule({ kind: 'cost-change', who: 'you', what: { colors: ['G'] }, less: manaCost('{1}') }),
  ]),
]
const LOOKUP = shelf([...CARDS, defineCard('Forest', '', 'Basic Land — Forest')])
const hand = (...names: readonly string[]) =>
  names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }))
const PROTOTYPED: Action = { kind: 'cast-spell', player: 'A', object: 'vine-colossus', face: 'alternative' }
const NORMALLY: Action = { kind: 'cast-spell', player: 'A', object: 'vine-colossus' }
const game = (count: number, ...more: readonly string[]) =>
  mainPhase(CARDS, {
    a: { battlefield: lands(...Array.from({ length: count }, () => 'Forest')), hand: hand('Vine Colossus', ...more) },
  })
const onBoard = (...more: readonly string[]) =>
  game(2, ...more)
    .do(PROTOTYPED)
    .passAll()
    .passAll()
const SMALL = { name: 'Vine Colossus', power: 2, toughness: 1, manaValue: 2, colors: ['G'] }
const BIG = { name: 'Vine Colossus', power: 6, toughness: 6, manaValue: 7, colors: [] }

describe('CR 718, 702.160: prototype cards', () => {
  it('718.3, 718.3a, 702.160a: it is cast normally or prototyped, for that mana cost', () => {
    const poor = game(2)
    expect(poor.refusal(NORMALLY)).toEqual(['cost.mana 601.2h 601.2f 118.3'])
    const listed = legalActions(poor.state, 'A', LOOKUP).actions.map(({ action }) => action)
    expect(listed.filter((one) => 'object' in one && one.object === 'vine-colossus')).toEqual([PROTOTYPED])
    expect(poor.do(PROTOTYPED).traits(poor.turn.stack[0]!)).toMatchObject(SMALL)
    const rich = game(7).do(NORMALLY)
    expect(rich.traits(rich.turn.stack[0]!)).toMatchObject(BIG)
  })

  it('718.3a: mana value and colour are those of the prototyped spell where it is asked whether it can be cast', () => {
    const buried = mainPhase(CARDS, {
      a: { battlefield: [...lands('Forest', 'Forest'), { name: 'Small Only' }], graveyard: hand('Vine Colossus') },
    })
    expect(buried.refusal(NORMALLY)).toEqual(['zone.cannot-play-from 601.3 601.2a'])
    expect(buried.do(PROTOTYPED).names('stack')).toEqual(['Vine Colossus'])
    const helped = mainPhase(CARDS, {
      a: { battlefield: [...lands('Forest'), { name: 'Green Help' }], hand: hand('Vine Colossus') },
    })
    expect(helped.do(PROTOTYPED).names('stack')).toEqual(['Vine Colossus'])
  })

  it('718.3b, 718.5: the permanent keeps them, with all else the card has', () => {
    const done = onBoard()
    const it = done.find('Vine Colossus')
    expect(done.traits(it)).toMatchObject({ ...SMALL, types: ['artifact', 'creature'], subtypes: ['Golem'] })
    expect(done.player('A').life).toBe(21)
    const normal = game(7).do(NORMALLY).passAll()
    expect(normal.traits(normal.find('Vine Colossus'))).toMatchObject(BIG)
  })

  it('718.3c: a copy of a prototyped spell is prototyped, and so is the token it becomes', () => {
    const twice = game(2, 'Double').do(PROTOTYPED)
    twice.resolve('A', 'double', [twice.turn.stack[0]!])
    const copy = twice.turn.stack[1]!
    expect(twice.traits(copy)).toMatchObject(SMALL)
    twice.passAll()
    expect(twice.traits(copyOnBoard(twice))).toMatchObject(SMALL)
    expect(mainPhase(CARDS, { more: JSON.parse(twice.written()) }).written()).toBe(twice.written())
  })

  it('718.3d, 718.2a, 718.3c: a copy of a prototyped permanent has those values, of another the normal ones', () => {
    const made = onBoard('Likeness', 'Mimic')
    const it = made.find('Vine Colossus')
    made.resolve('A', 'likeness', [it]).passAll()
    const token = made.state.battlefield.at(-1)!
    expect(made.traits(token)).toMatchObject({ ...SMALL, alternative: 'prototype' })
    made.resolve('A', 'mimic')
    if (made.decision !== null) made.answer([it])
    expect(made.traits(made.state.battlefield.at(-1)!)).toMatchObject(SMALL)
    const normal = game(7, 'Likeness').do(NORMALLY).passAll().passAll()
    normal.resolve('A', 'likeness', [normal.find('Vine Colossus')])
    expect(normal.traits(normal.state.battlefield.at(-1)!)).toMatchObject({ ...BIG, alternative: 'prototype' })
  })

  it('718.4: elsewhere, and put onto the battlefield otherwise, it is what it normally is', () => {
    const blinked = onBoard('Blink')
    blinked.resolve('A', 'blink', [blinked.find('Vine Colossus')])
    expect(blinked.traits(blinked.find('Vine Colossus'))).toMatchObject(BIG)
    const home = onBoard('Send Home')
    home.resolve('A', 'send-home', [home.find('Vine Colossus')])
    expect(home.traits(home.find('Vine Colossus', 'hand'))).toMatchObject(BIG)
    const slain = onBoard('Slay', 'Raise')
    slain.resolve('A', 'slay', [slain.find('Vine Colossus')])
    expect(slain.traits(slain.find('Vine Colossus', 'graveyard'))).toMatchObject(BIG)
    slain.resolve('A', 'raise', [slain.find('Vine Colossus', 'graveyard')])
    expect(slain.traits(slain.find('Vine Colossus'))).toMatchObject(BIG)
  })

  it('718.3: cast without paying its mana cost it may still be prototyped', () => {
    const called = mainPhase(CARDS, { a: { graveyard: hand('Vine Colossus'), hand: hand('Forge Call') } })
    called.resolve('A', 'forge-call', ['vine-colossus']).answer(['vine-colossus'])
    expect(called.decision).toMatchObject({ kind: 'choose-option', options: ['front', 'alternative'] })
    called.answer('alternative').passAll()
    expect(called.traits(called.find('Vine Colossus'))).toMatchObject(SMALL)
  })

  it('718.5: whatever else is told of its frame, only mana cost, size and colour are others', () => {
    const face = defineCard('Someone Else', '{G}', 'Land Creature — Elf', [], { size: '1/1' })
    const odd = { ...COLOSSUS, name: 'Odd Colossus', alternative: { kind: 'prototype' as const, face } }
    const board = mainPhase([...CARDS, odd], {
      a: { battlefield: [{ id: 'it', name: 'Odd Colossus', marks: { alternative: true } }] },
    })
    expect(board.traits('it')).toMatchObject({
      name: 'Odd Colossus',
      types: ['artifact', 'creature'],
      subtypes: ['Golem'],
      power: 1,
      manaValue: 1,
      colors: ['G'],
    })
    expect(board.traits('it').abilities).toHaveLength(2)
  })

  it('718.4, 614.6: one that goes elsewhere instead of entering is what it normally is there', () => {
    const sealed = mainPhase(CARDS, {
      a: { battlefield: [...lands('Forest', 'Forest'), { name: 'Sealed Gate' }], hand: hand('Vine Colossus') },
    })
    sealed.do(PROTOTYPED).passAll()
    expect(sealed.traits(sealed.find('Vine Colossus', 'exile'))).toMatchObject(BIG)
  })

  it('718.3b, 730.2a: it stays so under, or over, a spell that mutates onto it', () => {
    const board = onBoard('Moss Coat')
    const it = board.find('Vine Colossus')
    board.do({ kind: 'cast-spell', player: 'A', object: 'moss-coat', pay: ['mutate'], targets: [[it]] }).passAll()
    board.answer('bottom')
    expect(board.traits(it)).toMatchObject(SMALL)
    const read = mainPhase(CARDS, { more: JSON.parse(board.written()) })
    expect(read.traits(it)).toMatchObject(SMALL)
  })

  it('a position says that a permanent was prototyped, and is read as it was written', () => {
    const done = onBoard()
    const read = mainPhase(CARDS, { more: JSON.parse(done.written()) })
    expect(read.written()).toBe(done.written())
    expect(read.traits(read.find('Vine Colossus'))).toMatchObject(SMALL)
    const put = mainPhase(CARDS, {
      a: { battlefield: [{ id: 'it', name: 'Vine Colossus', marks: { alternative: true } }] },
    })
    expect(put.traits('it')).toMatchObject(SMALL)
  })
})

const copyOnBoard = ({ state }: ReturnType<typeof game>) =>
  state.battlefield.find((id) => state.objects[id]!.substance.kind === 'token')!
