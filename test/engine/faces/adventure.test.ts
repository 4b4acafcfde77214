import { describe, expect, it } from 'vitest'
import type { Action } from '../../../src/core/action.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Filter } from '../../../src/core/filter.ts'
import type { PositionPlayer } from '../../../src/core/position.ts'
import { YOU } from '../../../src/core/ref.ts'
import { legalActions } from '../../../src/engine/index.ts'
import {
  CREATURE,
  damages,
  defineCard,
  defineCreature,
  fixedRule,
  gainsLife,
  manaCost,
  PLAYER,
  shelf,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { lands, mainPhase } from '../main-phase.ts'

const withInset = (
  card: CardDefinition,
  kind: NonNullable<CardDefinition['alternative']>['kind'],
  face: CardDefinition,
): CardDefinition => ({ ...card, alternative: { kind, face } })

const SPARK = defineCard('Kick Embers', '{R}', 'Instant — Adventure', [spell([slot(PLAYER)], damages(2))])
const SMITH = withInset(defineCreature('Ash Smith', '{2}{R}', 'Dwarf', '3/2'), 'adventure', SPARK)
const HARBOR = withInset(
  defineCard('Quiet Harbor', '', 'Land'),
  'adventure',
  defineCard('Cast Off', '{U}', 'Sorcery — Adventure', [spell([], gainsLife(3))]),
)
const OMEN = withInset(
  defineCreature('Sky Wyrm', '{4}{U}', 'Dragon', '4/4'),
  'omen',
  defineCard('Read Clouds', '{U}', 'Sorcery — Omen', [spell([], gainsLife(1))]),
)
const SPELL: Filter = { subject: 'spell' }
const CARDS = [
  SMITH,
  HARBOR,
  OMEN,
  defineCard('Deny', '{0}', 'Instant', [spell([slot(SPELL)], { do: 'counter', what: target() })]),
  defineCard('Double', '{0}', 'Instant', [
    spell([slot(SPELL)], { do: 'copy-spell', what: target(), who: YOU, newTargets: false }),
  ]),
  defineCard('Likeness', '{0}', 'Sorcery', [
    spell([slot(CREATURE)], { do: 'create-token-copy', who: YOU, of: target(), amount: 1 }),
  ]),
  defineCard('Raid the Tomb', '{0}', 'Sorcery', [
    spell([slot({ subject: 'card', zones: ['graveyard', 'exile'] })], {
      do: 'cast',
      who: YOU,
      what: target(),
      forCost: [],
    }),
  ]),
  defineCard('Bring Back', '{0}', 'Instant', [
    spell([slot({ subject: 'card', zones: ['exile'] })], { do: 'move', what: target(), to: 'hand' }),
  ]),
  defineCard('Cheap Tricks', '{0}', 'Enchantment', [
    fixedRule({
      kind: 'cost-change',
      who: 'you',
      what: { anyOf: [{ types: ['instant'] }, { types: ['sorcery'] }] },
      less: manaCost('{R}'),
    }),
  ]),
  defineCard('Beastmaster', '{0}', 'Enchantment', [
    fixedRule({ kind: 'cost-change', who: 'you', what: { types: ['creature'] }, less: manaCost('{3}') }),
  ]),
  defineCard('Story Teller', '{0}', 'Enchantment', [
    triggered({ on: 'casts', who: 'you', what: { subject: 'spell', alternative: 'adventure' } }, [gainsLife(10)]),
  ]),
  defineCard('Old Tomes', '{0}', 'Enchantment', [
    fixedRule({
      kind: 'permission',
      may: {
        act: 'cast',
        who: 'you',
        what: { subject: 'spell', zones: ['graveyard'], owner: 'you', types: ['instant'] },
      },
    }),
  ]),
  defineCard('Bone Pit', '{0}', 'Enchantment', [
    fixedRule({
      kind: 'permission',
      may: {
        act: 'cast',
        who: 'you',
        what: { subject: 'spell', zones: ['graveyard'], owner: 'you', types: ['creature'] },
      },
    }),
  ]),
  defineCard('Last Tale', '{0}', 'Enchantment', [
    fixedRule({
      kind: 'permission',
      may: { act: 'cast', who: 'you', what: { subject: 'spell', zones: ['graveyard'], owner: 'you' } },
      as: 'adventure',
    }),
  ]),
  defineCard('Hush', '{0}', 'Enchantment', [
    fixedRule({ kind: 'restriction', cant: { act: 'cast', who: 'any', what: { types: ['instant'] } } }),
  ]),
]

const hand = (...names: readonly string[]) =>
  names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }))
