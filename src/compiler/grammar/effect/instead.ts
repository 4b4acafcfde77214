import type { Amount } from '../../../core/amount.ts'
import type { Condition } from '../../../core/condition.ts'
import type { Effect } from '../../../core/effect.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Output, Parsed, Scope, Source, Syntax } from '../../syntax/syntax.ts'
import { parseNamed } from '../../syntax/template.ts'
import { emit, matchLiteral, parsed } from '../../syntax/text.ts'
import { NUMBER_ROWS } from '../../words/number-words.ts'
import type { Effects } from './chain.ts'
import { readPeriod, writePeriod } from './period.ts'
import { inner } from './sentence.ts'

type Damage = Extract<Effect, { do: 'damage' }>
type Making = Extract<Effect, { do: 'create-token' | 'create-token-copy' }>

const IF = ' If '
const INSTEAD = ' instead'
const INSTEAD_BEFORE = 'instead '
const IT_DEALS = ['it deals ', '~ deals ']

/** CR 614.15, 608.2c: "A. If C, B instead." is one choice between two instructions; reads the second sentence. */
export const readInstead = (source: Source, before: Parsed<Effects>): readonly Parsed<Effects>[] => {
  const begin = matchLiteral(source, before.at, IF)
  if (begin < 0) return []
  return (parseNamed('condition', source, begin, before.scope) as readonly Parsed<Condition>[]).flatMap((asked) => {
    const comma = matchLiteral(source, asked.at, ', ')
    if (comma < 0) return []
    return readReplacing(source, comma, asked.scope, before.value).flatMap(({ value, at, scope }) => {
      const effect: Effect = { do: 'if', condition: asked.value, effects: value, otherwise: before.value }
      const period = readPeriod(source, at)
      return period < 0 ? [] : [parsed([effect], period, scope)]
    })
  })
}

const readReplacing = (source: Source, at: number, scope: Scope, before: Effects): readonly Parsed<Effects>[] => {
  const ahead = matchLiteral(source, at, INSTEAD_BEFORE)
  if (ahead >= 0) return inner.parse(source, ahead, scope)
  return [
    ...inner.parse(source, at, scope),
    ...readAmountOnly(source, at, scope, before),
    ...readManyOnly(source, at, scope, before),
  ].flatMap((body) => {
    const end = matchLiteral(source, body.at, INSTEAD)
    return end < 0 ? [] : [parsed(body.value, end, body.scope)]
  })
}

/** "It deals 4 damage instead": to the same recipient. */
const readAmountOnly = (source: Source, at: number, scope: Scope, before: Effects): readonly Parsed<Effects>[] => {
  const damage = onlyDamage(before)
  if (damage === null) return []
  return IT_DEALS.flatMap((text) => {
    const end = matchLiteral(source, at, text)
    if (end < 0) return []
    return (parseNamed('quantity:damage', source, end, scope) as readonly Parsed<Amount>[]).map((amount) =>
      parsed<Effects>([{ ...damage, amount: amount.value }], amount.at, amount.scope),
    )
  })
}

/** "Create five of those tokens instead." */
const readManyOnly = (source: Source, at: number, scope: Scope, before: Effects): readonly Parsed<Effects>[] => {
  const making = onlyTokens(before)
  if (making === null) return []
  return MANY.flatMap(([text, amount]) => {
    const end = matchLiteral(source, at, text)
    return end < 0 ? [] : [parsed<Effects>([{ ...making, amount }], end, scope)]
  })
}
const MANY = NUMBER_ROWS.slice(2, 11).map(([word, n]) => [`create ${word} of those tokens`, n] as const)

const onlyTokens = ([effect, ...more]: Effects): Making | null =>
  (effect?.do === 'create-token' || effect?.do === 'create-token-copy') && more.length === 0 ? effect : null

const printManyOnly = (replacing: Effects, before: Effects, out: Output): readonly Output[] => {
  const [making, old] = [onlyTokens(replacing), onlyTokens(before)]
  if (making === null || old === null || !isEqual({ ...making, amount: old.amount }, old)) return []
  return MANY.flatMap(([text, amount]) => (amount === making.amount ? emit(out, `${text}${INSTEAD}`) : []))
}

const onlyDamage = ([effect, ...more]: Effects): Damage | null =>
  effect?.do === 'damage' && effect.source.ref === 'self' && effect.divided === undefined && more.length === 0
    ? effect
    : null

/** Both sentences. */
export const printInstead = (effects: Effects, out: Output): readonly Output[] => {
  const [effect, ...more] = effects
  if (effect?.do !== 'if' || more.length > 0 || effect.otherwise === undefined) return []
  const { condition, effects: replacing, otherwise } = effect
  const asked = inner
    .print(otherwise, out)
    .flatMap(writePeriod)
    .flatMap((next) => emit(next, IF))
    .flatMap((next) => next.run.grammar.rule('condition').print(condition, next))
    .flatMap((next) => emit(next, ', '))
  return asked
    .flatMap((next) => [
      ...printAmountOnly(replacing, otherwise, next),
      ...printManyOnly(replacing, otherwise, next),
      ...inner.print(replacing, next).flatMap((said) => emit(said, INSTEAD)),
      ...emit(next, INSTEAD_BEFORE).flatMap((said) => inner.print(replacing, said)),
    ])
    .flatMap(writePeriod)
}

const printAmountOnly = (replacing: Effects, before: Effects, out: Output): readonly Output[] => {
  const [damage, old] = [onlyDamage(replacing), onlyDamage(before)]
  if (damage === null || old === null || !isEqual({ ...damage, amount: old.amount }, old)) return []
  const amount: Syntax<unknown> = out.run.grammar.rule('quantity:damage')
  return IT_DEALS.flatMap((text) => emit(out, text))
    .flatMap((next) => amount.print(damage.amount, next))
    .flatMap((next) => emit(next, INSTEAD))
}
