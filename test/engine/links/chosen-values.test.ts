import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Choice, ChosenQuality } from '../../../src/core/choice.ts'
import type { Filter } from '../../../src/core/filter.ts'
import {
  activated,
  all,
  bigger,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  gainsLife,
  OWN_CREATURE,
  replaces,
  slot,
  spell,
  TAP,
  target,
  triggered,
} from '../../support/define-card.ts'
import { lands, mainPhase } from '../main-phase.ts'

const choosing = (choice: Choice, link: string = choice.kind): Ability =>
  replaces({ kind: 'enters-with', what: 'self', choose: { choice, link } })
const has = (what: ChosenQuality, link: string): Filter => ({ chosen: { what, link } })
const fromChosen = (link = 'color'): Ability => ({
  kind: 'keyword',
  keyword: 'protection',
  from: [{ kind: 'filter', filter: has('color', link) }],
})
const OPPONENT: Filter = { subject: 'player', player: 'opponent' }

const CARDS: readonly CardDefinition[] = [
  defineCreature('Red Ox', '{R}', 'Ox', '2/2'),
  defineCreature('Blue Elk', '{U}', 'Elk', '2/2'),
  defineCreature('Everything', '{0}', 'Shapeshifter', '1/1', [{ kind: 'keyword', keyword: 'changeling' }]),
  defineCard('Prism', '{0}', 'Artifact', [
    choosing({ kind: 'color' }),
    triggered({ on: 'casts', who: 'any', what: { subject: 'spell', ...has('color', 'color') } }, [gainsLife(1)]),
    activated(TAP, [], {
      do: 'add-mana',
      who: { ref: 'you' },
      mana: { kind: 'chosen-color', link: 'color', amount: 1 },
    }),
    activated([], [], { do: 'choose', who: { ref: 'you' }, choice: { kind: 'color', not: ['W'] }, link: 'color' }),
  ]),
  defineCreature('Herald', '{0}', 'Angel', '2/2', [
    choosing({ kind: 'color', not: ['W'] }),
    continuous('self', { kind: 'add-ability', ability: fromChosen() }),
  ]),
  defineCard('Muster', '{0}', 'Enchantment', [
    choosing({ kind: 'subtype', of: 'creature' }, 'subtype'),
    continuous({ ...OWN_CREATURE, ...has('type', 'subtype') }, bigger(1)),
    continuous({ ...OWN_CREATURE, notChosen: { what: 'type', link: 'subtype' } }, bigger(-1)),
  ]),
  defineCard('Recast', '{0}', 'Enchantment', [
    choosing({ kind: 'subtype', of: 'basic-land' }, 'subtype'),
    continuous(
      { subject: 'permanent', types: ['land'], controller: 'you' },
      { kind: 'become-chosen', what: 'subtype', set: true, link: 'subtype' },
    ),
  ]),
  defineCard('Dye', '{0}', 'Enchantment', [
    choosing({ kind: 'color' }),
    continuous(OWN_CREATURE, { kind: 'become-chosen', what: 'color', link: 'color' }),
  ]),
  defineCard('Silence', '{0}', 'Artifact', [
    choosing({ kind: 'card-name', of: { notTypes: ['land'] } }, 'card-name'),
    {
      kind: 'static',
      effects: [
        {
          kind: 'restriction',
          cant: { act: 'cast', what: { subject: 'spell', ...has('name', 'card-name') }, who: 'any' },
        },
      ],
    },
  ]),
  defineCard('Tally', '{0}', 'Artifact', [
    choosing({ kind: 'number', min: 1, max: 4 }),
    activated([], [], {
      do: 'destroy',
      what: all({ ...CREATURE, manaValue: { op: '=', amount: { kind: 'chosen-number', link: 'number' } } }),
    }),
    activated([], [], { do: 'gain-life', who: { ref: 'you' }, amount: { kind: 'chosen-number', link: 'number' } }),
  ]),
  defineCard('Grudge', '{0}', 'Enchantment', [
    choosing({ kind: 'player', of: OPPONENT }),
    triggered({ on: 'step-begins', step: 'end', whose: 'any' }, [
      { do: 'lose-life', who: { ref: 'linked', link: 'player' }, amount: 2 },
    ]),
  ]),
  defineCreature('Guardian', '{0}', 'Giant', '1/1', [
    choosing({ kind: 'object', of: OWN_CREATURE }),
    continuous({ ...CREATURE, is: { ref: 'linked', link: 'object' } }, bigger(2)),
  ]),
  defineCreature('Miser', '{0}', 'Imp', '*/*', [
    choosing({ kind: 'life' }),
    continuous('self', {
      kind: 'define-power-toughness',
      power: { kind: 'chosen-number', link: 'life' },
      toughness: { kind: 'chosen-number', link: 'life' },
    }),
  ]),
  defineCreature('Tinker', '{0}', 'Dwarf', '1/1', [
    choosing({ kind: 'card-type', among: ['artifact', 'creature'] }),
    triggered({ on: 'casts', who: 'you', what: { subject: 'spell', ...has('type', 'card-type') } }, [gainsLife(1)]),
  ]),
  defineCard('Even Odds', '{0}', 'Enchantment', [
    choosing({ kind: 'word', words: ['odd', 'even'] }),
    continuous({ ...CREATURE, ...has('parity', 'word') }, bigger(3)),
  ]),
  defineCard('Siege', '{0}', 'Enchantment', [
    choosing({ kind: 'word', words: ['Storm', 'Calm'] }),
    ...(['Storm', 'Calm'] as const).map(
      (value, at): Ability => ({
        kind: 'static',
        condition: { kind: 'chose', link: 'word', value },
        effects: [
          {
            kind: 'continuous',
            affects: 'self',
            modifications: [
              {
                kind: 'add-ability',
                ability: triggered({ on: 'enters', what: CREATURE }, [gainsLife(at === 0 ? 1 : 7)]),
              },
            ],
          },
        ],
      }),
    ),
  ]),
  defineCard('Bolt', '{R}', 'Instant', [
    spell([slot(CREATURE)], { do: 'damage', source: { ref: 'self' }, amount: 2, to: target() }),
  ]),
]
const hand = CARDS.map(({ name }) => ({ id: name.toLowerCase().replace(' ', '-'), name }))
const game = (battlefield: readonly { readonly id: string; readonly name: string }[] = []) =>
  mainPhase(CARDS, { a: { hand, battlefield: [...lands('Mountain', 'Mountain', 'Island', 'Forest'), ...battlefield] } })
