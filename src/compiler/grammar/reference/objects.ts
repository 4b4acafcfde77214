import type { Filter } from '../../../core/filter.ts'
import { type Ref, SELF } from '../../../core/ref.ts'
import { mapped } from '../../syntax/combinators.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Mention, Output, Parsed, Scope, Source, Syntax } from '../../syntax/syntax.ts'
import { parseNamed } from '../../syntax/template.ts'
import { emit, firstWordings, isWordPart, matchLiteral, parsed } from '../../syntax/text.ts'
import { LINKS } from '../choice.ts'
import { addMention, mentionOf, nounsOf } from './mention.ts'
import { type Case, OBJECT_PRONOUNS, readPronouns, refIn } from './pronoun.ts'
import { readTargets, writeTarget } from './target.ts'

interface Phrase {
  readonly ref: Ref
  readonly number: 's' | 'p'
}

/** Phrases that point at objects, in one case and (for subjects) one number: "it", "target creature", "each Wall". */
export const objectPhrase = (form: Case, number?: 's' | 'p'): Syntax<Ref> => ({
  parse: (source, at, scope) =>
    [
      ...readFixed(form, source, at, scope),
      ...readAnaphora(form, source, at, scope),
      ...readTarget(form, source, at, scope),
      ...(form === 'poss' ? [] : readAll(source, at, scope)),
    ]
      .filter(({ value }) => number === undefined || value.number === number)
      .map(({ value, at: end, scope: next }) => parsed(value.ref, end, next)),
  print: (ref, out) =>
    firstWordings(out, [writeFixed, writeAnaphora, writePaid, writeExiled, writeFirst, writeAll], (write) =>
      write(ref, form, number, out),
    ),
})

/** One object: of each of many "its" and "it" would not be one reference. */
export const oneObject: Syntax<Ref> = mapped<Ref, Ref>(
  objectPhrase('obj', 's'),
  (ref) => (ref.ref === 'all' ? null : ref),
  (ref) => (ref.ref === 'all' ? null : ref),
)

/**
 * Named where "it" would not do: as a doer it is what "it" means next, elsewhere only if nothing else was spoken of, or a spell
 * was, which is no longer spoken of once something is done to the object itself.
 */
const mentionSelf = (scope: Scope, form: Case): Scope =>
  form === 'nom' || (form === 'obj' && isAboutSpell(scope)) || !scope.mentions.some(({ sort }) => sort === 'object')
    ? addMention(scope, { ref: SELF, sort: 'object', nouns: [], many: false })
    : scope

const isAboutSpell = ({ mentions }: Scope): boolean => {
  const last = mentions.findLast(({ sort }) => sort === 'object')
  return last?.ref.ref === 'event' && last.nouns.includes('spell')
}

const ending = (form: Case): string => (form === 'poss' ? "'s" : '')

const readFixed = (form: Case, source: Source, at: number, scope: Scope): readonly Parsed<Phrase>[] => {
  const found: Parsed<Phrase>[] = []
  const self = matchLiteral(source, at, `~${ending(form)}`)
  if (self >= 0 && !isWordPart(source.text[self]))
    found.push(parsed({ ref: SELF, number: 's' }, self, mentionSelf(scope, form)))
  for (const noun of LINKED_NOUNS) {
    const end = matchLiteral(source, at, `the chosen ${noun}${ending(form)}`)
    if (end < 0 || isWordPart(source.text[end])) continue
    found.push(parsed({ ref: CHOSEN, number: 's' }, end, addMention(scope, chosenMention(noun))))
  }
  for (const name of scope.attachedTo) {
    const end = matchLiteral(source, at, `${name}${ending(form)}`)
    if (end < 0 || isWordPart(source.text[end])) continue
    const ref: Ref = { ref: 'attached' }
    found.push(parsed({ ref, number: 's' }, end, addMention(scope, attachedMention(name))))
  }
  return [...found, ...readPaid(form, source, at, scope), ...readExiled(form, source, at, scope)]
}

const paidMention = (name: string): Mention => ({
  ref: { ref: 'bound', name: name.split(' ')[0] as string },
  sort: 'object',
  nouns: [name.split(' ')[1] as string],
  many: false,
})

