import { describe, expect, it } from 'vitest'
import { compileCard } from '../../src/compiler/index.ts'
import { goldenFiles, readGolden } from './golden-files.ts'

describe.each(goldenFiles())('%s', (file) => {
  it.each(readGolden(file))('reads and prints $name', ({ name, typeLine, text, abilities, printed }) => {
    const star = /power and toughness are each/.test(text) ? '*' : '2'
    const { faces, understood } = compileCard({
      name,
      type_line: typeLine,
      oracle_text: text,
      ...(typeLine.includes('Creature') ? { power: star, toughness: star } : {}),
    })
    expect(faces[0]?.definition.gaps).toEqual([])
    expect(understood).toBe(true)
    expect(faces[0]?.definition.abilities).toEqual(abilities)
    expect(faces[0]?.abilities.map((each) => 'printed' in each && each.printed.en)).toEqual(printed)
  })
})
