import { Halt } from './outcome.ts'
import type { Session } from './session.ts'

/** The referee knows the front of a card; a script that plays its other face is beyond it. */
export const leaveIfOtherFace = ({ shelf }: Session, name: string, at: string): void => {
  if (!shelf.isOtherFace(name)) return
  const reason = `layout: ${shelf.find(name)?.layout}`
  throw new Halt({ result: 'unsupported', gaps: [{ card: name, text: '', span: [0, 0], reason }], at })
}
