import type { Amount } from '../../../core/amount.ts'
import type { Effect } from '../../../core/effect.ts'
import { type Ref, YOU } from '../../../core/ref.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Output, Parsed, Scope, Source, Subject, Syntax } from '../../syntax/syntax.ts'
import { parseNamed } from '../../syntax/template.ts'
import { emit, firstWordings, matchLiteral, parsed } from '../../syntax/text.ts'
import { BECOMING_VERBS } from '../become-rows.ts'
import { bindRead, unbind } from './binding.ts'
import { CHANCE_VERBS, ROLL_AGAIN } from './chance-verbs.ts'
import { COMMAND_VERBS } from './command-verbs.ts'
import { BECOME_COPY_VERBS, COPY_TOKEN_VERBS } from './copy-verbs.ts'
import { DESIGNATION_VERBS, TIME_ROWS } from './designation-verbs.ts'
import { COMMANDED, commanded } from './doer-scope.ts'
import { NUMBER_VERBS } from './number-verbs.ts'
import { OBJECT_VERBS } from './object-verbs.ts'
import { PERMISSION_VERBS } from './permission-verbs.ts'
import { PHASE_ROWS } from './phase-rows.ts'
import { MAKING_VERBS, PLAYER_VERBS } from './player-verbs.ts'
import { scale, unscale } from './repeat.ts'
import { STACK_VERBS } from './stack-verbs.ts'
import { SKIP_VERBS, TURN_ROWS } from './turn-rows.ts'
import { type Doing, verbGrammar } from './verb-rows.ts'

const VERBS = verbGrammar([
  {
    of: 'player',
    rows: [...PLAYER_VERBS, ...CHANCE_VERBS, ...MAKING_VERBS, ...COPY_TOKEN_VERBS, ...SKIP_VERBS, ...DESIGNATION_VERBS],
  },
  { of: 'object', rows: [...OBJECT_VERBS, ...BECOMING_VERBS, ...BECOME_COPY_VERBS] },
  {
    of: 'you',
    rows: [
      ...COMMAND_VERBS,
      ...STACK_VERBS,
      ...NUMBER_VERBS,
      ...PERMISSION_VERBS,
      ...PHASE_ROWS,
      ...ROLL_AGAIN,
      ...TURN_ROWS,
      ...TIME_ROWS,
    ],
  },
])

/** Where the doer stands: said here, understood from the clause before, or already written ("you may …"). */
export type DoerPlace = 'said' | 'understood'

const SUBJECT_RULES: readonly (readonly [rule: string, sort: Subject['sort'], number: Subject['number']])[] = [
  ['player-nom-s', 'player', 's'],
  ['player-nom-p', 'player', 'p'],
  ['object-nom-s', 'object', 's'],
  ['object-nom-p', 'object', 'p'],
]

export const readSubjects = (source: Source, at: number, scope: Scope): readonly Parsed<Subject>[] =>
  SUBJECT_RULES.flatMap(([rule, sort, number]) =>
    (parseNamed(rule, source, at, scope) as readonly Parsed<Ref>[]).map(({ value: ref, at: end, scope: next }) =>
      parsed({ ref, sort, number }, end, next),
    ),
  )

export const writeSubject = ({ ref, sort, number }: Subject, out: Output): readonly Output[] =>
  out.run.grammar.rule(`${sort}-nom-${number}`).print(ref, out)

/** One instruction: a command ("destroy target creature"), or a doer and what it does ("target player draws a card"). */
export const clause: Syntax<Effect> = {
  parse: (source, at, scope) => [...readCommand(source, at, scope), ...readSaid(source, at, scope)],
  print: (effect, out) => printEither(effect, out, 'said'),
}

/** The same without its doer, who was said before: "… and gains flying". */
export const understoodClause: Syntax<Effect> = {
  parse: (source, at, scope) =>
    scope.subject === null ? [] : finish(source, VERBS.parse(source, at, scope, scope.subject)),
  print: (effect, out) => printEither(effect, out, 'understood'),
}

const readCommand = (source: Source, at: number, scope: Scope): readonly Parsed<Effect>[] => {
  return finish(source, VERBS.parse(source, at, commanded(scope), COMMANDED))
}

const readSaid = (source: Source, at: number, scope: Scope): readonly Parsed<Effect>[] =>
  readSubjects(source, at, scope).flatMap(({ value: subject, at: end, scope: next }) => {
    const from = matchLiteral(source, end, ' ')
    if (from < 0) return []
    const each = isSeveral(subject) ? matchLiteral(source, from, EACH) : -1
    const inside = { ...next, subject }
    const said = [
      ...VERBS.parse(source, from, inside, subject),
      ...(each < 0 ? [] : VERBS.parse(source, each, inside, subject)),
    ]
    return finish(
      source,
      said.filter(({ value }) => isSpellsOwn(scope, subject, value)),
    )
  })

