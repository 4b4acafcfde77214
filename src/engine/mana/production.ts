import { COLORS } from '../../core/color.ts'
import type { ObjectId } from '../../core/ids.ts'
import type { Illegality, Named } from '../../core/illegality.ts'
import { MANA_TYPES, type Mana, type ManaType } from '../../core/mana.ts'
import type { ManaProduction } from '../../core/mana-production.ts'
import type { Context } from '../context.ts'
import { illegal } from '../illegal.ts'
import { expandAbility } from '../keywords/expand.ts'
import { notedUnder } from '../links/memory.ts'
import { settleValues } from '../links/settle-values.ts'
import { project } from '../projection/project.ts'
import { evaluate } from '../refs/amount.ts'
import type { Env } from '../refs/env.ts'
import { findAll } from '../refs/match.ts'
import { plainEnv } from '../refs/plain-env.ts'
import { type AddMana, addsIn } from './adds-in.ts'
import { replacedProduction } from './replaced-production.ts'
import { manaOfSymbols } from './symbols.ts'

/** Combinations of mana one effect can make that are told apart. */
const MOST_OUTPUTS = 60

/** CR 605.1a: everything that instructions could add to the pool, each possibility once. */
export const outputsOf = (
  ctx: Context,
  env: Env,
  effects: readonly AddMana[],
  snow: boolean,
): readonly (readonly Mana[])[] =>
  effects.reduce<readonly (readonly Mana[])[]>(
    (before, effect) => {
      const units = possibleTypes(ctx, env, effect.mana).map((types) =>
        types.map((type) => unitOf(env, effect, type, snow)),
      )
      return before.flatMap((some) => units.map((more) => [...some, ...more])).slice(0, MOST_OUTPUTS)
    },
    [[]],
  )

/** CR 106.6: with what it may be spent on, as was chosen by now. */
export const unitOf = (env: Env, { restriction }: AddMana, type: ManaType, snow: boolean): Mana => ({
  type,
  ...(snow ? { snow } : {}),
  ...(restriction === undefined ? {} : { restriction: settleValues(env, restriction) }),
})

/** The lists of types a production can come out as. */
export const possibleTypes = (ctx: Context, env: Env, mana: ManaProduction): readonly (readonly ManaType[])[] => {
  switch (mana.kind) {
    case 'fixed':
      return [mana.mana]
    case 'symbols':
      return manaOfSymbols(mana.mana)
    case 'amount':
      return [repeated(mana.type, evaluate(env, mana.amount))]
    case 'combination':
      return combinationsOf(mana.types, evaluate(env, mana.amount))
    default:
      return eachOf(typesToChoose(ctx, env, mana), evaluate(env, mana.amount))
  }
}

/** CR 106.5: a type that is not defined is no mana. */
const eachOf = (types: readonly ManaType[], count: number): readonly (readonly ManaType[])[] =>
  types.length === 0 ? [[]] : types.map((type) => repeated(type, count))

export type OneType = Extract<
  ManaProduction,
  { kind: 'one-of' | 'could-produce' | 'color-among' | 'chosen-color' | 'of-event' }
>

/** The types of which one is chosen; `seen` are the permanents that ask already what others could produce. */
export const typesToChoose = (
  ctx: Context,
  env: Env,
  mana: OneType,
  seen: ReadonlySet<ObjectId> = new Set(),
): readonly ManaType[] => {
  switch (mana.kind) {
    case 'one-of':
      return mana.types
    // CR 607.5a: no colour is no mana.
    case 'chosen-color': {
      const color = notedUnder(env, mana)
      return MANA_TYPES.filter((type) => type === color || mana.or?.includes(type) === true)
    }
    case 'of-event':
      return [...new Set(env.event?.mana ?? [])]
    case 'color-among': {
      const colors = findAll(env, mana.what).flatMap((id) => env.view.of(id)?.colors ?? [])
      return COLORS.filter((color) => colors.includes(color))
    }
    case 'could-produce': {
      const all = new Set([...seen, env.source])
      const types = findAll(env, mana.what).flatMap((id) => typesProduced(ctx, id, all))
      return MANA_TYPES.filter((type) => types.includes(type) && (mana.of === 'type' || type !== 'C'))
    }
  }
}

/**
 * CR 106.7: the types of mana that abilities of a permanent would make if they resolved now, replacement effects in mind,
 * whatever they cost. One that asks the same of others in a circle adds nothing.
 */
const typesProduced = (ctx: Context, id: ObjectId, seen: ReadonlySet<ObjectId>): readonly ManaType[] => {
  const traits = project(ctx).of(id)
  if (traits === undefined || seen.has(id)) return []
  const env = plainEnv(project(ctx), id, traits.controller)
  const bodies = traits.abilities
    .flatMap(expandAbility)
    .flatMap((ability) => (ability.kind === 'activated' || ability.kind === 'triggered' ? [ability.body] : []))
    .flatMap((body) => (body.kind === 'simple' ? [body] : body.modes))
  const types = bodies.flatMap(({ effects }) =>
    addsIn(env, effects).flatMap(({ mana }) =>
      isOneType(mana) ? typesToChoose(ctx, env, mana, seen) : possibleTypes(ctx, env, mana).flat(),
    ),
  )
  return [...new Set(types)].flatMap((type) =>
    replacedProduction(ctx, traits.controller, id, [{ type }]).map((unit) => unit.type),
  )
}

export const isOneType = (mana: ManaProduction): mana is OneType => ONE_TYPE.includes(mana.kind)
const ONE_TYPE: readonly ManaProduction['kind'][] = [
  'one-of',
  'could-produce',
  'color-among',
  'chosen-color',
  'of-event',
]

const repeated = (type: ManaType, count: number): readonly ManaType[] =>
  Array.from({ length: Math.max(0, count) }, () => type)

const combinationsOf = (types: readonly ManaType[], count: number): readonly (readonly ManaType[])[] => {
  const [type, ...rest] = types
  if (count <= 0 || type === undefined) return [[]]
  if (rest.length === 0) return [repeated(type, count)]
  const lists: (readonly ManaType[])[] = []
  for (let of = count; of >= 0 && lists.length < MOST_OUTPUTS; of--) {
    for (const others of combinationsOf(rest, count - of)) lists.push([...repeated(type, of), ...others])
  }
  return lists
}

/**
 * CR 605.3b, 608.2h: the first of what the player wants made, as far as this instruction makes it as things are now; null if
 * it can't come out so. An amount that is worked out only now may be more than the player could know: then the wish says of
 * which type.
 */
export const wanted = (
  ctx: Context,
  env: Env,
  mana: ManaProduction,
  produces: readonly ManaType[],
): readonly ManaType[] | null => {
  const possible = possibleTypes(ctx, env, mana)
  const made = possible.find((types) => startsWith(produces, types))
  if (made !== undefined) return produces.slice(0, made.length)
  if (!('amount' in mana) || typeof mana.amount === 'number') return null
  const isWished = (types: readonly ManaType[]): boolean =>
    produces.length > 0 && types.length > produces.length && new Set([...types, ...produces]).size === 1
  return possible.find(isWished) ?? null
}

/** The refusal of mana that an ability can't make. */
export const cannotProduce = (source: Named): Illegality =>
  illegal('payment.cannot-produce', ['605.1', '106.3'], { source })

const startsWith = (list: readonly ManaType[], types: readonly ManaType[]): boolean =>
  sameTypes(list.slice(0, types.length), types)

/** The same mana in any order. */
export const sameTypes = (a: readonly ManaType[], b: readonly ManaType[]): boolean =>
  a.toSorted().join() === b.toSorted().join()
