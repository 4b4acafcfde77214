import { z } from '@hono/zod-openapi'
import { MOST_SIDES } from '../../../core/chance.ts'
import { PLAYER_DESIGNATIONS, TIMES } from '../../../core/designation.ts'
import { EXCHANGED_ZONES } from '../../../core/exchange-effect.ts'
import { EXTRA_PHASES, EXTRA_STEPS } from '../../../core/step.ts'
import { idSchema, intSchema, listSchema } from '../bounded.ts'
import { buildTargetSlot } from './ability.ts'
import { buildChoice, linkSchema } from './choice.ts'
import { buildFaceDown } from './face-down.ts'
import { buildFaceVerbs } from './face-verbs.ts'
import type { IrParts } from './ir-parts.ts'
import { buildManaProduction, buildManaTerms } from './mana.ts'
import { buildPermission, buildRequirement, buildRestriction } from './permission.ts'
import { buildCopyVerbs, buildStackVerbs } from './stack-verbs.ts'
import { nextStepSchema } from './trigger.ts'
import { as, edge, flag, link, verb } from './verb.ts'
import { durationSchema, manaRestrictionSchema, stepSchema, wordSortSchema, zoneSchema } from './words.ts'

const buildVerbs = ({ amount, filter, ref }: IrParts) =>
  [
    verb('damage', { source: ref, amount, to: ref, divided: flag, excess: ref.optional(), unpreventable: flag }),
    verb('destroy', { what: ref, noRegeneration: flag, as }),
    verb('exile', {
      what: ref,
      as,
      until: z.literal('source-leaves').optional(),
      faceDown: flag,
      seenBy: ref.optional(),
      link,
    }),
    verb('sacrifice', { who: ref, what: ref, as }),
    verb('draw', { who: ref, amount, as }),
    verb('discard', {
      who: ref,
      amount: z.union([amount, z.literal('hand')]),
      random: flag,
      what: filter.optional(),
      chooser: ref.optional(),
      as,
    }),
    verb('mill', { who: ref, amount, as }),
    verb('scry', { who: ref, amount }),
    verb('surveil', { who: ref, amount }),
    verb('counter', { what: ref, instead: zoneSchema.optional(), position: edge.optional() }),
    verb('gain-life', { who: ref, amount }),
    verb('lose-life', { who: ref, amount, as }),
    verb('set-life', { who: ref, amount }),
    verb('tap', { what: ref }),
    verb('untap', { what: ref }),
    verb('put-counters', { on: ref, counter: idSchema, amount, divided: flag }),
    verb('remove-counters', { from: ref, counter: idSchema, amount: z.union([amount, z.literal('all')]) }),
    verb('search', {
      who: ref,
      whose: ref.optional(),
      zone: z.enum(['library', 'graveyard', 'hand']),
      filter,
      count: amount,
      upTo: flag,
      to: zoneSchema,
      tapped: flag,
      position: edge.optional(),
      reveal: flag,
      shuffle: z.boolean(),
      link,
      as,
    }),
  ] as const

/** What puts something onto the battlefield, which may be attacking or blocking. */
const buildPlacing = (parts: IrParts) => {
  const { amount, modification, ref, token } = parts
  const named = z.union([z.literal(true), ref]).optional()
  return [
    verb('move', {
      what: ref,
      from: zoneSchema.optional(),
      to: zoneSchema,
      position: z.union([edge, z.strictObject({ fromTop: intSchema })]).optional(),
      under: ref.optional(),
      tapped: flag,
      transformed: z.literal(true).optional(),
      flipped: z.literal(true).optional(),
      faceDown: buildFaceDown(parts).optional(),
      counters: z.strictObject({ counter: idSchema, amount }).optional(),
      randomly: z.literal(true).optional(),
      traced: z.literal(true).optional(),
      reveal: flag,
      being: listSchema(modification, 20).optional(),
      attacking: named,
      blocking: named,
      link,
      as,
    }),
    verb('create-token', {
      who: ref,
      amount,
      token,
      tapped: flag,
      attacking: z.union([z.boolean(), ref]).optional(),
      blocking: named,
      link,
      as,
    }),
  ] as const
}

const buildSmallVerbs = (parts: IrParts) => {
  const { amount, filter, ref } = parts
  return [
    verb('put-same-counters', { of: ref, on: ref, counter: idSchema.optional() }),
    verb('shuffle', { who: ref }),
    verb('shuffle-into-library', { what: ref, who: ref.optional() }),
    verb('reveal-hand', { who: ref }),
    verb('look-at-hand', { who: ref }),
    verb('fight', { a: ref, b: ref }),
    verb('attach', { what: ref, to: ref }),
    verb('unattach', { what: ref }),
    verb('regenerate', { what: ref }),
    verb('remove-from-combat', { what: ref }),
    verb('become-blocked', { what: ref }),
    verb('join-attack', { what: ref, defender: ref.optional() }),
    verb('reselect-attack', { what: ref, who: ref }),
    verb('exchange-control', { what: ref }),
    verb('exchange-life', { who: ref }),
    verb('exchange-zones', { who: ref, zones: z.tuple([z.enum(EXCHANGED_ZONES), z.enum(EXCHANGED_ZONES)]) }),
    verb('drain-mana', { from: ref, to: ref }),
    verb('double-mana', { who: ref }),
    verb('designate', { who: ref, title: z.enum(PLAYER_DESIGNATIONS) }),
    verb('choose', { who: ref, choice: buildChoice(parts), link: linkSchema }),
    verb('note', { amount, link: linkSchema }),
    verb('set-time', { to: z.enum([...TIMES, 'other']) }),
    verb('increase-speed', { who: ref, amount }),
    verb('bring-in', { who: ref, filter, to: z.enum(['hand', 'exile']), reveal: flag, as }),
    verb('venture', { who: ref, into: idSchema.optional() }),
    verb('set-level', { what: ref, level: intSchema }),
    verb('solve', { what: ref }),
  ] as const
}

