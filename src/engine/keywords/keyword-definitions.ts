import type { Ability } from '../../core/ability.ts'
import type { KeywordAbility, KeywordName } from '../../core/keyword.ts'

/** What each of some keywords stands for (702.1). */
export type Definitions = {
  readonly [K in KeywordName]?: (keyword: Extract<KeywordAbility, { keyword: K }>) => readonly Ability[]
}