const game = (a: Omit<PositionPlayer, 'id'>) =>
  mainPhase(CARDS, { a: { battlefield: lands('Mountain', 'Mountain', 'Mountain'), ...a } })
const adventure = (object: string, ...targets: readonly (readonly string[])[]): Action => ({
  kind: 'cast-spell',
  player: 'A',
  object,
  face: 'alternative',
  ...(targets.length === 0 ? {} : { targets }),
})
const listed = (on: Game, object: string): readonly Action[] =>
  legalActions(on.state, 'A', shelf([...CARDS, defineCard('Mountain', '', 'Basic Land — Mountain')]))
    .actions.map(({ action }) => action)
    .filter((action) => 'object' in action && action.object === object)

describe('CR 715: adventurer cards', () => {
  it('715.3, 715.3a: which it is is chosen first, and only that is looked at', () => {
    const fight = game({ hand: hand('Ash Smith') })
    expect(listed(fight, 'ash-smith')).toEqual([
      { kind: 'cast-spell', player: 'A', object: 'ash-smith' },
      { kind: 'cast-spell', player: 'A', object: 'ash-smith', face: 'alternative' },
    ])
    fight.passTo('beginning-of-combat')
    expect(fight.refusal({ kind: 'cast-spell', player: 'A', object: 'ash-smith' })).toEqual([
      'timing.sorcery 117.1a 302.1',
    ])
    expect(listed(fight, 'ash-smith')).toEqual([adventure('ash-smith')])
    fight.do(adventure('ash-smith', ['B'])).passAll()
    expect(fight.player('B').life).toBe(18)
  })

  it('715.3: a card without such characteristics is not cast so', () => {
    expect(game({ hand: hand('Deny') }).refusal(adventure('deny'))).toEqual(['cast.no-other-face 715.3 718.3 720.3'])
  })

  it('715.3: a card known by its name alone is cast as what it is called by', () => {
    const unseen = game({ hand: 1 })
    unseen.do({ kind: 'cast-spell', player: 'A', card: 'Kick Embers', targets: [['B']] })
    expect(unseen.names('stack')).toEqual(['Kick Embers'])
  })

  it('715.3a: restrictions and cost changes look at the Adventure alone', () => {
    const hushed = game({
      hand: hand('Ash Smith'),
      battlefield: [...lands('Mountain', 'Mountain', 'Mountain'), { name: 'Hush' }],
    })
    expect(hushed.refusal(adventure('ash-smith', ['B']))).toEqual(['cast.prohibited 101.2 601.3'])
    expect(hushed.cast('A', 'ash-smith').names('stack')).toEqual(['Ash Smith'])
    const cheap = game({ hand: hand('Ash Smith'), battlefield: [{ name: 'Cheap Tricks' }] })
    expect(cheap.refusal({ kind: 'cast-spell', player: 'A', object: 'ash-smith' })).toEqual([
      'cost.mana 601.2h 601.2f 118.3',
    ])
    expect(cheap.do(adventure('ash-smith', ['B'])).names('stack')).toEqual(['Kick Embers'])
    const beasts = game({ hand: hand('Ash Smith'), battlefield: [{ name: 'Beastmaster' }, ...lands('Mountain')] })
    expect(beasts.do(adventure('ash-smith', ['B'])).object('mountain-1').tapped).toBe(true)
  })

  it('715.3b: on the stack as an Adventure it has only its alternative characteristics', () => {
    const cast = game({ hand: hand('Ash Smith') }).do(adventure('ash-smith', ['B']))
    const { name, types, subtypes, manaValue, power, colors } = cast.traits(cast.turn.stack[0]!)
    expect({ name, types, subtypes, manaValue, power, colors }).toEqual({
      name: 'Kick Embers',
      types: ['instant'],
      subtypes: ['Adventure'],
      manaValue: 1,
      power: null,
      colors: ['R'],
    })
  })

  it('715.4: elsewhere, and cast normally, it is what it normally is', () => {
    const start = game({ hand: hand('Ash Smith', 'Deny') })
    expect(start.traits('ash-smith').manaValue).toBe(3)
    start
      .do(adventure('ash-smith', ['B']))
      .cast('A', 'deny', [start.turn.stack[0]!])
      .passAll()
    expect(start.names('graveyard', 'A')).toEqual(['Ash Smith', 'Deny'])
    const normal = game({ hand: hand('Ash Smith') }).cast('A', 'ash-smith')
    expect(normal.traits(normal.turn.stack[0]!)).toMatchObject({ name: 'Ash Smith', manaValue: 3, power: 3 })
  })

  it('715.3d: it is exiled as it resolves, and its controller may play it from there, with the usual timing', () => {
    const told = game({
      hand: hand('Ash Smith'),
      battlefield: lands('Mountain', 'Mountain', 'Mountain', 'Mountain'),
    })
    told.do(adventure('ash-smith', ['B'])).passAll()
    const exiled = told.find('Ash Smith', 'exile')
    expect(listed(told, exiled)).toEqual([{ kind: 'cast-spell', player: 'A', object: exiled }])
    expect(told.refusal(adventure(exiled, ['B']))).toEqual(['cast.not-as-adventure 715.3d 601.3'])
    expect(told.resolve('A', exiled).names('battlefield', 'A')).toContain('Ash Smith')
    const later = game({ hand: hand('Ash Smith') }).passTo('upkeep')
    expect(later.turn.active).toEqual(['B'])
  })

  it('715.3d: not at another time than it could be cast, and not by anybody else', () => {
    const told = mainPhase(CARDS, {
      a: { battlefield: lands('Mountain', 'Mountain', 'Mountain', 'Mountain'), hand: hand('Ash Smith') },
      b: { battlefield: lands('Mountain', 'Mountain', 'Mountain').map(({ name }) => ({ name })) },
    })
    told.do(adventure('ash-smith', ['B'])).passAll()
    const exiled = told.find('Ash Smith', 'exile')
    told.passTo('beginning-of-combat')
    expect(told.refusal({ kind: 'cast-spell', player: 'A', object: exiled })).toEqual(['timing.sorcery 117.1a 302.1'])
    told.passTo('end').passTo('precombat-main')
    expect(told.refusal({ kind: 'cast-spell', player: 'B', object: exiled })).toEqual([
      'zone.cannot-play-from 601.3 601.2a',
    ])
  })

  it('715.3d: only as it resolves: what is countered, or has lost its target, is put into the graveyard', () => {
    const denied = game({ hand: hand('Ash Smith', 'Deny') })
    denied.do(adventure('ash-smith', ['B']))
    denied.cast('A', 'deny', [denied.turn.stack[0]!]).passAll()
    expect(denied.names('exile')).toEqual([])
  })

  it('715.3d, 400.7: a card that has left exile and comes back is another object', () => {
    const told = game({
      hand: hand('Ash Smith', 'Bring Back'),
      battlefield: lands('Mountain', 'Mountain', 'Mountain', 'Mountain'),
    })
    told.do(adventure('ash-smith', ['B'])).passAll()
    told.resolve('A', 'bring-back', [told.find('Ash Smith', 'exile')])
    const again = told.find('Ash Smith', 'hand')
    expect(told.object(again).marks).toBeUndefined()
    expect(listed(told, again)).toHaveLength(2)
  })

  it('715.3d: a land is played from exile, once it has been on its Adventure', () => {
    const sea = mainPhase(CARDS, { a: { battlefield: lands('Island'), hand: hand('Quiet Harbor') } })
    sea.do({ kind: 'cast-spell', player: 'A', card: 'Cast Off', object: 'quiet-harbor' }).passAll()
    expect(sea.player('A').life).toBe(23)
    const exiled = sea.find('Quiet Harbor', 'exile')
    sea.do({ kind: 'play-land', player: 'A', object: exiled })
    expect(sea.names('battlefield', 'A')).toEqual(['Island', 'Quiet Harbor'])
  })

  it('715.3d: other effects that let it be cast let it be cast as an Adventure', () => {
    const raid = game({ exile: hand('Ash Smith'), hand: hand('Raid the Tomb') })
    raid.resolve('A', 'raid-the-tomb', ['ash-smith']).answer(['ash-smith'])
    expect(raid.decision).toMatchObject({ kind: 'choose-option', options: ['front', 'alternative'] })
    raid.answer('alternative')
    raid.answer(['B'])
    expect(raid.names('stack')).toEqual(['Kick Embers'])
    raid.passAll()
    expect(raid.object(raid.find('Ash Smith', 'exile')).marks).toEqual({ journeyed: 'A' })
  })

  it('715.3a, 601.3: a permission for instants lets only the Adventure be cast, one for creatures only the creature', () => {
    const tomes = game({
      graveyard: hand('Ash Smith'),
      battlefield: [...lands('Mountain', 'Mountain', 'Mountain'), { name: 'Old Tomes' }],
    })
    expect(listed(tomes, 'ash-smith')).toEqual([adventure('ash-smith')])
    const bones = game({
      graveyard: hand('Ash Smith'),
      battlefield: [...lands('Mountain', 'Mountain', 'Mountain'), { name: 'Bone Pit' }],
    })
    expect(listed(bones, 'ash-smith')).toEqual([{ kind: 'cast-spell', player: 'A', object: 'ash-smith' }])
  })

  it('715.3c: a copy of an Adventure is an Adventure, and ceases to exist', () => {
    const twice = game({ hand: hand('Ash Smith', 'Double') }).do(adventure('ash-smith', ['B']))
    twice.resolve('A', 'double', [twice.turn.stack[0]!])
    expect(twice.names('stack')).toEqual(['Kick Embers', 'Kick Embers'])
    expect(twice.traits(twice.turn.stack[1]!)).toMatchObject({ alternative: 'adventure', subtypes: ['Adventure'] })
    twice.passAll()
    expect(twice.names('exile')).toEqual([])
    twice.passAll()
    expect([twice.names('exile'), twice.player('B').life]).toEqual([['Ash Smith'], 16])
  })

  it('715.2a: it has an Adventure, whether it is cast as one or not', () => {
    const board = { battlefield: [...lands('Mountain', 'Mountain', 'Mountain'), { name: 'Story Teller' }] }
    const normal = game({ ...board, hand: hand('Ash Smith') }).cast('A', 'ash-smith')
    expect(normal.names('stack')).toEqual(['Ash Smith', 'Story Teller'])
    const other = game({ ...board, hand: hand('Ash Smith') }).do(adventure('ash-smith', ['B']))
    expect(other.names('stack')).toEqual(['Kick Embers', 'Story Teller'])
    expect(game({ ...board, hand: hand('Sky Wyrm') }).traits('sky-wyrm').alternative).toBe('omen')
  })

  it('715.3d, 601.3: an effect may let it be cast from elsewhere as an Adventure alone', () => {
    const board = game({
      battlefield: [...lands('Mountain', 'Mountain', 'Mountain'), { name: 'Last Tale' }],
      graveyard: hand('Ash Smith', 'Sky Wyrm'),
    })
    expect(listed(board, 'ash-smith')).toEqual([adventure('ash-smith')])
    expect(listed(board, 'sky-wyrm')).toEqual([])
    expect(board.refusal({ kind: 'cast-spell', player: 'A', object: 'ash-smith' })).toEqual([
      'zone.cannot-play-from 601.3 601.2a',
    ])
  })

  it('715.2b: a copy of a permanent that has an Adventure has one', () => {
    const board = game({ battlefield: [{ id: 'it', name: 'Ash Smith' }], hand: hand('Likeness') })
    board.resolve('A', 'likeness', ['it'])
    expect(board.traits(board.state.battlefield.at(-1)!)).toMatchObject({ name: 'Ash Smith', alternative: 'adventure' })
    expect(mainPhase(CARDS, { more: JSON.parse(board.written()) }).written()).toBe(board.written())
  })

  it('a position says so, and is read as it was written', () => {
    const cast = game({ hand: hand('Ash Smith') }).do(adventure('ash-smith', ['B']))
    const read = mainPhase(CARDS, { more: JSON.parse(cast.written()) })
    expect(read.written()).toBe(cast.written())
    const named = mainPhase(CARDS, {
      more: { stack: [{ id: 'it', name: 'Kick Embers', controller: 'A', targets: [['B']] }] },
    })
    expect(named.traits('it').name).toBe('Kick Embers')
    expect(named.passAll().names('exile', 'A')).toEqual(['Ash Smith'])
    expect(() => game({ hand: [{ name: 'Ash Smith', marks: { alternative: true } }] })).toThrow('object.not-cast-so')
  })
})

