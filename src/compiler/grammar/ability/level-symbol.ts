import type { Ability } from '../../../core/ability.ts'
import { isEqual } from '../../syntax/pattern.ts'
import type { Syntax } from '../../syntax/syntax.ts'
import { emit, parsed } from '../../syntax/text.ts'
import { levelCounters, readLevelCounters } from './frame.ts'

const SYMBOL = /^LEVEL (\d+)(?:-(\d+)|\+)\n(\d+)\/(\d+)$/

const sized = (least: number, most: number | undefined, power: number, toughness: number): Ability => ({
  kind: 'static',
  effects: [
    { kind: 'continuous', affects: 'self', modifications: [{ kind: 'set-power-toughness', power, toughness }] },
  ],
  condition: levelCounters(least, most),
})

/** CR 711.2a–b: a level symbol with the size in its box. */
export const levelSymbol: Syntax<Ability> = {
  parse: (source, at, scope) => {
    const read = at === 0 ? SYMBOL.exec(source.text) : null
    if (read === null) return []
    const most = read[2] === undefined ? undefined : Number(read[2])
    return [parsed(sized(Number(read[1]), most, Number(read[3]), Number(read[4])), source.text.length, scope)]
  },
  print: (ability, out) => {
    if (ability.kind !== 'static' || ability.condition === undefined) return []
    const levels = readLevelCounters(ability.condition)
    const [effect] = ability.effects
    const [size] = effect?.kind === 'continuous' ? effect.modifications : []
    if (levels === null || size?.kind !== 'set-power-toughness') return []
    const { power, toughness } = size
    if (typeof power !== 'number' || typeof toughness !== 'number') return []
    if (!isEqual(ability, sized(levels.least, levels.most, power, toughness))) return []
    const range = levels.most === undefined ? `${levels.least}+` : `${levels.least}-${levels.most}`
    return emit(out, `LEVEL ${range}\n${power}/${toughness}`)
  },
}
