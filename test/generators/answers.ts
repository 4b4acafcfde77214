import type { Answer, Decision } from '../../src/core/decision.ts'
import type { ObjectId } from '../../src/core/ids.ts'
import type { State } from '../../src/core/state.ts'

/** Answers to a decision, one after the other; `all` says that there are no others. */
export interface Answers {
  readonly answers: readonly Answer[]
  readonly all: boolean
}

/** Every answer of the right form, up to a number. */
export const answersTo = (decision: Decision, most: number): Answers => {
  switch (decision.kind) {
    case 'choose-targets':
    case 'choose-objects':
      return choices(decision.options, decision.min, decision.max, most)
    case 'choose-modes':
      return choices(decision.options, decision.min, decision.max, most)
    case 'choose-number':
      return numbers(decision.min, decision.max, most)
    case 'choose-player':
    case 'choose-option':
    case 'choose-color':
    case 'choose-mana':
    case 'call-coin':
    case 'report-coin':
      return { answers: decision.options.slice(0, most), all: decision.options.length <= most }
    case 'choose-name':
      return { answers: decision.of === undefined ? ['Mountain'] : [], all: false }
    case 'report-die':
      return numbers(1, decision.sides, most)
    case 'accept-shortcut':
      return { answers: [true, ...decision.places].slice(0, most), all: decision.places.length < most }
    case 'yes-or-no':
      return { answers: [true, false], all: true }
    case 'order':
      return { answers: [decision.options, decision.options.toReversed()], all: decision.options.length < 3 }
    case 'divide':
      return divisions(decision, most)
    case 'declare-attackers':
      return products(
        decision.options.map(({ attacker, defenders }) => defenders.map((defender) => ({ attacker, defender }))),
        most,
      )
    case 'declare-blockers':
      return products(
        decision.options.map(({ blocker, attackers }) => attackers.map((attacker) => ({ blocker, attacker }))),
        most,
      )
  }
}

/** Sets of so many options, small ones first. */
const choices = <T extends string | number>(
  options: readonly T[],
  min: number,
  max: number,
  most: number,
): { readonly answers: readonly T[][]; readonly all: boolean } => {
  const found: T[][] = []
  let grown: { readonly set: T[]; readonly next: number }[] = [{ set: [], next: 0 }]
  for (let size = 0; size <= Math.min(max, options.length) && found.length <= most; size++) {
    if (size >= min) found.push(...grown.map(({ set }) => set))
    grown = grown
      .flatMap(({ set, next }) =>
        options.slice(next).map((option, i) => ({ set: [...set, option], next: next + i + 1 })),
      )
      .slice(0, 4 * most)
  }
  return { answers: found.slice(0, most), all: found.length <= most && options.length < 6 }
}

const numbers = (min: number, max: number, most: number): Answers => {
  const count = Math.min(max - min + 1, most)
  return { answers: Array.from({ length: count }, (_, i) => min + i), all: max - min < most }
}

const divisions = ({ total, among, least }: Extract<Decision, { kind: 'divide' }>, most: number): Answers => {
  const found: Record<string, number>[] = []
  const share = (at: number, left: number, shares: Record<string, number>): void => {
    const id = among[at]
    if (id === undefined || found.length > most) return
    if (at === among.length - 1) {
      if (left >= least) found.push({ ...shares, [id]: left })
      return
    }
    for (let part = left; part >= least; part--) share(at + 1, left - part, { ...shares, [id]: part })
  }
  share(0, total, {})
  return { answers: found.slice(0, most), all: found.length <= most }
}

/** For each list one of it or none. */
const products = <T>(
  lists: readonly (readonly T[])[],
  most: number,
): { readonly answers: readonly T[][]; readonly all: boolean } => {
  const count = lists.reduce((product, list) => product * (list.length + 1), 1)
  let rows: T[][] = [[]]
  for (const list of lists) rows = rows.flatMap((row) => [row, ...list.map((one) => [...row, one])]).slice(0, 4 * most)
  // Where there are too many, some of every size.
  const step = Math.max(1, Math.floor(rows.length / most))
  return { answers: rows.filter((_, i) => i % step === 0).slice(0, most) as never, all: count <= most }
}

