import { describe, expect, it } from 'vitest'
import { normalizeText } from '../../src/compiler/index.ts'

const face = { name: 'Orsa, Dune Warden', type_line: 'Legendary Creature — Human Scout' }
const lines = (text: string, on: { name: string; type_line?: string } = face) =>
  normalizeText(text, on).map((paragraph) => paragraph.text)

describe('normal form of card texts', () => {
  it.each([
    ['Flying (It can’t be blocked by walkers.)', ['Flying']],
    ['(All of this explains.)', []],
    ['When Orsa, Dune Warden enters the battlefield, draw a card.', ['When ~ enters, draw a card.']],
    ['Whenever Orsa attacks, tap it.', ['Whenever ~ attacks, tap it.']],
    ['Whenever this creature attacks, tap it.', ['Whenever ~ attacks, tap it.']],
    [
      'Landfall — Whenever a land you control enters, draw a card.',
      ['Whenever a land you control enters, draw a card.'],
    ],
    ['Night Song — Draw a card.', ['Night Song — Draw a card.']],
    ['Orsa’s power is 3.', ["~'s power is 3."]],
    ['It has “{T}: Draw a card.”', ['It has "{T}: Draw a card."']],
    [
      'Whenever a Goblin enters the battlefield under your control, draw a card.',
      ['Whenever a Goblin you control enters, draw a card.'],
    ],
    ['[−2]: Draw a card.', ['−2: Draw a card.']],
    ['Choose one —\n• Draw a card.\n• Scry 1.', ['Choose one —\n• Draw a card.\n• Scry 1.']],
    ['It has "Sacrifice this token: Tap Orsa."', ['It has "Sacrifice ~: Tap ~source."']],
  ])('%j', (text, normal) => {
    expect(lines(text)).toEqual(normal)
  })

  it('takes a name only as whole words', () => {
    expect(lines('Destroy target Ornament. Orn gains 1.', { name: 'Orn' })).toEqual([
      'Destroy target Ornament. ~ gains 1.',
    ])
  })

  it('tells where each ability stands', () => {
    const text = 'Flying (Yes.)\n\nChoose one —\n• Draw a card.\n• Scry 1.\nHaste'
    expect(normalizeText(text, face).map(({ span }) => text.slice(...span))).toEqual([
      'Flying (Yes.)',
      'Choose one —\n• Draw a card.\n• Scry 1.',
      'Haste',
    ])
  })
})
