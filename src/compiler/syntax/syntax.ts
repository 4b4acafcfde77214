import type { TargetSlot } from '../../core/ability.ts'
import type { Amount } from '../../core/amount.ts'
import type { Ref } from '../../core/ref.ts'

/**
 * A piece of grammar that reads and writes. Both directions are nondeterministic: reading gives every way to understand
 * what stands at a place, writing every wording of a value, the preferred one first.
 */
export interface Syntax<T> {
  readonly parse: (source: Source, at: number, scope: Scope) => readonly Parsed<T>[]
  readonly print: (value: T, out: Output) => readonly Output[]
}

export interface Parsed<T> {
  readonly value: T
  readonly at: number
  readonly scope: Scope
}

/** The text being read, in normal form, and what is remembered while reading it. */
export interface Source {
  readonly text: string
  readonly grammar: Grammar
  readonly trace: Trace
}

export interface Trace {
  /** The farthest place any literal was reached at: where understanding stopped. */
  farthest: number
  /** Work left; reading gives up at zero, so that no text can cost more than a bound. */
  fuel: number
  readonly memo: Map<string, Map<Scope, readonly Parsed<unknown>[]>>
}

/** Text written so far. With `expected`, wordings that do not lead to that text are dropped at once. */
export interface Output {
  readonly text: string
  readonly scope: Scope
  readonly run: PrintRun
}

export interface PrintRun {
  readonly grammar: Grammar
  readonly expected?: string
  readonly counter: { fuel: number }
}

/** Named rules; a name with a colon (`count:card`) is a family and its argument. */
export interface Grammar {
  readonly rule: (name: string) => Syntax<unknown>
}

/** Something a text has spoken of, that pronouns may take up. */
export interface Mention {
  readonly ref: Ref
  /** What it was before an instruction moved it: "its controller" asks that one (608.2h). */
  readonly past?: Ref
  readonly sort: 'object' | 'player'
  /** Words that may follow "that": `creature`, `card`, `player`. */
  readonly nouns: readonly string[]
  readonly many: boolean
}

export interface Subject {
  readonly ref: Ref
  readonly sort: 'object' | 'player'
  /** Verb form: `s` for "it draws", `p` for "they draw" and "you draw". */
  readonly number: 's' | 'p'
}

/** What is known at a place of the text; never changed, only replaced. */
export interface Scope {
  /** Target slots introduced so far, in order. */
  readonly targets: readonly TargetSlot[]
  /** When writing: the slots of the body, which the first mention of each introduces. */
  readonly slots: readonly TargetSlot[]
  readonly mentions: readonly Mention[]
  readonly subject: Subject | null
  /** How many names `as` were given. */
  readonly names: number
  /** How this text calls what it is attached to: "enchanted creature". */
  readonly attachedTo: readonly string[]
  /** How this text calls what its cost is paid with: "sacrificed creature". */
  readonly paid: readonly string[]
  /** First number free for a target id. */
  readonly firstTarget: number
  /** What "that much" and "that many" stand for. */
  readonly amount: Amount | null
  /** That amount is damage that has been prevented (615.5). */
  readonly prevented?: true
  /** The instruction that "if you do" asks about, by its name, and who may have done it. */
  readonly did: { readonly name: string; readonly who: Ref } | null
  /** In an ability that triggers on attacking or blocking: there is a defending player to speak of (506.2). */
  readonly hasDefender: boolean
  /** Where the event of a triggered ability ended: an "if" there belongs to the trigger (603.4). */
  readonly eventEnd: number
  /** Whether the object leaves the stack when this resolves: a spell's own words on it. */
  readonly isSpell: boolean
}

export const EMPTY_SCOPE: Scope = {
  targets: [],
  slots: [],
  mentions: [],
  subject: null,
  names: 0,
  attachedTo: [],
  paid: [],
  firstTarget: 1,
  amount: null,
  did: null,
  hasDefender: false,
  eventEnd: -1,
  isSpell: false,
}

export const withMention = (scope: Scope, mention: Mention): Scope => ({
  ...scope,
  mentions: [...scope.mentions, mention],
})
