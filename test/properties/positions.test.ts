import { describe } from 'vitest'
import type { ObjectId, PlayerId } from '../../src/core/ids.ts'
import type { GameObject } from '../../src/core/object.ts'
import type { Position } from '../../src/core/position.ts'
import type { State } from '../../src/core/state.ts'
import type { Verdict } from '../../src/core/verdict.ts'
import { judge } from '../../src/engine/index.ts'
import { readPosition } from '../../src/engine/position/read-position.ts'
import { viewPosition } from '../../src/engine/position/view-position.ts'
import { writePosition } from '../../src/engine/position/write-position.ts'
import { CARDS } from './cards.ts'
import { broken, type Law, testInGames } from './in-games.ts'

const read = (text: string): State => {
  const result = readPosition(JSON.parse(text) as Position, CARDS)
  return result.ok ? result.value : broken('what was written cannot be read', result.errors, JSON.parse(text))
}
const write = (state: State): string => JSON.stringify(writePosition(state, CARDS))

interface Copy {
  readonly text: string
  readonly state: State
}
const copies = new WeakMap<State, Copy>()

/** A state written and read again. */
const copyOf = (state: State): Copy => {
  const known = copies.get(state)
  if (known !== undefined) return known
  const text = write(state)
  const copy = { text, state: read(text) }
  copies.set(state, copy)
  return copy
}

const fixedPoint: Law = ({ action, verdict }) => {
  if (verdict.verdict !== 'legal') return
  const { text, state } = copyOf(verdict.state)
  const again = write(state)
  if (text !== again) broken('written otherwise the second time', action, JSON.parse(text), JSON.parse(again))
}

/** Ids of cards nobody knows are given anew each time a position is read: such a card is one like any other. */
const NOBODY_KNOWS = /\b[ABC]-(?:library|hand)-[\d.]+/g

/** What a caller who keeps only the written position sees of a verdict. */
const seen = (verdict: Verdict): string => JSON.stringify(seenOf(verdict)).replaceAll(NOBODY_KNOWS, 'unknown')

const seenOf = (verdict: Verdict): unknown => {
  switch (verdict.verdict) {
    case 'legal':
      return [copyOf(verdict.state).text, verdict.events.map(({ kind }) => kind), verdict.trail.map(({ rule }) => rule)]
    case 'illegal':
      return verdict.reasons.map(({ code, rules, objects }) => [code, rules, objects])
    default:
      return verdict
  }
}

const sameVerdict: Law = ({ before, action, verdict }) => {
  const again = judge(copyOf(before).state, action, CARDS)
  if (seen(again) !== seen(verdict)) {
    broken('another verdict on what was written and read', action, seen(verdict), seen(again))
  }
}

/** Told apart from the referee: libraries, hands of others, and what others keep face down. */
const isHidden = ({ zone, owner, controller, faceDown }: GameObject, viewer: PlayerId): boolean => {
  if (zone === 'library') return true
  if (zone === 'hand') return owner !== viewer
  return faceDown && controller !== viewer
}

/** Every text of a position, and what composed keys are composed of. */
const textsOf = (value: unknown, into = new Set<string>()): Set<string> => {
  if (typeof value === 'string') for (const part of [value, ...value.split(/[:/,]/)]) into.add(part)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      textsOf(key, into)
      textsOf(part, into)
    }
  }
  return into
}

const nameOf = ({ substance }: GameObject): string => (substance.kind === 'card' ? substance.name : '')

const viewsHide: Law = ({ action, verdict }) => {
  if (verdict.verdict !== 'legal') return
  const { state } = verdict
  const objects = Object.values(state.objects)
  for (const viewer of state.seats) {
    const asked = state.pending?.decision.player === viewer
    if (asked) continue
    const shown = textsOf(viewPosition(state, viewer, CARDS))
    const hidden = objects.filter((one) => isHidden(one, viewer))
    const open = new Set([
      ...objects.filter((one) => !isHidden(one, viewer)).map(nameOf),
      ...Object.values(state.lastKnown).map(({ object }) => nameOf(object)),
    ])
    const leaks = (one: GameObject): readonly (ObjectId | string)[] =>
      [...(one.substance.kind === 'unknown' ? [] : [one.id]), ...(open.has(nameOf(one)) ? [] : [nameOf(one)])].filter(
        (text) => text !== '' && shown.has(text),
      )
    const leaked = hidden.flatMap(leaks)
    if (leaked.length > 0) broken(`${viewer} sees ${leaked.join()}`, action, viewPosition(state, viewer, CARDS))
  }
}

describe('positions in 2,000 games', () => {
  testInGames({
    'the canonical form is a fixed point of reading and writing': fixedPoint,
    'what is written and read again is judged the same': sameVerdict,
    'a view holds no id and no name of a card that is hidden from the viewer': viewsHide,
  })
})
