import { describe } from 'vitest'
import type { Action } from '../../src/core/action.ts'
import type { ObjectId, PlayerId } from '../../src/core/ids.ts'
import type { State } from '../../src/core/state.ts'
import type { Verdict } from '../../src/core/verdict.ts'
import { newContext } from '../../src/engine/context.ts'
import { judge, legalActions } from '../../src/engine/index.ts'
import { candidates } from '../../src/engine/legality/candidates.ts'
import { CARDS } from './cards.ts'
import { broken, type Law, testInGames } from './in-games.ts'

const isOpen = ({ verdict }: Verdict): boolean => verdict === 'legal' || verdict === 'incomplete'
const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b)

const looked = new WeakSet<State>()

/** Some of the states, always the same ones: looking at all would take minutes. */
const isSample = ({ clock, serial, turns }: State): boolean => (clock + serial + turns[0]!.passed.length) % 8 === 0

/** Each state once: what is listed, what is not, and that whoever has no priority may do nothing. */
const listed: Law = ({ before }) => {
  if (looked.has(before) || !isSample(before) || before.pending !== null || before.turns[0]!.priority === null) return
  looked.add(before)
  const holder = before.turns[0]!.priority
  for (const player of before.seats) {
    const { actions, unsupported } = legalActions(before, player, CARDS)
    if (player !== holder && actions.length > 0) broken(`${player} may act without priority`, actions)
    for (const action of candidates(newContext(before, CARDS), player)) {
      const verdict = judge(before, action, CARDS)
      const inList = actions.some((one) => same(one.action, action))
      if (isOpen(verdict) !== inList) broken(`listed: ${inList}`, action, verdict)
      const inGaps = unsupported.some((one) => same(one.action, action))
      if ((verdict.verdict === 'unsupported') !== inGaps) broken(`listed as not understood: ${inGaps}`, action, verdict)
    }
  }
}

/** What every list must hold and must not, told apart from the referee and only of what is plain on the table. */
const oracle: Law = ({ before, action, verdict }) => {
  if (!isOpen(verdict) || before.pending !== null) return
  const forbidden = whyForbidden(before, action)
  if (forbidden !== null) broken(forbidden, action, verdict)
}

const whyForbidden = (state: State, action: Action): string | null => {
  if (!('player' in action) || state.turns[0]!.begun === false) return null
  const turn = state.turns[0]!
  if (action.kind !== 'concede' && turn.priority !== action.player) return 'no priority'
  if (!('object' in action) || action.object === undefined) return null
  const object = state.objects[action.object]
  if (object === undefined) return 'no such object'
  const sorcerySpeed =
    turn.active.includes(action.player) &&
    turn.stack.length === 0 &&
    (turn.step === 'precombat-main' || turn.step === 'postcombat-main')
  const card = object.substance.kind === 'card' ? CARDS(object.substance.name) : undefined
  const has = (keyword: string) => card?.abilities.some((one) => one.kind === 'keyword' && one.keyword === keyword)
  switch (action.kind) {
    case 'play-land':
      if (object.zone !== 'hand' || object.owner !== action.player) return 'a land from elsewhere'
      if (!sorcerySpeed) return 'a land at the wrong time'
      return state.players[action.player]!.landsPlayed > 0 ? 'a second land' : null
    case 'cast-spell':
      if (object.owner !== action.player) return 'somebody else’s card'
      if (object.zone !== 'hand' && !(object.zone === 'graveyard' && has('flashback'))) return 'cast from elsewhere'
      if (card === undefined || card.typeLine.types.includes('land')) return 'no spell'
      return !sorcerySpeed && !card.typeLine.types.includes('instant') && !has('flash')
        ? 'cast at the wrong time'
        : null
    case 'activate-ability':
      if (object.zone !== 'battlefield') return 'activated from elsewhere'
      return card?.name === 'Spark Adept' && object.tapped ? 'tapped twice' : null
    default:
      return null
  }
}

/** A land that may be played is always listed: nothing in these games forbids it. */
const landsListed: Law = ({ before }) => {
  const turn = before.turns[0]!
  const [player] = turn.active as [PlayerId]
  const isTime = turn.step === 'precombat-main' && turn.stack.length === 0 && turn.priority === player
  if (!isTime || before.pending !== null || before.players[player]!.landsPlayed > 0 || before.result !== null) return
  for (const object of before.players[player]!.hand) {
    const { substance } = before.objects[object]!
    if (substance.kind !== 'card' || !CARDS(substance.name)!.typeLine.types.includes('land')) continue
    const verdict = judge(before, { kind: 'play-land', player, object }, CARDS)
    if (!isOpen(verdict)) broken('a land that should be playable', object, verdict)
  }
}