/** "Two target players each draw a card": each of several targets for itself, which is what the IR says anyway. */
const isSeveral = ({ ref, number }: Subject): boolean => number === 'p' && ref.ref === 'target'
const EACH = 'each '

/** Said of one other player: you are told in commands, and of many each would choose for themselves. */
const isPickedFromHand = (effect: Effect): boolean =>
  effect.do === 'exile' && effect.what.ref === 'choose' && effect.what.filter.controlledBy !== undefined

/**
 * A spell deals damage; all else that is said of "it" is said of something on the battlefield. And a creature deals damage by
 * its power, not by a number.
 */
const isSpellsOwn = (scope: Scope, subject: Subject, effect: Effect): boolean => {
  if (isPickedFromHand(effect) && (subject.ref.ref === 'all' || subject.ref.ref === 'you')) return false
  if (!scope.isSpell || subject.sort !== 'object') return true
  if (subject.ref.ref === 'self') return effect.do === 'damage'
  return effect.do !== 'damage' || typeof effect.amount !== 'number'
}

/** After the verb phrase: "for each …" and the name of what was made. */
const finish = (source: Source, results: readonly Parsed<Effect>[]): readonly Parsed<Effect>[] =>
  results.flatMap((result) => [...readForEach(source, result), named(result)])

const named = (result: Parsed<Effect>): Parsed<Effect> => {
  const { effect, scope } = bindRead(result.value, result.scope)
  return parsed(effect, result.at, scope)
}

const FOR_EACH = ' for each '

const readForEach = (source: Source, result: Parsed<Effect>): readonly Parsed<Effect>[] => {
  const end = matchLiteral(source, result.at, FOR_EACH)
  if (end < 0 || result.value.do === 'add-mana') return []
  return (parseNamed('each', source, end, result.scope) as readonly Parsed<Amount>[]).flatMap((each) => {
    const effect = scale(result.value, each.value)
    return effect === null ? [] : [named(parsed(effect, each.at, each.scope))]
  })
}

const printEither = (named: Effect, out: Output, place: DoerPlace): readonly Output[] => {
  const { effect, after } = unbind(named)
  const plain = printVerb(effect, out, place)
  if (plain.length > 0 && out.run.expected === undefined) return plain.map((next) => settle(next, after))
  const part = unscale(effect)
  const repeated =
    part === null
      ? []
      : printVerb(part.value, out, place).flatMap((next) =>
          emit(next, FOR_EACH).flatMap((each) => each.run.grammar.rule('each').print(part.by, each)),
        )
  return [...plain, ...repeated].map((next) => settle(next, after))
}

const settle = (out: Output, after: (scope: Scope) => Scope): Output => ({ ...out, scope: after(out.scope) })

const printVerb = (effect: Effect, out: Output, place: DoerPlace): readonly Output[] =>
  firstWordings(out, VERBS.doers(effect), (doing) =>
    place === 'said' ? printSaid(doing, out) : printUnderstood(doing, out),
  )

const printSaid = (doing: Doing, out: Output): readonly Output[] => {
  const ref = (doing.of === 'you' ? YOU : doing.subject) as Ref
  const commands = isEqual(ref, YOU) && doing.number === 'p' ? printCommand(doing, out) : []
  if (doing.of === 'you') return commands
  const subject: Subject = { ref, sort: doing.of, number: doing.number }
  const said = writeSubject(subject, out).flatMap((next) =>
    emit(next, ' ', { ...next.scope, subject }).flatMap((spaced) => [
      ...(isSeveral(subject) ? emit(spaced, EACH).flatMap((apart) => doing.write(apart)) : []),
      ...doing.write(spaced),
    ]),
  )
  return startsAsCommand(doing) ? [...commands, ...said] : [...said, ...commands]
}

/** "Draw a card", but "you gain 3 life". */
const startsAsCommand = (doing: Doing): boolean => doing.of === 'you' || doing.isCommand

const printCommand = (doing: Doing, out: Output): readonly Output[] =>
  doing.write({ ...out, scope: commanded(out.scope) })

const printUnderstood = (doing: Doing, out: Output): readonly Output[] => {
  const { subject } = out.scope
  if (subject === null || doing.number !== subject.number) return []
  if (doing.of === 'you') return isEqual(subject.ref, YOU) ? doing.write(out) : []
  if (doing.of !== subject.sort || !isEqual(doing.subject, subject.ref)) return []
  return doing.write(out)
}
