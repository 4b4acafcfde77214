import { BASIC_LAND_MANA } from '../../core/card-type.ts'
import type { Choice, ChosenSubtype } from '../../core/choice.ts'
import { COLORS } from '../../core/color.ts'
import type { Decision, DecisionKind } from '../../core/decision.ts'
import type { PlayerId } from '../../core/ids.ts'
import { SUBTYPES_OF } from '../../core/subtype.ts'
import { ask } from '../ask.ts'
import type { Context } from '../context.ts'
import { nextKey } from '../next-key.ts'
import type { Env } from '../refs/env.ts'
import { findAll } from '../refs/match.ts'
import { restrictionsOnPlayer } from '../restrictions.ts'
import { checkName } from './check-name.ts'

/** "Any number" ends somewhere. */
const LARGEST_NUMBER = 1000

const SUBTYPES: Readonly<Record<ChosenSubtype, readonly string[]>> = {
  creature: SUBTYPES_OF.creature,
  'basic-land': Object.keys(BASIC_LAND_MANA),
  land: SUBTYPES_OF.land,
  planeswalker: SUBTYPES_OF.planeswalker,
}

export interface Asking {
  readonly player: PlayerId
  readonly choice: Choice
  readonly link: string
  readonly rule: string
}

/**
 * CR 607.2d, 608.2d, 614.12a: the value a player chooses, as it is remembered; undefined if there is nothing to choose from, and then
 * no choice is made (607.5a).
 */
export const askChoice = (ctx: Context, env: Env, asking: Asking): string | undefined => {
  const question = questionFor(ctx, env, asking)
  if ('options' in question && question.options.length === 0) return undefined
  const { player, choice, link, rule } = asking
  const key = nextKey(ctx, `choose:${env.source}:${link}:${player}`)
  const decision: Decision = { ...question, key, player, rule }
  const answer = ask(ctx, decision)
  const value = Array.isArray(answer) ? String(answer[0]) : String(answer)
  return choice.kind === 'card-name' ? checkName(ctx, value, choice.of) : value
}

const questionFor = (ctx: Context, env: Env, { player, choice }: Asking): DecisionKind => {
  const { source } = env
  switch (choice.kind) {
    case 'color':
      return { kind: 'choose-color', source, options: COLORS.filter((color) => choice.not?.includes(color) !== true) }
    case 'subtype':
      return { kind: 'choose-option', source, options: choice.among ?? SUBTYPES[choice.of].toSorted() }
    case 'card-type':
      return { kind: 'choose-option', source, options: choice.among }
    case 'card-name':
      return { kind: 'choose-name', source, ...(choice.of === undefined ? {} : { of: choice.of }) }
    case 'number':
      return {
        kind: 'choose-number',
        object: source,
        what: 'amount',
        min: choice.min,
        max: choice.max ?? LARGEST_NUMBER,
      }
    case 'player':
      return { kind: 'choose-player', source, options: findAll(env, choice.of) }
    case 'object': {
      const options = findAll(env, choice.of).filter((id) => id !== source)
      return { kind: 'choose-objects', purpose: 'choose', source, options, min: 1, max: 1 }
    }
    case 'word':
      return { kind: 'choose-option', source, options: choice.words }
    case 'life':
      return { kind: 'choose-number', object: source, what: 'amount', min: 0, max: payableLife(ctx, player) }
  }
}

/** CR 119.4, 119.8: not more than there is, and none for whoever can't lose life. */
const payableLife = (ctx: Context, player: PlayerId): number =>
  restrictionsOnPlayer(ctx, 'lose-life', player).length > 0 ? 0 : Math.max(0, ctx.state.players[player]!.life)
