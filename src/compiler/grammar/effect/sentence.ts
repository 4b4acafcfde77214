import type { Condition } from '../../../core/condition.ts'
import type { Cost } from '../../../core/cost.ts'
import type { Effect } from '../../../core/effect.ts'
import type { Ref } from '../../../core/ref.ts'
import { named, oneOf } from '../../syntax/combinators.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Output, Parsed, Scope, Source, Subject, Syntax } from '../../syntax/syntax.ts'
import { parseNamed } from '../../syntax/template.ts'
import { emit, matchLiteral, parsed } from '../../syntax/text.ts'
import { LEADING_DURATIONS } from '../duration.ts'
import { type Effects, understoodChain } from './chain.ts'
import { readSubjects, writeSubject } from './clause.ts'
import { DELAYED } from './delayed.ts'
import { distributedCounters, dividedDamage } from './divided.ts'
import { nthResolution } from './nth-resolution.ts'
import { othersBecomeCopies } from './others-become.ts'
import { passages } from './passage.ts'
import { reflexive } from './reflexive.ts'

const chain = named<Effects>('chain')

/** CR 608.2: sentences without their period, each an effect or several. */

const rule = <T>(name: string, source: Source, at: number, scope: Scope): readonly Parsed<T>[] =>
  parseNamed(name, source, at, scope) as readonly Parsed<T>[]

const one = (effects: Effects): Effect | null => (effects.length === 1 ? (effects[0] as Effect) : null)

/** "if C, …" */
const leadingIf: Syntax<Effects> = {
  parse: (source, at, scope) => {
    const begin = matchLiteral(source, at, 'if ')
    if (begin < 0) return []
    return rule<Condition>('condition', source, begin, scope).flatMap((condition) => {
      const comma = matchLiteral(source, condition.at, ', ')
      if (comma < 0) return []
      return inner.parse(source, comma, condition.scope).map((body) => {
        const effect: Effect = { do: 'if', condition: condition.value, effects: body.value }
        return parsed([effect], body.at, body.scope)
      })
    })
  },
  print: (effects, out) => {
    const effect = one(effects)
    if (effect?.do !== 'if' || effect.otherwise !== undefined || out.scope.eventEnd === out.text.length) return []
    return emit(out, 'if ')
      .flatMap((next) => next.run.grammar.rule('condition').print(effect.condition, next))
      .flatMap((next) => emit(next, ', '))
      .flatMap((next) => inner.print(effect.effects, next))
  },
}

/** "… if C" */
const trailingIf: Syntax<Effects> = {
  parse: (source, at, scope) =>
    chain.parse(source, at, scope).flatMap((body) => {
      const end = matchLiteral(source, body.at, ' if ')
      if (end < 0) return []
      return rule<Condition>('condition', source, end, body.scope).map((condition) => {
        const effect: Effect = { do: 'if', condition: condition.value, effects: body.value }
        return parsed([effect], condition.at, condition.scope)
      })
    }),
  print: (effects, out) => {
    const effect = one(effects)
    if (effect?.do !== 'if' || effect.otherwise !== undefined) return []
    return chain
      .print(effect.effects, out)
      .flatMap((next) => emit(next, ' if '))
      .flatMap((next) => next.run.grammar.rule('condition').print(effect.condition, next))
  },
}

const MAY = ' may '
const HAVE = 'have '

/** CR 608.2d: "you may …", "that player may …". Named, so that "if you do" can ask about it. */
const optional: Syntax<Effects> = {
  parse: (source, at, scope) =>
    readDoers(source, at, scope).flatMap(({ value: subject, at: end, scope: known }) => {
      const name = `b${known.names + 1}`
      const inside = { ...known, names: known.names + 1, subject }
      return readMay(source, end, inside).map((body) => {
        const effect: Effect = { do: 'optional', who: subject.ref, effects: body.value, as: name }
        return parsed([effect], body.at, { ...body.scope, did: { name, who: subject.ref } })
      })
    }),
  print: (effects, out) => {
    const effect = one(effects)
    if (effect?.do !== 'optional' || effect.otherwise !== undefined) return []
    return writeDoers(effect.who, out).flatMap(({ out: next, subject }) =>
      writeMay(effect.effects, { ...next, scope: { ...next.scope, subject } }).map((written) => ({
        ...written,
        scope: {
          ...written.scope,
          did: effect.as === undefined ? written.scope.did : { name: effect.as, who: effect.who },
        },
      })),
    )
  },
}

/** What each of many players may do is asked of each in turn, which these forms do not say. */
const isOnePlayer = ({ ref, sort }: Subject): boolean => sort === 'player' && ref.ref !== 'all'

const readDoers = (source: Source, at: number, scope: Scope): readonly Parsed<Subject>[] =>
  readSubjects(source, at, scope).flatMap((subject) => {
    const end = isOnePlayer(subject.value) ? matchLiteral(source, subject.at, MAY) : -1
    return end < 0 ? [] : [parsed({ ...subject.value, number: 'p' as const }, end, subject.scope)]
  })

const writeDoers = (ref: Ref, out: Output): readonly { out: Output; subject: Subject }[] =>
  (['p', 's'] as const).flatMap((number) =>
    writeSubject({ ref, sort: 'player', number }, out)
      .flatMap((next) => emit(next, MAY))
      .map((next) => ({ out: next, subject: { ref, sort: 'player', number: 'p' } })),
  )

