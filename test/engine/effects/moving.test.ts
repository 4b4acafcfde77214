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
  enchant,
  equip,
  gainsLife,
  manaCost,
  OWN_CREATURE,
  slot,
  spell,
  target,
  token,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { unsettled } from '../sba/settled.ts'

const CARDS: readonly CardDefinition[] = [
  defineCard('Plains', '', 'Basic Land — Plains'),
  defineCreature('Plain Ox', '{2}{G}', 'Ox', '3/3'),
  defineCard('Bark Hide', '{W}', 'Enchantment — Aura', [enchant(CREATURE), continuous('attached', bigger(2))]),
  defineCard('Old Axe', '{1}', 'Artifact — Equipment', [continuous('attached', bigger(2, 0)), equip('{1}')]),
  defineCard('Blink Aside', '{W}', 'Instant', [
    spell(
      [slot(CREATURE)],
      { do: 'exile', what: target(), as: 'gone' },
      { do: 'move', what: { ref: 'bound', name: 'gone' }, to: 'battlefield' },
    ),
  ]),
  defineCard('All Aside', '{W}', 'Sorcery', [
    spell([], { do: 'move', what: all(OWN_CREATURE), to: 'library', position: 'top' }),
  ]),
  defineCard('Wordless', '{W}', 'Instant'),
  defineCard('Odd Fit', '{W}', 'Sorcery', [
    spell(
      [
        slot({ subject: 'permanent', subtypes: ['Equipment'] }, 'axe'),
        slot({ subject: 'permanent', types: ['land'] }, 'land'),
      ],
      {
        do: 'attach',
        what: target('axe'),
        to: target('land'),
      },
    ),
  ]),
  defineCard('Old Siege', '{W}', 'Battle — Siege'),
  defineCard('Grind Wheel', '{1}', 'Artifact', [activated([{ kind: 'mill', amount: 3 }], [], gainsLife(1))]),
  defineCard('Team Drill', '{1}', 'Artifact', [
    activated([{ kind: 'tap-permanents', what: OWN_CREATURE, count: 2 }], [], gainsLife(1)),
  ]),
  defineCreature('Deep Drinker', '{W}', 'Vampire', '1/1', [
    triggered({ on: 'enters', what: 'self' }, [
      {
        do: 'pay',
        who: { ref: 'you' },
        cost: manaCost('{X}'),
        effects: [{ do: 'gain-life', who: { ref: 'you' }, amount: { kind: 'x' } }],
      },
    ]),
  ]),
  defineCard('Costly Gem', '{1}', 'Artifact', [
    activated([{ kind: 'pay-life', amount: 1 }], [], {
      do: 'add-mana',
      who: { ref: 'you' },
      mana: { kind: 'fixed', mana: ['W'] },
    }),
  ]),
  defineCard('Mild Tax', '{W}', 'Sorcery', [
    spell([], { do: 'pay', who: { ref: 'you' }, cost: manaCost('{W}'), effects: [gainsLife(5)] }),
  ]),
]

const board = (hand: readonly string[], battlefield: PositionPlayer['battlefield'], mana = '{W}'): Game =>
  unsettled(CARDS, {
    mana,
    hand: hand.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name })),
    battlefield: battlefield ?? [],
    library: 2,
  })

