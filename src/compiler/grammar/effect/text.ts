import type { Amount } from '../../../core/amount.ts'
import type { Cost } from '../../../core/cost.ts'
import type { Effect } from '../../../core/effect.ts'
import type { Output, Parsed, Scope, Source, Syntax } from '../../syntax/syntax.ts'
import { parseNamed } from '../../syntax/template.ts'
import { emit, matchLiteral, parsed } from '../../syntax/text.ts'
import type { Effects } from './chain.ts'
import { readSubjects, writeSubject } from './clause.ts'
import { printInstead, readInstead } from './instead.ts'
import { readPeriod, writePeriod } from './period.ts'
import { printTable, readTable } from './results-table.ts'
import { inner } from './sentence.ts'
import { defineX, undefineX } from './where-x.ts'

/** Sentences one after the other. */
const sentences: Syntax<Effects> = {
  parse: (source, at, scope) => {
    const results: Parsed<Effects>[] = []
    const go = (before: Effects, from: number, here: Scope): void => {
      for (const sentence of readSentence(source, from, here)) {
        const all = [...before, ...sentence.value]
        results.push(parsed(all, sentence.at, sentence.scope))
        if (source.text[sentence.at] === ' ') go(all, sentence.at + 1, sentence.scope)
      }
    }
    go([], at, scope)
    return results.sort((a, b) => b.at - a.at)
  },
  print: (effects, out) => (effects.length === 0 ? [] : printSentences(effects, out)),
}

/** All sentences of a spell or ability, in order (608.2c), and the results table that may end them (706.3b). */
export const effectsText: Syntax<Effects> = {
  parse: (source, at, scope) => {
    const said = sentences.parse(source, at, scope)
    const tables = said.flatMap((each) =>
      readTable(sentences, source, each.at, each.scope).map((table) =>
        parsed([...each.value, table.value], table.at, table.scope),
      ),
    )
    return [...tables, ...said]
  },
  print: sentences.print,
}

const printSentences = (effects: Effects, out: Output): readonly Output[] => {
  const results: Output[] = []
  for (let taken = 1; taken <= effects.length; taken++) {
    const rest = effects.slice(taken)
    for (const written of printSentence(effects.slice(0, taken), out)) {
      const [table] = rest
      if (rest.length === 0) results.push(written)
      else if (table?.do === 'results-table')
        results.push(...(rest.length > 1 ? [] : printTable(sentences, table, written)))
      else for (const next of emit(written, ' ')) results.push(...printSentences(rest, next))
      if (results.length > 0 && out.run.expected === undefined) return results
    }
  }
  return results
}

const THEN = 'then '
const WHERE_X = ', where X is '
const OTHERWISE = ' Otherwise, '

const readSentence = (source: Source, at: number, scope: Scope): readonly Parsed<Effects>[] => {
  const begin = matchLiteral(source, at, THEN)
  return [at, ...(begin < 0 ? [] : [begin])].flatMap((from) => [
    ...readPayment(source, from, scope),
    ...inner.parse(source, from, scope).flatMap((body) => readEnd(source, body, scope.targets.length)),
  ])
}

const readEnd = (source: Source, body: Parsed<Effects>, known: number): readonly Parsed<Effects>[] => {
  const period = readPeriod(source, body.at)
  if (period < 0) return readWhereX(source, body, known)
  const plain = parsed(body.value, period, body.scope)
  return [...readOtherwise(source, plain), ...readInstead(source, plain), plain]
}

/** X in what is done and in the targets the sentence introduced, of which `known` were there before. */
const readWhereX = (source: Source, body: Parsed<Effects>, known: number): readonly Parsed<Effects>[] => {
  const begin = matchLiteral(source, body.at, WHERE_X)
  if (begin < 0) return []
  return (parseNamed('value', source, begin, body.scope) as readonly Parsed<Amount>[]).flatMap((x) => {
    const period = readPeriod(source, x.at)
    if (period < 0) return []
    const { targets } = x.scope
    const defined = { ...x.scope, targets: [...targets.slice(0, known), ...defineX(targets.slice(known), x.value)] }
    return [parsed(defineX(body.value, x.value), period, defined)]
  })
}

