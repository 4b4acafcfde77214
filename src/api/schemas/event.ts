import { z } from '@hono/zod-openapi'
import { COIN_SIDES, MOST_SIDES } from '../../core/chance.ts'
import { PLAYER_DESIGNATIONS, TIMES } from '../../core/designation.ts'
import { idSchema, idsSchema, intSchema, listSchema, nameSchema, ruleSchema, wordSchema } from './bounded.ts'
import { gameResultSchema } from './carried-state.ts'
import { manaTypeSchema, stepSchema, zoneSchema } from './ir/words.ts'

const event = <T extends string, S extends z.core.$ZodLooseShape>(name: T, shape: S) =>
  z.strictObject({ kind: z.literal(name), ...shape })

const object = { object: idSchema }
const player = { player: idSchema }
const targets = { targets: idsSchema }
const mana = { mana: listSchema(manaTypeSchema) }

const CAUSES = [
  'play',
  'cast',
  'resolve',
  'countered',
  'draw',
  'discard',
  'destroy',
  'sacrifice',
  'exile',
  'mill',
  'search',
  'move',
  'state-based',
  'cost',
] as const

const happenings = [
  event('zone-change', {
    ...object,
    became: idSchema.nullable(),
    parts: idsSchema.optional(),
    ...player,
    from: zoneSchema.nullable(),
    to: zoneSchema,
    cause: z.enum(CAUSES),
  }),
  event('token-created', { ...object, ...player }),
  event('tapped', { ...object, forMana: z.boolean().optional() }),
  event('untapped', object),
  event('damage', {
    source: idSchema,
    target: idSchema,
    amount: intSchema,
    combat: z.boolean(),
    excess: intSchema.optional(),
  }),
  event('damage-prevented', { source: idSchema, target: idSchema, amount: intSchema }),
  event('life', { ...player, delta: intSchema, cause: z.enum(['damage', 'effect', 'cost', 'lifelink']) }),
  event('counters', { on: idSchema, counter: wordSchema, delta: intSchema }),
  event('draw', { ...player, object: idSchema.nullable() }),
  event('turned-face-up', { ...object, ...player, x: intSchema.optional() }),
  event('turned-face-down', object),
  event('transformed', object),
  event('mutated', { ...object, spell: idSchema }),
  event('championed', { ...object, by: idSchema }),
  event('phased-out', { ...object, ...player }),
  event('phased-in', { ...object, ...player }),
  event('attached', { ...object, to: idSchema }),
  event('unattached', { ...object, from: idSchema.optional() }),
  event('mana-added', { ...player, ...mana, source: idSchema.nullable(), tapped: z.literal(true).optional() }),
  event('mana-spent', { ...player, ...mana }),
  event('mana-emptied', { ...player, ...mana }),
] as const

const stackEvents = [
  event('spell-cast', { ...object, ...player, ...targets }),
  event('ability-activated', { ...object, ...player, source: idSchema, ...targets }),
  event('ability-triggered', { source: idSchema, ...player }),
  event('trigger-put-on-stack', { ...object, source: idSchema, ...player, ...targets }),
  event('trigger-removed', { source: idSchema, reason: z.enum(['no-legal-target', 'condition']) }),
  event('resolved', object),
  event('fizzled', object),
  event('countered', { ...object, by: idSchema.nullable() }),
  event('land-played', { ...object, ...player }),
  event('targets-changed', { ...object, ...targets }),
  event('copied', { ...object, copy: idSchema, ...targets }),
] as const

const turnEvents = [
  event('attacks', { attacker: idSchema, defender: idSchema }),
  event('blocks', { blocker: idSchema, attacker: idSchema }),
  event('cycled', { object: idSchema, became: idSchema, player: idSchema }),
  event('unblocked', { attacker: idSchema, defender: idSchema }),
  event('became-blocked', { attacker: idSchema }),
  event('joined-attack', { attacker: idSchema, defender: idSchema }),
  event('joined-block', { blocker: idSchema, attacker: idSchema }),
  event('attack-reselected', { attacker: idSchema, defender: idSchema }),
  event('removed-from-combat', object),
  event('effect-began', { source: idSchema, objects: idsSchema }),
  event('effect-ended', { source: idSchema }),
  event('controller-changed', { ...object, ...player, from: idSchema.optional() }),
  event('room-entered', { ...player, ...object, room: nameSchema }),
  event('dungeon-completed', { ...player, ...object, name: nameSchema }),
  event('emblem-created', { ...object, ...player }),
  event('designated', { ...player, as: z.enum(PLAYER_DESIGNATIONS) }),
  event('time-changed', { to: z.enum(TIMES), from: z.enum(TIMES).nullable() }),
  event('speed-changed', { ...player, speed: intSchema }),
  event('level-changed', { ...object, level: intSchema }),
  event('solved', object),
  event('prepared', object),
  event('unprepared', object),
  event('protected', { ...object, ...player }),
  event('shuffled', player),
  event('revealed', { objects: idsSchema, to: idSchema }),
  event('regenerated', object),
  event('coin-flipped', { ...player, side: z.enum(COIN_SIDES), won: z.boolean().optional() }),
  event('dice-rolled', {
    ...player,
    sides: intSchema,
    rolls: listSchema(z.strictObject({ natural: intSchema, result: intSchema }), MOST_SIDES),
  }),
  event('game-restarted', player),
  event('turn-began', { number: intSchema, active: idsSchema }),
  event('step-began', { step: stepSchema }),
  event('priority', player),
  event('passed', player),
  event('player-lost', { ...player, rule: ruleSchema }),
  event('subgame-began', player),
  event('subgame-over', { result: gameResultSchema }),
  event('game-over', { result: gameResultSchema }),
] as const

export const eventSchema = z
  .discriminatedUnion('kind', [...happenings, ...stackEvents, ...turnEvents])
  .openapi('GameEvent', { description: 'What happened; ids are those valid just before it' })
