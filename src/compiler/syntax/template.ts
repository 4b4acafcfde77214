import { type Bindings, fill, slotValue, unify } from './pattern.ts'
import type { Output, Parsed, Scope, Source, Syntax } from './syntax.ts'
import { emit, matchLiteral, parsed } from './text.ts'

/**
 * A rule as a pair of patterns: `draw <n:count:card>` and a piece of IR with the hole `n`. `(a|b)` in the text stands for
 * synonyms, the first of which is preferred; `<x?:rule>` is a slot that may have no value. Reading matches the text and
 * fills the IR, writing unifies the IR and fills the text.
 */
export interface Template<T> extends Syntax<T> {
  /** Letters it can start with; empty if it starts with a slot. */
  readonly first: string
  readonly ir: T
  readonly match: (value: T) => Bindings | null
  readonly read: (source: Source, at: number, scope: Scope, given: Bindings) => readonly Parsed<T>[]
  readonly write: (bindings: Bindings, out: Output) => readonly Output[]
}

type Step = { readonly literal: string } | { readonly slot: string; readonly rule: string; readonly optional: boolean }

/** `a(b|c)d` → `abd`, `acd`. */
export const expandSynonyms = (text: string): readonly string[] => {
  const group = /\(([^()]*\|[^()]*)\)/.exec(text)
  if (group === null) return [text]
  const before = text.slice(0, group.index)
  const after = text.slice(group.index + group[0].length)
  const options = (group[1] as string).split('|')
  return [...new Set(options.flatMap((option) => expandSynonyms(before + option + after)))]
}

const stepsOf = (text: string): readonly Step[] =>
  text
    .split(/(<[^<>]+>)/)
    .filter((part) => part !== '')
    .map((part) => {
      const slot = /^<([a-z0-9]+)(\?)?:(.+)>$/i.exec(part)
      if (slot === null) return { literal: part }
      return { slot: slot[1] as string, optional: slot[2] !== undefined, rule: slot[3] as string }
    })

interface Partial {
  readonly at: number
  readonly scope: Scope
  readonly bindings: Bindings
}

/** One template without synonyms. `given` are bindings that come from elsewhere, such as the subject of a verb. */
const single = <T>(text: string, ir: T): Template<T> => {
  const steps = stepsOf(text)
  const head = steps[0]
  const read = (source: Source, at: number, scope: Scope, given: Bindings): readonly Parsed<T>[] => {
    let states: Partial[] = [{ at, scope, bindings: given }]
    for (const step of steps) {
      states = states.flatMap((state) => readStep(step, source, state))
      if (states.length === 0) return []
    }
    return states.map((state) => parsed(fill(ir, state.bindings) as T, state.at, state.scope))
  }
  const write = (bindings: Bindings, out: Output): readonly Output[] => {
    let outs: readonly Output[] = [out]
    for (const step of steps) {
      outs = outs.flatMap((each) => writeStep(step, bindings, each))
      if (outs.length === 0) return []
    }
    return outs
  }
  const match = (value: T): Bindings | null => unify(ir, value)
  return {
    first: head !== undefined && 'literal' in head ? (head.literal[0] as string) : '',
    ir,
    match,
    read,
    write,
    parse: (source, at, scope) => read(source, at, scope, {}),
    print: (value, out) => {
      const bindings = match(value)
      return bindings === null ? [] : write(bindings, out)
    },
  }
}

const readStep = (step: Step, source: Source, state: Partial): Partial[] => {
  if ('literal' in step) {
    const at = matchLiteral(source, state.at, step.literal)
    return at < 0 ? [] : [{ ...state, at }]
  }
  return parseNamed(step.rule, source, state.at, state.scope).map(({ value, at, scope }) => ({
    at,
    scope,
    bindings: { ...state.bindings, [step.slot]: value },
  }))
}

const writeStep = (step: Step, bindings: Bindings, out: Output): readonly Output[] => {
  if ('literal' in step) return emit(out, step.literal)
  const value = slotValue(step.slot, bindings)
  if (value === undefined && !step.optional) return []
  return out.run.grammar.rule(step.rule).print(value, out)
}

/** Reads a named rule, remembering what it gave at this place in this scope. */
export const parseNamed = (name: string, source: Source, at: number, scope: Scope): readonly Parsed<unknown>[] => {
  const { trace } = source
  if (--trace.fuel < 0) return []
  const key = `${name}@${at}`
  let known = trace.memo.get(key)
  if (known === undefined) {
    known = new Map()
    trace.memo.set(key, known)
  }
  const found = known.get(scope)
  if (found !== undefined) return found
  const results = source.grammar.rule(name).parse(source, at, scope)
  known.set(scope, results)
  return results
}

/** All synonyms of a template, as a list in order of preference. */
export const templates = <T>(text: string, ir: T): readonly Template<T>[] =>
  expandSynonyms(text).map((each) => single(each, ir))
