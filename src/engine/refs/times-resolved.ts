import type { Ability } from '../../core/ability.ts'
import type { StackFacts } from '../../core/object.ts'
import type { State } from '../../core/state.ts'

/** How often the ability has resolved this turn, this time included. */
export const timesResolved = ({ history }: State, facts: StackFacts | null): number => {
  const ability = facts?.ability ?? null
  if (facts === null || ability === null) return 0
  const key = resolvedKey(facts, ability)
  return history.used.filter((one) => one === key).length
}

/** What the history of the turn has for each time an ability of an object has resolved. */
export const resolvedKey = ({ source }: StackFacts, ability: Ability): string =>
  `${source}/${shortened(wordsOf(ability))}/resolved`

/** The same for the same ability in whatever order its parts are sent. */
export const wordsOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(wordsOf).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return `{${entries
    .map(([key, one]) => `${key}:${wordsOf(one)}`)
    .sort()
    .join()}}`
}

/** FNV-1a: enough to tell the few abilities of one object apart. */
const shortened = (text: string): string => {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36)
}
