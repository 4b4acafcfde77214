import { describe, expect, it } from 'vitest'
import { parseNotation } from '../../src/notation/parse-notation.ts'
import { printNotation } from '../../src/notation/print-notation.ts'

describe('permanents of several cards in the notation', () => {
  it('are written as what is on top over the rest, in both languages', () => {
    const en = parseNotation(
      '1 A main\nA 20: Gill Drake (over Moss Elk + Spine Boar, tapped), Great Claw (melded Left Claw + Right Claw)\nB 20:',
    )
    const fr = parseNotation(
      '1 A première phase principale\nA 20 : Gill Drake (par-dessus Moss Elk + Spine Boar, engagé), Great Claw (assimilé Left Claw + Right Claw)\nB 20 :',
    )
    if (!en.ok || !fr.ok) throw new Error(JSON.stringify([en, fr]))
    expect(en.value.position.players[0]!.battlefield).toEqual([
      { id: 'gill-drake', name: 'Gill Drake', merged: ['Gill Drake', 'Moss Elk', 'Spine Boar'], tapped: true },
      { id: 'great-claw', name: 'Great Claw', melded: ['Left Claw', 'Right Claw'] },
    ])
    expect(fr.value.position).toEqual(en.value.position)
  })

  it('are printed so that they are read again exactly', () => {
    const read = parseNotation('1 A main\nA 20: Gill Drake (over Moss Elk)\nB 20:')
    if (!read.ok) throw new Error('unreadable')
    const { position } = read.value
    const again = parseNotation(printNotation(position, []))
    expect(again.ok && again.value.position).toEqual(position)
  })
})
