import type { Amount } from '../../core/amount.ts'
import { MANA_TYPES, type ManaType } from '../../core/mana.ts'
import type { ManaProduction } from '../../core/mana-production.ts'
import { anyTemplate, type Row, rows } from '../syntax/combinators.ts'
import { hole } from '../syntax/pattern.ts'
import type { Syntax } from '../syntax/syntax.ts'
import { emit, matchLiteral, parsed } from '../syntax/text.ts'
import { NUMBER_ROWS } from '../words/number-words.ts'
import { LINKS } from './choice.ts'

const COLORS = MANA_TYPES.filter((type) => type !== 'C')
const X: Amount = { kind: 'x' }

const amounts: readonly (readonly [string, Amount])[] = [...NUMBER_ROWS.slice(2), ['X', X]]

/** CR 106.1: what a mana ability makes. */
export const manaProduction: Syntax<ManaProduction> = anyTemplate<ManaProduction>(
  rows<ManaProduction>([
    ['an amount of <m:mana-type> equal to <n:value>', { kind: 'amount', type: hole('m'), amount: hole('n') }],
    ['<m:mana-type> for each <n:each>', { kind: 'amount', type: hole('m'), amount: hole('n') }],
    ['<m:mana-types>', { kind: 'fixed', mana: hole('m') }],
    ['<m:mana-choice>', { kind: 'one-of', types: hole('m'), amount: 1 }],
    [
      'one mana of any color that <f:counted-one> could produce',
      { kind: 'could-produce', what: hole('f'), of: 'color', amount: 1 },
    ],
    [
      'one mana of any type that <f:counted-one> could produce',
      { kind: 'could-produce', what: hole('f'), of: 'type', amount: 1 },
    ],
    ['one mana of any color among <f:noun-p>', { kind: 'color-among', what: hole('f'), amount: 1 }],
    [
      '<t:mana-type> or one mana of the chosen color',
      { kind: 'chosen-color', link: LINKS.color, or: [hole('t')], amount: 1 },
    ],
    ['one mana of the chosen color', { kind: 'chosen-color', link: LINKS.color, amount: 1 }],
    ['one mana of any color', { kind: 'one-of', types: COLORS, amount: 1 }],
    ...amounts.flatMap(([word, amount]): Row<ManaProduction>[] => [
      [`${word} mana of any one color`, { kind: 'one-of', types: COLORS, amount }],
      [`${word} mana of the chosen color`, { kind: 'chosen-color', link: LINKS.color, amount }],
      [`${word} mana in any combination of colors`, { kind: 'combination', types: COLORS, amount }],
      [`${word} mana in any combination of <m:mana-and-or>`, { kind: 'combination', types: hole('m'), amount }],
    ]),
  ]),
)

const ONE = /\{([WUBRGC])\}/y

const readList = (text: string, at: number, joints: readonly string[]): { types: ManaType[]; at: number } | null => {
  const types: ManaType[] = []
  let from = at
  for (;;) {
    ONE.lastIndex = from
    const type = ONE.exec(text)?.[1]
    if (type === undefined) return null
    types.push(type as ManaType)
    from += 3
    const joint = joints.find((each) => text.startsWith(`${each}{`, from))
    if (joint === undefined) return { types, at: from }
    from += joint.length
  }
}

/** `{R} or {G}`, `{W}, {U}, or {B}`. */
const joined = (last: string): Syntax<readonly ManaType[]> => ({
  parse: (source, at, scope) => {
    const list = readList(source.text, at, [`, ${last} `, ', ', ` ${last} `])
    return list === null || list.types.length < 2 ? [] : [parsed(list.types, list.at, scope)]
  },
  print: (types, out) => {
    if (types.length < 2) return []
    const symbols = types.map((type) => `{${type}}`)
    const comma = types.length > 2 ? ',' : ''
    return emit(out, `${symbols.slice(0, -1).join(', ')}${comma} ${last} ${symbols.at(-1)}`)
  },
})
export const manaChoice = joined('or')
export const manaAndOr = joined('and/or')

export const manaType: Syntax<ManaType> = {
  parse: (source, at, scope) => {
    ONE.lastIndex = at
    const type = ONE.exec(source.text)?.[1]
    return type === undefined || matchLiteral(source, at, `{${type}}`) < 0
      ? []
      : [parsed(type as ManaType, at + 3, scope)]
  },
  print: (type, out) => emit(out, `{${type}}`),
}
