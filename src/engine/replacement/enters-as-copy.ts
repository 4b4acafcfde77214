import type { Ability, StaticEffect } from '../../core/ability.ts'
import type { CardDefinition } from '../../core/card.ts'
import { withCounters } from '../../core/counter.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Characteristics, GameObject } from '../../core/object.ts'
import type { Replacement } from '../../core/replacement.ts'
import { askObjects } from '../ask.ts'
import type { Context } from '../context.ts'
import { copiableValues } from '../copying/copiable-values.ts'
import { withExceptions } from '../copying/with-exceptions.ts'
import { definitionOf, tokenOfCopy } from '../definitions.ts'
import type { Copying, MoveProposal, Proposal } from '../events/proposal.ts'
import { leaveUnsupported, leaveUnsupportedRule } from '../interrupt.ts'
import { nextKey } from '../next-key.ts'
import { evaluate } from '../refs/amount.ts'
import type { Env } from '../refs/env.ts'
import { findAll } from '../refs/match.ts'
import type { InForce, Replacer } from './in-force.ts'
import { matchesFuture } from './matches-future.ts'

type AsCopy = Extract<Replacement, { kind: 'enters-as-copy' }>
type Created = Extract<Proposal, { kind: 'create-token' }>

/**
 * CR 707.5, 616.1c: an object that may enter as a copy, by its own text or by that of others, is one before anything else is said
 * of how it enters; what it then has counts for that. Its controller chooses what it copies, or nothing where they may.
 */
export const asCopyReplacers = (
  ctx: Context,
  move: MoveProposal,
  object: GameObject,
  traits: Characteristics,
  env: Env,
  active: readonly InForce[],
): readonly Replacer[] => {
  const apply = (standpoint: Env, text: AsCopy) => (event: Proposal) =>
    event.kind === 'move' ? [movedAs(event, chosenCopy(ctx, object, standpoint, text), standpoint, text)] : [event]
  const byOthers = textsOfOthers(object, traits, active).map(({ key, env: other, replacement }) =>
    replacer(key, other.source, apply(other, replacement)),
  )
  const [text] = move.copied === null ? [] : ownTexts(traits.abilities)
  if (text === undefined) return byOthers
  return [replacer(ownKey(object, move.copying), object.id, apply(env, text)), ...byOthers]
}

/** CR 707.5, 616.1c, 616.1g: the same of a token, once it is known how many there are. */
export const tokenAsCopyReplacers = (
  ctx: Context,
  token: GameObject,
  traits: Characteristics,
  env: Env,
  active: readonly InForce[],
  copying: Copying | undefined,
): readonly Replacer[] => {
  const apply = (standpoint: Env, text: AsCopy) => (event: Proposal) =>
    event.kind === 'create-token'
      ? [createdAs(event, chosenCopy(ctx, token, standpoint, text), standpoint, text)]
      : [event]
  const byOthers = textsOfOthers(token, traits, active).map(({ key, env: other, replacement }) =>
    replacer(key, other.source, apply(other, replacement)),
  )
  const own = ownTexts(traits.abilities).map((text) => replacer(ownKey(token, copying), token.id, apply(env, text)))
  return [...own, ...byOthers].map((one) => ({ ...one, inner: true }))
}

const replacer = (key: string, source: string, apply: Replacer['apply']): Replacer => ({
  key,
  source,
  rule: '707.5',
  commutes: false,
  copies: true,
  apply,
})

/** The text of what it copies is not the text by which it does. */
const ownKey = ({ id }: GameObject, copying: Copying | undefined): string =>
  copying === undefined ? `as-copy:${id}` : `as-copy:${id}:${copying.count}`

const movedAs = (event: MoveProposal, choice: Choice | null, env: Env, text: AsCopy): MoveProposal => {
  if (choice === null) return { ...event, copied: event.copied ?? null }
  const { counters, copying: counted } = countedBy(event, choice.values, env, text)
  // CR 707.9g: what an effect before this one was linked to does not happen any more.
  const linked = text.effects === undefined ? {} : { linked: { env, effects: text.effects, copied: choice.of } }
  return {
    ...event,
    copied: choice.values,
    ...tappedBy(text),
    ...(counters === undefined ? {} : { counters }),
    ...(counted === undefined ? {} : { copying: { ...counted, ...linked } }),
  }
}

/** What is copied, and with what exceptions. */
interface Choice {
  readonly of: ObjectId
  readonly values: CardDefinition
}

const createdAs = (event: Created, choice: Choice | null, env: Env, text: AsCopy): Created => {
  if (choice === null) return event
  const { values } = choice
  if (text.effects !== undefined)
    leaveUnsupportedRule('707.9g', values.name, 'a token that does something as it copies')
  return { ...event, token: tokenOfCopy(values), ...tappedBy(text), ...countedBy(event, values, env, text) }
}

const tappedBy = ({ tapped }: AsCopy): { readonly tapped?: true } => (tapped === true ? { tapped } : {})

/** Nobody goes on copying what copies something else for long. */
const MOST_COPIES = 20

/** CR 707.9e: what a copy effect does besides happens only if none applies after it. */
const countedBy = (
  { counters, copying }: MoveProposal | Created,
  { name }: CardDefinition,
  env: Env,
  text: AsCopy,
): Pick<MoveProposal, 'counters' | 'copying'> => {
  const count = (copying?.count ?? 0) + 1
  if (count > MOST_COPIES) leaveUnsupportedRule('707.5', name, 'copies of copies without end')
  const otherCounters = copying?.otherCounters ?? counters ?? {}
  const added = text.counters === undefined ? 0 : Math.max(0, evaluate(env, text.counters.amount))
  return {
    copying: { count, otherCounters },
    counters: text.counters === undefined ? otherCounters : withCounters(otherCounters, text.counters.counter, added),
  }
}

const ownTexts = (abilities: readonly Ability[]): readonly AsCopy[] =>
  abilities.flatMap((ability) => (ability.kind === 'static' ? ability.effects.flatMap(copying) : []))

const copying = (effect: StaticEffect): readonly AsCopy[] =>
  effect.kind === 'replacement' && effect.replacement.kind === 'enters-as-copy' && effect.replacement.what === undefined
    ? [effect.replacement]
    : []

const textsOfOthers = (
  object: GameObject,
  traits: Characteristics,
  active: readonly InForce[],
): readonly (InForce & { readonly replacement: AsCopy })[] =>
  active.filter(
    (force): force is InForce & { readonly replacement: AsCopy } =>
      force.replacement.kind === 'enters-as-copy' &&
      force.replacement.what !== undefined &&
      force.objects === null &&
      force.env.source !== object.id &&
      matchesFuture(force.env, force.replacement.what, object, traits),
  )

const chosenCopy = (ctx: Context, entering: GameObject, env: Env, { of, optional, except }: AsCopy): Choice | null => {
  const options = findAll(env, of).filter((id) => id !== entering.id)
  if (options.length === 0) return null
  const [chosen] = askObjects(ctx, {
    kind: 'choose-objects',
    purpose: 'choose',
    key: nextKey(ctx, `as-copy:${entering.id}`),
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
  return { of: chosen!, values: withExceptions(values, except, null, definitionOf(entering, ctx.cards)) }
}
