import type { Position } from '../../core/position.ts'

/** The parts of a position outside the zones that may speak of objects by id, gone ones too. */
const PARTS = [
  'effects',
  'delayed',
  'waiting',
  'lastKnown',
  'history',
  'opening',
  'resuming',
  'pending',
  'extraTurns',
  'stack',
  'turn',
  'turns',
] as const

/** Every text in those parts, ids among them: generous on purpose, since an id must not come to mean another object. */
export const rememberedIds = (position: Position): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const part of PARTS) collectTexts(position[part], found)
  for (const entry of position.players.flatMap((player) => player.battlefield ?? [])) {
    if (typeof entry === 'object') collectTexts([entry?.attachedTo, entry?.marks?.phased], found)
  }
  return found
}

/** Adds all strings and keys of a JSON value, and what composed keys are made of: `object/index`, `question:object:2`. */
export const collectTexts = (value: unknown, found: Set<string>): void => {
  if (typeof value === 'string') {
    addText(value, found)
  } else if (Array.isArray(value)) for (const one of value) collectTexts(one, found)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      addText(key, found)
      collectTexts(one, found)
    }
  }
}

const addText = (text: string, found: Set<string>): void => {
  found.add(text)
  for (const part of text.split(/[/:#|,@\s]+/)) found.add(part)
}
