import type { Ability } from '../../core/ability.ts'
import type { Amount } from '../../core/amount.ts'
import type { TokenDefinition } from '../../core/card.ts'
import type { CardType, Supertype } from '../../core/card-type.ts'
import type { Color } from '../../core/color.ts'
import { ALL_SUBTYPES } from '../../core/subtype.ts'
import { anyTemplate, type Row, rows } from '../syntax/combinators.ts'
import { hole, isEqual } from '../syntax/pattern.ts'
import type { Output, Parsed, Syntax } from '../syntax/syntax.ts'
import { parseNamed } from '../syntax/template.ts'
import { emit, matchLiteral, parsed } from '../syntax/text.ts'
import { NUMBER_ROWS } from '../words/number-words.ts'
import { articleFor } from '../words/plural.ts'
import { COLOR_ROWS } from './color.ts'
import { PREDEFINED_TOKENS } from './predefined-tokens.ts'

export interface TokenPhrase {
  readonly amount: Amount
  readonly token: TokenDefinition
  readonly tapped?: boolean
  readonly attacking?: boolean
}

const X: Amount = { kind: 'x' }
type Determiner = readonly [text: string, amount: Amount, number: 's' | 'p']
const DETERMINERS: readonly Determiner[] = [
  ['a ', 1, 's'],
  ['an ', 1, 's'],
  ...NUMBER_ROWS.slice(2, 14).map(([word, n]): Determiner => [`${word} `, n, 'p']),
  ['X ', X, 'p'],
]

const STATES: readonly (readonly [string, Pick<TokenPhrase, 'tapped' | 'attacking'>])[] = [
  ['', {}],
  ['tapped ', { tapped: true }],
  ['tapped and attacking ', { tapped: true, attacking: true }],
]
/** The same said behind the token. */
const STATES_BEHIND: readonly (readonly [string, Pick<TokenPhrase, 'tapped' | 'attacking'>])[] = [
  [" that's tapped and attacking", { tapped: true, attacking: true }],
  [' that are tapped and attacking', { tapped: true, attacking: true }],
]

/** CR 111.1: "two 1/1 white Soldier creature tokens with flying", "a Treasure token". */
export const tokenPhrase: Syntax<TokenPhrase> = {
  parse: (source, at, scope) => [
    ...readCalled(source, at, scope),
    ...DETERMINERS.flatMap(([text, amount, number]) => readWith(text, amount, number, source, at, scope)),
    ...(parseNamed('that-many', source, at, scope) as readonly Parsed<Amount>[]).flatMap((many) => {
      const end = matchLiteral(source, many.at, ' ')
      return end < 0 ? [] : readWith('', many.value, 'p', source, end, scope)
    }),
    ...readEqualTo(source, at, scope),
  ],
  print: (value, out) => [
    ...printCalled(value, out),
    ...DETERMINERS.flatMap(([text, amount, number]) =>
      isEqual(amount, value.amount) ? emit(out, text).flatMap((next) => printWith(value, text, number, next)) : [],
    ),
    ...out.run.grammar
      .rule('that-many')
      .print(value.amount, out)
      .flatMap((next) => emit(next, ' '))
      .flatMap((next) => printWith(value, '', 'p', next)),
    ...printEqualTo(value, out),
  ],
}

const CALLED = /[A-Z][A-Za-z'-]*(?: (?:of|the|and|[A-Z][A-Za-z'-]*))*(?=, an? )/y

/** CR 111.4: one with a name of its own: "Old Vale, a legendary 3/3 green Spirit creature token". */
const readCalled: Syntax<TokenPhrase>['parse'] = (source, at, scope) => {
  CALLED.lastIndex = at
  const name = CALLED.exec(source.text)?.[0]
  if (name === undefined) return []
  return ARTICLES.flatMap((article) =>
    readWith(article, 1, 's', source, at + name.length + 2, scope)
      .filter(({ value }) => value.token.name === undefined)
      .map((phrase) => ({ ...phrase, value: { ...phrase.value, token: { name, ...phrase.value.token } } })),
  )
}
const ARTICLES = ['a ', 'an ']

