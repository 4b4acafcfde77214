/**
 * Whether a text of ours begins as the peer's script says. Both write costs and effects in card language; they differ in
 * how an object names itself, in dashes, in reminder text and in ability words.
 */
export const textBegins = (text: string, name: string, start: string): boolean => {
  const wanted = plainText(start, name)
  return plainText(text, name).startsWith(wanted) || plainText(withoutAbilityWord(text), name).startsWith(wanted)
}

export const textContains = (text: string, name: string, part: string): boolean =>
  plainText(text, name).includes(plainText(part, name))

const withoutAbilityWord = (text: string): string => text.replace(/^[A-Z][\w’' -]+ [—–] /, '')

/** One spelling for both sides: the object itself is `~`. */
export const plainText = (text: string, name: string): string => {
  const bare = text
    .replaceAll(/<i>.*?<\/i> (?:&mdash;|—) /g, '')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&mdash;|--/g, '—')
    .replace(/^[A-Z][\w-]+ — (?=[{\w])/, '')
    .replaceAll(/\s*\([^)]*\)?/g, '')
    .replaceAll('−', '-')
    .replace(/^\[([+-]?[\dX]+)\]/, '$1')
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/^(flashback|equip|cycling|kicker|ward|buyback|unearth)—/, '$1 ')
  const own = name.toLowerCase().replaceAll('’', "'")
  const short = own.split(',')[0]!
  let named = bare.replaceAll('{this}', '~')
  if (own !== '') named = named.replaceAll(own, '~')
  if (short !== '' && short !== own) named = named.replaceAll(short, '~')
  return named.replaceAll(SELF_WORDS, '~').replaceAll(/\s+/g, ' ').trim()
}

const SELF_WORDS =
  /\bthis (?:creature|artifact|enchantment|land|permanent|equipment|aura|vehicle|card|spell|token|saga|planeswalker|class|fortification)\b/g
