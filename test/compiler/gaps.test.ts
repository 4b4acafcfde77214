import { describe, expect, it } from 'vitest'
import { compileCard } from '../../src/compiler/index.ts'

const compile = (text: string, more: object = {}) =>
  compileCard({ name: 'Odd Contraption', type_line: 'Artifact', oracle_text: text, ...more })

describe('what is not understood', () => {
  it.each([
    ['Flying\nWhenever the moon hums, draw a card.', ['Whenever the moon hums, draw a card.']],
    ['{T}: Draw a card and hum.\n{T}: Add {G}.', ['{T}: Draw a card and hum.']],
    ['Draw a card', ['Draw a card']],
    ['Choose one —\n• Draw a card.\n• Hum loudly.', ['Choose one —\n• Draw a card.\n• Hum loudly.']],
    ['Flying, humming', ['Flying, humming']],
  ])('is a gap with its place in the text: %j', (text, gaps) => {
    const { faces, understood } = compile(text)
    expect(understood).toBe(false)
    const found = faces[0]?.definition.gaps ?? []
    expect(found.map((gap) => gap.text)).toEqual(gaps)
    for (const gap of found) expect(text.slice(...gap.span)).toBe(gap.text)
    for (const gap of found) expect(gap.card).toBe('Odd Contraption')
  })

  it('says from which words on', () => {
    const [gap] = compile('{T}: Draw a card, then hum a tune.').faces[0]?.definition.gaps ?? []
    expect(gap?.reason).toContain('hum a tune')
  })

  it.each([
    'Creatures of the chosen color get +1/+1.',
    "Whenever the moon hums, exile it.\n{1}: Return a card exiled with this artifact to its owner's hand.",
  ])('607.1: is also what speaks of a choice or an exile that nothing understood makes: %j', (text) => {
    const { faces } = compile(text)
    expect(faces[0]?.definition.gaps.map(({ reason }) => reason)).toContain('no linked ability')
    expect(faces[0]?.definition.abilities).toEqual([])
  })

  it('607.1b: both faces of a card are one for this', () => {
    const { understood } = compileCard({
      name: 'Lamp // Lantern',
      card_faces: [
        { name: 'Lamp', type_line: 'Artifact', oracle_text: 'As this artifact enters, choose a color.' },
        { name: 'Lantern', type_line: 'Artifact', oracle_text: '{T}: Add one mana of the chosen color.' },
      ],
    } as never)
    expect(understood).toBe(true)
  })

  it('keeps the abilities beside a gap', () => {
    const { faces } = compile('{T}: Add {G}.\nHum.')
    expect(faces[0]?.definition.abilities).toHaveLength(1)
    expect(faces[0]?.abilities.map((each) => 'gap' in each)).toEqual([false, true])
  })

  it.each([
    ['Creature — Golem', '', { power: '*', toughness: '1' }],
    ['Creature — Golem', '', { power: '1+*', toughness: '1' }],
    ['Wondrous Creature', '', { power: '1', toughness: '1' }],
    ['Creature', '', { power: '1', toughness: '1', mana_cost: '{Q}' }],
  ])('includes characteristics: %s %s %j', (type_line, text, more) => {
    expect(compile(text, { type_line, ...more }).understood).toBe(false)
  })

  it('is a whole card if one face has a gap', () => {
    const face = { name: 'Half', type_line: 'Instant', oracle_text: 'Draw a card.' }
    const other = { ...face, name: 'Other Half', oracle_text: 'Hum.' }
    expect(compileCard({ name: 'Half // Other Half', card_faces: [face, face] }).understood).toBe(true)
    expect(compileCard({ name: 'Half // Other Half', card_faces: [face, other] }).understood).toBe(false)
  })
})

describe('words whose meaning is not certain', () => {
  it.each([
    // Each player's own creature, or all of them? "They" is no one reference.
    'Each opponent discards a card. They lose 1 life.',
    // What each of many players may do is asked of each in turn.
    'Each player may draw a card.',
    'Each player loses 2 life unless they discard a card.',
    // A name inside quotes is the giver, not the one who has the ability (201.5a).
    'Creatures you control have "Sacrifice this creature: Put a charge counter on Odd Contraption."',
    // Outside of combat triggers there is no defending player to refer to.
    'This creature gets +1/+1 as long as defending player controls an artifact.',
    // "It" after many things.
    'Untap all creatures you control. It gains haste until end of turn.',
  ])('stay gaps: %s', (text) => {
    expect(compile(text, { type_line: 'Sorcery' }).understood).toBe(false)
    expect(compile(text).understood).toBe(false)
  })
})