/** "the sacrificed creature": what the cost was paid with. */
const readPaid = (form: Case, source: Source, at: number, scope: Scope): readonly Parsed<Phrase>[] =>
  scope.paid.flatMap((name) => {
    const end = matchLiteral(source, at, `the ${name}${ending(form)}`)
    const mention = paidMention(name)
    return end < 0 || isWordPart(source.text[end])
      ? []
      : [parsed({ ref: mention.ref, number: 's' as const }, end, addMention(scope, mention))]
  })

/** CR 607.2a: "the exiled card" in a text that exiles nothing itself is what another ability of the object exiled. */
const EXILED_WORDS: readonly (readonly [words: string, number: 's' | 'p'])[] = [
  ['the exiled card', 's'],
  ['the exiled cards', 'p'],
]
const EXILED: Ref = { ref: 'linked', link: LINKS.exiled }
const exiledMention = (number: 's' | 'p'): Mention => ({
  ref: EXILED,
  sort: 'object',
  nouns: ['card'],
  many: number === 'p',
})

const exilesItself = ({ mentions, paid }: Scope): boolean =>
  paid.includes('exiled card') || mentions.some(({ ref, nouns }) => ref.ref === 'bound' && nouns.includes('card'))

const readExiled = (form: Case, source: Source, at: number, scope: Scope): readonly Parsed<Phrase>[] =>
  EXILED_WORDS.flatMap(([words, number]) => {
    const end = exilesItself(scope) ? -1 : matchLiteral(source, at, `${words}${ending(form)}`)
    return end < 0 || isWordPart(source.text[end])
      ? []
      : [parsed({ ref: EXILED, number }, end, addMention(scope, exiledMention(number)))]
  })

const writeExiled = (ref: Ref, form: Case, number: 's' | 'p' | undefined, out: Output): readonly Output[] =>
  !isEqual(ref, EXILED) || exilesItself(out.scope)
    ? []
    : EXILED_WORDS.flatMap(([words, own]) =>
        number !== undefined && number !== own
          ? []
          : emit(out, `${words}${ending(form)}`, addMention(out.scope, exiledMention(own))),
      )

const writePaid = (ref: Ref, form: Case, number: 's' | 'p' | undefined, out: Output): readonly Output[] =>
  number === 'p'
    ? []
    : out.scope.paid.flatMap((name) => {
        const mention = paidMention(name)
        return isEqual(mention.ref, ref) ? emit(out, `the ${name}${ending(form)}`, addMention(out.scope, mention)) : []
      })

/** The same where nothing else is meant: "the sacrificed creature was a Goblin" looks back at what it was (608.2k). */
export const paidObject: Syntax<Ref> = {
  parse: (source, at, scope) =>
    readPaid('nom', source, at, scope).map(({ value, at: end, scope: after }) => parsed(value.ref, end, after)),
  print: (ref, out) => writePaid(ref, 'nom', 's', out),
}

/** CR 607.2d: an object that was chosen as another one entered. */
const CHOSEN: Ref = { ref: 'linked', link: LINKS.object }
const LINKED_NOUNS = ['creature', 'permanent', 'land', 'artifact'] as const
const chosenMention = (noun: string) =>
  ({ ref: CHOSEN, sort: 'object', nouns: [noun, 'permanent'], many: false }) as const

const attachedMention = (name: string) =>
  ({
    ref: { ref: 'attached' },
    sort: 'object',
    nouns: [name.split(' ')[1] as string, 'permanent'],
    many: false,
  }) as const

const writeFixed = (ref: Ref, form: Case, number: 's' | 'p' | undefined, out: Output): readonly Output[] => {
  if (number === 'p') return []
  if (ref.ref === 'self') {
    return emit(out, `~${ending(form)}`, mentionSelf(out.scope, form))
  }
  if (isEqual(ref, CHOSEN))
    return LINKED_NOUNS.flatMap((noun) =>
      emit(out, `the chosen ${noun}${ending(form)}`, addMention(out.scope, chosenMention(noun))),
    )
  if (ref.ref !== 'attached') return []
  return out.scope.attachedTo.flatMap((name) =>
    emit(out, `${name}${ending(form)}`, addMention(out.scope, attachedMention(name))),
  )
}

