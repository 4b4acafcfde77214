import type { Words } from './keywords.ts'
import { fold, NOTATION_LANGS, type NotationLang } from './lang.ts'
import { NotationError, type SyntaxReason } from './notation-error.ts'

/** A piece of text as it was typed, and where. */
export interface Written {
  readonly text: string
  readonly quoted: boolean
  readonly line: number
  readonly column: number
}

const CLOSING: Readonly<Record<string, string>> = { '“': '”', '«': '»' }
const WORD = /[^\s,()[\]|;:"=+“«]+/y
const SPACES = /[\s ]*/y

/** Reads one line from left to right. Columns and lines count from 1. */
export class Cursor {
  at = 0
  readonly text: string
  readonly line: number
  readonly langs: readonly NotationLang[]

  constructor(text: string, line: number, lang: NotationLang | 'auto' = 'auto') {
    this.text = text
    this.line = line
    this.langs = lang === 'auto' ? NOTATION_LANGS : [lang]
  }

  skip(): this {
    SPACES.lastIndex = this.at
    SPACES.test(this.text)
    this.at = Math.max(this.at, SPACES.lastIndex)
    return this
  }

  get atEnd(): boolean {
    return this.skip().at >= this.text.length
  }

  get rest(): string {
    return this.text.slice(this.at)
  }

  fail(reason: SyntaxReason, params: Readonly<Record<string, string | readonly string[]>> = {}, at = this.at): never {
    throw new NotationError(reason, this.line, at + 1, params)
  }

  /** Takes a sign if it comes next. */
  take(sign: string): boolean {
    if (!this.skip().text.startsWith(sign, this.at)) return false
    this.at += sign.length
    return true
  }

  takeArrow(): boolean {
    return this.take('->') || this.take('→')
  }

  /** True if one of the signs comes next, or the line ends. */
  isBefore(...signs: readonly string[]): boolean {
    return this.atEnd || signs.some((sign) => this.text.startsWith(sign, this.at))
  }

  expect(sign: string): void {
    if (!this.take(sign)) this.fail('expected', { expected: sign, found: this.rest.slice(0, 20) })
  }

  expectEnd(): void {
    if (!this.atEnd) this.fail('unknown-word', { found: this.rest.slice(0, 40) })
  }

  /** A name up to the first of `stops`, or in quotation marks, in which anything may stand. */
  name(...stops: readonly string[]): Written {
    const at = this.skip().at
    const quoted = this.quotation()
    if (quoted !== undefined) return { text: quoted, quoted: true, line: this.line, column: at + 1 }
    let end = at
    while (end < this.text.length && !stops.some((stop) => this.text.startsWith(stop, end))) end++
    const text = this.text.slice(at, end).trim().replaceAll(/\s+/g, ' ')
    if (text === '') this.fail('expected', { expected: 'name', found: this.rest.slice(0, 20) })
    this.at = end
    return { text, quoted: false, line: this.line, column: at + 1 }
  }

  /** One word, or a quotation: an id, a player. */
  word(): Written {
    const at = this.skip().at
    const quoted = this.quotation()
    if (quoted !== undefined) return { text: quoted, quoted: true, line: this.line, column: at + 1 }
    const text = this.peekWord(at)
    if (text === undefined) this.fail('expected', { expected: 'name', found: this.rest.slice(0, 20) })
    this.at = at + text.length
    return { text, quoted: false, line: this.line, column: at + 1 }
  }

  number(): number {
    const at = this.skip().at
    const match = /^[+-]?\d+(?![^\s,()[\]|;:=+])/.exec(this.rest)
    if (match === null) this.fail('not-a-number', { found: this.rest.slice(0, 20) }, at)
    this.at += match[0].length
    return Number(match[0])
  }

  /** The key of the longest keyword that comes next, and moves behind it. */
  keyword<K extends string>(table: Readonly<Record<K, Words>>): K | undefined {
    const start = this.skip().at
    let found: { readonly key: K; readonly end: number } | undefined
    let phrase = ''
    let end = start
    for (let tries = 0; tries < 8; tries++) {
      const next = this.peekWord(end + (/^\s*/.exec(this.text.slice(end))?.[0].length ?? 0))
      if (next === undefined) break
      end = this.text.indexOf(next, end) + next.length
      phrase = phrase === '' ? next : `${phrase} ${next}`
      const folded = fold(phrase)
      for (const key of Object.keys(table) as K[]) {
        if (this.langs.some((lang) => foldedWords(table[key], lang).includes(folded))) found = { key, end }
      }
    }
    if (found !== undefined) this.at = found.end
    return found?.key
  }

  private peekWord(at: number): string | undefined {
    WORD.lastIndex = at
    return WORD.exec(this.text)?.[0]
  }

  private quotation(): string | undefined {
    const open = this.text[this.at]
    if (open === '"') {
      const match = /^"(?:[^"\\]|\\.)*"/.exec(this.rest)
      const value = match === null ? undefined : jsonText(match[0])
      if (match === null || value === undefined) return this.fail('unfinished-quotation')
      this.at += match[0].length
      return value
    }
    const close = open === undefined ? undefined : CLOSING[open]
    if (close === undefined) return undefined
    const end = this.text.indexOf(close, this.at)
    if (end < 0) return this.fail('unfinished-quotation')
    const text = this.text
      .slice(this.at + 1, end)
      .replaceAll(' ', ' ')
      .trim()
    this.at = end + 1
    return text
  }
}

const FOLDED = new WeakMap<readonly string[], readonly string[]>()
const foldedWords = (words: Words, lang: NotationLang): readonly string[] => {
  const known = FOLDED.get(words[lang]) ?? words[lang].map(fold)
  FOLDED.set(words[lang], known)
  return known
}

const jsonText = (quoted: string): string | undefined => {
  try {
    return JSON.parse(quoted) as string
  } catch {
    return undefined
  }
}
