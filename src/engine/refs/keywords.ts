import type { KeywordAbility, KeywordName } from '../../core/keyword.ts'
import type { Characteristics } from '../../core/object.ts'

/** Whether an object has a keyword ability (702.1). "Hexproof from" is a keyword of its own here (702.11d). */
export const hasKeyword = (traits: Characteristics, keyword: KeywordName): boolean =>
  traits.abilities.some((ability) => ability.kind === 'keyword' && ability.keyword === keyword)

type Instance<K extends KeywordName, A = KeywordAbility> = A extends { readonly keyword: infer N }
  ? K extends N
    ? A
    : never
  : never

/** All instances of a keyword ability, each with its parameters. */
export const keywordsOf = <K extends KeywordName>(traits: Characteristics, keyword: K): readonly Instance<K>[] =>
  traits.abilities.filter(
    (ability) => ability.kind === 'keyword' && ability.keyword === keyword,
  ) as unknown as readonly Instance<K>[]
