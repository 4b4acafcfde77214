/** CR 400.1: the zones a game can have. "Outside the game" is no zone (400.11). */
export const ZONES = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command', 'ante'] as const
export type Zone = (typeof ZONES)[number]

/** CR 400.1: zones of which each player has their own; all others are shared. */
export const OWN_ZONES = ['library', 'hand', 'graveyard'] as const
export type OwnZone = (typeof OWN_ZONES)[number]

/** CR 400.2: library and hand are hidden zones, even while all their cards are revealed. */
export const isHiddenZone = (zone: Zone): boolean => zone === 'library' || zone === 'hand'
