import type { CardDefinition, TokenDefinition } from '../../core/card.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Characteristics } from '../../core/object.ts'
import { askNumber } from '../ask.ts'
import { askProtector, possibleProtectors } from '../combat/protector.ts'
import type { Context } from '../context.ts'
import type { MoveProposal, Proposal } from '../events/proposal.ts'
import { finalChapter } from '../refs/chapters.ts'
import { hasKeyword } from '../refs/keywords.ts'
import type { Replacer } from './in-force.ts'

type Entry = MoveProposal | Extract<Proposal, { kind: 'create-token' }>
type Printed = Pick<CardDefinition | TokenDefinition, 'loyalty' | 'defense'>

/**
 * CR 306.5b, 310.4b, 310.8a, 714.3a–b: what the rules themselves say of how something enters: with its printed loyalty or
 * defense, with a protector, with lore counters. `traits` are those it will have.
 */
export const intrinsicEntering = (
  ctx: Context,
  object: ObjectId,
  traits: Characteristics,
  printed: Printed,
): readonly Replacer[] => {
  const entering = (key: string, rule: string, change: (entry: Entry) => Entry): Replacer => ({
    key: `${key}:${object}`,
    source: object,
    rule,
    commutes: true,
    inner: true,
    apply: (event) => [event.kind === 'move' || event.kind === 'create-token' ? change(event) : event],
  })
  const { loyalty, defense } = printed
  return [
    ...(loyalty === undefined ? [] : [entering('loyalty', '306.5b', (entry) => plus(entry, 'loyalty', loyalty))]),
    ...(defense === undefined ? [] : [entering('defense', '310.4b', (entry) => plus(entry, 'defense', defense))]),
    ...(traits.subtypes.includes('Saga')
      ? [entering('lore', '714.3a', (entry) => plus(entry, 'lore', firstChapter(ctx, object, traits)))]
      : []),
    ...(traits.types.includes('battle')
      ? [entering('protector', '310.8a', (entry) => withProtector(ctx, object, traits, entry))]
      : []),
  ]
}

/** CR 714.3b, 702.155b: with read ahead its controller chooses the chapter it begins with. */
const firstChapter = (ctx: Context, object: ObjectId, traits: Characteristics): number => {
  const last = finalChapter(traits)
  if (!hasKeyword(traits, 'read ahead') || last < 1) return 1
  return askNumber(ctx, {
    kind: 'choose-number',
    key: `chapter:${object}`,
    player: traits.controller,
    rule: '714.3b',
    object,
    what: 'amount',
    min: 1,
    max: last,
  })
}

const withProtector = (ctx: Context, object: ObjectId, traits: Characteristics, entry: Entry): Entry => {
  const options = possibleProtectors(ctx.state, traits)
  if (options.length === 0) return entry
  const protector = askProtector(ctx, object, traits.controller, options, '310.8a')
  return { ...entry, chosen: { ...entry.chosen, protector } }
}

const plus = (entry: Entry, name: string, amount: number): Entry => ({
  ...entry,
  counters: { ...entry.counters, [name]: (entry.counters?.[name] ?? 0) + amount },
})
