const NO_BREAK_SPACE = '\u00a0'

/** The last hand on a French text: typographic apostrophes, and spaces that do not break before `: ; ? ! »` and after `«`. */
export const typesetFrench = (sentence: string): string =>
  sentence
    .replaceAll("'", '’')
    .replace(/[ \u202f](?=[:;?!»])/g, NO_BREAK_SPACE)
    .replace(/«[ \u202f]/g, `«${NO_BREAK_SPACE}`)
