/** CR 105.1: the five colours, in the order and with the letters that mana symbols use. */
export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const
export type Color = (typeof COLORS)[number]

export const isColor = (text: string): text is Color => (COLORS as readonly string[]).includes(text)