/** "If C, A. Otherwise, B." is one instruction. */
const readOtherwise = (source: Source, before: Parsed<Effects>): readonly Parsed<Effects>[] => {
  const last = before.value.at(-1)
  if (last?.do !== 'if' && last?.do !== 'optional') return []
  const begin = matchLiteral(source, before.at, last.do === 'if' ? OTHERWISE : " If you don't, ")
  if (begin < 0) return []
  return inner.parse(source, begin, before.scope).flatMap((body) => {
    const period = readPeriod(source, body.at)
    if (period < 0) return []
    return [parsed([...before.value.slice(0, -1), { ...last, otherwise: body.value }], period, body.scope)]
  })
}

const printSentence = (effects: Effects, out: Output): readonly Output[] => {
  const results: Output[] = []
  for (const start of [out, ...(out.run.expected === undefined ? [] : emit(out, THEN))]) {
    results.push(...inner.print(effects, start).flatMap(writePeriod))
    if (results.length > 0 && out.run.expected === undefined) return results
    results.push(
      ...printPayment(effects, start),
      ...printOtherwise(effects, start),
      ...printInstead(effects, start),
      ...printWhereX(effects, start),
    )
    if (results.length > 0 && out.run.expected === undefined) return results
  }
  return results
}

const printOtherwise = (effects: Effects, out: Output): readonly Output[] => {
  const [effect, ...more] = effects
  if ((effect?.do !== 'if' && effect?.do !== 'optional') || more.length > 0 || effect.otherwise === undefined) return []
  const { otherwise, ...rest } = effect
  return inner
    .print([rest as Effect], out)
    .flatMap(writePeriod)
    .flatMap((next) => emit(next, effect.do === 'if' ? OTHERWISE : " If you don't, "))
    .flatMap((next) => inner.print(otherwise, next))
    .flatMap(writePeriod)
}

const printWhereX = (effects: Effects, out: Output): readonly Output[] =>
  out.run.expected !== undefined && !out.run.expected.includes(WHERE_X, out.text.length)
    ? []
    : undefineX({ effects, slots: out.scope.slots }).flatMap(({ value, x }) =>
        inner
          .print(value.effects, { ...out, scope: { ...out.scope, slots: value.slots } })
          .flatMap((next) => emit(next, WHERE_X))
          .flatMap((next) => next.run.grammar.rule('value').print(x, next))
          .flatMap(writePeriod),
      )

const MAY = ' may '

/** CR 118.12: "You may pay {2}. If you do, …" */
const readPayment = (source: Source, at: number, scope: Scope): readonly Parsed<Effects>[] =>
  readSubjects(source, at, scope).flatMap(({ value: subject, at: end, scope: known }) => {
    const may = subject.sort === 'player' && subject.ref.ref !== 'all' ? matchLiteral(source, end, MAY) : -1
    if (may < 0 || !source.text.startsWith('pay', may)) return []
    return (parseNamed('spoken-cost-p', source, may, known) as readonly Parsed<Cost>[]).flatMap((cost) =>
      IF_PAID.filter(([, isYou]) => isYou === (subject.ref.ref === 'you')).flatMap(([text]) => {
        const begin = matchLiteral(source, cost.at, text)
        if (begin < 0) return []
        return inner.parse(source, begin, cost.scope).flatMap((body) => {
          const period = readPeriod(source, body.at)
          if (period < 0) return []
          const effect: Effect = { do: 'pay', who: subject.ref, cost: cost.value, effects: body.value }
          return [parsed([effect], period, body.scope)]
        })
      }),
    )
  })

const IF_PAID: readonly (readonly [string, isYou: boolean])[] = [
  ['. If you do, ', true],
  ['. If they do, ', false],
  ['. If that player does, ', false],
]

const printPayment = (effects: Effects, out: Output): readonly Output[] => {
  const [effect, ...more] = effects
  if (effect?.do !== 'pay' || more.length > 0 || effect.otherwise !== undefined) return []
  const isYou = effect.who.ref === 'you'
  return (isYou ? (['p'] as const) : (['s', 'p'] as const))
    .flatMap((number) => writeSubject({ ref: effect.who, sort: 'player', number }, out))
    .flatMap((next) => emit(next, MAY))
    .flatMap((next) => next.run.grammar.rule('spoken-cost-p').print(effect.cost, next))
    .flatMap((next) => IF_PAID.filter(([, you]) => you === isYou).flatMap(([text]) => emit(next, text)))
    .flatMap((next) => inner.print(effect.effects, next))
    .flatMap(writePeriod)
}
