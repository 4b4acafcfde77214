import { describe, expect, it } from 'vitest'
import type { Ability } from '../../../src/core/ability.ts'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import type { Filter } from '../../../src/core/filter.ts'
import type { Ref } from '../../../src/core/ref.ts'
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
  gainsLife,
  OWN_CREATURE,
  PLAYER,
  replaces,
  slot,
  spell,
  target,
  token,
  triggered,
} from '../../support/define-card.ts'
import type { Game } from '../game.ts'
import { lands, mainPhase } from '../main-phase.ts'

const linked = (link: string): Ref => ({ ref: 'linked', link })
const cardsOf = (link: string): Filter => ({ subject: 'card', zones: ['exile'], is: linked(link) })
const exiles = (link: string): Ability => activated([], [slot(CREATURE)], { do: 'exile', what: target(), link })
const returns = (link: string): Ability =>
  activated([], [], { do: 'move', what: all(cardsOf(link)), to: 'battlefield', under: { ref: 'you' } })
const gives = (...abilities: readonly Ability[]): Effect => ({
  do: 'continuous',
  what: target(),
  modifications: abilities.map((ability) => ({ kind: 'add-ability', ability })),
  duration: 'end-of-turn',
})
const becomes: Effect = { do: 'become-copy', what: { ref: 'self' }, of: target() }
const CHOOSES = replaces({ kind: 'enters-with', what: 'self', choose: { choice: { kind: 'color' }, link: 'color' } })
const ADDS = activated([], [], {
  do: 'add-mana',
  who: { ref: 'you' },
  mana: { kind: 'chosen-color', link: 'color', amount: 1 },
})

