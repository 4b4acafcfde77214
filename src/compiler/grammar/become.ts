import type { Amount } from '../../core/amount.ts'
import { CARD_TYPES, type CardType, type Supertype } from '../../core/card-type.ts'
import { COLORS, type Color } from '../../core/color.ts'
import type { Modification } from '../../core/modification.ts'
import { ALL_SUBTYPES } from '../../core/subtype.ts'
import { isEqual } from '../syntax/pattern.ts'
import type { Output, Parsed, Syntax } from '../syntax/syntax.ts'
import { expandSynonyms, parseNamed } from '../syntax/template.ts'
import { emit, matchLiteral, parsed } from '../syntax/text.ts'
import { articleFor } from '../words/plural.ts'
import { COLOR_ROWS } from './color.ts'

type Part = readonly Modification[]

/** What a permanent becomes, in the words between the verb and "with". */
interface Description {
  readonly supertypes: readonly Supertype[]
  readonly size: readonly [power: Amount, toughness: Amount] | null
  readonly colors: readonly Color[] | null
  readonly subtypes: readonly string[]
  readonly types: readonly CardType[]
}

const SUBTYPE_SET: ReadonlySet<string> = new Set(ALL_SUBTYPES)
const COLOR_OF: ReadonlyMap<string, Color> = new Map(COLOR_ROWS)
const COLOR = COLOR_ROWS.map(([word]) => word).join('|')
const TYPE = 'artifact|enchantment|creature|land'
const WORDS = new RegExp(
  `(legendary )?(?:(\\d+|X)/(\\d+|X) )?((?:colorless|(?:${COLOR})(?:(?:, (?:and )?| and )(?:${COLOR}))*) )?` +
    `((?:[A-Z][A-Za-z'-]* )*)((?:${TYPE})(?: (?:${TYPE}))*)(s?)(?![A-Za-z])`,
  'y',
)
/** "a blue Frog": of creature types only, without a card type. */
const KINDS = new RegExp(
  `()(?:(\\d+|X)/(\\d+|X) )?((?:colorless|(?:${COLOR})(?:(?:, (?:and )?| and )(?:${COLOR}))*) )?` +
    "([A-Z][A-Za-z'-]*(?: [A-Z][A-Za-z'-]*)*)()()(?![A-Za-z])",
  'y',
)
const X: Amount = { kind: 'x' }
/** Of each object its own. */
export const OWN_MANA_VALUE: Amount = { kind: 'characteristic', of: { ref: 'each' }, which: 'mana-value' }
const AS_MANA_VALUE = ' each equal to (its|their) mana value'
const OWN_SIZES = [
  ' with power and toughness',
  ' with base power and toughness',
  ' with base power and base toughness',
].flatMap((words) => expandSynonyms(words + AS_MANA_VALUE))
const numberOf = (text: string): Amount => (text === 'X' ? X : Number(text))

const readDescription = (text: string, at: number, number: 's' | 'p'): { value: Description; at: number } | null => {
  const match = matchAt(WORDS, text, at) ?? (number === 's' ? matchAt(KINDS, text, at) : null)
  if (match === null || (match[7] === 's') !== (number === 'p')) return null
  const [all, legendary, power, toughness, colors, kinds, types] = match
  const subtypes = wordsIn(kinds)
  if (!subtypes.every((subtype) => SUBTYPE_SET.has(subtype))) return null
  return {
    at: at + all.length,
    value: {
      supertypes: legendary === undefined || legendary === '' ? [] : ['legendary'],
      size: power === undefined || toughness === undefined ? null : [numberOf(power), numberOf(toughness)],
      colors: colors === undefined ? null : colorsIn(colors),
      subtypes,
      types: wordsIn(types) as CardType[],
    },
  }
}

const matchAt = (form: RegExp, text: string, at: number): RegExpExecArray | null => {
  form.lastIndex = at
  return form.exec(text)
}

const wordsIn = (text: string | undefined): readonly string[] => (text ?? '').split(' ').filter((word) => word !== '')

const colorsIn = (text: string): readonly Color[] => {
  const named = text
    .trim()
    .split(/, and |, | and /)
    .flatMap((word) => COLOR_OF.get(word) ?? [])
  return COLORS.filter((color) => named.includes(color))
}

