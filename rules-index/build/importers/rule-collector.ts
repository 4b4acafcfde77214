import { levelOf, printRuleNumber, type RuleNumber } from '../../../src/core/rule-number.ts'
import type { GlossaryContent, RuleContent } from '../../../src/library/index.ts'
import type { ImportNote, ParsedText } from './imported-text.ts'
import { isLater, isNextNumber } from './numbering.ts'

interface Open {
  readonly number: RuleNumber
  title: string
  text: string
  readonly examples: string[]
}

/** Gathers the rules of a text in the order in which they come. Where text goes is the layout's business, order is watched here. */
export class RuleCollector {
  readonly #rules: Open[] = []
  readonly #outline = new Map<string, string>()
  readonly #notes: ImportNote[] = []
  readonly #glossary: GlossaryContent[] = []

  /** The number that came last. */
  get last(): RuleNumber | null {
    return this.#rules.at(-1)?.number ?? null
  }

  /** The text that grows at the moment: the last example, or the rule's own text. */
  get current(): string {
    const open = this.#rules.at(-1)
    return open?.examples.at(-1) ?? open?.text ?? ''
  }

  outline(number: RuleNumber, title: string): void {
    this.#outline.set(printRuleNumber(number), tidy(title))
  }

  title(number: RuleNumber, title: string): void {
    this.#outline.delete(printRuleNumber(number))
    this.#rules.push({ number, title: tidy(title), text: '', examples: [] })
  }

  rule(number: RuleNumber, text: string, line: number): void {
    if (!isLater(this.last, number)) this.note(line, printRuleNumber(number), 'number-out-of-order')
    else if (!isNextNumber(this.last, number)) this.note(line, printRuleNumber(number), 'gap-in-the-numbers')
    this.#rules.push({ number, title: '', text: text.trim(), examples: [] })
  }

  example(text: string): void {
    this.#rules.at(-1)?.examples.push(text.trim())
  }

  /** Puts more text behind the current one. */
  join(text: string, glue: string): void {
    const open = this.#rules.at(-1)
    if (open === undefined) return
    const grow = (before: string): string => (before === '' ? text.trim() : before + glue + text.trim())
    if (open.examples.length > 0) open.examples.push(grow(open.examples.pop() as string))
    else open.text = grow(open.text)
  }

  glossary(term: string, text: string): void {
    this.#glossary.push({ term: tidy(term), text: tidy(text), see: [] })
  }

  note(line: number, text: string, reason: ImportNote['reason']): void {
    this.#notes.push({ line, text: text.length > 120 ? `${text.slice(0, 119)}…` : text, reason })
  }

  finish(): ParsedText {
    const held = new Set(this.#rules.map(({ number }) => printRuleNumber(number)))
    return {
      rules: this.#rules.map((open, i) => this.#contentOf(open, this.#rules[i + 1])),
      outline: [...this.#outline].filter(([number]) => !held.has(number)).map(([number, title]) => ({ number, title })),
      glossary: this.#glossary,
      notes: this.#notes,
    }
  }

  #contentOf(open: Open, next: Open | undefined): RuleContent {
    const named = open.title === '' && isName(open, next)
    return {
      number: printRuleNumber(open.number),
      title: named ? tidy(open.text) : open.title,
      text: named ? '' : tidy(open.text),
      examples: open.examples.map(tidy),
      list: [],
      see: [],
      also: [],
    }
  }
}

/** A rule that is only the name of the subrules under it: `702.19. Trample`. */
const isName = ({ number, text, examples }: Open, next: Open | undefined): boolean =>
  levelOf(number) === 'rule' &&
  examples.length === 0 &&
  text.length > 0 &&
  text.length <= 60 &&
  !/[.!?:;]["”»)]?$/.test(text) &&
  next !== undefined &&
  levelOf(next.number) === 'subrule' &&
  next.number.heading === number.heading &&
  next.number.rule === number.rule

/** Spaces as typed once; the italic signs of the text editions are no part of the text. */
const tidy = (text: string): string =>
  text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/(?<![\p{L}\d])_([^_\n]+)_(?![\p{L}\d])/gu, '$1')
    .trim()
