import type { Ability } from '../core/ability.ts'
import type { TokenDefinition } from '../core/card.ts'
import { CARD_TYPES, SUPERTYPES } from '../core/card-type.ts'
import { isColor } from '../core/color.ts'
import { PLAIN_KEYWORDS, type PlainKeyword } from '../core/keyword.ts'
import type { Cursor } from './cursor.ts'
import { printWord } from './quote.ts'

/**
 * A token in one line: `token 1/1 WU legendary artifact creature Soldier; flying; first strike`. Sizes, letters of colours,
 * supertypes, types and subtypes stand in this order; the keywords are the English ones in both languages.
 */
export const parseToken = (cursor: Cursor, name: string | undefined): TokenDefinition => {
  const size = /^\s*(-?\d+)\/(-?\d+)(?=[\s;,)])/.exec(cursor.rest)
  if (size !== null) cursor.at += size[0].length
  const colors = /^\s*([WUBRG]+)(?=[\s;,)])/.exec(cursor.rest)
  if (colors !== null) cursor.at += colors[0].length
  const words: string[] = []
  while (!cursor.isBefore(';', ',', ')')) words.push(cursor.word().text)
  const abilities: Ability[] = []
  while (cursor.take(';')) {
    const at = cursor.skip().at
    const { text } = cursor.name(';', ',', ')')
    if (!isPlainKeyword(text)) return cursor.fail('unknown-word', { found: text }, at)
    abilities.push({ kind: 'keyword', keyword: text })
  }
  const subtypes = words.filter((word) => !isOf(SUPERTYPES, word) && !isOf(CARD_TYPES, word))
  const usual = [...subtypes, 'Token'].join(' ')
  return {
    ...(name === undefined || name === usual ? {} : { name }),
    colors: [...(colors?.[1] ?? '')].filter(isColor),
    typeLine: {
      supertypes: words.filter((word) => isOf(SUPERTYPES, word)),
      types: words.filter((word) => isOf(CARD_TYPES, word)),
      subtypes,
    },
    ...(size === null ? {} : { power: Number(size[1]), toughness: Number(size[2]) }),
    abilities,
  }
}

/** The token in that form; undefined if it has more to it than the form can say. */
export const printToken = (token: TokenDefinition): string | undefined => {
  const { name, colors, typeLine, power, toughness, abilities, manaCost, loyalty } = token
  const keywords = abilities.map((ability) => {
    const isPlain = ability.kind === 'keyword' && isPlainKeyword(ability.keyword)
    return isPlain && Object.keys(ability).length === 2 ? ability.keyword : undefined
  })
  const isPlain = (power === undefined) === (toughness === undefined) && manaCost === undefined && loyalty === undefined
  const isWhole = isPlain && keywords.every((word) => word !== undefined)
  if (!isWhole || name === tokenName({ typeLine })) return undefined
  const size = power === undefined ? [] : [`${power}/${toughness}`]
  const types = [...typeLine.supertypes, ...typeLine.types, ...typeLine.subtypes.map(printWord)]
  const head = [...size, ...(colors.length === 0 ? [] : [colors.join('')]), ...types].join(' ')
  return [head, ...keywords].join('; ')
}

/** CR 111.4: a token with no name of its own is named for its subtypes. */
export const tokenName = ({ name, typeLine }: Pick<TokenDefinition, 'name' | 'typeLine'>): string =>
  name ?? [...typeLine.subtypes, 'Token'].join(' ')

const isOf = <T extends string>(list: readonly T[], word: string): word is T =>
  (list as readonly string[]).includes(word)
const isPlainKeyword = (text: string): text is PlainKeyword => isOf(PLAIN_KEYWORDS, text)
