import type { Effect } from '../../../core/effect.ts'
import { YOU } from '../../../core/ref.ts'
import { LINKS } from '../choice.ts'

type Effects = readonly Effect[]

const CHOOSE: Effect = { do: 'choose', who: YOU, choice: { kind: 'color' }, link: LINKS.yours }

/** CR 608.2d: "the color of your choice" is chosen as the instruction that speaks of it is followed. */
export const chooseWhereAsked = (effects: Effects): Effects =>
  !speaksOf(effects)
    ? effects
    : effects.flatMap((effect): Effects => {
        if (!speaksOf(effect)) return [effect]
        const inside = withInner(effect, chooseWhereAsked)
        return inside === null ? [CHOOSE, effect] : [inside]
      })

/** The same without these choices, as the text has it. */
export const withoutAsking = (effects: Effects): Effects =>
  !speaksOf(effects)
    ? effects
    : effects
        .filter((effect) => effect.do !== 'choose' || effect.link !== LINKS.yours)
        .map((effect) => withInner(effect, withoutAsking) ?? effect)

const speaksOf = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some(speaksOf)
  return Object.entries(value).some(([key, one]) => (key === 'link' ? one === LINKS.yours : speaksOf(one)))
}

/** An instruction that holds others, with those changed; null for one that holds none. */
const withInner = (effect: Effect, change: (effects: Effects) => Effects): Effect | null => {
  if (effect.do === 'choose-one') return { ...effect, options: effect.options.map(change) }
  if (!('effects' in effect)) return null
  const changed = { ...effect, effects: change(effect.effects) }
  return 'otherwise' in effect && effect.otherwise !== undefined
    ? ({ ...changed, otherwise: change(effect.otherwise) } as Effect)
    : changed
}
