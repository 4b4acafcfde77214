import { describe, expect, test } from 'vitest'
import { lookupFor } from '../../src/cards/lookup.ts'
import type { CardObject } from '../../src/core/card-object.ts'
import { judge } from '../../src/engine/index.ts'
import { readPosition } from '../../src/engine/position/read-position.ts'

const twoFaced = (layout: string): CardObject => ({
  name: 'Day Ox // Night Bog',
  layout,
  card_faces: [
    { name: 'Day Ox', mana_cost: '{G}', type_line: 'Creature — Ox', power: '2', toughness: '2' },
    { name: 'Night Bog', mana_cost: '', type_line: 'Land', oracle_text: '{T}: Add {B}.' },
  ],
})

const verdictOn = (layout: string, name: string, kind: 'cast-spell' | 'play-land') => {
  const cards = lookupFor([twoFaced(layout)])
  const state = readPosition(
    {
      turn: { active: 'A', step: 'precombat-main' },
      players: [{ id: 'A', hand: [{ id: 'card', name }], battlefield: ['Forest'] }, { id: 'B' }],
    },
    cards.find,
  )
  if (!state.ok) throw new Error(JSON.stringify(state.errors))
  return judge(state.value, { kind, player: 'A', object: 'card' }, cards.find)
}

describe('cards with two faces', () => {
  test.each(['transform', 'modal_dfc', 'adventure', 'flip', 'meld'])(
    'the front face of a %s card is played as any card',
    (layout) => {
      expect(verdictOn(layout, 'Day Ox // Night Bog', 'cast-spell').verdict).toBe('legal')
    },
  )

  test('the back face of a modal card is played for itself, by its own name or by that of the whole', () => {
    expect(verdictOn('modal_dfc', 'Night Bog', 'play-land').verdict).toBe('legal')
    expect(verdictOn('modal_dfc', 'Day Ox // Night Bog', 'play-land').verdict).toBe('legal')
  })

  test('the back face of a transforming card is not played', () => {
    expect(verdictOn('transform', 'Night Bog', 'play-land')).toMatchObject({
      verdict: 'illegal',
      reasons: [{ code: 'land.not-a-land' }],
    })
  })

  test('the back face of a meld card is not played, nor refused', () => {
    expect(verdictOn('meld', 'Night Bog', 'play-land')).toMatchObject({
      verdict: 'unsupported',
      gaps: [{ card: 'Night Bog', text: 'meld', reason: 'rule-not-enforced' }],
    })
  })

  const inset = (layout: string, type: string): CardObject => ({
    name: 'Ash Smith // Kick Embers',
    layout,
    card_faces: [
      { name: 'Ash Smith', mana_cost: '{2}{R}', type_line: 'Creature — Dwarf', power: '3', toughness: '2' },
      { name: 'Kick Embers', mana_cost: '{R}', type_line: type, oracle_text: 'You gain 1 life.' },
    ],
  })

  test.each([
    ['adventure', 'Sorcery — Adventure', 'adventure'],
    ['adventure', 'Sorcery — Omen', 'omen'],
    ['prepare', 'Sorcery', 'preparation'],
  ])('what is in the inset frame of a card, layout %s, %s, is no other card', (layout, type, kind) => {
    const { find } = lookupFor([inset(layout, type)])
    for (const name of ['Ash Smith', 'Kick Embers', 'Ash Smith // Kick Embers', 'ash smith/kick embers'])
      expect(find(name)).toMatchObject({
        name: 'Ash Smith',
        gaps: [],
        alternative: { kind, face: { name: 'Kick Embers', gaps: [] } },
      })
  })

  test('an inset frame that is neither Adventure nor Omen is not judged, the card itself is', () => {
    expect(lookupFor([inset('adventure', 'Sorcery')]).find('Ash Smith')).toMatchObject({
      gaps: [],
      alternative: { face: { gaps: [{ card: 'Kick Embers', reason: 'rule-not-enforced', rule: '205.3k' }] } },
    })
  })

  test('a prototype card has its other mana cost and size in one definition', () => {
    const { find } = lookupFor([
      {
        name: 'Vine Colossus',
        layout: 'prototype',
        mana_cost: '{7}',
        type_line: 'Artifact Creature — Golem',
        oracle_text: 'Prototype {1}{G} — 2/1 (You may cast it smaller.)\nTrample',
        power: '6',
        toughness: '6',
      },
    ])
    expect(find('Vine Colossus')).toMatchObject({
      power: 6,
      alternative: { kind: 'prototype', face: { manaCost: ['1', 'G'], power: 2, toughness: 1 } },
    })
  })

  test.each(['split', 'aftermath', 'something-new'])('no half of a %s card is judged', (layout) => {
    expect(verdictOn(layout, 'Day Ox // Night Bog', 'cast-spell').verdict).toBe('unsupported')
    expect(verdictOn(layout, 'Day Ox', 'cast-spell').verdict).toBe('unsupported')
  })
})