const CARDS: readonly CardDefinition[] = [
  defineCreature('Ox', '{1}', 'Ox', '2/2'),
  defineCreature('Elk', '{2}', 'Elk', '3/3'),
  defineCreature('Two Hands', '{0}', 'Ogre', '1/1', [exiles('left'), exiles('right'), returns('left')]),
  defineCreature('Blank', '{0}', 'Human', '1/1'),
  defineCard('First Gift', '{0}', 'Instant', [spell([slot(CREATURE)], gives(exiles('exiled')))]),
  defineCard('Second Gift', '{0}', 'Instant', [spell([slot(CREATURE)], gives(exiles('exiled'), returns('exiled')))]),
  defineCreature('Voice', '{0}', 'Angel', '2/2', [CHOOSES, ADDS]),
  defineCreature('Echo', '{0}', 'Angel', '2/2', [CHOOSES, ADDS]),
  defineCreature('Shifter', '{0}', 'Shapeshifter', '1/1', [
    replaces({
      kind: 'enters-as-copy',
      of: CREATURE,
      optional: true,
      except: { abilities: [activated([], [slot(CREATURE)], becomes)] },
    }),
  ]),
  defineCard('Become', '{0}', 'Instant', [
    spell([slot(CREATURE), slot(CREATURE, 'model')], { do: 'become-copy', what: target(), of: target('model') }),
  ]),
  defineCard('Hatchery', '{0}', 'Artifact', [
    activated([], [], {
      do: 'create-token',
      who: { ref: 'you' },
      amount: 1,
      token: token('Thopter', 1),
      link: 'created',
    }),
    continuous({ ...CREATURE, is: linked('created') }, bigger(1)),
  ]),
  defineCard('Nest', '{0}', 'Artifact', [
    exiles('exiled'),
    activated([], [], {
      do: 'create-token',
      who: { ref: 'you' },
      amount: 1,
      token: token('Mite', 1, [returns('exiled')]),
    }),
  ]),
  defineCard('Cradle', '{0}', 'Artifact', [
    activated([], [slot({ subject: 'card', zones: ['graveyard'] })], {
      do: 'move',
      what: target(),
      to: 'battlefield',
      link: 'raised',
    }),
    activated([], [], { do: 'sacrifice', who: { ref: 'you' }, what: all({ ...CREATURE, is: linked('raised') }) }),
  ]),
  defineCard('Bone Vault', '{0}', 'Artifact', [
    replaces({
      kind: 'redirect-zone',
      what: CREATURE,
      from: 'battlefield',
      to: 'graveyard',
      instead: 'exile',
      link: 'exiled',
    }),
    exiles('other'),
    returns('exiled'),
  ]),
  defineCard('Stop', '{0}', 'Instant', [spell([slot(CREATURE)], { do: 'destroy', what: target() })]),
  defineCard('Ledger', '{0}', 'Artifact', [
    activated([], [], {
      do: 'note',
      amount: { kind: 'count', filter: CREATURE },
      link: 'noted',
    }),
    activated([], [], { do: 'gain-life', who: { ref: 'you' }, amount: { kind: 'chosen-number', link: 'noted' } }),
  ]),
  defineCreature('Grave Eater', '{0}', 'Ooze', '0/1', [
    {
      kind: 'static',
      effects: [
        {
          kind: 'additional-cost',
          cost: [
            { kind: 'exile', what: { subject: 'card', zones: ['graveyard'], owner: 'you' }, count: 2, link: 'fed' },
          ],
        },
      ],
    },
    continuous('self', bigger(0)),
    continuous('self', {
      kind: 'modify-power-toughness',
      power: { kind: 'total', filter: cardsOf('fed'), which: 'power' },
      toughness: 0,
    }),
  ]),
  defineCard('Imprint', '{0}', 'Artifact', [
    activated([], [slot({ subject: 'card', zones: ['graveyard'] })], { do: 'exile', what: target(), link: 'exiled' }),
    activated([], [slot(PLAYER)], damages({ kind: 'characteristic', of: linked('exiled'), which: 'mana-value' })),
    activated([], [], { do: 'create-token-copy', who: { ref: 'you' }, amount: 1, of: linked('exiled') }),
    activated([], [], {
      do: 'move',
      what: { ref: 'choose', filter: cardsOf('exiled'), count: 1, chooser: { ref: 'you' } },
      to: 'hand',
    }),
  ]),
  defineCard('Mark of Color', '{0}', 'Enchantment — Aura', [
    enchant(CREATURE),
    CHOOSES,
    continuous('attached', { kind: 'add-ability', ability: ADDS }),
  ]),
  defineCard('Long Arm', '{0}', 'Enchantment — Aura', [
    enchant(CREATURE),
    exiles('exiled'),
    continuous('attached', { kind: 'add-ability', ability: returns('exiled') }),
  ]),
  defineCreature('Jailer', '{0}', 'Ogre', '1/1', [
    activated([], [], {
      do: 'continuous',
      what: { ref: 'self' },
      modifications: [{ kind: 'add-ability', ability: exiles('exiled') }],
      duration: 'end-of-turn',
    }),
    returns('exiled'),
  ]),
  defineCreature('Self Giver', '{0}', 'Elf', '1/1', [
    CHOOSES,
    continuous('self', { kind: 'add-ability', ability: ADDS }),
  ]),
  defineCard('Declare', '{0}', 'Sorcery', [
    spell(
      [],
      { do: 'choose', who: { ref: 'you' }, choice: { kind: 'subtype', of: 'creature' }, link: 'subtype' },
      {
        do: 'destroy',
        what: all({ ...CREATURE, chosen: { what: 'type', link: 'subtype' } }),
      },
    ),
  ]),
  defineCreature('Turncoat', '{0}', 'Wizard', '1/1', [
    activated(
      [],
      [slot(OWN_CREATURE)],
      { do: 'choose', who: { ref: 'you' }, choice: { kind: 'color' }, link: 'color' },
      {
        do: 'continuous',
        what: target(),
        modifications: [{ kind: 'become-chosen', what: 'color', set: true, link: 'color' }],
        duration: 'end-of-turn',
      },
    ),
  ]),
  defineCreature('Counter', '{0}', 'Wizard', '1/1', [
    { kind: 'keyword', keyword: 'kicker', cost: [] },
    triggered({ on: 'enters', what: 'self' }, [gainsLife(1)]),
  ]),
]
type Entry = { readonly id: string; readonly name: string; readonly chosen?: Readonly<Record<string, string>> }
const hand = [
  ...CARDS.map(({ name }) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name })),
  { id: 'become-2', name: 'Become' },
]
const game = (battlefield: readonly Entry[], graveyard: readonly Entry[] = []) =>
  mainPhase(CARDS, { a: { hand, battlefield: [...lands('Forest'), ...battlefield], graveyard } })
const OX = { id: 'ox1', name: 'Ox' }
const ELK = { id: 'elk1', name: 'Elk' }
const use = (one: Game, object: string, ability: number, ...targets: readonly string[][]): Game =>
  one
    .do({ kind: 'activate-ability', player: 'A', object, ability, ...(targets.length > 0 ? { targets } : {}) })
    .passAll()
/** The mana that an ability makes. */
const mana = (one: Game, object: string, ability = 0) =>
  one
    .do({ kind: 'activate-ability', player: 'A', object, ability })
    .player('A')
    .mana.map(({ type }) => type)

