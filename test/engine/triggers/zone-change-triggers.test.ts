import { describe, expect, it } from 'vitest'
import type { CardDefinition } from '../../../src/core/card.ts'
import type { Effect } from '../../../src/core/effect.ts'
import {
  all,
  CREATURE,
  continuous,
  defineCard,
  defineCreature,
  enchant,
  gainsLife,
  LAND,
  slot,
  spell,
  target,
  triggered,
} from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const IT = { ref: 'event', role: 'object' } as const
const SELF = { ref: 'self' } as const
const inGraveyard = slot({ subject: 'card', zones: ['graveyard'] })
const instant = (name: string, slots: Parameters<typeof spell>[0], ...effects: readonly Effect[]): CardDefinition =>
  defineCard(name, '{0}', 'Instant', [spell(slots, ...effects)])

const CARDS: readonly CardDefinition[] = [
  instant('Stop', [slot(CREATURE)], { do: 'destroy', what: target() }),
  instant('Bounce', [slot(CREATURE)], { do: 'move', what: target(), to: 'hand' }),
  instant('Bury', [inGraveyard], { do: 'exile', what: target() }),
  instant('Raise', [inGraveyard], { do: 'move', what: target(), to: 'battlefield', under: { ref: 'you' } }),
  instant('Flood', [], { do: 'destroy', what: all({ subject: 'permanent' }) }),
  instant('Mill Two', [], { do: 'mill', who: { ref: 'you' }, amount: 2 }),
  instant('Two Cubs', [], {
    do: 'move',
    what: all({ subject: 'card', zones: ['graveyard'], subtypes: ['Cat'] }),
    to: 'battlefield',
    under: { ref: 'you' },
  }),
  defineCreature('Ox', '{0}', 'Ox', '2/2'),
  defineCreature('Phoenix', '{0}', 'Bird', '2/2', [
    triggered({ on: 'dies', what: 'self' }, [{ do: 'move', what: SELF, to: 'battlefield' }, gainsLife(1)]),
  ]),
  defineCreature('Shepherd', '{0}', 'Human', '1/1', [
    triggered({ on: 'dies', what: { ...CREATURE, other: true } }, [{ do: 'move', what: IT, to: 'hand' }]),
  ]),
  defineCreature('Leaver', '{0}', 'Human', '1/1', [
    triggered({ on: 'leaves', what: 'self' }, [{ do: 'exile', what: SELF }]),
  ]),
  defineCreature('Cub', '{0}', 'Cat', '1/1', [
    triggered({ on: 'enters', what: { ...CREATURE, other: true } }, [gainsLife(1)]),
  ]),
  defineCard('Living Ground', '{0}', 'Enchantment', [
    continuous(LAND, { kind: 'types', types: ['creature'] }, { kind: 'set-power-toughness', power: 1, toughness: 1 }),
  ]),
  defineCard('Numbness', '{0}', 'Enchantment', [continuous(CREATURE, { kind: 'remove-all-abilities' })]),
  defineCard('Creature Bell', '{0}', 'Artifact', [triggered({ on: 'enters', what: CREATURE }, [gainsLife(1)])]),
  defineCard('Card Bell', '{0}', 'Artifact', [
    triggered({ on: 'zone-change', what: { subject: 'card' }, to: 'graveyard' }, [gainsLife(1)]),
  ]),
  defineCard('Board Bell', '{0}', 'Artifact', [
    triggered({ on: 'leaves', what: { subject: 'permanent' } }, [gainsLife(1)]),
  ]),
  defineCreature('Deep One', '{0}', 'Fish', '1/1', [
    triggered({ on: 'zone-change', what: 'self', to: 'graveyard' }, [{ do: 'move', what: SELF, to: 'hand' }]),
  ]),
  defineCard('Grave Root', '{0}', 'Enchantment — Aura', [
    enchant(CREATURE),
    triggered({ on: 'dies', what: 'attached' }, [
      { do: 'move', what: IT, to: 'battlefield' },
      { do: 'move', what: SELF, to: 'hand' },
    ]),
  ]),
]
const HAND = ['Stop', 'Bounce', 'Bury', 'Raise', 'Flood', 'Mill Two', 'Two Cubs', 'Cub', 'Ox', 'Phoenix']
const hand = HAND.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }))
type Side = NonNullable<Parameters<typeof mainPhase>[1]['a']>
const game = (battlefield: Side['battlefield'], more: Side = {}) =>
  mainPhase(CARDS, { a: { hand, battlefield, ...more } })
const settleTriggers = (one: ReturnType<typeof game>) => {
  if (one.decision?.kind === 'order') one.answer(one.decision.options)
  while (one.turn.stack.length > 0) one.passAll()
  return one
}

