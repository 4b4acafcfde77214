/** How a text may call the object it is on (201.5, 201.5c). */
export interface SelfNames {
  readonly names: readonly string[]
}

const isWordPart = (char: string | undefined): boolean => char !== undefined && /[A-Za-z0-9]/.test(char)

/** Replaces a name wherever it stands as whole words. */
export const replaceName = (text: string, name: string, by: string): string => {
  let at = text.indexOf(name)
  if (at < 0) return text
  let out = ''
  let from = 0
  while (at >= 0) {
    const end = at + name.length
    if (!isWordPart(text[at - 1]) && !isWordPart(text[end])) {
      out += text.slice(from, at) + by
      from = end
    }
    at = text.indexOf(name, end)
  }
  return out + text.slice(from)
}

const NOUNS =
  'creature|artifact|enchantment|land|permanent|Aura|Equipment|Vehicle|Saga|Class|Case|Spacecraft|Siege|Room|card|token|planeswalker|emblem|Fortification'
/** "This creature", but not "this creature card". */
export const THIS = new RegExp(`\\b[Tt]his (?:${NOUNS})(?! card| spell)\\b`, 'g')

/** Words that a name shares with the language of rules: such a short name would swallow other words. */
const COMMON = /^(?:the|a|an|of|to)$/i

export const selfNamesOf = (name: string, typeLine: string): SelfNames => {
  const straight = name.replace(/[‘’]/g, "'")
  const short: string[] = []
  const comma = straight.indexOf(',')
  if (comma > 0) short.push(straight.slice(0, comma))
  if (/\bLegendary\b/.test(typeLine)) short.push(...shortNamesOf(straight))
  const names = [straight, ...short].filter((each) => each.length > 2 && !COMMON.test(each))
  return { names: [...new Set(names)] }
}

/** "Ruvia of the Vale" is also "Ruvia"; "Tam the Quick" is also "Tam". */
const shortNamesOf = (name: string): readonly string[] => {
  const match = /^(.+?) (?:of|the|from|in|and) /.exec(name)
  return match?.[1] === undefined ? [] : [match[1]]
}
