import { HALVES } from '../../core/face.ts'
import type { Marks } from '../../core/marks.ts'
import { hasSharedTypeLine, namesOfHalves } from '../faces/as-it-stands.ts'
import type { NamedObject } from './planned-object.ts'

/**
 * What the name says by which a permanent or spell is called: CR 712.8: of a back face, that it is up; 709.3b: of a half, that it was
 * cast; 709.5: on the battlefield, that it is unlocked; 710.2: of the alternative side of a flip card, that it is flipped.
 */
export const shownByName = ({ entry, stacked, card, zone }: NamedObject): Marks => {
  const name = (stacked ?? entry).name?.toLowerCase()
  if (name === undefined || card === undefined || (zone !== 'battlefield' && zone !== 'stack')) return {}
  if (card.back?.face.name.toLowerCase() === name) return { back: true }
  if (zone === 'battlefield' && card.flipped?.name.toLowerCase() === name) return { flipped: true }
  const half = HALVES[namesOfHalves(card)?.findIndex((one) => one.toLowerCase() === name) ?? -1]
  if (half === undefined) return {}
  if (zone === 'stack') return { half }
  return hasSharedTypeLine(card) ? { unlocked: [half] } : {}
}

/** CR 110.5d, 709.5c: only permanents are flipped or have unlocked halves; only a spell is cast as a half (709.3b). */
export const marksFor = (marks: Marks, zone: NamedObject['zone']): Marks => {
  const { flipped, unlocked, half, ...others } = marks
  const halves = HALVES.filter((one) => unlocked?.includes(one))
  return {
    ...others,
    ...(zone === 'battlefield' && flipped !== undefined ? { flipped } : {}),
    ...(zone === 'battlefield' && halves.length > 0 ? { unlocked: halves } : {}),
    ...(zone === 'stack' && half !== undefined ? { half } : {}),
  }
}
