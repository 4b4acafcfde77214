import type { TargetSlot } from '../../../core/ability.ts'
import type { Amount } from '../../../core/amount.ts'
import type { Effect } from '../../../core/effect.ts'
import type { Ref } from '../../../core/ref.ts'
import type { Output, Parsed, Scope, Source, Syntax } from '../../syntax/syntax.ts'
import { parseNamed } from '../../syntax/template.ts'
import { emit, matchLiteral, parsed } from '../../syntax/text.ts'
import type { CounterAmount } from '../counters.ts'
import { ANY_TARGET, introduceSlot, readTargets, writeTargetSlot } from '../reference/target.ts'
import type { Effects } from './chain.ts'
import { readSubjects, writeSubject } from './clause.ts'

const BETWEEN = ' divided as you choose among '
/** "targets" alone means any targets (115.4). */
const PLAIN: readonly (readonly [text: string, min: number, max: number])[] = [
  ['one or two targets', 1, 2],
  ['one, two, or three targets', 1, 3],
  ['any number of targets', 0, 99],
]

/** CR 601.2d: damage divided among targets: every target gets at least one. */
export const dividedDamage: Syntax<Effects> = {
  parse: (source, at, scope) =>
    readSubjects(source, at, scope).flatMap(({ value: subject, at: end, scope: known }) => {
      const deals = matchLiteral(source, end, subject.number === 's' ? ' deals ' : ' deal ')
      if (deals < 0 || subject.sort !== 'object') return []
      return (parseNamed('quantity:damage', source, deals, known) as readonly Parsed<Amount>[]).flatMap((amount) => {
        const from = matchLiteral(source, amount.at, BETWEEN)
        if (from < 0) return []
        return readDivided(source, from, { ...amount.scope, subject }, amount.value).map(({ value: to, ...rest }) => {
          const effect: Effect = { do: 'damage', source: subject.ref, amount: amount.value, to, divided: true }
          return parsed([effect], rest.at, rest.scope)
        })
      })
    }),
  print: ([effect, ...more], out) => {
    if (effect?.do !== 'damage' || effect.divided !== true || more.length > 0 || effect.to.ref !== 'target') return []
    const { amount, source, to } = effect
    return (['s', 'p'] as const).flatMap((number) =>
      writeSubject({ ref: source, sort: 'object', number }, out)
        .flatMap((next) => emit(next, number === 's' ? ' deals ' : ' deal '))
        .flatMap((next) => next.run.grammar.rule('quantity:damage').print(amount, next))
        .flatMap((next) => emit(next, BETWEEN))
        .flatMap((next) => writeDivided(to.id, amount, next)),
    )
  },
}

const DISTRIBUTE = 'distribute '
const AMONG = ' among '

/** CR 601.2d: counters distributed among targets. */
export const distributedCounters: Syntax<Effects> = {
  parse: (source, at, scope) => {
    const begin = matchLiteral(source, at, DISTRIBUTE)
    if (begin < 0) return []
    return (parseNamed('counters', source, begin, scope) as readonly Parsed<CounterAmount>[]).flatMap((counters) => {
      const from = matchLiteral(source, counters.at, AMONG)
      if (from < 0) return []
      const { counter, amount } = counters.value
      return readDivided(source, from, counters.scope, amount).map(({ value: on, ...rest }) =>
        parsed<Effects>([{ do: 'put-counters', on, counter, amount, divided: true }], rest.at, rest.scope),
      )
    })
  },
  print: ([effect, ...more], out) => {
    if (effect?.do !== 'put-counters' || effect.divided !== true || more.length > 0 || effect.on.ref !== 'target')
      return []
    const { counter, amount, on } = effect
    return emit(out, DISTRIBUTE)
      .flatMap((next) => next.run.grammar.rule('counters').print({ counter, amount }, next))
      .flatMap((next) => emit(next, AMONG))
      .flatMap((next) => writeDivided(on.id, amount, next))
  },
}

const readDivided = (source: Source, at: number, scope: Scope, divide: Amount): readonly Parsed<Ref>[] => [
  ...PLAIN.flatMap(([text, min, max]) => {
    const end = matchLiteral(source, at, text)
    if (end < 0) return []
    const most = max === 99 ? divide : max
    const { value, scope: next } = introduceSlot({ filter: ANY_TARGET, min, max: most, divide }, 'p', end, scope)
    return [parsed(value.ref, end, next)]
  }),
  ...readTargets(source, at, scope).flatMap(({ value, at: end, scope: next }) => {
    const slot = next.targets.at(-1) as TargetSlot
    if (value.number !== 'p') return []
    const divided = { ...slot, divide }
    return [parsed(value.ref, end, { ...next, targets: [...next.targets.slice(0, -1), divided] })]
  }),
]

const writeDivided = (id: string, divide: Amount, out: Output): readonly Output[] => {
  const slot = out.scope.slots.find((each) => each.id === id)
  if (slot?.divide === undefined || out.scope.targets.some((each) => each.id === id)) return []
  const plain = PLAIN.flatMap(([text, min, max]) =>
    JSON.stringify([ANY_TARGET, min, max === 99 ? divide : max]) === JSON.stringify([slot.filter, slot.min, slot.max])
      ? emit(out, text, { ...out.scope, targets: [...out.scope.targets, slot] })
      : [],
  )
  return [...plain, ...writeTargetSlot(slot, out)]
}
