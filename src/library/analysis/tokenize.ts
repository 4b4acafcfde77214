/** A piece of text that counts as one word; offsets are UTF-16. */
export interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

// Symbols in braces, rule numbers and power/toughness stay whole; hyphens separate; apostrophes are the language's business.
const TOKEN =
  /\{[^{}\s]{1,7}\}|[1-9]\d{2}\.\d{1,3}(?:[a-z](?![\p{L}\d]))?|[+\-−–]?(?:\d+|\*|x)\/[+\-−–]?(?:\d+|\*|x)(?![\p{L}\d])|\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)*|\d+/giu

export const tokenize = (text: string): Token[] => {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    tokens.push({ text: match[0], start: match.index, end: match.index + match[0].length })
  }
  return tokens
}