/** CR 205.1b: what becomes an artifact creature keeps its other types, but for creature types in place of its own. */
const keepsTypes = ({ types }: Description): boolean => types.join() === 'artifact,creature'

type Mode = boolean | 'only'

const typesPart = (description: Description, still: Mode): Part => {
  const { supertypes, subtypes, types } = description
  const more = supertypes.length === 0 ? {} : { supertypes }
  const kinds = subtypes.length === 0 ? {} : { subtypes }
  if (types.length === 0) return [{ kind: 'types', ...(still === true ? {} : { set: true }), ...kinds }]
  if (still === true) return [{ kind: 'types', types, ...kinds, ...more }]
  if (still === 'only' || !keepsTypes(description)) return [{ kind: 'types', set: true, types, ...kinds, ...more }]
  return [
    { kind: 'types', types, ...more },
    ...(subtypes.length === 0 ? [] : [{ kind: 'types', set: true, subtypes } as const]),
  ]
}

const toPart = (description: Description, still: Mode): Part => {
  const { colors, size } = description
  return [
    ...typesPart(description, still),
    ...(colors === null ? [] : [{ kind: 'colors', set: true, colors } as const]),
    ...(size === null ? [] : [{ kind: 'set-power-toughness', power: size[0], toughness: size[1] } as const]),
  ]
}

type Types = Extract<Modification, { kind: 'types' }>

/** The description that gives this part; null if there is none. */
const fromPart = (part: Part, still: Mode): Description | null => {
  const [first, ...rest] = part
  if (first?.kind !== 'types' || (first.types ?? first.subtypes) === undefined) return null
  const second = rest[0]?.kind === 'types' ? (rest[0] as Types) : null
  const colors = rest.find((each) => each.kind === 'colors')
  const size = rest.find((each) => each.kind === 'set-power-toughness')
  if (size !== undefined && (size.power === undefined || size.toughness === undefined)) return null
  const description: Description = {
    supertypes: first.supertypes ?? [],
    size: size === undefined ? null : [size.power as Amount, size.toughness as Amount],
    colors: colors === undefined ? null : colors.colors,
    subtypes: second?.subtypes ?? first.subtypes ?? [],
    types: CARD_TYPES.filter((type) => first.types?.includes(type)),
  }
  const same = JSON.stringify(toPart(description, still)) === JSON.stringify(part)
  return same || isSameSet(toPart(description, still), part) ? description : null
}

const isSameSet = (a: Part, b: Part): boolean =>
  a.length === b.length && a.every((each, i) => JSON.stringify(sorted(each)) === JSON.stringify(sorted(b[i]!)))
const sorted = (value: Modification): unknown => Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1))

const sizeText = ([power, toughness]: readonly [Amount, Amount]): string =>
  [power, toughness].map((one) => (typeof one === 'number' ? String(one) : 'X')).join('/')

