import type { Ability, Affected, StaticEffect } from '../../../core/ability.ts'
import type { Amount } from '../../../core/amount.ts'
import type { Condition } from '../../../core/condition.ts'
import type { Modification } from '../../../core/modification.ts'
import { anyTemplate, candidatesAt, indexByLetter, named, type Row, rows } from '../../syntax/combinators.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Output, Parsed, Scope, Source, Syntax } from '../../syntax/syntax.ts'
import { type Template, templates } from '../../syntax/template.ts'
import { emit, longestFirst, matchLiteral, parsed } from '../../syntax/text.ts'
import { thirdPersonOf } from '../../words/plural.ts'
import { BEING_PREDICATES, EVERYWHERE_RULES } from '../become-rows.ts'
import { readPeriod, writePeriod } from '../effect/period.ts'
import { scaleModifications, unscaleModifications } from '../effect/repeat.ts'
import { defineX, undefineX } from '../effect/where-x.ts'
import { CONDITIONAL_RULES } from './conditional-rows.ts'
import { COST_RULES } from './cost-rows.ts'
import { AMOUNT_RULES, EXTRA_TURN_RULES, PLAY_RULES, PLAYER_RULES, SKIP_RULES, TRIGGER_RULES } from './game-rows.ts'
import { PLAYING_RULES, ZONED_RULES } from './playing-rows.ts'
import { preventedSentence } from './prevented-sentence.ts'
import { REDIRECTIONS } from './redirect-rows.ts'
import { replacedSentence } from './replaced-sentence.ts'
import { PREDICATES, REPLACEMENTS, WHOLE_SENTENCES } from './static-rows.ts'

type Effects = readonly StaticEffect[]

