import type { Action } from '../core/action.ts'
import type { Gap } from '../core/card.ts'
import type { GameEvent } from '../core/event.ts'
import type { ObjectId, PlayerId } from '../core/ids.ts'
import type { Illegality } from '../core/illegality.ts'
import type { GameObject } from '../core/object.ts'
import type { Context } from './context.ts'
import { leaveUnsupported } from './interrupt.ts'
import { gapsOf } from './keywords/unenforced.ts'
import { isTriggeredManaAbility } from './mana/is-triggered-mana.ts'
import { project } from './projection/project.ts'
import { holds } from './refs/condition.ts'
import { characteristicsOf } from './refs/env.ts'
import { plainEnv } from './refs/plain-env.ts'
import { matchEvent } from './triggers/match-event.ts'

/**
 * When words that are not understood can matter. An activated ability matters to nobody who does not activate it, and a
 * triggered one whose event is understood only when that event happens. Anything else on the battlefield matters always.
 * The sender may take them for nothing with the option `ignoreGaps` (true, or ids with commas between them), and is told
 * so in the assumptions.
 */
export const refuseGapsInForce = (ctx: Context): void => {
  const gaps = objectsWithGaps(ctx).flatMap(({ object, gaps: all }) =>
    all.filter((gap) => isAlwaysOn(gap) && !isIgnored(ctx, object, gap)),
  )
  if (gaps.length > 0) leaveUnsupported(gaps)
}

/**
 * Stops where a card is cast or played whose own text is not understood where that could matter to casting it: what it does, its
 * costs, what it says of being cast. Abilities it will only have as a permanent can wait.
 */
export const refuseGapsOfSpell = (ctx: Context, id: ObjectId): void => {
  const traits = project(ctx).of(id)
  const object = ctx.state.objects[id]
  if (traits === undefined || object === undefined) return
  const gaps = gapsOf(traits).filter(
    ({ scope, text }) => scope !== 'activated' && (scope !== 'triggered' || /\bcast\b[^.]*\bspell\b/i.test(text)),
  )
  const counted = gaps.filter((gap) => !isIgnored(ctx, object, gap))
  if (counted.length > 0) leaveUnsupported(counted)
}

/**
 * CR 103.5b, 103.6: stops where a card in somebody's opening hand has words that speak of it and are not understood: they
 * could change what happens before the first turn.
 */
export const refuseOpeningHandGaps = (ctx: Context): void => {
  const gaps = ctx.state.seats.flatMap((player) =>
    ctx.state.players[player]!.hand.flatMap((id) => {
      const [traits, object] = [project(ctx).of(id), ctx.state.objects[id]]
      if (traits === undefined || object === undefined) return []
      return gapsOf(traits)
        .filter(({ text }) => OPENING_HAND.test(text))
        .filter((gap) => !isIgnored(ctx, object, gap))
    }),
  )
  if (gaps.length > 0) leaveUnsupported(gaps)
}

const OPENING_HAND = /\b(?:opening hand|begin the game|mulligan)\b/i

/** Stops where an event triggers an ability of which only the event is understood; what leaves looks back (603.10). */
export const refuseTriggeredGaps = (ctx: Context, events: readonly GameEvent[]): void => {
  refuseHandKeywords(ctx, events)
  const view = project(ctx)
  const left = events.flatMap((event) => {
    const snapshot =
      event.kind === 'zone-change' && event.from === 'battlefield' ? ctx.state.lastKnown[event.object] : undefined
    return snapshot === undefined ? [] : [{ object: snapshot.object, gaps: gapsOf(snapshot.characteristics) }]
  })
  for (const { object, gaps } of [...objectsWithGaps(ctx), ...left]) {
    const controller = characteristicsOf(view, object.id)?.controller ?? object.owner
    for (const gap of gaps) {
      if (gap.event === undefined) continue
      const hearing = ctx.state.objects[object.id] === undefined ? 'before' : 'always'
      if (matchEvent(view, { source: object.id, controller }, gap.event, events, hearing).length === 0) continue
      if (!isIgnored(ctx, object, gap)) leaveUnsupported([gap])
    }
  }
}

/** CR 603.8: stops while the state is there that an ability triggers on of which only that is understood. */
export const refuseStateGaps = (ctx: Context): void => {
  const view = project(ctx)
  for (const { object, gaps } of objectsWithGaps(ctx)) {
    const controller = view.of(object.id)?.controller
    if (object.zone !== 'battlefield' || controller === undefined) continue
    const env = plainEnv(view, object.id, controller)
    const met = gaps.find(({ event }) => event?.on === 'state' && holds(env, event.condition))
    if (met !== undefined && !isIgnored(ctx, object, met)) leaveUnsupported([met])
  }
}

/**
 * A refusal that words which are not understood might overturn: mana is lacking while a permanent of that player has an
 * ability that could make some, or a card may not be played by the rules while its own text speaks of playing it. Empty if
 * the refusal stands.
 */
