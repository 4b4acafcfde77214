/** CR 508.1a–b, 509.1a: permanents attack players, planeswalkers and battles; permanents block attackers. */
import type { ObjectId } from '../../../core/ids.ts'
import type { Combat } from '../../../core/state.ts'
import { fault, isKnown, type Reading, requirePlayers } from '../reading.ts'
import type { TurnSetting } from '../turn-setting.ts'

export const checkCombat = (
  reading: Reading,
  combat: Partial<Combat>,
  at: string,
  { named, fought }: TurnSetting,
): void => {
  const elsewhere = new Set(named.filter((one) => one.zone !== 'battlefield').map((one) => one.id))
  const require = (id: ObjectId, pointer: string, rule: string, isThere: boolean) => {
    if (!isThere) fault(reading, 'combat.unknown', pointer, { id }, [rule])
  }
  // A permanent that left is gone from combat, but what it was attacked or blocked by may still name it (506.4).
  const isPermanent = (id: ObjectId) => !reading.players.has(id) && !elsewhere.has(id) && isKnown(reading, id)
  const isGone = (id: ObjectId) =>
    !reading.players.has(id) && !reading.objects.has(id) && (isKnown(reading, id) || fought.has(id))
  const isDefender = (id: ObjectId) => isPermanent(id) || reading.players.has(id)
  // CR 506.4c, 800.4a: it attacks on, though what it attacked left without a trace.
  const leftSince = (attacker: ObjectId, defender: ObjectId) => fought.has(attacker) && !reading.objects.has(defender)
  const attackers = new Set<ObjectId>(combat.blocked)
  combat.attackers?.forEach(({ attacker, defender }, i) => {
    const pointer = `${at}/attackers/${i}`
    require(attacker, `${pointer}/attacker`, '508.1a', isPermanent(attacker))
    require(defender, `${pointer}/defender`, '508.1b', isDefender(defender) || leftSince(attacker, defender))
    if (attackers.has(attacker) && !combat.blocked?.includes(attacker)) {
      fault(reading, 'object.repeated', `${pointer}/attacker`, { id: attacker }, ['508.1b'])
    }
    attackers.add(attacker)
  })
  combat.blockers?.forEach(({ blocker, attacker }, i) => {
    const pointer = `${at}/blockers/${i}`
    require(blocker, `${pointer}/blocker`, '509.1a', isPermanent(blocker))
    require(attacker, `${pointer}/attacker`, '509.1a', attackers.has(attacker) || isGone(attacker))
  })
  for (const list of ['blocked', 'struck'] as const) {
    for (const [i, id] of (combat[list] ?? []).entries()) {
      require(id, `${at}/${list}/${i}`, '509.1h', isKnown(reading, id) || isGone(id))
    }
  }
  const known = [
    ...(combat.attackers ?? []).map(({ left }) => left),
    ...(combat.formerly ?? []).map(({ player }) => player),
  ]
  requirePlayers(
    reading,
    known.filter((id): id is string => typeof id === 'string'),
    at,
  )
  if (combat.defending !== undefined) requirePlayers(reading, [combat.defending], at)
  requirePlayers(reading, combat.declaredBlockers ?? [], `${at}/declaredBlockers`)
}