const inflect = (text: string, number: 's' | 'p'): string =>
  text
    .replace(/enter#/g, number === 's' ? 'enters' : 'enter')
    .replace(/<w:entering>/g, `<w:entering-${number}>`)
    .replace(/#/g, number)
    .replace(/([a-z']+)~/g, (_, verb: string) => (number === 'p' ? verb : thirdPersonOf(verb)))

const expand = (table: readonly Row<Effects>[], number: 's' | 'p'): readonly Template<Effects>[] =>
  table.flatMap(([text, ir]) => templates(inflect(text, number), ir))

const ALL_PREDICATES = [...PREDICATES, ...BEING_PREDICATES]
const PREDICATES_BY_NUMBER = { s: expand(ALL_PREDICATES, 's'), p: expand(ALL_PREDICATES, 'p') }
const INDEX = { s: indexByLetter(PREDICATES_BY_NUMBER.s), p: indexByLetter(PREDICATES_BY_NUMBER.p) }
const sentences = anyTemplate<Effects>([
  ...expand(
    [
      ...WHOLE_SENTENCES,
      ...EVERYWHERE_RULES,
      ...COST_RULES,
      ...PLAYER_RULES,
      ...PLAYING_RULES,
      ...PLAY_RULES,
      ...SKIP_RULES,
      ...EXTRA_TURN_RULES,
      ...TRIGGER_RULES,
      ...AMOUNT_RULES,
      ...REDIRECTIONS,
    ],
    's',
  ),
  ...expand(REPLACEMENTS, 's'),
  ...expand(REPLACEMENTS, 'p').filter(
    ({ ir }) => ir[0]?.kind === 'replacement' && ir[0].replacement.kind === 'enters-with',
  ),
])

const conditionals = anyTemplate<Ability>(rows(CONDITIONAL_RULES))
const zoned = anyTemplate<Ability>(rows(ZONED_RULES))

const NUMBERS = ['s', 'p'] as const
const JOINTS = [' and ', ', ', ', and ']

/** "Creatures you control get +1/+1 and can't block": a subject and one or several things said of it. */
const subjectAndPredicates: Syntax<Effects> = {
  parse: (source, at, scope) =>
    NUMBERS.flatMap((number) =>
      named<Affected>(`affected-${number}`)
        .parse(source, at, scope)
        .flatMap(({ value: a, at: end, scope: known }) => {
          const from = matchLiteral(source, end, ' ')
          return from < 0 ? [] : readPredicates(source, from, known, a, number)
        }),
    ),
  print: (effects, out) =>
    NUMBERS.flatMap((number) =>
      subjectsOf(effects).flatMap((a) =>
        named<Affected>(`affected-${number}`)
          .print(a, out)
          .flatMap((next) => emit(next, ' '))
          .flatMap((next) => printPredicates(effects, a, number, next)),
      ),
    ),
}

const readPredicates = (
  source: Source,
  at: number,
  scope: Scope,
  a: Affected,
  number: 's' | 'p',
): readonly Parsed<Effects>[] => {
  const results: Parsed<Effects>[] = []
  const go = (before: Effects, from: number, here: Scope): void => {
    for (const template of candidatesAt(INDEX[number], source, from)) {
      for (const read of template.read(source, from, here, { a })) {
        for (const each of [...readForEach(source, read), read]) {
          const all = [...before, ...each.value]
          results.push(parsed(all, each.at, each.scope))
          if (all.length >= 4) continue
          for (const joint of JOINTS) {
            const next = matchLiteral(source, each.at, joint)
            if (next >= 0) go(all, next, each.scope)
          }
        }
      }
    }
  }
  go([], at, scope)
  return longestFirst(results)
}

const FOR_EACH = ' for each '

const readForEach = (source: Source, read: Parsed<Effects>): readonly Parsed<Effects>[] => {
  const begin = matchLiteral(source, read.at, FOR_EACH)
  const [effect, ...more] = read.value
  if (begin < 0 || effect?.kind !== 'continuous' || more.length > 0) return []
  return named<Amount>('each')
    .parse(source, begin, read.scope)
    .flatMap((each) => {
      const modifications = scaleModifications(effect.modifications, each.value)
      return modifications === null ? [] : [parsed([{ ...effect, modifications }], each.at, each.scope)]
    })
}

const subjectsOf = (effects: Effects): readonly Affected[] => {
  const [first] = effects
  if (first?.kind === 'continuous') return [first.affects]
  if (first?.kind !== 'restriction' && first?.kind !== 'requirement' && first?.kind !== 'permission') return []
  const said = first.kind === 'restriction' ? first.cant : first.kind === 'requirement' ? first.must : first.may
  const pattern = said as unknown as Readonly<Record<string, Affected>>
  return ['who', 'attacker', 'what'].flatMap((key) => {
    const subject = pattern[key]
    return subject === 'self' || subject === 'attached' || typeof subject === 'object' ? [subject] : []
  })
}

const printPredicates = (effects: Effects, a: Affected, number: 's' | 'p', out: Output): readonly Output[] => {
  const results: Output[] = []
  for (const template of PREDICATES_BY_NUMBER[number]) {
    for (const taken of [effects.length, ...effects.keys()].filter((n) => n > 0)) {
      const bindings = template.match(effects.slice(0, taken))
      if (bindings === null || JSON.stringify(bindings.a) !== JSON.stringify(a)) continue
      const written = template.write(bindings, out)
      const rest = effects.slice(taken)
      if (rest.length === 0) results.push(...written)
      else
        for (const next of written.flatMap((each) => JOINTS.flatMap((joint) => emit(each, joint))))
          results.push(...printPredicates(rest, a, number, next))
    }
    if (results.length > 0 && out.run.expected === undefined) return results
  }
  return [...results, ...printForEach(effects, a, number, out)]
}

const printForEach = (effects: Effects, a: Affected, number: 's' | 'p', out: Output): readonly Output[] => {
  const [effect, ...more] = effects
  if (effect?.kind !== 'continuous' || more.length > 0) return []
  const part = unscaleModifications(effect.modifications)
  if (part === null) return []
  const modifications: readonly Modification[] = part.value
  return PREDICATES_BY_NUMBER[number]
    .flatMap((template) => {
      const bindings = template.match([{ ...effect, modifications }])
      return bindings === null || JSON.stringify(bindings.a) !== JSON.stringify(a) ? [] : template.write(bindings, out)
    })
    .flatMap((next) => emit(next, FOR_EACH))
    .flatMap((next) => named<Amount>('each').print(part.by, next))
}

const AS_LONG_AS = 'as long as '
const DURING_YOUR_TURN = 'during your turn, '
const YOUR_TURN: Condition = { kind: 'turn-of', who: { ref: 'you' } }
const WHERE_X = ', where X is '
const condition = named<Condition>('condition')
const value = named<Amount>('value')

const plainSentence: Syntax<Effects> = {
  parse: (source, at, scope) => [
    ...sentences.parse(source, at, scope),
    ...replacedSentence.parse(source, at, scope),
    ...preventedSentence.parse(source, at, scope),
    ...subjectAndPredicates.parse(source, at, scope),
  ],
  print: (effects, out) => [
    ...sentences.print(effects, out),
    ...replacedSentence.print(effects, out),
    ...preventedSentence.print(effects, out),
    ...subjectAndPredicates.print(effects, out),
  ],
}

/** CR 604.1: a static ability is a statement, with or without "as long as". */
export const staticAbility: Syntax<Ability> = {
  parse: (source, at, scope) => {
    const leading = matchLiteral(source, at, AS_LONG_AS)
    const conditional =
      leading < 0
        ? []
        : condition.parse(source, leading, scope).flatMap((asked) => {
            const comma = matchLiteral(source, asked.at, ', ')
            if (comma < 0) return []
            return plainSentence.parse(source, comma, asked.scope).flatMap((said) => close(source, said, asked.value))
          })
    const plain = plainSentence
      .parse(source, at, scope)
      .flatMap((said) => [
        ...close(source, said, undefined),
        ...readWhereX(source, said),
        ...readTrailing(source, said),
      ])
    const during = matchLiteral(source, at, DURING_YOUR_TURN)
    const onYourTurn =
      during < 0 ? [] : plainSentence.parse(source, during, scope).flatMap((said) => close(source, said, YOUR_TURN))
    return [
      ...zoned.parse(source, at, scope),
      ...conditionals.parse(source, at, scope),
      ...conditional,
      ...onYourTurn,
      ...plain,
    ]
  },
  print: (ability, out) => {
    if (ability.kind !== 'static' || ability.notIn !== undefined) return []
    if (ability.zone !== undefined) return zoned.print(ability, out)
    const asked = ability.condition
    if (asked !== undefined) {
      const own = conditionals.print(ability, out)
      if (own.length > 0 && out.run.expected === undefined) return own
      return [...own, ...printConditional(ability.effects, asked, out)]
    }
    const plain = plainSentence.print(ability.effects, out).flatMap(writePeriod)
    if (plain.length > 0 && out.run.expected === undefined) return plain
    return [...plain, ...printWhereX(ability.effects, out)]
  },
}

const close = (source: Source, said: Parsed<Effects>, asked: Condition | undefined): readonly Parsed<Ability>[] => {
  const period = readPeriod(source, said.at)
  if (period < 0) return []
  const ability: Ability = { kind: 'static', effects: said.value, ...(asked === undefined ? {} : { condition: asked }) }
  return [parsed(ability, period, said.scope)]
}

const readTrailing = (source: Source, said: Parsed<Effects>): readonly Parsed<Ability>[] => {
  const begin = matchLiteral(source, said.at, ` ${AS_LONG_AS}`)
  if (begin < 0) return []
  return condition
    .parse(source, begin, said.scope)
    .flatMap((asked) => close(source, parsed(said.value, asked.at, asked.scope), asked.value))
}

const readWhereX = (source: Source, said: Parsed<Effects>): readonly Parsed<Ability>[] => {
  const begin = matchLiteral(source, said.at, WHERE_X)
  if (begin < 0) return []
  return value
    .parse(source, begin, said.scope)
    .flatMap((x) => close(source, parsed(defineX(said.value, x.value), x.at, x.scope), undefined))
}

const printWhereX = (effects: Effects, out: Output): readonly Output[] =>
  undefineX(effects).flatMap(({ value: said, x }) =>
    plainSentence
      .print(said, out)
      .flatMap((next) => emit(next, WHERE_X))
      .flatMap((next) => value.print(x, next))
      .flatMap(writePeriod),
  )

const printConditional = (effects: Effects, asked: Condition, out: Output): readonly Output[] => {
  const trailing = plainSentence
    .print(effects, out)
    .flatMap((next) => emit(next, ` ${AS_LONG_AS}`))
    .flatMap((next) => condition.print(asked, next))
    .flatMap(writePeriod)
  if (trailing.length > 0 && out.run.expected === undefined) return trailing
  const leading = emit(out, AS_LONG_AS)
    .flatMap((next) => condition.print(asked, next))
    .flatMap((next) => emit(next, ', '))
    .flatMap((next) => plainSentence.print(effects, next))
    .flatMap(writePeriod)
  const onYourTurn = isEqual(asked, YOUR_TURN)
    ? emit(out, DURING_YOUR_TURN)
        .flatMap((next) => plainSentence.print(effects, next))
        .flatMap(writePeriod)
    : []
  return [...trailing, ...leading, ...onYourTurn]
}
