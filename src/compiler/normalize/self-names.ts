/** How a text may call the object it is on (201.5, 201.5c). */
export interface SelfNames {
  readonly names: readonly RegExp[]
  readonly nouns: readonly RegExp[]
}

const quoteForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const whole = (name: string): RegExp => new RegExp(`(?<![A-Za-z0-9])${quoteForPattern(name)}(?![A-Za-z0-9])`, 'g')

const NOUNS =
  'creature|artifact|enchantment|land|permanent|Aura|Equipment|Vehicle|Saga|Spacecraft|Siege|card|token|planeswalker|Fortification'
const THIS = new RegExp(`\\b[Tt]his (?:${NOUNS})(?! card| spell)\\b`, 'g')

/** Words that a name shares with the language of rules: such a short name would swallow other words. */
const COMMON = /^(?:the|a|an|of|to)$/i

export const selfNamesOf = (name: string, typeLine: string): SelfNames => {
  const straight = name.replace(/[‘’]/g, "'")
  const short: string[] = []
  const comma = straight.indexOf(',')
  if (comma > 0) short.push(straight.slice(0, comma))
  if (/\bLegendary\b/.test(typeLine)) short.push(...shortNamesOf(straight))
  const names = [straight, ...short].filter((each) => each.length > 2 && !COMMON.test(each))
  return { names: [...new Set(names)].map(whole), nouns: [THIS] }
}

/** "Ruvia of the Vale" is also "Ruvia"; "Tam the Quick" is also "Tam". */
const shortNamesOf = (name: string): readonly string[] => {
  const match = /^(.+?) (?:of|the|from|in|and) /.exec(name)
  return match?.[1] === undefined ? [] : [match[1]]
}