describe('CR 607.1: abilities of one object that are linked', () => {
  it('607.1, 607.2a: the second speaks of what the first did, not of what another ability of the object did', () => {
    const one = game([{ id: 'ogre', name: 'Two Hands' }, OX, ELK])
    use(one, 'ogre', 0, ['ox1'])
    use(one, 'ogre', 1, ['elk1'])
    use(one, 'ogre', 2)
    expect([one.names('exile'), one.names('battlefield', 'A').includes('Ox')]).toEqual([['Elk'], true])
  })

  it('607.1a: one that an object gives itself is printed on it', () => {
    const one = game([]).resolve('A', 'self-giver').answer('U')
    expect(mana(one, one.find('Self Giver'))).toEqual(['U'])
  })

  it('607.1a: also for a time, and it is linked to what else is printed there', () => {
    const one = game([{ id: 'jailer1', name: 'Jailer' }, OX])
    use(one, 'jailer1', 0)
    use(one, 'jailer1', 2, ['ox1'])
    use(one, 'jailer1', 1)
    expect(one.names('exile')).toEqual([])
  })

  it('607.1c: one that does both is linked to itself', () => {
    const one = game([OX, ELK]).cast('A', 'declare').passAll()
    expect(one.decision).toMatchObject({ kind: 'choose-option', rule: '608.2d' })
    one.answer('Elk')
    expect(one.names('battlefield', 'A')).toEqual(['Forest', 'Ox'])
  })

  it('607.1c: what an effect does with the value it goes on doing, whatever is chosen next', () => {
    const one = game([{ id: 'turn', name: 'Turncoat' }, OX, ELK])
    use(one, 'turn', 0, ['ox1']).answer('R')
    use(one, 'turn', 0, ['elk1']).answer('U')
    expect([one.traits('ox1').colors, one.traits('elk1').colors]).toEqual([['R'], ['U']])
  })

  it('607.1d: what a token asks of was done by the ability of what created it', () => {
    const one = game([{ id: 'n1', name: 'Nest' }, OX])
    use(one, 'n1', 0, ['ox1'])
    use(one, 'n1', 1)
    use(one, one.find('Mite Token'), 0)
    expect(one.names('exile')).toEqual([])
  })

  it('607.1d: what a gift asks of was chosen for what gives it', () => {
    const one = game([OX]).cast('A', 'mark-of-color', ['ox1']).passAll().answer('B')
    expect(mana(one, 'ox1')).toEqual(['B'])
  })
})

describe('CR 607.1d: two objects', () => {
  it('607.1d: what a gift asks of was done by the abilities of what gives it', () => {
    const one = game([OX, ELK]).cast('A', 'long-arm', ['ox1']).passAll()
    use(one, one.find('Long Arm'), 0, ['elk1'])
    expect(one.names('exile')).toEqual(['Elk'])
    use(one, 'ox1', 0)
    expect(one.names('exile')).toEqual([])
  })
})

describe('CR 607.2: kinds of linked abilities', () => {
  it('607.2b: a replacement effect that exiles, and no other way of exiling', () => {
    const one = game([{ id: 'vault', name: 'Bone Vault' }, OX, ELK])
    one.resolve('A', 'stop', ['ox1'])
    use(one, 'vault', 0, ['elk1'])
    expect(one.names('exile')).toEqual(['Elk', 'Ox'])
    use(one, 'vault', 1)
    expect(one.names('exile')).toEqual(['Elk'])
  })

  it('607.2c: what was created with it', () => {
    const one = game([{ id: 'h1', name: 'Hatchery' }])
    use(one, 'h1', 0)
    expect(one.size(one.find('Thopter Token'))).toBe('2/2')
    const other = game([
      { id: 'h1', name: 'Hatchery' },
      { id: 'h2', name: 'Hatchery' },
    ])
    use(other, 'h1', 0)
    expect(other.size(other.find('Thopter Token'))).toBe('2/2')
  })

  it('607.2c: what was put onto the battlefield with it', () => {
    const one = game([{ id: 'c1', name: 'Cradle' }, ELK], [OX])
    use(one, 'c1', 0, ['ox1'])
    use(one, 'c1', 1)
    expect([one.names('graveyard', 'A'), one.names('battlefield', 'A').includes('Elk')]).toEqual([['Ox'], true])
  })

  it('607.2e: what was noted', () => {
    const one = game([{ id: 'book', name: 'Ledger' }, OX, ELK])
    use(one, 'book', 0)
    one.resolve('A', 'stop', ['ox1'])
    use(one, 'book', 1)
    expect(one.player('A').life).toBe(22)
  })

  it('607.2q: what was exiled to pay for the spell is exiled with the permanent', () => {
    const one = game([], [OX, ELK])
    one.do({ kind: 'cast-spell', player: 'A', object: 'grave-eater', costs: { exile: ['ox1', 'elk1'] } }).passAll()
    expect(one.size(one.find('Grave Eater'))).toBe('5/1')
  })
})

