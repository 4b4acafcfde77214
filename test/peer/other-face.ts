import type { Face } from '../../src/core/face.ts'
import { Halt } from './outcome.ts'
import type { Session } from './session.ts'

/** What of a card a name stands for besides its front: a face that can be played by itself, an Adventure or Omen. */
export const otherFaceOf = ({ shelf }: Session, name: string): Exclude<Face, 'front'> | undefined => {
  if (!shelf.isOtherFace(name)) return undefined
  const card = shelf.lookup(name)
  if (card?.back?.layout === 'modal') return 'back'
  return card?.alternative === undefined || card.alternative.kind === 'preparation' ? undefined : 'alternative'
}

/** A script that plays a face which the referee does not know is beyond it; a copy of a prepare spell has its name to itself. */
export const leaveIfOtherFace = (session: Session, name: string, at: string): void => {
  const { shelf } = session
  if (!shelf.isOtherFace(name) || otherFaceOf(session, name) !== undefined) return
  if (shelf.lookup(name)?.alternative?.kind === 'preparation') return
  const reason = `layout: ${shelf.find(name)?.layout}`
  throw new Halt({ result: 'unsupported', gaps: [{ card: name, text: '', span: [0, 0], reason }], at })
}
