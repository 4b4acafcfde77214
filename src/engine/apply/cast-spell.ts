import type { Body } from '../../core/ability.ts'
import type { CastSpell } from '../../core/action.ts'
import type { Cost } from '../../core/cost.ts'
import type { CastHalf } from '../../core/face.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Illegality, Named } from '../../core/illegality.ts'
import type { Characteristics } from '../../core/object.ts'
import { askOption } from '../ask.ts'
import { type Context, cite, type Execute } from '../context.ts'
import { payCost } from '../costs/pay-cost.ts'
import { begin } from '../effects/continuous.ts'
import { bestowalOf } from '../events/bestowal.ts'
import { patchHistory, patchObject, record } from '../events/commit.ts'
import { happen } from '../events/happen.ts'
import { becomeUnprepared } from '../events/prepare.ts'
import { refuseGapsOfSpell } from '../gaps.ts'
import { illegal } from '../illegal.ts'
import { leaveUnsupported, refuse } from '../interrupt.ts'
import { castProhibitions } from '../legality/cast-restrictions.ts'
import { shownToPlay } from '../legality/exiled-to-cast.ts'
import { facedToPlay } from '../legality/faced-to-play.ts'
import { findCard } from '../legality/find-card.ts'
import { halvesMeant, showingHalf } from '../legality/half-to-cast.ts'
import { named } from '../legality/named.ts'
import type { ProposedCard } from '../legality/proposed.ts'
import { CAST_STAGES } from '../legality/registry.ts'
import { costOfFlash, hasFlashAsProposed, timelyWays, untimelyUnlessChosen } from '../legality/sorcery-timing.ts'
import { passStages } from '../legality/stage.ts'
import { turnedToCast } from '../legality/turned-to-cast.ts'
import { alternatives, MANA_COST, type WayToCast, waysToCast } from '../legality/ways-to-cast.ts'
import { project } from '../projection/project.ts'
import { keywordsOf } from '../refs/keywords.ts'
import { matches } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { spellBody } from '../stack/spell-body.ts'
import { watch } from '../triggers/watch.ts'
import { announce } from './announce.ts'
import { beginAsCast } from './begin-as-cast.ts'
import { bestowedToCast } from './bestowed-to-cast.ts'
import { withReduction } from './choose-reducing.ts'
import { possibleWays } from './possible-ways.ts'
import { type CostOption, factsOf, factsPaid, type Proposal, payerOf, settle } from './proposal.ts'
import { splicesOnto } from './splicing.ts'

/** CR 601.2: casts a spell: proposes it, pays for it, and it becomes cast. Whatever fails, nothing of it remains (733.1). */
export const castSpell = (ctx: Context, action: CastSpell, execute: Execute): void => {
  const found = shownToPlay(ctx, findCard(ctx, action))
  const halves = halvesMeant(ctx, action, found)
  if (halves.length === 0) return castShown(ctx, action, facedToPlay(ctx, action, found, 'spell'), execute)
  const castAs = (on: Context, half: CastHalf): void => castShown(on, action, showingHalf(on, found, half), execute)
  castAs(
    ctx,
    halves.length === 1 ? halves[0]! : askForHalf(ctx, action, found.object, possibleWays(ctx, halves, castAs)),
  )
}

const castShown = (ctx: Context, action: CastSpell, shown: ProposedCard, execute: Execute): void => {
  const found = turnedToCast(ctx, action, shown)
  const card = bestowedToCast(ctx, action, found, (trial, tried) =>
    castSpell(trial, { ...tried, object: found.object }, execute),
  )
  passStages(ctx, CAST_STAGES, card)
  const more = costOfFlash(ctx, card)
  const untimely = untimelyUnlessChosen(ctx, card)
  const castOn = (on: Context, way: WayToCast): void =>
    castFor(on, action, card, {
      way,
      more,
      untimely: way.flash === true ? null : untimely,
      whileResolving: false,
      execute,
    })
  const ways = timelyWays(ctx, card, waysToCast(ctx, card))
  castOn(
    ctx,
    wayNamed(ctx, action, card.object, ways) ?? askForWay(ctx, action, card.object, possibleWays(ctx, ways, castOn)),
  )
}

/** How a card is cast: for which cost, what has to be paid besides, and whether an effect lets it be cast as it resolves. */
export interface Casting {
  readonly way: WayToCast
  readonly more: Cost
  /** Why it can't be cast now, unless what is chosen makes it a spell that can. */
  readonly untimely: Illegality | null
  readonly whileResolving: boolean
  readonly execute: Execute
}