/** "you may draw a card", and "you may have this creature deal 2 damage …". */
const readMay = (source: Source, at: number, scope: Scope): readonly Parsed<Effects>[] => {
  const plain = understoodChain.parse(source, at, scope)
  const have = matchLiteral(source, at, HAVE)
  if (have < 0) return plain
  const caused = (['object', 'player'] as const).flatMap((sort) =>
    rule<Ref>(`${sort}-obj`, source, have, scope).flatMap(({ value: ref, at: end, scope: next }) => {
      const from = matchLiteral(source, end, ' ')
      const subject: Subject = { ref, sort, number: 'p' }
      return from < 0 ? [] : understoodChain.parse(source, from, { ...next, subject })
    }),
  )
  return [...plain, ...caused]
}

const writeMay = (effects: Effects, out: Output): readonly Output[] => {
  const plain = understoodChain.print(effects, out)
  if (plain.length > 0 && out.run.expected === undefined) return plain
  const caused = emit(out, HAVE).flatMap((next) =>
    (['object', 'player'] as const).flatMap((sort) =>
      doersIn(effects[0]).flatMap((ref) =>
        next.run.grammar
          .rule(`${sort}-obj`)
          .print(ref, next)
          .flatMap((said) => emit(said, ' ', { ...said.scope, subject: { ref, sort, number: 'p' } }))
          .flatMap((said) => understoodChain.print(effects, said)),
      ),
    ),
  )
  return [...plain, ...caused]
}

const doersIn = (effect: Effect | undefined): readonly Ref[] => {
  if (effect === undefined) return []
  const fields = effect as unknown as Readonly<Record<string, Ref | undefined>>
  return ['who', 'source', 'what', 'a'].flatMap((key) => {
    const ref = fields[key]
    return ref !== undefined && 'ref' in ref ? [ref] : []
  })
}

/** CR 118.12a: "… unless its controller pays {2}". */
const unless: Syntax<Effects> = {
  parse: (source, at, scope) =>
    chain.parse(source, at, scope).flatMap((body) => {
      const begin = matchLiteral(source, body.at, ' unless ')
      if (begin < 0) return []
      return readSubjects(source, begin, body.scope).flatMap(({ value: subject, at: end, scope: next }) => {
        const from = isOnePlayer(subject) ? matchLiteral(source, end, ' ') : -1
        if (from < 0) return []
        return rule<Cost>(`spoken-cost-${subject.number}`, source, from, next).map((cost) => {
          const effect: Effect = { do: 'unless-paid', who: subject.ref, cost: cost.value, effects: body.value }
          return parsed([effect], cost.at, cost.scope)
        })
      })
    }),
  print: (effects, out) => {
    const effect = one(effects)
    if (effect?.do !== 'unless-paid') return []
    return chain
      .print(effect.effects, out)
      .flatMap((next) => emit(next, ' unless '))
      .flatMap((next) =>
        (['p', 's'] as const).flatMap((number) =>
          writeSubject({ ref: effect.who, sort: 'player', number }, next)
            .flatMap((said) => emit(said, ' '))
            .flatMap((said) => said.run.grammar.rule(`spoken-cost-${number}`).print(effect.cost, said)),
        ),
      )
  },
}

const timed: Syntax<Effects> = oneOf(chain, passages)

const isTimed = (effect: Effect): effect is Extract<Effect, { do: 'continuous' | 'rule' | 'become-copy' }> =>
  effect.do === 'continuous' || effect.do === 'rule' || effect.do === 'become-copy'

/** Without a span of its own: a copy has none where others last for the rest of the game. */
const isOpen = (effect: Effect): boolean =>
  isTimed(effect) && effect.duration === (effect.do === 'become-copy' ? undefined : 'indefinite')

const opened = (effect: Effect): Effect => {
  if (effect.do !== 'become-copy') return { ...effect, duration: 'indefinite' } as Effect
  const { duration: _, ...rest } = effect
  return rest
}

/** "Until end of turn, creatures you control gain flying": the span stands in front. */
const leadingDuration: Syntax<Effects> = {
  parse: (source, at, scope) =>
    LEADING_DURATIONS.flatMap(([text, duration]) => {
      const begin = matchLiteral(source, at, text)
      if (begin < 0) return []
      return timed.parse(source, begin, scope).flatMap((body) => {
        if (!body.value.every(isOpen)) return []
        const effects = body.value.map((each) => ({ ...each, duration }) as Effect)
        return [parsed(effects, body.at, body.scope)]
      })
    }),
  print: (effects, out) =>
    LEADING_DURATIONS.flatMap(([text, duration]) => {
      if (!effects.every((each) => isTimed(each) && isEqual(each.duration, duration))) return []
      const bare = effects.map(opened)
      return emit(out, text).flatMap((next) => timed.print(bare, next))
    }),
}

const FORMS: readonly Syntax<Effects>[] = [
  othersBecomeCopies,
  passages,
  dividedDamage,
  distributedCounters,
  chain,
  optional,
  leadingIf,
  unless,
  trailingIf,
  leadingDuration,
  reflexive,
  nthResolution,
  ...DELAYED,
]

/** Any of these forms. */
export const inner: Syntax<Effects> = {
  parse: (source, at, scope) => FORMS.flatMap((form) => form.parse(source, at, scope)),
  print: (effects, out) => {
    const results: Output[] = []
    for (const form of FORMS) {
      results.push(...form.print(effects, out))
      if (results.length > 0 && out.run.expected === undefined) return results
    }
    return results
  },
}