describe('CR 720: omen cards', () => {
  const omen = (a: Omit<PositionPlayer, 'id'> = {}) =>
    game({ battlefield: lands('Island', 'Island'), hand: hand('Sky Wyrm', 'Double', 'Deny'), ...a })

  it('720.3, 720.3a, 720.3b: cast as an Omen only that is looked at, on the stack it is only that', () => {
    const cast = omen().do(adventure('sky-wyrm'))
    expect(cast.traits(cast.turn.stack[0]!)).toMatchObject({ name: 'Read Clouds', types: ['sorcery'], manaValue: 1 })
    expect(omen().refusal({ kind: 'cast-spell', player: 'A', object: 'sky-wyrm' })).toEqual([
      'cost.mana 601.2h 601.2f 118.3',
    ])
    expect(omen().passTo('beginning-of-combat').refusal(adventure('sky-wyrm'))).toEqual(['timing.sorcery 117.1a 307.1'])
  })

  it('720.3d: its controller shuffles it into its owner’s library as it resolves', () => {
    const done = omen().do(adventure('sky-wyrm')).passAll()
    expect(done.player('A').library).toHaveLength(21)
    expect(done.names('library', 'A').filter((name) => name === 'Sky Wyrm')).toHaveLength(1)
    expect(done.events).toContainEqual({ kind: 'shuffled', player: 'A' })
    const denied = omen().do(adventure('sky-wyrm'))
    denied.cast('A', 'deny', [denied.turn.stack[0]!]).passAll()
    expect(denied.names('graveyard', 'A')).toEqual(['Deny', 'Sky Wyrm'])
  })

  it('720.3c, 720.4: a copy of an Omen is one, and everywhere else the card is the creature', () => {
    const twice = omen().do(adventure('sky-wyrm'))
    twice.resolve('A', 'double', [twice.turn.stack[0]!])
    expect(twice.names('stack')).toEqual(['Read Clouds', 'Read Clouds'])
    expect(twice.passAll().player('A').library).toHaveLength(20)
    expect(omen().traits('sky-wyrm')).toMatchObject({ name: 'Sky Wyrm', types: ['creature'], manaValue: 5 })
  })

  it('720.2a, 720.2b: it has an Omen everywhere, and so has a copy of it', () => {
    const board = game({ battlefield: [{ id: 'it', name: 'Sky Wyrm' }], hand: hand('Likeness') })
    expect(board.traits('it').alternative).toBe('omen')
    board.resolve('A', 'likeness', ['it'])
    expect(board.traits(board.state.battlefield.at(-1)!)).toMatchObject({ name: 'Sky Wyrm', alternative: 'omen' })
  })
})

describe('CR 715.5, 720.5, 201.4f: choosing a name', () => {
  const NAMER = defineCard('Name It', '{0}', 'Instant', [
    spell(
      [],
      { do: 'choose', who: YOU, choice: { kind: 'card-name', of: { types: ['instant'] } }, link: 'name' } as never,
      gainsLife(1),
    ),
  ])
  const naming = () =>
    mainPhase([...CARDS, NAMER], { a: { hand: hand('Name It'), battlefield: [] } })
      .cast('A', 'name-it')
      .passAll()

  it('715.5, 201.4f: the name of an Adventure may be chosen, by its own characteristics', () => {
    expect(naming().answer('Kick Embers').player('A').life).toBe(21)
    expect(naming().refusal({ kind: 'choose', player: 'A', answer: 'Ash Smith' })).toEqual(['choice.card-name 201.4a'])
  })

  it('720.5: so may the name of an Omen', () => {
    expect(naming().refusal({ kind: 'choose', player: 'A', answer: 'Read Clouds' })).toEqual([
      'choice.card-name 201.4a',
    ])
  })
})
