import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { PositionPlayer } from '../../../src/core/position.ts'
import {
  activated,
  all,
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  gainsLife,
  keyword,
  replaces,
  slot,
  target,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { lands, mainPhase } from '../main-phase.ts'

const YOU = { ref: 'you' } as const
const SELF = { ref: 'self' } as const
const flips = activated([], [], { do: 'flip', what: SELF })

const flip = (normal: CardDefinition, flipped: CardDefinition): CardDefinition => ({ ...normal, flipped })

const PUPIL = flip(
  defineCreature('Moss Pupil', '{2}{G}', 'Human Monk', '2/2', [flips]),
  defineCard('Elder Moss', '', 'Legendary Creature — Spirit', [keyword('trample'), flips], { size: '4/3' }),
)
const VIPER = flip(
  defineCreature('Reed Viper', '{B}', 'Snake', '1/1', [flips]),
  defineCard('Reed Tyrant', '', 'Legendary Creature — Snake Rogue', [keyword('fear')], { size: '5/5' }),
)
const MONK = flip(
  defineCreature('Bell Monk', '{W}', 'Monk', '1/1', [
    triggered({ on: 'dies', what: 'self' }, [{ do: 'move', what: SELF, to: 'battlefield', flipped: true }]),
  ]),
  defineCard('Bell Echo', '', 'Legendary Enchantment', [continuous({ ...CREATURE, controller: 'you' }, bigger(2))]),
)

const CARDS: readonly CardDefinition[] = [
  PUPIL,
  VIPER,
  MONK,
  defineCreature('Ox', '{G}', 'Ox', '2/2'),
  defineCreature('Mime', '{1}{U}', 'Shapeshifter', '0/0', [replaces({ kind: 'enters-as-copy', of: CREATURE })]),
  defineCard('Legend Hunt', '{0}', 'Artifact', [
    activated([], [], {
      do: 'search',
      who: YOU,
      zone: 'library',
      filter: { supertypes: ['legendary'] },
      count: 1,
      to: 'hand',
      reveal: true,
      shuffle: true,
    }),
    continuous({ ...CREATURE, supertypes: ['legendary'] }, bigger(2)),
  ]),
  defineCreature('Doppel', '{U}', 'Shapeshifter', '1/5', [
    activated([], [slot(CREATURE)], {
      do: 'become-copy',
      what: SELF,
      of: target(),
      except: { thisAbility: true },
    }),
  ]),
  defineCard('Mould', '{0}', 'Artifact', [
    activated([], [slot(CREATURE)], { do: 'create-token-copy', who: YOU, of: target(), amount: 1 }),
    activated(
      [],
      [slot(CREATURE)],
      { do: 'exile', what: target(), as: 'it' },
      { do: 'move', what: { ref: 'bound', name: 'it' }, to: 'battlefield' },
    ),
    activated([], [slot(CREATURE)], { do: 'destroy', what: target() }),
    activated([], [slot(CREATURE)], { do: 'put-counters', on: target(), counter: '+1/+1', amount: 1 }),
  ]),
  defineCard('Listener', '{0}', 'Artifact', [
    triggered({ on: 'enters', what: CREATURE }, [gainsLife(1)]),
    activated([], [], { do: 'flip', what: all(CREATURE) }),
  ]),
]

const MOULD = { id: 'mould', name: 'Mould' }
const at = (a: Omit<PositionPlayer, 'id'>) =>
  mainPhase(CARDS, { a: { ...a, battlefield: [...lands('Forest', 'Island', 'Plains'), ...(a.battlefield ?? [])] } })
const use = (game: Game, object: string, ability: number, ...targets: string[]): Game =>
  game
    .do({
      kind: 'activate-ability',
      player: 'A',
      object,
      ability,
      ...(targets.length === 0 ? {} : { targets: [targets] }),
    })
    .passAll()
const last = (game: Game): string => game.state.battlefield.at(-1)!
const PUPIL_HERE = { id: 'pupil', name: 'Moss Pupil' }

describe('CR 710: flip cards', () => {
  it('710.1, 710.2: unflipped, and elsewhere, there is only its normal side', () => {
    const game = at({ battlefield: [PUPIL_HERE], hand: [{ id: 'card', name: 'Moss Pupil' }] })
    for (const id of ['pupil', 'card'])
      expect(game.traits(id)).toMatchObject({ name: 'Moss Pupil', supertypes: [], power: 2, toughness: 2 })
  })

  it('710.1b, 710.2: flipped it has the other name, text, type line, power and toughness', () => {
    const game = use(at({ battlefield: [PUPIL_HERE] }), 'pupil', 0)
    expect(game.traits('pupil')).toMatchObject({ name: 'Elder Moss', supertypes: ['legendary'], subtypes: ['Spirit'] })
    expect(game.size('pupil')).toBe('4/3')
    expect(game.has('pupil', 'trample')).toBe(true)
  })

  it('710.1c: its mana cost and colour stay, and what applied to it still does', () => {
    const game = at({ battlefield: [PUPIL_HERE, MOULD] })
    use(use(game, 'mould', 3, 'pupil'), 'pupil', 0)
    expect(game.traits('pupil')).toMatchObject({ manaCost: ['2', 'G'], manaValue: 3, colors: ['G'] })
    expect(game.size('pupil')).toBe('5/4')
  })

  it('710.2: what asks for a legend does not find it in a library, but sees it flipped', () => {
    const game = at({ library: ['Moss Pupil', 'Ox'], battlefield: [PUPIL_HERE, { id: 'hunt', name: 'Legend Hunt' }] })
    expect(game.size('pupil')).toBe('2/2')
    use(game, 'hunt', 0)
    if (game.decision !== null) game.answer([])
    expect(game.player('A').hand).toEqual([])
    expect(use(game, 'pupil', 0).size('pupil')).toBe('6/5')
  })

  it('710.4: flipped again it stays flipped', () => {
    const game = use(use(at({ battlefield: [PUPIL_HERE] }), 'pupil', 0), 'pupil', 0)
    expect(game.traits('pupil').name).toBe('Elder Moss')
    expect(game.events.filter(({ kind }) => kind === 'flipped')).toHaveLength(1)
  })

  it('710.4, 110.5: leaving the battlefield it forgets that', () => {
    const game = use(at({ battlefield: [PUPIL_HERE, MOULD] }), 'pupil', 0)
    use(game, 'mould', 1, 'pupil')
    expect(game.traits(last(game)).name).toBe('Moss Pupil')
  })

  it('110.5b: an effect may make it enter flipped', () => {
    const game = at({ battlefield: [{ id: 'monk', name: 'Bell Monk' }, { id: 'ox', name: 'Ox' }, MOULD] })
    use(game, 'mould', 2, 'monk').passAll()
    expect(game.traits(last(game))).toMatchObject({ name: 'Bell Echo', types: ['enchantment'], manaValue: 1 })
    expect(game.size('ox')).toBe('4/4')
  })

  it('707.2, 707.3: a copy of a flipped one is unflipped, and flips into the other side', () => {
    const game = use(at({ hand: [{ id: 'mime', name: 'Mime' }], battlefield: [PUPIL_HERE] }), 'pupil', 0)
    game.resolve('A', 'mime')
    const copy = last(game)
    expect(game.traits(copy).name).toBe('Moss Pupil')
    expect(use(game, copy, 0).traits(copy)).toMatchObject({ name: 'Elder Moss', manaValue: 3 })
  })

  it('707.2, 707.3: so is a token that is a copy', () => {
    const game = use(at({ battlefield: [PUPIL_HERE, MOULD] }), 'pupil', 0)
    use(game, 'mould', 0, 'pupil')
    const copy = last(game)
    expect(game.size(copy)).toBe('2/2')
    expect(use(game, copy, 0).traits(copy)).toMatchObject({ name: 'Elder Moss', colors: ['G'] })
  })

  it('110.5c, 707.3: being flipped stays through other copies and counts again', () => {
    const doppel = { id: 'doppel', name: 'Doppel' }
    const viper = { id: 'viper', name: 'Reed Viper' }
    const game = at({ battlefield: [doppel, PUPIL_HERE, viper, { id: 'ox', name: 'Ox' }] })
    use(use(game, 'doppel', 0, 'pupil'), 'doppel', 0)
    expect(game.traits('doppel').name).toBe('Elder Moss')
    const copying = game.traits('doppel').abilities.filter(({ kind }) => kind === 'activated').length - 1
    use(game, 'doppel', copying, 'ox')
    expect(game.traits('doppel').name).toBe('Ox')
    use(game, 'doppel', 0, 'viper')
    expect(game.traits('doppel')).toMatchObject({ name: 'Reed Tyrant', colors: ['B'] })
    expect(game.traits('doppel').abilities.filter(({ kind }) => kind === 'activated')).toHaveLength(1)
  })

  it('710.4: what is flipped that is no flip card shows nothing of it', () => {
    const game = at({
      battlefield: [
        { id: 'ox', name: 'Ox' },
        { id: 'all', name: 'Listener' },
      ],
    })
    expect(use(game, 'all', 0).traits('ox').name).toBe('Ox')
  })

  it('710.2, 110.5: named by its other side it is flipped, and reads back the same', () => {
    const game = at({ battlefield: [{ id: 'pupil', name: 'Elder Moss' }] })
    expect(game.size('pupil')).toBe('4/3')
    const again = mainPhase(CARDS, { more: JSON.parse(game.written()) })
    expect(again.written()).toBe(game.written())
  })

  it('730.2h: a flip card in a merged permanent is its other side once that is flipped', () => {
    const under = at({ battlefield: [{ id: 'merged', merged: ['Ox', 'Moss Pupil'] }] })
    expect(under.has('merged', 'trample')).toBe(false)
    use(under, 'merged', 0)
    expect(under.traits('merged')).toMatchObject({ name: 'Ox', power: 2 })
    expect(under.has('merged', 'trample')).toBe(true)
    const over = use(at({ battlefield: [{ id: 'merged', merged: ['Moss Pupil', 'Reed Viper'] }] }), 'merged', 0)
    expect(over.traits('merged')).toMatchObject({ name: 'Elder Moss', power: 4, colors: ['G'], manaValue: 3 })
    expect(over.has('merged', 'fear')).toBe(true)
  })
})
