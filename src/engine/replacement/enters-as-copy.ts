import type { StaticEffect } from '../../core/ability.ts'
import type { CardDefinition } from '../../core/card.ts'
import type { Characteristics } from '../../core/object.ts'
import type { Replacement } from '../../core/replacement.ts'
import { askObjects } from '../ask.ts'
import type { Context } from '../context.ts'
import { copiableValues } from '../copying/copiable-values.ts'
import { withExceptions } from '../copying/with-exceptions.ts'
import type { MoveProposal } from '../events/proposal.ts'
import { leaveUnsupported, leaveUnsupportedRule } from '../interrupt.ts'
import type { Env } from '../refs/env.ts'
import { findAll } from '../refs/match.ts'
import type { Replacer } from './in-force.ts'

type AsCopy = Extract<Replacement, { kind: 'enters-as-copy' }>

/**
 * CR 707.5, 616.1c: an object that may enter as a copy is one before anything else is said of how it enters; what it then has
 * counts for that. Its controller chooses what it copies, or nothing where they may.
 */
export const asCopyReplacers = (
  ctx: Context,
  move: MoveProposal,
  traits: Characteristics,
  env: Env,
): readonly Replacer[] => {
  const [text] = traits.abilities.flatMap((ability) =>
    ability.kind === 'static' ? ability.effects.flatMap(copying) : [],
  )
  if (text === undefined || move.copied === null) return []
  if (move.copied !== undefined) leaveUnsupportedRule('707.9e', traits.name, 'copying what enters as a copy itself')
  return [
    {
      key: `as-copy:${move.object}`,
      source: move.object,
      rule: '707.5',
      commutes: false,
      apply: (event) => {
        if (event.kind !== 'move') return [event]
        const copied = chosenCopy(ctx, env, text)
        return [{ ...event, copied, ...(copied !== null && text.tapped === true ? { tapped: true } : {}) }]
      },
    },
  ]
}

const copying = (effect: StaticEffect): readonly AsCopy[] =>
  effect.kind === 'replacement' && effect.replacement.kind === 'enters-as-copy' ? [effect.replacement] : []

const chosenCopy = (ctx: Context, env: Env, { of, optional, except }: AsCopy): CardDefinition | null => {
  const options = findAll(env, of).filter((id) => id !== env.source)
  if (options.length === 0) return null
  const [chosen] = askObjects(ctx, {
    kind: 'choose-objects',
    purpose: 'choose',
    key: `as-copy:${env.source}`,
    player: env.controller,
    rule: '707.5',
    source: env.source,
    options,
    min: optional === true ? 0 : 1,
    max: 1,
  })
  const values = chosen === undefined ? null : copiableValues(ctx, chosen)
  if (values === null) return null
  if (values.gaps.length > 0) leaveUnsupported(values.gaps)
  if (values.typeLine.subtypes.includes('Aura'))
    leaveUnsupportedRule('303.4f', values.name, 'entering as a copy of an Aura')
  return withExceptions(values, except)
}