const RED_OX = { id: 'ox', name: 'Red Ox' }
const BLUE_ELK = { id: 'elk', name: 'Blue Elk' }

describe('CR 607.2d, 614.12a: what is chosen as a permanent enters', () => {
  it('614.12a: is chosen before it enters, by its controller, and remembered by it', () => {
    const one = game().resolve('A', 'prism')
    expect(one.decision).toMatchObject({ kind: 'choose-color', player: 'A', rule: '614.12a' })
    expect(one.names('battlefield', 'A')).not.toContain('Prism')
    expect(one.answer('R').object(one.find('Prism')).chosen).toEqual({ color: 'R' })
  })

  it('614.12a: only among what the text leaves to choose', () => {
    const one = game().resolve('A', 'herald')
    expect(one.decision).toMatchObject({ options: ['U', 'B', 'R', 'G'] })
    expect(one.refusal({ kind: 'choose', player: 'A', answer: 'W' })).toEqual(['choice.not-an-option 614.12a'])
  })

  it('607.4: one choice is linked to several abilities', () => {
    const one = game().resolve('A', 'prism').answer('R')
    const prism = one.find('Prism')
    one.do({ kind: 'activate-ability', player: 'A', object: prism, ability: 0 })
    expect(one.player('A').mana.map(({ type }) => type)).toEqual(['R'])
    one.cast('A', 'red-ox').passAll()
    expect(one.player('A').life).toBe(21)
    one.passAll().cast('A', 'blue-elk')
    expect(one.names('stack')).toEqual(['Blue Elk'])
  })

  it('607.2d: the last one chosen counts', () => {
    const one = game().resolve('A', 'prism').answer('R')
    const prism = one.find('Prism')
    one.do({ kind: 'activate-ability', player: 'A', object: prism, ability: 1 }).passAll().answer('G')
    one.do({ kind: 'activate-ability', player: 'A', object: prism, ability: 0 })
    expect(one.player('A').mana.map(({ type }) => type)).toEqual(['G'])
  })

  it('607.2d: a colour, for protection', () => {
    const one = game().resolve('A', 'herald').answer('R')
    const bolt = { kind: 'cast-spell', player: 'A', object: 'bolt', targets: [[one.find('Herald')]] } as const
    expect(one.refusal(bolt)).toEqual(['target.protection 702.16b 601.2c'])
    const other = game().resolve('A', 'herald').answer('G')
    expect(other.judge({ ...bolt, targets: [[other.find('Herald')]] }).verdict).toBe('legal')
  })

  it('607.2d: a creature type, which what has all of them has', () => {
    const one = game([RED_OX, BLUE_ELK, { id: 'all', name: 'Everything' }])
      .resolve('A', 'muster')
      .answer('Ox')
    expect(['ox', 'elk', 'all'].map((id) => one.size(id))).toEqual(['3/3', '1/1', '2/2'])
  })

  it('607.2d: a basic land type that lands become', () => {
    const one = game().resolve('A', 'recast').answer('Swamp')
    expect(one.traits('mountain-1').subtypes).toEqual(['Swamp'])
  })

  it('607.2d: a colour that creatures become besides', () => {
    const one = game([RED_OX]).resolve('A', 'dye').answer('G')
    expect(one.traits('ox').colors).toEqual(['R', 'G'])
  })

  it('201.4a: the name of a card that is as the text asks', () => {
    const one = game().resolve('A', 'silence')
    expect(one.decision).toMatchObject({ kind: 'choose-name', rule: '614.12a' })
    expect(one.refusal({ kind: 'choose', player: 'A', answer: 'Mountain' })).toEqual(['choice.card-name 201.4a'])
    expect(one.refusal({ kind: 'choose', player: 'A', answer: 'Never Printed' })).toEqual(['unsupported'])
    one.answer('Red Ox')
    expect(one.refusal({ kind: 'cast-spell', player: 'A', object: 'red-ox' })).toEqual(['cast.prohibited 101.2 601.3'])
    expect(one.judge({ kind: 'cast-spell', player: 'A', object: 'blue-elk' }).verdict).toBe('legal')
  })

  it('607.2d: a number', () => {
    const one = game([RED_OX, { id: 'all', name: 'Everything' }])
      .resolve('A', 'tally')
      .answer(1)
    const use = (ability: number) =>
      one.do({ kind: 'activate-ability', player: 'A', object: one.find('Tally'), ability }).passAll()
    use(0)
    expect([one.names('graveyard', 'A'), one.names('battlefield').includes('Everything')]).toEqual([['Red Ox'], true])
    expect(use(1).player('A').life).toBe(21)
  })

  it('607.2d: a player', () => {
    const one = game().resolve('A', 'grudge')
    expect(one.passTo('end').passAll().player('B').life).toBe(18)
  })

  it('607.2d: a creature, as long as it is that object', () => {
    const one = game([RED_OX, BLUE_ELK]).resolve('A', 'guardian').answer(['elk'])
    expect(['ox', 'elk'].map((id) => one.size(id))).toEqual(['2/2', '4/4'])
  })

  it('607.2g: life that is paid as it enters', () => {
    const one = game().resolve('A', 'miser')
    expect(one.decision).toMatchObject({ kind: 'choose-number', min: 0, max: 20 })
    one.answer(6)
    expect([one.size(one.find('Miser')), one.player('A').life]).toEqual(['6/6', 14])
    expect(one.events).toContainEqual(expect.objectContaining({ kind: 'life', delta: -6 }))
  })

  it('607.2d: a card type', () => {
    const one = game().resolve('A', 'tinker').answer('artifact')
    one.cast('A', 'red-ox')
    expect(one.names('stack')).toEqual(['Red Ox'])
    one.passAll().cast('A', 'prism')
    expect(one.names('stack')).toEqual(['Prism', 'Tinker'])
  })

  it('607.2f: odd or even', () => {
    const one = game([RED_OX, { id: 'all', name: 'Everything' }])
      .resolve('A', 'even-odds')
      .answer('even')
    expect(['ox', 'all'].map((id) => one.size(id))).toEqual(['2/2', '4/4'])
  })

  it('607.2m, 614.12c: of two abilities behind anchor words it has the one whose word was chosen', () => {
    const one = game().resolve('A', 'siege').answer('Calm')
    one.resolve('A', 'red-ox').passAll()
    expect(one.player('A').life).toBe(27)
  })
})