const printCalled = (value: TokenPhrase, out: Output): readonly Output[] => {
  const { name, ...token } = value.token
  if (name === undefined || value.amount !== 1) return []
  return ARTICLES.flatMap((article) =>
    emit(out, `${name}, ${article}`).flatMap((next) => printWith({ ...value, token }, article, 's', next)),
  )
}

const EQUAL = 'a number of '

type Reader = Syntax<TokenPhrase>['parse']
const readEqualTo: Reader = (source, at, scope) => {
  const begin = matchLiteral(source, at, EQUAL)
  if (begin < 0) return []
  return readWith('', 1, 'p', source, begin, scope).flatMap((phrase) => {
    const end = matchLiteral(source, phrase.at, ' equal to ')
    if (end < 0) return []
    return (parseNamed('value', source, end, phrase.scope) as readonly Parsed<Amount>[]).map((many) =>
      parsed({ ...phrase.value, amount: many.value }, many.at, many.scope),
    )
  })
}

const printEqualTo = (value: TokenPhrase, out: Output): readonly Output[] =>
  typeof value.amount === 'number' || isEqual(value.amount, X)
    ? []
    : emit(out, EQUAL)
        .flatMap((next) => printWith(value, '', 'p', next))
        .flatMap((next) => emit(next, ' equal to '))
        .flatMap((next) => next.run.grammar.rule('value').print(value.amount, next))

const readWith = (
  text: string,
  amount: Amount,
  number: 's' | 'p',
  ...[source, at, scope]: Parameters<Reader>
): readonly Parsed<TokenPhrase>[] => {
  const begin = text === '' ? at : matchLiteral(source, at, text)
  if (begin < 0) return []
  if (text.startsWith('a') && text.length <= 3 && articleFor(source.text.slice(begin)) !== text.trim()) return []
  return STATES.flatMap(([word, state]) => {
    const from = word === '' ? begin : matchLiteral(source, begin, word)
    if (from < 0) return []
    const tokens = parseNamed(`token-${number}`, source, from, scope) as readonly Parsed<TokenDefinition>[]
    return tokens.flatMap((token) => [
      ...(word === ''
        ? STATES_BEHIND.flatMap(([behind, said]) => {
            const end = matchLiteral(source, token.at, behind)
            return end < 0 ? [] : [parsed({ amount, token: token.value, ...said }, end, token.scope)]
          })
        : []),
      parsed({ amount, token: token.value, ...state }, token.at, token.scope),
    ])
  })
}

const printWith = (value: TokenPhrase, article: string, number: 's' | 'p', out: Output): readonly Output[] => {
  const { tapped, attacking } = value
  const noun = (next: Output): readonly Output[] => next.run.grammar.rule(`token-${number}`).print(value.token, next)
  const fits = ([, state]: (typeof STATES)[number]): boolean => state.tapped === tapped && state.attacking === attacking
  const before = STATES.filter(fits).flatMap(([word]) => emit(out, word).flatMap(noun))
  const behind = STATES_BEHIND.filter(fits).flatMap(([word]) => noun(out).flatMap((next) => emit(next, word)))
  return [...before, ...behind].filter(
    (written) => !article.startsWith('a') || articleFor(written.text.slice(out.text.length)) === article.trim(),
  )
}

/** Words between the size and "token": supertypes, colours, subtypes, types, in this order. */
interface Description {
  readonly supertypes: readonly Supertype[]
  readonly colors: readonly Color[]
  readonly subtypes: readonly string[]
  readonly types: readonly CardType[]
}

