import { BASIC_LAND_MANA, type BasicLandType } from '../../core/card-type.ts'
import { COLORS, type Color } from '../../core/color.ts'
import type { DecisionKind } from '../../core/decision.ts'
import type { AskedSort, WordChange } from '../../core/word-change.ts'
import { askOption } from '../ask.ts'
import type { Context } from '../context.ts'
import { nextKey } from '../next-key.ts'
import type { Env } from '../refs/env.ts'
import { begin } from './continuous.ts'
import type { Handler } from './handler.ts'
import { presentObjects, resolveRef } from './resolve-ref.ts'

const LAND_TYPES = Object.keys(BASIC_LAND_MANA) as readonly BasicLandType[]

/** CR 612.1, 608.2d: a player names a word of a sort and the one of the same sort that takes its place. */
export const changeText: Handler<'change-text'> = (ctx, env, effect) => {
  const objects = presentObjects(ctx, resolveRef(ctx, env, effect.what))
  if (objects.length === 0) return env
  const change = chooseChange(ctx, env, effect.sorts)
  begin(ctx, env, effect.duration, objects, { modifications: [{ kind: 'change-words', change }] })
  return env
}

const chooseChange = (ctx: Context, env: Env, sorts: readonly AskedSort[]): WordChange => {
  const from = askWord(ctx, env, wordsOf(sorts))
  const sort = isColor(from) ? 'color' : 'basic-land-type'
  const to = askWord(
    ctx,
    env,
    wordsOf([sort]).filter((word) => word !== from),
  )
  return { sort, from, to } as WordChange
}

const wordsOf = (sorts: readonly AskedSort[]): readonly string[] =>
  sorts.flatMap((sort): readonly string[] => (sort === 'color' ? COLORS : LAND_TYPES))

const isColor = (word: string): word is Color => COLORS.some((color) => color === word)

/** CR 105.4: a colour is one of the five. */
const askWord = (ctx: Context, env: Env, options: readonly string[]): string => {
  const question: DecisionKind = options.every(isColor)
    ? { kind: 'choose-color', source: env.source, options }
    : { kind: 'choose-option', source: env.source, options }
  const key = nextKey(ctx, `word:${env.source}:${env.controller}`)
  return askOption(ctx, { ...question, key, player: env.controller, rule: '608.2d' })
}
