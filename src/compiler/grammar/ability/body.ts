import type { Body, SimpleBody, TargetSlot } from '../../../core/ability.ts'
import type { Effect } from '../../../core/effect.ts'
import { named } from '../../syntax/combinators.ts'
import type { Output, Parsed, Scope, Source, Syntax } from '../../syntax/syntax.ts'
import { emit, matchLiteral, parsed } from '../../syntax/text.ts'
import { NUMBER_ROWS } from '../../words/number-words.ts'
import { dropUnusedNames } from '../effect/binding.ts'
import { uncallFlips } from '../effect/uncalled.ts'
import { chooseWhereAsked, withoutAsking } from '../effect/your-choice.ts'

const effects = named<readonly Effect[]>('effects')

/** Targets that the text of this body itself introduced. */
const own = (scope: Scope, before: Scope): readonly TargetSlot[] => scope.targets.slice(before.targets.length)

const simple: Syntax<SimpleBody> = {
  parse: (source, at, scope) =>
    effects.parse(source, at, scope).map((result) => {
      const said = chooseWhereAsked(result.value)
      const body = dropUnusedNames(uncallFlips({ targets: own(result.scope, scope), effects: said }))
      return parsed(body, result.at, result.scope)
    }),
  print: (body, out) => {
    const scope = { ...out.scope, slots: [...out.scope.slots, ...body.targets] }
    return effects
      .print(withoutAsking(body.effects), { ...out, scope })
      .filter((next) => body.targets.every(({ id }) => next.scope.targets.some((slot) => slot.id === id)))
  },
}

interface Header {
  readonly text: string
  readonly min: number
  readonly max: number
  readonly repeat?: true
  readonly whenPaid?: Modal['whenPaid']
}
type Modal = Extract<Body, { kind: 'modal' }>

const few = NUMBER_ROWS.slice(1, 5)
const AGAIN = '. You may choose the same mode more than once.'

/** CR 700.2: how many of so many modes. */
const headers = (modes: number): readonly Header[] => [
  ...few.map(([word, n]): Header => ({ text: `choose ${word} —`, min: n, max: n })),
  {
    text: 'choose one. If this spell was kicked, choose any number instead.',
    min: 1,
    max: 1,
    whenPaid: { option: 'kicker', min: 0, max: modes },
  },
  { text: 'choose one or both —', min: 1, max: 2 },
  { text: 'choose one or more —', min: 1, max: modes },
  { text: 'choose any number —', min: 0, max: modes },
  ...few.map(([word, n]): Header => ({ text: `choose up to ${word} —`, min: 0, max: n })),
  ...few.map(([word, n]): Header => ({ text: `choose ${word}${AGAIN}`, min: n, max: n, repeat: true })),
  ...few.map(([word, n]): Header => ({ text: `choose up to ${word}${AGAIN}`, min: 0, max: n, repeat: true })),
]

const BULLET = '\n• '

const modal: Syntax<Body> = {
  parse: (source, at, scope) =>
    headers(0).flatMap((header, i) => {
      const begin = matchLiteral(source, at, header.text)
      if (begin < 0) return []
      return readModes(source, begin, scope).flatMap(({ value: modes, at: end, scope: next }) => {
        const { min, max, repeat, whenPaid } = headers(modes.length)[i] as Header
        if (modes.length < 2 || (repeat === undefined && max > modes.length)) return []
        const body: Body = {
          kind: 'modal',
          min,
          max,
          ...(repeat === undefined ? {} : { repeat }),
          ...(whenPaid === undefined ? {} : { whenPaid }),
          modes,
        }
        return [parsed(body, end, next)]
      })
    }),
  print: (body, out) => {
    if (body.kind !== 'modal' || body.chooser !== undefined) return []
    return headers(body.modes.length)
      .filter(
        ({ min, max, repeat, whenPaid }) =>
          min === body.min &&
          max === body.max &&
          repeat === (body.repeat === true ? true : undefined) &&
          JSON.stringify(whenPaid) === JSON.stringify(body.whenPaid),
      )
      .flatMap(({ text }) => emit(out, text))
      .flatMap((next) => printModes(body.modes, out.scope, next))
  },
}

/** Modes do not speak of each other: each starts from what was known before the choice. */
const readModes = (source: Source, at: number, scope: Scope): readonly Parsed<readonly SimpleBody[]>[] => {
  const modes: SimpleBody[] = []
  let from = at
  let taken = 0
  for (;;) {
    const begin = source.text.startsWith(BULLET, from) ? from + BULLET.length : -1
    if (begin < 0) break
    const start = { ...scope, firstTarget: scope.firstTarget + taken }
    const mode = simple.parse(source, begin, start).find(({ at: end }) => isLineEnd(source.text, end))
    if (mode === undefined) return []
    modes.push(mode.value)
    taken += mode.value.targets.length
    from = mode.at
  }
  return [parsed(modes, from, { ...scope, firstTarget: scope.firstTarget + taken })]
}

const isLineEnd = (text: string, at: number): boolean => at === text.length || text[at] === '\n'

const printModes = (modes: readonly SimpleBody[], scope: Scope, out: Output): readonly Output[] =>
  modes.reduce<readonly Output[]>(
    (outs, mode) =>
      outs.flatMap((next) => emit({ ...next, scope }, BULLET).flatMap((line) => simple.print(mode, line))),
    [out],
  )

/** What a spell or ability does: instructions, or a choice of modes. */
export const body: Syntax<Body> = {
  parse: (source, at, scope) => [
    ...modal.parse(source, at, scope),
    ...simple
      .parse(source, at, scope)
      .map(({ value, at: end, scope: next }) => parsed<Body>({ kind: 'simple', ...value }, end, next)),
  ],
  print: (value, out) => (value.kind === 'modal' ? modal.print(value, out) : simple.print(value, out)),
}