const readAnaphora = (form: Case, source: Source, at: number, scope: Scope): readonly Parsed<Phrase>[] =>
  readPronouns(OBJECT_PRONOUNS, form, source, at, scope).map(({ mention, at: end, pronoun }) =>
    parsed({ ref: refIn(mention, form), number: pronoun.number }, end, scope),
  )

const writeAnaphora = (ref: Ref, form: Case, number: 's' | 'p' | undefined, out: Output): readonly Output[] =>
  OBJECT_PRONOUNS.flatMap((pronoun) => {
    if (number !== undefined && pronoun.number !== number) return []
    const mention = pronoun.resolve(out.scope, form)
    return mention !== null && isEqual(refIn(mention, form), ref) ? emit(out, pronoun.words[form]) : []
  })

const readTarget = (form: Case, source: Source, at: number, scope: Scope): readonly Parsed<Phrase>[] => {
  const eachOf = form === 'obj' ? matchLiteral(source, at, 'each of ') : -1
  const spread = eachOf < 0 ? [] : readTargets(source, eachOf, scope).filter(({ value }) => value.number === 'p')
  return [...readTargets(source, at, scope), ...spread].flatMap(({ value, at: end, scope: next }) => {
    if (value.sort !== 'object') return []
    if (form !== 'poss') return [parsed(value, end, next)]
    const closed = value.number === 's' ? matchLiteral(source, end, "'s") : -1
    return closed < 0 ? [] : [parsed(value, closed, next)]
  })
}

const writeFirst = (ref: Ref, form: Case, number: 's' | 'p' | undefined, out: Output): readonly Output[] => {
  if (ref.ref !== 'target') return []
  const slot = out.scope.slots.find(({ id }) => id === ref.id)
  if (slot === undefined || slot.filter.subject === 'player') return []
  const plainly = writeTarget(ref.id, out, form === 'poss' ? 's' : number).flatMap(({ out: next }) =>
    emit(next, ending(form)),
  )
  if (form !== 'obj') return plainly
  return [
    ...plainly,
    ...emit(out, 'each of ').flatMap((next) => writeTarget(ref.id, next, 'p').map((each) => each.out)),
  ]
}

const ALL_WORDS: readonly (readonly [word: string, noun: 's' | 'p', number: 's' | 'p'])[] = [
  ['each ', 's', 's'],
  ['all ', 'p', 'p'],
  ['all the ', 'p', 'p'],
  ['', 'p', 'p'],
]

const readAll = (source: Source, at: number, scope: Scope): readonly Parsed<Phrase>[] =>
  ALL_WORDS.flatMap(([word, noun, number]) => {
    const end = word === '' ? at : matchLiteral(source, at, word)
    if (end < 0) return []
    const nouns = parseNamed(`noun-${noun}`, source, end, scope) as readonly Parsed<Filter>[]
    return nouns.map(({ value: filter, at: closed, scope: next }) => {
      const ref: Ref = { ref: 'all', filter }
      const mention = { ref, sort: 'object', nouns: nounsOf(filter), many: true } as const
      return parsed({ ref, number }, closed, addMention(next, mention))
    })
  })

const writeAll = (ref: Ref, form: Case, number: 's' | 'p' | undefined, out: Output): readonly Output[] => {
  if (form === 'poss' || ref.ref !== 'all' || ref.filter.subject === 'player') return []
  if (mentionOf(out.scope, ref) !== undefined && out.run.expected === undefined) return []
  return ALL_WORDS.flatMap(([word, noun, verb]) => {
    if (number !== undefined && verb !== number) return []
    return emit(out, word).flatMap((next) =>
      next.run.grammar
        .rule(`noun-${noun}`)
        .print(ref.filter, next)
        .map((written) => ({
          ...written,
          scope: addMention(written.scope, { ref, sort: 'object', nouns: nounsOf(ref.filter), many: true }),
        })),
    )
  })
}
