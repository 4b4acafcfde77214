import type { Effect } from '../../../core/effect.ts'
import { candidatesAt, indexByLetter, type LetterIndex, type Row } from '../../syntax/combinators.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Output, Parsed, Scope, Source, Subject } from '../../syntax/syntax.ts'
import { type Template, templates } from '../../syntax/template.ts'
import { thirdPersonOf } from '../../words/plural.ts'

/**
 * What a subject does. Texts are written for "you" and "they" with a mark behind each verb that follows the subject
 * (`draw~`), `your~` for its possessive; the hole `subject` in the IR is the doer.
 */
export interface VerbTable {
  /** Whose verbs: players, objects, or only you, in commands without a doer in the IR ("destroy …"). */
  readonly of: 'player' | 'object' | 'you'
  readonly rows: readonly Row<Effect>[]
}

interface Verb {
  readonly of: VerbTable['of']
  readonly template: Template<Effect>
}

export interface VerbGrammar {
  readonly parse: (source: Source, at: number, scope: Scope, subject: Subject) => readonly Parsed<Effect>[]
  /** Every subject and rest of sentence that says this effect. */
  readonly doers: (effect: Effect) => readonly Doing[]
}

export interface Doing {
  readonly of: VerbTable['of']
  readonly subject: unknown
  readonly number: 's' | 'p'
  /** Said of you without "you": "draw a card", where others are "you gain 3 life". */
  readonly isCommand: boolean
  readonly write: (out: Output) => readonly Output[]
}

const inflect = (text: string, number: 's' | 'p'): string =>
  text
    .replace(/#/g, number)
    .replace(/your~/g, number === 'p' ? '(your|their)' : 'their')
    .replace(/([a-z']+)~/g, (_, verb: string) => (number === 'p' ? verb : thirdPersonOf(verb)))

export const verbGrammar = (tables: readonly VerbTable[]): VerbGrammar => {
  const verbs = (number: 's' | 'p'): readonly Verb[] =>
    tables.flatMap((table) =>
      table.of === 'you' && number === 's'
        ? []
        : table.rows.flatMap(([text, ir]) =>
            templates(inflect(text, number), ir).map((template) => ({ of: table.of, template })),
          ),
    )
  const byNumber = { s: verbs('s'), p: verbs('p') }
  const index = (list: readonly Verb[], of: VerbTable['of']): LetterIndex<Effect> =>
    indexByLetter(list.filter((verb) => verb.of === of).map(({ template }) => template))
  const indexes = {
    s: { player: index(byNumber.s, 'player'), object: index(byNumber.s, 'object'), you: index(byNumber.s, 'you') },
    p: { player: index(byNumber.p, 'player'), object: index(byNumber.p, 'object'), you: index(byNumber.p, 'you') },
  }
  const byVerb = groupByVerb(byNumber)
  return {
    parse: (source, at, scope, subject) => {
      const here = indexes[subject.number]
      const isYou = isEqual(subject.ref, { ref: 'you' })
      const fitting = [
        ...candidatesAt(here[subject.sort], source, at),
        ...(isYou ? candidatesAt(here.you, source, at) : []),
      ]
      return fitting.flatMap((template) => template.read(source, at, scope, { subject: subject.ref }))
    },
    doers: (effect) =>
      (byVerb.get(effect.do) ?? []).flatMap(({ of, template, number }) => {
        const bindings = template.match(effect)
        if (bindings === null) return []
        const isCommand = !STATED_OF_YOU.has(effect.do)
        return [{ of, number, isCommand, subject: bindings.subject, write: (out) => template.write(bindings, out) }]
      }),
  }
}

const STATED_OF_YOU: ReadonlySet<string> = new Set([
  'gain-life',
  'lose-life',
  'win-game',
  'lose-game',
  'set-life',
  'designate',
  'create-emblem',
])

type Numbered = Verb & { readonly number: 's' | 'p' }

const groupByVerb = (lists: Record<'s' | 'p', readonly Verb[]>): ReadonlyMap<string, readonly Numbered[]> => {
  const groups = new Map<string, Numbered[]>()
  for (const number of ['p', 's'] as const) {
    for (const verb of lists[number]) {
      const key = (verb.template.ir as Effect).do
      groups.set(key, [...(groups.get(key) ?? []), { ...verb, number }])
    }
  }
  return groups
}
