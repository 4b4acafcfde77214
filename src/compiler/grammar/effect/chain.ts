import type { Effect } from '../../../core/effect.ts'
import type { Output, Parsed, Scope, Source, Syntax } from '../../syntax/syntax.ts'
import { emit, longestFirst, matchLiteral, parsed } from '../../syntax/text.ts'
import { clause, understoodClause } from './clause.ts'
import { withoutDoer } from './doer-scope.ts'

export type Effects = readonly Effect[]

/** How clauses of one sentence are joined. */
const JOINTS = [' and ', ', then ', ', and ', ', ', ' and then ']
const MOST = 5

/** Clauses of one sentence: "draw two cards, then discard a card". Behind a joint the doer may be understood. */
export const chain: Syntax<Effects> = {
  parse: (source, at, scope) => readFrom(source, clause.parse(source, at, withoutDoer(scope))),
  print: (effects, out) => {
    const fresh = { ...out, scope: withoutDoer(out.scope) }
    return printFrom(effects, clause, fresh)
  },
}

/** The same behind "you may" or "that player may": the first doer is said already. */
export const understoodChain: Syntax<Effects> = {
  parse: (source, at, scope) => readFrom(source, understoodClause.parse(source, at, scope)),
  print: (effects, out) => printFrom(effects, understoodClause, out),
}

const readFrom = (source: Source, first: readonly Parsed<Effect>[]): readonly Parsed<Effects>[] => {
  const results: Parsed<Effects>[] = []
  const go = (before: Effects, next: Parsed<Effect>): void => {
    const all = [...before, next.value]
    results.push(parsed(all, next.at, next.scope))
    if (all.length >= MOST) return
    for (const joint of JOINTS) {
      const end = matchLiteral(source, next.at, joint)
      if (end >= 0) for (const each of readNext(source, end, next.scope)) go(all, each)
    }
  }
  for (const each of first) go([], each)
  return longestFirst(results.filter(({ value }) => hasOneSpan(value)))
}

/**
 * "Gets +1/+1 and gains flying until end of turn" is one effect with one span; it must not be read as one without an end
 * and one with.
 */
const hasOneSpan = (effects: Effects): boolean =>
  !effects.some(
    (effect, i) =>
      effect.do === 'continuous' &&
      effect.duration === 'indefinite' &&
      effects.slice(i + 1).some((later) => later.do === 'continuous' && later.duration !== 'indefinite'),
  )

const readNext = (source: Source, at: number, scope: Scope): readonly Parsed<Effect>[] => [
  ...understoodClause.parse(source, at, scope),
  ...clause.parse(source, at, scope),
]

const printFrom = (effects: Effects, first: Syntax<Effect>, out: Output): readonly Output[] => {
  const [head, ...rest] = effects
  if (head === undefined || effects.length > MOST) return []
  const written = first.print(head, out)
  return rest.length === 0 ? written : written.flatMap((next) => printRest(rest, next))
}

const printRest = (effects: Effects, out: Output): readonly Output[] => {
  const [head, ...rest] = effects
  if (head === undefined) return [out]
  const results: Output[] = []
  for (const joint of JOINTS) {
    for (const next of emit(out, joint)) {
      const forms = [...understoodClause.print(head, next), ...clause.print(head, next)]
      for (const each of forms) results.push(...printRest(rest, each))
      if (results.length > 0 && out.run.expected === undefined) return results
    }
  }
  return results
}
