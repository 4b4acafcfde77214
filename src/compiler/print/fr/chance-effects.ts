import type { Ref } from '../../../core/ref.ts'
import { quantity } from './amount.ts'
import type { EffectOf, EffectPrinters } from './effect-printers.ts'
import { joinWith } from './elision.ts'
import { type Line, linesInline } from './line.ts'
import { noun } from './noun.ts'
import type { Clause } from './predicate.ts'
import type { Scope } from './scope.ts'
import { CAST as LAUNCH, PLAY } from './verb.ts'

const COIN = noun('f', 'pièce')

/** "jouez à pile ou face", "lancez trois pièces" */
const flip = (effect: EffectOf<'flip-coin'>, scope: Scope): readonly Line[] => {
  const subject = scope.via.mention(effect.who, scope, 'each')
  const until = effect.until === undefined ? '' : ' jusqu’à perdre un lancer'
  if (effect.amount === undefined || effect.amount === 1)
    return [{ subject, verb: PLAY, rest: `à pile ou face${until}` }]
  const { text, after } = quantity(effect.amount, COIN, scope)
  return [{ subject, verb: LAUNCH, rest: `${text}${until} ${after}`.trimEnd() }]
}

/** "lancez un dé à 20 faces et ajoutez …" */
const roll = (effect: EffectOf<'roll-dice'>, scope: Scope): readonly Line[] => {
  const subject = scope.via.mention(effect.who, scope, 'each')
  const dice = noun('m', `dé à ${effect.sides} faces`, `dés à ${effect.sides} faces`)
  const { text, after } = quantity(effect.amount ?? 1, dice, scope)
  const more = [
    after,
    effect.plus === undefined ? '' : `en y ajoutant ${scope.via.value(effect.plus, scope)}`,
    effect.ignore === undefined ? '' : `en ignorant le jet le plus ${effect.ignore === 'lowest' ? 'bas' : 'élevé'}`,
  ].filter((part) => part !== '')
  const clause: Clause = { subject, verb: LAUNCH, rest: [text, ...more].join(' ') }
  return [clause]
}

/** "1-9 : …" */
const range = (from: number, to: number | undefined): string =>
  to === undefined ? `${from} ou plus` : to === from ? String(from) : `${from}-${to}`

export const CHANCE_EFFECTS = (
  linesOf: (effects: EffectOf<'results-table'>['rows'][number]['effects'], scope: Scope) => readonly Line[],
): EffectPrinters<'flip-coin' | 'roll-dice' | 'roll-again' | 'results-table'> => ({
  'flip-coin': flip,
  'roll-dice': roll,
  'roll-again': (_, scope) => [{ subject: scope.via.mention(YOU, scope), verb: LAUNCH, rest: 'de nouveau' }],
  'results-table': ({ rows }, scope) => {
    const text = rows.map(({ from, to, effects }) => `${range(from, to)} : ${linesInline(linesOf(effects, scope))}`)
    return [`selon le résultat, ${joinWith('ou', text)}`]
  },
})

const YOU: Ref = { ref: 'you' }