/** Answers that nobody may give: of another form, of what is not offered, of too much or too little. */
export const wrongAnswers = (decision: Decision, state: State): readonly Answer[] => {
  const strangers = Object.keys(state.objects).slice(0, 12)
  const wrongForms: readonly Answer[] = [
    '',
    'nothing',
    -1,
    0.5,
    1e9,
    true,
    [],
    [[]] as never,
    { nothing: 1 },
    [{}] as never,
  ]
  switch (decision.kind) {
    case 'choose-targets':
    case 'choose-objects': {
      const others = strangers.filter((id) => !decision.options.includes(id))
      return [
        ...wrongForms.filter((answer) => !Array.isArray(answer) || (answer.length === 0 && decision.min > 0)),
        ...others.map((id) => [...decision.options.slice(0, Math.max(0, decision.min - 1)), id]),
        ...(decision.max > 1 ? decision.options.slice(0, 2).map((id) => [id, id]) : []),
        ...(decision.options.length > decision.max ? [decision.options.slice(0, decision.max + 1)] : []),
        ...(decision.min > 0 ? [decision.options.slice(0, decision.min - 1)] : []),
      ]
    }
    case 'choose-modes':
      return [
        ...wrongForms.filter((answer) => !Array.isArray(answer)),
        [99],
        [-1],
        [0.5],
        ...(decision.min > 0 ? [[]] : []),
      ]
    case 'choose-name':
      return [1, true, []]
    case 'choose-number':
      return [decision.min - 1, decision.max + 1, decision.min + 0.5, '1', true, [1]]
    case 'choose-player':
    case 'choose-option':
    case 'choose-color':
    case 'choose-mana':
    case 'call-coin':
    case 'report-coin':
      return [...wrongForms, ...strangers.filter((id) => !(decision.options as readonly string[]).includes(id))]
    case 'report-die':
      return [0, decision.sides + 1, 1.5, '1', true, [1]]
    case 'accept-shortcut':
      return [false, -1, 0.5, 'true', [], decision.length]
    case 'yes-or-no':
      return wrongForms.filter((answer) => answer !== true)
    case 'order':
      return [...wrongForms, decision.options.slice(1), [...decision.options, decision.options[0]!]]
    case 'divide':
      return [
        ...wrongForms.filter((answer) => !(Array.isArray(answer) && answer.length === 0 && decision.total === 0)),
        { [decision.among[0]!]: decision.total + 1 },
        { [decision.among[0]!]: decision.total + 1, [decision.among.at(-1)!]: -1 },
      ]
    case 'declare-attackers':
      return strangers.flatMap((attacker) => wrongAttacks(decision, attacker, state))
    case 'declare-blockers':
      return strangers.flatMap((blocker) => wrongBlocks(decision, blocker, strangers))
  }
}

const wrongAttacks = (
  { options, player }: Extract<Decision, { kind: 'declare-attackers' }>,
  attacker: ObjectId,
  state: State,
): readonly Answer[] => {
  const open = options.find((option) => option.attacker === attacker)?.defenders ?? []
  const defenders = [...state.seats, ...state.battlefield.slice(0, 8), 'nothing']
  return [
    ...defenders.filter((id) => !open.includes(id) || id === player).map((defender) => [{ attacker, defender }]),
    ...open.slice(0, 1).map((defender) => [
      { attacker, defender },
      { attacker, defender },
    ]),
  ]
}

const wrongBlocks = (
  { options }: Extract<Decision, { kind: 'declare-blockers' }>,
  blocker: ObjectId,
  strangers: readonly ObjectId[],
): readonly Answer[] => {
  const open = options.find((option) => option.blocker === blocker)?.attackers ?? []
  return [
    ...[...strangers, 'nothing'].filter((id) => !open.includes(id)).map((attacker) => [{ blocker, attacker }]),
    ...open.slice(0, 1).map((attacker) => [
      { blocker, attacker },
      { blocker, attacker },
    ]),
  ]
}