const TOKEN_TYPES: readonly CardType[] = ['artifact', 'enchantment', 'creature', 'land']
const SUBTYPE_SET: ReadonlySet<string> = new Set(ALL_SUBTYPES)
const COLORS: ReadonlyMap<string, Color> = new Map(COLOR_ROWS)
const DESCRIPTION =
  /((?:legendary |snow )?)((?:colorless|(?:white|blue|black|red|green)(?:(?:, (?:and )?| and )(?:white|blue|black|red|green))*) )((?:[A-Z][A-Za-z'-]* )*)((?:(?:artifact|enchantment|creature|land) )+)$/

const readDescription = (text: string): Description | null => {
  const match = DESCRIPTION.exec(text)
  if (match === null || match[0].length !== text.length) return null
  const subtypes = (match[3] as string)
    .trim()
    .split(' ')
    .filter((word) => word !== '')
  if (!subtypes.every((subtype) => SUBTYPE_SET.has(subtype))) return null
  const colorWords = (match[2] as string).trim().split(/, and |, | and /)
  return {
    supertypes: (match[1] as string)
      .trim()
      .split(' ')
      .filter((word) => word !== '') as Supertype[],
    colors: colorWords.flatMap((word) => COLORS.get(word) ?? []),
    subtypes,
    types: (match[4] as string).trim().split(' ') as CardType[],
  }
}

const listWords = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`

const printDescription = ({
  supertypes = [],
  colors,
  subtypes,
  types,
}: Partial<Description> & Omit<Description, 'supertypes'>): string => {
  const names = colors.map(
    (color) => (COLOR_ROWS.find(([, letter]) => letter === color) as readonly [string, Color])[0],
  )
  return [...supertypes, names.length === 0 ? 'colorless' : listWords(names), ...subtypes, ...types]
    .map((word) => `${word} `)
    .join('')
}

const described: Syntax<Description> = {
  parse: (source, at, scope) => {
    const end = /token/.exec(source.text.slice(at, at + 90))
    if (end === null) return []
    const description = readDescription(source.text.slice(at, at + end.index))
    return description === null ? [] : [parsed(description, at + end.index, scope)]
  },
  print: (description, out) => {
    if (!description.types.every((type) => TOKEN_TYPES.includes(type))) return []
    return emit(out, printDescription(description))
  },
}
export const tokenDescription = described

const base = (more: Partial<Record<keyof TokenDefinition, unknown>>): TokenDefinition =>
  ({
    colors: hole('d.colors'),
    typeLine: { supertypes: hole('d.supertypes'), types: hole('d.types'), subtypes: hole('d.subtypes') },
    abilities: [],
    ...more,
  }) as TokenDefinition

/** With the supertype in front of the size. */
const legendary = (more: Partial<Record<keyof TokenDefinition, unknown>>): TokenDefinition => ({
  ...base(more),
  typeLine: { supertypes: ['legendary'], types: hole('d.types'), subtypes: hole('d.subtypes') },
})

const rowsFor = (number: 's' | 'p'): readonly Row<TokenDefinition>[] => {
  const noun = number === 's' ? 'token' : 'tokens'
  const size = { power: hole('p.power'), toughness: hole('p.toughness') }
  return [
    [
      `legendary <p:plain-pt> <d:token-description>${noun} with <a:token-abilities>`,
      legendary({ ...size, abilities: hole('a') }),
    ],
    [`legendary <p:plain-pt> <d:token-description>${noun}`, legendary(size)],
    [`<p:plain-pt> <d:token-description>${noun} with <a:token-abilities>`, base({ ...size, abilities: hole('a') })],
    [`<p:plain-pt> <d:token-description>${noun}`, base(size)],
    [`<d:token-description>${noun} with <a:token-abilities>`, base({ abilities: hole('a') })],
    ...PREDEFINED_TOKENS.map(([name, token]): Row<TokenDefinition> => [`${name} ${noun}`, token]),
  ]
}

export const tokenNoun = (number: 's' | 'p'): Syntax<TokenDefinition> => {
  const inner = anyTemplate<TokenDefinition>(rows(rowsFor(number)))
  return {
    parse: (source, at, scope) =>
      inner
        .parse(source, at, scope)
        .filter(
          ({ value }) =>
            !isEqual(value.power, X) && (value.power === undefined) === !value.typeLine.types.includes('creature'),
        ),
    print: inner.print,
  }
}

/** Abilities behind "with". */
export const tokenAbilities: Syntax<readonly Ability[]> = {
  parse: (source, at, scope) =>
    (parseNamed('granted-abilities', source, at, scope) as readonly Parsed<readonly { ability: Ability }[]>[]).map(
      (each) =>
        parsed(
          each.value.map(({ ability }) => ability),
          each.at,
          each.scope,
        ),
    ),
  print: (abilities, out) =>
    abilities.length === 0
      ? []
      : out.run.grammar.rule('granted-abilities').print(
          abilities.map((ability) => ({ kind: 'add-ability', ability })),
          out,
        ),
}
