import type { PlayerRelation } from '../../../core/filter.ts'
import { SUBGAME_OTHERS } from '../../../core/game-effect.ts'
import { type Ref, YOU } from '../../../core/ref.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Output, Parsed, Scope, Source, Syntax } from '../../syntax/syntax.ts'
import { parseNamed } from '../../syntax/template.ts'
import { emit, firstWordings, isWordPart, matchLiteral, parsed } from '../../syntax/text.ts'
import { LINKS } from '../choice.ts'
import { addMention } from './mention.ts'
import { type Case, PLAYER_PRONOUNS, readPronouns } from './pronoun.ts'
import { readTargets, writeTarget } from './target.ts'

interface Phrase {
  readonly ref: Ref
  readonly number: 's' | 'p'
}

const everyone = (player: PlayerRelation): Ref => ({ ref: 'all', filter: { subject: 'player', player } })

/** Phrases that name players in a fixed way; they may be taken up by "they" and "that player". */
const FIXED: readonly (readonly [text: string, Ref, many: boolean])[] = [
  ['each opponent', everyone('opponent'), true],
  ['each player', everyone('any'), true],
  ['each other player', everyone('not-you'), true],
  ["each player who doesn't win the subgame", { ref: 'bound', name: SUBGAME_OTHERS }, true],
  ["each player who didn't win the subgame", { ref: 'bound', name: SUBGAME_OTHERS }, true],
  ['defending player', { ref: 'event', role: 'defender' }, false],
  ['enchanted player', { ref: 'attached' }, false],
  ['the chosen player', { ref: 'linked', link: LINKS.player }, false],
]

/** "You" has its own forms; everybody else adds 's. */
export const playerPhrase = (form: Case, number?: 's' | 'p'): Syntax<Ref> => ({
  parse: (source, at, scope) =>
    [
      ...readYou(form, source, at, scope),
      ...readFixed(form, source, at, scope),
      ...readAnaphora(form, source, at, scope),
      ...readTarget(form, source, at, scope),
      ...readRole(form, source, at, scope),
    ]
      .filter(({ value }) => number === undefined || value.number === number)
      .map(({ value, at: end, scope: next }) => parsed(value.ref, end, next)),
  print: (ref, out) =>
    firstWordings(out, [writeYou, writeFixed, writeFirst, writeRole, writeAnaphora], (write) =>
      write(ref, form, number, out),
    ),
})

const ending = (form: Case): string => (form === 'poss' ? "'s" : '')

const readYou = (form: Case, source: Source, at: number, scope: Scope): readonly Parsed<Phrase>[] => {
  const end = matchLiteral(source, at, form === 'poss' ? 'your' : 'you')
  return end < 0 || isWordPart(source.text[end]) ? [] : [parsed({ ref: YOU, number: 'p' }, end, scope)]
}

const writeYou = (ref: Ref, form: Case, number: 's' | 'p' | undefined, out: Output): readonly Output[] =>
  ref.ref === 'you' && number !== 's' ? emit(out, form === 'poss' ? 'your' : 'you') : []

/** An enchanted player needs an Aura for players, a defending player a trigger of combat. */
const isThere = (ref: Ref, text: string, scope: Scope): boolean =>
  ref.ref === 'attached' ? scope.attachedTo.includes(text) : ref.ref !== 'event' || scope.hasDefender

const readFixed = (form: Case, source: Source, at: number, scope: Scope): readonly Parsed<Phrase>[] =>
  FIXED.flatMap(([text, ref, many]) => {
    const end = matchLiteral(source, at, `${text}${ending(form)}`)
    if (end < 0 || isWordPart(source.text[end])) return []
    if (!isThere(ref, text, scope)) return []
    return [
      parsed({ ref, number: 's' as const }, end, addMention(scope, { ref, sort: 'player', nouns: ['player'], many })),
    ]
  })

const writeFixed = (ref: Ref, form: Case, number: 's' | 'p' | undefined, out: Output): readonly Output[] =>
  FIXED.flatMap(([text, meaning, many]) => {
    if (number === 'p' || !isEqual(meaning, ref)) return []
    if (!isThere(ref, text, out.scope)) return []
    return emit(out, `${text}${ending(form)}`, addMention(out.scope, { ref, sort: 'player', nouns: ['player'], many }))
  })

const readAnaphora = (form: Case, source: Source, at: number, scope: Scope): readonly Parsed<Phrase>[] =>
  readPronouns(PLAYER_PRONOUNS, form, source, at, scope).map(({ mention, at: end, pronoun }) =>
    parsed({ ref: mention.ref, number: pronoun.number }, end, scope),
  )

const writeAnaphora = (ref: Ref, form: Case, number: 's' | 'p' | undefined, out: Output): readonly Output[] =>
  PLAYER_PRONOUNS.flatMap((pronoun) => {
    if (number !== undefined && pronoun.number !== number) return []
    const mention = pronoun.resolve(out.scope, form)
    return mention !== null && isEqual(mention.ref, ref) ? emit(out, pronoun.words[form]) : []
  })

const readTarget = (form: Case, source: Source, at: number, scope: Scope): readonly Parsed<Phrase>[] =>
  readTargets(source, at, scope).flatMap(({ value, at: end, scope: next }) => {
    if (value.sort !== 'player') return []
    const closed = form === 'poss' ? (value.number === 's' ? matchLiteral(source, end, "'s") : -1) : end
    return closed < 0 ? [] : [parsed(value, closed, next)]
  })

const writeFirst = (ref: Ref, form: Case, number: 's' | 'p' | undefined, out: Output): readonly Output[] => {
  if (ref.ref !== 'target') return []
  const slot = out.scope.slots.find(({ id }) => id === ref.id)
  if (slot?.filter.subject !== 'player') return []
  return writeTarget(ref.id, out, form === 'poss' ? 's' : number).flatMap(({ out: next }) => emit(next, ending(form)))
}

const ROLES = ['controller', 'owner'] as const

const readRole = (form: Case, source: Source, at: number, scope: Scope): readonly Parsed<Phrase>[] =>
  (parseNamed('object-possessive', source, at, scope) as readonly Parsed<Ref>[]).flatMap((object) =>
    ROLES.flatMap((role) => {
      const end = matchLiteral(source, object.at, ` ${role}${ending(form)}`)
      if (end < 0 || isWordPart(source.text[end])) return []
      const ref: Ref = { ref: role, of: object.value }
      return [parsed({ ref, number: 's' as const }, end, addMention(object.scope, roleMention(ref)))]
    }),
  )

const roleMention = (ref: Ref) => ({ ref, sort: 'player', nouns: ['player'], many: false }) as const

const writeRole = (ref: Ref, form: Case, number: 's' | 'p' | undefined, out: Output): readonly Output[] => {
  if (number === 'p' || (ref.ref !== 'controller' && ref.ref !== 'owner')) return []
  return out.run.grammar
    .rule('object-possessive')
    .print(ref.of, out)
    .flatMap((next) => emit(next, ` ${ref.ref}${ending(form)}`, addMention(next.scope, roleMention(ref))))
}