const buildLasting = (parts: IrParts) => {
  const { ability, effect, filter, modification, ref, replacement, trigger } = parts
  const effects = listSchema(effect, 50)
  const rule = z.discriminatedUnion('kind', [buildRestriction(parts), buildRequirement(parts), buildPermission(parts)])
  const duration = durationSchema
  return [
    verb('add-mana', {
      who: ref,
      mana: buildManaProduction(parts),
      restriction: z.union([manaRestrictionSchema, buildManaTerms(parts)]).optional(),
    }),
    verb('continuous', { what: ref, modifications: listSchema(modification, 20), duration }),
    verb('next-spell', {
      who: ref,
      what: filter,
      modifications: listSchema(modification, 20),
      duration: durationSchema,
    }),
    verb('change-text', { what: ref, sorts: listSchema(wordSortSchema, 2), duration }),
    verb('rule', { what: ref, rule, duration }),
    verb('shield', { what: ref, replacement, duration }),
    verb('delayed-trigger', { event: z.union([nextStepSchema, trigger]), effects, thisTurn: flag }),
    verb('reflexive-trigger', { targets: listSchema(buildTargetSlot(parts), 10), effects }),
    verb('create-emblem', { who: ref, abilities: listSchema(ability, 20) }),
    verb('grant-until', { who: ref, abilities: listSchema(ability, 20), duration }),
  ] as const
}

const buildWrappers = ({ amount, condition, cost, effect, ref }: IrParts) => {
  const effects = listSchema(effect, 50)
  const otherwise = effects.optional()
  return [
    verb('optional', { who: ref, effects, otherwise, as }),
    verb('if', { condition, effects, otherwise }),
    verb('pay', { who: ref, cost, x: amount.optional(), effects, otherwise }),
    verb('unless-paid', { who: ref, cost, x: amount.optional(), times: amount.optional(), effects }),
    verb('for-each', { of: ref, effects }),
    verb('choose-one', { who: ref, options: listSchema(effects, 20) }),
  ] as const
}

const buildGame = ({ amount, ref }: IrParts) =>
  [
    verb('win-game', { who: ref }),
    verb('lose-game', { who: ref }),
    verb('extra-turn', { who: ref, skips: listSchema(stepSchema, 20).optional() }),
    verb('draw-game', {}),
    verb('restart-game', { leaving: ref.optional(), as }),
    verb('play-subgame', {}),
    verb('end-now', { what: z.enum(['turn', 'combat-phase']) }),
    verb('control-player', { who: ref, whom: ref }),
    verb('extra-phases', {
      after: z.enum(['phase', 'main-phase']),
      phases: listSchema(z.enum(EXTRA_PHASES), 10),
      mine: z.literal(true).optional(),
    }),
    verb('extra-steps', {
      after: z.enum(['step', 'phase']),
      step: z.enum(EXTRA_STEPS),
      amount: amount.optional(),
      mine: z.literal(true).optional(),
    }),
  ] as const

const buildChance = ({ amount, effect, ref }: IrParts) =>
  [
    verb('flip-coin', {
      who: ref,
      amount: amount.optional(),
      until: z.literal('lost').optional(),
      uncalled: z.literal(true).optional(),
      as,
    }),
    verb('roll-dice', {
      who: ref,
      sides: z.int().min(1).max(MOST_SIDES),
      amount: amount.optional(),
      plus: amount.optional(),
      ignore: z.enum(['lowest', 'highest']).optional(),
      as,
    }),
    verb('roll-again', {}),
    verb('results-table', {
      rows: listSchema(
        z.strictObject({ from: intSchema, to: intSchema.optional(), effects: listSchema(effect, 50) }),
        20,
      ),
    }),
  ] as const

export const buildEffect = (parts: IrParts) =>
  z.discriminatedUnion('do', [
    ...buildVerbs(parts),
    ...buildPlacing(parts),
    ...buildCopyVerbs(parts),
    ...buildSmallVerbs(parts),
    ...buildStackVerbs(parts),
    ...buildFaceVerbs(parts),
    ...buildLasting(parts),
    ...buildWrappers(parts),
    ...buildGame(parts),
    ...buildChance(parts),
  ])
