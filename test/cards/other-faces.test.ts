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

const halved = (layout: string): CardObject => ({
  name: 'Seek // Strike',
  layout,
  card_faces: [
    { name: 'Seek', mana_cost: '{1}{U}', type_line: 'Instant', oracle_text: 'Tap target creature.' },
    {
      name: 'Strike',
      mana_cost: '{R}',
      type_line: 'Sorcery',
      oracle_text: 'Strike deals 2 damage to target creature.',
    },
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

  test('709.4a: a split card is found by each of its names, and by both', () => {
    const cards = lookupFor([halved('split')])
    for (const name of ['Seek // Strike', 'Seek', 'strike', 'Seek/Strike'])
      expect(cards.find(name)).toMatchObject({ name: 'Seek // Strike', manaCost: ['1', 'U', 'R'], halves: [{}, {}] })
  })

  test('702.102d: what its halves target is numbered through, for both may be one spell', () => {
    const [left, right] = lookupFor([halved('split')]).find('Seek')!.halves!
    const slots = [left, right].flatMap(({ abilities }) =>
      abilities.flatMap((one) => (one.kind === 'spell' && one.body.kind === 'simple' ? one.body.targets : [])),
    )
    expect(slots).toHaveLength(2)
    expect(new Set(slots.map(({ id }) => id)).size).toBe(2)
  })

  test('709.5h: a half that speaks of this door means itself', () => {
    const card = lookupFor([
      {
        name: 'Nook // Hall',
        layout: 'split',
        card_faces: ['Nook', 'Hall'].map((name) => ({
          name,
          mana_cost: '{1}{U}',
          type_line: 'Enchantment — Room',
          oracle_text: 'When you unlock this door, draw a card.\nWhen you unlock this door, wiggle.',
        })),
      },
    ]).find('Hall')!
    const doors = card.halves!.map(({ abilities: [first], gaps: [gap] }) => [
      first?.kind === 'triggered' && first.event.on === 'unlocks' ? first.event.door : null,
      gap?.event?.on === 'unlocks' ? gap.event.door : null,
    ])
    expect(doors).toEqual([
      ['left', 'left'],
      ['right', 'right'],
    ])
  })

  test('710.1: a flip card is found by the name of either side, and by both', () => {
    const cards = lookupFor([twoFaced('flip')])
    for (const name of ['Day Ox // Night Bog', 'Day Ox', 'Night Bog'])
      expect(cards.find(name)).toMatchObject({ name: 'Day Ox', flipped: { name: 'Night Bog' } })
  })

  test('no face of a card of an unknown layout is judged', () => {
    expect(verdictOn('something-new', 'Day Ox // Night Bog', 'cast-spell').verdict).toBe('unsupported')
    expect(verdictOn('something-new', 'Day Ox', 'cast-spell').verdict).toBe('unsupported')
  })
})
