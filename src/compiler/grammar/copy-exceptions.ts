import type { Ability } from '../../core/ability.ts'
import type { CopyExceptions } from '../../core/copy.ts'
import { anyTemplate, mapped, named, type Row, rows } from '../syntax/combinators.ts'
import { hole } from '../syntax/pattern.ts'
import type { Output, Parsed, Scope, Source, Syntax } from '../syntax/syntax.ts'
import { emit, longestFirst, matchLiteral, parsed } from '../syntax/text.ts'

type Granted = readonly { readonly kind: 'add-ability'; readonly ability: Ability }[]

/** Abilities that the copy has besides those it copies (707.9a). */
export const copiedBesides: Syntax<readonly Ability[]> = mapped<Granted, readonly Ability[]>(
  named<Granted>('granted-abilities'),
  (granted) => granted.map(({ ability }) => ability),
  (abilities) => abilities.map((ability) => ({ kind: 'add-ability', ability })),
)

const MORE = 'in addition to its other (types|colors and types|creature types)'
const SIZE = { power: hole('p.power'), toughness: hole('p.toughness') }

const ROWS: readonly Row<CopyExceptions>[] = [
  ["(it isn't|it's not|the token isn't) legendary", { notLegendary: true }],
  ['it has no mana cost', { noManaCost: true }],
  [`it's legendary ${MORE}`, { supertypes: ['legendary'] }],
  ["(it's|they're) <p:plain-pt>", SIZE],
  [
    "it's (a|an) <p:plain-pt> <c:color-word> <s:subtype>",
    { onlySubtypes: true, subtypes: [hole('s')], colors: [hole('c')], ...SIZE },
  ],
  [`it's (a|an) <p:plain-pt> <s:subtype> ${MORE}`, { subtypes: [hole('s')], ...SIZE }],
  [`it's (a|an) <s:subtype> <t:card-type> ${MORE}`, { types: [hole('t')], subtypes: [hole('s')] }],
  [`it's (a|an) <t:card-type> ${MORE}`, { types: [hole('t')] }],
  [`it's (a|an) <s:subtype> ${MORE}`, { subtypes: [hole('s')] }],
  [`it's (a|an) <c:color-word> <s:subtype> ${MORE}`, { subtypes: [hole('s')], colors: [hole('c')] }],
  ["it doesn't copy that creature's color", { keeps: ['colors'] }],
  ['(it|the token|the copy) has this ability', { thisAbility: true }],
  ['(it|the token|the copy) has <a:copied-besides>', { abilities: hole('a') }],
  ['(they|the tokens) have <a:copied-besides>', { abilities: hole('a') }],
  ['it has <a:copied-besides> and this ability', { abilities: hole('a'), thisAbility: true }],
]

const one = anyTemplate<CopyExceptions>(rows(ROWS))
const EXCEPT = ', except '
const JOINTS = [' and ', ', ', ', and ']
const MOST = 4

/** CR 707.9: ", except it's an artifact in addition to its other types and it has flying"; nothing at all is no exception. */
export const copyExceptions: Syntax<CopyExceptions | undefined> = {
  parse: (source, at, scope) => {
    const begin = matchLiteral(source, at, EXCEPT)
    const plain = parsed<CopyExceptions | undefined>(undefined, at, scope)
    return begin < 0 ? [plain] : [...readList(source, begin, scope, {}, 1), plain]
  },
  print: (value, out) => (value === undefined ? [out] : emit(out, EXCEPT).flatMap((next) => printList(value, next, 1))),
}

const isNew = (before: CopyExceptions, more: CopyExceptions): boolean =>
  Object.keys(more).every((key) => before[key as keyof CopyExceptions] === undefined)

const readList = (
  source: Source,
  at: number,
  scope: Scope,
  before: CopyExceptions,
  count: number,
): readonly Parsed<CopyExceptions | undefined>[] =>
  longestFirst(
    one.parse(source, at, scope).flatMap((each) => {
      if (!isNew(before, each.value)) return []
      const all = { ...before, ...each.value }
      const more = JOINTS.flatMap((joint) => {
        const next = count < MOST ? matchLiteral(source, each.at, joint) : -1
        return next < 0 ? [] : readList(source, next, each.scope, all, count + 1)
      })
      return [...more, parsed<CopyExceptions | undefined>(all, each.at, each.scope)]
    }),
  )

/** Each row takes the fields it has words for. */
const printList = (value: CopyExceptions, out: Output, count: number): readonly Output[] => {
  const results: Output[] = []
  for (const template of TEMPLATES) {
    const keys = Object.keys(template.ir)
    if (keys.some((key) => value[key as keyof CopyExceptions] === undefined)) continue
    const taken = Object.fromEntries(keys.map((key) => [key, value[key as keyof CopyExceptions]])) as CopyExceptions
    const rest = Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key))) as CopyExceptions
    const written = template.print(taken, out)
    if (Object.keys(rest).length === 0) results.push(...written)
    else if (count < MOST)
      for (const next of written.flatMap((each) => JOINTS.flatMap((joint) => emit(each, joint))))
        results.push(...printList(rest, next, count + 1))
    if (results.length > 0 && out.run.expected === undefined) return results
  }
  return results
}
const TEMPLATES = rows(ROWS)
