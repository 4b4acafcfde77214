import type { Ability } from '../core/ability.ts'
import type { CardDefinition, Gap } from '../core/card.ts'

export interface CompiledCard {
  readonly faces: readonly CompiledFace[]
  /** All faces completely. */
  readonly understood: boolean
}

export interface CompiledFace {
  readonly definition: CardDefinition
  readonly abilities: readonly CompiledAbility[]
}

/** One ability of a face: its text there, where it stands, and either what it means or why that is not known. */
export type CompiledAbility = {
  readonly text: string
  readonly span: readonly [number, number]
} & ({ readonly ability: Ability; readonly printed: { readonly en: string } } | { readonly gap: Gap })
