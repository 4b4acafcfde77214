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

  test.each(['split', 'aftermath', 'something-new'])('no half of a %s card is judged', (layout) => {
    expect(verdictOn(layout, 'Day Ox // Night Bog', 'cast-spell').verdict).toBe('unsupported')
    expect(verdictOn(layout, 'Day Ox', 'cast-spell').verdict).toBe('unsupported')
  })
})