describe('CR 603.6: abilities that trigger on a change of zones', () => {
  it('603.6: find the object in the zone it went to', () => {
    const self = game([{ id: 'bird', name: 'Phoenix' }])
      .resolve('A', 'stop', ['bird'])
      .passAll()
    expect(self.names('battlefield')).toEqual(['Phoenix'])
    const other = game(['Shepherd', { id: 'ox2', name: 'Ox' }])
      .resolve('A', 'stop', ['ox2'])
      .passAll()
    expect(other.names('hand').filter((name) => name === 'Ox')).toHaveLength(2)
  })

  it('603.6: do nothing to it once it has moved on, even if it is back, and still do the rest', () => {
    const one = game([{ id: 'bird', name: 'Phoenix' }]).resolve('A', 'stop', ['bird'])
    one.resolve('A', 'bury', [one.find('Phoenix', 'graveyard')])
    expect(one.names('stack')).toEqual(['Phoenix'])
    one.passAll()
    expect(one.names('exile')).toEqual(['Phoenix'])
    expect(one.player('A').life).toBe(21)
    const back = game([{ id: 'bird', name: 'Phoenix' }]).resolve('A', 'stop', ['bird'])
    back.resolve('A', 'raise', [back.find('Phoenix', 'graveyard')])
    const raised = back.find('Phoenix')
    expect(back.passAll().object(raised).zone).toBe('battlefield')
  })

  it('603.6: do not find it in a hidden zone', () => {
    const one = game([{ id: 'leaver', name: 'Leaver' }])
      .resolve('A', 'bounce', ['leaver'])
      .passAll()
    expect(one.names('exile')).toEqual([])
    expect(one.names('hand')).toContain('Leaver')
  })

  it('603.6a: newcomers see each other enter', () => {
    const one = game(['Creature Bell'], { graveyard: ['Cub', 'Cub'] }).resolve('A', 'two-cubs')
    expect(settleTriggers(one).player('A').life).toBe(20 + 2 + 2)
  })

  it('603.6b: continuous effects make the permanent what it is the moment it enters', () => {
    const land = mainPhase(CARDS, {
      a: { hand: [{ id: 'forest', name: 'Forest' }], battlefield: ['Living Ground', 'Creature Bell'] },
    })
    land.do({ kind: 'play-land', player: 'A', object: 'forest' })
    expect(land.names('stack')).toEqual(['Creature Bell'])
    const numb = game(['Numbness', 'Ox']).resolve('A', 'cub').resolve('A', 'ox')
    expect(numb.events.filter(({ kind }) => kind === 'ability-triggered')).toEqual([])
  })
})

describe('CR 603.6c, 603.10: leaving the battlefield, and going somewhere from anywhere', () => {
  it('a permanent that leaves with the others sees them leave', () => {
    const one = game(['Board Bell', 'Ox', 'Ox']).resolve('A', 'flood')
    expect(settleTriggers(one).player('A').life).toBe(20 + 3)
  })

  it('"from anywhere" does not look back: what leaves too does not see the others come', () => {
    const leaves = game(['Card Bell', 'Ox', 'Ox']).resolve('A', 'flood')
    expect(settleTriggers(leaves).player('A').life).toBe(20)
    const stays = game(['Card Bell'], { library: ['Ox', 'Cub'] }).resolve('A', 'mill-two')
    expect(settleTriggers(stays).player('A').life).toBe(20 + 3)
  })

  it('a card put into a graveyard from anywhere finds itself there', () => {
    const died = game([{ id: 'fish', name: 'Deep One' }])
      .resolve('A', 'stop', ['fish'])
      .passAll()
    expect(died.names('hand')).toContain('Deep One')
    const milled = game([], { library: ['Deep One', 'Ox'] })
      .resolve('A', 'mill-two')
      .passAll()
    expect(milled.names('hand')).toContain('Deep One')
  })
})

describe('CR 603.6e: an Aura and the permanent it enchanted', () => {
  const enchanted = () =>
    game([
      { id: 'ox2', name: 'Ox' },
      { id: 'root', name: 'Grave Root', attachedTo: 'ox2' },
    ])

  it('finds both cards after state-based actions', () => {
    const one = enchanted().resolve('A', 'stop', ['ox2']).passAll()
    expect(one.names('battlefield')).toEqual(['Ox'])
    expect(one.names('hand')).toContain('Grave Root')
  })

  it('finds both cards when they went together', () => {
    const one = enchanted().resolve('A', 'flood').passAll()
    expect(one.names('battlefield')).toEqual(['Ox'])
    expect(one.names('hand')).toContain('Grave Root')
  })

  it('finds neither once it has moved on', () => {
    const one = enchanted().resolve('A', 'stop', ['ox2'])
    one.resolve('A', 'bury', [one.find('Grave Root', 'graveyard')]).passAll()
    expect(one.names('exile')).toEqual(['Grave Root'])
    expect(one.names('battlefield')).toEqual(['Ox'])
  })
})