export const castFor = (ctx: Context, action: CastSpell, card: ProposedCard, casting: Casting): void => {
  const { traits } = card
  const { way, more, untimely, whileResolving, execute } = casting
  refuseGapsOfSpell(ctx, card.object)
  const name = named(ctx, card.object)
  const { preparedBy } = ctx.state.objects[card.object]!.marks ?? {}
  const settled = way.paid ?? (way.name === MANA_COST ? [] : [way.name])
  const stacked = putOnStack(ctx, card, settled)
  const proposal = withReduction(ctx, {
    action,
    key: card.object,
    name,
    stacked,
    source: stacked,
    kind: 'spell',
    body: withEntwine(bodyOf(ctx, stacked, traits), traits),
    cost: [...way.cost, ...mandatoryCosts(traits), ...more],
    options: [...optionsOf(traits), ...splicesOnto(ctx, action.player, stacked)],
    ...perModeOf(traits),
    paid: settled,
    spending: {
      on: 'spell',
      traits,
      is: (filter) => matches(plainEnv(project(ctx), stacked, action.player), filter, stacked),
    },
    whileResolving,
    execute,
  })
  const { cost, x } = announce(ctx, proposal)
  refuseProhibited(ctx, action, stacked, name)
  if (untimely !== null && !hasFlashAsProposed(ctx, action.player, stacked)) refuse([untimely])
  const paid = payCost(ctx, payerOf(ctx, proposal, x, cost), cost)
  settle(ctx, proposal, factsPaid(paid))
  if (paid.uncounterable)
    begin(ctx, plainEnv(project(ctx), stacked, action.player), 'indefinite', [stacked], UNCOUNTERABLE)
  becomeCast(ctx, proposal, preparedBy)
}

/** CR 106.6, 101.2: what mana can bring about that is spent on a spell. */
const UNCOUNTERABLE = { rule: { kind: 'restriction', cant: { act: 'be-countered', who: 'self' } } } as const

/**
 * CR 601.2a: the card goes to the top of the stack as a spell its caster controls, whatever it costs (118.5a), and waits to resolve,
 * also where it adds mana (605.5b).
 */
const putOnStack = (ctx: Context, { object, player, zone }: ProposedCard, paid: readonly string[]): ObjectId => {
  const { faceDown, marks } = ctx.state.objects[object]!
  const shown = marks?.back === true ? { back: true } : marks?.alternative === true ? { alternative: true } : {}
  const down = faceDown ? { down: marks?.down ?? {} } : shown
  const half = marks?.half === undefined ? {} : { half: marks.half }
  const more = { ...down, ...half, ...bestowalOf(marks) }
  const [moved] = happen(ctx, [{ kind: 'move', object, to: 'stack', cause: 'cast', under: player, ...more }])
  if (moved?.kind !== 'zone-change' || moved.became === null) throw new Error('a card that is cast becomes a spell')
  const stacked = moved.became
  patchObject(ctx, stacked, {
    onStack: {
      kind: 'spell',
      source: stacked,
      ability: null,
      modes: [],
      targets: [],
      x: 0,
      paid,
      manaSpent: [],
      castFrom: zone,
      event: null,
    },
  })
  cite(ctx, '601.2a', { object: stacked })
  beginAsCast(ctx, player, stacked)
  return stacked
}

/** CR 601.2b, 118.9a: the one of several costs that is paid, where it is named among what is paid or there is no other. */
const wayNamed = (
  ctx: Context,
  action: CastSpell,
  card: ObjectId,
  ways: readonly WayToCast[],
): WayToCast | undefined => {
  const given = ways.filter(({ name }) => action.pay?.includes(name) === true)
  /** What it may be cast for is an alternative cost already, so another one that it names is no way. */
  const barred = alternatives(ctx, action.player, card).filter(
    ({ name }) => action.pay?.includes(name) === true && !ways.some((way) => way.name === name),
  )
  if (given.length > 1 || barred.length > 0) {
    const options = [...barred, ...(barred.length > 0 ? ways : given)].map(({ name }) => name)
    refuse([illegal('cost.several-alternatives', ['118.9a', '601.2b'], { object: named(ctx, card), options })])
  }
  const [only, another] = ways
  if (given.length === 1 || another === undefined) return given[0] ?? only!
  const normal = ways.find(({ name }) => name === MANA_COST)
  return action.pay === undefined ? undefined : normal
}