describe('CR 607.3: a text for one card where there are several', () => {
  const imprinted = () => {
    const one = game([{ id: 'imp', name: 'Imprint' }], [OX, ELK])
    use(one, 'imp', 0, ['ox1'])
    return use(one, 'imp', 0, ['elk1'])
  }

  it('607.3: the answers of all of them are added up', () => {
    expect(use(imprinted(), 'imp', 1, ['B']).player('B').life).toBe(17)
  })

  it('607.3: a token is a copy of each of them', () => {
    const one = use(imprinted(), 'imp', 2)
    expect(one.names('battlefield', 'A')).toEqual(['Elk', 'Forest', 'Imprint', 'Ox'])
  })

  it('607.3: of "a" card its controller chooses which', () => {
    const one = use(imprinted(), 'imp', 3)
    expect(one.decision).toMatchObject({ kind: 'choose-objects', player: 'A', min: 1, max: 1 })
    one.answer([one.find('Elk', 'exile')])
    expect(one.names('exile')).toEqual(['Ox'])
  })
})

describe('CR 607.5: abilities that an object gets', () => {
  it('607.5: are linked to those that came with them, not to any it had before', () => {
    const one = game([{ id: 'man', name: 'Blank' }, OX, ELK])
    one.resolve('A', 'first-gift', ['man'])
    use(one, 'man', 0, ['ox1'])
    one.resolve('A', 'second-gift', ['man'])
    use(one, 'man', 1, ['elk1'])
    expect(one.names('exile')).toEqual(['Elk', 'Ox'])
    use(one, 'man', 2)
    expect(one.names('exile')).toEqual(['Ox'])
  })

  it('607.5a: what becomes a copy later has chosen nothing', () => {
    const one = game([
      { id: 'ox1', name: 'Ox' },
      { id: 'voice1', name: 'Voice', chosen: { color: 'G' } },
    ])
    one.resolve('A', 'become', ['ox1'], ['voice1'])
    expect(mana(one, 'ox1')).toEqual([])
  })

  it('607.5a: what was chosen for one copied pair is not chosen for the next', () => {
    const one = game([
      { id: 'voice1', name: 'Voice', chosen: { color: 'G' } },
      { id: 'echo1', name: 'Echo', chosen: { color: 'R' } },
    ])
    one.resolve('A', 'shifter').answer(['voice1']).answer('U')
    const shifter = one.state.battlefield.at(-1)!
    expect(mana(one, shifter)).toEqual(['U'])
    use(one, shifter, 1, ['echo1'])
    expect(mana(one, shifter)).toEqual(['U'])
    expect(one.traits(shifter).name).toBe('Echo')
  })

  it('607.5a: nor for the same pair copied anew', () => {
    const one = game([
      { id: 'voice1', name: 'Voice', chosen: { color: 'G' } },
      { id: 'voice2', name: 'Voice', chosen: { color: 'R' } },
    ])
    one.resolve('A', 'become', ['voice1'], ['voice2'])
    expect(mana(one, 'voice1')).toEqual([])
  })
  it('607.5: what becomes a copy anew has done nothing with its new abilities', () => {
    const one = game([{ id: 'man', name: 'Blank' }, { id: 'ogre', name: 'Two Hands' }, OX], [])
    one.resolve('A', 'become', ['man'], ['ogre'])
    use(one, 'man', 0, ['ox1'])
    one.resolve('A', 'become-2', ['man'], ['ogre'])
    use(one, 'man', 2)
    expect(one.names('exile')).toEqual(['Ox'])
  })

  it('707.7: a pair that is copied is linked on the copy, and with nothing it did before', () => {
    const one = game([{ id: 'ogre1', name: 'Two Hands' }, { id: 'ogre2', name: 'Two Hands' }, OX, ELK])
    use(one, 'ogre1', 0, ['ox1'])
    one.resolve('A', 'become', ['ogre1'], ['ogre2'])
    use(one, 'ogre1', 0, ['elk1'])
    use(one, 'ogre2', 2)
    expect(one.names('exile')).toEqual(['Elk', 'Ox'])
    use(one, 'ogre1', 2)
    expect(one.names('exile')).toEqual(['Ox'])
  })
})
