import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileCard, printAbility } from '../../src/compiler/index.ts'
import type { Ability } from '../../src/core/ability.ts'
import type { TypeLine } from '../../src/core/card-type.ts'
import { arbitraryAbility } from './arbitrary-ability.ts'

const typeLineOf = (ability: Ability): TypeLine => ({
  supertypes: [],
  types: [ability.kind === 'spell' ? 'sorcery' : 'creature'],
  subtypes: [],
})

describe('writing and reading again', () => {
  it('gives the same ability', () => {
    fc.assert(
      fc.property(arbitraryAbility, (ability) => {
        const typeLine = typeLineOf(ability)
        const text = printAbility(ability, { name: 'Pale Example', typeLine })
        expect(text, JSON.stringify(ability)).not.toBeNull()
        const { faces } = compileCard({
          name: 'Pale Example',
          type_line: ability.kind === 'spell' ? 'Sorcery' : 'Creature',
          oracle_text: text ?? '',
          power: '1',
          toughness: '1',
        })
        expect(faces[0]?.definition.gaps, text ?? '').toEqual([])
        expect(faces[0]?.definition.abilities, text ?? '').toEqual([ability])
      }),
      { numRuns: 300, seed: 20260619 },
    )
  })
})
