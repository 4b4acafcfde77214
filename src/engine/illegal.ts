import type { Action } from '../core/action.ts'
import type { ObjectId } from '../core/ids.ts'
import type { Illegality, IllegalityCode, IllegalityParams, Named } from '../core/illegality.ts'

/** Builds one reason. `rules` are current numbers, the most telling first. */
export const illegal = <C extends IllegalityCode>(
  code: C,
  rules: readonly string[],
  params: IllegalityParams[C],
  alternative?: Action,
): Illegality => {
  const objects = namedObjects(params)
  const reason = { code, rules, objects, params }
  return (alternative === undefined ? reason : { ...reason, alternative }) as Illegality
}

const namedObjects = (params: object): readonly ObjectId[] =>
  Object.values(params)
    .flat()
    .filter((value): value is Named => typeof value === 'object' && value !== null && 'id' in value && 'name' in value)
    .map((named) => named.id)