describe('CR 607.5a: a choice that was not made', () => {
  const at = (name: string, more: readonly { readonly id: string; readonly name: string }[] = []) =>
    game([{ id: 'it', name }, ...more])

  it('607.5a: gives no mana, no protection, no type, no number', () => {
    const prism = at('Prism')
    prism.do({ kind: 'activate-ability', player: 'A', object: 'it', ability: 0 })
    expect(prism.player('A').mana).toEqual([])
    expect(at('Herald').judge({ kind: 'cast-spell', player: 'A', object: 'bolt', targets: [['it']] }).verdict).toBe(
      'legal',
    )
    expect(at('Recast').traits('mountain-1').subtypes).toEqual(['Mountain'])
    const tally = at('Tally', [{ id: 'all', name: 'Everything' }])
    tally.do({ kind: 'activate-ability', player: 'A', object: 'it', ability: 0 }).passAll()
    expect(tally.names('battlefield')).toContain('Everything')
  })

  it('607.5a: makes nothing of the chosen type, and nothing of another', () => {
    const one = at('Muster', [RED_OX])
    expect(one.size('ox')).toBe('2/2')
  })

  it('607.5a: chooses neither of two words', () => {
    const one = at('Siege').resolve('A', 'red-ox')
    expect(one.names('stack')).toEqual([])
  })

  it('607.5a: nor where there is nothing to choose', () => {
    const one = game().resolve('A', 'guardian')
    expect(one.object(one.find('Guardian')).chosen).toEqual({})
  })
})
