import { expect, it } from 'vitest'
import type { Filter } from '../../../src/core/filter.ts'
import { continuous, defineCard, defineCreature, replaces } from '../../support/define-card.ts'
import { mainPhase } from '../main-phase.ts'

const OWN_CREATURE_CARDS: Filter = {
  subject: 'card',
  types: ['creature'],
  owner: 'you',
  zones: ['stack', 'hand', 'library', 'graveyard', 'exile', 'command'],
}
const CARDS = [
  defineCard('Tide', '{1}', 'Enchantment', [
    continuous(OWN_CREATURE_CARDS, { kind: 'add-ability', ability: { kind: 'keyword', keyword: 'flash' } }),
  ]),
  defineCreature('Otter', '{0}', 'Otter', '1/1'),
  defineCard('Rite', '{0}', 'Sorcery', []),
  defineCard('Moon', '{1}', 'Enchantment', [
    continuous(
      { subject: 'permanent', types: ['land'], notSupertypes: ['basic'] },
      { kind: 'types', set: true, subtypes: ['Mountain'] },
    ),
  ]),
  defineCard('Slow Hall', '', 'Land', [replaces({ kind: 'enters-with', what: 'self', tapped: true })]),
  defineCard('Reef', '{1}', 'Enchantment', [
    replaces({ kind: 'enters-with', what: { subject: 'permanent', subtypes: ['Mountain'] }, tapped: true }),
  ]),
  defineCard('Wide Hall', '', 'Land', []),
  defineCard('Frogs', '{1}', 'Enchantment', [
    continuous(
      { subject: 'permanent', types: ['creature'], controller: 'opponent' },
      { kind: 'types', set: true, subtypes: ['Frog'] },
    ),
  ]),
  defineCard('Idol', '{1}', 'Artifact Creature — Golem Equipment', [], { size: '2/2' }),
]
const cards = (...names: readonly string[]) => names.map((name) => ({ id: name.toLowerCase().replace(' ', '-'), name }))

it('CR 113.6, 611.3a: an effect reaches cards in the zones it names, of their owner alone, and nothing else', () => {
  const one = mainPhase(CARDS, {
    a: { hand: cards('Otter', 'Rite'), battlefield: cards('Tide'), graveyard: [{ id: 'old', name: 'Otter' }] },
    b: { hand: [{ id: 'theirs', name: 'Otter' }], battlefield: [{ id: 'there', name: 'Otter' }] },
  })
  expect(['otter', 'old', 'rite', 'theirs', 'there'].map((id) => one.has(id, 'flash'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

it('CR 702.8a: a card that has flash in hand is cast when an instant could be', () => {
  const cast = { kind: 'cast-spell', player: 'A', object: 'otter' } as const
  const setting = { a: { hand: cards('Otter'), battlefield: cards('Tide') }, turn: { step: 'upkeep' } as const }
  expect(mainPhase(CARDS, setting).refusal(cast)).toEqual(['legal'])
  const without = { ...setting, a: { hand: cards('Otter') } }
  expect(mainPhase(CARDS, without).refusal(cast)[0]).toContain('timing.sorcery')
})

it('CR 614.12: what a land would enter with is asked of the land as it would be on the battlefield', () => {
  const play = (hand: string, ...battlefield: readonly string[]) => {
    const one = mainPhase(CARDS, { a: { hand: cards(hand), battlefield: cards(...battlefield) } })
    one.do({ kind: 'play-land', player: 'A', object: cards(hand)[0]!.id })
    return one.object(one.find(hand)).tapped
  }
  expect(play('Slow Hall')).toBe(true)
  expect(play('Slow Hall', 'Moon')).toBe(false)
  expect(play('Wide Hall', 'Reef')).toBe(false)
  expect(play('Wide Hall', 'Reef', 'Moon')).toBe(true)
})

it('CR 205.1a: new creature types replace creature types and no others', () => {
  const one = mainPhase(CARDS, { a: { battlefield: cards('Frogs') }, b: { battlefield: cards('Idol') } })
  expect(one.traits('idol').subtypes).toEqual(['Equipment', 'Frog'])
})
