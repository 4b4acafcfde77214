import type { Gap } from '../../core/card.ts'
import type { Decision } from '../../core/decision.ts'
import type { Illegality, Named } from '../../core/illegality.ts'
import type { State } from '../../core/state.ts'
import type { Assumption } from '../../core/verdict.ts'
import {
  bilingual,
  type Lang,
  type Names,
  renderAssumption,
  renderDecision,
  renderGap,
  renderIllegality,
} from '../../i18n/index.ts'
import type { Voice } from '../http/language.ts'
import type { ReasonAnswer } from '../schemas/verdict.ts'
import type { CardShelf } from './card-shelf.ts'
import { phrases } from './phrases.ts'

type Sentences = string | { en: string; fr: string }

/** One sentence, or the same in both languages. */
export const say = (voice: Voice, render: (lang: Lang) => string): Sentences =>
  voice === 'both' ? { ...bilingual(render) } : render(voice)

export const tellReason = (reason: Illegality, edition: string, voice: Voice): ReasonAnswer => ({
  code: reason.code,
  rules: [...reason.rules],
  edition,
  objects: [...reason.objects],
  params: { ...reason.params },
  message: say(voice, (lang) => renderIllegality(reason, lang, phrases)),
  ...(reason.alternative === undefined ? {} : { alternative: copy(reason.alternative) }),
})

export const tellGap = (gap: Gap, voice: Voice) => ({
  ...copy(gap),
  message: say(voice, (lang) => renderGap(gap, lang)),
})

export const tellAssumption = ({ code, pointer }: Assumption, voice: Voice) => ({
  code,
  pointer: `/state${pointer}`,
  message: say(voice, (lang) => renderAssumption({ code, pointer }, lang)),
})

export const tellDecision = (decision: Decision, state: State, cards: CardShelf, voice: Voice): Sentences =>
  say(voice, (lang) => renderDecision(decision, lang, namesIn(state, cards)))

/** How the objects of a state are called. */
const namesIn =
  (state: State, cards: CardShelf): Names =>
  (id): Named | undefined => {
    const object = state.objects[id] ?? state.lastKnown[id]?.object
    if (object === undefined) return undefined
    const { substance } = object
    if (substance.kind === 'token')
      return named(id, substance.token.name ?? substance.token.typeLine.subtypes.join(' '))
    if (substance.kind === 'copy') return named(id, substance.definition.name, substance.definition.names?.fr)
    if (substance.kind === 'card' || substance.kind === 'melded')
      return named(id, substance.name, cards.lookup(substance.name)?.names?.fr)
    return undefined
  }

const named = (id: string, name: string, fr?: string): Named | undefined =>
  name === '' ? undefined : { id, name, ...(fr === undefined ? {} : { fr }) }

type Writable<T> = { -readonly [K in keyof T]: Writable<T[K]> }

/** The core's values are read-only to us and plain to a schema; they are the same bytes. */
export const copy = <T>(value: T): Writable<T> => value as Writable<T>
