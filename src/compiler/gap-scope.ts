import type { Gap } from '../core/card.ts'
import type { TriggerEvent } from '../core/trigger.ts'
import { readChapters } from './grammar/ability/chapter.ts'
import { ENGLISH } from './grammar/grammar.ts'
import { named } from './syntax/combinators.ts'
import type { Scope, Source } from './syntax/syntax.ts'
import { matchLiteral } from './syntax/text.ts'

const event = named<TriggerEvent>('event')
const FUEL = 20_000

/** CR 113.3: what kind of ability words would be that are not understood, by their form; with the event of a trigger (603.1). */
export const gapScope = (text: string, isSpell: boolean, scope: Scope): Pick<Gap, 'scope' | 'event'> => {
  if (/^(?:When|Whenever|At) /.test(text)) {
    const source: Source = { text, grammar: ENGLISH, trace: { farthest: 0, fuel: FUEL, memo: new Map() } }
    const known = event.parse(source, 0, scope).find(({ at }) => matchLiteral(source, at, ', ') >= 0)
    return known === undefined ? { scope: 'triggered' } : { scope: 'triggered', event: known.value }
  }
  const chapters = readChapters(text)
  if (chapters !== null) return { scope: 'triggered', event: { on: 'chapter', numbers: chapters.numbers } }
  if (/^[^"“.]*: /.test(text)) return { scope: 'activated' }
  return { scope: isSpell ? 'spell' : 'static' }
}
