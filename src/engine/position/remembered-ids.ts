import type { Position } from '../../core/position.ts'

/** The parts of a position that only an engine writes and that may speak of objects by id, gone ones too. */
const PARTS = ['effects', 'delayed', 'waiting', 'lastKnown', 'history', 'pending', 'extraTurns'] as const

/** Every text in those parts, ids among them: generous on purpose, since an id must not come to mean another object. */
export const rememberedIds = (position: Pick<Position, (typeof PARTS)[number]>): ReadonlySet<string> => {
  const found = new Set<string>()
  for (const part of PARTS) collectTexts(position[part], found)
  return found
}

/** Adds all strings and keys of a JSON value; `object/index` of used abilities counts for its object too. */
export const collectTexts = (value: unknown, found: Set<string>): void => {
  if (typeof value === 'string') {
    found.add(value)
    const slash = value.lastIndexOf('/')
    if (slash > 0) found.add(value.slice(0, slash))
  } else if (Array.isArray(value)) for (const one of value) collectTexts(one, found)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      found.add(key)
      collectTexts(one, found)
    }
  }
}
