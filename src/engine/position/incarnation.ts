import type { ObjectId } from '../../core/ids.ts'

const NUMBERED = /^(.*)\.(\d+)$/
const split = (id: ObjectId): readonly [string, number] => {
  const match = NUMBERED.exec(id)
  return match === null ? [id, 1] : [match[1] ?? '', Number(match[2])]
}

/** For ids that share a base the highest number: what each object has become so far. */
export const latestIncarnations = (ids: Iterable<ObjectId>): ReadonlyMap<string, number> => {
  const latest = new Map<string, number>()
  for (const id of ids) {
    const [base, number] = split(id)
    latest.set(base, Math.max(number, latest.get(base) ?? 0))
  }
  return latest
}

/** CR 400.7: an object that has become another since: `bears` where there is `bears.2` or `bears.3`. */
export const hasLaterIncarnation = (latest: ReadonlyMap<string, number>, id: ObjectId): boolean => {
  const [base, number] = split(id)
  return (latest.get(base) ?? 0) > number
}
