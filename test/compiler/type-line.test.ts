import { describe, expect, it } from 'vitest'
import { parseTypeLine, printTypeLine } from '../../src/compiler/index.ts'

describe('type lines', () => {
  it.each([
    ['Creature — Bear', { supertypes: [], types: ['creature'], subtypes: ['Bear'] }],
    [
      'Legendary Snow Artifact Creature — Golem Scout',
      { supertypes: ['legendary', 'snow'], types: ['artifact', 'creature'], subtypes: ['Golem', 'Scout'] },
    ],
    ['Basic Land — Forest', { supertypes: ['basic'], types: ['land'], subtypes: ['Forest'] }],
    ['Creature — Time Lord Rogue', { supertypes: [], types: ['creature'], subtypes: ['Time Lord', 'Rogue'] }],
    ["Land — Urza's Tower", { supertypes: [], types: ['land'], subtypes: ["Urza's", 'Tower'] }],
    ['Instant', { supertypes: [], types: ['instant'], subtypes: [] }],
  ])('%s', (text, parts) => {
    expect(parseTypeLine(text)).toEqual(parts)
    expect(printTypeLine(parts as never)).toBe(text)
  })

  it.each(['Splendid Land', '', 'Legendary', 'Creature Legendary'])('has no meaning: %j', (text) => {
    expect(parseTypeLine(text)).toBeNull()
  })
})
