import type { Ability } from '../../core/ability.ts'
import type { CardLookup } from '../../core/card.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Characteristics } from '../../core/object.ts'
import type { State } from '../../core/state.ts'
import { definitionOf } from '../definitions.ts'
import { indexAbilities } from '../keywords/ability-index.ts'
import { applyLayers, type Drafts } from './apply-layers.ts'
import { distantSources } from './distant.ts'
import { type Draft, finished } from './draft.ts'
import type { LayerEffect } from './layer-effects.ts'
import type { ActiveStatic, ActiveTrigger } from './projection.ts'
import { areSteady, areSteadyModifications } from './steady.ts'

/** What the layers make of one state; and whatever follows from it, once somebody has asked. */
export interface Layered {
  readonly drafts: Drafts
  readonly distant: readonly Draft[]
  readonly known: Map<ObjectId, Characteristics>
  /** Holds until an object comes, goes or is changed itself: no effect looks at anything else. */
  readonly isSteady: boolean
  /** Some static ability has a condition, which may begin or cease to hold at any time. */
  readonly isConditional: boolean
  outward?: readonly LayerEffect[]
  statics?: readonly ActiveStatic[]
  triggers?: readonly ActiveTrigger[]
}

export const layer = (state: State, cards: CardLookup): Layered => {
  const distant = distantSources(state, cards)
  const drafts = applyLayers(state, cards, distant)
  const known = new Map<ObjectId, Characteristics>([...drafts].map(([id, draft]) => [id, finished(draft)]))
  const isConditional = [...drafts.values(), ...distant].some(({ abilities }) => hasCondition(abilities))
  return { drafts, distant, known, isSteady: isSteady(state, cards, drafts, distant), isConditional }
}

/** Abilities that were there at first count as well: an effect of one that is lost may have begun to apply (613.6). */
const isSteady = (state: State, cards: CardLookup, drafts: Drafts, distant: readonly Draft[]): boolean =>
  distant.length === 0 &&
  state.effects.every(({ modifications }) => modifications === undefined || areSteadyModifications(modifications)) &&
  [...drafts.values()].every(({ id, abilities }) => {
    const first = definitionOf(state.objects[id]!, cards)?.abilities
    return areSteady(abilities) && (first === undefined || first === abilities || areSteady(first))
  })

const hasCondition = (abilities: readonly Ability[]): boolean =>
  indexAbilities(abilities).statics.some(({ ability }) => ability.condition !== undefined)
