import type { Ability } from '../core/ability.ts'
import { type AbilityContext, type CompiledText, compileText } from './compile-ability.ts'
import { LINKS } from './grammar/choice.ts'

const ANCHORED = /^(As ~ enters, choose [A-Z][A-Za-z' ]* or [A-Z][A-Za-z' ]*\.)((?:\n• [A-Z][A-Za-z' ]* — [^\n]+){2})$/
const LINE = /• ([A-Z][A-Za-z' ]*) — ([^\n]+)/g

/**
 * CR 607.2m, 614.12c: a choice between two words and an ability behind each; the object has the one whose word was chosen. Null
 * for any other text.
 */
export const compileAnchored = (text: string, context: AbilityContext): CompiledText | null => {
  const [, head, lines] = ANCHORED.exec(text) ?? []
  if (head === undefined || lines === undefined) return null
  const choice = compileText(head, context)
  if (choice.kind === 'gap') return choice
  const abilities: Ability[] = [...choice.abilities]
  const parts: string[] = [...choice.parts]
  let firstTarget = choice.nextTarget
  for (const [line, word = '', said = ''] of lines.matchAll(LINE)) {
    const result = compileText(said, { ...context, firstTarget })
    if (result.kind === 'gap') return { ...result, at: text.indexOf(said) + result.at }
    firstTarget = result.nextTarget
    abilities.push(...result.abilities.map((ability) => anchored(word, ability)))
    parts.push(...result.abilities.map((_, i) => (i === 0 ? line : '')))
  }
  return { kind: 'understood', abilities, parts, nextTarget: firstTarget }
}

const anchored = (value: string, ability: Ability): Ability => ({
  kind: 'static',
  condition: { kind: 'chose', value, link: LINKS.word },
  effects: [{ kind: 'continuous', affects: 'self', modifications: [{ kind: 'add-ability', ability }] }],
})
