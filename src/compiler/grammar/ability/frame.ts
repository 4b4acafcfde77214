import type { Ability } from '../../../core/ability.ts'
import type { Condition } from '../../../core/condition.ts'
import { SELF, YOU } from '../../../core/ref.ts'
import { isEqual } from '../../syntax/pattern.ts'

/** A part of a text box whose abilities an object has only while something holds. */
export interface Frame {
  readonly condition: Condition
  /** Words before each ability that is in it. */
  readonly prefix: string
  /** The ability has the condition itself, and is not given to the object. */
  readonly isOwn?: true
}

/** CR 716.2a: as long as the Class is of this level or a greater one. */
export const classFrame = (level: number): Frame => ({
  condition: { kind: 'compare', left: { kind: 'level', of: SELF }, op: '>=', right: level },
  prefix: '',
})

const compareCounters = (op: '>=' | '<=', right: number): Condition => ({
  kind: 'compare',
  left: { kind: 'counters', on: SELF, counter: 'level' },
  op,
  right,
})

/** CR 711.2a–b: so many level counters. */
export const levelCounters = (least: number, most: number | undefined): Condition =>
  most === undefined
    ? compareCounters('>=', least)
    : { kind: 'and', all: [compareCounters('>=', least), compareCounters('<=', most)] }

export const readLevelCounters = (
  condition: Condition,
): { readonly least: number; readonly most: number | undefined } | null => {
  const [low, high] = condition.kind === 'and' ? condition.all : [condition]
  const least = numberIn(low)
  const most = numberIn(high)
  if (least === undefined || !isEqual(condition, levelCounters(least, most))) return null
  return { least, most }
}

const numberIn = (part: Condition | undefined): number | undefined =>
  part?.kind === 'compare' && typeof part.right === 'number' ? part.right : undefined

export const levelerFrame = (least: number, most: number | undefined): Frame => ({
  condition: levelCounters(least, most),
  prefix: '',
})

/** CR 702.169, 702.178a: what stands before a single ability. */
const PREFIXED: readonly Frame[] = [
  { condition: { kind: 'solved', what: SELF }, prefix: 'Solved — ', isOwn: true },
  { condition: { kind: 'designated', who: YOU, as: 'max-speed' }, prefix: 'Max speed — ' },
]

export const prefixedFrame = (text: string): Frame | undefined => PREFIXED.find(({ prefix }) => text.startsWith(prefix))

/** The ability as the object has it; null if such a frame takes no such ability. */
export const framed = ({ condition, isOwn }: Frame, ability: Ability): Ability | null => {
  if (isOwn === true) return withOwnCondition(ability, condition)
  return {
    kind: 'static',
    effects: [{ kind: 'continuous', affects: 'self', modifications: [{ kind: 'add-ability', ability }] }],
    condition,
  }
}

/** CR 702.169b–d: as long as it is so, triggering only if it is, activated only if it is. */
const withOwnCondition = (ability: Ability, condition: Condition): Ability | null => {
  switch (ability.kind) {
    case 'static':
    case 'triggered':
      return ability.condition === undefined ? { ...ability, condition } : null
    case 'activated':
      return ability.onlyDuring === undefined ? { ...ability, onlyDuring: condition } : null
    default:
      return null
  }
}

/** The ability inside a frame and the words before it; null if it stands in none. */
export const unframed = (ability: Ability): { readonly ability: Ability; readonly prefix: string } | null => {
  const own = ownFrame(ability)
  if (own !== null) return own
  if (ability.kind !== 'static' || ability.condition === undefined || ability.effects.length !== 1) return null
  const frame = frameOf(ability.condition)
  const [effect] = ability.effects
  const [given] = effect?.kind === 'continuous' ? effect.modifications : []
  if (frame === null || given?.kind !== 'add-ability') return null
  return isEqual(ability, framed(frame, given.ability)) ? { ability: given.ability, prefix: frame.prefix } : null
}

const ownFrame = (ability: Ability): { readonly ability: Ability; readonly prefix: string } | null => {
  for (const { condition, prefix, isOwn } of PREFIXED) {
    if (isOwn !== true) continue
    if ((ability.kind === 'static' || ability.kind === 'triggered') && isEqual(ability.condition, condition)) {
      const { condition: _, ...rest } = ability
      return { ability: rest as Ability, prefix }
    }
    if (ability.kind === 'activated' && isEqual(ability.onlyDuring, condition)) {
      const { onlyDuring: _, ...rest } = ability
      return { ability: rest, prefix }
    }
  }
  return null
}

const frameOf = (condition: Condition): Frame | null => {
  const prefixed = PREFIXED.find((frame) => frame.isOwn !== true && isEqual(frame.condition, condition))
  if (prefixed !== undefined) return prefixed
  const levels = readLevelCounters(condition)
  if (levels !== null) return levelerFrame(levels.least, levels.most)
  const level = numberIn(condition)
  return level !== undefined && isEqual(condition, classFrame(level).condition) ? classFrame(level) : null
}
