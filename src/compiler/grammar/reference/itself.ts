import type { Filter } from '../../../core/filter.ts'
import { type Ref, SELF } from '../../../core/ref.ts'
import { anyTemplate, rows } from '../../syntax/combinators.ts'
import { hole, isEqual } from '../../syntax/pattern.ts'
import type { Scope, Syntax } from '../../syntax/syntax.ts'
import { emit, isWordPart, matchLiteral, parsed } from '../../syntax/text.ts'
import { addMention } from './mention.ts'
import { OBJECT_PRONOUNS } from './pronoun.ts'

const IT = OBJECT_PRONOUNS[0] as (typeof OBJECT_PRONOUNS)[number]

const isItSelf = (scope: Scope): boolean => {
  const mention = IT.resolve(scope, 'nom')
  return mention !== null && isEqual(mention.ref, SELF)
}

/** A spell that was named is what "it deals …" means next; a permanent stays where it was among the mentions. */
const mentionSelf = (scope: Scope): Scope =>
  scope.isSpell ? addMention(scope, { ref: SELF, sort: 'object', nouns: [], many: false }) : scope

const formsIn = (scope: Scope): readonly string[] => [
  ...(isItSelf(scope) ? ['it', '~'] : ['~']),
  ...(scope.isSpell ? ['this spell'] : []),
]

/** The object itself where the IR needs no reference: "it was kicked", with "it" only if that is the object. */
export const itself: Syntax<undefined> = {
  parse: (source, at, scope) =>
    formsIn(scope).flatMap((form) => {
      const end = matchLiteral(source, at, form)
      return end < 0 || isWordPart(source.text[end]) ? [] : [parsed(undefined, end, mentionSelf(scope))]
    }),
  print: (_, out) => formsIn(out.scope).flatMap((form) => emit(out, form, mentionSelf(out.scope))),
}

const PLAYER: Filter = { subject: 'player' }

/** What a spell targets (115.9b): a thing a reference names, or any that match. */
const anySpellTarget: Syntax<Filter> = anyTemplate<Filter>(
  rows<Filter>([
    ['<r:object-nom-s>', { is: hole('r') }],
    ['you', { ...PLAYER, player: 'you' }],
    ['a player', PLAYER],
    ['(a|an) <f:noun-s>', hole('f')],
    ['one or more <f:noun-p>', hole('f')],
  ]),
)

const isByName = ({ is }: Filter): boolean => is === undefined || is.ref === 'self' || is.ref === 'attached'

export const spellTarget: Syntax<Filter> = {
  parse: (source, at, scope) => anySpellTarget.parse(source, at, scope).filter(({ value }) => isByName(value)),
  print: (filter, out) => (isByName(filter) ? anySpellTarget.print(filter, out) : []),
}

const ITS = "it's"

/** "it's": what "it" stands for, with its verb. */
export const itIs: Syntax<Ref> = {
  parse: (source, at, scope) => {
    const end = matchLiteral(source, at, ITS)
    const mention = end < 0 || isWordPart(source.text[end]) ? null : IT.resolve(scope, 'nom')
    return mention === null ? [] : [parsed(mention.ref, end, scope)]
  },
  print: (ref, out) => {
    const mention = IT.resolve(out.scope, 'nom')
    return mention !== null && isEqual(mention.ref, ref) ? emit(out, ITS) : []
  },
}
