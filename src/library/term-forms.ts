/** The names that a glossary term is known by: `Kicker, Kicked` by itself and by each; `In Play (Obsolete)` by `In Play`. */
export const formsOfTerm = (term: string): string[] => {
  const plain = term.replace(/\s*\([^)]*\)/g, '').trim()
  const parts = plain.split(/\s*[;,]\s*(?:[“"«]\s*)?|\s*[”"»]\s*/).filter((part) => part.length > 2)
  return [...new Set([term, plain, ...parts])].filter((form) => form !== '')
}
