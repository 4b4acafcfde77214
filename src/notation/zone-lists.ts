/** The lists of a player in reading order, which is that of the position’s reader: it decides the ids made of names. */
export const LISTS = ['battlefield', 'hand', 'graveyard', 'exile', 'command', 'library'] as const
export type ListName = (typeof LISTS)[number]