const listWords = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`

const wordsOf = ({ supertypes, size, colors, subtypes, types }: Description, number: 's' | 'p'): string => {
  const names = (colors ?? []).map((color) => COLOR_ROWS.find(([, letter]) => letter === color)![0])
  const color = colors === null ? [] : [names.length === 0 ? 'colorless' : listWords(names)]
  const plural = number === 'p' ? 's' : ''
  return [...supertypes, ...(size === null ? [] : [sizeText(size)]), ...color, ...subtypes, ...types].join(' ') + plural
}

const WITH = ' with '
const BASE = ' with base power and toughness '

/**
 * CR 205.1: "a 1/1 Elf artifact creature with flying", "2/2 black creatures". `still`: what it was it goes on being, or
 * `only`: it is nothing else, which the words around say.
 */
export const becoming = (number: 's' | 'p', still: Mode): Syntax<Part> => ({
  parse: (source, at, scope) => {
    const articles = number === 'p' ? [''] : ['a ', 'an ']
    return articles.flatMap((article) => {
      const begin = article === '' ? at : matchLiteral(source, at, article)
      const read = begin < 0 ? null : readDescription(source.text, begin, number)
      if (read === null) return []
      source.trace.farthest = Math.max(source.trace.farthest, read.at)
      const plain = parsed(read.value, read.at, scope)
      const based = matchLiteral(source, read.at, BASE)
      const sized =
        based < 0 || read.value.size !== null
          ? []
          : (
              parseNamed('plain-pt', source, based, scope) as readonly Parsed<{ power: Amount; toughness: Amount }>[]
            ).map(({ value, at: end }) =>
              parsed<Description>({ ...read.value, size: [value.power, value.toughness] }, end, scope),
            )
      const ofOwn = readOwnSize(source, read.at, read.value).map((end) =>
        parsed<Description>({ ...read.value, size: [OWN_MANA_VALUE, OWN_MANA_VALUE] }, end, scope),
      )
      return [...sized, ...ofOwn, plain].flatMap((each) => [...withAbilities(source, each, still), partOf(each, still)])
    })
  },
  print: (part, out) => {
    const first = part.findIndex((each) => each.kind === 'add-ability')
    const own = first < 0 ? part : part.slice(0, first)
    const abilities = first < 0 ? [] : part.slice(first)
    const description = fromPart(own, still)
    if (description === null || abilities.some((each) => each.kind !== 'add-ability')) return []
    return wordings(description, number, out).flatMap((next) =>
      abilities.length === 0
        ? [next]
        : emit(next, WITH).flatMap((said) => said.run.grammar.rule('granted-abilities').print(abilities, said)),
    )
  },
})

const readOwnSize = (
  source: Parameters<Syntax<Part>['parse']>[0],
  at: number,
  { size }: Description,
): readonly number[] =>
  size !== null ? [] : OWN_SIZES.map((words) => matchLiteral(source, at, words)).filter((end) => end >= 0)

const partOf = ({ value, at, scope }: Parsed<Description>, still: Mode): Parsed<Part> =>
  parsed(toPart(value, still), at, scope)

const withAbilities = (
  source: Parameters<Syntax<Part>['parse']>[0],
  read: Parsed<Description>,
  still: Mode,
): readonly Parsed<Part>[] => {
  const begin = matchLiteral(source, read.at, WITH)
  if (begin < 0) return []
  return (parseNamed('granted-abilities', source, begin, read.scope) as readonly Parsed<Part>[]).map((abilities) =>
    parsed([...toPart(read.value, still), ...abilities.value], abilities.at, abilities.scope),
  )
}

const wordings = (description: Description, number: 's' | 'p', out: Output): readonly Output[] => {
  const whole = wordsOf(description, number)
  const { size } = description
  if (size !== null && isEqual(size, [OWN_MANA_VALUE, OWN_MANA_VALUE])) return ownSized(description, number, out)
  const article = (text: string): string => (number === 's' ? `${articleFor(text)} ${text}` : text)
  const plain = emit(out, article(whole))
  if (size === null || out.run.expected === undefined) return plain
  const bare = wordsOf({ ...description, size: null }, number)
  return [...plain, ...emit(out, article(bare)).flatMap((next) => emit(next, `${BASE}${sizeText(size)}`))]
}

const ownSized = (description: Description, number: 's' | 'p', out: Output): readonly Output[] => {
  const bare = wordsOf({ ...description, size: null }, number)
  return emit(out, number === 's' ? `${articleFor(bare)} ${bare}` : bare).flatMap((next) =>
    OWN_SIZES.flatMap((words) => emit(next, words)),
  )
}

const LAND_KINDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const

/** CR 205.3i, 305.7: "a Swamp", "Mountains". */
export const landKind = (number: 's' | 'p'): Syntax<string> => ({
  parse: (source, at, scope) =>
    LAND_KINDS.flatMap((kind) => {
      const end = matchLiteral(source, at, landWords(kind, number))
      return end < 0 || /[A-Za-z]/.test(source.text[end] ?? '') ? [] : [parsed<string>(kind, end, scope)]
    }),
  print: (kind, out) => ((LAND_KINDS as readonly string[]).includes(kind) ? emit(out, landWords(kind, number)) : []),
})

const landWords = (kind: string, number: 's' | 'p'): string => {
  if (number === 's') return `${articleFor(kind)} ${kind}`
  return kind === 'Plains' ? kind : `${kind}s`
}
