import type { Ability } from '../../core/ability.ts'
import type { WordChange } from '../../core/word-change.ts'
import type { Draft } from './draft.ts'

const COLOR_WORDS: ReadonlySet<string> = new Set(['colors', 'notColors', 'someColors', 'color'])
const SUBTYPE_WORDS: ReadonlySet<string> = new Set(['subtypes', 'notSubtypes'])
/** Keywords whose names begin with a land type: forestwalk, plainscycling. */
const NAMED_FOR_LANDS: ReadonlySet<unknown> = new Set(['landwalk', 'typecycling'])

/**
 * CR 613.1c, 612.2: the type line and the abilities with one word replaced by another where it is used as such: colours as
 * colours, never mana symbols; land and creature types as types, never names. CR 612.2a: a token that is called by its
 * types is called by the new ones. CR 612.3: what effects add comes in a later layer and is not touched. CR 612.4: a token
 * has such a text like any other object.
 */
export const changeWords = (draft: Draft, change: WordChange): Draft => ({
  ...draft,
  subtypes: change.sort === 'color' ? draft.subtypes : replaced(draft.subtypes, change),
  abilities: changedAll(draft.abilities, change) as readonly Ability[],
})

const replaced = (words: readonly string[], { from, to }: WordChange): readonly string[] =>
  words.includes(from) ? [...new Set(words.map((word) => (word === from ? to : word)))] : words

/** The same value where nothing in it changes, so that what keeps its text stays the same ability. */
const changed = (value: unknown, change: WordChange): unknown => {
  if (Array.isArray(value)) return changedAll(value, change)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value)
  const after = fields.map(([key, field]) => [key, changedField(key, field, value, change)] as const)
  return after.every(([, field], i) => field === fields[i]![1]) ? value : Object.fromEntries(after)
}

const changedAll = (values: readonly unknown[], change: WordChange): readonly unknown[] => {
  const after = values.map((value) => changed(value, change))
  return after.every((value, i) => value === values[i]) ? values : after
}

const changedField = (key: string, field: unknown, holder: object, change: WordChange): unknown => {
  const words = change.sort === 'color' ? COLOR_WORDS : SUBTYPE_WORDS
  if (words.has(key)) {
    if (Array.isArray(field)) return replaced(field, change)
    return field === change.from ? change.to : field
  }
  if (key === 'name' && 'keyword' in holder && NAMED_FOR_LANDS.has(holder.keyword)) return renamed(field, change)
  return changed(field, change)
}

const renamed = (name: unknown, { sort, from, to }: WordChange): unknown => {
  const isOf = sort === 'basic-land-type' && typeof name === 'string' && name.startsWith(from.toLowerCase())
  return isOf ? `${to.toLowerCase()}${name.slice(from.length)}` : name
}