describe('CR 400.7: moving', () => {
  it('what returns is a new object without counters, damage or Auras', () => {
    const ox = { id: 'ox', name: 'Plain Ox', counters: { '+1/+1': 2 }, damage: 1, tapped: true }
    const game = board(['Blink Aside'], [ox, { name: 'Bark Hide', attachedTo: 'ox' }]).resolve('A', 'blink-aside', [
      'ox',
    ])
    expect(game.object(game.find('Plain Ox'))).toMatchObject({
      counters: {},
      damage: 0,
      tapped: false,
      summoningSick: true,
    })
    expect(game.names('graveyard', 'A')).toEqual(['Bark Hide', 'Blink Aside'])
  })

  it('111.8: a token that left does not come back', () => {
    const game = board(['Blink Aside'], [{ id: 'soldier', token: token('Soldier', 1) }]).resolve('A', 'blink-aside', [
      'soldier',
    ])
    expect(game.names('battlefield')).toEqual([])
    expect(game.names('exile')).toEqual([])
  })

  it('401.4: the owner orders cards that go to a library together', () => {
    const game = board(
      ['All Aside'],
      [
        { id: 'first', name: 'Plain Ox' },
        { id: 'second', name: 'Deep Drinker' },
      ],
    ).resolve('A', 'all-aside')
    expect(game.decision).toMatchObject({ kind: 'order', player: 'A', rule: '401.4', options: ['first', 'second'] })
    game.answer(['second', 'first'])
    const [top, next] = game.player('A').library
    expect([game.traits(top!).name, game.traits(next!).name]).toEqual(['Deep Drinker', 'Plain Ox'])
  })

  it('608.3c: an Aura spell enters attached to its target', () => {
    const game = board(['Bark Hide'], [{ id: 'ox', name: 'Plain Ox' }]).resolve('A', 'bark-hide', ['ox'])
    expect(game.object(game.find('Bark Hide')).attachedTo).toBe('ox')
    expect(game.size('ox')).toBe('5/5')
    expect(game.trail).toContain('608.3c')
  })

  it('608.2b: it goes to the graveyard if its target is gone', () => {
    const game = board(['Bark Hide', 'Blink Aside'], [{ id: 'ox', name: 'Plain Ox' }], '{W}{W}')
    game.cast('A', 'bark-hide', ['ox']).cast('A', 'blink-aside', ['ox']).passAll().passAll()
    expect(game.names('graveyard', 'A')).toEqual(['Bark Hide', 'Blink Aside'])
    expect(game.trail).toContain('608.2b')
  })

  it('701.3b: what can’t be attached somewhere stays where it is', () => {
    const game = board(
      ['Odd Fit'],
      [
        { id: 'ox', name: 'Plain Ox' },
        { id: 'axe', name: 'Old Axe', attachedTo: 'ox' },
        { id: 'land', name: 'Plains' },
      ],
    ).resolve('A', 'odd-fit', ['axe'], ['land'])
    expect(game.object('axe').attachedTo).toBe('ox')
    expect(game.trail).toContain('701.3b')
  })
})

describe('what cannot be done', () => {
  it('113.3a: an instant that says nothing is not understood', () => {
    const verdict = board(['Wordless'], []).judge({ kind: 'cast-spell', player: 'A', object: 'wordless' })
    expect(verdict).toMatchObject({ verdict: 'unsupported', gaps: [{ card: 'Wordless', rule: '113.3a' }] })
  })

  it('310.1: a battle is cast in a main phase', () => {
    const game = board(['Old Siege'], [])
    game.state = { ...game.state, turns: [{ ...game.turn, step: 'upkeep' }] }
    expect(game.refusal({ kind: 'cast-spell', player: 'A', object: 'old-siege' })).toEqual([
      'timing.sorcery 117.1a 310.1',
    ])
  })

  it.each([
    ['701.17b: more cards than the library has', 'Grind Wheel', ['cost.not-enough 118.3 701.17b']],
    ['701.26a: tapping more creatures than there are untapped', 'Team Drill', ['cost.not-enough 118.3 701.26a']],
  ])('118.3: a cost of %s', (_, name, reasons) => {
    const game = board([], [{ id: 'it', name }, 'Plain Ox', { name: 'Plain Ox', tapped: true }])
    expect(game.refusal({ kind: 'activate-ability', player: 'A', object: 'it' })).toEqual(reasons)
  })
})

describe('CR 118.12: paying while something resolves', () => {
  it('107.3f: an X nobody announced is chosen by who pays', () => {
    const game = board(['Deep Drinker'], ['Plains', 'Plains'], '{W}').resolve('A', 'deep-drinker').passAll()
    expect(game.decision).toMatchObject({ kind: 'yes-or-no', purpose: 'pay' })
    game.answer(true)
    expect(game.decision).toMatchObject({ kind: 'choose-number', rule: '107.3f', min: 0, max: 2 })
    expect(game.answer(2).player('A').life).toBe(22)
  })

  it('605.3a: mana abilities that cost more than tapping are asked for', () => {
    const game = board(['Mild Tax'], [{ id: 'gem', name: 'Costly Gem' }]).resolve('A', 'mild-tax')
    game.answer(true)
    if (game.decision !== null) {
      expect(game.decision).toMatchObject({ kind: 'choose-mana', rule: '605.3a' })
      game.answer(game.decision.kind === 'choose-mana' ? game.decision.options[0]! : '')
    }
    expect(game.player('A').life).toBe(24)
    expect(game.trail).toContain('605.3b')
  })
})