/** The action with something in it that is wrong. */
const mutations = (state: State, action: Action): readonly Action[] => {
  if (!('player' in action)) return []
  const other = state.seats.find((id) => id !== action.player)!
  const objects = Object.keys(state.objects)
  const at = (n: number): ObjectId => objects[(n * 7919) % objects.length] ?? ''
  const changed: Action[] = [
    { ...action, player: other },
    { ...action, player: 'nobody' },
  ]
  if (action.kind === 'cast-spell' || action.kind === 'activate-ability') {
    changed.push(
      { ...action, object: at(1) },
      { ...action, object: 'nothing' },
      { ...action, targets: [[at(2)]] },
      { ...action, targets: [['nothing']] },
      { ...action, targets: [[other], [at(3)], [at(4)]] },
      { ...action, targets: [[]], x: -1, modes: [99] },
      { ...action, pay: ['nothing'], costs: { sacrifice: [at(5), at(5)] } },
      { ...action, payment: { mana: [{ source: at(6), produces: ['W'] }], lifeFor: 3 } },
    )
  }
  if (action.kind === 'declare-attackers') {
    changed.push({ ...action, attackers: [...action.attackers, { attacker: at(1), defender: action.player }] })
    changed.push({ ...action, attackers: [{ attacker: 'nothing', defender: at(2) }] })
  }
  if (action.kind === 'declare-blockers') {
    changed.push({ ...action, blockers: [...action.blockers, { blocker: at(1), attacker: at(2) }] })
    changed.push({ ...action, blockers: [{ blocker: 'nothing', attacker: other }] })
  }
  if (action.kind === 'choose') {
    for (const answer of [true, -1, '', ['nothing'], [0], { nothing: 1 }]) changed.push({ ...action, answer })
    changed.push({ ...action, key: 'another question' })
  }
  return changed
}

const mutated: Law = ({ before, action }) => {
  if (!isSample(before)) return
  for (const wrong of mutations(before, action)) {
    const verdict = judge(before, wrong, CARDS)
    if (!isOpen(verdict)) continue
    const why = before.pending === null ? whyForbidden(before, wrong) : whyNoAnswer(before, wrong)
    if (why !== null) broken(`${verdict.verdict}: ${why}`, wrong)
  }
}

const whyNoAnswer = ({ pending }: State, action: Action): string | null => {
  const { decision } = pending!
  if (!('player' in action) || action.kind === 'concede') return null
  if (action.player !== decision.player) return 'somebody else’s choice'
  if (action.kind === 'choose')
    return action.key !== undefined && action.key !== decision.key ? 'another question' : null
  return action.kind === decision.kind ? null : 'an action while a choice is pending'
}

/** CR 508.1a, 509.1a, on the board as it lies. */
const declarations: Law = ({ before, action, verdict }) => {
  if (verdict.verdict !== 'legal') return
  const chosen =
    action.kind === 'declare-attackers'
      ? action.attackers.map(({ attacker }) => attacker)
      : action.kind === 'declare-blockers'
        ? action.blockers.map(({ blocker }) => blocker)
        : []
  if (new Set(chosen).size !== chosen.length) broken('chosen twice', action)
  for (const id of chosen) {
    const object = before.objects[id]
    if (object?.zone !== 'battlefield') return broken('fights from elsewhere', action)
    if (object.tapped) broken(`${id} is tapped`, action)
    const name = object.substance.kind === 'card' ? object.substance.name : ''
    const isEnchanted = before.effects.length > 0 || Object.values(before.objects).some((one) => one.attachedTo === id)
    const plainHaste = name === 'Swift Lynx' || isEnchanted
    if (action.kind === 'declare-attackers' && object.summoningSick && !plainHaste) broken(`${id} just came`, action)
    const hasLeveller = before.battlefield.some((other) => isNamed(before, other, 'Great Leveller'))
    if (action.kind === 'declare-attackers' && name === 'Gate Wall' && !hasLeveller)
      broken('a defender attacks', action)
  }
}

const isNamed = (state: State, id: ObjectId, name: string): boolean => {
  const { substance } = state.objects[id]!
  return substance.kind === 'card' && substance.name === name
}

describe('legality in 2,000 games', () => {
  testInGames({
    'what is listed is judged legal or incomplete, and no other candidate is': listed,
    'nothing plainly forbidden is legal': oracle,
    'a land is playable whenever nothing forbids it': landsListed,
    'a wrong player, object, target or answer is never taken and never breaks the referee': mutated,
    'no creature attacks or blocks that plainly cannot': declarations,
  })
})
