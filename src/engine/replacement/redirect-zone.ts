import type { Replacement } from '../../core/replacement.ts'
import type { Context } from '../context.ts'
import { definitionOf } from '../definitions.ts'
import { record } from '../events/commit.ts'
import type { MoveProposal, Proposal } from '../events/proposal.ts'
import { markOf } from '../links/memory.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import { objectOf, type View } from '../refs/env.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { asEntered } from './enters.ts'
import { type InForce, isMeant, type Replacer } from './in-force.ts'
import { matchesFuture } from './matches-future.ts'

type Redirection = InForce & { readonly replacement: Extract<Replacement, { kind: 'redirect-zone' }> }

/** CR 614.1a, 614.6: effects by which an object goes to another zone than it would. */
export const zoneRedirections = (ctx: Context, move: MoveProposal, active: readonly InForce[]): readonly Replacer[] =>
  [
    ...active.filter((force): force is Redirection => force.replacement.kind === 'redirect-zone'),
    ...own(ctx, move),
  ].flatMap((force) => {
    const replacer = (rule: string, apply: (event: MoveProposal) => readonly Proposal[]): Replacer => ({
      key: force.key,
      source: force.env.source,
      rule,
      commutes: false,
      apply: (event) => (event.kind === 'move' ? apply(event) : [event]),
    })
    if (isAbout(ctx, force, move)) return [replacer('614.6', (event) => redirected(ctx, force, event))]
    return isAboutItsCards(ctx, force, move) ? [replacer('730.3e', (event) => cardsRedirected(ctx, force, event))] : []
  })

/** CR 730.3e: what says where a card goes, and nothing of tokens, moves the cards in a merged permanent that is a token. */
const isAboutItsCards = (ctx: Context, force: Redirection, move: MoveProposal): boolean => {
  const { what } = force.replacement
  const object = ctx.state.objects[move.object]
  const card = object?.merged?.find(({ substance }) => substance.kind !== 'token')
  if (object?.zone !== 'battlefield' || card === undefined || move.cards !== undefined) return false
  if (typeof what !== 'object' || what.subject !== 'card') return false
  const { view } = force.env
  const objects = { ...view.state.objects, [object.id]: { ...object, substance: card.substance } }
  const asCard: View = { ...view, state: { ...view.state, objects } }
  return isAbout(ctx, { ...force, env: { ...force.env, view: asCard } }, move)
}

const cardsRedirected = (ctx: Context, force: Redirection, move: MoveProposal): readonly Proposal[] => {
  const [cards, ...others] = redirected(ctx, force, move)
  return cards?.kind === 'move' ? [{ ...move, cards }, ...others] : [move]
}

/** CR 113.6, 113.6m: what an object says of its own moves "from anywhere" functions also off the battlefield. */
const own = (ctx: Context, { object: id }: MoveProposal): readonly Redirection[] => {
  const object = ctx.state.objects[id]
  if (object === undefined || object.zone === 'battlefield' || object.faceDown) return []
  const view = project(ctx)
  const abilities = definitionOf(object, ctx.cards)?.abilities ?? []
  return abilities.flatMap((ability, at) =>
    ability.kind !== 'static' || ability.condition !== undefined
      ? []
      : ability.effects.flatMap((effect): readonly Redirection[] =>
          effect.kind === 'replacement' &&
          effect.replacement.kind === 'redirect-zone' &&
          effect.replacement.what === 'self' &&
          !view.statics.some(({ source, effect: other }) => source === id && other === effect)
            ? [
                {
                  key: `own:${id}:${at}`,
                  env: plainEnv(view, id, object.owner),
                  replacement: effect.replacement,
                  objects: null,
                },
              ]
            : [],
        ),
  )
}

const isAbout = (ctx: Context, force: Redirection, move: MoveProposal): boolean => {
  const { replacement, env } = force
  if ((replacement.to ?? move.to) !== move.to || replacement.instead === move.to) return false
  const object = objectOf(env.view, move.object)
  if (object === undefined) return false
  if (replacement.from !== undefined && replacement.from !== object.zone) return false
  if (replacement.uncast === true && (object.onStack?.castFrom ?? null) !== null) return false
  if (move.to !== 'battlefield' || typeof replacement.what === 'string')
    return isMeant(force, replacement.what, move.object)
  /** CR 614.12: what would enter is looked at as it would be there. */
  const controller = move.under ?? object.owner
  const traits = asEntered(ctx, object, controller, move)
  return traits !== undefined && matchesFuture(env, replacement.what, { ...object, controller }, traits)
}

/** CR 712.21d, 730.3d: of a permanent of several cards all go where one of them would. */
const redirected = (ctx: Context, { env, replacement }: Redirection, move: MoveProposal): readonly Proposal[] => {
  const { instead, counters, link, reveal, position = 'shuffled', besides = [] } = replacement
  const player = ctx.state.objects[move.object]!.owner
  if (reveal === true) record(ctx, { kind: 'revealed', objects: [move.object], to: 'all' })
  const gone: MoveProposal = {
    ...move,
    to: instead,
    ...(instead === 'library' ? { position } : {}),
    ...(counters === undefined
      ? {}
      : { counters: { ...move.counters, [counters.counter]: evaluate(env, counters.amount) } }),
    /** CR 607.2b, 614.14: what goes elsewhere so remembers by what, for an ability of that object that speaks of it. */
    ...(link === undefined ? {} : { chosen: { ...move.chosen, ...markOf(env, { link }) } }),
  }
  if (besides.length === 0) return [gone]
  const facts = { ...env, event: { object: move.object, player } }
  return [gone, { kind: 'instructions', player, env: facts, effects: besides, applied: new Set() }]
}
