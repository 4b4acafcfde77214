/**
 * What of a card is cast or played: of a modal double-faced card its front or back face (712.11b, 712.12); its alternative
 * characteristics, as an Adventure (715.3), as an Omen (720.3) or prototyped (718.3).
 */
export const FACES = ['front', 'back', 'alternative'] as const
export type Face = (typeof FACES)[number]