/** CR 709.3: which half is cast is chosen before anything else; also whether both are (702.102a). */
const askForHalf = (ctx: Context, action: CastSpell, card: ObjectId, halves: readonly CastHalf[]): CastHalf =>
  askOption(ctx, {
    kind: 'choose-option',
    key: `half:${card}`,
    player: action.player,
    rule: '709.3',
    source: card,
    options: halves,
  }) as CastHalf

const askForWay = (ctx: Context, action: CastSpell, card: ObjectId, ways: readonly WayToCast[]): WayToCast => {
  const option = askOption(ctx, {
    kind: 'choose-option',
    key: `alternative:${card}`,
    player: action.player,
    rule: '601.2b',
    source: card,
    options: ways.map(({ name }) => name),
  })
  return ways.find(({ name }) => name === option)!
}

/** CR 118.8: additional costs its own text imposes. */
const mandatoryCosts = ({ abilities }: Characteristics): Cost =>
  abilities.flatMap((ability) =>
    ability.kind === 'static'
      ? ability.effects.flatMap((effect) => (effect.kind === 'additional-cost' ? effect.cost : []))
      : [],
  )

/** CR 702.27a, 702.33a–c, 702.42a, 702.56a: additional costs that may be paid. */
const optionsOf = (traits: Characteristics): readonly CostOption[] => [
  ...keywordsOf(traits, 'kicker').map(({ cost }, i, { length }) => ({
    name: length === 1 ? 'kicker' : `kicker-${i + 1}`,
    cost,
  })),
  ...keywordsOf(traits, 'multikicker').map(({ cost }) => ({ name: 'kicker', cost, repeats: true as const })),
  ...keywordsOf(traits, 'replicate').map(({ cost }) => ({ name: 'replicate', cost, repeats: true as const })),
  ...keywordsOf(traits, 'entwine').map(({ cost }) => ({ name: 'entwine', cost })),
  ...keywordsOf(traits, 'buyback').map(({ cost }) => ({ name: 'buyback', cost })),
]

/** CR 702.42a, 601.4: all modes may be chosen where the entwine cost is paid. */
const withEntwine = (body: Body, traits: Characteristics): Body => {
  if (body.kind === 'simple' || keywordsOf(traits, 'entwine').length === 0) return body
  const all = body.modes.length
  return { ...body, whenPaid: { option: 'entwine', min: all, max: all } }
}

/** CR 702.120a */
const perModeOf = (traits: Characteristics): { readonly perMode?: Cost } => {
  const cost = keywordsOf(traits, 'escalate').flatMap((one) => one.cost)
  return cost.length === 0 ? {} : { perMode: cost }
}

/** What the spell says to do; an instant or sorcery without a spell ability is one whose text is not understood. */
const bodyOf = (ctx: Context, stacked: ObjectId, traits: Characteristics): Body => {
  const body = spellBody(ctx, stacked)
  if (body !== null) return body
  if (traits.types.some((type) => type === 'instant' || type === 'sorcery')) {
    leaveUnsupported([{ card: traits.name, text: '', span: [0, 0], reason: 'no-spell-ability', rule: '113.3a' }])
  }
  return { kind: 'simple', targets: [], effects: [] }
}

/** CR 601.2e, 601.6: the spell as it is proposed may be one that an effect says can't be cast. */
const refuseProhibited = (ctx: Context, { player }: CastSpell, stacked: ObjectId, name: Named): void => {
  const reasons = castProhibitions(ctx, player, stacked, name)
  if (reasons.length > 0) refuse(reasons)
}

/** CR 601.2i: it becomes cast, and abilities that wait for that trigger. CR 722.3c: what was prepared for it no longer is. */
const becomeCast = (ctx: Context, proposal: Proposal, preparedBy: ObjectId | undefined): void => {
  const { stacked, action } = proposal
  const { player } = action
  const { spellsCast, spellTypes } = ctx.state.history
  const types = project(ctx).of(stacked)?.types ?? []
  patchHistory(ctx, {
    spellsCast: { ...spellsCast, [player]: (spellsCast[player] ?? 0) + 1 },
    spellTypes: [...spellTypes, { by: player, types }],
  })
  cite(ctx, '601.2i', { object: stacked })
  const targets = factsOf(ctx, proposal).targets.flatMap(({ chosen }) => chosen)
  const cast = record(ctx, { kind: 'spell-cast', object: stacked, player, targets })
  watch(ctx, [cast, ...(preparedBy === undefined ? [] : becomeUnprepared(ctx, preparedBy))])
}
