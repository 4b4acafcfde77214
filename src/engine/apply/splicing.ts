import type { Ability, Body } from '../../core/ability.ts'
import type { ObjectId, PlayerId } from '../../core/ids.ts'
import { type Context, cite } from '../context.ts'
import { record } from '../events/commit.ts'
import { leaveUnsupported } from '../interrupt.ts'
import { gapsOf } from '../keywords/unenforced.ts'
import { named } from '../legality/named.ts'
import { project } from '../projection/project.ts'
import { keywordsOf } from '../refs/keywords.ts'
import { matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { spellBody } from '../stack/spell-body.ts'
import { canFill } from '../targets/choose-targets.ts'
import { slotsOf } from '../targets/slots.ts'
import { type CostOption, type Proposal, settle } from './proposal.ts'

const SPLICE = 'splice:'

/**
 * CR 702.47a, 702.47b, 601.2b: the cards in hand that may be spliced onto a spell, each for its splice cost: those for whose text there
 * is what it has to target.
 */
export const splicesOnto = (ctx: Context, player: PlayerId, spell: ObjectId): readonly CostOption[] => {
  const view = project(ctx)
  return ctx.state.players[player]!.hand.flatMap((card) => {
    const traits = view.of(card)
    if (traits === undefined || traits.unknown) return []
    const [splice] = keywordsOf(traits, 'splice').filter(({ filter }) =>
      matches(plainEnv(view, card, player), filter, spell),
    )
    return splice === undefined || !hasTargets(ctx, player, spell, traits.abilities)
      ? []
      : [{ name: SPLICE + card, cost: splice.cost }]
  })
}

const hasTargets = (ctx: Context, player: PlayerId, spell: ObjectId, text: readonly Ability[]): boolean => {
  const env = plainEnv(project(ctx), spell, player)
  const by = { env, stacked: spell, name: named(ctx, spell), rule: '702.47b' }
  return text.every((ability) => ability.kind !== 'spell' || canFill(ctx, by, slotsOf(simpleOf(ability.body), []), []))
}

/** A card with modes is answered as unsupported once it is spliced. */
const simpleOf = (body: Body): Body => (body.kind === 'simple' ? body : { kind: 'simple', targets: [], effects: [] })

/**
 * CR 601.2b, 702.47a–b, 702.47d: the cards that are spliced are revealed, all at once, and their text is the spell's from then on, in
 * the order in which they are named, with targets of its own. Returns what the spell says now.
 */
export const withSplices = (ctx: Context, proposal: Proposal, paid: readonly string[]): Proposal => {
  const cards = paid.flatMap((name) => (name.startsWith(SPLICE) ? [name.slice(SPLICE.length)] : []))
  if (cards.length === 0) return proposal
  record(ctx, { kind: 'revealed', objects: cards, to: 'all' })
  cite(ctx, '702.47a', { object: proposal.key, cards })
  const spliced = cards.flatMap((card, at) => textOf(ctx, card).map((ability) => renamed(ability, `splice-${at + 1}:`)))
  settle(ctx, proposal, { spliced })
  return { ...proposal, body: spellBody(ctx, proposal.stacked) ?? proposal.body }
}

/** The rules text of a card; its splice ability does nothing on a spell. */
const textOf = (ctx: Context, card: ObjectId): readonly Ability[] => {
  const traits = project(ctx).of(card)!
  const gaps = gapsOf(traits)
  if (gaps.length > 0) leaveUnsupported(gaps)
  return traits.abilities.filter((ability) => ability.kind !== 'keyword' || ability.keyword !== 'splice')
}

/** The same text with its targets under names that no other text has. */
const renamed = <T>(part: T, prefix: string): T => {
  if (Array.isArray(part)) return part.map((one) => renamed(one, prefix)) as T
  if (typeof part !== 'object' || part === null) return part
  const node = part as Readonly<Record<string, unknown>>
  const isSlot = node.ref === 'target' || ('min' in node && 'max' in node && typeof node.id === 'string')
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      isSlot && key === 'id' ? `${prefix}${value}` : renamed(value, prefix),
    ]),
  ) as T
}