export const gapsBehindRefusal = (ctx: Context, action: Action, reasons: readonly Illegality[]): readonly Gap[] => {
  if (!('player' in action) || !reasons.every(({ code }) => OVERTURNED.some((start) => code.startsWith(start))))
    return []
  const view = project(ctx)
  const own = action.kind === 'cast-spell' || action.kind === 'play-land' ? (action.object ?? '') : ''
  const ofCard = view.of(own)
  const lacksMana = reasons.every(({ code }) => code === 'cost.mana')
  const makers = lacksMana
    ? [...unknownMana(ctx, action.player), ...uncountedMana(ctx), ...doubledMana(ctx, action.player)]
    : []
  const sayings =
    ofCard === undefined
      ? []
      : gapsOf(ofCard).filter((gap) => gap.scope !== 'activated' && gap.scope !== 'triggered' && maySpeakOfPlaying(gap))
  return [...makers, ...sayings.filter((gap) => !isIgnored(ctx, ctx.state.objects[own]!, gap))]
}

/** Whether words could be about when, from where or for what the card is played: a sentence is only if it says so, a keyword may be. */
const maySpeakOfPlaying = ({ text }: Gap): boolean => {
  const said = text.replace(/\s*\([^()]*\)/g, '')
  return !/[.!?]["”]?$/.test(said) || PLAYING.test(said)
}
const PLAYING = /\b(?:cast|play|played|flash|costs?|pays?|spend|mana|rather than)\b/i

/** Abilities of a player's permanents that are not understood and speak of adding mana. */
const unknownMana = (ctx: Context, player: PlayerId): readonly Gap[] =>
  objectsWithGaps(ctx)
    .filter(({ object }) => project(ctx).of(object.id)?.controller === player)
    .flatMap(({ object, gaps }) => gaps.filter((gap) => /\badd\b/i.test(gap.text) && !isIgnored(ctx, object, gap)))

/** CR 605.1b: mana that triggers would add is not counted while a payment is looked for; naming the payment makes it. */
const uncountedMana = (ctx: Context): readonly Gap[] =>
  project(ctx)
    .triggers.filter(({ ability }) => isTriggeredManaAbility(ability))
    .map(({ source }) => {
      const card = project(ctx).of(source)?.name ?? ''
      return { card, text: '', span: [0, 0], reason: 'rule-not-enforced', rule: '605.1b', scope: 'triggered' }
    })

/** CR 701.10f: nor is mana that may be doubled before it is spent. */
const doubledMana = (ctx: Context, player: PlayerId): readonly Gap[] =>
  ctx.state.battlefield.flatMap((id) => {
    const traits = project(ctx).of(id)
    if (traits?.controller !== player || ctx.state.objects[id]?.tapped === true) return []
    if (!JSON.stringify(traits.abilities).includes('"double-mana"')) return []
    return [
      { card: traits.name, text: '', span: [0, 0], reason: 'rule-not-enforced', rule: '701.10f', scope: 'activated' },
    ]
  })

/** Stops where a player can't pay mana, as far as is understood, but has a permanent that might make some. */
export const refuseUnknownMana = (ctx: Context, player: PlayerId): void => {
  const gaps = unknownMana(ctx, player)
  if (gaps.length > 0) leaveUnsupported(gaps)
}

const OVERTURNED = ['cost.', 'timing.', 'zone.', 'land.', 'cast.no-mana-cost']

const isAlwaysOn = (gap: Gap): boolean =>
  gap.scope !== 'activated' && gap.scope !== 'spell' && !(gap.scope === 'triggered' && gap.event !== undefined)

type WithGaps = { readonly object: GameObject; readonly gaps: readonly Gap[] }

/** Permanents, and cards in graveyards and exile whose text speaks of being there (113.6b). */
const objectsWithGaps = (ctx: Context): readonly WithGaps[] => [
  ...withGaps(ctx, ctx.state.battlefield, /(?:)/),
  ...withGaps(
    ctx,
    ctx.state.seats.flatMap((player) => ctx.state.players[player]!.graveyard),
    /graveyard/i,
  ),
  ...withGaps(ctx, ctx.state.exile, /exile/i),
]

const withGaps = (ctx: Context, ids: readonly ObjectId[], words: RegExp): readonly WithGaps[] => {
  const view = project(ctx)
  return ids.flatMap((id) => {
    const traits = view.of(id)
    const gaps = traits === undefined ? [] : gapsOf(traits).filter(({ text }) => words.test(text))
    return gaps.length === 0 ? [] : [{ object: ctx.state.objects[id]!, gaps }]
  })
}

/** CR 113.6k, 702.35a, 702.94a: words that work on a card in hand while it is discarded or drawn. */
const refuseHandKeywords = (ctx: Context, events: readonly GameEvent[]): void => {
  for (const event of events) {
    if (event.kind !== 'zone-change' || event.became === null) continue
    const word =
      event.cause === 'draw' ? /^Miracle\b/ : event.cause === 'discard' ? /^Madness\b|\bdiscards? this card\b/ : null
    const object = ctx.state.objects[event.became]
    const traits = project(ctx).of(event.became)
    if (word === null || object === undefined || traits === undefined) continue
    const gaps = traits.gaps.filter((gap) => word.test(gap.text) && !isIgnored(ctx, object, gap))
    if (gaps.length > 0) leaveUnsupported(gaps)
  }
}

const isIgnored = (ctx: Context, object: GameObject, gap: Gap): boolean => {
  const option = ctx.state.rules.options.ignoreGaps
  const ignored = option === true || (typeof option === 'string' && option.split(',').includes(object.id))
  const pointer = `/objects/${object.id}/${gap.span.join('-')}`
  if (ignored && !ctx.assumptions.some((assumption) => assumption.pointer === pointer)) {
    ctx.assumptions.push({ code: 'gap-ignored', pointer })
  }
  return ignored
}
